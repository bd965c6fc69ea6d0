"""What the window shows, as plain values with every text already in the player's language.

The painter draws this and knows nothing else of the game.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from spades_gui.core.cards import Card

if TYPE_CHECKING:
    from spades_gui.settings.themes import Theme


@dataclass(frozen=True, slots=True)
class CardFace:
    """A face-up card, drawn as it is ``card.printed``; ``index`` is the localised corner index ("Q", "D", "Д", "10").

    ``name`` is what it is called when it is read aloud. Of a joker, ``index`` is a short word or letters for its
    corner; the big one must look bigger than the little one.
    """

    card: Card
    index: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class HandCard:
    """A card of the player's hand. ``playable``: it is the player's turn and the rules allow it.

    ``chosen``: picked out, with others, to be given to the partner.
    """

    face: CardFace
    playable: bool
    focused: bool
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class SeatPicture:
    """One of 2 to 6 seats, 0 (south, the player) clockwise: with 4, 1 is west, 2 north, 3 east; with 2, 1 is north.

    ``bid`` ("4", "nil", "" before it) and ``won`` are ready texts. The player's own seat shows ``cards`` backs while
    its hand is hidden (blind nil): then the hand is empty. ``line`` says it all in one line. ``hand`` holds another
    seat's cards where they lie open. ``contract`` is the bid in tricks (0: nil, ``None`` before it) and ``tricks`` how
    many it has won.
    """

    name: str
    cards: int
    bid: str
    won: str
    turn: bool
    dealer: bool
    line: str = ""
    hand: tuple[CardFace, ...] = ()
    contract: int | None = None
    tricks: int = 0


@dataclass(frozen=True, slots=True)
class SidePicture:
    """One of 2 to 6 entries of the score box: "We" / "152" / "3 bags" / "3 of 7".

    ``tricks`` is empty before the bids, and ``bags`` where the rules know none. ``bag_count`` of ``bag_limit`` bags
    have come that cost points (0: they never do); ``counting`` tricks stand against ``contract``, as in ``tricks``,
    where partners have one together. ``line`` says it all in one line.
    """

    name: str
    score: str
    bags: str
    tricks: str
    bag_count: int = 0
    bag_limit: int = 0
    contract: int | None = None
    counting: int = 0
    line: str = ""


@dataclass(frozen=True, slots=True)
class PastTrick:
    """A finished trick: (seat, face) in the order of play, and the seat that took it."""

    plays: tuple[tuple[int, CardFace], ...]
    winner: int


@dataclass(frozen=True, slots=True)
class SpadesMark:
    """Whether spades may be led; ``line`` is the line of the status that says so."""

    line: int
    open: bool


@dataclass(frozen=True, slots=True)
class TablePicture:
    """The table. ``trick`` holds (seat, face) in the order of play; ``winning`` the seat ahead in it.

    ``status`` is short lines for a corner: hand and trick number, suit led, spades open or not, whose turn. Where the
    players draw their cards, ``stock`` is how many are left in the middle and ``top`` the one the player looks at.
    ``last`` is the last trick, once the next one is under way.
    """

    seats: tuple[SeatPicture, ...]
    sides: tuple[SidePicture, ...]
    hand: tuple[HandCard, ...]
    trick: tuple[tuple[int, CardFace], ...]
    winning: int | None
    status: tuple[str, ...]
    stock: int = 0
    top: CardFace | None = None
    spades: SpadesMark | None = None
    last: PastTrick | None = None


@dataclass(frozen=True, slots=True)
class DialogItem:
    """One choice of a dialog; ``value`` is what a setting stands at, empty for plain choices.

    ``changes``: Left and Right change the value.
    """

    label: str
    value: str = ""
    changes: bool = True


@dataclass(frozen=True, slots=True)
class Curve:
    """A column of figures to be drawn as a curve; ``current`` is the one with the column under the cursor."""

    name: str
    values: tuple[float | None, ...]
    current: bool


@dataclass(frozen=True, slots=True)
class FigurePicture:
    """A table of figures: the heads of its columns, and its rows with a text for each of them.

    ``column`` is the one under the cursor. ``values`` are its figures by row, to be drawn as a plot; ``None`` is none.
    If there are ``curves``, they are drawn instead.
    """

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    column: int
    values: tuple[float | None, ...]
    curves: tuple[Curve, ...] = ()


@dataclass(frozen=True, slots=True)
class DialogPicture:
    """A menu, a question, the bid chooser or a sheet to read.

    ``lines`` are read-only text above the items; those after the first ``above`` (``None``: none) explain the item in
    focus, at the ``foot``: a menu that scrolls keeps so many lines for them, any other one, and with 0 there is none
    kept. ``kind`` is ``menu`` (a column of items) or ``bids`` (a strip of short items that must leave the hand in
    view). ``focus`` indexes ``items``, -1 when there are none. With ``figures``, the items are the rows of that table.
    """

    title: str
    lines: tuple[str, ...]
    items: tuple[DialogItem, ...]
    focus: int
    kind: str = "menu"
    figures: FigurePicture | None = None
    above: int | None = None
    foot: int = 0


@dataclass(frozen=True, slots=True)
class PartNames:
    """What the parts of the window are called where they are read aloud one by one."""

    hand: str = ""
    trick: str = ""
    seats: str = ""
    sides: str = ""
    status: str = ""
    caption: str = ""


@dataclass(frozen=True, slots=True)
class Spoken:
    """Something said aloud, the ``number``-th since the start; ``interrupts`` what was being said."""

    number: int
    text: str
    interrupts: bool


@dataclass(frozen=True, slots=True)
class HistoryPicture:
    """What was said, oldest first, round the message being read, number ``focus``; ``position`` is "3 / 20"."""

    title: str
    lines: tuple[str, ...]
    focus: int
    position: str


@dataclass(frozen=True, slots=True)
class Picture:
    """Everything on the screen.

    ``offer`` is what can be pointed at while no dialog is open: the bids, while one is asked for, none in focus.
    ``caption`` is what is being said, newest last; ``spoken`` is what was given to the voice since it was last
    interrupted, repetitions included. ``theme``, ``card_size``, ``suit_colours`` and ``font`` are setting values;
    ``own_theme`` has the colours of the player's own theme, ``text_size`` is in percent of the plain one. ``progress``
    is how many percent of a long work under way are done. ``history`` is there while the player reads it. ``motion`` is
    how many milliseconds a card may take on its way from where it was in the picture before; 0: it is there at once.
    """

    window_title: str
    table: TablePicture | None
    dialog: DialogPicture | None
    caption: tuple[str, ...]
    theme: str
    card_size: str
    full_screen: bool
    parts: PartNames = PartNames()
    spoken: tuple[Spoken, ...] = ()
    progress: int | None = None
    motion: int = 0
    text_size: int = 100
    history: HistoryPicture | None = None
    own_theme: "Theme | None" = None
    suit_colours: str = "two"
    font: str = "roboto"
    offer: DialogPicture | None = None
