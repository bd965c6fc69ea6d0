"""Hints, thoughts and the review of a hand as a player hears them, in each language.

The transcripts in ``data/`` were read line by line. When a change to them is meant, write them anew with
``python tests/test_advice_transcripts.py`` and read what changed.
"""

from pathlib import Path

import pytest
from adviser import Adviser
from pilot import Pilot

from spades_gui.core.observation import Phase

DATA = Path(__file__).parent / "data"
LANGUAGES = ("en", "fr", "ru")
HANDS: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("partners of four", 3, {}),
    ("a nil, with cards exchanged", 0, {"rules__nil_pass": 2}),
    ("everybody alone, bags or not", 2, {"match__preset": "solo4", "rules__scoring": "quicksand"}),
    ("two who draw their cards", 5, {"match__preset": "duel", "rules__two_player_deal": "draw"}),
)
"""What it is, the player's bid, the rules."""
SEATS = ("alt+left", "alt+up", "alt+right")


def transcript(language: str) -> list[str]:
    """Of each hand a hint at every turn, seat after seat what it thinks, and after the hand everything."""
    lines = []
    for name, bid, settings in HANDS:
        lines.append(f"# {name}")
        pilot = Pilot(language, "advice", thinker=Adviser(bid, 4, 3, 2, step=9), **settings)
        pilot.begin()
        turn = 0
        while not pilot.seen.sheets:
            lines += asked(pilot, "a", SEATS[turn % 3])
            turn += 1
            act(pilot, bid)
        lines += asked(pilot, "end", "return", *["down"] * 3, "escape", *SEATS, "shift+a", *["down"] * 19)
    return lines


def asked(pilot: Pilot, *keys: str) -> list[str]:
    """Each key and its answer."""
    return [f"[{key}] {' / '.join(pilot.press(key))}" for key in keys]


def act(pilot: Pilot, bid: int) -> None:
    """Do what is due."""
    match pilot.seen.phase:
        case Phase.BID if bid in pilot.seen.bids_open():
            pilot.bid(bid)
        case Phase.BID:
            pilot.press("b", "return")
        case Phase.DRAW:
            pilot.press("return")
        case Phase.PASS:
            pilot.press("home", "return", "end", "return", "return")
        case _:
            pilot.play()


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_sounds_as_it_was_read(language: str) -> None:
    kept = (DATA / f"advice.{language}.txt").read_text(encoding="utf-8").splitlines()
    assert transcript(language) == kept


if __name__ == "__main__":
    for language in LANGUAGES:
        (DATA / f"advice.{language}.txt").write_text("\n".join(transcript(language)) + "\n", encoding="utf-8")
