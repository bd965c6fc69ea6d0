"""A match goes on at the next start as if the game had never ended."""

import pytest
from pilot import Pilot, PlainThinker

from spades_gui.app.doubles import RecordingMatchKeeper
from spades_gui.app.saved_match import SavedMatch
from spades_gui.present.message import msg
from spades_gui.storage.match_text import from_text, to_text


def next_start(match: SavedMatch | None, language: str = "en", **settings: object) -> Pilot:
    """The game started again, with another seed, after the match went through its file."""
    kept = from_text(to_text(match)) if match else None
    return Pilot(language, "other", matches=RecordingMatchKeeper(kept), **settings)  # type: ignore[arg-type]


def kept_by(pilot: Pilot) -> SavedMatch | None:
    assert isinstance(pilot.matches, RecordingMatchKeeper)
    return pilot.matches.match


def left_at(*keys: str, **settings: object) -> Pilot:
    pilot = Pilot(seed="goes on", **settings)  # type: ignore[arg-type]
    pilot.begin()
    pilot.press(*keys)
    return pilot


def test_the_main_menu_begins_with_where_things_stand_and_leads_back_to_the_table() -> None:
    pilot = next_start(kept_by(left_at()))
    assert pilot.heard() == ["Spades. Main menu. Hand 1, we 0, they 0. Your bid. Go on with the match"]
    assert pilot.press("return") == ["At the table. Your bid."]
    assert pilot.press("escape", "home", "return")[-1] == "At the table. Your bid."


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("fr", "Spades. Menu principal. Donne 1, nous 0, eux 0. À vous d’annoncer. Continuer la partie"),
        ("ru", "Пики. Главное меню. Раздача 1, мы: 0, они: 0. Ваша заявка. Продолжить партию"),
    ],
)
def test_it_is_told_in_the_language_of_the_player(language: str, told: str) -> None:
    assert next_start(kept_by(left_at()), language).heard() == [told]


def test_without_a_saved_match_nothing_is_offered() -> None:
    assert next_start(None).heard() == ["Spades. Main menu. New match"]


def test_after_every_step_of_a_hand_the_rest_of_the_match_is_the_same() -> None:
    """Left at each of the player's turns, with other settings at the next start, it ends as the one that went on."""
    straight = Pilot(seed="goes on", match__level="hard", match__bidding_style="bold", rules__target=500)
    straight.begin()
    states = []
    while not straight.seen.sheets:
        states.append(kept_by(straight))
        _ = straight.bid(3) if straight.seen.bids_open() else straight.play()
    straight.press("return")
    straight.play_hand()
    assert straight.game.session is not None
    for state in states:
        again = next_start(state, match__level="easy", left_name="Zoe", rules__target=1000)
        again.press("return")
        while len(again.seen.sheets) < 2:
            if again.painter.pictures[-1].dialog:
                again.press("return")
            _ = again.bid(3) if again.seen.bids_open() else again.play()
        assert again.game.session is not None
        assert again.game.session.record == straight.game.session.record


def test_the_history_tells_what_was_said_of_the_match_before() -> None:
    before = left_at("3", "return", "home", "return")
    pilot = next_start(kept_by(before))
    pilot.press("return")
    told = pilot.press(*["pageup"] * 40)
    assert "Hand 1." in told
    assert "You, 3." in told
    assert len([line for line in told if line in before.speaker.texts]) > 8


def test_at_the_sheet_of_a_hand_the_sheet_is_open_again() -> None:
    before = left_at(rules__target=500)
    before.play_hand()
    pilot = next_start(kept_by(before))
    assert "The deal comes next. Go on with the match" in pilot.heard()[0]
    assert pilot.press("return") == ["At the table. The deal comes next.", "Enter to go on."]
    assert pilot.press("home") == before.press("home")
    assert pilot.press("return")[0] == "Hand 2. Boris deals."


def test_a_game_that_stands_still_after_a_trick_still_does() -> None:
    before = Pilot(seed="pace", thinker=PlainThinker(3, 3, 3, 3), play__pace="wait")
    before.begin()
    said = before.bid(3)
    while "Enter to go on." not in said:
        said = before.play()
    pilot = next_start(kept_by(before), play__pace="wait")
    pilot.heard()
    assert pilot.press("return") == ["At the table. Enter to go on."]


def test_the_question_about_blind_nil_is_asked_again() -> None:
    before = left_at(rules__blind_nil=True, rules__blind_nil_deficit=0)
    pilot = next_start(kept_by(before))
    pilot.heard()
    assert pilot.press("return") == ["At the table. Blind nil, or look at your cards?", "Look at my cards"]
    assert pilot.painter.pictures[-1].dialog is not None


def test_a_new_match_over_a_saved_one_is_asked_first() -> None:
    pilot = next_start(kept_by(left_at()))
    assert pilot.press("down", "return")[-1] == "Give up this match and start a new one? No"
    assert pilot.press("return")[-1].startswith("Spades. Main menu.")
    assert kept_by(pilot) is not None
    pilot.press("ctrl+n", "down")
    assert pilot.press("return")[0] == "New match to 500: classic."
    assert isinstance(pilot.matches, RecordingMatchKeeper)
    assert pilot.matches.dropped == 1


def test_the_way_to_the_main_menu_keeps_the_match() -> None:
    pilot = left_at("3", "return")
    seen = pilot.seen
    pilot.press("escape", "m")
    assert pilot.press("return") == ["Go to the main menu? The match is kept. No"]
    assert pilot.press("down", "return")[-1].endswith("Go on with the match")
    pilot.press("return")
    assert pilot.seen == seen


def test_quitting_says_that_the_match_is_kept_or_that_it_will_be_lost() -> None:
    pilot = left_at()
    assert pilot.press("ctrl+q", "escape")[0] == "Quit? The match is kept. No"
    assert isinstance(pilot.matches, RecordingMatchKeeper)
    pilot.matches.kept = False
    pilot.matches.trouble = [msg("save-failed", problem="No space left on device")]
    assert pilot.press("s")[-1] == "The match is not saved: No space left on device. The game goes on."
    assert pilot.press("ctrl+q")[0] == "Quit? The match cannot be saved and will be lost. No"
    pilot.game.close_requested()
    assert not pilot.game.running


def test_with_a_match_that_is_kept_the_main_menu_is_left_without_a_question() -> None:
    pilot = next_start(kept_by(left_at()))
    pilot.press("ctrl+q")
    assert not pilot.game.running


def test_a_match_that_is_over_is_not_gone_on_with() -> None:
    pilot = Pilot(seed="pace", thinker=PlainThinker(3, 3, 3, 3), rules__target=50)
    pilot.begin()
    pilot.play_hand()
    assert kept_by(pilot) is None
    assert isinstance(pilot.matches, RecordingMatchKeeper)
    assert pilot.matches.states[-1].over
