"""The table of commands, the player's own keys, and clashes."""

import pytest

from spades_gui.keys.commands import BY_ID, COMMANDS, Context
from spades_gui.keys.key import Key, parse_key
from spades_gui.keys.keymap import KeyProblem, make_keymap

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
