"""Twenty thousand random keys, in menus and at the table, in three languages: no exception, and never a dead end."""

import random

import pytest
from pilot import Pilot, PlainThinker

from spades_gui.keys.commands import COMMANDS
from spades_gui.keys.key import NAMES

KEYS = 20_000
LANGUAGES = ("en", "fr", "ru")


def likely_keys() -> list[str]:
    """Every key of every command, every other key, and those that carry a match on, more often."""
    bound = [key for command in COMMANDS for key in command.keys]
    return [*bound, *sorted(NAMES), "shift+a", "ctrl+x", "alt+f4", *["return"] * 40, *["right"] * 15, *["3"] * 5]


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_keys_in_any_order_leave_a_game_that_answers(language: str) -> None:
    rng = random.Random(f"keys {language}")
    keys = likely_keys()
    pilot = fresh(language)
    hands = matches = 0
    for number in range(KEYS // len(LANGUAGES)):
        pilot.press(rng.choice(keys))
        if not pilot.game.running:
            pilot = fresh(language)
            matches += 1
        if number % 97 == 0:
            assert_it_answers(pilot)
        if pilot.game.session is not None:
            hands = max(hands, len(pilot.seen.sheets))
    assert hands
    assert matches


def fresh(language: str) -> Pilot:
    return Pilot(language, "random", thinker=PlainThinker(3, 3, 3, 3))


def assert_it_answers(pilot: Pilot) -> None:
    """F1 says something; enough Escapes lead to the table, to a question or to the end."""
    assert pilot.press("f1")
    for _ in range(3):
        if pilot.game.running:
            assert pilot.press("escape") or not pilot.game.running
