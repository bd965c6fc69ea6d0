"""Where everything stands in the window: rectangles and fitted texts, nothing drawn.

All lengths are pixels. Sizes follow the window by a unit of one hundredth of its height (or of three quarters of its
width, if that is less), so the picture keeps its proportions from 640×480 to 4K. Text is as large as the player wants
it; where the table has no room for that, its gauges and stacks of backs go first, and only then its text gets smaller.
"""

from bisect import bisect_left
from dataclasses import dataclass, replace
from typing import Final
from weakref import WeakKeyDictionary

from pygame import Rect

from spades_gui.present.picture import Picture, SeatPicture, SidePicture, TablePicture
from spades_gui.screen.cache import BoundedCache
from spades_gui.screen.corners import CornersLayout, corners
from spades_gui.screen.dialogs import DialogLayout, menu_layout
from spades_gui.screen.figures import FigureLayout, figure_layout
from spades_gui.screen.fonts import Fonts
from spades_gui.screen.hand import FULL_HAND, HandLayout, hand_layout
from spades_gui.screen.measures import TEXT, Measures, measures
from spades_gui.screen.messages import MessagesLayout, messages_layout
from spades_gui.screen.past_trick import PastTrickLayout, past_trick_layout
from spades_gui.screen.seating import FEW, Seating, seating
from spades_gui.screen.seats import SeatLayout
from spades_gui.screen.strip import least_height, strip_layout
from spades_gui.screen.text import TextBlock, fit, wrap
from spades_gui.screen.trick import StockLayout, stock_layout, trick_layout

_CAPTION: Final = 0.15
"""The most of the window's height that the caption takes, but for one line of it."""
_WIDEST: Final = 185.0
"""The most width in units that is used of a window: in a wider one, who sits at the table stays together."""
_MENU: Final = 7.5
"""The side of the button for the menu, in units."""
_FINGER: Final = 44
"""Pixels; a finger hits nothing smaller with ease (WCAG 2.5.5)."""
_ONE_LINE: Final = 0.8
"""What is being said is made as small as this, if it stands in one line then."""
_LEAST_CARD: Final = 10.5
"""The least height of a card of the trick, in units: texts of the table are made smaller until there is room for it."""
_LEAST_NAME: Final = 0.65
_PLAIN_NAME: Final = 0.8
"""Names at the seats are no smaller than these shares of the table's text, and of plain text."""
_LEAST_PLATE: Final = 8.5
"""The least width of a plate at tables of many seats, by the size of the text: a long word for a bid has room there."""
_BIDS: Final = 0.6
"""The share of the free middle of the table that the bids may take."""
_STEPS: Final = 16
"""The steps in which text is tried from the plain size to twice of it; the same for every size that is wanted."""
_EXTRAS: Final = ((True, True), (True, False), (False, False))
"""Whether there are gauges, and backs of the other seats: the best first."""
_EASY_CARD: Final = 14.5
"""Backs and gauges give way to the cards of the trick until those are so high, in units."""


@dataclass(frozen=True, slots=True)
class CaptionLayout:
    """The band of what is being said: the newest text, and what came before it as far as there is room."""

    rect: Rect
    newest: TextBlock | None
    older: tuple[TextBlock, ...]


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The table. ``seats`` and ``trick`` (the place of each seat's card) are by seat.

    ``centre`` is the free middle of the table. Where cards are drawn from a stock, it takes the place of the trick.
    """

    corners: CornersLayout
    seats: tuple[SeatLayout, ...]
    centre: Rect
    trick: tuple[Rect, ...]
    stock: StockLayout | None
    hand: HandLayout
    measures: Measures
    """Those of the table, whose text may be smaller than that of the page."""
    past: PastTrickLayout | None = None


@dataclass(frozen=True, slots=True)
class Layout:
    """The whole window."""

    size: tuple[int, int]
    measures: Measures
    caption: CaptionLayout
    menu: Rect
    """The button for the menu, or for the way back from one, at the end of the caption's band."""
    progress: Rect | None
    """A bar along the top of the caption, as long as the part of the work that is done."""
    table: TableLayout | None
    dialog: DialogLayout | None
    figures: FigureLayout | None = None
    messages: MessagesLayout | None = None
    """What was said, over everything else, while the player reads it."""


def layout(size: tuple[int, int], picture: Picture, fonts: Fonts) -> Layout:
    """Place everything ``picture`` shows in a window of ``size``."""
    lengths = measures(size, picture.text_size)
    caption, menu = _caption(size, picture.caption, lengths, fonts)
    gap, text, pad = lengths.gap, lengths.text, lengths.pad
    aside = max(gap, (size[0] - round(_WIDEST * lengths.unit)) // 2)
    body = Rect(aside, gap, size[0] - 2 * aside, caption.rect.top - 2 * gap)
    table, dialog = None, None
    if picture.table:
        table, dialog = _table(body, picture, picture.table, lengths, fonts)
    figures = None
    if picture.dialog and picture.dialog.figures:
        figures = figure_layout(picture.dialog, picture.dialog.figures, body, text, pad, fonts)
    elif picture.dialog and not dialog:
        dialog = menu_layout(picture.dialog, body, text, gap, pad, fonts)
    messages = None
    if picture.history:
        # Where there are cards in hand, they stay in view.
        area = Rect(body.x, body.y, body.width, table.hand.area.top - body.y) if table and not picture.dialog else body
        messages = messages_layout(picture.history, area, lengths, fonts)
    progress = _progress(caption.rect, picture.progress, lengths)
    return Layout(size, lengths, caption, menu, progress, table, dialog, figures, messages)


def _progress(caption: Rect, percent: int | None, measures: Measures) -> Rect | None:
    if percent is None:
        return None
    return Rect(caption.topleft, (round(caption.width * percent / 100), max(3, measures.pad - 2)))


def _caption(
    size: tuple[int, int], texts: tuple[str, ...], measures: Measures, fonts: Fonts
) -> tuple[CaptionLayout, Rect]:
    """The band at the foot of the window; always of one height, so that nothing moves when speech comes and goes."""
    large = round(measures.text * 1.2)
    small = round(measures.text * 0.92)
    newest_line, older_line = fonts.height(large, True), fonts.height(small)
    most = max(newest_line, round(size[1] * _CAPTION))
    height = min(newest_line + 2 * older_line, most) + 2 * measures.pad
    rect = Rect(0, size[1] - height, size[0], height)
    side = min(rect.height - 2 * measures.pad, max(_FINGER, round(_MENU * measures.unit)))
    menu = Rect(rect.right - measures.gap - side, rect.centery - side // 2, side, side)
    inner = rect.inflate(-2 * measures.gap, -2 * measures.pad)
    inner.width = menu.left - measures.gap - inner.x
    if not texts:
        return CaptionLayout(rect, None, ()), menu
    newest = fit(fonts, texts[-1], Rect(inner.topleft, (inner.width, newest_line)), large, bold=True, least=_ONE_LINE)
    if newest.lines[-1].endswith("…"):
        newest = fit(fonts, texts[-1], inner, large, bold=True, least=0.5)
    newest = replace(newest, rect=newest.rect.copy(), align="centre")
    used = len(newest.lines) * fonts.height(newest.size, True)
    older: list[TextBlock] = []
    bottom = inner.bottom - used
    for text in reversed(texts[:-1]):
        lines = wrap(fonts, text, inner.width, small)
        high = len(lines) * older_line
        if bottom - high < inner.top:
            break
        older.append(TextBlock(Rect(inner.x, bottom - high, inner.width, high), lines, small, False, "centre"))
        bottom -= high
    spare = (bottom - inner.top) // 2
    for block in older:
        block.rect.move_ip(0, -spare)
    newest.rect.update(inner.x, inner.bottom - used - spare, inner.width, used)
    # In the middle of the page as far as the button leaves room for that.
    even = 2 * inner.right - size[0]
    for block in (newest, *older):
        if max(fonts.width(line, block.size, block.bold) for line in block.lines) <= even:
            block.rect.update(size[0] - inner.right, block.rect.y, even, block.rect.height)
    return CaptionLayout(rect, newest, tuple(older)), menu


@dataclass(frozen=True, slots=True)
class _Draft:
    """The table set in one size of text."""

    measures: Measures
    boxes: CornersLayout
    hand: HandLayout
    around: Seating
    centre: Rect
    trick: tuple[Rect, ...]
    bids: int
    """The height that bids need at least."""

    def roomy(self) -> bool:
        """Whether everything has room, bids too."""
        lengths, around = self.measures, self.around
        seats = self.around.seats
        narrowest = min(seat.plate.width for seat in seats)
        wide = len(seats) <= FEW or narrowest >= _LEAST_PLATE * self.measures.text
        spacious = wide and (
            self.trick[0].height >= _LEAST_CARD * lengths.unit and around.low.height >= self.bids and around.roomy
        )
        if not lengths.growth:
            return spacious and not any(line.endswith("…") for seat in around.seats for line in seat.name.lines)
        return spacious and self.boxes.roomy and all(seat.name.size >= self._least_name() for seat in around.seats)

    def _least_name(self) -> float:
        """Long names may be smaller than other texts, but not than they are where text is plain."""
        return max(_LEAST_NAME * self.measures.text, _PLAIN_NAME * TEXT * self.measures.unit)


def _draft(body: Rect, table: TablePicture, card_size: str, lengths: Measures, fonts: Fonts) -> _Draft:
    boxes = corners(body, table, lengths, fonts)
    hand = hand_layout(body, table, card_size, lengths)
    above = Rect(body.x, body.y, body.width, hand.area.top - lengths.gap // 2 - body.y)
    around = seating(above, table.seats, boxes, lengths, fonts)
    centre, trick = trick_layout(around.low, around.high, len(table.seats), hand.card_height, lengths.gap)
    bids = least_height(lengths.text, lengths.pad, fonts)
    return _Draft(lengths, boxes, hand, around, centre, trick, bids)


_FITTING: Final[WeakKeyDictionary[Fonts, BoundedCache[Measures]]] = WeakKeyDictionary()
"""What was found to have room, as long as the font is in use: to find it takes several drafts."""


def _fitting(body: Rect, table: TablePicture, card_size: str, wanted: Measures, fonts: Fonts) -> Measures:
    """As ``_largest_fitting``, found once for a hand."""
    found = _FITTING.setdefault(fonts, BoundedCache(256))
    key = (tuple(body), table, card_size, wanted)
    return found.get(key, lambda: _largest_fitting(body, table, card_size, wanted, fonts))


def _largest_fitting(body: Rect, table: TablePicture, card_size: str, wanted: Measures, fonts: Fonts) -> Measures:
    """The largest text, up to that ``wanted``, for which there is room, with as much besides as there is room for."""
    plain = min(float(wanted.text), TEXT * wanted.unit)

    def lengths(step: int, gauges: bool, stacks: bool) -> Measures:
        return wanted.smaller(round(plain * (1 + step / _STEPS)), gauges=gauges, stacks=stacks)

    def draft(lengths: Measures) -> _Draft:
        return _draft(body, table, card_size, lengths, fonts)

    most = round((wanted.text / plain - 1) * _STEPS)
    largest = most - bisect_left(range(most), True, key=lambda down: draft(lengths(most - down, *_EXTRAS[-1])).roomy())
    drafts = [draft(lengths(largest, *way)) for way in _EXTRAS]
    enough = min(_EASY_CARD * wanted.unit, drafts[-1].trick[0].height)
    ways = (way for way in drafts[:-1] if way.roomy() and way.trick[0].height >= enough)
    return next(ways, drafts[-1]).measures


def _bare(table: TablePicture) -> TablePicture:
    """What of ``table`` stays the same while a hand is played: the table stands still then."""
    full = FULL_HAND[len(table.seats)]
    seats = tuple(SeatPicture(seat.name, full, "0", "0", False, False, hand=seat.hand) for seat in table.seats)
    sides = tuple(
        SidePicture(side.name, side.score, side.bags and "-", "", max(0, side.bag_limit - 1), side.bag_limit)
        for side in table.sides
    )
    return TablePicture(seats, sides, (), (), None, ())


def _table(
    body: Rect, picture: Picture, table: TablePicture, measures: Measures, fonts: Fonts
) -> tuple[TableLayout, DialogLayout | None]:
    lengths = _fitting(body, _bare(table), picture.card_size, measures, fonts)
    draft = _draft(body, table, picture.card_size, lengths, fonts)
    hand, low, high = draft.hand, draft.around.low, draft.around.high
    gap, centre, trick, strip = lengths.gap, draft.centre, draft.trick, None
    bids = picture.dialog or picture.offer
    if bids and bids.kind == "bids":
        # The mark of whose turn it is stays in view above the bids, smaller where those need the room.
        free = low.bottom - high.top
        most = min(low.height, max(round(free * _BIDS), min(draft.bids, free - lengths.text)))
        strip = strip_layout(bids, low, most, lengths.text, lengths.pad, fonts)
        low, high = (Rect(area.x, area.y, area.width, strip.panel.top - gap - area.y) for area in (low, high))
        centre, trick = trick_layout(low, high, len(table.seats), hand.card_height, gap)
    stock = None
    if (table.stock or table.top) and not table.trick:
        trick, stock = (), stock_layout(low, high, table.stock, hand.card_height, gap)
    past = None
    if table.last:
        names = tuple(seat.name for seat in table.seats)
        own = draft.around.seats[0].plate
        beside = Rect(own.right + gap, own.y, body.right - own.right - gap, own.height)
        past = past_trick_layout(table.last, names, beside, lengths.text, lengths.pad, fonts)
    around = draft.around.seats
    return TableLayout(draft.boxes, around, centre, trick, stock, hand, lengths, past), strip
