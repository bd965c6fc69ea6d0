"""Whole hands as a player hears them, in each language.

The transcripts in ``data/`` were read line by line. When a change to them is meant, write them anew with
``python tests/test_game_transcripts.py`` and read what changed.
"""

from pathlib import Path

import pytest
from pilot import Pilot, PlainThinker

DATA = Path(__file__).parent / "data"
LANGUAGES = ("en", "fr", "ru")
QUESTIONS = ("s", "v", "t", "c", "f", "l", "l", "w", "n", "p", "k", "g", "r", "h", "shift+h", "o", "o", "o")
SEATS = ("shift+left", "shift+up", "shift+right", "shift+down")
LISTS = ("shift+s", "shift+c", "shift+l", "shift+w")


def transcript(language: str) -> list[str]:
    """A match's first two hands: questions before the deal is over, in mid-trick and after the hand."""
    pilot = Pilot(language, "transcript", thinker=PlainThinker(0, 4, 3, 2))
    lines = [*pilot.heard(), *pilot.begin()]
    lines += asked(pilot, "b", "up", "down", "end", "home", "escape", *QUESTIONS, *SEATS)
    lines += looked_through(pilot)
    lines += pilot.bid(0)
    lines += pilot.play()
    lines += asked(pilot, "home", "left", "right", "down", "up", "end", "1", "2", *QUESTIONS, *SEATS)
    lines += looked_through(pilot)
    lines += ["# a card that may not be played, and the rest of the hand"]
    lines += refusal(pilot)
    lines += pilot.play_hand()
    lines += asked(pilot, "home", *["down"] * 9, "shift+s", *QUESTIONS, "home", "return")
    lines += pilot.play_hand(bid=5)
    return lines


def looked_through(pilot: Pilot) -> list[str]:
    """The lists of the table, and the first steps in those that hold something."""
    lines = []
    for key in LISTS:
        lines += asked(pilot, key)
        if pilot.painter.pictures[-1].dialog is not None:
            lines += asked(pilot, "down", "escape")
    return lines


def asked(pilot: Pilot, *keys: str) -> list[str]:
    """Each key and its answer."""
    return [f"[{key}] {' / '.join(pilot.press(key))}" for key in keys]


def refusal(pilot: Pilot) -> list[str]:
    """Try each card until one is refused for its suit."""
    while True:
        if len(allowed := pilot.seen.playable()) < len(pilot.seen.hand):
            pilot.press("home")
            while pilot.focused in allowed:
                pilot.press("right")
            return pilot.press("return")
        pilot.play()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_sounds_as_it_was_read(language: str) -> None:
    kept = (DATA / f"hand.{language}.txt").read_text(encoding="utf-8").splitlines()
    assert transcript(language) == kept


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verbosity", ["brief", "full"])
def test_a_hand_can_be_heard_shorter_and_longer(language: str, verbosity: str) -> None:
    normal = Pilot(language, "length", thinker=PlainThinker(0, 4, 3, 2))
    other = Pilot(language, "length", thinker=PlainThinker(0, 4, 3, 2), speech__verbosity=verbosity)
    normal.begin()
    other.begin()
    told, told_otherwise = " ".join(normal.play_hand()), " ".join(other.play_hand())
    assert (len(told_otherwise) < 0.85 * len(told)) if verbosity == "brief" else (len(told_otherwise) > len(told))


if __name__ == "__main__":
    for language in LANGUAGES:
        (DATA / f"hand.{language}.txt").write_text("\n".join(transcript(language)) + "\n", encoding="utf-8")
