"""Speech as the player has shaped it: what is spoken by itself, how cards are called, what is looked through."""

from collections.abc import Callable

import pytest
from pilot import Pilot, PlainThinker

from spades_gui.app.ports import NO_VOICE, SpeechNews
from spades_gui.core.observation import Phase
from spades_gui.present.message import msg
from spades_gui.settings.schema import AnnounceSettings


def in_play(**settings: object) -> Pilot:
    """A pilot in mid-hand: a trick is over and the player leads or follows."""
    pilot = Pilot(seed="speech", thinker=PlainThinker(3, 3, 3, 3), **settings)
    pilot.begin()
    pilot.bid(3)
    pilot.play()
    return pilot


@pytest.mark.parametrize(
    ("kind", "ids"),
    [
        ("bids", {"bid-made", "contracts"}),
        ("cards", {"card-played", "spades-broken"}),
        ("tricks", {"trick-taken", "nil-lost"}),
        ("turns", {"your-bid", "your-turn", "your-lead"}),
        ("scores", {"side-summary"}),
    ],
)
def test_each_kind_of_announcement_can_be_kept_silent_and_stays_readable(kind: str, ids: set[str]) -> None:
    def spoken(**settings: object) -> set[str]:
        pilot = Pilot(seed="kinds", thinker=PlainThinker(3, 3, 3, 0), **settings)
        pilot.begin()
        pilot.play_hand()
        lines = pilot.transcript.lines
        return {str(facts["id"]) for name, facts in lines if name == "speech" and not facts["interrupt"]}

    assert ids & spoken()
    assert not ids & spoken(**{f"announce.{kind}": False})


def test_the_settings_name_every_kind_that_comes_by_itself() -> None:
    assert set(AnnounceSettings.__dataclass_fields__) == {"bids", "cards", "tricks", "turns", "scores", "hints"}


def test_what_is_not_spoken_stands_in_the_caption_and_the_history() -> None:
    pilot = in_play(**{"announce.turns": False})
    assert not any(text in ("Your lead.", "Your turn.") for text in pilot.speaker.texts)
    assert pilot.painter.pictures[-1].caption[-1] in ("Your lead.", "Your turn.")
    assert pilot.press("pagedown")[0] in ("Your lead.", "Your turn.")


@pytest.mark.parametrize(
    ("names", "text"), [("full", "queen of spades"), ("short", "queen spades"), ("suit_first", "spades queen")]
)
def test_cards_are_called_as_the_player_likes(names: str, text: str) -> None:
    pilot = Pilot(speech__card_names=names)
    pilot.heard()
    pilot.begin()
    drawn = next(line for line in pilot.speaker.texts if line.startswith("Drawn"))
    assert (" of " in drawn) is (names == "full")
    pilot.press("escape", "s", "return", "down", "return", "down", "down", "down")
    assert any(text in line.lower() for line in pilot.press("right", "left"))


def test_every_message_has_its_short_form_for_braille() -> None:
    pilot = in_play()
    pilot.play_hand()
    pairs = dict(zip(pilot.speaker.texts, pilot.speaker.brailled, strict=True))
    taken = next(text for text in pairs if " takes it, " in text)
    assert pairs[taken] == taken.replace(" takes it, ", ", ")


def test_self_voicing_can_be_turned_off_and_on_while_playing() -> None:
    preferred: list[str] = []
    pilot = in_play()
    pilot.speaker.prefer = preferred.append  # type: ignore[method-assign]
    pilot.press("escape", "s", "return", "down", "return")
    assert pilot.press("right") == ["Off. Shift+F2: speech on or off."]
    assert preferred[-1] == ""  # the old voice says it, and only then falls silent
    pilot.pass_time(10)
    assert preferred[-1] == NO_VOICE
    assert pilot.press("shift+f2") == ["Spoken: on. Queen of spades, Anna."]
    assert preferred[-1] == ""


def test_a_voice_that_is_turned_off_says_nothing_more_than_that() -> None:
    preferred: list[str] = []
    pilot = in_play()
    pilot.speaker.prefer = preferred.append  # type: ignore[method-assign]
    assert pilot.press("shift+f2") == ["Spoken: off. Shift+F2: speech on or off."]
    assert preferred[-1] == ""
    pilot.press("s")
    assert preferred[-1] == NO_VOICE


def test_without_a_key_for_it_the_voice_that_is_turned_off_names_none() -> None:
    pilot = in_play(**{"keys.speech.toggle": ()})
    pilot.press("escape", "s", "return", "down", "return")
    assert pilot.press("right") == ["Off"]


def test_what_is_the_same_in_a_language_is_no_choice_there() -> None:
    for language, others in (("en", 3), ("fr", 3), ("ru", 2)):
        pilot = Pilot(language)
        pilot.press("end", *["up"] * 4, "return", "down", "return", *["down"] * 4)
        names = [pilot.press("right")[0] for _ in range(4)]
        assert len(set(names)) == others, names
        assert names[others:] == names[: 4 - others]


def test_the_short_names_of_cards_chosen_in_one_language_are_the_full_ones_where_there_are_none() -> None:
    pilot = Pilot("ru", speech__card_names="short")
    pilot.press("end", *["up"] * 4, "return", "down", "return")
    assert pilot.press(*["down"] * 4)[-1] == "Названия карт: дама пик"
    assert pilot.press("right")[0].startswith("Пики дама.")


def test_what_a_setting_stands_at_is_not_said_twice() -> None:
    pilot = Pilot()
    assert pilot.press("down", "down", "down", "right")[-1] == "Hard"
    assert pilot.press("space") == ["Computer players: hard"]
    pilot.press("end", *["up"] * 4, "return", "down", "return", "down", "down", "down", "right")
    assert pilot.press("space") == ["Queen of spades, Anna. How much is said: full, 4 of 10"]


def test_with_the_window_in_the_background_speech_stops_if_the_player_wants_that() -> None:
    silent, speaking = in_play(speech__unfocused=False), in_play()
    for pilot in (silent, speaking):
        pilot.heard()
        pilot.game.focus_changed(False)
    assert silent.press("s") == []
    assert silent.painter.pictures[-1].caption[-1] == "We 0, 0 bags. They 0, 0 bags."
    assert speaking.press("s") == ["We 0, 0 bags. They 0, 0 bags."]
    silent.game.focus_changed(True)
    assert silent.press("s")[-1:] == ["We 0, 0 bags. They 0, 0 bags."]


def in_a_tree(pilot: Pilot) -> Callable[[bool], list[str]]:
    """A screen reader that comes (true) and goes; what the game then says for itself."""
    reading = False

    def read(begins: bool) -> list[str]:
        nonlocal reading
        reading = begins
        pilot.heard()
        pilot.settle()
        return pilot.heard()

    pilot.desk.read_aloud = lambda: reading
    return read


def the_built_in_voice_comes(pilot: Pilot) -> None:
    """The game learns, and tells, that another voice has taken over."""
    news = [SpeechNews("built-in")]
    pilot.speaker.news = lambda: tuple(news.pop() for _ in range(len(news)))  # type: ignore[method-assign]
    pilot.settle()


def test_when_the_screen_reader_goes_the_game_says_which_line_of_which_menu_it_is() -> None:
    pilot = Pilot()
    read = in_a_tree(pilot)
    pilot.press("down")
    the_built_in_voice_comes(pilot)
    for _ in range(2):
        assert read(True) == []
        assert read(False) == ["Spades. Main menu. Rules: classic"]


def test_when_the_screen_reader_goes_the_game_says_its_last_news_and_what_it_waits_for() -> None:
    pilot = in_play()
    read = in_a_tree(pilot)
    asked = pilot.press("space")[-1].split(". ")[-1]
    assert asked in ("Your lead.", "Your turn.")
    the_built_in_voice_comes(pilot)
    read(True)
    assert read(False) == [asked]
    pilot.press("s")
    read(True)
    assert read(False) == [asked]  # an answer is no news


def test_when_the_screen_reader_goes_while_others_bid_the_game_says_its_last_news_and_whose_turn_it_is() -> None:
    pilot = Pilot(seed="screen", thinker=PlainThinker(3, 3, 3, 3), waits=True)
    pilot.begin()
    pilot.pass_time(200, until=lambda: pilot.seen.phase is Phase.BID and pilot.seen.turn == 2)
    read = in_a_tree(pilot)
    last = pilot.heard()[-1]
    read(True)
    assert read(False) == [f"{last} Boris bids."]


def test_when_the_window_comes_back_to_the_front_the_game_says_where_it_is() -> None:
    pilot = in_play(speech__unfocused=False)
    pilot.press("escape")
    pilot.game.focus_changed(False)
    pilot.press("down")
    pilot.heard()
    pilot.game.focus_changed(True)
    assert pilot.heard() == ["Game menu. New match"]


def test_a_window_that_was_never_mute_comes_to_the_front_without_a_word() -> None:
    pilot = in_play()
    pilot.heard()
    for focused in (True, False, True):
        pilot.game.focus_changed(focused)
    assert pilot.heard() == []


def test_while_keys_are_learned_the_game_comes_back_to_that() -> None:
    pilot = Pilot(speech__unfocused=False)
    begins = pilot.press("shift+f1")[-1:]
    pilot.game.focus_changed(False)
    pilot.game.focus_changed(True)
    assert pilot.heard() == begins


def test_news_of_voices_do_not_take_the_place_of_what_is_said_again() -> None:
    pilot = in_play()
    scores = pilot.press("s")[0]
    the_built_in_voice_comes(pilot)
    pilot.heard()
    said = pilot.press("space")[0]
    assert said.startswith(f"{scores} The built-in voice speaks. Your ")


def test_news_of_voices_are_told_once() -> None:
    pilot = in_play()
    news = [SpeechNews("Orca"), SpeechNews("Orca", "en"), SpeechNews("")]
    pilot.speaker.news = lambda: tuple(news.pop(0) for _ in range(len(news)))  # type: ignore[method-assign]
    pilot.heard()
    pilot.settle()
    assert pilot.heard() == ["Orca speaks.", "Orca has no voice for English.", "No voice any more."]
    pilot.settle()
    assert pilot.heard() == []


# History


def test_the_history_is_looked_through_by_kind() -> None:
    pilot = in_play()
    pilot.press("s")
    pilot.heard()
    assert pilot.press("shift+pagedown")[0].startswith("History, bids. ")
    bids = [pilot.press("pageup")[0] for _ in range(3)]
    assert all(text.split(",")[0] in ("Anna", "Boris", "Clara", "You", "We 6") for text in bids)
    assert pilot.press("shift+pagedown")[0].startswith("History, cards. ")
    assert pilot.press("shift+pageup", "shift+pageup")[-1].startswith("History, everything. ")


def test_who_reads_the_history_stays_there_while_the_game_goes_on() -> None:
    pilot = Pilot(seed="speech", thinker=PlainThinker(3, 3, 3, 3), waits=True)
    pilot.begin()
    pilot.pass_time(100, until=lambda: pilot.seen.number == 1)
    read = pilot.press("ctrl+pageup")[-1]
    pilot.pass_time(100, until=lambda: pilot.seen.bids[3] is not None or pilot.seen.my_turn)
    pilot.heard()
    assert pilot.press("pageup") == [read]


def test_who_comes_back_to_the_history_is_reminded_of_the_kind_that_is_read() -> None:
    pilot = in_play()
    pilot.press("shift+pagedown")
    assert not pilot.press("pageup")[0].startswith("History")
    pilot.press("s")
    assert pilot.press("pageup")[0].startswith("History, bids. ")
    assert not pilot.press("pageup")[0].startswith("History")
    pilot.press("shift+pageup", "s")
    assert not pilot.press("pageup")[0].startswith("History")


def test_a_history_without_anything_of_a_kind_says_so() -> None:
    pilot = Pilot()
    assert pilot.press("shift+pagedown")[-1] == "History, bids. Nothing yet."
    assert pilot.press("pageup") == ["Nothing yet."]
    pilot.press("down")
    assert pilot.press("pageup") == ["History, bids. Nothing yet."]


def test_the_oldest_message_that_is_kept_takes_the_place_of_the_one_being_read() -> None:
    pilot = in_play()
    pilot.press("ctrl+pageup")
    for number in range(1200):
        pilot.desk.announcer.announce(msg("literal", value=str(number)))
    pilot.press("ctrl+c")
    assert pilot.clipboard.text == "200"


def test_a_thousand_messages_are_kept() -> None:
    pilot = in_play()
    for _ in range(1200):
        pilot.press("s", "g")
    pilot.heard()
    assert len(pilot.desk.announcer) == 1000


# Looking through the table


def test_where_there_is_nothing_to_look_through_only_that_is_said() -> None:
    pilot = Pilot(seed="speech", thinker=PlainThinker(3, 3, 3, 3))
    pilot.begin()
    said = [pilot.press(key) for key in ("shift+c", "shift+l", "shift+s")]
    assert said == [["Nothing on the table."], ["No trick yet."], ["No hand scored yet."]]
    assert pilot.painter.pictures[-1].dialog is None


@pytest.mark.parametrize(
    ("key", "title"),
    [
        ("shift+l", "Tricks, last one first. Trick 1: "),
        ("shift+w", "Players. Anna: "),
    ],
)
def test_the_table_is_looked_through_by_arrows(key: str, title: str) -> None:
    pilot = in_play()
    assert pilot.press(key)[0].startswith(title)
    assert pilot.press(key)[0].startswith(title)
    pilot.press("down", "up", "end", "home")
    assert pilot.press("s") == ["We 0, 0 bags. They 0, 0 bags."]
    assert pilot.press("escape")[0].startswith("At the table.")


def test_the_players_are_looked_through_one_by_one() -> None:
    pilot = in_play()
    first = pilot.press("shift+w")[0]
    others = [pilot.press("down")[0] for _ in range(3)]
    names = [text.split(":")[0].removeprefix("Players. ") for text in (first, *others)]
    assert names == ["Anna", "Boris", "Clara", "You"]


def in_a_trick() -> Pilot:
    """A pilot whose turn it is after two of the others."""
    pilot = Pilot(seed="f", thinker=PlainThinker(3, 3, 3, 3))
    pilot.begin()
    pilot.bid(3)
    while pilot.seen.trick is None or len(pilot.seen.trick.cards) != 2:
        pilot.play()
    pilot.heard()
    return pilot


def test_in_a_trick_each_card_and_each_player_with_the_card_is_one_line() -> None:
    pilot = in_a_trick()
    assert pilot.seen.trick is not None
    cards = [pilot.press("shift+c")[0].removeprefix("Cards on the table. "), *pilot.press("down")]
    assert [line.split()[-1] for line in cards] == ["Boris", "Clara"]
    players = [pilot.press("shift+w")[0], *(pilot.press("down")[0] for _ in range(3))]
    assert [" Played the " in line for line in players] == [False, True, True, False]
    assert [line.split(":")[0] for line in players] == ["Players. Anna", "Boris", "Clara", "You"]


def test_one_escape_leaves_whatever_was_looked_through_before() -> None:
    pilot = in_a_trick()
    pilot.press("shift+c", "shift+w", "shift+l", "shift+s", "shift+c")
    assert pilot.press("escape")[0].startswith("At the table.")


def test_from_the_score_sheet_the_table_is_looked_through_and_the_sheet_comes_back() -> None:
    pilot = in_play()
    pilot.play_hand()
    pilot.press("shift+l", "shift+w")
    assert pilot.press("shift+s")[0].startswith("Score of hand 1. ")
    pilot.press("shift+l")
    assert pilot.press("escape")[0].startswith("Score of hand 1. ")
    assert pilot.seen.number == 1


def test_where_cards_are_drawn_the_card_offered_is_what_lies_on_the_table() -> None:
    pilot = Pilot(seed="x", thinker=PlainThinker(3, 3), match__preset="duel", **{"rules.two_player_deal": "draw"})
    pilot.begin()
    assert pilot.press("shift+c")[0].startswith("Cards on the table. You look at the ")
