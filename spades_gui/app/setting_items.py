"""Settings as lines of a menu: their names, their values in words, and what comes next in either direction."""

from collections.abc import Callable
from typing import Final

from spades_gui.app.desk import Desk
from spades_gui.app.dialog import Item
from spades_gui.present.message import Message, msg
from spades_gui.settings.kinds import Choice, Switch, Whole
from spades_gui.settings.schema import kind_of, to_flat

_STEPS: Final = {"sound.volume": 10}


def value_message(name: str, value: object) -> Message:
    """The value of a setting in words."""
    if isinstance(value, bool):
        return msg("on" if value else "off")
    if isinstance(value, int):
        return msg("number", n=value)
    return msg(f"value-{_id(name)}-{str(value).replace('_', '-')}")


def next_value(name: str, value: object, step: int) -> object:
    """The value after (+1) or before (-1) ``value``; words go round and round, numbers stop at their ends."""
    match kind_of(name):
        case Choice(allowed):
            return allowed[(allowed.index(str(value)) + step) % len(allowed)]
        case Switch():
            return not value
        case Whole(low, high) if isinstance(value, int):
            return max(low, min(high, value + step * _STEPS.get(name, 1)))
    raise ValueError(f"{name} has no next value")


def setting_item(desk: Desk, name: str, change: Callable[[int], bool], sample: Message | None) -> Item:
    """The menu line of a setting; ``change`` moves it on and tells whoever must know."""
    return Item(
        msg(f"setting-{_id(name)}"),
        value=lambda: value_message(name, to_flat(desk.settings)[name]),
        change=change,
        sample=sample,
    )


def _id(name: str) -> str:
    return name.replace(".", "-").replace("_", "-")
