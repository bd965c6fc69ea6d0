"""Where the last trick is shown small: who took it, and its cards in the order of play."""

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from spades_gui.core.cards import Suit
from spades_gui.present.picture import CardFace, PastTrick
from spades_gui.screen.fonts import Fonts
from spades_gui.screen.text import TextBlock, fit, sizes

_LEAST: Final = 0.7
"""Where it would have to be smaller than this share of the text, it is left out."""


@dataclass(frozen=True, slots=True)
class SmallCard:
    """A card as small as a word: its suit (``None``: a joker) and index; ``won`` is the one that took the trick."""

    rect: Rect
    suit: Suit | None
    face: CardFace
    icon: Rect
    index: TextBlock
    won: bool


@dataclass(frozen=True, slots=True)
class PastTrickLayout:
    """``name`` is who took it, with a crown before it; where there is no room for that, ``arrow`` points to the seat.

    ``winner`` is that seat.
    """

    cards: tuple[SmallCard, ...]
    winner: int
    crown: Rect | None = None
    name: TextBlock | None = None
    arrow: Rect | None = None


def past_trick_layout(
    trick: PastTrick, names: tuple[str, ...], area: Rect, text: int, pad: int, fonts: Fonts
) -> PastTrickLayout | None:
    """``trick`` at the right end of ``area``, its cards' size that of the text if there is room, or none at all."""
    for size in sizes(text, _LEAST):
        card, gap = _card_width(trick, size, pad, fonts), pad // 2
        wide = len(trick.plays) * (card + gap) - gap
        if wide <= area.width:
            break
    else:
        return None
    high = min(area.height, round(fonts.height(size, True) * 1.2))
    x = area.right - wide
    cards = []
    for seat, face in trick.plays:
        rect = Rect(x, area.centery - high // 2, card, high)
        cards.append(_small_card(face, rect, size, pad, fonts, seat == trick.winner))
        x += card + gap
    end = area.right - wide - 2 * pad
    for smaller in sizes(size, _LEAST):
        name = fonts.width(names[trick.winner], smaller, True) + 1
        crown = Rect(0, 0, smaller, smaller)
        crown.midright = (end - name - pad // 2, area.centery)
        if crown.x >= area.x + pad:
            words = TextBlock(Rect(end - name, area.y, name, area.height), (names[trick.winner],), smaller, True)
            return PastTrickLayout(tuple(cards), trick.winner, crown, words)
    arrow = Rect(0, 0, size, size)
    arrow.midright = (end, area.centery)
    crown = arrow.move(-size - pad // 2, 0)
    if crown.x < area.x + pad:
        return PastTrickLayout(tuple(cards), trick.winner)
    return PastTrickLayout(tuple(cards), trick.winner, crown, None, arrow)


def _card_width(trick: PastTrick, size: int, pad: int, fonts: Fonts) -> int:
    indices = [fonts.width(face.index, size, True) for _, face in trick.plays]
    return max(indices) + 1 + round(size * 0.7) + pad // 4 + pad


def _small_card(face: CardFace, rect: Rect, size: int, pad: int, fonts: Fonts, won: bool) -> SmallCard:
    side = round(size * 0.7)
    icon = Rect(rect.x + pad // 2, rect.centery - side // 2, side, side)
    left = icon.right + pad // 4
    index = Rect(left, rect.y, rect.right - pad // 2 - left, rect.height)
    suit = face.card.printed[0] if face.card.printed else None
    return SmallCard(rect, suit, face, icon, fit(fonts, face.index, index, size, bold=True, align="centre"), won)
