"""What eyes make of a picture: where its texts stand, and how well what is drawn stands out from its ground."""

import sys
from collections import Counter
from collections.abc import Iterator

import pygame
from pygame import Rect, Surface

from spades_gui.screen.fonts import Fonts
from spades_gui.screen.text import TextBlock
from spades_gui.screen.themes import Colour, contrast


def letters(block: TextBlock, fonts: Fonts) -> Iterator[Rect]:
    """Where the lines of a text are drawn, each without the empty room beside it; empty lines are nowhere."""
    height = fonts.height(block.size, block.bold)
    top = block.rect.y + (block.rect.height - height * len(block.lines)) // 2
    for number, line in enumerate(block.lines):
        room = Rect(0, top + number * height, fonts.width(line, block.size, block.bold), height)
        side = {"left": "left", "centre": "centerx", "right": "right"}[block.align]
        setattr(room, side, getattr(block.rect, side))
        if line.strip():
            yield room


def colours(surface: Surface, room: Rect) -> Counter[Colour]:
    """The colours in ``room``, each with how many pixels have it."""
    part = surface.subsurface(room.clip(surface.get_rect()))
    # Pixels as whole numbers: Counter counts those far faster than tuples.
    seen = Counter(memoryview(pygame.image.tobytes(part, "RGBX")).cast("I"))
    return Counter({tuple(number.to_bytes(4, sys.byteorder))[:3]: times for number, times in seen.items()})


def stands_out(surface: Surface, room: Rect) -> float:
    """The contrast of what is drawn in ``room`` with its ground: the most common colour there with the one farthest
    from it, the same as the darkest with the lightest where there are but ink and paper."""
    seen = colours(surface, room)
    ground = max(seen, key=lambda colour: seen[colour])
    return max(contrast(ground, colour) for colour in seen)
