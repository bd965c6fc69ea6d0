"""The court cards' figures: plain, of few shapes, the same either way up."""

from typing import Final

import pygame
from pygame import Surface

from spades_gui.screen.shapes import Outline, circle, curve, mirrored
from spades_gui.screen.themes import Colour

_BODY: Final = mirrored([(0.40, 0.74), *curve((0.40, 0.74), (0.34, 0.82), (0.08, 0.78), (0.04, 1.0)), (0.04, 1.0)])
_COLLAR: Final = mirrored([(0.38, 0.76), (0.30, 0.84), (0.5, 1.0)])
_NECK: Final = mirrored([(0.42, 0.62), (0.42, 0.79), (0.5, 0.86)])
_BEARD: Final = mirrored(
    [(0.345, 0.53), *curve((0.345, 0.53), (0.36, 0.72), (0.43, 0.76), (0.5, 0.84)), (0.5, 0.84)][:-1]
)
_LONG_HAIR: Final = mirrored(
    [(0.5, 0.34), *curve((0.5, 0.34), (0.30, 0.34), (0.27, 0.52), (0.27, 0.84)), (0.36, 0.80), (0.44, 0.80)]
)
_BOB: Final = mirrored(
    [(0.5, 0.36), *curve((0.5, 0.36), (0.32, 0.36), (0.29, 0.50), (0.30, 0.68)), (0.40, 0.70), (0.42, 0.5)]
)
_KING_CROWN: Final[tuple[Outline, ...]] = (
    mirrored([(0.5, 0.12), (0.42, 0.28), (0.30, 0.17), (0.32, 0.42)]),
    circle(0.5, 0.10, 0.035),
    circle(0.30, 0.15, 0.03),
    circle(0.70, 0.15, 0.03),
)
_QUEEN_CROWN: Final[tuple[Outline, ...]] = (
    mirrored([(0.5, 0.20), (0.45, 0.31), (0.39, 0.23), (0.36, 0.32), (0.29, 0.28), (0.34, 0.42)]),
    circle(0.5, 0.18, 0.032),
    circle(0.39, 0.21, 0.026),
    circle(0.61, 0.21, 0.026),
)
_CAP: Final[tuple[Outline, ...]] = (
    ((0.30, 0.42), *curve((0.30, 0.42), (0.26, 0.26), (0.52, 0.20), (0.72, 0.40)), (0.70, 0.46), (0.32, 0.46)),
)
_FEATHER: Final = (
    (0.34, 0.38),
    *curve((0.34, 0.38), (0.40, 0.20), (0.60, 0.10), (0.82, 0.12)),
    *curve((0.82, 0.12), (0.78, 0.26), (0.60, 0.34), (0.34, 0.38)),
)


def paint_court(canvas: Surface, rank: int, colour: Colour, gold: Colour, skin: Colour) -> None:
    """The upper half of the figure of ``rank`` (11 jack, 12 queen, 13 king), filling ``canvas``."""
    width, height = canvas.get_size()

    def fill(outline: Outline, paint: Colour) -> None:
        pygame.draw.polygon(canvas, paint, [(x * width, y * height) for x, y in outline])

    if rank == 12:
        fill(_LONG_HAIR, colour)
    fill(_BODY, colour)
    fill(_COLLAR, gold)
    fill(_NECK, skin)
    if rank == 11:
        fill(_BOB, colour)
    # A head is round whatever the canvas's shape is.
    pygame.draw.ellipse(canvas, colour, (width * 0.335, height * 0.365, width * 0.33, height * 0.34), 0)
    pygame.draw.ellipse(canvas, skin, (width * 0.36, height * 0.385, width * 0.28, height * 0.31))
    if rank == 13:
        fill(_BEARD, colour)
        for part in _KING_CROWN:
            fill(part, colour)
    elif rank == 12:
        for part in _QUEEN_CROWN:
            fill(part, colour)
    else:
        for part in _CAP:
            fill(part, colour)
        fill(_FEATHER, gold)
