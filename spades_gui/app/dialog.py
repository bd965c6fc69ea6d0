"""Menus, questions and sheets: a title, lines to read, items to choose or change."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from spades_gui.keys.key import Key
from spades_gui.present.message import Message

if TYPE_CHECKING:  # imported when the statistics are opened
    from spades_gui.present.figures import Figures

Act = Callable[[], None]


@dataclass(frozen=True, slots=True)
class Item:
    """A line of a dialog.

    ``value`` is what it stands at; ``change`` moves that on by +1 or -1, and gives false when it has refused and said
    why; ``choose`` is Enter, ``help`` explains it. ``sample`` gives what is said after a change, if that can be heard.
    Of a ``passage`` of a text, ``choose`` goes on to what follows it.
    """

    label: Message
    choose: Act | None = None
    value: Callable[[], Message] | None = None
    change: Callable[[int], bool] | None = None
    help: Message | None = None
    sample: Callable[[], Message | None] | None = None
    passage: bool = False


@dataclass(slots=True)
class FigureTable:
    """A table of figures with the column under the cursor, which is what its plot shows."""

    figures: "Figures"
    column: int = 0


@dataclass(slots=True)
class Dialog:
    """A dialog being shown. ``back`` is Escape; without it, Escape is as at the table.

    Where ``table_keys`` is set, the table's question keys go on working beneath it (else letters find items by their
    first letter). ``entry`` is the text being typed, where the dialog is there for that; with ``digits``, it has digits
    only; ``wheel`` is what a game controller writes with, the letters of the language where it is empty. ``name`` tells
    dialogs apart.
    ``question`` tells that the title asks what an item answers; ``asks`` is what the dialog waits for, if not a choice
    among its items: on those where Enter does what Escape does. ``passing`` tells that it is only looked through: the
    next one of these takes its place. ``table`` is what it shows as a plot above its items, a row for each of them.
    ``listens`` is handed any key that is pressed, in place of all that it does elsewhere.
    Where it is ``numbered``, a digit chooses the item that has this place.
    """

    name: str
    title: Message
    items: tuple[Item, ...]
    back: Act | None
    lines: tuple[Message, ...] = ()
    table_keys: bool = False
    entry: str | None = None
    digits: bool = False
    wheel: str = ""
    question: bool = False
    asks: Message | None = None
    passing: bool = False
    table: FigureTable | None = None
    listens: Callable[[Key], None] | None = None
    numbered: bool = False
    focus: int = field(default=0)

    @property
    def writes(self) -> bool:
        """Whether it is there for typing and nothing else: then a controller's buttons write."""
        return self.entry is not None and len(self.items) == 1 and self.item.change is None

    @property
    def item(self) -> Item:
        """The item under the cursor."""
        return self.items[self.focus]

    def move(self, step: int) -> bool:
        """To the item ``step`` further; false at the ends, where the cursor stays."""
        wanted = self.focus + step
        if not 0 <= wanted < len(self.items):
            return False
        self.focus = wanted
        return True

    def ends(self, *, last: bool) -> None:
        """To the first or the last item."""
        self.focus = len(self.items) - 1 if last else 0

    def find(self, letter: str, text: Callable[[Message], str]) -> bool:
        """To the next item whose label begins with ``letter``, round and round."""
        count = len(self.items)
        for step in range(1, count + 1):
            index = (self.focus + step) % count
            if text(self.items[index].label).casefold().startswith(letter.casefold()):
                self.focus = index
                return True
        return False
