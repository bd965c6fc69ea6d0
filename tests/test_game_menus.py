"""The menus of the game by the keyboard, and what is asked before a match is left."""

import pytest
from pilot import Pilot, PlainThinker

from spades_gui.app.menus import SETTINGS
from spades_gui.present.cues import Cue


def at_table(**settings: object) -> Pilot:
    """A pilot whose turn to bid it is in the first hand."""
    pilot = Pilot(seed="keys", thinker=PlainThinker(3, 3, 3, 3), **settings)
    pilot.begin()
    return pilot


def in_play(**settings: object) -> Pilot:
    """A pilot whose turn to play it is."""
    pilot = at_table(**settings)
    pilot.bid(3)
    return pilot


NOT_HERE = {"speech.back_end", "speech.volume", "speech.voice"}
"""What the silent speaker of these tests has not: only their present value is said."""


def test_the_main_menu_is_walked_with_arrows_and_first_letters() -> None:
    pilot = Pilot()
    assert pilot.heard() == ["Spades. Main menu. New match"]
    assert pilot.press("down", "down", "up") == ["Rules: classic", "Target: 500", "Rules: classic"]
    assert pilot.press("end", "home") == ["Quit", "New match"]
    assert pilot.press("h") == ["Help"]
    assert pilot.press("tab", "shift+tab") == ["Quit", "Help"]


def test_the_cursor_stays_at_the_end_of_a_menu_and_its_edge_is_heard() -> None:
    pilot = Pilot()
    assert pilot.press("up")[-1] == "New match"
    assert pilot.sounds.played[-1] == (Cue.EDGE, 0.0)


def test_target_and_level_are_chosen_in_the_main_menu_and_kept() -> None:
    pilot = Pilot()
    pilot.heard()
    pilot.press("down")
    pilot.heard()
    assert pilot.press("down", "right", "right", "left", "down", "left") == [
        "Target: 500",
        "1000",
        "1500",
        "1000",
        "Computer players: medium",
        "Easy",
    ]
    assert pilot.keeper.saved == {"rules.target": 1000, "match.level": "easy"}
    assert pilot.press("home", "return")[1] == "New match to 1000: classic."
    assert pilot.press("r") == ["Other than classic: target 1000."]


def test_the_style_of_the_computer_players_is_chosen_in_the_main_menu_and_recorded() -> None:
    pilot = Pilot()
    pilot.press("down", "down", "down")
    pilot.heard()
    assert pilot.press("down", "right", "down", "left") == [
        "The computer's bids: normal",
        "Bold",
        "The computer's nils: normal",
        "Only when safe",
    ]
    assert pilot.keeper.saved == {"match.bidding_style": "bold", "match.nil_style": "nil_shy"}
    pilot.press("home", "return")
    assert pilot.game.session is not None
    assert {seat.player for seat in pilot.game.session.record.seats} == {"human", "bot:medium+bold+nil-shy"}


def test_a_target_of_ones_own_leads_to_the_next_one_offered() -> None:
    pilot = Pilot(rules__target=700)
    pilot.press("down")
    pilot.heard()
    assert pilot.press("down", "right", "left", "left") == ["Target: 700", "1000", "500", "300"]


ANNOUNCED = {
    "announce.bids": "Boris, 3.",
    "announce.cards": "Queen of spades, Anna.",
    "announce.tricks": "Anna takes it, 3 of 4.",
    "announce.turns": "Your lead.",
    "announce.hints": "Queen of spades: draws trumps.",
    "announce.scores": "We: made: 40, now 152.",
}


def test_every_setting_of_the_settings_menu_changes_both_ways_and_speaks() -> None:
    pilot = in_play()
    pilot.press("escape", "down", "down")
    said = pilot.press("return")
    assert said == ["Settings. Language: English"]
    for part, settings in SETTINGS.items():
        assert pilot.press("down")[0]
        assert pilot.press("return")[0].count(".") >= 1, part
        for name in settings:
            there, back = pilot.press("right"), pilot.press("left")
            assert len(there) == len(back) == 1, name
            if name.startswith("speech."):
                said = "Shift+F2: speech on or off." if name == "speech.enabled" else "Queen of spades, Anna."
                assert there[0].endswith(said) or name in NOT_HERE or "spades" in there[0].lower()
            if name.startswith("announce."):
                on, off = (there, back) if name == "announce.hints" else (back, there)
                assert off == ["Off"]
                assert on[0].removeprefix("On. ") == ANNOUNCED[name]
            pilot.press("down")
        assert pilot.press("escape")[0].startswith("Settings. ")
    assert pilot.press("escape") == ["Game menu. Settings"]
    assert pilot.press("escape")[0].startswith("At the table.")


def test_escape_opens_the_game_menu_and_the_game_stands_still_under_it() -> None:
    pilot = Pilot(seed="keys", thinker=PlainThinker(3, 3, 3, 3), waits=True)
    pilot.begin()
    pilot.pass_time(1)
    pilot.press("escape")
    before = pilot.seen
    pilot.pass_time(60)
    assert pilot.seen == before
    assert pilot.press("escape")[0].startswith("At the table.")
    pilot.pass_time(60)
    assert pilot.seen != before


@pytest.mark.parametrize(
    ("key", "question"),
    [
        ("ctrl+n", "Give up this match and start a new one? No"),
        ("ctrl+q", "Quit? The match is kept. No"),
    ],
)
def test_what_would_end_or_leave_the_match_is_asked_first(key: str, question: str) -> None:
    pilot = in_play()
    before = pilot.seen
    assert pilot.press(key) == [question]
    pilot.press("return")
    assert pilot.seen == before
    assert pilot.game.running
    pilot.press(key, "y", "return")
    assert not pilot.game.running or pilot.seen != before


def test_the_window_s_close_button_asks_and_the_second_time_quits() -> None:
    pilot = in_play()
    pilot.game.close_requested()
    assert pilot.heard()[-1] == "Quit? The match is kept. No"
    assert pilot.game.running
    pilot.game.close_requested()
    assert not pilot.game.running


def test_the_close_button_asks_its_own_question_whatever_is_open() -> None:
    pilot = in_play()
    pilot.press("ctrl+n")
    pilot.game.close_requested()
    assert pilot.heard()[-1] == "Quit? The match is kept. No"
    assert pilot.press("return") == ["Give up this match and start a new one? No"]
    assert pilot.press("escape") == ["At the table. Your turn."]
    pilot.press("shift+f1")
    pilot.game.close_requested()
    pilot.press("y", "return")
    assert not pilot.game.running


def test_a_game_that_has_quit_does_not_go_on() -> None:
    pilot = Pilot(seed="turn", thinker=PlainThinker(3, 3, 3, 3), demo=True, waits=True)
    pilot.press("ctrl+q")
    pilot.heard()
    pilot.clock.now += 60
    assert pilot.game.tick(pilot.clock.now) is None
    assert pilot.heard() == []


def test_without_a_match_quitting_needs_no_question() -> None:
    pilot = Pilot()
    pilot.heard()
    assert pilot.press("escape") == ["Quit"]
    assert pilot.game.running
    pilot.press("return")
    assert not pilot.game.running
