"""The game from the keyboard: menus, settings, language, history, help, questions; what a player hears and sees."""

import pytest
from pilot import Pilot, PlainThinker

from spades_gui.app.menus import SETTINGS
from spades_gui.core.observation import Phase
from spades_gui.keys.key import Key
from spades_gui.present.cues import Cue
from spades_gui.settings.problem import Problem, ProblemId


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

# Menus


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


# Cards and bids


def test_digits_type_a_bid_and_start_anew_when_it_gets_too_high() -> None:
    pilot = at_table()
    assert pilot.press("1", "2", "3", "0", "1", "0") == ["1", "12", "3", "Nil", "1", "10"]
    assert pilot.press("return")[0] == "You, 10."


def test_the_chooser_leaves_the_hand_within_reach() -> None:
    pilot = at_table()
    pilot.press("b", "up")
    assert pilot.press("right", "left", "h", "up")[-1] == "5"
    assert pilot.press("space") == ["5 Your bid: 5."]
    assert pilot.press("escape") == ["Your bid."]
    assert pilot.press("return", "space") == ["Your bid: 3.", "Your bid: 3."]


def test_bidding_out_of_turn_says_the_bids_instead() -> None:
    pilot = in_play()
    assert pilot.press("b")[0].startswith("We 0 of 6, they 0 of 6, trick 1.")
    assert pilot.sounds.played[-1][0] is Cue.REFUSED


def test_a_playable_card_has_its_own_sound() -> None:
    pilot = in_play()
    pilot.press("home")
    for _ in pilot.seen.hand:
        pilot.sounds.played.clear()
        card = pilot.focused
        pilot.press("left", "right")
        cues = {cue for cue, _ in pilot.sounds.played}
        assert (Cue.PLAYABLE in cues) or card not in pilot.seen.playable()
        pilot.press("right")


def test_playing_out_of_turn_says_whose_turn_it_is() -> None:
    pilot = Pilot(seed="turn", thinker=PlainThinker(3, 3, 3, 3), waits=True)
    pilot.begin()
    pilot.pass_time(60, until=lambda: bool(pilot.seen.bids_open()))
    pilot.bid(3)
    pilot.pass_time(60, until=lambda: pilot.seen.phase is Phase.PLAY)
    if not pilot.seen.my_turn:
        assert pilot.press("return")[-1].endswith(("leads.", "turn."))
        assert len(pilot.seen.hand) == 13


# Language


def test_the_language_changes_at_once_in_mid_trick_and_all_that_was_said_with_it() -> None:
    pilot = in_play()
    assert pilot.press("f4") == ["Français"]
    assert pilot.desk.speaker.said[-1][1] == "fr"  # type: ignore[attr-defined]
    assert pilot.press("t")[0][:1] == "À"
    assert pilot.press("f4") == ["Русский"]
    assert pilot.press("s") == ["Мы: 0, 0 мешков. Они: 0, 0 мешков."]
    pilot.press("f4")
    assert pilot.press("ctrl+pageup") == ["Spades. Main menu. New match"]
    assert pilot.keeper.saved["language"] == "en"
    picture = pilot.painter.pictures[-1]
    assert all(line.isascii() for line in picture.caption)


def test_shift_f4_goes_back_a_language() -> None:
    pilot = Pilot()
    assert pilot.press("shift+f4", "shift+f4", "shift+f4")[-1] == "English"


def test_the_corner_of_a_card_follows_the_language() -> None:
    pilot = in_play()

    def corners() -> set[str]:
        pilot.press("t")
        table = pilot.painter.pictures[-1].table
        assert table is not None
        return {card.face.index for card in table.hand if card.face.card.rank > 10}

    assert corners() <= set("JQKA")
    pilot.press("f4")
    assert corners() <= set("VDRA")
    pilot.press("f4")
    assert corners() <= set("ВДКТ")


# Speech, sounds, looks


def test_function_keys_change_settings_say_so_and_keep_them() -> None:
    pilot = in_play()
    assert pilot.press("f2", "f3", "shift+f3", "f7", "f8", "f9", "f11") == [
        "How much is said: full.",
        "Colours: dark.",
        "Cards: large.",
        "Sound volume: 60.",
        "Sound volume: 70.",
        "Pace: fast.",
        "Full screen: on.",
    ]
    picture = pilot.painter.pictures[-1]
    assert (picture.theme, picture.card_size, picture.full_screen) == ("dark", "large", True)
    assert pilot.keeper.saved["screen.theme"] == "dark"


def test_m_mutes_sounds_and_never_speech() -> None:
    pilot = in_play()
    assert pilot.press("m") == ["Sounds muted: on."]
    pilot.sounds.played.clear()
    assert pilot.press("left", "right")
    assert pilot.sounds.played == []
    assert pilot.press("m") == ["Sounds muted: off."]


def test_the_rate_of_speech_changes_where_the_voice_allows() -> None:
    pilot = in_play()
    assert pilot.press("f6", "f6", "f5") == ["Speech rate: 1.", "Speech rate: 2.", "Speech rate: 1."]
    assert pilot.press(*["f5"] * 12)[-1] == "Speech rate: minus 10."
    assert pilot.sounds.played[-1][0] is Cue.EDGE


def test_ctrl_silences_and_says_nothing() -> None:
    pilot = in_play()
    pilot.press("s")
    before = pilot.speaker.silenced
    assert pilot.press("ctrl") == []
    assert pilot.speaker.silenced > before


def test_answers_interrupt_and_events_queue() -> None:
    pilot = in_play()
    pilot.speaker.said.clear()
    pilot.press("s")
    assert [interrupts for _, _, interrupts in pilot.speaker.said] == [True]
    told = len(pilot.play())
    own, *others = [interrupts for _, _, interrupts in pilot.speaker.said[-told:]]
    assert own
    assert len(others) > 1
    assert not any(others)


# History


def test_again_repeats_and_adds_the_question_that_waits() -> None:
    pilot = at_table()
    pilot.press("s")
    assert pilot.press("space") == ["We 0, 0 bags. They 0, 0 bags. Your bid."]
    assert pilot.press("space") == ["We 0, 0 bags. They 0, 0 bags. Your bid."]


def test_the_history_is_read_older_and_newer_and_copied() -> None:
    pilot = at_table()
    pilot.press("s", "g")
    assert pilot.press("pageup", "pageup")[0].startswith("We 0")
    assert pilot.press("pagedown")[0].startswith("We 0")
    assert pilot.press("ctrl+c") == ["Copied."]
    assert pilot.clipboard.text == "We 0, 0 bags. They 0, 0 bags."
    assert pilot.press("ctrl+pageup") == ["Spades. Main menu. New match"]
    assert pilot.press("pageup") == ["Spades. Main menu. New match"]
    assert pilot.sounds.played[-1][0] is Cue.EDGE
    assert pilot.press("ctrl+pagedown")[0].startswith("Hand 1.")


def test_all_that_is_spoken_stands_in_the_caption() -> None:
    pilot = in_play()
    for key in ("s", "c", "pageup", "f1", "escape", "t"):
        pilot.press(key)
        assert pilot.painter.pictures[-1].caption[-1] == pilot.speaker.texts[-1]


# Help


def test_f1_lists_what_can_be_done_here_and_enter_does_it() -> None:
    pilot = at_table()
    assert pilot.press("f1")[0].startswith("Help.")
    dialog = pilot.painter.pictures[-1].dialog
    assert dialog is not None
    labels = [item.label for item in dialog.items]
    assert "0 to 9: type the bid" in labels
    assert not any("hand.suit" in label for label in labels)
    pilot.press("home")
    while not (line := pilot.press("down"))[0].startswith("S:"):
        assert line[0] != labels[-1]
    assert pilot.press("return") == ["We 0, 0 bags. They 0, 0 bags."]


def test_learning_keys_tells_what_each_key_does_and_does_nothing() -> None:
    pilot = in_play()
    before = pilot.seen
    pilot.press("shift+f1")
    assert pilot.press("s", "return", "ctrl+q", "x", "shift+left") == [
        "S: scores and bags.",
        "Enter: play or pick the card.",
        "Ctrl+Q: quit.",
        "X: free.",
        "Shift+left: players on the left.",
    ]
    assert pilot.game.waiting
    assert pilot.press("escape") == ["Learning keys ended."]
    assert pilot.seen == before


# Keys of the player's own


def test_a_remapped_key_works_and_the_old_one_is_free() -> None:
    pilot = in_play(**{"keys.say.scores": ["f10"]})
    assert pilot.press("f10") == ["We 0, 0 bags. They 0, 0 bags."]
    assert pilot.press("s") == []


# Trouble


def test_a_setting_that_cannot_be_kept_is_in_force_and_said() -> None:
    pilot = in_play()
    pilot.keeper.trouble.append(Problem(ProblemId.NOT_SAVED, value="No space left on device"))
    assert pilot.press("f3") == [
        "Colours: dark.",
        "Your change is not kept for the next start: No space left on device.",
    ]


def test_a_key_that_means_nothing_is_passed_over_and_cuts_no_speech() -> None:
    pilot = in_play()
    pilot.press("s")
    before = pilot.speaker.silenced
    pilot.game.press(Key("x", text="x"))
    pilot.game.press(Key("minus"))
    assert pilot.heard() == []
    assert pilot.speaker.silenced == before
