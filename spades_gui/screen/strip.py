"""Where the bids stand to be chosen from: in rows under the trick, or in one row that scrolls where text is large."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from spades_gui.present.picture import DialogPicture
from spades_gui.screen.dialogs import DialogLayout, ItemLayout, in_view
from spades_gui.screen.fonts import Fonts
from spades_gui.screen.text import TextBlock, fit, sizes, wrap

_LARGE: Final = 1.35
"""Bids are so much larger than texts where there is room: they are read at a glance, and easily hit with a finger."""
_WHOLE: Final = 0.85
"""Bids in rows are no smaller than this share of the text; where that is too large, they stand in one row."""
_CELL: Final = 1.25
"""The height of a bid by that of a line of text."""


def strip_layout(dialog: DialogPicture, area: Rect, most: int, text: int, pad: int, fonts: Fonts) -> DialogLayout:
    """The bids along the bottom of ``area``, as low as they can be and at most ``most`` high."""
    inner = area.inflate(-4 * pad, 0)
    labels = [f"{item.label} {item.value}".strip() for item in dialog.items]
    for size in sizes(round(text * _LARGE), _WHOLE / _LARGE):
        plain = min(size, text)
        title = wrap(fonts, dialog.title, inner.width, plain, True)
        lines = [wrap(fonts, line, inner.width, plain) for line in dialog.lines]
        cells = _cells(labels, size, pad, fonts)
        rows = _rows(cells, inner.width, pad // 2)
        head = len(title) * fonts.height(plain, True) + sum(map(len, lines)) * fonts.height(plain)
        height = head + len(rows) * (_cell_height(size, fonts) + pad // 2) + 2 * pad
        if height <= most and all(cell <= inner.width for cell in cells):
            break
    else:
        return _one_row(dialog, labels, area, most, text, pad, fonts)
    texts_width = max(
        (fonts.width(line, plain, line in title) for line in (*title, *(line for texts in lines for line in texts))),
        default=0,
    )
    rows_width = max(sum(cells[place] + pad // 2 for place in row) for row in rows) + pad // 2
    inner.inflate_ip(min(0, max(texts_width + 2 * pad, rows_width) - inner.width), 0)
    panel = Rect(inner.x - 2 * pad, area.bottom - height, inner.width + 4 * pad, height)
    y = panel.y + pad
    title_block = TextBlock(
        Rect(inner.x, y, inner.width, len(title) * fonts.height(plain, True)), title, plain, True, "centre"
    )
    y = title_block.rect.bottom
    blocks = []
    for texts in lines:
        rect = Rect(inner.x, y, inner.width, len(texts) * fonts.height(plain))
        blocks.append(TextBlock(rect, texts, plain, False, "centre"))
        y = rect.bottom
    items: list[ItemLayout] = []
    for row in rows:
        place = Rect(inner.x, y + pad // 2, inner.width, _cell_height(size, fonts))
        items += _row(labels, cells, row, place, size, pad, fonts)
        y = place.bottom
    return DialogLayout(panel, title_block, tuple(blocks), tuple(items))


def least_height(text: int, pad: int, fonts: Fonts) -> int:
    """The least height that bids need: a title and one row of them."""
    return round(fonts.height(text, True) * (1 + _CELL)) + pad // 2 + 2 * pad


def _one_row(
    dialog: DialogPicture, labels: Sequence[str], area: Rect, most: int, text: int, pad: int, fonts: Fonts
) -> DialogLayout:
    """The bid in focus with as many as there is room for beside it, and marks where there are more."""
    inner = area.inflate(-2 * pad, 0)
    size = next((size for size in sizes(text, 0.6) if least_height(size, pad, fonts) <= most), round(text * 0.6))
    mark = round(size * 0.6)
    room = inner.width - 2 * (mark + pad)
    cells = [min(cell, room) for cell in _cells(labels, size, pad, fonts)]
    first, last = in_view([cell + pad // 2 for cell in cells], dialog.focus, room + pad // 2)
    cell = _cell_height(size, fonts)
    beside = cell + pad // 2 + 2 * pad
    title = fit(fonts, dialog.title, Rect(0, 0, inner.width, most - beside), size, bold=True, align="centre", least=0.5)
    high = len(title.lines) * fonts.height(title.size, True)
    panel = Rect(area.x, area.bottom - beside - high, area.width, beside + high)
    title.rect.update(inner.x, panel.y + pad, inner.width, high)
    row = Rect(inner.x + mark + pad, title.rect.bottom + pad // 2, room, cell)
    left = Rect(inner.x, row.centery - mark // 2, mark, mark)
    right = left.move(inner.width - mark, 0)
    return DialogLayout(
        panel,
        title,
        (),
        tuple(_row(labels, cells, range(first, last), row, size, pad, fonts)),
        left=left if first > 0 else None,
        right=right if last < len(labels) else None,
    )


def _cells(labels: Sequence[str], size: int, pad: int, fonts: Fonts) -> list[int]:
    return [max(round(size * 1.7), fonts.width(label, size, True) + 2 * pad) for label in labels]


def _cell_height(size: int, fonts: Fonts) -> int:
    return round(fonts.height(size, True) * _CELL)


def _row(
    labels: Sequence[str],
    cells: Sequence[int],
    places: Sequence[int],
    row: Rect,
    size: int,
    pad: int,
    fonts: Fonts,
) -> list[ItemLayout]:
    """The bids at ``places`` side by side in the middle of ``row``."""
    total = sum(cells[place] for place in places) + (len(places) - 1) * (pad // 2)
    left = row.centerx - total // 2
    items = []
    for place in places:
        rect = Rect(left, row.y, cells[place], row.height)
        label = fit(fonts, labels[place], rect.inflate(-pad, 0), size, bold=True, align="centre")
        items.append(ItemLayout(rect, place, None, label, None))
        left = rect.right + pad // 2
    return items


def _rows(widths: Sequence[int], most: int, gap: int) -> list[list[int]]:
    """Places in as few rows as possible, the rows about equally long."""
    total = sum(widths) + gap * len(widths)
    for count in range(max(1, -(-total // max(1, most))), len(widths) + 1):
        rows: list[list[int]] = [[]]
        used = 0
        for place, width in enumerate(widths):
            share = total / count
            if rows[-1] and (used + width > most or used + width / 2 > share):
                rows.append([])
                used = 0
            rows[-1].append(place)
            used += width + gap
        if len(rows) <= count:
            return rows
    return [[place] for place in range(len(widths))]
