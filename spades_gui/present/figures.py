"""Tables of figures: what stands in them, and how that is said and shown."""

from collections.abc import Callable
from dataclasses import dataclass

from spades_gui.present.message import Message, msg

Figure = bool | int | float | None
"""What stands in a table. A number that is not whole is told to one decimal; ``None`` is nothing to tell."""


@dataclass(frozen=True, slots=True)
class Figures:
    """A table of figures: the heads of its columns, and its rows, each a head and a figure for every column.

    ``first`` is the row to begin with. ``curves`` are columns that are drawn together as curves, each with a name for
    its curve; what is in none of these groups is drawn as bars.
    """

    title: Message
    columns: tuple[Message, ...]
    rows: tuple[tuple[Message, tuple[Figure, ...]], ...]
    first: int = 0
    curves: tuple[tuple[tuple[int, Message], ...], ...] = ()


def figure(value: Figure) -> Message:
    """A figure as it is said."""
    if isinstance(value, bool):
        return msg("statistics-yes" if value else "statistics-no")
    if value is None:
        return msg("statistics-nothing")
    whole, _, part = _digits(value).partition(".")
    return msg("decimal", whole=whole, part=part) if part else msg("number", n=int(whole))


def figure_shown(value: Figure, text: Callable[[Message], str]) -> str:
    """A figure as it stands in a table, in the language of ``text``: with a minus sign and not the word."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return text(figure(value))
    said = text(figure(abs(value)))
    return f"−{said}" if _digits(value).startswith("-") else said


def _digits(value: float) -> str:
    rounded = round(value, 1)
    return str(int(rounded)) if rounded == int(rounded) else str(rounded)
