"""The window's icon: a card with a spade on the table's green, as ``tools/make_icon.py`` has it in the files."""

from typing import Final

import pygame
from pygame import Rect, Surface

from spades_gui.screen.shapes import Shapes
from spades_gui.screen.suits import SUIT_FIGURES
from spades_gui.screen.themes import DEFAULT_THEME, THEMES

_SIDE: Final = 64
"""Pixels; task bars make it smaller."""


def window_icon(side: int = _SIDE) -> Surface:
    """The icon, ``side`` pixels wide and high. Drawn in no time: the window opens with it, before the first word."""
    theme, shapes = THEMES[DEFAULT_THEME], Shapes()
    icon = Surface((side, side), pygame.SRCALPHA)
    shapes.box(icon, icon.get_rect(), round(0.2 * side), theme.table)
    card = Rect(0, 0, round(0.59 * side), round(0.81 * side))
    card.center = (side // 2, side // 2)
    shapes.box(icon, card, round(0.07 * side), theme.face, theme.table_edge, max(1, round(0.015 * side)))
    spade = Rect(0, 0, round(0.38 * side), round(0.42 * side))
    spade.center = card.center
    shapes.figure(icon, SUIT_FIGURES["S"], spade, theme.black)
    return icon
