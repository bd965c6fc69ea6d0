"""The panel with what was said, while the player reads the history: the message being read, and those around it."""

from dataclasses import dataclass

from pygame import Rect, Surface

from spades_gui.present.picture import HistoryPicture
from spades_gui.screen.brush import Brush
from spades_gui.screen.dialogs import TITLE_SCALE, in_view
from spades_gui.screen.fonts import Fonts
from spades_gui.screen.measures import Measures
from spades_gui.screen.suits import POINTER
from spades_gui.screen.text import TextBlock, fit, shorten, sizes, wrap
from spades_gui.screen.themes import Theme


@dataclass(frozen=True, slots=True)
class LineLayout:
    """A message in view; ``place`` is its place among those of the picture."""

    rect: Rect
    place: int
    text: TextBlock


@dataclass(frozen=True, slots=True)
class MessagesLayout:
    """The panel. ``pointer`` stands before the message being read, ``rule`` is the line below the title."""

    panel: Rect
    title: TextBlock
    rule: Rect
    position: TextBlock
    lines: tuple[LineLayout, ...]
    pointer: Rect


def messages_layout(history: HistoryPicture, area: Rect, measures: Measures, fonts: Fonts) -> MessagesLayout:
    """The panel over all of ``area``: it stands still while the player reads on."""
    pad, gap = measures.pad, measures.gap
    panel = area.copy()
    inner = panel.inflate(-4 * gap, -2 * gap)
    for size in sizes(measures.text, 0.6):
        mark = round(size * 0.6)
        aside = mark + 2 * pad
        large = round(size * TITLE_SCALE)
        head = fonts.height(large, True) + 2 * pad
        wrapped = [wrap(fonts, line, inner.width - aside - pad, size) for line in history.lines]
        heights = [len(lines) * fonts.height(size) + pad for lines in wrapped]
        room = inner.height - head
        if heights[history.focus] <= room:
            break
    first, last = in_view(heights, history.focus, room)
    position = fonts.width(history.position, size) + 1
    title = Rect(inner.x, inner.y, inner.width - position - 2 * pad, head - 2 * pad)
    y = inner.y + head
    lines = []
    for place in range(first, last):
        rect = Rect(inner.x, y, inner.width, min(heights[place], inner.bottom - y))
        block = Rect(rect.x + aside, rect.y, rect.width - aside - pad, rect.height)
        lines.append(LineLayout(rect, place, TextBlock(block, shorten(fonts, wrapped[place], block, size), size)))
        y = rect.bottom
    focused = lines[history.focus - first].rect
    return MessagesLayout(
        panel,
        fit(fonts, history.title, title, large, bold=True, least=0.5),
        Rect(inner.x, title.bottom + pad // 2, inner.width, max(1, size // 12)),
        TextBlock(
            Rect(title.right + 2 * pad, inner.y, position, title.height), (history.position,), size, False, "right"
        ),
        tuple(lines),
        Rect(inner.x + pad, focused.centery - mark // 2, mark, mark),
    )


def draw_messages(
    surface: Surface, brush: Brush, history: HistoryPicture, place: MessagesLayout, measures: Measures, theme: Theme
) -> None:
    """Draw the panel; the message being read stands on another ground."""
    radius = max(4, round(1.4 * measures.unit))
    brush.shapes.box(surface, place.panel, radius, theme.panel, theme.line, max(2, round(0.3 * measures.unit)))
    brush.text(surface, place.title, theme.ink)
    surface.fill(theme.line, place.rule)
    brush.text(surface, place.position, theme.soft)
    for line in place.lines:
        focused = line.place == history.focus
        if focused:
            brush.shapes.box(surface, line.rect, radius // 2, theme.accent)
            brush.shapes.figure(surface, POINTER, place.pointer, theme.accent_ink)
        brush.text(surface, line.text, theme.accent_ink if focused else theme.ink)
