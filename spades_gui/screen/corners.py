"""The boxes in the upper corners: scores on the left, lines on the state of the hand on the right."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from pygame import Rect

from spades_gui.present.picture import SidePicture, TablePicture
from spades_gui.screen.fonts import Fonts
from spades_gui.screen.gauges import Gauge, bags_gauge, tricks_gauge
from spades_gui.screen.measures import Measures
from spades_gui.screen.places import PLACES
from spades_gui.screen.text import SMALLEST, TextBlock, fit, sizes, wrap

_STATUS_LINES: Final = 4
"""The boxes are at least as high as this many lines of plain text."""
_GAUGE: Final = 0.55
"""The height of a gauge by the size of the text."""
_GAUGE_BETWEEN: Final = 0.16
_DOT: Final = 0.5
"""The width of a mark in the small table, by the size of its text."""
_NAME: Final = 0.65
"""Names are no smaller than this share of the text, or there is no room for them."""


@dataclass(frozen=True, slots=True)
class SideLayout:
    """One side's entry of the score box."""

    name: TextBlock
    score: TextBlock
    bags: TextBlock
    tricks: TextBlock
    bags_gauge: Gauge | None = None
    tricks_gauge: Gauge | None = None


@dataclass(frozen=True, slots=True)
class CornersLayout:
    """Both boxes, of one size. ``spades`` is the sign beside the line that tells whether spades may be led."""

    scores: Rect
    sides: tuple[SideLayout, ...]
    status: Rect
    status_lines: tuple[TextBlock, ...]
    spades: Rect | None
    roomy: bool
    """Whether the names of the sides have room in a size that is easy to read."""


def corners(body: Rect, table: TablePicture, measures: Measures, fonts: Fonts) -> CornersLayout:
    """The boxes at the top of ``body``.

    Two sides have two lines each and gauges below them, more have one line each and wider boxes, widest where nobody
    sits between them.
    """
    text, pad, unit = measures.text, measures.pad, measures.unit
    few = len(table.sides) <= 2
    if few:
        width = min(round(measures.grown(40, 60) * unit), round(body.width * measures.grown(0.3, 0.36)))
        high = 2 * _entry_height(measures, fonts) + pad
    else:
        across = "north" in PLACES[len(table.seats)]
        width = min(round(measures.grown(56, 80) * unit), round(body.width * (0.36 if across else 0.42)))
        high = len(table.sides) * fonts.height(round(text * 0.94), True)
    height = max(high, _STATUS_LINES * fonts.height(text)) + 2 * pad
    scores = Rect(body.x, body.y, width, height)
    status = scores.move(body.width - width, 0)
    inner = scores.inflate(-4 * pad, -2 * pad)
    sides = (_entries if few else _rows)(inner, table.sides, measures, fonts)
    lines, sign = _status(table, status.inflate(-4 * pad, -2 * pad), text, measures.grown(0.6, 0.85), fonts)
    roomy = all(side.name.size >= text * _NAME for side in sides)
    return CornersLayout(scores, sides, status, lines, sign, roomy)


def _status(
    table: TablePicture, inner: Rect, text: int, least: float, fonts: Fonts
) -> tuple[tuple[TextBlock, ...], Rect | None]:
    """The lines, all of one size, as many as there is room for, and the sign before the one on spades."""
    signed = table.spades.line if table.spades else None
    for size in sizes(text, least):
        line = fonts.height(size)
        rooms = [inner.width - (line if place == signed else 0) for place in range(len(table.status))]
        wrapped = [wrap(fonts, words, room, size) for words, room in zip(table.status, rooms, strict=True)]
        if sum(map(len, wrapped)) * line <= inner.height:
            break
    blocks: list[TextBlock] = []
    sign, y = None, inner.y
    for place, lines in enumerate(wrapped if table.status else ()):
        rect = Rect(inner.right - rooms[place], y, rooms[place], len(lines) * line)
        if rect.bottom > inner.bottom:
            break
        if place == signed:
            sign = Rect(inner.x, y + line // 14, line * 6 // 7, line * 6 // 7)
        blocks.append(TextBlock(rect, lines, size))
        y = rect.bottom
    return tuple(blocks), sign


def _gauge_height(measures: Measures) -> int:
    return round(measures.text * (_GAUGE + _GAUGE_BETWEEN)) if measures.gauges else 0


def _entry_height(measures: Measures, fonts: Fonts) -> int:
    text = measures.text
    return fonts.height(round(text * 1.2), True) + fonts.height(round(text * 0.9)) + _gauge_height(measures)


def _entries(inner: Rect, sides: tuple[SidePicture, ...], measures: Measures, fonts: Fonts) -> tuple[SideLayout, ...]:
    """Each side in two lines: name and score, bags and tricks; then their gauges."""
    text, pad = measures.text, measures.pad
    large = round(text * 1.2)
    first, second = fonts.height(large, True), fonts.height(round(text * 0.9))
    for small in sizes(round(text * 0.9), 0.6):
        widest = max((fonts.width(side.bags, small) + fonts.width(side.tricks, small) for side in sides), default=0)
        if widest + pad <= inner.width:
            break
    count = max(1, len(sides))
    each = (inner.height - (count - 1) * pad) // count
    entries = []
    for number, side in enumerate(sides):
        top = inner.y + number * (each + pad) + (each - _entry_height(measures, fonts)) // 2
        upper, lower = Rect(inner.x, top, inner.width, first), Rect(inner.x, top + first, inner.width, second)
        name, score = _apart(upper, min(fonts.width(side.score, large, True), inner.width * 2 // 3), pad)
        bags, tricks = _apart(lower, min(fonts.width(side.tricks, small), inner.width * 2 // 3), pad)
        marks = Rect(inner.x, lower.bottom + round(text * _GAUGE_BETWEEN), inner.width, round(text * _GAUGE))
        left, right = _apart(marks, marks.width // 2 - pad, 2 * pad)
        entries.append(
            SideLayout(
                fit(fonts, side.name, name, text, bold=True),
                fit(fonts, side.score, score, large, bold=True, align="right"),
                fit(fonts, side.bags, bags, small),
                fit(fonts, side.tricks, tricks, small, align="right"),
                bags_gauge(side.bag_count, side.bag_limit, left) if measures.gauges and side.bag_limit else None,
                tricks_gauge(side.contract, side.counting, right, "right")
                if measures.gauges and side.contract
                else None,
            )
        )
    return tuple(entries)


def _apart(row: Rect, right: int, pad: int) -> tuple[Rect, Rect]:
    """``row`` in two, the second ``right`` wide."""
    return (
        Rect(row.x, row.y, row.width - right - pad, row.height),
        Rect(row.right - right, row.y, right, row.height),
    )


@dataclass(frozen=True, slots=True)
class _Columns:
    """The widths of the columns beside the names, at one size, and what stands in them."""

    sides: tuple[SidePicture, ...]
    size: int
    small: int
    score: int
    bags: int
    dots: int
    tricks: int
    between: int

    def taken(self) -> int:
        """The room they take."""
        return sum(width + self.between for width in (self.score, self.bags, self.dots, self.tricks) if width > 1)


def _columns(sides: tuple[SidePicture, ...], size: int, measures: Measures, fonts: Fonts) -> Iterator[_Columns]:
    """The ways to fill the columns: bags by their number and a gauge, tricks if there is room (the seats have them)."""
    small = max(SMALLEST, round(size * 0.88))
    between = measures.pad * 3 // 2
    limit = max(side.bag_limit for side in sides)
    dots = round(small * _DOT * (limit + (limit - 1) // 5) * 1.22) if limit else 0
    if limit:
        sides = tuple(replace(side, bags=str(side.bag_count)) for side in sides)
    bare = tuple(replace(side, tricks="") for side in sides)
    numbers = tuple(replace(side, bags=f"{side.bag_count}/{limit}") for side in bare) if limit else bare
    gauged = ((sides, dots), (bare, dots)) if measures.gauges else ()
    for shown, gauge in (*gauged, (numbers, 0)):
        score = max(fonts.width(side.score, size, True) for side in shown) + 1
        bags = max(fonts.width(side.bags, small) for side in shown) + 1
        tricks = max(fonts.width(side.tricks, small) for side in shown) + 1
        yield _Columns(shown, size, small, score, bags, gauge, tricks, between)


def _rows(inner: Rect, sides: tuple[SidePicture, ...], measures: Measures, fonts: Fonts) -> tuple[SideLayout, ...]:
    """Each side in one row of a small table: name, score, bags, tricks; a column nobody has takes no room."""
    plain = round(measures.text * 0.94)
    for size in sizes(plain, 0.6):
        ways = _columns(sides, size, measures, fonts)
        name = max(SMALLEST, round(size * 0.85))
        wide = max(fonts.width(side.name, name, True) for side in sides)
        columns = next((way for way in ways if wide < inner.width - way.taken()), None)
        if columns:
            break
    columns = columns or list(_columns(sides, size, measures, fonts))[-1]
    room = inner.width - columns.taken()
    name = next((s for s in sizes(size, 0.7) if _widest_name(sides, s, fonts) < room), max(SMALLEST, round(size * 0.7)))
    each = inner.height // len(sides)
    rows = []
    for number, side in enumerate(columns.sides):
        tricks_cell = _before(Rect(inner.right, inner.y + number * each, 0, each), columns.tricks, 0)
        gap = columns.between
        dots_cell = _before(tricks_cell, columns.dots, gap if columns.tricks > 1 else 0)
        bags_cell = _before(dots_cell, columns.bags, gap if columns.dots or columns.tricks > 1 else 0)
        score_cell = _before(bags_cell, columns.score, gap if columns.bags > 1 else 0)
        name_cell = Rect(inner.x, score_cell.y, max(1, score_cell.x - gap - inner.x), each)
        rows.append(
            SideLayout(
                fit(fonts, side.name, name_cell, name, bold=True),
                fit(fonts, side.score, score_cell, size, bold=True, align="right"),
                fit(fonts, side.bags, bags_cell, columns.small, align="right"),
                fit(fonts, side.tricks, tricks_cell, columns.small, align="right"),
                bags_gauge(side.bag_count, side.bag_limit, dots_cell) if columns.dots else None,
            )
        )
    return tuple(rows)


def _widest_name(sides: tuple[SidePicture, ...], size: int, fonts: Fonts) -> int:
    return max(fonts.width(side.name, size, True) for side in sides)


def _before(cell: Rect, width: int, gap: int) -> Rect:
    """The cell of ``width`` to the left of ``cell``."""
    return Rect(cell.x - gap - width, cell.y, width, cell.height)
