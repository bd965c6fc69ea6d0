"""Keys of one's own, by ear: what a player hears and presses, what is kept, and that help and learning follow."""

from pathlib import Path

import pytest
from pilot import ROOT, Pilot

from spades_gui.app.key_menu import NEEDED
from spades_gui.keys.commands import BY_ID, COMMANDS, Context
from spades_gui.keys.key import Key
from spades_gui.keys.keyring import Keyring
from spades_gui.keys.sets import SETS
from spades_gui.present.key_names import key_name
from spades_gui.present.message import Fact, msg
from spades_gui.settings.schema import LANGUAGES
from spades_gui.settings.translated_keys import LARGEST, keys_file, read_keys

PLACES = (Context.TABLE, Context.HAND, Context.GLOBAL, Context.DIALOG, Context.CHOOSER, Context.REPLAY, Context.LESSON)


def in_menu(language: str = "en") -> Pilot:
    """A pilot at the table who has opened the menu of keys."""
    pilot = Pilot(language)
    pilot.begin()
    pilot.press("escape")
    choose(pilot, "menu-settings")
    choose(pilot, "settings-keys")
    return pilot


def labels(pilot: Pilot) -> list[str]:
    """The lines of the dialog that is shown."""
    dialog = pilot.painter.pictures[-1].dialog
    assert dialog is not None
    return [item.label for item in dialog.items]


def choose(pilot: Pilot, id: str, **facts: Fact) -> list[str]:
    """Go to the line of the dialog that says this, by the arrows, and press Enter."""
    place = labels(pilot).index(pilot.desk.text(msg(id, **facts)))
    pilot.press("home", *["down"] * place)
    return pilot.press("return")


def to_command(pilot: Pilot, id: str) -> list[str]:
    """From the menu of keys to the command's own."""
    choose(pilot, f"keys-in-{BY_ID[id].context}")
    return choose(pilot, BY_ID[id].help_id)


def press_for(pilot: Pilot, id: str, *keys: str, how: str = "keys-change") -> list[str]:
    """From the menu of keys, press a new key for a command."""
    to_command(pilot, id)
    choose(pilot, how)
    return pilot.press(*keys)


def test_every_command_is_there_with_its_keys_but_the_digits_of_a_bid() -> None:
    pilot = in_menu()
    listed = 0
    for place in PLACES:
        choose(pilot, f"keys-in-{place}")
        listed += len(labels(pilot)) - 1
        pilot.press("escape")
    assert listed == len(COMMANDS) - 1
    choose(pilot, "keys-in-table")
    assert pilot.press("down", "down", "down")[-1] == "Scores and bags: S, left shoulder+button X"


def test_a_new_key_is_pressed_counts_at_once_and_is_kept_and_help_and_learning_follow() -> None:
    pilot = in_menu()
    assert to_command(pilot, "say.scores")[-1].startswith("Scores and bags: S, left shoulder+button X.")
    asked = "Press the new key for “scores and bags”, Escape to leave it as it is."
    assert choose(pilot, "keys-change")[-1].startswith(asked)
    assert pilot.press("f10")[-1] == "Scores and bags: F10, left shoulder+button X."
    assert pilot.keeper.saved == {"keys.say.scores": ("f10",), "buttons.say.scores": None}
    pilot.press("escape", "escape", "escape", "escape")
    assert pilot.press("f10") == ["We 0, 0 bags. They 0, 0 bags."]
    assert pilot.press("s") == []
    assert pilot.press("shift+f1", "f10", "s")[-2:] == ["F10: scores and bags.", "S: free."]
    pilot.press("escape", "f1")
    assert "F10: scores and bags" in labels(pilot)


def test_another_key_comes_beside_the_first_and_each_can_be_taken_away() -> None:
    pilot = in_menu()
    press_for(pilot, "say.scores", "f10", how="keys-add")
    assert pilot.keeper.saved["keys.say.scores"] == ("s", "f10")
    pilot.press("return")
    choose(pilot, "keys-take", key="S")
    assert pilot.keeper.saved["keys.say.scores"] == ("f10",)
    pilot.press("return")
    assert choose(pilot, "keys-usual", value="S, left shoulder+button X")[-1].startswith("Scores and bags: S,")
    assert pilot.keeper.saved["keys.say.scores"] is None


def test_a_controller_s_button_is_pressed_just_so() -> None:
    pilot = in_menu()
    press_for(pilot, "say.scores", "ctrl+shift+pad_lt")
    assert pilot.keeper.saved == {"keys.say.scores": None, "buttons.say.scores": ("ctrl+shift+pad_lt",)}


def test_a_clash_is_told_and_exchanged_if_wanted() -> None:
    pilot = in_menu()
    assert press_for(pilot, "say.scores", "m")[-1].startswith("M is “sounds on or off” (Questions).")
    choose(pilot, "keys-exchange", command=msg("command-sound-mute"), key="S")
    assert pilot.keeper.saved["keys.say.scores"] == ("m",)
    assert pilot.keeper.saved["keys.sound.mute"] == ("s",)


def test_a_taken_key_can_be_taken_from_there() -> None:
    pilot = in_menu()
    press_for(pilot, "say.scores", "m", how="keys-add")
    choose(pilot, "keys-take-over")
    assert pilot.keeper.saved["keys.say.scores"] == ("s", "m")
    assert pilot.keeper.saved["keys.sound.mute"] == ()


def test_a_clash_in_several_places_names_them_all_and_may_not_rob_what_is_needed() -> None:
    pilot = in_menu()
    assert press_for(pilot, "speech.silence", "return", how="keys-add")[-1].count("Enter is ") == 3
    assert labels(pilot) == ["Press another key"]
    pilot.press("return", "f10")
    assert pilot.keeper.saved["keys.speech.silence"] == ("ctrl", "f10")


def test_an_exchange_that_would_clash_elsewhere_is_refused() -> None:
    pilot = in_menu()
    press_for(pilot, "dialog.choose", "f4")
    said = choose(pilot, "keys-exchange", command=msg("command-language-next"), key=msg("key-return"))
    assert said[-1].startswith("Enter stays with ")
    assert not pilot.keeper.saved


@pytest.mark.parametrize("id", sorted(NEEDED))
def test_the_last_key_of_what_is_needed_stays(id: str) -> None:
    pilot = in_menu()
    to_command(pilot, id)
    *others, last = (key for key in pilot.desk.keymap.all_keys(id) if not key.pad)
    for key in others:
        choose(pilot, "keys-take", key=key_name(key))
        pilot.press("return")
    assert choose(pilot, "keys-take", key=key_name(last))[-1] == "Without this key you could not get back here."
    assert pilot.desk.keymap.key(id) == last


def test_escape_leaves_the_key_and_ctrl_alone_is_only_the_beginning_of_one() -> None:
    pilot = in_menu()
    press_for(pilot, "say.scores", "ctrl", "escape")
    assert not pilot.keeper.saved
    choose(pilot, "keys-change")
    pilot.press("ctrl", "ctrl+k")
    assert pilot.keeper.saved["keys.say.scores"] == ("ctrl+k",)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Where something is typed, Enter does it."),
        ("fr", "Là où l’on tape, c’est Entrée."),
        ("ru", "При наборе это делает Enter."),
    ],
)
def test_a_key_that_types_where_something_is_typed_is_told_and_which_does_it_there(language: str, told: str) -> None:
    pilot = in_menu(language)
    assert not press_for(pilot, "dialog.choose", "f10")[-1].endswith(told)
    pilot.press("f10", "home", "f10")
    assert pilot.press("x")[-1].endswith(told)


def test_keys_of_screen_readers_are_told_and_those_that_may_work_are_allowed() -> None:
    pilot = in_menu()
    press_for(pilot, "say.scores")
    pilot.game.press(Key("insert"))
    assert pilot.heard()[-1] == "Insert belongs to screen readers and does nothing here."
    said = pilot.press("ctrl+alt+left")[-1]
    assert "Ctrl+Alt+left is also used by NVDA, JAWS, VoiceOver: it may not get here." in said
    assert pilot.keeper.saved["keys.say.scores"] == ("ctrl+alt+left",)


def test_a_screen_reader_s_key_does_nothing_elsewhere_and_learning_keys_says_why() -> None:
    pilot = Pilot()
    pilot.begin()
    pilot.heard()
    pilot.game.press(Key("capslock"))
    assert pilot.heard() == []
    pilot.press("shift+f1")
    pilot.game.press(Key("insert"))
    assert pilot.heard()[-1] == "Insert belongs to screen readers and does nothing here."


def test_all_keys_become_as_usual_after_a_question() -> None:
    pilot = in_menu()
    press_for(pilot, "say.scores", "f10", "escape")
    choose(pilot, "keys-reset")
    assert pilot.press("down", "return")[-1].startswith("All keys are as usual.")
    assert pilot.keeper.saved["keys.say.scores"] is None
    assert [str(key) for key in pilot.desk.keymap.all_keys("say.scores")] == ["s", "shift+pad_x"]


def test_another_set_counts_at_once_and_the_player_s_own_keys_win() -> None:
    pilot = in_menu()
    press_for(pilot, "say.rules", "alt+k", "escape", "home")
    assert pilot.press("right", "right", "right") == ["Left hand alone", "Right hand alone", "Suits on their letters"]
    pilot.press("escape", "escape", "escape")
    assert pilot.press("alt+k")
    assert "of spades" in pilot.press("s")[0]
    assert pilot.press("z") == ["We 0, 0 bags. They 0, 0 bags."]


def test_an_own_key_that_does_not_fit_into_the_new_set_is_told() -> None:
    pilot = in_menu()
    press_for(pilot, "say.scores", "j", "escape", "home")
    told = "J stays with “cards on the table”; “scores and bags” keeps its own keys."
    assert told in pilot.press("right", "right")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_keys_is_said_in_every_language(language: str) -> None:
    pilot = in_menu(language)
    press_for(pilot, "say.scores", "m", "escape", "ctrl+alt+left")
    assert pilot.keeper.saved["keys.say.scores"] == ("ctrl+alt+left",)
    assert {tongue for _, tongue, _ in pilot.speaker.said} == {language}


# The translators' keys


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key_set", SETS)
def test_the_translators_keys_that_ship_fit(language: str, key_set: str) -> None:
    assert read_keys(keys_file(ROOT / "locales", language, key_set))[1] == ()


def shipped(language: str, key_set: str) -> dict[str, tuple[str, ...]]:
    """The keys of the translators as they ship."""
    return dict(read_keys(keys_file(ROOT / "locales", language, key_set))[0])


def test_suits_are_on_the_letters_of_the_language_of_the_moment() -> None:
    pilot = Pilot("fr", key_set="suit_letters", translated=shipped)
    pilot.begin()
    assert "de pique" in pilot.press("p")[0]
    assert "de trèfle" in pilot.press("t")[0]
    pilot.press("f4")
    assert "червей" in pilot.press("x")[0]


def test_the_player_s_own_keys_win_over_the_translators() -> None:
    keymap, problems = Keyring(shipped).keymap("suit_letters", "fr", {"hand.spades": ("q",)})
    assert problems == ()
    assert [str(key) for key in keymap.all_keys("hand.spades")] == ["q"]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("say.scores: [m]", "m is taken by sound.mute"),
        ("bid.type: [t]", "t is no digit"),
        ("say.scorse: [x]", "no such command"),
        ("say.scores: [insert]", "not-a-key"),
        ("say.scores: 3: 4", "not-yaml"),
        ("[1, 2]", "not-a-mapping"),
        ("say.scores: {a: b}", "say.scores"),
        ("x" * (LARGEST + 1), "too-large"),
    ],
)
def test_a_fault_in_translators_keys_is_told_and_the_set_stays_as_it_is(text: str, fault: str, tmp_path: Path) -> None:
    file = keys_file(tmp_path, "fr", "standard")
    file.parent.mkdir(parents=True)
    file.write_text(text)
    keys, faults = read_keys(file)
    assert keys == {}
    assert fault in " ".join(faults)


def test_a_file_of_no_set_is_told(tmp_path: Path) -> None:
    file = keys_file(tmp_path, "fr", "mine")
    file.parent.mkdir(parents=True)
    file.write_text("say.scores: [x]")
    assert "no set" in read_keys(file)[1][0]


@pytest.mark.parametrize("key", [Key("insert"), Key("m"), Key("f9")])
def test_what_is_said_of_a_key_that_is_pressed_is_spoken_to_its_end(key: Key) -> None:
    pilot = in_menu()
    to_command(pilot, "say.lead")
    choose(pilot, "keys-change")
    pilot.game.press(key)
    assert pilot.heard()
    assert pilot.speaker.busy(), "nothing stops it"


def test_ctrl_silences_also_where_a_key_is_awaited() -> None:
    pilot = in_menu()
    to_command(pilot, "say.lead")
    choose(pilot, "keys-change")
    assert pilot.speaker.busy()
    pilot.press("ctrl")
    assert not pilot.speaker.busy()
