"""The table of commands, the player's own keys, and clashes."""

import pytest

from spades_gui.keys.commands import BY_ID, COMMANDS, Context
from spades_gui.keys.key import Key, parse_key
from spades_gui.keys.keymap import KeyProblem, make_keymap
from spades_gui.keys.readers import taken_by
from spades_gui.keys.sets import SETS

TABLE = (Context.HAND, Context.TABLE, Context.GLOBAL)


def test_the_default_keys_have_no_clash() -> None:
    wishes = {command.id: command.keys for command in COMMANDS}
    assert make_keymap(wishes)[1] == ()


@pytest.mark.parametrize(
    ("key", "command"),
    [
        ("b", "bid.open"),
        ("c", "say.table"),
        ("f", "say.lead"),
        ("v", "say.info"),
        ("i", "say.info"),
        ("s", "say.scores"),
        ("t", "say.turn"),
    ],
)
def test_the_letters_players_know_by_heart_keep_their_meaning(key: str, command: str) -> None:
    found = make_keymap({})[0].find(Key(key), TABLE)
    assert found is BY_ID[command]


@pytest.mark.parametrize("name", SETS)
def test_every_set_of_keys_is_free_of_clashes(name: str) -> None:
    assert SETS[name].keys() <= BY_ID.keys()
    assert make_keymap(SETS[name])[1] == ()


LEFT = frozenset("qwertasdfgzxcvb12345") | {"tab", "escape", "space", "ctrl", *(f"f{n}" for n in range(1, 7))}
RIGHT = (
    frozenset("yuiophjklnm67890")
    | {"comma", "period", "slash", "semicolon", "minus", "equals", "space", "ctrl", "return", "backspace", "delete"}
    | {"left", "right", "up", "down", "home", "end", "pageup", "pagedown", *(f"f{n}" for n in range(7, 13))}
)


@pytest.mark.parametrize(("name", "reach"), [("left_hand", LEFT), ("right_hand", RIGHT)])
def test_a_set_for_one_hand_has_a_key_within_its_reach_for_all_that_has_one(name: str, reach: frozenset[str]) -> None:
    keymap, _ = make_keymap({}, {}, SETS[name])
    for command in COMMANDS:
        key = keymap.key(command.id)
        if command.keys and command.id != "bid.type":  # a number has its digits; the chooser has them all
            assert key is not None
            assert key.name in reach, command.id
            assert not key.alt, command.id


def test_every_suit_has_its_letter_in_the_set_for_that() -> None:
    keymap, _ = make_keymap({}, {}, SETS["suit_letters"])
    found = [keymap.find(Key(letter), TABLE) for letter in "shdc"]
    assert [command and command.id for command in found] == [
        "hand.spades",
        "hand.hearts",
        "hand.diamonds",
        "hand.clubs",
    ]


def test_buttons_are_changed_apart_from_keys() -> None:
    keymap, problems = make_keymap({"say.scores": ["x"]}, {"say.turn": ["ctrl+shift+pad_lt"]})
    assert problems == ()
    assert list(map(str, keymap.all_keys("say.scores"))) == ["x", "shift+pad_x"]
    assert list(map(str, keymap.all_keys("say.turn"))) == ["t", "ctrl+shift+pad_lt"]


def test_a_taken_button_is_refused_as_a_taken_key_is() -> None:
    _, problems = make_keymap({}, {"say.scores": ["pad_x"]})
    assert problems == (KeyProblem("say.scores", "pad_x", "say.table"),)


@pytest.mark.parametrize(
    ("key", "readers"),
    [
        ("ctrl", ("NVDA", "JAWS", "VoiceOver")),
        ("ctrl+alt+left", ("NVDA", "JAWS", "VoiceOver")),
        ("ctrl+alt+n", ("NVDA", "VoiceOver")),
        ("ctrl+alt+k", ("VoiceOver",)),
        ("alt+shift+home", ("Orca",)),
        ("pad_a", ()),
        ("alt+left", ()),
        ("s", ()),
    ],
)
def test_it_is_known_which_screen_readers_use_a_key(key: str, readers: tuple[str, ...]) -> None:
    assert taken_by(parse_key(key)) == readers


def test_of_the_usual_keys_only_ctrl_alone_is_one_of_theirs_and_means_the_same() -> None:
    for name in SETS:
        keymap, _ = make_keymap({}, {}, SETS[name])
        theirs = {
            (command.id, str(key)) for command in COMMANDS for key in keymap.all_keys(command.id) if taken_by(key)
        }
        assert theirs == {("speech.silence", "ctrl")}


def test_a_wish_for_a_taken_key_is_refused_and_names_both() -> None:
    keymap, problems = make_keymap({"say.scores": ["m"]})
    assert problems == (KeyProblem("say.scores", "m", "sound.mute"),)
    assert keymap.find(Key("s"), TABLE) is BY_ID["say.scores"]


def test_two_commands_can_change_places() -> None:
    keymap, problems = make_keymap({"say.scores": ["m"], "sound.mute": ["s"]})
    assert problems == ()
    assert keymap.find(Key("m"), TABLE) is BY_ID["say.scores"]


def test_a_key_of_everywhere_is_taken_everywhere() -> None:
    _, problems = make_keymap({"dialog.next": ["f4"]})
    assert problems == (KeyProblem("dialog.next", "f4", "language.next"),)


def test_a_dialog_may_use_the_table_s_keys() -> None:
    assert make_keymap({"dialog.choose": ["b"]})[1] == ()


def test_a_refused_wish_drags_along_those_that_counted_on_it() -> None:
    keymap, problems = make_keymap({"say.scores": ["m"], "sound.mute": ["t"]})
    assert {problem.command for problem in problems} == {"say.scores", "sound.mute"}
    assert keymap.find(Key("t"), TABLE) is BY_ID["say.turn"]


def test_an_unknown_command_is_told_with_what_was_probably_meant() -> None:
    assert make_keymap({"say.scorse": ["x"]})[1] == (KeyProblem("say.scorse", suggestion="say.scores"),)
    assert make_keymap({"what": ["x"]})[1] == (KeyProblem("what"),)


@pytest.mark.parametrize(("wish", "strange"), [(["t"], "t"), (["1", "shift+f4"], "shift+f4"), (["up", "x"], "up")])
def test_only_digits_type_a_bid(wish: list[str], strange: str) -> None:
    keymap, problems = make_keymap({"bid.type": wish})
    assert problems == (KeyProblem("bid.type", strange),)
    assert [str(key) for key in keymap.keys("bid.type")] == list("0123456789")
    assert make_keymap({}, {"bid.type": ["pad_a"]})[1] == (KeyProblem("bid.type", "pad_a"),)
    assert make_keymap({"bid.type": ["shift+5", "7"]})[1] == ()


def test_an_empty_wish_takes_the_keys_away() -> None:
    keymap, problems = make_keymap({"sound.mute": []})
    assert problems == ()
    assert keymap.find(Key("m"), TABLE) is None


def test_help_lists_only_keys_that_reach_their_command() -> None:
    keymap, _ = make_keymap({})
    contexts = (Context.CHOOSER, Context.DIGITS, *TABLE)
    reachable = {command.id for command, _ in keymap.reachable(contexts)}
    assert "hand.suit_1" not in reachable
    assert "hand.next" in reachable
    for command, keys in keymap.reachable(contexts):
        assert all(keymap.find(key, contexts) is command for key in keys)


@pytest.mark.parametrize("text", ["", "+", "shift+", "shift+shift+a", "hyper+a", "ab", "ctrl++", "a+ctrl", "é", "f13"])
def test_what_is_no_key_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a key"):
        parse_key(text)


def test_a_key_reads_as_it_is_written() -> None:
    for command in COMMANDS:
        for text in command.keys:
            assert str(parse_key(text)) == text
