"""spades-gui say: any message, spoken and printed, and what is said where it cannot be."""

import time
from array import array
from collections.abc import Callable
from pathlib import Path

import pytest
from hearing import language_of, loudness
from needs import needs
from test_program import run

from spades_gui import stage
from spades_gui.app.doubles import RecordingSpeaker
from spades_gui.batch.say import faults, message_of
from spades_gui.present.words import Words
from spades_gui.settings.schema import LANGUAGES, Settings
from tools.lint_locales import LOCALES, read

RATE = 44_100


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["card-name", "card=QS", "--language=ru"], "Дама пик"),
        (["bid-made", "--language", "fr", "who=Éloïse", "bid=4"], "Éloïse, 4."),
        (["card-name", "card=BJ"], "Big joker"),
    ],
)
def test_a_message_is_printed_in_its_language(tmp_path: Path, arguments: list[str], text: str) -> None:
    done = run(tmp_path, "say", *arguments, "--silent")
    assert (done.returncode, done.stdout, done.stderr) == (0, text + "\n", "")


def test_it_says_as_much_as_it_is_told_to(tmp_path: Path) -> None:
    suit = ("say", "suit-gone", "suit=S", "list=Q", "n=4", "--silent")
    brief, full = (run(tmp_path, *suit, f"--verbosity={each}").stdout for each in ("brief", "full"))
    assert 0 < len(brief) < len(full)


@pytest.mark.parametrize(("language", "text"), [("fr", "Dame de pique"), ("ru", "Дама пик")])
def test_without_any_other_voice_the_built_in_one_speaks_it(tmp_path: Path, language: str, text: str) -> None:
    needs("espeak-ng", package="espeak-ng")
    sound = tmp_path / "sound.raw"
    env = {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(sound)}
    done = run(tmp_path, "say", "card-name", "card=QS", f"--language={language}", **env)
    assert (done.returncode, done.stdout) == (0, text + "\n")
    assert language_of(loudness(array("h", sound.read_bytes())[::2], RATE), text) == language


def test_it_sleeps_while_it_is_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0

    class Slow(RecordingSpeaker):
        def busy(self) -> bool:
            nonlocal asked
            asked += 1
            return super().busy()

        def voice(self) -> str:
            return "slow"

    def speaker(_settings: Settings, wake: Callable[[], None], *_: object) -> Slow:
        wake()
        return Slow(time.monotonic)

    monkeypatch.setattr(stage, "_speaker", speaker)
    began = time.monotonic()
    stage.speak_once(Settings(), "x", "en")
    assert 0 < asked < 2 + 100 * (time.monotonic() - began)


def test_where_nothing_can_speak_it_is_printed_all_the_same(tmp_path: Path) -> None:
    done = run(tmp_path, "say", "card-name", "card=QS", SDL_AUDIODRIVER="nonsense")
    assert (done.returncode, done.stdout, done.stderr) == (0, "Queen of spades\n", "")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["card-nme", "card=QS"], ["There is no message card-nme; perhaps card-name is meant."]),
        (["zzzz-qqqq"], ["There is no message zzzz-qqqq."]),
        (["bid-made", "who=Anna"], ["Still needed for bid-made: bid."]),
        (["bid-made"], ["Still needed for bid-made: bid, who."]),
        (["bid-made", "who=Anna", "bid=4", "card=QS"], ["No such value of bid-made: card."]),
        (["card-name", "card=QX"], ["A card is needed for card, as QS, TD or BJ, not QX."]),
        (["refused-follow-suit", "suit=spades"], ["A suit is needed for suit, as S, or a card, as QS, not spades."]),
        (["sheet-wrong-sum", "n=many", "wanted=13"], ["A whole number is needed for n, not many."]),
    ],
)
def test_what_is_wrong_is_told_by_name(tmp_path: Path, arguments: list[str], told: list[str]) -> None:
    done = run(tmp_path, "say", *arguments, "--silent")
    assert (done.returncode, done.stdout, done.stderr.splitlines()) == (2, "", told)


def test_every_message_of_the_game_can_be_said_with_the_values_it_asks_for() -> None:
    words = Words(LOCALES, pytest.fail, strict=True)
    source = read(LOCALES, "en")
    ids = [id for id in source.entries if not id.startswith("-")]
    assert set(ids) <= set(words.ids)
    for id in ids:
        given = [f"{name}={'QS' if name in ('card', 'suit') else 2}" for name in source.variables(id)]
        message = message_of(id, given)
        assert [words.say(each, "en") for each in faults(words, message)] == []
        for language in LANGUAGES:
            words.say(message, language)
