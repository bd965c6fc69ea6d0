"""Pictures made small to be kept, and how far a new one is from one that was kept.

A kept picture is ``WIDTH`` pixels wide, each of its colours rounded to ``LEVELS``: large enough to show that a card is
missing, small enough that nobody minds a hundred of them in the repository.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pygame
from pygame import Surface

WIDTH: Final = 320
LEVELS: Final = 16
BLOCK: Final = 8
"""The side of the squares that are compared, in pixels of the kept pictures; 26 pixels of a window that has 1024."""
MOST: Final = (0.5, 24.0)
"""The greatest difference that is none, on average and in any one block; of 255.

Measured on all pictures: no difference between SDL's drivers (X11, none); by pygame-ce 2.5.8 with FreeType 2.14 beside
pygame 2.6.1 with 2.12 at most 0.11 and 19.7 (a column of text one pixel further), in all others but that one 6.7. Of
small changes made on purpose, in five themes and three sizes of window, the least: a mark of the card ahead gone 0.09
and 26, a plate moved by 8 pixels of 1920 0.35 and 35, a card of the trick gone 0.38 and 47, the focus elsewhere 2.9 and
68, another theme 6.4 and 77.
"""

_STEP: Final = 255 / (LEVELS - 1)
_ROUNDED: Final = bytes(round(round(value / _STEP) * _STEP) for value in range(256))
_SLACK: Final = round(_STEP / 2)
"""So far may a colour be from its rounded one."""


@dataclass(frozen=True, slots=True)
class Difference:
    """How far two pictures are from one another: of 255, on average and in the block that differs most."""

    mean: float
    block: float

    @property
    def seen(self) -> bool:
        """Whether it is more than another machine makes of the same picture."""
        return self.mean > MOST[0] or self.block > MOST[1]

    def __str__(self) -> str:
        return f"{self.mean:.2f} on average, {self.block:.1f} in one place (at most {MOST[0]:g}, {MOST[1]:g})"


def reduced(picture: Surface) -> Surface:
    """The picture as small as it is compared."""
    width, height = picture.get_size()
    return pygame.transform.smoothscale(_plain(picture), (WIDTH, round(WIDTH * height / width)))


def rounded(picture: Surface) -> Surface:
    """The picture in the colours that are kept."""
    colours = pygame.image.tobytes(picture, "RGB").translate(_ROUNDED)
    return pygame.image.frombytes(colours, picture.get_size(), "RGB")


def keep(picture: Surface, file: Path) -> None:
    """Keep a picture: reduced, and in few colours."""
    pygame.image.save(rounded(reduced(picture)), file)


def difference(small: Surface, kept: Surface) -> tuple[Difference, Surface]:
    """How far a reduced picture is from one that was kept, and a picture of where.

    What rounding to few colours explains counts for nothing. Raises ``ValueError`` for pictures of different sizes.
    """
    if small.get_size() != kept.get_size():
        raise ValueError(f"{small.get_size()} is not {kept.get_size()}")
    between = _beyond(small, kept)
    between.blit(_beyond(kept, small), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    between.fill((_SLACK,) * 3, special_flags=pygame.BLEND_RGB_SUB)
    width, height = between.get_size()
    blocks = (
        pygame.transform.average_color(between, pygame.Rect(x, y, BLOCK, BLOCK).clip(between.get_rect()))
        for y in range(0, height, BLOCK)
        for x in range(0, width, BLOCK)
    )
    total = sum(pygame.image.tobytes(between, "RGB"))
    return Difference(total / (3 * width * height), max(sum(block[:3]) / 3 for block in blocks)), between


def _beyond(one: Surface, other: Surface) -> Surface:
    """How much brighter each pixel of the one is than the other's."""
    result = _plain(one)
    result.blit(_plain(other), (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    return result


def _plain(picture: Surface) -> Surface:
    """A copy with three bytes a pixel, whatever the screen has."""
    result = Surface(picture.get_size(), 0, 24)
    result.blit(picture, (0, 0))
    return result
