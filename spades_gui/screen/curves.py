"""A plot of several columns as curves, told apart by their dashes and points, with their names at their ends."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import pygame
from pygame import Rect, Surface

from spades_gui.present.picture import Curve
from spades_gui.screen.brush import Brush
from spades_gui.screen.fonts import Fonts
from spades_gui.screen.shapes import Figure, Point, circle
from spades_gui.screen.suits import MORE_ABOVE, STAR
from spades_gui.screen.text import TextBlock, fit, sizes
from spades_gui.screen.themes import Colour, Theme

_NAMES: Final = 0.22
"""The names at the ends take at most this share of the width."""
_POINT: Final = 0.55
"""The size of a point by that of the text."""
_DASHES: Final[Sequence[tuple[float, ...]]] = ((), (3, 1.5), (1, 1.2), (4, 1.2, 1, 1.2), (7, 2), (3, 1, 1, 1, 1, 1))
"""By curve: lengths drawn and left out in turn, in widths of a point; a line without a gap for the first."""
_POINTS: Final = (
    Figure("disc", (circle(0.5, 0.5, 0.5),)),
    Figure("square", (((0.06, 0.06), (0.94, 0.06), (0.94, 0.94), (0.06, 0.94)),)),
    Figure("triangle", (((0.5, 0.0), (1.0, 1.0), (0.0, 1.0)),)),
    Figure("diamond point", (((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5)),)),
    STAR,
    Figure("bar", (((0.3, 0.0), (0.7, 0.0), (0.7, 1.0), (0.3, 1.0)),)),
)


@dataclass(frozen=True, slots=True)
class CurveLayout:
    """One curve: its points by row, ``None`` where there is no figure, and its name at the end.

    ``style`` numbers its dashes and points. ``point`` is how large a point is.
    """

    points: tuple[tuple[int, int] | None, ...]
    style: int
    point: int
    name: TextBlock
    current: bool


@dataclass(frozen=True, slots=True)
class CurvesLayout:
    """The curves, the one with the cursor last; ``zero`` is the height of the line of zero.

    ``pointer`` stands below the row in focus.
    """

    area: Rect
    field: Rect
    zero: int
    curves: tuple[CurveLayout, ...]
    focus: int
    highest: TextBlock
    lowest: TextBlock
    pointer: Rect


def curves_layout(curves: Sequence[Curve], focus: int, area: Rect, size: int, fonts: Fonts) -> CurvesLayout:
    """The curves in ``area``, with the row in ``focus``."""
    known = [value for curve in curves for value in curve.values if value is not None]
    high, low = max([0, *known]), min([0, *known])
    ends = [_shown(high), _shown(low)]
    line = fonts.height(size, True)
    left = max(fonts.width(text, size) for text in ends) + size // 2
    # All names have room below each other.
    named = next((s for s in sizes(size, 0.5) if len(curves) * fonts.height(s, True) <= area.height), size // 2)
    name_line = fonts.height(named, True)
    widest = max(fonts.width(curve.name, named, True) for curve in curves) + 1
    names = min(widest, round(area.width * _NAMES))
    field = Rect(area.x + left, area.y + line // 2, area.width - left - names - size, area.height - 2 * line)
    scale = field.height / ((high - low) or 1)
    zero = round(field.y + high * scale) if high > low else field.bottom
    count = max(len(curve.values) for curve in curves)
    step = field.width / count
    point = max(5, min(round(size * _POINT), round(step * 0.8)))

    def at(place: int, value: float | None) -> tuple[int, int] | None:
        return None if value is None else (round(field.x + (place + 0.5) * step), round(zero - value * scale))

    points = [tuple(at(place, value) for place, value in enumerate(curve.values)) for curve in curves]
    heights = [next((point[1] for point in reversed(each) if point), zero) for each in points]
    tops = _apart(heights, name_line, area.y, area.bottom - name_line)
    placed = [
        CurveLayout(
            each,
            style % len(_DASHES),
            point,
            fit(fonts, curve.name, Rect(area.right - names, top, names, name_line), named, bold=True, least=0.5),
            curve.current,
        )
        for style, (curve, each, top) in enumerate(zip(curves, points, tops, strict=True))
    ]
    pointer = Rect(0, area.bottom - line, size // 2, round(size * 0.45))
    pointer.centerx = round(field.x + (focus + 0.5) * step)
    highest = TextBlock(Rect(area.x, area.y, left - size // 2, line), (ends[0],), size, False, "right")
    lowest = TextBlock(Rect(area.x, field.bottom - line // 2, left - size // 2, line), (ends[1],), size, False, "right")
    placed.sort(key=lambda curve: curve.current)
    return CurvesLayout(area, field, zero, tuple(placed), focus, highest, lowest, pointer)


def _shown(value: float) -> str:
    return f"−{-value:g}" if value < 0 else f"{value:g}"


def _apart(centres: Sequence[int], line: int, top: int, bottom: int) -> list[int]:
    """The tops of lines that are to be centred at these heights, moved apart so that none covers another."""
    order = sorted(range(len(centres)), key=lambda place: centres[place])
    tops: dict[int, int] = {}
    free = top
    for place in order:
        tops[place] = free = max(free, centres[place] - line // 2)
        free += line
    end = bottom
    for place in reversed(order):  # what has come too low is moved up, and what is in its way
        tops[place] = min(tops[place], end)
        end = tops[place] - line
    return [tops[place] for place in range(len(centres))]


def draw_curves(surface: Surface, brush: Brush, plot: CurvesLayout, theme: Theme) -> None:
    """Draw them: that of the column under the cursor thicker and in another colour, its point in focus with a ring."""
    thin = max(1, plot.highest.size // 10)
    surface.fill(theme.line, (plot.field.x, plot.zero, plot.field.width, max(1, thin // 2)))
    for curve in plot.curves:
        ink = theme.accent if curve.current else theme.soft
        thick = 2 * thin if curve.current else thin
        known = [point for point in curve.points if point]
        for start, end in _dashed(known, [length * curve.point for length in _DASHES[curve.style]]):
            _line(surface, start, end, thick, ink)
        for point in known:
            mark = Rect(0, 0, curve.point, curve.point)
            mark.center = point
            brush.shapes.figure(surface, _POINTS[curve.style], mark, ink)
        focused = curve.points[plot.focus]
        if curve.current and focused:
            ring = Rect(0, 0, 2 * curve.point, 2 * curve.point)
            ring.center = focused
            brush.shapes.ring(surface, ring, ring.width // 2, theme.ink, max(2, thin))
        brush.text(surface, curve.name, theme.ink if curve.current else theme.soft)
        sign = Rect(0, 0, curve.point, curve.point)
        sign.midright = (curve.name.rect.x - curve.point // 3, curve.name.rect.centery)
        brush.shapes.figure(surface, _POINTS[curve.style], sign, ink)
    brush.text(surface, plot.highest, theme.soft)
    if plot.lowest.lines != plot.highest.lines:
        brush.text(surface, plot.lowest, theme.soft)
    brush.shapes.figure(surface, MORE_ABOVE, plot.pointer, theme.ink)


def _dashed(points: Sequence[Point], dashes: Sequence[float]) -> Iterator[tuple[Point, Point]]:
    """The strokes of a line through ``points``; the pattern goes on from stretch to stretch."""
    if not dashes:
        yield from pairwise(points)
        return
    number, left = 0, dashes[0]
    for start, end in pairwise(points):
        length = math.dist(start, end)
        done = 0.0
        while done < length:
            reach = min(left, length - done)
            if number % 2 == 0:
                yield _between(start, end, done / length), _between(start, end, (done + reach) / length)
            done += reach
            left -= reach
            if left <= 0:
                number = (number + 1) % len(dashes)
                left = dashes[number]


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _line(surface: Surface, start: Point, end: Point, thick: int, colour: Colour) -> None:
    """A thick line with smooth edges."""
    length = math.dist(start, end)
    if not length:
        return
    along, across = (end[0] - start[0]) / length, (end[1] - start[1]) / length

    def edge(aside: float) -> tuple[Point, Point]:
        return (start[0] + across * aside, start[1] - along * aside), (end[0] + across * aside, end[1] - along * aside)

    (one, two), (three, four) = edge(thick / 2), edge(-thick / 2)
    pygame.draw.polygon(surface, colour, (one, two, four, three))
    for aside in (-thick / 2, 0.5 - thick / 2, thick / 2 - 0.5, thick / 2):  # also what rounding has left out
        pygame.draw.aaline(surface, colour, *edge(aside))
