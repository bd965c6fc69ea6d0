"""A picture as a tree of named parts, as a screen reader wants it: plain values, without any library."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final

from spades_gui.core.cards import SUITS, Card
from spades_gui.present.picture import DialogPicture, HandCard, Picture, TablePicture


class Role(Enum):
    """What a part is."""

    WINDOW = auto()
    DIALOG = auto()
    MENU = auto()
    MENU_ITEM = auto()
    BID = auto()
    HAND = auto()
    CARD = auto()
    LIST = auto()
    LINE = auto()
    ANSWER = auto()
    """Something being said that interrupts."""
    NEWS = auto()
    """Something being said after what is being said."""


@dataclass(frozen=True, slots=True)
class Node:
    """One part. ``place`` is its position in a list of ``size``, from 0; ``enabled`` is false for a forbidden card."""

    role: Role
    label: str
    value: str = ""
    children: tuple[int, ...] = ()
    place: int = 0
    size: int = 0
    enabled: bool = True
    selected: bool = False


@dataclass(frozen=True, slots=True)
class Tree:
    """Parts by id, the window at ``ROOT``, and which of them is under the cursor."""

    nodes: dict[int, Node]
    focus: int


ROOT: Final = 1
HAND: Final = 2
TRICK: Final = 3
SEATS: Final = 4
SIDES: Final = 5
STATUS: Final = 6
CAPTION: Final = 7
SAID: Final = 8
_LINES: Final = 100
"""Lines of list n have the ids from n times this on."""
_CARDS: Final = 2_000
_DIALOG: Final = 10_000
_SPOKEN: Final = 1_000_000
_PER_DIALOG: Final = 1_000


def changes(tree: Tree, before: Tree) -> Iterator[dict[int, Node]]:
    """What is new in ``tree``, as updates to be sent one after the other: first all the rest, then each thing said.

    Of what is said in one update, a screen reader announces the parts in any order.
    """
    said = tree.nodes[SAID]
    heard = tuple(id for id in said.children if id in before.nodes)
    new = said.children[len(heard) :]
    now = {**tree.nodes, SAID: replace(said, children=heard)}
    yield {id: node for id, node in now.items() if id not in new and before.nodes.get(id) != node}
    for last, id in enumerate(new, len(heard) + 1):
        yield {id: tree.nodes[id], SAID: replace(said, children=said.children[:last])}


class TreeBuilder:
    """Makes the tree of each picture. A part that stays what it was keeps its id; a new dialog is a new part.

    What is being said becomes a part of its own each time, so that a screen reader reads it even when the same was said
    before; except where the cursor has moved and that part's own name says it all.
    """

    def __init__(self) -> None:
        self._dialogs = 0
        self._title: str | None = None
        self._focus = ROOT
        self._known: dict[int, bool] = {}
        """Of what is being said, by number, whether the name of the part under the cursor says it already."""

    def build(self, picture: Picture) -> Tree:
        """The tree of ``picture``."""
        nodes: dict[int, Node] = {}
        focus = ROOT
        tops: list[int] = []
        if picture.table is not None:
            tops += _add_table(nodes, picture.table, picture)
            focus = next((_card_id(each.face.card) for each in picture.table.hand if each.focused), ROOT)
        if picture.dialog is not None:
            dialog = self._dialog_id(picture.dialog)
            focus = _add_dialog(nodes, picture.dialog, dialog)
            tops.insert(0, dialog)
        else:
            self._title = None
        _add_lines(nodes, CAPTION, picture.parts.caption, picture.caption)
        self._add_spoken(nodes, picture, focus)
        nodes[ROOT] = Node(Role.WINDOW, picture.window_title, children=(*tops, CAPTION, SAID))
        self._focus = focus
        return Tree(nodes, focus)

    def _dialog_id(self, dialog: DialogPicture) -> int:
        if dialog.title != self._title:
            self._title = dialog.title
            self._dialogs += 1
        return _DIALOG + self._dialogs * _PER_DIALOG

    def _add_spoken(self, nodes: dict[int, Node], picture: Picture, focus: int) -> None:
        told = _words_of(nodes, focus, picture.dialog) if focus != self._focus else ()
        known = self._known
        self._known = {each.number: known.get(each.number, _adds_nothing(each.text, told)) for each in picture.spoken}
        spoken = {_SPOKEN + each.number: each for each in picture.spoken if not self._known[each.number]}
        for id, each in spoken.items():
            nodes[id] = Node(Role.ANSWER if each.interrupts else Role.NEWS, each.text)
        nodes[SAID] = Node(Role.LIST, "", children=tuple(spoken))


def _add_table(nodes: dict[int, Node], table: TablePicture, picture: Picture) -> tuple[int, ...]:
    parts = picture.parts
    any_playable = any(each.playable for each in table.hand)
    for place, each in enumerate(table.hand):
        nodes[_card_id(each.face.card)] = _card(each, place, len(table.hand), any_playable)
    hand = tuple(_card_id(each.face.card) for each in table.hand)
    nodes[HAND] = Node(Role.HAND, parts.hand, children=hand, size=len(hand))
    _add_lines(nodes, TRICK, parts.trick, (f"{table.seats[seat].name}: {face.name}" for seat, face in table.trick))
    _add_lines(nodes, SEATS, parts.seats, (seat.line for seat in table.seats))
    _add_lines(nodes, SIDES, parts.sides, (side.line for side in table.sides))
    _add_lines(nodes, STATUS, parts.status, table.status)
    return (HAND, TRICK, SEATS, SIDES, STATUS)


def _card(each: HandCard, place: int, size: int, any_playable: bool) -> Node:
    enabled = each.playable or not any_playable
    return Node(
        Role.CARD, each.face.name, place=place, size=size, enabled=enabled, selected=each.chosen or each.focused
    )


def _add_lines(nodes: dict[int, Node], id: int, label: str, texts: Iterable[str]) -> None:
    lines = tuple(texts)
    first = id * _LINES
    for place, text in enumerate(lines):
        nodes[first + place] = Node(Role.LINE, text, place=place, size=len(lines))
    nodes[id] = Node(Role.LIST, label, children=tuple(range(first, first + len(lines))), size=len(lines))


def _add_dialog(nodes: dict[int, Node], dialog: DialogPicture, id: int) -> int:
    """Add the dialog, its lines and its items, and give what is under the cursor."""
    menu, first_item = id + 1, id + 2
    role = Role.BID if dialog.kind == "bids" else Role.MENU_ITEM
    first_line = first_item + len(dialog.items)
    for place, item in enumerate(dialog.items):
        nodes[first_item + place] = Node(
            role, item.label, item.value, place=place, size=len(dialog.items), selected=place == dialog.focus
        )
    for place, line in enumerate(dialog.lines):
        nodes[first_line + place] = Node(Role.LINE, line, place=place, size=len(dialog.lines))
    items = tuple(range(first_item, first_line))
    lines = tuple(range(first_line, first_line + len(dialog.lines)))
    nodes[menu] = Node(Role.MENU, "", children=items, size=len(items))
    nodes[id] = Node(Role.DIALOG, dialog.title, children=(*lines, menu))
    return first_item + dialog.focus if dialog.focus >= 0 else id


def _words_of(nodes: dict[int, Node], focus: int, dialog: DialogPicture | None) -> tuple[str, ...]:
    """What a screen reader says by itself when the cursor comes to ``focus``."""
    node = nodes.get(focus)
    return tuple(filter(None, (dialog.title if dialog else "", node.label, node.value))) if node else ()


def _adds_nothing(text: str, told: tuple[str, ...]) -> bool:
    left = text.casefold()
    for each in told:
        left = left.replace(each.casefold().rstrip("."), "", 1)
    return bool(told) and not any(map(str.isalnum, left))


def _card_id(card: Card) -> int:
    return _CARDS + SUITS.index(card.suit) * _LINES + card.rank
