"""The names of keys in words: "Shift, left arrow"."""

from spades_gui.keys.key import Key
from spades_gui.present.message import Message, msg

_NAMED = frozenset(
    [
        "left",
        "right",
        "up",
        "down",
        "home",
        "end",
        "pageup",
        "pagedown",
        "return",
        "escape",
        "space",
        "tab",
        "backspace",
        "delete",
        "ctrl",
        "comma",
        "period",
        "slash",
        "semicolon",
        "minus",
        "equals",
    ]
)


def key_name(key: Key) -> Message | str:
    """``key`` with its modifiers, as it is spoken and written in help."""
    name: Message | str = msg(f"key-{key.name}") if key.name in _NAMED else key.name.upper()
    for modifier in ("shift", "alt", "ctrl"):
        if getattr(key, modifier):
            name = msg("key-with", modifier=msg(f"key-{modifier}"), key=name)
    return name


def key_names(keys: tuple[Key, ...]) -> tuple[Message, ...]:
    """Several keys for the same thing, as a list."""
    return tuple(msg("key", key=key_name(key)) for key in keys)
