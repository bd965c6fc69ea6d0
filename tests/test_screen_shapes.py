"""Boxes, pixel by pixel: a border equally wide on all sides, and nothing outside. Backs of cards as one picture."""

from typing import Final

import pygame
import pytest
from pygame import Rect, Surface

from spades_gui.screen.brush import Brush
from spades_gui.screen.fonts import Fonts
from spades_gui.screen.shapes import Shapes
from spades_gui.screen.themes import THEMES

TABLE: Final = (10, 20, 30)
FILL: Final = (200, 210, 220)
LINE: Final = (90, 0, 60)


@pytest.mark.parametrize("size", [(40, 30), (9, 31), (5, 4), (3, 1)])
@pytest.mark.parametrize("radius", [0, 1, 3, 8])
@pytest.mark.parametrize("width", [1, 2, 4])
def test_a_border_is_equally_wide_on_all_sides(size: tuple[int, int], radius: int, width: int) -> None:
    rect = Rect((7, 6), size)
    surface = _surface()
    Shapes().box(surface, rect, radius, FILL, LINE, width)
    assert not _touched_outside(surface, rect)
    for x, y in ((x, y) for y in range(size[1]) for x in range(size[0])):
        if min(x, size[0] - 1 - x) < radius and min(y, size[1] - 1 - y) < radius:
            continue  # in a rounded corner
        edge = min(x, y, size[0] - 1 - x, size[1] - 1 - y) < width
        assert surface.get_at((rect.x + x, rect.y + y))[:3] == (LINE if edge else FILL), (x, y)


@pytest.mark.parametrize("size", [(40, 30), (9, 31), (5, 4), (3, 1)])
@pytest.mark.parametrize("radius", [0, 3, 8])
def test_a_box_without_a_border_is_filled_to_its_edge(size: tuple[int, int], radius: int) -> None:
    rect = Rect((7, 6), size)
    surface = _surface()
    Shapes().box(surface, rect, radius, FILL)
    assert not _touched_outside(surface, rect)
    for x, y in ((x, y) for y in range(size[1]) for x in range(size[0])):
        if min(x, size[0] - 1 - x) >= radius or min(y, size[1] - 1 - y) >= radius:
            assert surface.get_at((rect.x + x, rect.y + y))[:3] == FILL, (x, y)


def _surface() -> Surface:
    surface = Surface((60, 50), 0, 32)
    surface.fill(TABLE)
    return surface


def _touched_outside(surface: Surface, rect: Rect) -> list[tuple[int, int]]:
    width, height = surface.get_size()
    return [
        (x, y)
        for y in range(height)
        for x in range(width)
        if not rect.collidepoint(x, y) and surface.get_at((x, y))[:3] != TABLE
    ]


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_backs_that_are_kept_as_one_picture_look_as_each_drawn_over_the_last(theme: str) -> None:
    brush = Brush(Fonts())
    cards = tuple(Rect(20 + 21 * place, 15, 50, 71) for place in range(13))
    one, many = Surface((360, 110), 0, 32), Surface((360, 110), 0, 32)
    for surface in (one, many):
        surface.fill(THEMES[theme].table)
    brush.backs(one, cards, THEMES[theme])
    for rect in cards:
        brush.sprite(many, brush.cards.back(rect.size, THEMES[theme]), rect)
    pairs = zip(pygame.image.tobytes(one, "RGB"), pygame.image.tobytes(many, "RGB"), strict=True)
    assert max(abs(kept - drawn) for kept, drawn in pairs) <= 4  # where two shadows meet
