"""Cards as pictures, drawn from shapes so that they are sharp at any size."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

import pygame
from pygame import Rect, Surface

from spades_gui.core.cards import ACE, BIG_JOKER, SPADES, Card, Suit
from spades_gui.present.picture import CardFace
from spades_gui.screen.cache import BoundedCache, surface_bytes
from spades_gui.screen.courts import paint_court
from spades_gui.screen.fonts import Fonts
from spades_gui.screen.jokers import JESTER_ASPECT, paint_jester
from spades_gui.screen.shapes import Figure, Shapes, smooth
from spades_gui.screen.suits import HOLLOW_STAR, LEAF, STAR, SUIT_FIGURES
from spades_gui.screen.themes import Colour, Theme, mix

ASPECT: Final = 0.7
"""Width of a card by its height."""
_RADIUS: Final = 0.06
_CACHE_BYTES: Final = 64 << 20
_TINY: Final = 44
"""Pixels. Narrower cards, such as those on the table of a small window, have only an index, as large as can be."""
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
        look = STYLES.get(style, STYLES["normal"]) if size[0] >= _TINY else STYLES["huge"]
        return self._drawn.get((face, size, look, theme, dimmed), lambda: self._face(face, size, look, theme, dimmed))

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
        printed = face.card.printed
        joker = theme.red if face.card == BIG_JOKER else theme.black
        colour = theme.suit(printed[0]) if printed else joker
        symbol = SUIT_FIGURES[printed[0]] if printed else STAR if face.card == BIG_JOKER else HOLLOW_STAR
        if style.twice:
            self._corner(surface, card, face.index, symbol, style, colour)
            turned = pygame.transform.rotate(surface.subsurface(card), 180)
            # Only the corner is taken over: the paper's own shadow and edges stay as they are.
            part = Rect(0, 0, round(card.width * 0.4), round(card.height * 0.42))
            part.bottomright = (card.width - 2, card.height - 2)
            surface.blit(turned, part.move(card.topleft), part)
        self._corner(surface, card, face.index, symbol, style, colour)
        field = self._field(card, style)
        if printed is None:
            # Between the two corners' columns it has a little room more.
            room = field.inflate(round(card.width * 0.05), 0) if style.twice else field
            self._jester(surface, room, face.card, paper, colour, theme)
        elif not style.pip:
            self._symbol(surface, field.center, field.width, symbol, colour)
        else:
            self._picture(surface, card, field, printed, style, paper, colour, theme)
        return sprite

    def _picture(
        self,
        surface: Surface,
        card: Rect,
        field: Rect,
        printed: tuple[Suit, int],
        style: CardStyle,
        paper: Colour,
        colour: Colour,
        theme: Theme,
    ) -> None:
        """The pips of a number card, the ace's one, or the court card's figure."""
        suit, rank = printed
        symbol = SUIT_FIGURES[suit]
        if rank in PIPS:
            pip = round(card.width * style.pip)
            top, bottom = card.top + card.height * 0.17, card.bottom - card.height * 0.17
            for column, row in PIPS[rank]:
                at = (round(field.centerx + column * field.width * 0.28), round(top + (bottom - top) * row))
                self._symbol(surface, at, pip, symbol, colour, upside_down=row > 0.5)
        elif rank == ACE and suit == SPADES:
            # The card of the game is adorned: a leaf in the spade, and a spade in the leaf.
            across = card.width * 0.62
            for figure, share, ink in (
                (symbol, 1.0, colour),
                (LEAF, 0.68, paper),
                (LEAF, 0.58, colour),
                (symbol, 0.27, paper),
            ):
                self._symbol(surface, field.center, round(across * share), figure, ink)
        elif rank == ACE:
            self._symbol(surface, field.center, round(card.width * 0.42), symbol, colour)
        else:
            self._court(surface, field, rank, symbol, paper, colour, theme)

    def _jester(self, surface: Surface, field: Rect, card: Card, paper: Colour, colour: Colour, theme: Theme) -> None:
        """A joker's figure; the big one's is larger and filled."""
        big = card == BIG_JOKER
        width = min(field.width, field.height * JESTER_ASPECT) * (1.0 if big else 0.84)
        place = Rect(0, 0, round(width), round(width / JESTER_ASPECT))
        place.center = field.center

        def draw(canvas: Surface) -> None:
            paint_jester(canvas, colour, theme.court, paper, filled=big)

        surface.blit(smooth(place.size, paper, draw), place)

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

    def _corner(
        self, surface: Surface, card: Rect, text: str, symbol: Figure, style: CardStyle, colour: Colour
    ) -> None:
        margin = max(2, round(card.width * 0.05))
        column = round(card.width * style.column) - margin
        capital = round(card.height * style.capital)
        wide = round(min(column * 0.86, capital * 0.95))
        at = (card.x + margin + column // 2, card.y + margin + round(card.height * 0.015))
        index = self._drawn_text(text, capital, colour)
        if len(text) > 2 and index.get_width() * _CONDENSED > column:
            # A word: its letters one below the other, in the room of index and symbol.
            word = self._down(text, (column, capital + round(card.height * 0.03 + wide * 1.08)), colour)
            surface.blit(word, word.get_rect(midtop=at))
            return
        index = self._squeezed(index, column)
        place = surface.blit(index, index.get_rect(midtop=at))
        # Under the capitals, so that symbols are in line, but for the tail of a large Q.
        gap = max(3, round(card.height * 0.03))
        top = max(place.top + min(place.height, capital) + gap, place.bottom + gap // 3)
        self._symbol(surface, (place.centerx, top + wide // 2), wide, symbol, colour)

    def _drawn_text(self, text: str, capital: int, colour: Colour) -> Surface:
        """``text`` with capitals ``capital`` high, cut out tightly."""
        size = max(8, round(capital / 0.711))  # Roboto's capitals are 0.711 of its em square.
        drawn = self._fonts.font(size, bold=True).render(text, True, colour)
        return drawn.subsurface(drawn.get_bounding_rect()).copy()

    def _squeezed(self, drawn: Surface, width: int) -> Surface:
        """``drawn`` squeezed, then made smaller, to fit ``width``."""
        wide, high = drawn.get_size()
        if wide <= width:
            return drawn
        shrink = min(1.0, width / (wide * _CONDENSED))
        return pygame.transform.smoothscale(drawn, (width, max(1, round(high * shrink))))

    def _down(self, text: str, size: tuple[int, int], colour: Colour) -> Surface:
        """The letters of ``text`` one below the other, filling ``size``."""
        width, height = size
        each = height / len(text)
        word = Surface(size, pygame.SRCALPHA)
        word.fill((*colour, 0))
        for place, letter in enumerate(text.upper()):
            drawn = self._squeezed(self._drawn_text(letter, round(each * 0.82), colour), width)
            word.blit(drawn, drawn.get_rect(midtop=(width // 2, round(place * each))))
        return word

    def _symbol(
        self,
        surface: Surface,
        centre: tuple[int, int],
        width: int,
        figure: Figure,
        colour: Colour,
        upside_down: bool = False,
    ) -> None:
        rect = Rect(0, 0, width, round(width * 1.08))
        rect.center = centre
        self._shapes.figure(surface, figure, rect, colour, upside_down)

    def _court(
        self, surface: Surface, field: Rect, rank: int, symbol: Figure, paper: Colour, colour: Colour, theme: Theme
    ) -> None:
        line = max(1, field.width // 60)
        tint = mix(paper, theme.court, 0.45)
        self._shapes.box(surface, field, max(2, field.width // 16), tint, colour, line)
        inside = field.inflate(-4 * line, -4 * line)
        half = Rect(inside.x, inside.y, inside.width, inside.height // 2)

        def draw(canvas: Surface) -> None:
            paint_court(canvas, rank, colour, theme.court, paper)

        figure = smooth(half.size, tint, draw)
        wide = round(half.width * 0.2)
        self._symbol(figure, (round(wide * 0.7), round(wide * 0.8)), wide, symbol, colour)
        surface.blit(figure, half)
        surface.blit(pygame.transform.rotate(figure, 180), (half.x, inside.bottom - half.height))
