"""Where everything stands in the window: rectangles and fitted texts, nothing drawn.

All lengths are pixels. Sizes follow the window by a unit of one hundredth of its height (or of three quarters of its
width, if that is less), so the picture keeps its proportions from 640×480 to 4K.
"""

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from spades_gui.core.seats import CARDS_EACH
from spades_gui.present.picture import HandCard, Picture, TablePicture
from spades_gui.screen.cards import ASPECT, STYLES
from spades_gui.screen.dialogs import DialogLayout, menu_layout, strip_layout
from spades_gui.screen.fonts import Fonts
from spades_gui.screen.seats import SeatLayout, backs_across, backs_down, plate_height, row_plate, stacked_plate
from spades_gui.screen.text import TextBlock, fit, fit_lines, sizes, wrap

TEXT_SCALE: Final = {"normal": 1.0, "large": 1.08, "huge": 1.16}
HAND_HEIGHT: Final = {"normal": 21.5, "large": 24.5, "huge": 27.0}
"""The height of a card of the hand in units, where the width allows it."""
_FOCUS_LIFT: Final = 0.12
_PLAYABLE_LIFT: Final = 0.04
_HAND_OVERLAP: Final = 0.8
"""Four or more cards are fanned: each shows at most this share of its width."""


@dataclass(frozen=True, slots=True)
class Measures:
    """Lengths that the whole page shares."""

    unit: float
    text: int
    gap: int
    pad: int


@dataclass(frozen=True, slots=True)
class CaptionLayout:
    """The band of what is being said: the newest text, and what came before it as far as there is room."""

    rect: Rect
    newest: TextBlock | None
    older: tuple[TextBlock, ...]


@dataclass(frozen=True, slots=True)
class SideLayout:
    """One side's lines of the score box."""

    name: TextBlock
    score: TextBlock
    bags: TextBlock
    tricks: TextBlock


@dataclass(frozen=True, slots=True)
class TableLayout:
    """The table. ``seats``, ``trick`` (the place of each seat's card) are by seat; ``hand`` is in the hand's order."""

    scores: Rect
    sides: tuple[SideLayout, ...]
    status: Rect
    status_lines: tuple[TextBlock, ...]
    seats: tuple[SeatLayout, ...]
    centre: Rect
    trick: tuple[Rect, ...]
    hand_area: Rect
    hand: tuple[Rect, ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """The whole window."""

    size: tuple[int, int]
    measures: Measures
    caption: CaptionLayout
    table: TableLayout | None
    dialog: DialogLayout | None


def layout(size: tuple[int, int], picture: Picture, fonts: Fonts) -> Layout:
    """Place everything ``picture`` shows in a window of ``size``."""
    width, height = size
    unit = min(width * 0.75, height) / 100
    text = max(13, round(2.9 * unit * TEXT_SCALE.get(picture.card_size, 1.0)))
    measures = Measures(unit, text, max(4, round(1.3 * unit)), max(4, round(1.1 * unit)))
    caption = _caption(size, picture.caption, measures, fonts)
    gap = measures.gap
    body = Rect(gap, gap, width - 2 * gap, caption.rect.top - 2 * gap)
    strip = picture.dialog if picture.dialog and picture.dialog.kind == "bids" and picture.table else None
    table, dialog = None, None
    if picture.table:
        table, dialog = _table(body, picture, picture.table, measures, fonts)
    if picture.dialog and not strip:
        dialog = menu_layout(picture.dialog, body, text, measures.gap, measures.pad, fonts)
    return Layout(size, measures, caption, table, dialog)


def _caption(size: tuple[int, int], texts: tuple[str, ...], measures: Measures, fonts: Fonts) -> CaptionLayout:
    """The band at the foot of the window; always of one height, so that nothing moves when speech comes and goes."""
    large = round(measures.text * 1.2)
    small = round(measures.text * 0.92)
    newest_line, older_line = fonts.height(large, True), fonts.height(small)
    height = newest_line + 2 * older_line + 2 * measures.pad
    rect = Rect(0, size[1] - height, size[0], height)
    inner = rect.inflate(-4 * measures.gap, -2 * measures.pad)
    if not texts:
        return CaptionLayout(rect, None, ())
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
    return CaptionLayout(rect, newest, tuple(older))


def _table(
    body: Rect, picture: Picture, table: TablePicture, measures: Measures, fonts: Fonts
) -> tuple[TableLayout, DialogLayout | None]:
    gap, pad, text, unit = measures.gap, measures.pad, measures.text, measures.unit
    scores, sides, status, status_lines = _corners(body, table, measures, fonts)

    hand_height = round(HAND_HEIGHT.get(picture.card_size, HAND_HEIGHT["normal"]) * unit)
    style = STYLES.get(picture.card_size, STYLES["normal"])
    hand, hand_height = _hand(body, table.hand, hand_height, style.column, gap)
    lifted = round(hand_height * (1 + _FOCUS_LIFT)) + gap // 2
    hand_area = Rect(body.x, body.bottom - lifted, body.width, lifted)

    row = round(fonts.height(text, True) * 1.35)
    south_row = Rect(body.x, hand_area.top - gap // 2 - row, body.width, row)
    side_width = min(round(28 * unit), round(body.width * 0.21))
    west_column = Rect(body.x, scores.bottom + gap, side_width, south_row.top - scores.bottom - 2 * gap)
    east_column = west_column.move(body.width - side_width, 0)
    north_block = Rect(scores.right + gap, body.y, status.left - scores.right - 2 * gap, scores.height)

    south, west, north, east = table.seats
    plate = plate_height((west, east), side_width, text, pad, fonts)
    west_plate, west_backs = _split(west_column, plate, gap)
    east_plate, east_backs = _split(east_column, plate, gap)
    north_width = min(north_block.width, round(44 * unit))
    north_room = Rect(north_block.centerx - north_width // 2, north_block.y, north_width, north_block.height)
    plate = plate_height((), north_width, text, pad, fonts)
    north_plate, north_backs = _split(north_room, plate, gap // 2)
    seats = (
        row_plate(south, south_row, text, pad, fonts),
        stacked_plate(west, west_plate, text, pad, fonts, backs_down(west.cards, west_backs, unit)),
        stacked_plate(north, north_plate, text, pad, fonts, backs_across(north.cards, north_backs, unit)),
        stacked_plate(east, east_plate, text, pad, fonts, backs_down(east.cards, east_backs, unit)),
    )

    left = west_column.right + gap
    centre = Rect(left, north_block.bottom + gap, east_column.left - gap - left, 0)
    centre.height = south_row.top - gap - centre.top
    dialog = None
    if picture.dialog and picture.dialog.kind == "bids":
        dialog = strip_layout(picture.dialog, centre, text, pad, fonts)
        centre = Rect(centre.x, centre.y, centre.width, dialog.panel.top - gap - centre.y)
    trick = _trick(centre, hand_height, gap)
    return (
        TableLayout(scores, sides, status, status_lines, seats, centre, trick, hand_area, hand),
        dialog,
    )


def _split(block: Rect, height: int, gap: int) -> tuple[Rect, Rect]:
    upper = Rect(block.x, block.y, block.width, height)
    return upper, Rect(block.x, upper.bottom + gap, block.width, max(0, block.bottom - upper.bottom - gap))


def _apart(row: Rect, right: int, pad: int) -> tuple[Rect, Rect]:
    """``row`` in two, the second ``right`` wide."""
    return (
        Rect(row.x, row.y, row.width - right - pad, row.height),
        Rect(row.right - right, row.y, right, row.height),
    )


def _corners(
    body: Rect, table: TablePicture, measures: Measures, fonts: Fonts
) -> tuple[Rect, tuple[SideLayout, ...], Rect, tuple[TextBlock, ...]]:
    """The score box in the upper left corner and the status lines in the upper right one, of one height."""
    text, pad = measures.text, measures.pad
    large = round(text * 1.2)
    first, second = fonts.height(large, True), fonts.height(round(text * 0.9))
    count = max(1, len(table.sides))
    height = max(count * (first + second), 4 * fonts.height(text)) + (count - 1) * pad + 2 * pad
    width = min(round(40 * measures.unit), round(body.width * 0.3))
    scores = Rect(body.x, body.y, width, height)
    status = Rect(body.right - width, body.y, width, height)

    inner = scores.inflate(-4 * pad, -2 * pad)
    for small in sizes(round(text * 0.9), 0.6):
        widest = max(
            (fonts.width(side.bags, small) + fonts.width(side.tricks, small) for side in table.sides), default=0
        )
        if widest + pad <= inner.width:
            break
    each = (inner.height - (count - 1) * pad) // count
    tops = [inner.y + number * (each + pad) + (each - first - second) // 2 for number in range(count)]
    sides = []
    for side, top in zip(table.sides, tops, strict=False):
        upper, lower = Rect(inner.x, top, inner.width, first), Rect(inner.x, top + first, inner.width, second)
        name, score = _apart(upper, min(fonts.width(side.score, large, True), inner.width * 2 // 3), pad)
        bags, tricks = _apart(lower, min(fonts.width(side.tricks, small), inner.width * 2 // 3), pad)
        sides.append(
            SideLayout(
                fit(fonts, side.name, name, text, bold=True),
                fit(fonts, side.score, score, large, bold=True, align="right"),
                fit(fonts, side.bags, bags, small),
                fit(fonts, side.tricks, tricks, small, align="right"),
            )
        )
    lines = fit_lines(fonts, table.status, status.inflate(-4 * pad, -2 * pad), text)
    return scores, tuple(sides), status, lines


def _hand(body: Rect, hand: tuple[HandCard, ...], height: int, column: float, gap: int) -> tuple[tuple[Rect, ...], int]:
    """The cards of the hand, fanned from left to right along the bottom of ``body``, and their height.

    The fan opens behind the focused card, so that it is seen whole. Each card shows at least its index ``column``.
    """
    count = len(hand)
    focus = next((place for place, card in enumerate(hand) if card.focused), None)
    # As large as a full hand allows, with room for the opening: no card changes its size when the focus moves
    # or cards are played.
    full = max(count, CARDS_EACH)
    width = min(round(height * ASPECT), int((body.width - gap) / (2 + (full - 2) * column)))
    height = round(width / ASPECT)
    step = width + gap if count < 4 else width * _HAND_OVERLAP
    if count > 2:
        step = min(step, (body.width - gap - 2 * width) / (count - 2))
    opening = max(0.0, width + gap / 2 - step) if focus is not None else 0.0
    left = body.centerx - ((count - 1) * step + opening + width) / 2
    any_playable = any(card.playable for card in hand)
    rects = []
    for place, card in enumerate(hand):
        lift = _FOCUS_LIFT if card.focused else _PLAYABLE_LIFT if card.playable and any_playable else 0.0
        x = left + place * step + (opening if focus is not None and place > focus else 0.0)
        rects.append(Rect(round(x), body.bottom - height - round(lift * height), width, height))
    return tuple(rects), height


def _trick(area: Rect, most: int, gap: int) -> tuple[Rect, ...]:
    """Where the card of each seat lies: a cross, or a wide diamond where the area is too low for a cross."""
    cross = min(most, (area.height - gap) // 2, int((area.width - 2 * gap) / 3 / ASPECT))
    low = min(most, int(area.height / 1.16), int((area.width - 3 * gap) / 4 / ASPECT))
    if low * 0.62 > cross:
        height, width = low, round(low * ASPECT)
        shift = round(low * 0.08)
        pitch = width + gap
        places = {1: (-1.5, 0), 2: (-0.5, -shift), 0: (0.5, shift), 3: (1.5, 0)}
        centres = [(area.centerx + round(places[s][0] * pitch), area.centery + places[s][1]) for s in range(4)]
    else:
        height, width = cross, round(cross * ASPECT)
        x, y = width + gap, (height + gap) / 2
        across = max(x, min(round(x * 1.15), (area.width - width) // 2))
        centres = [
            (area.centerx, area.centery + int(y)),
            (area.centerx - across, area.centery),
            (area.centerx, area.centery - int(y)),
            (area.centerx + across, area.centery),
        ]
    rects = []
    for centre in centres:
        rect = Rect(0, 0, width, height)
        rect.center = centre
        rects.append(rect)
    return tuple(rects)
