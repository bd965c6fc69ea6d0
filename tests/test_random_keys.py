"""Random keys, and things pointed at, anywhere, under any rules and settings: no exception, and never a dead end.

``python tools/soak.py`` presses a million of them.
"""

import pytest
from thorough import times

from spades_gui.app.game import GameTable
from spades_gui.keys.key import Key
from spades_gui.settings.schema import LANGUAGES
from tools.soak import Soak, SoakError

KEYS = times(12_000, 200_000)


@pytest.fixture(autouse=True)
def no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the painter draws, nobody sees."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")


def test_any_keys_in_any_order_leave_a_game_that_answers() -> None:
    soak = Soak("all keys")
    soak.press(KEYS)
    tally = soak.tally
    assert tally.keys >= KEYS
    assert tally.languages.keys() == set(LANGUAGES)
    assert min(tally.hands, tally.matches, tally.starts, tally.drawn, tally.pointed, tally.moved) > 0


def test_the_same_seed_gives_the_same_run() -> None:
    first, second = Soak("again"), Soak("again")
    for soak in (first, second):
        soak.press(300)
    assert first.tally == second.tally


def test_what_the_game_raises_is_told_with_the_keys_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    real = GameTable.press

    def press(game: GameTable, key: Key) -> None:
        real(game, key)
        if key.name == "f9":
            raise ZeroDivisionError("on purpose")

    monkeypatch.setattr(GameTable, "press", press)
    with pytest.raises(SoakError, match=r"key \d+, after .*f9: ZeroDivisionError\('on purpose'\)"):
        Soak("trouble").press(5000)
    monkeypatch.setattr(GameTable, "press", lambda *_: None)
    with pytest.raises(SoakError, match="f1 says nothing"):
        Soak("silence").press(5000)
