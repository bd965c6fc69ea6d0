"""The boxes in the upper corners: scores on the left, lines on the state of the hand on the right."""

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from spades_gui.present.picture import SidePicture, TablePicture
from spades_gui.screen.fonts import Fonts
from spades_gui.screen.measures import Measures
from spades_gui.screen.places import PLACES
from spades_gui.screen.text import SMALLEST, TextBlock, fit, fit_lines, sizes

_STATUS_LINES: Final = 4
"""The boxes are at least as high as this many lines of plain text."""


@dataclass(frozen=True, slots=True)
class SideLayout:
    """One side's entry of the score box."""

    name: TextBlock
    score: TextBlock
    bags: TextBlock
    tricks: TextBlock


@dataclass(frozen=True, slots=True)
class CornersLayout:
    """Both boxes, of one size."""

    scores: Rect
    sides: tuple[SideLayout, ...]
    status: Rect
    status_lines: tuple[TextBlock, ...]


def corners(body: Rect, table: TablePicture, measures: Measures, fonts: Fonts) -> CornersLayout:
    """The boxes at the top of ``body``.

    Two sides have two lines each, more have one each and wider boxes, widest where nobody sits between them.
    """
    text, pad, unit = measures.text, measures.pad, measures.unit
    few = len(table.sides) <= 2
    if few:
        width = min(round(40 * unit), round(body.width * 0.3))
        high = 2 * _entry_height(text, fonts) + pad
    else:
        across = "north" in PLACES[len(table.seats)]
        width = min(round(56 * unit), round(body.width * (0.36 if across else 0.42)))
        high = len(table.sides) * fonts.height(round(text * 0.94), True)
    height = max(high, _STATUS_LINES * fonts.height(text)) + 2 * pad
    scores = Rect(body.x, body.y, width, height)
    status = scores.move(body.width - width, 0)
    inner = scores.inflate(-4 * pad, -2 * pad)
    sides = _entries(inner, table.sides, text, pad, fonts) if few else _rows(inner, table.sides, text, pad, fonts)
    return CornersLayout(
        scores, sides, status, fit_lines(fonts, table.status, status.inflate(-4 * pad, -2 * pad), text)
    )


def _entry_height(text: int, fonts: Fonts) -> int:
    return fonts.height(round(text * 1.2), True) + fonts.height(round(text * 0.9))


def _entries(inner: Rect, sides: tuple[SidePicture, ...], text: int, pad: int, fonts: Fonts) -> tuple[SideLayout, ...]:
    """Each side in two lines: name and score, bags and tricks."""
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
        top = inner.y + number * (each + pad) + (each - first - second) // 2
        upper, lower = Rect(inner.x, top, inner.width, first), Rect(inner.x, top + first, inner.width, second)
        name, score = _apart(upper, min(fonts.width(side.score, large, True), inner.width * 2 // 3), pad)
        bags, tricks = _apart(lower, min(fonts.width(side.tricks, small), inner.width * 2 // 3), pad)
        entries.append(
            SideLayout(
                fit(fonts, side.name, name, text, bold=True),
                fit(fonts, side.score, score, large, bold=True, align="right"),
                fit(fonts, side.bags, bags, small),
                fit(fonts, side.tricks, tricks, small, align="right"),
            )
        )
    return tuple(entries)


def _apart(row: Rect, right: int, pad: int) -> tuple[Rect, Rect]:
    """``row`` in two, the second ``right`` wide."""
    return (
        Rect(row.x, row.y, row.width - right - pad, row.height),
        Rect(row.right - right, row.y, right, row.height),
    )


def _rows(inner: Rect, sides: tuple[SidePicture, ...], text: int, pad: int, fonts: Fonts) -> tuple[SideLayout, ...]:
    """Each side in one row of a small table: name, score, bags, tricks; a column nobody has takes no room."""
    between = pad * 3 // 2
    for size, least in [(size, least) for least in (0.85, 0.7) for size in sizes(round(text * 0.94), 0.6)]:
        small = max(SMALLEST, round(size * 0.88))
        score = max(fonts.width(side.score, size, True) for side in sides) + 1
        bags = max(fonts.width(side.bags, small) for side in sides) + 1
        tricks = max(fonts.width(side.tricks, small) for side in sides) + 1
        taken = sum(width + between for width in (score, bags, tricks) if width > 1)
        name_size = next((s for s in sizes(size, least) if _widest_name(sides, s, fonts) < inner.width - taken), None)
        if name_size:
            break
    name_size = name_size or max(SMALLEST, round(size * 0.7))
    each = inner.height // len(sides)
    rows = []
    for number, side in enumerate(sides):
        cell = Rect(inner.right, inner.y + number * each, 0, each)
        tricks_cell = _before(cell, tricks, 0)
        bags_cell = _before(tricks_cell, bags, between if tricks > 1 else 0)
        score_cell = _before(bags_cell, score, between if bags > 1 else 0)
        name_cell = Rect(inner.x, cell.y, max(1, score_cell.x - between - inner.x), each)
        rows.append(
            SideLayout(
                fit(fonts, side.name, name_cell, name_size, bold=True),
                fit(fonts, side.score, score_cell, size, bold=True, align="right"),
                fit(fonts, side.bags, bags_cell, small, align="right"),
                fit(fonts, side.tricks, tricks_cell, small, align="right"),
            )
        )
    return tuple(rows)


def _widest_name(sides: tuple[SidePicture, ...], size: int, fonts: Fonts) -> int:
    return max(fonts.width(side.name, size, True) for side in sides)


def _before(cell: Rect, width: int, gap: int) -> Rect:
    """The cell of ``width`` to the left of ``cell``."""
    return Rect(cell.x - gap - width, cell.y, width, cell.height)
