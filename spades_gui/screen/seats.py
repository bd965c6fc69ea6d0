"""Where a seat's name plate, its marks and its cards' backs stand."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from spades_gui.present.picture import SeatPicture
from spades_gui.screen.cards import ASPECT
from spades_gui.screen.fonts import Fonts
from spades_gui.screen.gauges import Gauge, tricks_gauge
from spades_gui.screen.measures import Measures
from spades_gui.screen.open_hands import OpenHand
from spades_gui.screen.text import SMALLEST, Align, TextBlock, fit, sizes

_GAUGE: Final = 0.55
"""The height of a gauge by the size of the text, and its width on the player's own plate."""
_GAUGE_WIDTH: Final = 4.5
_ROW_WIDTH: Final = 10.0
"""The least width of the player's own plate without its gauge."""
BACK_ACROSS: Final = 9.5
"""The height of the backs of the seat across, in units."""
_TUCKED: Final = 0.45
"""So much of the first back of a seat left or right is behind its plate."""
_BACK: Final = 2.2
_BACK_DOWN: Final = 3.6
"""Backs are no smaller than this, in units: the short side of upright ones, and of those that lie on their side."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A small figure with its text."""

    icon: Rect
    text: TextBlock


@dataclass(frozen=True, slots=True)
class BacksLayout:
    """Face-down cards, lowest first, and the badge with their number."""

    cards: tuple[Rect, ...]
    badge: Rect


@dataclass(frozen=True, slots=True)
class SeatLayout:
    """A seat's name plate, and its cards: their backs, or ``open``.

    The places of ``turn`` and ``dealer`` marks are kept whether or not they are drawn, and so is that of ``gauge``.
    """

    plate: Rect
    turn: Rect
    dealer: Rect
    name: TextBlock
    bid: Mark | None
    won: Mark | None
    backs: BacksLayout | None
    open: OpenHand | None = None
    gauge: Gauge | None = None


def plate_height(seats: Iterable[SeatPicture], width: int, measures: Measures, fonts: Fonts) -> int:
    """The height of a plate of ``width`` for ``seats``: names of one line or two, a row of marks, and a gauge."""
    text, pad = measures.text, measures.pad
    space = width - _aside(measures)
    line = fonts.height(text, True)
    narrowest = max(SMALLEST, round(text * measures.grown(0.75, 0.65)))
    wraps = any(" " in seat.name and fonts.width(seat.name, narrowest, True) > space for seat in seats)
    return (3 if wraps else 2) * line + pad // 2 + pad + _gauge_height(measures)


def name_size(name: str, width: int, height: int, measures: Measures, fonts: Fonts) -> int:
    """The size in which ``name`` fits a stacked plate of this size."""
    return fit(fonts, name, _name_space(Rect(0, 0, width, height), measures, fonts), measures.text, bold=True).size


def _aside(measures: Measures) -> int:
    """What the name of a stacked plate has no room in: margins, and the mark of whose turn it is."""
    return 2 * measures.pad + _icon(measures.text) + measures.pad // 2


def _gauge_height(measures: Measures) -> int:
    return round(measures.text * _GAUGE) + measures.pad // 2 if measures.gauges else 0


def _name_space(plate: Rect, measures: Measures, fonts: Fonts) -> Rect:
    """Where the name stands on a stacked plate: above the marks, beside the mark of whose turn it is."""
    text, pad = measures.text, measures.pad
    aside = pad + _icon(text) + pad // 2
    high = plate.height - pad - fonts.height(text, True) - pad // 2 - _gauge_height(measures)
    # In the middle of the plate, unless it needs the room on the other side, too.
    return Rect(plate.x + aside, plate.y + pad // 2, plate.width - aside - pad, high)


def stacked_plate(
    seat: SeatPicture,
    rect: Rect,
    measures: Measures,
    fonts: Fonts,
    backs: BacksLayout | None,
    most_name: int | None = None,
) -> SeatLayout:
    """The plate of a seat with the name above, bid and tricks below; the name no larger than ``most_name``.

    Before there is anything below it, the name stands in the middle.
    """
    text, pad = measures.text, measures.pad
    line, icon = fonts.height(text, True), _icon(text)
    inner = rect.inflate(-2 * pad, -pad)
    inner.height -= _gauge_height(measures)
    space = _name_space(rect, measures, fonts)
    turn = _square(inner.x, space.y, icon, space.height)
    name = fit(fonts, seat.name, space, min(text, most_name or text), bold=True, align="centre")
    widest = max(fonts.width(words, name.size, True) for words in name.lines)
    row = Rect(inner.x, inner.bottom - line, inner.width, line)
    aside = space.x - rect.x - pad
    if widest <= space.width - aside:  # it fits in the middle of the plate, with the mark of the dealer beside it
        name.rect.width -= aside
        dealer = _square(inner.right - icon, space.y, icon, space.height)
        bid, won = _marks(seat, row, text, pad, fonts)
        if not (bid or won):
            for part in (turn, name.rect, dealer):
                part.centery = rect.centery
    else:
        dealer = _square(row.right - icon, row.y, icon, row.height)
        bid, won = _marks(seat, row, text, pad, fonts, icon + pad if seat.dealer else 0)
    gauge = None
    if measures.gauges:
        area = Rect(inner.x, inner.bottom + pad // 4, inner.width, round(text * _GAUGE))
        gauge = _gauge(seat, area, "centre")
    return SeatLayout(rect, turn, dealer, name, bid, won, backs, gauge=gauge)


def row_height(measures: Measures, fonts: Fonts) -> int:
    """The height of a plate of one row."""
    return round(fonts.height(measures.text, True) * 1.35)


def row_width(name: str, measures: Measures, fonts: Fonts) -> int:
    """The width a plate of one row needs for ``name``, marks of one figure each and a gauge."""
    text, pad = measures.text, measures.pad
    usual = SeatPicture(name, 0, "0", "0", turn=False, dealer=False)
    marks = _marks_width(usual, text, pad, fonts) + 2 * pad
    return _ends(measures) + fonts.width(name, text, True) + 1 + marks + _row_gauge(measures)


def row_plate(seat: SeatPicture, rect: Rect, measures: Measures, fonts: Fonts) -> SeatLayout:
    """A plate with everything in one row, in the middle of ``rect``; smaller where that is narrow for it."""
    text, pad = measures.text, measures.pad
    ends, wide = _ends(measures), _row_gauge(measures)
    for size in sizes(text, 0.6):
        marks = _marks_width(seat, size, pad, fonts)
        marks_space = marks + 2 * pad if marks else 0
        name_width = fonts.width(seat.name, size, True) + 1
        if name_width + marks_space + ends + wide <= rect.width:
            break
    else:
        name_width = max(1, rect.width - ends - marks_space - wide)
    # Never narrower than this, so that the plate does not jump when the marks change.
    width = min(rect.width, max(name_width + marks_space + ends, round(text * _ROW_WIDTH)) + wide)
    plate = Rect(rect.centerx - width // 2, rect.y, width, rect.height)
    icon, between = _icon(text), pad * 3 // 2
    turn = _square(plate.x + between, plate.y, icon, plate.height)
    dealer = _square(plate.right - between - icon, plate.y, icon, plate.height)
    gauge = None
    if wide and seat.contract is not None:
        high = round(text * _GAUGE)
        gauge = _gauge(seat, Rect(0, plate.centery - high // 2, wide - 2 * pad, high), "left")
    shown = gauge.width() + 2 * pad if gauge else 0
    left = plate.centerx - (name_width + marks_space + shown) // 2
    space = Rect(left, plate.y, name_width, plate.height)
    name = fit(fonts, seat.name, space, size, bold=True, align="centre")
    row = Rect(space.right + 2 * pad, plate.y, marks, plate.height)
    bid, won = _marks(seat, row, size, pad, fonts)
    if gauge:
        gauge = gauge.moved(row.right + 2 * pad)
    return SeatLayout(plate, turn, dealer, name, bid, won, None, gauge=gauge)


def _ends(measures: Measures) -> int:
    """What the marks of the turn and the dealer take at the ends of a plate of one row."""
    return 2 * (_icon(measures.text) + 2 * measures.pad)


def _row_gauge(measures: Measures) -> int:
    return round(measures.text * _GAUGE_WIDTH) + 2 * measures.pad if measures.gauges else 0


def _gauge(seat: SeatPicture, area: Rect, align: Align) -> Gauge | None:
    return None if seat.contract is None else tricks_gauge(seat.contract, seat.tricks, area, align)


def backs_down(cards: int, area: Rect, unit: float) -> BacksLayout | None:
    """Cards lying on their side, one below the other, for the seats left and right, out from behind the plate above."""
    short = int(min(6.2 * unit, area.width * 0.75 * ASPECT, area.height))
    if not cards or short < _BACK_DOWN * unit:
        return None
    long = round(short / ASPECT)
    tucked = round(short * _TUCKED)
    step = min(short * 0.36, (area.height + tucked - short) / max(1, cards - 1))
    top = area.y - tucked
    rects = tuple(Rect(area.centerx - long // 2, round(top + step * place), long, short) for place in range(cards))
    shown = Rect(area.x, area.y, area.width, rects[-1].bottom - area.y)
    return BacksLayout(rects, badge_on(shown, short))


def backs_across(cards: int, area: Rect, unit: float, tucked: float = 0.0) -> BacksLayout | None:
    """Upright cards side by side along the top of ``area``; this share of them is behind the plate above."""
    long = int(min(BACK_ACROSS * unit, area.height / (1 - tucked)))
    short = round(long * ASPECT)
    if not cards or short < _BACK * unit:
        return None
    step = min(short * 0.42, (area.width - short) / max(1, cards - 1))
    left = area.x + (area.width - short - step * (cards - 1)) / 2
    top = area.y - round(long * tucked)
    rects = tuple(Rect(round(left + step * place), top, short, long) for place in range(cards))
    return BacksLayout(rects, badge_on(Rect(area.x, area.y, area.width, rects[0].bottom - area.y), short))


def badge_on(shown: Rect, short: int) -> Rect:
    """The place of a number in the middle of what is ``shown`` of cards that are ``short`` wide or high."""
    badge = Rect(0, 0, round(short * 0.9), min(round(short * 0.72), shown.height))
    badge.center = shown.center
    return badge


def _icon(text: int) -> int:
    return round(text * 0.95)


def _square(x: int, y: int, size: int, height: int) -> Rect:
    return Rect(x, y + (height - size) // 2, size, size)


def _marks_width(seat: SeatPicture, text: int, pad: int, fonts: Fonts) -> int:
    shown = [words for words in (seat.bid, seat.won) if words]
    icon = _icon(text)
    widths = [icon + pad // 2 + fonts.width(words, text, True) + 1 for words in shown]
    return sum(widths) + 2 * pad * max(0, len(shown) - 1)


def _marks(
    seat: SeatPicture, row: Rect, text: int, pad: int, fonts: Fonts, taken: int = 0
) -> tuple[Mark | None, Mark | None]:
    """Bid and tricks won, side by side in the middle of ``row``, smaller if they do not fit.

    Where the mark of the dealer has ``taken`` room at the right end, they keep out of it.
    """
    room = row.width - taken
    size = text
    for size in sizes(text, 0.6):
        if _marks_width(seat, size, pad, fonts) <= room:
            break
    icon = _icon(size)
    wide = min(room, _marks_width(seat, size, pad, fonts))
    x = min(row.centerx - wide // 2, row.right - taken - wide)
    marks: list[Mark | None] = []
    for words in (seat.bid, seat.won):
        if not words:
            marks.append(None)
            continue
        left = x + icon + pad // 2
        end = row.right - taken  # what the tricks need is theirs: only the bid can be long
        if not marks and seat.won:
            end -= 2 * pad + icon + pad // 2 + fonts.width(seat.won, size, True) + 1
        place = Rect(left, row.y, max(1, min(fonts.width(words, size, True) + 1, end - left)), row.height)
        marks.append(Mark(_square(x, row.y, icon, row.height), fit(fonts, words, place, size, bold=True)))
        x = place.right + 2 * pad
    bid, won = marks
    return bid, won
