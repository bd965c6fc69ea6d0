"""The end of a hand and of a match: what is told, what is asked, and where it leads."""

import pytest
from pilot import Pilot, PlainThinker

from spades_gui.core.observation import Phase


@pytest.fixture
def pilot() -> Pilot:
    """At the score sheet of a match that the first hand has ended."""
    pilot = Pilot(seed="pace", thinker=PlainThinker(3, 3, 3, 3), rules__target=50)
    pilot.begin()
    said = pilot.play_hand()
    assert pilot.seen.phase is Phase.OVER
    assert said[-3:] == [
        "We: made, 4 bags: 64, now 64. They: set: minus 60, now minus 60.",
        "You win, 64 to minus 60.",
        "Enter to go on.",
    ]
    return pilot


def test_the_sheet_of_the_last_hand_is_read_before_the_match_is_left(pilot: Pilot) -> None:
    assert pilot.press("space") == ["Enter to go on."]
    assert pilot.press("home", "down", "end", *["up"] * 5) == [
        "We: 6 made, 60",
        "We: 4 bags, 4",
        "Review of the hand",
        "Replay the hand",
        "Play this deal again",
        "Scores by hand",
        "Deal 575, 179, 633.",
        "They: minus 60, total minus 60, 0 bags",
    ]
    assert pilot.press("return") == ["You win, 64 to minus 60. New match"]


def test_questions_are_answered_after_the_match_is_over(pilot: Pilot) -> None:
    pilot.press("return")
    assert pilot.press("t", "g", "s", "k") == [
        "The match is over. New match",
        "Hand 1. Dealer: Anna. First lead: Boris.",
        "We 64, 4 bags. They minus 60, 0 bags.",
        "4 bags, 6 to the penalty.",
    ]
    assert pilot.press("space") == ["4 bags, 6 to the penalty. New match"]


def test_a_new_match_begins_from_nothing_and_with_other_cards(pilot: Pilot) -> None:
    first = pilot.seen.cut
    pilot.press("return")
    said = pilot.press("return")
    assert said[0] == "New match to 50: classic."
    assert said[-1] == "Your bid."
    assert pilot.press("s", "g")[0] == "We 0, 0 bags. They 0, 0 bags."
    assert pilot.seen.number == 1
    assert pilot.seen.cut != first


@pytest.mark.parametrize("keys", [["down", "return"], ["escape"]])
def test_the_end_leads_to_the_main_menu_without_a_question(pilot: Pilot, keys: list[str]) -> None:
    pilot.press("return")
    assert pilot.press(*keys)[-1] == "Spades. Main menu. New match"
    assert pilot.game.session is None


def test_the_end_leads_out_without_a_question(pilot: Pilot) -> None:
    pilot.press("return", "ctrl+q")
    assert not pilot.game.running
