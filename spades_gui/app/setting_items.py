"""Settings as lines of a menu: their names, their values in words, and what comes next in either direction."""

from collections.abc import Callable
from typing import Final

from spades_gui.app.desk import Desk
from spades_gui.app.dialog import Item
from spades_gui.app.samples import sample
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
            return next_of(allowed, value, step)
        case Switch():
            return not value
        case Whole(low, high) if isinstance(value, int):
            return max(low, min(high, value + step * _STEPS.get(name, 1)))
    raise ValueError(f"{name} has no next value")


def next_of(values: tuple[str, ...], value: object, step: int) -> str:
    """The value after or before ``value``, round and round; of one that is not among them, as if of the first."""
    here = values.index(str(value)) if value in values else 0
    return values[(here + step) % len(values)]


def setting_item(desk: Desk, name: str, change: Callable[[int], bool]) -> Item:
    """The menu line of a setting; ``change`` moves it on and tells whoever must know."""
    return Item(
        msg(f"setting-{_id(name)}"),
        value=lambda: value_message(name, to_flat(desk.settings)[name]),
        change=change,
        sample=lambda: sample(desk, name),
    )


def _id(name: str) -> str:
    return name.replace(".", "-").replace("_", "-")
