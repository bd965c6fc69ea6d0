"""A plot of figures: a bar for each, upwards from the line of zero or down from it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect, Surface

from spades_gui.screen.brush import Brush
from spades_gui.screen.fonts import Fonts
from spades_gui.screen.suits import MORE_ABOVE
from spades_gui.screen.text import TextBlock
from spades_gui.screen.themes import Theme

_WIDEST: Final = 3.0
"""A bar is at most this many sizes of text wide."""
_FILLED: Final = 0.7
"""The share of its place that a bar fills."""


@dataclass(frozen=True, slots=True)
class PlotLayout:
    """Bars by figure, ``None`` where there is none; the highest and lowest value, which may be the line of zero.

    ``pointer`` stands below the bar in focus.
    """

    area: Rect
    zero: int
    bars: tuple[Rect | None, ...]
    focus: int
    highest: TextBlock
    lowest: TextBlock
    pointer: Rect


def plot_layout(
    values: Sequence[float | None], texts: Sequence[str], focus: int, area: Rect, size: int, fonts: Fonts
) -> PlotLayout:
    """A plot in ``area`` of ``values``, which are written as ``texts``."""
    known = [value for value in values if value is not None]
    high, low = max([0, *known]), min([0, *known])
    names = {value: text for value, text in zip(values, texts, strict=True) if value is not None}
    ends = [names.get(high, "0"), names.get(low, "0")]
    line = fonts.height(size)
    left = max(fonts.width(text, size) for text in ends) + size // 2
    field = Rect(area.x + left, area.y + line // 2, area.width - left, area.height - 2 * line)
    scale = field.height / ((high - low) or 1)
    zero = round(field.y + high * scale) if known and high > low else field.bottom
    step = min(field.width / max(1, len(values)), size * _WIDEST)
    wide = max(2, int(step * _FILLED))

    def bar(place: int, value: float) -> Rect:
        high = max(2, round(abs(value) * scale))  # a bar of nothing can be seen, too
        return Rect(round(field.x + place * step + (step - wide) / 2), zero - high if value >= 0 else zero, wide, high)

    bars = tuple(None if value is None else bar(place, value) for place, value in enumerate(values))
    pointer = Rect(0, area.bottom - line, size // 2, round(size * 0.45))
    pointer.centerx = round(field.x + (focus + 0.5) * step)
    highest = TextBlock(Rect(area.x, area.y, left - size // 2, line), (ends[0],), size, False, "right")
    lowest = TextBlock(Rect(area.x, field.bottom - line // 2, left - size // 2, line), (ends[1],), size, False, "right")
    return PlotLayout(area, zero, bars, focus, highest, lowest, pointer)


def draw_plot(surface: Surface, brush: Brush, plot: PlotLayout, theme: Theme) -> None:
    """Draw it; the bar in focus has another colour, a frame and the pointer."""
    line = max(1, plot.highest.size // 12)
    for place, bar in enumerate(plot.bars):
        if bar is None:
            continue
        if place == plot.focus:
            surface.fill(theme.ink, bar.inflate(4 * line, 2 * line))
            surface.fill(theme.accent, bar)
        elif theme.plain:  # outlined, as everything there
            surface.fill(theme.line, bar)
            surface.fill(theme.panel, bar.inflate(-2 * line, -2 * line))
        else:
            surface.fill(theme.soft, bar)
    left = plot.highest.rect.right
    surface.fill(theme.ink, (left, plot.zero, plot.area.right - left, line))
    brush.text(surface, plot.highest, theme.soft)
    if plot.lowest.lines != plot.highest.lines:
        brush.text(surface, plot.lowest, theme.soft)
    brush.shapes.figure(surface, MORE_ABOVE, plot.pointer, theme.ink)
