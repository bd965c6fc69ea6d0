"""The game from the keyboard: cards, bids, language, speech, history, help; what a player hears and sees."""

from pilot import Pilot, PlainThinker

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
    assert pilot.press("f2", "f3", "shift+f3", "ctrl+f3", "f7", "f8", "f9", "f11") == [
        "How much is said: full.",
        "Colours: dark.",
        "Cards: large.",
        "Text size: 125 percent.",
        "Sound volume: 60.",
        "Sound volume: 70.",
        "Pace: fast.",
        "Full screen: on.",
    ]
    picture = pilot.painter.pictures[-1]
    assert (picture.theme, picture.card_size, picture.full_screen) == ("dark", "large", True)
    assert picture.text_size == 125
    assert pilot.keeper.saved["screen.theme"] == "dark"
    assert pilot.keeper.saved["screen.text_size"] == "125"


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
