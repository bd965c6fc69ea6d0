"""The player's own cards: how they are sorted, and which one is under the cursor."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from spades_gui.core.cards import Card, Suit

_HIGH_FIRST: Final[dict[Suit, int]] = {"S": 0, "H": 1, "D": 2, "C": 3}
_COLOURS: Final[dict[Suit, int]] = {"S": 0, "H": 1, "C": 2, "D": 3}

SORTS: Final[Mapping[str, Callable[[Card], tuple[int, int]]]] = {
    "suits": lambda card: (_HIGH_FIRST[card.suit], -card.rank),
    "suits_up": lambda card: (_HIGH_FIRST[card.suit], card.rank),
    "colours": lambda card: (_COLOURS[card.suit], -card.rank),
}
"""Sorting orders by their setting's value: by suit, high cards first; low cards first; black and red in turn."""


class HandCursor:
    """Moves over the hand. Every move tells whether it was possible; at an edge the cursor stays."""

    def __init__(self, sort: str) -> None:
        self._sort = sort
        self._index = 0
        self.cards: tuple[Card, ...] = ()

    @property
    def card(self) -> Card | None:
        """The card under the cursor; ``None`` when the hand is empty."""
        return self.cards[self._index] if self.cards else None

    def hold(self, cards: Iterable[Card], sort: str | None = None) -> None:
        """Take up a changed hand or sorting. The cursor stays on its card, or where that card was."""
        self._sort = sort or self._sort
        focused = self.card
        self.cards = tuple(sorted(cards, key=SORTS[self._sort]))
        if focused in self.cards:
            self._index = self.cards.index(focused)
        else:
            self._index = max(0, min(self._index, len(self.cards) - 1))

    def move(self, step: int) -> bool:
        """To the card ``step`` places to the right (negative: left)."""
        return self.go(self._index + step)

    def ends(self, *, last: bool) -> bool:
        """To the first or the last card."""
        return self.go(len(self.cards) - 1 if last else 0)

    def move_suit(self, step: int) -> bool:
        """To the first card of the suit ``step`` suits further."""
        if self.card is None:
            return False
        starts = self._suit_starts()
        here = max(number for number, start in enumerate(starts) if start <= self._index)
        wanted = here + step
        return 0 <= wanted < len(starts) and self.go(starts[wanted])

    def nth_suit(self, number: int) -> bool:
        """To the first card of the ``number``-th suit (from 0); if already in it, to its next card, round and round."""
        starts = self._suit_starts()
        if number >= len(starts):
            return False
        start = starts[number]
        end = starts[number + 1] if number + 1 < len(starts) else len(self.cards)
        inside = start <= self._index < end
        return self.go(start + (self._index - start + 1) % (end - start) if inside else start)

    def to_suit(self, suit: Suit) -> bool:
        """To the first card of ``suit``; if already in it, to its next card, round and round."""
        suits = [self.cards[start].suit for start in self._suit_starts()]
        return suit in suits and self.nth_suit(suits.index(suit))

    def _suit_starts(self) -> list[int]:
        return [index for index, card in enumerate(self.cards) if index == 0 or self.cards[index - 1].suit != card.suit]

    def go(self, index: int) -> bool:
        """To the card at this place of the hand, from 0."""
        if not 0 <= index < len(self.cards):
            return False
        self._index = index
        return True
