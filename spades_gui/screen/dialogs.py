"""Where a dialog's parts stand: a menu or sheet in the middle of the table."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from pygame import Rect, Surface

from spades_gui.present.picture import DialogItem, DialogPicture
from spades_gui.screen.fonts import Fonts
from spades_gui.screen.shapes import Shapes
from spades_gui.screen.suits import POINTER
from spades_gui.screen.text import TextBlock, shorten, sizes, wrap
from spades_gui.screen.themes import Theme

_VALUE_SHARE: Final = 0.45
"""A value takes at most this share of its item's width; the label has the rest."""
_ROWS_IN_VIEW: Final = 3
"""Text above the items is made smaller until at least this many of them are in view."""
TITLE_SCALE: Final = 1.3
"""The size of a title, by that of other texts."""
_WIDTHS: Final = (26, 32, 38)
"""Widths of a menu to try, in sizes of its text."""


@dataclass(frozen=True, slots=True)
class ItemLayout:
    """An item in view; ``place`` is its place in the dialog's items."""

    rect: Rect
    place: int
    pointer: Rect | None
    label: TextBlock
    value: TextBlock | None
    arrows: tuple[Rect, Rect] | None = None
    """Beside a value that can be changed with Left and Right."""


@dataclass(frozen=True, slots=True)
class DialogLayout:
    """A dialog. ``above`` and ``below`` are marks for items out of view, ``position`` says "3 / 20" then.

    ``left`` and ``right`` are such marks where the items stand in one row. ``rule`` is a line below the title;
    ``track`` stands for all items of a menu that scrolls, and ``thumb`` on it for those in view.
    """

    panel: Rect
    title: TextBlock
    lines: tuple[TextBlock, ...]
    items: tuple[ItemLayout, ...]
    above: Rect | None = None
    below: Rect | None = None
    position: TextBlock | None = None
    left: Rect | None = None
    right: Rect | None = None
    rule: Rect | None = None
    track: Rect | None = None
    thumb: Rect | None = None
    foot_rule: Rect | None = None
    """A line above what explains the item in focus."""


@dataclass(frozen=True, slots=True)
class _Row:
    label: tuple[str, ...]
    value: tuple[str, ...]
    height: int
    changes: bool


class _MenuDraft:
    """A menu set in one size and width: how high its parts would be."""

    def __init__(self, dialog: DialogPicture, width: int, most: int, size: int, pad: int, fonts: Fonts) -> None:
        self.size, self.width, self.fonts, self.pad = size, width, fonts, pad
        self.title_size = round(size * TITLE_SCALE)
        self.position = f"{dialog.focus + 1} / {len(dialog.items)}"
        self.position_width = fonts.width(self.position, size) + 1
        self.title = wrap(fonts, dialog.title, width - self.position_width - 2 * pad, self.title_size, True)
        self.title_height = len(self.title) * fonts.height(self.title_size, True) + 2 * pad
        self.line_height = fonts.height(size)
        wrapped = [wrap(fonts, line, width, size) for line in dialog.lines]
        self.lines, self.about = wrapped[: dialog.above], wrapped[len(wrapped[: dialog.above]) :]
        self.between = 2 * pad if self.lines and dialog.items else 0
        self.pointer = round(size * 0.6)
        self.label_x = self.pointer + 2 * pad
        self.arrow = self.pointer + pad // 2
        self.rows = [self._row(item) for item in dialog.items]
        self.rows_height = sum(row.height for row in self.rows)
        self.long = self.title_height + self.rows_height > most
        kept = dialog.foot if self.long else min(1, dialog.foot)
        self.foot = max(self._high(self.about), kept * self.line_height)
        self.foot += 2 * pad if self.foot else 0
        self.mark = min(round(size * 0.8), round(1.7 * pad))
        self.fixed = self.title_height + self._high(self.lines) + self.between + self.foot

    def _high(self, lines: Sequence[Sequence[str]]) -> int:
        return sum(len(texts) for texts in lines) * self.line_height + (self.pad // 3) * max(0, len(lines) - 1)

    def _row(self, item: DialogItem) -> _Row:
        fonts, size = self.fonts, self.size
        room = self.width - self.label_x - self.pad
        value: tuple[str, ...] = ()
        if item.value:
            room -= 2 * self.arrow
            value_room = min(fonts.width(item.value, size), int(room * _VALUE_SHARE))
            value = wrap(fonts, item.value, value_room, size)
            room -= value_room + 2 * self.pad
        label = wrap(fonts, item.label, room, size)
        height = max(len(label), len(value)) * fonts.height(size) + self.pad
        return _Row(label, value, height, item.changes)

    def height(self) -> int:
        """What it wants to be high; of a long menu that of its items alone, as its lines change with the focus."""
        return self.rows_height if self.long else self.fixed + self.rows_height

    def least_height(self) -> int:
        """What must be in view: the text, and a few items."""
        rows = sorted((row.height for row in self.rows), reverse=True)[:_ROWS_IN_VIEW]
        scrolls = len(self.rows) > _ROWS_IN_VIEW
        return self.fixed + sum(rows) + (self.marks() if scrolls else 0)

    def marks(self) -> int:
        """What the marks that tell of more items take of the height: without a foot, the lower one is in the margin."""
        return (2 if self.foot else 1) * (self.mark + self.pad // 2)


def menu_layout(dialog: DialogPicture, body: Rect, text: int, gap: int, pad: int, fonts: Fonts) -> DialogLayout:
    """A menu, question or sheet in the middle of ``body``. Long ones get wider and smaller; then items scroll."""
    margin = 2 * gap
    wide = body.width - 2 * margin
    most = body.height - 2 * margin
    for size in sizes(text, 0.62):
        widths = sorted({min(wide, size * ems) for ems in _WIDTHS} | {wide})
        drafts = [_MenuDraft(dialog, width, most, size, pad, fonts) for width in widths]
        fitting = [draft for draft in drafts if draft.least_height() <= most]
        if fitting:
            # The narrowest in which no more lines wrap than in the widest that is still easy to read.
            readable = fitting[: len(_WIDTHS)]
            least = min(draft.height() for draft in readable)
            draft = next(draft for draft in readable if draft.height() <= least)
            break
    else:
        draft = drafts[-1]
    return _place_menu(dialog, draft, body, most, margin)


def _place_menu(dialog: DialogPicture, draft: _MenuDraft, body: Rect, most: int, margin: int) -> DialogLayout:
    fonts, pad, size = draft.fonts, draft.pad, draft.size
    fixed = min(draft.fixed, most - (draft.least_height() - draft.fixed))
    scrolls = fixed + draft.rows_height > most
    arrow = draft.mark
    room = most - fixed - (draft.marks() if scrolls else 0)
    first, last = in_view([row.height for row in draft.rows], dialog.focus, room)
    shown = draft.rows[first:last]
    # A menu that scrolls keeps its height whichever of its items are in view.
    height = most if scrolls else fixed + draft.rows_height
    inner = Rect(0, 0, draft.width, height)
    inner.center = body.center
    panel = inner.inflate(2 * margin, 2 * margin)

    head, end = Rect(inner.x, inner.y, inner.width, fixed - draft.foot - draft.between), inner.bottom - draft.foot
    title = _title(draft, head)
    lines_top = title.rect.bottom + 2 * pad
    lines = _lines(draft, draft.lines, Rect(inner.x, lines_top, inner.width, head.bottom - lines_top))
    lines += _lines(draft, draft.about, Rect(inner.x, end + 2 * pad, inner.width, draft.foot - 2 * pad))
    position = None
    if scrolls:
        high = fonts.height(draft.title_size, True)
        place = Rect(inner.right - draft.position_width, inner.y, draft.position_width, high)
        position = TextBlock(place, (draft.position,), size, False, "right")
    y = head.bottom + draft.between
    above = below = None
    if scrolls:
        above = Rect(inner.centerx - arrow, y, 2 * arrow, arrow) if first > 0 else None
        y += arrow + pad // 2
    items = []
    for number, row in enumerate(shown, first):
        items.append(_item(draft, row, number, Rect(inner.x, y, inner.width, row.height)))
        y += row.height
    if scrolls and last < len(draft.rows):
        lower = end - arrow if draft.foot else inner.bottom + (margin - arrow) // 3
        below = Rect(inner.centerx - arrow, lower, 2 * arrow, arrow)
    rule = Rect(inner.x, title.rect.bottom + pad // 2, inner.width, max(1, size // 12))
    foot_rule = rule.move(0, end + pad - rule.y) if draft.foot else None
    track, thumb = _scroll(draft, first, last, Rect(inner.right, y, margin, 0)) if scrolls else (None, None)
    return DialogLayout(
        panel,
        title,
        lines,
        tuple(items),
        above,
        below,
        position,
        rule=rule,
        track=track,
        thumb=thumb,
        foot_rule=foot_rule,
    )


def _scroll(draft: _MenuDraft, first: int, last: int, foot: Rect) -> tuple[Rect, Rect]:
    """The track and its thumb above ``foot``, where the items in view end."""
    heights = [row.height for row in draft.rows]
    shown, all_rows = sum(heights[first:last]), max(1, sum(heights))
    track = Rect(0, foot.y - shown, max(3, draft.size // 5), shown)
    track.centerx = foot.centerx
    thumb = Rect(track.x, track.y + shown * sum(heights[:first]) // all_rows, track.width, shown * shown // all_rows)
    return track, thumb


def _title(draft: _MenuDraft, area: Rect) -> TextBlock:
    """The title at the top of ``area``; what has no room becomes an ellipsis."""
    fonts = draft.fonts
    title_line = fonts.height(draft.title_size, True)
    room = max(1, min(len(draft.title), (area.height - 2 * draft.pad) // title_line))
    rect = Rect(area.x, area.y, area.width - draft.position_width - 2 * draft.pad, room * title_line)
    return TextBlock(rect, shorten(fonts, draft.title, rect, draft.title_size, True), draft.title_size, True)


def _lines(draft: _MenuDraft, lines: Sequence[Sequence[str]], area: Rect) -> tuple[TextBlock, ...]:
    """The lines in ``area``; what has no room at the smallest size becomes an ellipsis."""
    fonts, size, line = draft.fonts, draft.size, draft.line_height
    blocks: list[TextBlock] = []
    y = area.y
    for texts in lines:
        room = min(len(texts), (area.bottom - y) // line)
        if room < 1:
            if blocks:
                last = blocks.pop()
                blocks.append(replace(last, lines=shorten(fonts, (*last.lines, ""), last.rect, size)))
            break
        rect = Rect(area.x, y, area.width, room * line)
        blocks.append(TextBlock(rect, shorten(fonts, texts, rect, size), size))
        y = rect.bottom + draft.pad // 3
    return tuple(blocks)


def _item(draft: _MenuDraft, row: _Row, place: int, rect: Rect) -> ItemLayout:
    size, pad = draft.size, draft.pad
    pointer = Rect(rect.x + pad, rect.y + (rect.height - draft.pointer) // 2, draft.pointer, draft.pointer)
    right = rect.right - pad
    value = arrows = None
    if row.value:
        wide = max(draft.fonts.width(line, size) for line in row.value)
        place_of_value = Rect(right - draft.arrow - wide, rect.y, wide, rect.height)
        value = TextBlock(place_of_value, row.value, size, False, "right")
        mark = Rect(0, pointer.y, draft.pointer, draft.pointer)
        left = place_of_value.x - draft.arrow
        arrows = (mark.move(left, 0), mark.move(right - draft.pointer, 0)) if row.changes else None
        right = left - 2 * pad
    label_x = rect.x + draft.label_x
    label = TextBlock(Rect(label_x, rect.y, right - label_x, rect.height), row.label, size)
    return ItemLayout(rect, place, pointer, label, value, arrows)


def in_view(heights: Sequence[int], focus: int, room: int) -> tuple[int, int]:
    """The range of rows (or columns) to show in ``room``: the focused one, and as much as fits on both sides of it."""
    first = max(0, min(focus, len(heights) - 1))
    last = min(first + 1, len(heights))
    left = room - sum(heights[first:last])
    while True:
        before = first > 0 and heights[first - 1] <= left
        after = last < len(heights) and heights[last] <= left
        if not before and not after:
            return first, last
        if before and (not after or focus - first < last - 1 - focus):
            first -= 1
            left -= heights[first]
        else:
            left -= heights[last]
            last += 1


def draw_marks(surface: Surface, shapes: Shapes, dialog: DialogPicture, place: DialogLayout, theme: Theme) -> None:
    """Draw what is neither text nor ground: the line below the title, where a menu has scrolled to, and arrows."""
    for rule in (place.rule, place.foot_rule):
        if rule:
            surface.fill(theme.line, rule)
    for rect, turned in ((place.left, True), (place.right, False)):
        if rect:
            shapes.figure(surface, POINTER, rect, theme.soft, upside_down=turned)
    for item in place.items:
        if item.arrows and item.place == dialog.focus:
            for rect, turned in zip(item.arrows, (True, False), strict=True):
                shapes.figure(surface, POINTER, rect, theme.accent_ink, upside_down=turned)
    if place.track and place.thumb:
        shapes.box(surface, place.track, place.track.width // 2, theme.panel, theme.line)
        shapes.box(surface, place.thumb, place.thumb.width // 2, theme.soft)
