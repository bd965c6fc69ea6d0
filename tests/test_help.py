"""Help in the game: it lists what can be done there, and what is to be read is read at the player’s own pace."""

import pytest
from pilot import Pilot, PlainThinker

from spades_gui.keys.commands import BY_ID, Context
from spades_gui.present.message import msg
from spades_gui.present.picture import DialogPicture
from spades_gui.settings.schema import LANGUAGES

HELP_MENU = {
    "en": ["Help.", "Rules of this match", "Manual", "Glossary", "Keys, here and now", "Learn keys", "Accessibility"],
    "fr": [
        "Aide.",
        "Règles de cette partie",
        "Manuel",
        "Glossaire",
        "Touches, ici et maintenant",
        "Apprendre les touches",
        "Accessibilité",
    ],
    "ru": [
        "Справка.",
        "Правила этой партии",
        "Руководство",
        "Словарик",
        "Клавиши здесь и сейчас",
        "Изучение клавиш",
        "Доступность",
    ],
}


def at_table(language: str = "en", **settings: object) -> Pilot:
    """A pilot whose turn to bid it is in the first hand."""
    pilot = Pilot(language=language, seed="keys", thinker=PlainThinker(3, 3, 3, 3), **settings)
    pilot.begin()
    return pilot


def dialog(pilot: Pilot) -> DialogPicture:
    """The dialog that is shown."""
    pilot.settle()
    shown = pilot.painter.pictures[-1].dialog
    assert shown is not None
    return shown


def labels(pilot: Pilot) -> list[str]:
    """Its lines."""
    return [item.label for item in dialog(pilot).items]


def choose(pilot: Pilot, label: str) -> list[str]:
    """Go to the line that begins so, and press Enter."""
    pilot.press("home")
    while not dialog(pilot).items[dialog(pilot).focus].label.startswith(label):
        assert dialog(pilot).focus < len(labels(pilot)) - 1, label
        pilot.press("down")
    return pilot.press("return")


def told(pilot: Pilot) -> set[str]:
    """The commands that help for here and now lists, by what it says of them."""
    pilot.press("f1")
    does = {pilot.desk.text(msg(command.help_id)).lower(): command.id for command in BY_ID.values()}
    lines = [line.partition(": ")[2].lower() for line in labels(pilot)]
    pilot.press("escape")
    return {does[line] for line in lines if line in does}


# Here and now


def test_while_bidding_it_tells_how_to_bid_and_nothing_of_what_has_not_come_yet() -> None:
    listed = told(at_table())
    assert {"bid.type", "bid.open", "card.play", "hand.next", "say.advice", "match.save"} <= listed
    nothing_yet = {"match.undo", "match.redo", "card.discard", "browse.review", "say.sheet", "say.last_trick"}
    assert not (nothing_yet | {"browse.trick", "browse.tricks"}) & listed
    assert not any(BY_ID[id].context in (Context.DIALOG, Context.CHOOSER, Context.REPLAY) for id in listed)


def test_in_the_open_chooser_it_tells_how_to_choose_there() -> None:
    pilot = at_table()
    pilot.press("b")
    listed = told(pilot)
    assert {"bid.more", "bid.less", "bid.make", "bid.close"} <= listed
    assert not {"card.play", "hand.first", "menu.open"} & listed


def test_while_playing_it_tells_what_may_be_taken_back_and_done_again() -> None:
    pilot = at_table()
    pilot.bid(3)
    listed = told(pilot)
    assert {"card.play", "match.undo", "hand.suit_1", "say.playable"} <= listed
    assert not {"bid.type", "bid.open", "match.redo"} & listed
    pilot.play()
    pilot.press("ctrl+z")
    assert {"match.redo", "match.undo"} <= told(pilot)


def test_it_leaves_out_what_the_player_has_switched_off() -> None:
    settings = {"play.undo": False, "play.advice": False, "play.memory_aid": False}
    pilot = at_table(**settings)
    pilot.bid(3)
    assert not {"match.undo", "say.advice", "say.played"} & told(pilot)


def test_over_the_score_of_a_hand_it_tells_both_of_the_lines_and_of_the_table() -> None:
    pilot = at_table()
    pilot.bid(3)
    pilot.play_hand()
    listed = told(pilot)
    assert {"dialog.next", "dialog.choose", "say.scores", "browse.review", "match.undo"} <= listed
    assert not {"dialog.more", "dialog.erase", "card.discard", "bid.open"} & listed


def test_in_a_replay_it_tells_how_to_go_through_it() -> None:
    pilot = at_table()
    pilot.bid(3)
    pilot.play_hand()
    choose(pilot, "Replay the hand")
    listed = told(pilot)
    assert {"replay.next", "replay.previous_trick", "replay.leave", "say.hand"} <= listed
    assert not any(BY_ID[id].context is Context.HAND for id in listed)


def test_in_a_lesson_it_tells_how_to_leave_and_nothing_of_taking_back() -> None:
    pilot = Pilot()
    choose(pilot, "Tutorial")
    pilot.press("return")
    listed = told(pilot)
    assert {"lesson.leave", "hand.next", "say.advice"} <= listed
    assert not {"menu.open", "match.undo", "match.redo"} & listed


def test_at_the_first_start_it_tells_that_digits_answer() -> None:
    pilot = Pilot(first=True)
    pilot.press("f1")
    assert labels(pilot)[0] == "A digit: chooses the line of that place"


def test_in_menus_it_tells_of_letters_and_of_values_only_where_there_are_any() -> None:
    pilot = Pilot()
    listed = told(pilot)
    assert {"dialog.more", "dialog.less", "dialog.choose"} <= listed
    assert not {"dialog.back", "dialog.erase", "match.save"} & listed
    pilot.press("f1")
    assert labels(pilot)[0] == "A letter: the next line that begins with it"
    pilot.press("escape")
    choose(pilot, "Statistics")
    assert not {"dialog.more", "dialog.erase"} & told(pilot)


def test_with_kept_matches_it_tells_that_more_can_be_done_with_one() -> None:
    pilot = at_table()
    pilot.press("ctrl+s", "return", "escape")
    choose(pilot, "Kept matches")
    pilot.press("f1")
    assert "Right: what else can be done with the line" in labels(pilot)
    assert not any(line.startswith("Left:") for line in labels(pilot))


def test_help_at_the_first_start_leads_back_to_its_question() -> None:
    pilot = Pilot(first=True)
    for line in ("Keys", "Learn keys"):
        pilot.press("f1", "end", "return")
        choose(pilot, line)
        pilot.press("escape")
        assert dialog(pilot).title.startswith("Spades, a game of cards.")


def test_where_something_is_typed_it_tells_of_erasing_and_of_no_key_that_types() -> None:
    pilot = at_table()
    pilot.press("ctrl+s")
    listed = told(pilot)
    assert {"dialog.erase", "dialog.choose", "dialog.back"} <= listed
    assert not {"say.again", "dialog.next", "dialog.more"} & listed
    pilot.press("f1")
    assert not labels(pilot)[0].startswith("A letter")


def test_a_question_that_escape_does_not_answer_says_where_escape_leads() -> None:
    pilot = at_table(**{"rules.blind_nil": True, "rules.blind_nil_deficit": 0})
    pilot.press("f1")
    assert "Escape: game menu" in labels(pilot)
    assert "Escape: back" not in labels(pilot)


def test_the_keys_are_those_in_force_everywhere_in_it() -> None:
    pilot = at_table(**{"keys.say.scores": ["f10"], "keys.say.need": []})
    pilot.press("f1")
    assert "F10: scores and bags" in labels(pilot)
    pilot.press("end", "return")
    choose(pilot, "Manual")
    choose(pilot, "Asking")
    line = "V, I says bids and tricks, no key what your side still needs, F10 scores and bags."
    assert line in labels(pilot)


# The help menu


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_in_both_menus_and_leads_to_all_there_is_to_read(language: str) -> None:
    pilot = at_table(language)
    pilot.press("escape")
    choose(pilot, pilot.desk.text(msg("menu-help")))
    title, *lines = HELP_MENU[language]
    assert [dialog(pilot).title, *labels(pilot)[:-1]] == [title, *lines]
    for line in lines[:3] + lines[-1:]:
        assert len(choose(pilot, line)) == 1
        assert len(labels(pilot)) > 10, line
        assert pilot.press("escape")[0].startswith(title)
    pilot.press("escape", "escape")
    assert pilot.painter.pictures[-1].dialog is None
    main = Pilot(language=language)
    choose(main, main.desk.text(msg("menu-help")))
    assert dialog(main).title == title


def test_its_keys_are_those_of_the_table_beneath_the_menus() -> None:
    pilot = at_table()
    pilot.press("escape")
    choose(pilot, "Help")
    choose(pilot, "Keys")
    assert "0 to 9: type the bid" in labels(pilot)
    assert choose(pilot, "S:") == ["We 0, 0 bags. They 0, 0 bags."]
    assert pilot.painter.pictures[-1].dialog is None


def test_keys_are_learnt_at_the_table_even_from_a_menu_and_before_there_is_one() -> None:
    pilot = at_table()
    pilot.press("escape")
    choose(pilot, "Help")
    choose(pilot, "Learn keys")
    assert pilot.press("s") == ["S: scores and bags."]
    pilot.press("escape")
    assert pilot.press("t") == ["Your bid."]
    main = Pilot()
    main.press("shift+f1")
    assert main.press("s", "x", "down") == ["S, at the table: scores and bags.", "X: free.", "Down: next line."]


def test_from_here_and_now_it_is_one_line_away() -> None:
    pilot = at_table()
    assert pilot.press("f1", "end")
    assert dialog(pilot).focus == len(labels(pilot)) - 1
    assert pilot.press("return") == ["Help. Rules of this match"]


def test_the_match_stands_still_while_it_is_open() -> None:
    pilot = Pilot(seed="keys", thinker=PlainThinker(3, 3, 3, 3), waits=True)
    pilot.begin()
    pilot.pass_time(1)
    pilot.press("ctrl+r")
    before = pilot.seen
    pilot.pass_time(60)
    assert pilot.seen == before


# Reading


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manual_is_read_chapter_by_chapter_and_line_by_line(language: str) -> None:
    pilot = at_table(language)
    pilot.press("f1", "end", "return")
    choose(pilot, HELP_MENU[language][2])
    chapters = labels(pilot)[:-1]
    assert len(chapters) == 17
    for number, chapter in enumerate(chapters):
        said = choose(pilot, chapter)
        lines = labels(pilot)
        assert said == [f"{chapter}. {lines[0]}"]
        last = number == len(chapters) - 1
        texts = lines[: -1 if last else -2]
        assert pilot.press(*["down"] * (len(texts) - 1)) == texts[1:]
        assert pilot.press("escape")[0].endswith(chapter)


def test_enter_reads_on_to_the_end_of_the_chapter_and_then_to_the_next() -> None:
    pilot = at_table()
    pilot.press("f1", "end", "return")
    choose(pilot, "Manual")
    choose(pilot, "Bidding")
    lines = labels(pilot)
    assert pilot.press("return") == lines[1:-1], "the paragraph that was heard is not said once more"
    assert lines[-2] == "Next: Playing"
    following = pilot.press("return")
    assert following[0].startswith("Playing. ")
    assert dialog(pilot).focus == 0
    assert pilot.press("escape")[0].endswith(" Playing")


def test_reading_on_waits_for_the_voice_and_stops_at_any_key() -> None:
    pilot = Pilot(seed="keys", waits=True)
    choose(pilot, "Help")
    choose(pilot, "Manual")
    choose(pilot, "Starting")
    lines = labels(pilot)
    assert pilot.press("return") == [lines[1]]
    assert not pilot.game.waiting
    before = len(pilot.speaker.said)
    pilot.pass_time(30, until=lambda: len(pilot.speaker.said) > before)
    assert pilot.heard() == [lines[2]]
    assert dialog(pilot).focus == 2
    pilot.press("ctrl")
    pilot.pass_time(300)
    assert pilot.heard() == []
    assert dialog(pilot).focus == 2
    assert pilot.game.waiting


def test_enter_goes_on_to_the_next_paragraph_wherever_the_player_is_and_space_says_the_same_again() -> None:
    pilot = Pilot(seed="keys", waits=True)
    choose(pilot, "Help")
    choose(pilot, "Manual")
    choose(pilot, "Starting")
    lines = labels(pilot)
    assert pilot.press("return", "return") == lines[1:3], "even while it is being read to"
    assert pilot.press("space") == [lines[2]]
    assert pilot.press("up", "return") == lines[1:3]
    pilot.press("escape")
    assert choose(pilot, "Starting")[0].endswith(lines[2]), "a chapter opens where it was left"
    assert pilot.press("return") == [lines[3]]
    choose(pilot, "Next: ")
    assert pilot.press("return") == [labels(pilot)[1]]


def test_reading_on_stops_where_the_game_falls_silent_in_the_background() -> None:
    pilot = Pilot(seed="keys", waits=True, **{"speech.unfocused": False})
    choose(pilot, "Help")
    choose(pilot, "Manual")
    choose(pilot, "Starting")
    pilot.press("return")
    pilot.game.focus_changed(False)
    pilot.pass_time(300)
    assert dialog(pilot).focus == 1


def test_where_the_player_was_is_kept_in_every_chapter_until_the_game_ends() -> None:
    pilot = at_table()
    pilot.press("f1", "end", "return")
    choose(pilot, "Manual")
    choose(pilot, "Asking")
    where = pilot.press("down", "down", "down")[-1]
    pilot.press("escape", "escape", "escape")
    pilot.bid(3)
    pilot.press("f1", "end", "return")
    assert choose(pilot, "Manual")[0].endswith(" Asking")
    assert pilot.press("return")[0].endswith(where)


def test_letters_find_chapters_and_words() -> None:
    pilot = at_table()
    pilot.press("f1", "end", "return")
    choose(pilot, "Manual")
    assert pilot.press("b") == ["Bidding"]
    assert pilot.press("t") == ["Trouble"]
    pilot.press("escape")
    choose(pilot, "Glossary")
    assert pilot.press("v")[0].startswith("Void. ")
    assert pilot.press("n")[0].startswith("Nil. ")


def test_what_is_read_changes_its_language_where_it_is() -> None:
    pilot = at_table()
    pilot.press("ctrl+r", "down", "down", "down", "return")
    assert pilot.press("f4", "down", "up")[-1] == (
        "À partir de la gauche du donneur, chacun dit une seule fois combien de plis il fera."
    )
    pilot.press("f4", "f1", "end", "return")
    choose(pilot, "Руководство")
    choose(pilot, "Вопросы")
    pilot.press("f4", "down")
    assert dialog(pilot).title == "Asking."
    assert labels(pilot)[0].startswith("Letters ask about the table at any time.")


def test_the_rules_open_once_however_often_they_are_asked_for() -> None:
    pilot = at_table()
    pilot.press("ctrl+r", "down", "return")
    assert pilot.press("ctrl+r") == ["Rules of this match. Cards"]
    pilot.press("escape")
    assert pilot.painter.pictures[-1].dialog is None
