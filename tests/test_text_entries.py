"""Typing into the game: letters type whatever else they do, and there is always a key that ends a text or leaves it."""

from itertools import product

import pytest
from pilot import Pilot

from spades_gui.keys.commands import BY_ID, Context
from spades_gui.keys.key import Key
from spades_gui.keys.keymap import TYPING, make_keymap
from spades_gui.present.message import msg
from spades_gui.settings.schema import LANGUAGES

LETTERS = {"keys.dialog.choose": ("x",), "keys.dialog.back": ("z",), "keys.dialog.erase": ("y",)}


def naming(language: str = "en", **keys: tuple[str, ...]) -> Pilot:
    """Where rules are named, with other keys for dialogs; ``x`` chooses."""
    own = {f"keys.{id.replace('__', '.')}": each for id, each in keys.items()}
    pilot = Pilot(language, **LETTERS | own)
    pilot.press("down", "x", "end", "up")
    pilot.heard()
    assert pilot.press("x")[0].startswith(pilot.desk.text(msg("ask-set-name")))
    return pilot


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_menus_are_on_letters_enter_escape_and_backspace_still_end_a_text(language: str) -> None:
    pilot = naming(language)
    assert pilot.press("x", "y", "z", "a") == ["X", "Y", "Z", "A"]
    assert pilot.press("backspace")[-1].endswith("xyz")
    assert pilot.desk.text(msg("rules-saved", value="xyz")) in pilot.press("return")[-1]
    pilot.press("x")
    assert pilot.press("escape")[-1].endswith(pilot.desk.text(msg("rules-save")))
    assert pilot.press("return", "escape", "backspace") == [], "elsewhere they stay as the player has set them"


def test_a_key_that_works_everywhere_leaves_enter_to_what_the_player_has_put_there() -> None:
    pilot = naming(dialog__choose=("x", "f10"), dialog__last=("end", "return"))
    assert pilot.press("a", "return")[-1] == "Typed: a"
    assert pilot.press("f10")[0].startswith("Kept as a.")


def test_without_such_a_key_a_text_is_ended_by_enter_whatever_else_that_does() -> None:
    pilot = naming(dialog__last=("end", "return"))
    assert pilot.press("a", "return")[-1].startswith("Kept as a.")
    assert pilot.press("return")[-1] == "Back", "in the menu it is the last line again"


def test_punctuation_types_as_letters_do() -> None:
    pilot = naming(dialog__choose=("x", "comma"), dialog__back=("minus",))
    assert pilot.press("a", "comma", "minus", "b", "return")[-1].startswith("Kept as a,-b.")


def test_whoever_presses_keys_for_the_player_finds_one_that_works_where_the_player_is() -> None:
    pilot = naming()
    assert pilot.game.key("dialog.choose") == Key("return")
    pilot.press("escape")
    assert pilot.game.key("dialog.choose") == Key("x")


def test_help_and_learning_keys_tell_what_is_so_there() -> None:
    pilot = naming()
    pilot.press("shift+f1")
    assert pilot.press("x", "return", "space") == ["X: typed here.", "Enter: choose.", "Space: typed here."]
    pilot.press("escape", "f1")
    lines = [item.label for item in pilot.painter.pictures[-1].dialog.items]  # type: ignore[union-attr]
    assert {"Enter: choose", "Backspace: erase a letter", "Escape: back"} <= {*lines}
    assert not any(line.startswith(("X", "Y", "Z", "Space")) for line in lines)


def test_however_the_keys_are_set_each_of_the_three_has_one_where_something_is_typed() -> None:
    choices = (("x",), ("return",), ("escape",), ("backspace",), ("comma", "f10"))
    for wanted in product(choices, repeat=3):
        keymap, _ = make_keymap(dict(zip(TYPING, wanted, strict=True)))
        typing = keymap.while_typing(lambda key: bool(key.types))
        for id in TYPING:
            assert typing.keys(id), wanted
            assert {typing.find(key, (Context.DIALOG, Context.GLOBAL)) for key in typing.keys(id)} == {BY_ID[id]}
            works = {key for key in keymap.keys(id) if not key.types}
            assert works <= {*typing.keys(id)} or works <= {*TYPING.values()}, (
                "none is taken away but for want of others"
            )
