"""Where a seat's name plate, its marks and its cards' backs stand."""

from collections.abc import Iterable
from dataclasses import dataclass

from pygame import Rect

from spades_gui.present.picture import SeatPicture
from spades_gui.screen.cards import ASPECT
from spades_gui.screen.fonts import Fonts
from spades_gui.screen.open_hands import OpenHand
from spades_gui.screen.text import SMALLEST, TextBlock, fit, sizes


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

    The places of ``turn`` and ``dealer`` marks are kept whether or not they are drawn.
    """

    plate: Rect
    turn: Rect
    dealer: Rect
    name: TextBlock
    bid: Mark | None
    won: Mark | None
    backs: BacksLayout | None
    open: OpenHand | None = None


def plate_height(seats: Iterable[SeatPicture], width: int, text: int, pad: int, fonts: Fonts) -> int:
    """The height of a plate of ``width`` for ``seats``: a row of marks below names of one line, or two."""
    space = width - 2 * (pad + _icon(text) + pad // 2)
    line = fonts.height(text, True)
    narrowest = max(SMALLEST, round(text * 0.75))
    wraps = any(" " in seat.name and fonts.width(seat.name, narrowest, True) > space for seat in seats)
    return (3 if wraps else 2) * line + pad // 2 + pad


def name_size(name: str, width: int, height: int, text: int, pad: int, fonts: Fonts) -> int:
    """The size in which ``name`` fits a stacked plate of this size."""
    return fit(fonts, name, _name_space(Rect(0, 0, width, height), text, pad, fonts), text, bold=True).size


def _name_space(plate: Rect, text: int, pad: int, fonts: Fonts) -> Rect:
    """Where the name stands on a stacked plate: above the marks, between the marks of turn and dealer."""
    aside = pad + _icon(text) + pad // 2
    high = plate.height - pad - fonts.height(text, True) - pad // 2
    return Rect(plate.x + aside, plate.y + pad // 2, plate.width - 2 * aside, high)


def stacked_plate(
    seat: SeatPicture,
    rect: Rect,
    text: int,
    pad: int,
    fonts: Fonts,
    backs: BacksLayout | None,
    most_name: int | None = None,
) -> SeatLayout:
    """The plate of a seat with the name above, bid and tricks below; the name no larger than ``most_name``."""
    line, icon = fonts.height(text, True), _icon(text)
    inner = rect.inflate(-2 * pad, -pad)
    space = _name_space(rect, text, pad, fonts)
    turn = _square(inner.x, space.y, icon, space.height)
    dealer = _square(inner.right - icon, space.y, icon, space.height)
    name = fit(fonts, seat.name, space, min(text, most_name or text), bold=True, align="centre")
    bid, won = _marks(seat, Rect(inner.x, inner.bottom - line, inner.width, line), text, pad, fonts)
    return SeatLayout(rect, turn, dealer, name, bid, won, backs)


def row_plate(seat: SeatPicture, rect: Rect, text: int, pad: int, fonts: Fonts) -> SeatLayout:
    """The player's own plate: everything in one row, in the middle of ``rect``."""
    icon, between = _icon(text), 2 * pad
    marks = _marks_width(seat, text, pad, fonts)
    marks_space = marks + 3 * pad if marks else 0
    ends = 2 * (icon + 2 * between)
    name_width = min(fonts.width(seat.name, text, True) + 1, rect.width - ends - marks_space)
    # Never narrower than this, so that the plate does not jump when the marks change.
    width = max(name_width + marks_space + ends, min(rect.width, 16 * text))
    plate = Rect(rect.centerx - width // 2, rect.y, width, rect.height)
    turn = _square(plate.x + between, plate.y, icon, plate.height)
    dealer = _square(plate.right - between - icon, plate.y, icon, plate.height)
    left = plate.centerx - (name_width + marks_space) // 2
    space = Rect(left, plate.y, name_width, plate.height)
    name = fit(fonts, seat.name, space, text, bold=True, align="centre")
    row = Rect(space.right + 3 * pad, plate.y, marks, plate.height)
    bid, won = _marks(seat, row, text, pad, fonts)
    return SeatLayout(plate, turn, dealer, name, bid, won, None)


def backs_down(cards: int, area: Rect, unit: float) -> BacksLayout | None:
    """Cards lying on their side, one below the other, for the seats left and right."""
    short = int(min(6.2 * unit, area.width * 0.75 * ASPECT, area.height))
    if not cards or short < 8:
        return None
    long = round(short / ASPECT)
    step = min(short * 0.36, (area.height - short) / max(1, cards - 1))
    top = area.y + (area.height - short - step * (cards - 1)) / 2
    rects = tuple(Rect(area.centerx - long // 2, round(top + step * place), long, short) for place in range(cards))
    return BacksLayout(rects, badge_on(rects, short))


def backs_across(cards: int, area: Rect, unit: float) -> BacksLayout | None:
    """Upright cards side by side, for the seat across the table."""
    long = int(min(9.5 * unit, area.height))
    short = round(long * ASPECT)
    if not cards or short < 8:
        return None
    step = min(short * 0.42, (area.width - short) / max(1, cards - 1))
    left = area.x + (area.width - short - step * (cards - 1)) / 2
    rects = tuple(Rect(round(left + step * place), area.y, short, long) for place in range(cards))
    return BacksLayout(rects, badge_on(rects, short))


def badge_on(cards: tuple[Rect, ...], short: int) -> Rect:
    """The place of a number in the middle of ``cards`` that are ``short`` wide or high."""
    badge = Rect(0, 0, round(short * 0.9), round(short * 0.72))
    badge.center = cards[0].unionall(list(cards)).center
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


def _marks(seat: SeatPicture, row: Rect, text: int, pad: int, fonts: Fonts) -> tuple[Mark | None, Mark | None]:
    """Bid and tricks won, side by side in the middle of ``row``, smaller if they do not fit."""
    size = text
    for size in sizes(text, 0.6):
        if _marks_width(seat, size, pad, fonts) <= row.width:
            break
    icon = _icon(size)
    x = row.centerx - min(row.width, _marks_width(seat, size, pad, fonts)) // 2
    marks: list[Mark | None] = []
    for words in (seat.bid, seat.won):
        if not words:
            marks.append(None)
            continue
        left = x + icon + pad // 2
        end = row.right  # what the tricks need is theirs: only the bid can be long
        if not marks and seat.won:
            end -= 2 * pad + icon + pad // 2 + fonts.width(seat.won, size, True) + 1
        place = Rect(left, row.y, max(1, min(fonts.width(words, size, True) + 1, end - left)), row.height)
        marks.append(Mark(_square(x, row.y, icon, row.height), fit(fonts, words, place, size, bold=True)))
        x = place.right + 2 * pad
    bid, won = marks
    return bid, won
