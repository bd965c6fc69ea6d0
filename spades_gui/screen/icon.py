"""The window's icon: a card's paper with a spade on it, drawn at any size."""

from typing import Final

import pygame
from pygame import Rect, Surface

from spades_gui.screen.shapes import Shapes
from spades_gui.screen.suits import SUIT_FIGURES

ICON_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
"""What systems ask for, in pixels."""
_WINDOW: Final = 64
_TABLE: Final = (11, 87, 55)
_PAPER: Final = (252, 251, 245)
_SPADE: Final = (20, 22, 26)


def window_icon() -> Surface:
    """The icon in a size that task bars make smaller, and that is drawn in no time."""
    return icon(_WINDOW)


def icon(size: int) -> Surface:
    """The icon, ``size`` pixels wide and high; about the card, transparent."""
    shapes = Shapes()
    surface = Surface((size, size), pygame.SRCALPHA)
    card = Rect(0, 0, round(size * 0.8), round(size * 0.94))
    card.center = (size // 2, size // 2)
    shapes.box(surface, card, max(1, size // 8), _PAPER, _TABLE, max(1, size // 16))
    spade = Rect(0, 0, round(size * 0.52), round(size * 0.56))
    spade.center = card.center
    shapes.figure(surface, SUIT_FIGURES["S"], spade, _SPADE)
    return surface
