"""Smooth figures and boxes. pygame draws hard edges: figures are drawn larger and scaled down, and kept."""

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame
from pygame import Rect, Surface

from spades_gui.screen.cache import BoundedCache, surface_bytes
from spades_gui.screen.themes import Colour

Point = tuple[float, float]
Outline = tuple[Point, ...]

_SPRITE_BYTES: Final = 24 << 20


class Figure(NamedTuple):
    """A filled shape: closed outlines in the unit square, y downwards. ``name`` tells figures apart in the cache."""

    name: str
    outlines: tuple[Outline, ...]


def curve(start: Point, one: Point, two: Point, end: Point, steps: int = 24) -> list[Point]:
    """Points of a cubic Bézier curve, its start left out."""
    points = []
    for step in range(1, steps + 1):
        t = step / steps
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        points.append(
            (
                a * start[0] + b * one[0] + c * two[0] + d * end[0],
                a * start[1] + b * one[1] + c * two[1] + d * end[1],
            )
        )
    return points


def mirrored(half: Sequence[Point]) -> Outline:
    """The closed outline whose left half is ``half``, from top to bottom."""
    return (*half, *((1 - x, y) for x, y in reversed(half)))


def circle(x: float, y: float, radius: float, steps: int = 48) -> Outline:
    """A circle as a polygon."""
    turns = (2 * math.pi * step / steps for step in range(steps))
    return tuple((x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns)


class Shapes:
    """Draws figures and rounded boxes with smooth edges."""

    def __init__(self) -> None:
        self._sprites: BoundedCache[Surface] = BoundedCache(_SPRITE_BYTES, surface_bytes)

    def figure(self, surface: Surface, figure: Figure, rect: Rect, colour: Colour, upside_down: bool = False) -> None:
        """Fill ``figure``, stretched to ``rect``."""

        def draw(canvas: Surface) -> None:
            width, height = canvas.get_size()
            for outline in figure.outlines:
                pygame.draw.polygon(canvas, colour, [(x * width, y * height) for x, y in outline])

        size = rect.size
        key = (figure.name, size, colour)
        sprite = self._sprites.get(key, lambda: smooth(size, colour, draw))
        if upside_down:
            sprite = self._sprites.get((key, "turned"), lambda: pygame.transform.rotate(sprite, 180))
        surface.blit(sprite, rect)

    def box(
        self, surface: Surface, rect: Rect, radius: int, fill: Colour, border: Colour | None = None, width: int = 1
    ) -> None:
        """A filled box with rounded corners, and a border inside its edge if ``border`` is given."""
        radius = min(radius, rect.width // 2, rect.height // 2)
        line = border if border is not None else fill
        width = min(width, -(-rect.width // 2), -(-rect.height // 2)) if border is not None else 0
        disc = self._disc(radius, fill, line, width)
        r, w, h = radius, rect.width, rect.height
        # Every pixel of a large box is filled once: the inside in three bands between the corners, then the four edges.
        surface.fill(fill, (rect.x, rect.y + r, w, h - 2 * r))
        surface.fill(fill, (rect.x + r, rect.y, w - 2 * r, r))
        surface.fill(fill, (rect.x + r, rect.bottom - r, w - 2 * r, r))
        if width:
            surface.fill(line, (rect.x + r, rect.y, w - 2 * r, width))
            surface.fill(line, (rect.x + r, rect.bottom - width, w - 2 * r, width))
            surface.fill(line, (rect.x, rect.y + r, width, h - 2 * r))
            surface.fill(line, (rect.right - width, rect.y + r, width, h - 2 * r))
        for right in (False, True):
            for low in (False, True):
                place = (rect.right - r if right else rect.x, rect.bottom - r if low else rect.y)
                surface.blit(disc, place, (r if right else 0, r if low else 0, r, r))

    def _disc(self, radius: int, fill: Colour, line: Colour, width: int) -> Surface:
        def draw(canvas: Surface) -> None:
            scale = canvas.get_width() // max(1, 2 * radius)
            centre = (radius * scale, radius * scale)
            pygame.draw.circle(canvas, line, centre, radius * scale)
            if width and radius > width:
                pygame.draw.circle(canvas, fill, centre, (radius - width) * scale)

        return self._sprites.get(
            ("disc", radius, fill, line, width), lambda: smooth((2 * radius, 2 * radius), line, draw)
        )

    def ring(self, surface: Surface, rect: Rect, radius: int, colour: Colour, width: int) -> None:
        """A rounded frame of ``width`` inside the edge of ``rect``, nothing drawn within it."""
        size = rect.size

        def draw(canvas: Surface) -> None:
            scale = canvas.get_width() // max(1, size[0])
            pygame.draw.rect(canvas, colour, canvas.get_rect(), border_radius=radius * scale)
            inside = canvas.get_rect().inflate(-2 * width * scale, -2 * width * scale)
            inner = max(0, radius - width) * scale
            pygame.draw.rect(canvas, (*colour, 0), inside, border_radius=inner)

        sprite = self._sprites.get(("ring", size, radius, colour, width), lambda: smooth(size, colour, draw))
        surface.blit(sprite, rect)


def smooth(size: tuple[int, int], colour: Colour, draw: Callable[[Surface], None]) -> Surface:
    """What ``draw`` draws on a larger transparent canvas, scaled down to ``size``.

    The canvas is transparent ``colour``, so that edges fade out in that colour and not towards black.
    """
    scale = 4 if size[0] * size[1] <= 40_000 else 2
    canvas = Surface((size[0] * scale, size[1] * scale), pygame.SRCALPHA)
    canvas.fill((*colour, 0))
    draw(canvas)
    return pygame.transform.smoothscale(canvas, size)
