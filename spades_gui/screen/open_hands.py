"""Where the cards of a seat stand that lie open, as in a diagram: a row for each suit, its symbol and the ranks."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from spades_gui.core.cards import SPADES, SUITS, Suit
from spades_gui.present.picture import CardFace
from spades_gui.screen.fonts import Fonts
from spades_gui.screen.text import TextBlock, fit_lines

_LEAST: Final = 0.5
"""The smallest size of the ranks, by that of other texts."""


@dataclass(frozen=True, slots=True)
class SuitRow:
    """The cards of one suit, as they are printed (a joker stands with the spades)."""

    suit: Suit
    icon: Rect
    ranks: TextBlock


@dataclass(frozen=True, slots=True)
class OpenHand:
    """A panel with the rows of one hand, those beside each other from left to right."""

    panel: Rect
    rows: tuple[SuitRow, ...]


def open_hand(cards: Sequence[CardFace], area: Rect, columns: int, text: int, pad: int, fonts: Fonts) -> OpenHand:
    """``cards`` in ``area``: the suits in so many columns, or two where that shows more, all of one size."""
    suits = {suit: ranks for suit in reversed(SUITS) if (ranks := _ranks(cards, suit))}
    inner = area.inflate(-2 * pad, -pad)
    rows = max((_even(suits, inner, each, text, pad, fonts) for each in (columns, 2)), key=len)
    bottom = max((row.ranks.rect.bottom for row in rows), default=inner.top)
    return OpenHand(Rect(area.x, area.y, area.width, min(area.height, bottom - area.y + pad)), rows)


def _even(
    suits: Mapping[Suit, str], inner: Rect, columns: int, text: int, pad: int, fonts: Fonts
) -> tuple[SuitRow, ...]:
    """The rows, all columns in the size of the fullest."""
    size, smallest = text + 1, text
    while smallest < size:
        size = smallest
        rows = tuple(_rows(suits, inner, columns, size, pad, fonts))
        smallest = min((row.ranks.size for row in rows), default=size)
    return rows


def _rows(suits: Mapping[Suit, str], inner: Rect, columns: int, size: int, pad: int, fonts: Fonts) -> Iterator[SuitRow]:
    icon = round(size * 0.8)
    width = (inner.width - (columns - 1) * pad) // columns
    high = max(1, -(-len(suits) // columns))
    held = tuple(suits)
    for number, start in enumerate(range(0, len(held), high)):
        part = held[start : start + high]
        left = inner.x + number * (width + pad)
        space = Rect(left + icon + pad // 2, inner.y, width - icon - pad // 2, inner.height)
        blocks = fit_lines(fonts, [suits[suit] for suit in part], space, size, least=_LEAST)
        for suit, block in zip(part, blocks, strict=False):
            middle = block.rect.y + fonts.height(block.size) // 2
            yield SuitRow(suit, Rect(left, middle - icon // 2, icon, icon), block)


def _ranks(cards: Sequence[CardFace], suit: Suit) -> str:
    printed = [(face.card.printed or (SPADES, 0), face) for face in cards]
    return " ".join(face.index for (where, _), face in printed if where == suit)
