"""The names of keys in words: "Shift, left arrow"."""

from typing import Final

from spades_gui.keys.key import Key
from spades_gui.present.message import Message, msg

_PLAIN: Final = frozenset("abcdefghijklmnopqrstuvwxyz0123456789") | {f"f{number}" for number in range(1, 13)}
"""Keys that are called by what is printed on them."""
_DIGITS: Final = tuple(Key(digit) for digit in "0123456789")


def key_name(key: Key) -> Message | str:
    """``key`` with its modifiers, as it is spoken and written in help."""
    name: Message | str = key.name.upper() if key.name in _PLAIN else msg(f"key-{key.name.replace('_', '-')}")
    for modifier in ("shift", "alt", "ctrl"):
        if getattr(key, modifier):
            held = msg(f"key-pad-{modifier}" if key.pad else f"key-{modifier}")
            name = msg("key-with", modifier=held, key=name)
    return name


def key_names(keys: tuple[Key, ...]) -> tuple[Message, ...]:
    """Several keys for the same thing, as a list; all the digits are one item."""
    if keys == _DIGITS:
        return (msg("key-range", key=key_name(keys[0]), other=key_name(keys[-1])),)
    return tuple(msg("literal", value=key_name(key)) for key in keys)
