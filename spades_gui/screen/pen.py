"""Draws outlined shapes of the unit square on a canvas: what the figures on cards are made of."""

from dataclasses import dataclass
from itertools import pairwise

import pygame
from pygame import Surface

from spades_gui.screen.shapes import Outline, Point
from spades_gui.screen.themes import Colour


@dataclass(frozen=True, slots=True)
class Pen:
    """Lines of one colour and thickness, in pixels. ``margin`` pixels stay free at the edges of the canvas."""

    canvas: Surface
    colour: Colour
    stroke: int
    margin: int = 0

    def line(self, points: Outline) -> None:
        """A line with round ends and corners."""
        self._line(self._scaled(points))

    def shape(self, outline: Outline, paint: Colour) -> None:
        """A closed shape, filled and outlined."""
        points = self._scaled(outline)
        pygame.draw.polygon(self.canvas, paint, points)
        self._line([*points, points[0]])

    def fill(self, outline: Outline, paint: Colour | None = None) -> None:
        """A closed shape without an outline, in the colour of the lines if ``paint`` is not given."""
        pygame.draw.polygon(self.canvas, paint or self.colour, self._scaled(outline))

    def thin(self, points: Outline, paint: Colour) -> None:
        """A line of another colour and half the thickness."""
        Pen(self.canvas, paint, max(1, self.stroke // 2), self.margin).line(points)

    def _line(self, points: list[Point]) -> None:
        for start, end in pairwise(points):
            pygame.draw.line(self.canvas, self.colour, start, end, self.stroke)
        for point in points:
            pygame.draw.circle(self.canvas, self.colour, point, self.stroke / 2)

    def _scaled(self, outline: Outline) -> list[Point]:
        width, height = self.canvas.get_size()
        edge = self.margin
        return [(edge + x * (width - 2 * edge), edge + y * (height - 2 * edge)) for x, y in outline]
