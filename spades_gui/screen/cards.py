"""Cards as pictures, drawn from shapes so that they are sharp at any size."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

import pygame
from pygame import Rect, Surface

from spades_gui.present.picture import CardFace
from spades_gui.screen.cache import BoundedCache, surface_bytes
from spades_gui.screen.courts import paint_court
from spades_gui.screen.fonts import Fonts
from spades_gui.screen.shapes import Shapes, smooth
from spades_gui.screen.suits import SUIT_FIGURES
from spades_gui.screen.themes import Colour, Theme, mix

ASPECT: Final = 0.7
"""Width of a card by its height."""
_RADIUS: Final = 0.06
_CACHE_BYTES: Final = 64 << 20
_CONDENSED: Final = 0.62
"""A two-figure index may be squeezed to this share of its width before it is made smaller."""


class CardStyle(NamedTuple):
    """How a value of the setting ``card_size`` looks; lengths are shares of the card's height or width."""

    column: float
    """Width of the index column: what must stay in view when the next card covers the rest."""
    capital: float
    """Height of the index's capitals, by the card's height."""
    pip: float
    """Width of a pip; 0: one big suit symbol takes the place of pips and court figures."""
    twice: bool
    """Whether the index stands in the lower right corner too."""


STYLES: Final[Mapping[str, CardStyle]] = MappingProxyType(
    {
        "normal": CardStyle(0.25, 0.145, 0.175, True),
        "large": CardStyle(0.35, 0.21, 0.17, False),
        "huge": CardStyle(0.46, 0.31, 0.0, False),
    }
)

_L, _M, _R = -1.0, 0.0, 1.0
_SEVENS: Final = ((_L, 0.0), (_R, 0.0), (_L, 0.5), (_R, 0.5), (_L, 1.0), (_R, 1.0))
_TENS: Final = tuple((side, row / 3) for row in range(4) for side in (_L, _R))
PIPS: Final[Mapping[int, tuple[tuple[float, float], ...]]] = MappingProxyType(
    {
        2: ((_M, 0.0), (_M, 1.0)),
        3: ((_M, 0.0), (_M, 0.5), (_M, 1.0)),
        4: ((_L, 0.0), (_R, 0.0), (_L, 1.0), (_R, 1.0)),
        5: ((_L, 0.0), (_R, 0.0), (_M, 0.5), (_L, 1.0), (_R, 1.0)),
        6: _SEVENS,
        7: (*_SEVENS, (_M, 0.25)),
        8: (*_SEVENS, (_M, 0.25), (_M, 0.75)),
        9: (*_TENS, (_M, 0.5)),
        10: (*_TENS, (_M, 1 / 6), (_M, 5 / 6)),
    }
)
"""Where the pips of a number card stand: column -1…1 and row 0…1. Those below the middle are upside down."""


class Sprite(NamedTuple):
    """A card's picture, and where it goes relative to the card's corner (the shadow reaches beyond the card)."""

    surface: Surface
    offset: tuple[int, int]


class CardArtist:
    """Draws faces and backs, and keeps what it drew."""

    def __init__(self, fonts: Fonts, shapes: Shapes) -> None:
        self._fonts = fonts
        self._shapes = shapes
        self._drawn: BoundedCache[Sprite] = BoundedCache(_CACHE_BYTES, lambda sprite: surface_bytes(sprite.surface))

    def face(self, face: CardFace, size: tuple[int, int], style: str, theme: Theme, dimmed: bool) -> Sprite:
        """The front of a card."""
        return self._drawn.get(
            (face, size, style, theme, dimmed),
            lambda: self._face(face, size, STYLES.get(style, STYLES["normal"]), theme, dimmed),
        )

    def back(self, size: tuple[int, int], theme: Theme) -> Sprite:
        """The back of a card; wider than high is a card lying on its side."""
        return self._drawn.get((size, theme), lambda: self._back(size, theme))

    def _blank(self, size: tuple[int, int], theme: Theme, fill: Colour) -> tuple[Sprite, Rect, int]:
        """A card with nothing on it, the place of its paper, and its corners' radius."""
        width, height = size
        short = min(size)
        radius = max(2, round(max(size) * _RADIUS))
        pad = 0 if theme.plain else max(2, short // 24)
        surface = Surface((width + 2 * pad, height + 2 * pad), pygame.SRCALPHA)
        card = Rect(pad, pad, width, height)
        if pad:
            shadow = Surface(surface.get_size(), pygame.SRCALPHA)
            self._shapes.box(shadow, card.move(0, pad // 2), radius, (0, 0, 0))
            small = pygame.transform.smoothscale(
                shadow, (max(2, surface.get_width() // pad), max(2, surface.get_height() // pad))
            )
            shadow = pygame.transform.smoothscale(small, surface.get_size())
            shadow.fill((255, 255, 255, 96), special_flags=pygame.BLEND_RGBA_MULT)
            surface.blit(shadow, (0, 0))
        line = max(1, short // (48 if theme.plain else 90))
        self._shapes.box(surface, card, radius, fill, theme.face_line, line)
        return Sprite(surface, (-pad, -pad)), card, radius

    def _back(self, size: tuple[int, int], theme: Theme) -> Sprite:
        sprite, card, radius = self._blank(size, theme, theme.face)
        inset = max(2, round(min(size) * 0.07))
        panel = card.inflate(-2 * inset, -2 * inset)
        self._shapes.box(sprite.surface, panel, max(1, radius - inset // 2), theme.back)
        pale = mix(theme.back, theme.back_line, 0.45)

        def lattice(canvas: Surface) -> None:
            width, height = canvas.get_size()
            step = min(width, height) / 4
            thick = max(1, round(step * 0.1))
            steps = int((width + height) / step) + 1
            for index in range(steps + 1):
                along = index * step
                pygame.draw.line(canvas, pale, (along, 0), (along - height, height), thick)
                pygame.draw.line(canvas, pale, (width - along, 0), (width - along + height, height), thick)

        inner = panel.inflate(-2 * max(1, inset // 2), -2 * max(1, inset // 2))
        sprite.surface.blit(smooth(inner.size, theme.back, lattice), inner)
        middle = round(min(size) * 0.34)
        seal = Rect(0, 0, middle, middle)
        seal.center = card.center
        self._shapes.box(sprite.surface, seal, middle // 2, theme.back, pale, max(1, middle // 16))
        spade = seal.inflate(-middle // 2, -middle // 2)
        spade.center = card.center
        self._shapes.figure(sprite.surface, SUIT_FIGURES["S"], spade, theme.back_line)
        return sprite

    def _face(self, face: CardFace, size: tuple[int, int], style: CardStyle, theme: Theme, dimmed: bool) -> Sprite:
        paper = theme.face_dimmed if dimmed else theme.face
        sprite, card, _ = self._blank(size, theme, paper)
        surface = sprite.surface
        colour = theme.red if face.card.suit in "HD" else theme.black
        if style.twice:
            self._corner(surface, card, face, style, colour)
            turned = pygame.transform.rotate(surface.subsurface(card), 180)
            # Only the corner is taken over: the paper's own shadow and edges stay as they are.
            part = Rect(0, 0, round(card.width * 0.4), round(card.height * 0.42))
            part.bottomright = (card.width - 2, card.height - 2)
            surface.blit(turned, part.move(card.topleft), part)
        self._corner(surface, card, face, style, colour)
        field = self._field(card, style)
        if not style.pip:
            self._symbol(surface, field.center, field.width, face, colour)
        elif face.card.rank in PIPS:
            pip = round(card.width * style.pip)
            top, bottom = card.top + card.height * 0.17, card.bottom - card.height * 0.17
            for column, row in PIPS[face.card.rank]:
                at = (round(field.centerx + column * field.width * 0.28), round(top + (bottom - top) * row))
                self._symbol(surface, at, pip, face, colour, upside_down=row > 0.5)
        elif face.card.rank == 14:
            share = 0.52 if face.card.suit == "S" else 0.42
            self._symbol(surface, field.center, round(card.width * share), face, colour)
        else:
            self._court(surface, field, face, paper, colour, theme)
        return sprite

    def _field(self, card: Rect, style: CardStyle) -> Rect:
        """The part of a card for pips and figures: beside the index columns."""
        left = round(card.width * style.column)
        if style.twice:
            return Rect(
                card.x + left, card.y + round(card.height * 0.09), card.width - 2 * left, round(card.height * 0.82)
            )
        if style.pip:
            right = round(card.width * 0.07)
            return Rect(
                card.x + left, card.y + round(card.height * 0.07), card.width - left - right, round(card.height * 0.86)
            )
        side = round(card.width * 0.5)
        return Rect(
            card.right - side - round(card.width * 0.06), card.bottom - side - round(card.height * 0.06), side, side
        )

    def _corner(self, surface: Surface, card: Rect, face: CardFace, style: CardStyle, colour: Colour) -> None:
        margin = max(2, round(card.width * 0.05))
        column = round(card.width * style.column) - margin
        index = self._index(face.index, round(card.height * style.capital), column, colour)
        place = index.get_rect(midtop=(card.x + margin + column // 2, card.y + margin + round(card.height * 0.015)))
        surface.blit(index, place)
        wide = round(min(column * 0.86, card.height * style.capital * 0.95))
        self._symbol(surface, (place.centerx, place.bottom + round(card.height * 0.03) + wide // 2), wide, face, colour)

    def _index(self, text: str, capital: int, width: int, colour: Colour) -> Surface:
        """The index with capitals ``capital`` high, cut out tightly; squeezed, then made smaller to fit ``width``."""
        size = max(8, round(capital / 0.711))  # Roboto's capitals are 0.711 of its em square.
        drawn = self._fonts.font(size, bold=True).render(text, True, colour)
        drawn = drawn.subsurface(drawn.get_bounding_rect()).copy()
        wide, high = drawn.get_size()
        if wide > width:
            shrink = min(1.0, width / (wide * _CONDENSED))
            drawn = pygame.transform.smoothscale(drawn, (width, max(1, round(high * shrink))))
        return drawn

    def _symbol(
        self,
        surface: Surface,
        centre: tuple[int, int],
        width: int,
        face: CardFace,
        colour: Colour,
        upside_down: bool = False,
    ) -> None:
        rect = Rect(0, 0, width, round(width * 1.08))
        rect.center = centre
        self._shapes.figure(surface, SUIT_FIGURES[face.card.suit], rect, colour, upside_down)

    def _court(
        self, surface: Surface, field: Rect, face: CardFace, paper: Colour, colour: Colour, theme: Theme
    ) -> None:
        line = max(1, field.width // 60)
        tint = mix(paper, theme.court, 0.45)
        self._shapes.box(surface, field, max(2, field.width // 16), tint, colour, line)
        inside = field.inflate(-4 * line, -4 * line)
        half = Rect(inside.x, inside.y, inside.width, inside.height // 2)

        def draw(canvas: Surface) -> None:
            paint_court(canvas, face.card.rank, colour, theme.court, paper)

        figure = smooth(half.size, tint, draw)
        wide = round(half.width * 0.24)
        self._symbol(figure, (round(wide * 0.75), round(wide * 0.8)), wide, face, colour)
        surface.blit(figure, half)
        surface.blit(pygame.transform.rotate(figure, 180), (half.x, inside.bottom - half.height))
