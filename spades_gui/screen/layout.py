"""Where everything stands in the window: rectangles and fitted texts, nothing drawn.

All lengths are pixels. Sizes follow the window by a unit of one hundredth of its height (or of three quarters of its
width, if that is less), so the picture keeps its proportions from 640×480 to 4K.
"""

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from spades_gui.present.picture import Picture, TablePicture
from spades_gui.screen.corners import CornersLayout, corners
from spades_gui.screen.dialogs import DialogLayout, menu_layout, strip_layout
from spades_gui.screen.figures import FigureLayout, figure_layout
from spades_gui.screen.fonts import Fonts
from spades_gui.screen.hand import HandLayout, hand_layout
from spades_gui.screen.measures import Measures
from spades_gui.screen.seating import seating
from spades_gui.screen.seats import SeatLayout
from spades_gui.screen.text import TextBlock, fit, wrap
from spades_gui.screen.trick import StockLayout, stock_layout, trick_layout

TEXT_SCALE: Final = {"normal": 1.0, "large": 1.08, "huge": 1.16}


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


def layout(size: tuple[int, int], picture: Picture, fonts: Fonts) -> Layout:
    """Place everything ``picture`` shows in a window of ``size``."""
    width, height = size
    unit = min(width * 0.75, height) / 100
    text = max(13, round(2.9 * unit * TEXT_SCALE.get(picture.card_size, 1.0)))
    measures = Measures(unit, text, max(4, round(1.3 * unit)), max(4, round(1.1 * unit)))
    caption, menu = _caption(size, picture.caption, measures, fonts)
    gap = measures.gap
    body = Rect(gap, gap, width - 2 * gap, caption.rect.top - 2 * gap)
    table, dialog = None, None
    if picture.table:
        table, dialog = _table(body, picture, picture.table, measures, fonts)
    figures = None
    if picture.dialog and picture.dialog.figures:
        figures = figure_layout(picture.dialog, picture.dialog.figures, body, text, measures.pad, fonts)
    elif picture.dialog and not dialog:
        dialog = menu_layout(picture.dialog, body, text, gap, measures.pad, fonts)
    progress = _progress(caption.rect, picture.progress, measures)
    return Layout(size, measures, caption, menu, progress, table, dialog, figures)


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
    height = newest_line + 2 * older_line + 2 * measures.pad
    rect = Rect(0, size[1] - height, size[0], height)
    side = rect.height - 2 * measures.gap
    menu = Rect(rect.right - measures.gap - side, rect.y + measures.gap, side, side)
    inner = rect.inflate(-2 * (side + 2 * measures.gap), -2 * measures.pad)
    if not texts:
        return CaptionLayout(rect, None, ()), menu
    newest = fit(fonts, texts[-1], inner, large, bold=True, align="centre", least=0.5)
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
    return CaptionLayout(rect, newest, tuple(older)), menu


def _table(
    body: Rect, picture: Picture, table: TablePicture, measures: Measures, fonts: Fonts
) -> tuple[TableLayout, DialogLayout | None]:
    gap = measures.gap
    boxes = corners(body, table, measures, fonts)
    hand = hand_layout(body, table, picture.card_size, measures)
    above = Rect(body.x, body.y, body.width, hand.area.top - gap // 2 - body.y)
    around = seating(above, table.seats, boxes, measures, fonts)
    low, high = around.low, around.high
    strip = None
    if picture.dialog and picture.dialog.kind == "bids":
        # The mark of whose turn it is stays in view above the bids.
        most = low.height if high.top < low.top else low.height * 2 // 3
        strip = strip_layout(picture.dialog, low, most, measures.text, measures.pad, fonts)
        low, high = (Rect(area.x, area.y, area.width, strip.panel.top - gap - area.y) for area in (low, high))
    centre, trick = trick_layout(low, high, len(table.seats), hand.card_height, gap)
    stock = None
    if (table.stock or table.top) and not table.trick:
        trick, stock = (), stock_layout(low, table.stock, hand.card_height, gap)
    return TableLayout(boxes, around.seats, centre, trick, stock, hand), strip
