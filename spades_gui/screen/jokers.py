"""The jester on a joker, of few shapes."""

from itertools import pairwise
from typing import Final

import pygame
from pygame import Surface

from spades_gui.screen.shapes import Outline, Point, circle, curve, mirrored
from spades_gui.screen.themes import Colour

JESTER_ASPECT: Final = 0.86
"""Width of the jester by its height."""
_STROKE: Final = 0.036
"""How thick its lines are, by its width."""

_HORN: Final[Outline] = (
    (0.24, 0.52),
    *curve((0.24, 0.52), (0.24, 0.36), (0.14, 0.32), (0.07, 0.44)),
    *curve((0.07, 0.44), (0.04, 0.10), (0.34, 0.04), (0.50, 0.34)),
    (0.52, 0.52),
)
_OTHER_HORN: Final[Outline] = tuple((1 - x, y) for x, y in _HORN)
_PEAK: Final = mirrored([(0.5, 0.07), *curve((0.5, 0.07), (0.42, 0.20), (0.34, 0.30), (0.34, 0.52))])
_BAND: Final[Outline] = ((0.22, 0.48), (0.78, 0.48), (0.76, 0.57), (0.24, 0.57))
_FACE: Final = mirrored([(0.29, 0.55), *curve((0.29, 0.55), (0.28, 0.74), (0.38, 0.84), (0.5, 0.85))][:-1])
_COLLAR: Final = mirrored(
    [(0.40, 0.80), (0.10, 0.84), (0.02, 0.95), (0.22, 0.91), (0.30, 1.0), (0.42, 0.92), (0.5, 1.0)]
)
_BELLS: Final = tuple(circle(x, y, 0.055) for x, y in ((0.07, 0.47), (0.5, 0.065), (0.93, 0.47)))
_EYES: Final = tuple(circle(x, 0.645, 0.026) for x in (0.42, 0.58))
_SMILE: Final[tuple[Point, ...]] = ((0.40, 0.72), *curve((0.40, 0.72), (0.44, 0.80), (0.56, 0.80), (0.60, 0.72)))


def paint_jester(canvas: Surface, colour: Colour, gold: Colour, skin: Colour, *, filled: bool) -> None:
    """The jester over the whole of ``canvas``: its cap in ``colour`` and ``gold`` if ``filled``, else in lines only."""
    width, height = canvas.get_size()
    stroke = max(1, round(width * _STROKE))

    def scaled(outline: Outline) -> list[Point]:
        # Half a line's width further in, so that no line is cut off at the edge.
        return [(stroke + x * (width - 2 * stroke), stroke + y * (height - 2 * stroke)) for x, y in outline]

    def line(points: list[Point]) -> None:
        for start, end in pairwise(points):
            pygame.draw.line(canvas, colour, start, end, stroke)
        for point in points:
            pygame.draw.circle(canvas, colour, point, stroke / 2)

    def part(outline: Outline, paint: Colour) -> None:
        points = scaled(outline)
        pygame.draw.polygon(canvas, paint if filled else skin, points)
        line([*points, points[0]])

    part(_COLLAR, gold)
    part(_FACE, skin)
    part(_HORN, colour)
    part(_OTHER_HORN, colour)
    part(_PEAK, gold)
    part(_BAND, colour)
    for bell in _BELLS:
        part(bell, gold)
    for eye in _EYES:
        pygame.draw.polygon(canvas, colour, scaled(eye))
    line(scaled(_SMILE))
