"""The court cards' figures, of few shapes, the same either way up; each is known by its outline, however small:

the king by his broad crown, beard and sword, the queen by her long hair and flower, the jack by cap and feather.
"""

import math
from typing import Final

from pygame import Surface

from spades_gui.screen.pen import Pen
from spades_gui.screen.shapes import Outline, circle, curve, mirrored
from spades_gui.screen.themes import Colour

_STROKE: Final = 0.022
"""How thick their lines are, by the width of the figure."""


def _oval(x: float, y: float, across: float, down: float) -> Outline:
    return tuple((x + (px - x) * across, y + (py - y) * down) for px, py in circle(x, y, 1.0))


_ROBE: Final = mirrored([(0.42, 0.76), *curve((0.42, 0.76), (0.24, 0.80), (0.04, 0.82), (0.02, 1.0)), (0.02, 1.0)])
_BELT: Final[Outline] = ((0.022, 0.955), (0.978, 0.955), (0.98, 1.02), (0.02, 1.02))
_NECK: Final = mirrored([(0.44, 0.62), (0.44, 0.78), (0.5, 0.80)])
_FACE: Final = _oval(0.5, 0.535, 0.135, 0.165)
_EYES: Final = tuple(_oval(x, 0.505, 0.016, 0.020) for x in (0.45, 0.55))
_NOSE: Final[Outline] = ((0.505, 0.525), (0.485, 0.575), (0.508, 0.58))
_SMILE: Final[Outline] = ((0.455, 0.625), *curve((0.455, 0.625), (0.48, 0.65), (0.52, 0.65), (0.545, 0.625), 8))

_KING_HAIR: Final = mirrored(
    [(0.36, 0.40), *curve((0.36, 0.40), (0.26, 0.46), (0.36, 0.56), (0.26, 0.68)), (0.38, 0.70), (0.44, 0.60)]
)
_BEARD: Final = mirrored(
    [
        (0.5, 0.595),
        *curve((0.5, 0.595), (0.46, 0.575), (0.42, 0.62), (0.362, 0.55), 12),
        *curve((0.362, 0.55), (0.34, 0.72), (0.44, 0.80), (0.5, 0.88)),
    ]
)
_MOUTH: Final = _oval(0.5, 0.645, 0.042, 0.014)
_CROWN: Final = mirrored([(0.5, 0.13), (0.42, 0.29), (0.30, 0.16), (0.34, 0.42), (0.5, 0.445)])
_CROWN_BALLS: Final = tuple(circle(x, y, 0.032) for x, y in ((0.30, 0.145), (0.5, 0.105), (0.70, 0.145)))
_CROWN_BAND: Final[Outline] = (
    (0.315, 0.365),
    *curve((0.315, 0.365), (0.42, 0.39), (0.58, 0.39), (0.685, 0.365), 12),
)
_BLADE: Final[Outline] = ((0.835, 0.20), (0.865, 0.13), (0.895, 0.20), (0.895, 0.74), (0.835, 0.74))
_HILT: Final[Outline] = ((0.765, 0.74), (0.965, 0.74), (0.965, 0.785), (0.765, 0.785))
_ERMINE: Final = mirrored([(0.5, 0.80), (0.37, 0.78), (0.33, 1.0)])
_SPOTS: Final = tuple(_oval(x, y, 0.014, 0.024) for x, y in ((0.41, 0.87), (0.59, 0.87), (0.44, 0.95), (0.56, 0.95)))

_QUEEN_HAIR: Final = mirrored(
    [
        (0.5, 0.33),
        *curve((0.5, 0.33), (0.31, 0.32), (0.33, 0.50), (0.29, 0.60)),
        *curve((0.29, 0.60), (0.25, 0.70), (0.32, 0.78), (0.25, 0.88)),
        *curve((0.25, 0.88), (0.34, 0.90), (0.40, 0.84), (0.41, 0.70)),
    ]
)
_PARTING: Final = mirrored(
    [(0.5, 0.385), *curve((0.5, 0.385), (0.44, 0.42), (0.38, 0.44), (0.362, 0.56), 12), (0.35, 0.42), (0.5, 0.36)]
)
_LOCK: Final[Outline] = ((0.345, 0.52), *curve((0.345, 0.52), (0.33, 0.66), (0.37, 0.74), (0.31, 0.86), 16))
_LOCKS: Final = (_LOCK, tuple((1 - x, y) for x, y in _LOCK))
_BODICE: Final = mirrored([(0.36, 0.79), (0.30, 1.0)])
_TIARA: Final = mirrored(
    [(0.5, 0.19), (0.455, 0.29), (0.385, 0.225), (0.385, 0.315), (0.315, 0.285), (0.355, 0.40), (0.5, 0.365)]
)
_TIARA_BALLS: Final = tuple(circle(x, y, 0.024) for x, y in ((0.385, 0.215), (0.5, 0.175), (0.615, 0.215)))
_LIPS: Final = _oval(0.5, 0.632, 0.032, 0.014)
_NECKLINE: Final = mirrored([(0.44, 0.74), (0.36, 0.79), *curve((0.36, 0.79), (0.38, 0.90), (0.46, 0.93), (0.5, 0.93))])
_BEADS: Final = tuple(
    circle(0.5 + 0.1 * math.sin(turn), 0.755 + 0.09 * math.cos(turn), 0.016) for turn in (-1.1, -0.55, 0.0, 0.55, 1.1)
)
_STEM: Final[Outline] = ((0.84, 0.50), *curve((0.84, 0.50), (0.86, 0.66), (0.82, 0.76), (0.76, 0.86), 12))
_LEAF: Final[Outline] = ((0.845, 0.66), (0.90, 0.60), (0.95, 0.62), (0.91, 0.68))
_PETALS: Final = tuple(
    circle(0.84 + 0.068 * math.sin(math.radians(turn)), 0.43 - 0.068 * math.cos(math.radians(turn)), 0.05)
    for turn in range(0, 360, 72)
)
_BLOSSOM: Final = circle(0.84, 0.43, 0.038)

_JACK_HAIR: Final = mirrored(
    [(0.5, 0.36), *curve((0.5, 0.36), (0.34, 0.36), (0.31, 0.50), (0.29, 0.66)), (0.37, 0.69), (0.42, 0.52)]
)
_CAP: Final[Outline] = (
    (0.30, 0.42),
    *curve((0.30, 0.42), (0.20, 0.34), (0.30, 0.20), (0.50, 0.235)),
    *curve((0.50, 0.235), (0.70, 0.22), (0.80, 0.30), (0.70, 0.42)),
)
_BRIM: Final[Outline] = (
    (0.31, 0.40),
    *curve((0.31, 0.40), (0.42, 0.435), (0.58, 0.435), (0.69, 0.40), 12),
    (0.70, 0.455),
    *curve((0.70, 0.455), (0.58, 0.485), (0.42, 0.485), (0.30, 0.455), 12),
)
_FEATHER: Final[Outline] = (
    (0.58, 0.36),
    *curve((0.58, 0.36), (0.58, 0.20), (0.74, 0.06), (0.95, 0.10)),
    *curve((0.95, 0.10), (0.97, 0.26), (0.78, 0.38), (0.58, 0.36)),
)
_QUILL: Final[Outline] = ((0.60, 0.345), *curve((0.60, 0.345), (0.66, 0.26), (0.76, 0.18), (0.88, 0.14), 12))
_LAPELS: Final = mirrored([(0.5, 0.98), (0.36, 0.77), (0.28, 0.86), (0.40, 1.0), (0.5, 1.0)])
_SHIRT: Final = mirrored([(0.44, 0.77), (0.40, 0.79), (0.5, 0.96)])


def paint_court(canvas: Surface, rank: int, colour: Colour, gold: Colour, skin: Colour) -> None:
    """The upper half of the figure of ``rank`` (11 jack, 12 queen, 13 king), filling ``canvas``."""
    pen = Pen(canvas, colour, max(1, round(canvas.get_width() * _STROKE)))
    {11: _jack, 12: _queen, 13: _king}[rank](pen, gold, skin)


def _head(pen: Pen, skin: Colour) -> None:
    pen.shape(_NECK, skin)
    pen.shape(_FACE, skin)
    for eye in _EYES:
        pen.fill(eye)
    pen.line(_NOSE)


def _king(pen: Pen, gold: Colour, skin: Colour) -> None:
    pen.shape(_BLADE, skin)
    pen.fill(_ROBE)
    pen.shape(_ERMINE, skin)
    for spot in _SPOTS:
        pen.fill(spot)
    pen.shape(_BELT, gold)
    pen.shape(_HILT, gold)
    pen.fill(_KING_HAIR)
    _head(pen, skin)
    pen.fill(_BEARD)
    pen.fill(_MOUTH, skin)
    pen.shape(_CROWN, gold)
    pen.line(_CROWN_BAND)
    for ball in _CROWN_BALLS:
        pen.shape(ball, gold)


def _queen(pen: Pen, gold: Colour, skin: Colour) -> None:
    pen.shape(_ROBE, gold)
    pen.fill(_BODICE)
    pen.fill(_QUEEN_HAIR)
    for lock in _LOCKS:
        pen.thin(lock, gold)
    pen.shape(_NECKLINE, skin)
    pen.shape(_BELT, skin)
    _head(pen, skin)
    pen.fill(_PARTING)
    pen.fill(_LIPS)
    for bead in _BEADS:
        pen.shape(bead, gold)
    pen.shape(_TIARA, gold)
    for ball in _TIARA_BALLS:
        pen.shape(ball, gold)
    pen.line(_STEM)
    pen.fill(_LEAF)
    for petal in _PETALS:
        pen.shape(petal, skin)
    pen.shape(_BLOSSOM, gold)


def _jack(pen: Pen, gold: Colour, skin: Colour) -> None:
    pen.fill(_ROBE)
    pen.shape(_LAPELS, gold)
    pen.shape(_SHIRT, skin)
    pen.shape(_BELT, gold)
    pen.fill(_JACK_HAIR)
    _head(pen, skin)
    pen.line(_SMILE)
    pen.fill(_CAP)
    pen.shape(_BRIM, gold)
    pen.shape(_FEATHER, gold)
    pen.line(_QUILL)
