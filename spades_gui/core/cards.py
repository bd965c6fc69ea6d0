"""Cards and their short text form, e.g. ``QS`` for the queen of spades (the form used in records and reports)."""

from typing import Final, Literal, NamedTuple, get_args

Suit = Literal["C", "D", "H", "S"]

SUITS: Final[tuple[Suit, ...]] = get_args(Suit)
"""The suits from clubs up to spades; the order also settles equal ranks when the first dealer is drawn."""
SPADES: Final[Suit] = "S"
RANKS: Final = "23456789TJQKA"


class Card(NamedTuple):
    """One card. ``rank`` is 2…14 (11 jack, 12 queen, 13 king, 14 ace). Sorts by suit, then rank."""

    suit: Suit
    rank: int

    def __str__(self) -> str:
        return RANKS[self.rank - 2] + self.suit


DECK: Final[tuple[Card, ...]] = tuple(Card(suit, rank) for suit in SUITS for rank in range(2, 15))
_BY_TEXT: Final[dict[str, Card]] = {str(card): card for card in DECK}


def parse_card(text: str) -> Card:
    """The card written as ``text``; raises ``ValueError`` for anything that is not a card."""
    try:
        return _BY_TEXT[text]
    except (KeyError, TypeError):
        raise ValueError(f"not a card: {text!r:.40}") from None


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of a space-separated list such as ``"AS TD 2C"``."""
    return tuple(parse_card(word) for word in text.split())
