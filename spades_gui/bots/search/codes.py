"""Cards as bits of whole numbers, for playing thousands of hands to their end in a fraction of a second.

A card is one bit; a hand, a suit, the cards that are out are sums of bits. Within a suit a higher card is a higher bit,
and spades lie above all other suits: of two cards that can win a trick, the greater number is the better card.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from spades_gui.core.cards import EVERY_CARD, HIGH_DEUCE_OF_DIAMONDS, HIGH_DEUCE_OF_SPADES, SUITS, Card, Suit

_SHIFTS: Final = {suit: 13 * place - 2 for place, suit in enumerate(SUITS)}

_ALL: Final = (*EVERY_CARD, HIGH_DEUCE_OF_SPADES, HIGH_DEUCE_OF_DIAMONDS)

BIT: Final[dict[Card, int]] = {card: 1 << (_SHIFTS[card.suit] + card.rank) for card in _ALL}
"""The bit of each card of any deck."""
CARD: Final[dict[int, Card]] = {bit: card for card, bit in BIT.items()}
"""The card of each bit."""


def bits(cards: Iterable[Card]) -> int:
    """The cards as one number."""
    return sum(BIT[card] for card in cards)


SUIT: Final[dict[Suit, int]] = {suit: bits(card for card in _ALL if card.suit == suit) for suit in SUITS}
"""All cards of a suit."""
CLUBS, DIAMONDS, HEARTS, SPADES = (SUIT[suit] for suit in SUITS)
SIDES: Final = (CLUBS, DIAMONDS, HEARTS)
OF_BIT: Final[dict[int, int]] = {bit: SUIT[card.suit] for bit, card in CARD.items()}
"""All cards of the suit that a bit belongs to."""


def each(mask: int) -> Iterator[int]:
    """The bits of ``mask`` one by one, lowest first."""
    while mask:
        bit = mask & -mask
        yield bit
        mask ^= bit


def cards(mask: int) -> tuple[Card, ...]:
    """The cards of ``mask``, by suit and rank."""
    return tuple(CARD[bit] for bit in each(mask))
