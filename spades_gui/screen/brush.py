"""What everything on the page is drawn with: texts, boxes, cards and marks."""

from functools import partial
from typing import Final

from pygame import SRCALPHA, Rect, Surface

from spades_gui.screen.cache import BoundedCache, surface_bytes
from spades_gui.screen.cards import CardArtist, Sprite
from spades_gui.screen.fonts import Fonts
from spades_gui.screen.measures import Measures
from spades_gui.screen.shapes import Figure, Shapes
from spades_gui.screen.text import SMALLEST, TextBlock
from spades_gui.screen.themes import Colour, Theme

_TEXT_BYTES: Final = 16 << 20
_STACK_BYTES: Final = 2 << 20


class Brush:
    """Draws the parts. Keeps cards and texts it has drawn, within bounds, for the next time."""

    def __init__(self, fonts: Fonts) -> None:
        self.fonts = fonts
        self.shapes = Shapes()
        self.cards = CardArtist(fonts, self.shapes)
        self._texts: BoundedCache[Surface] = BoundedCache(_TEXT_BYTES, surface_bytes)
        self._stacks: BoundedCache[Surface] = BoundedCache(_STACK_BYTES, surface_bytes)

    def text(self, surface: Surface, block: TextBlock, colour: Colour) -> None:
        """Lines of text in their box."""
        font = self.fonts.font(block.size, block.bold)
        height = self.fonts.height(block.size, block.bold)
        y = block.rect.y + (block.rect.height - height * len(block.lines)) // 2
        for line in block.lines:
            if line:
                key = (line, block.size, block.bold, colour)
                drawn = self._texts.get(key, partial(font.render, line, True, colour))
                x = block.rect.x
                if block.align == "centre":
                    x += (block.rect.width - drawn.get_width()) // 2
                elif block.align == "right":
                    x += block.rect.width - drawn.get_width()
                surface.blit(drawn, (x, y + (height - drawn.get_height()) // 2))
            y += height

    def panel(self, surface: Surface, rect: Rect, measures: Measures, theme: Theme, active: bool = False) -> None:
        """The ground of texts; ``active``: of the seat whose turn it is."""
        line = max(1, round(0.22 * measures.unit))
        fill, border = (theme.accent, theme.focus_edge) if active else (theme.panel, theme.line)
        self.shapes.box(surface, rect, max(3, round(0.9 * measures.unit)), fill, border, line)

    def sprite(self, surface: Surface, sprite: Sprite, rect: Rect) -> None:
        """A card at ``rect``."""
        surface.blit(sprite.surface, (rect.x + sprite.offset[0], rect.y + sprite.offset[1]))

    def frame(self, surface: Surface, rect: Rect, colour: Colour, theme: Theme, share: float) -> None:
        """A frame round a card, ``share`` of its width thick, edged on both sides to stand out from any ground."""
        thick = max(3, round(rect.width * share))
        edge = max(1, thick // 4)
        frame = rect.inflate(thick, thick)
        radius = round(rect.height * 0.06) + thick // 2
        self.shapes.ring(surface, frame.inflate(2 * edge, 2 * edge), radius + edge, theme.focus_edge, thick + 2 * edge)
        self.shapes.ring(surface, frame, radius, colour, thick)

    def badge(self, surface: Surface, badge: Rect, figure: Figure, theme: Theme) -> None:
        """A round mark on a card."""
        side = badge.width
        self.shapes.box(surface, badge, side // 2, theme.winner, theme.focus_edge, max(1, side // 14))
        self.shapes.figure(surface, figure, badge.inflate(-side * 0.42, -side * 0.46), theme.focus_edge)

    def backs(self, surface: Surface, cards: tuple[Rect, ...], theme: Theme) -> None:
        """Face-down cards, the first lowest. Little is to be seen of most, so they are kept as one picture."""
        x, y = cards[0].unionall(list(cards)).topleft
        lying = tuple((rect.x - x, rect.y - y, *rect.size) for rect in cards)
        ox, oy = self.cards.back(cards[0].size, theme).offset
        surface.blit(self._stacks.get((lying, theme), lambda: self._stack(cards, theme)), (x + ox, y + oy))

    def _stack(self, cards: tuple[Rect, ...], theme: Theme) -> Surface:
        around = cards[0].unionall(list(cards))
        ox, oy = self.cards.back(cards[0].size, theme).offset
        stack = Surface((around.width - 2 * ox, around.height - 2 * oy), SRCALPHA)
        for rect in cards:
            self.sprite(stack, self.cards.back(rect.size, theme), rect.move(-around.x - ox, -around.y - oy))
        return stack

    def number(self, surface: Surface, badge: Rect, number: int, theme: Theme) -> None:
        """How many cards lie under ``badge``."""
        self.shapes.box(surface, badge, badge.height // 2, theme.panel, theme.ink, max(1, badge.height // 18))
        size = max(SMALLEST, round(badge.height * 0.66))
        self.text(surface, TextBlock(badge, (str(number),), size, True, "centre"), theme.ink)
