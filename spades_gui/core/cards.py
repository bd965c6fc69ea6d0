"""Cards and their short text form, e.g. ``QS`` for the queen of spades (the form used in records and reports)."""

from typing import Final, Literal, NamedTuple, get_args

Suit = Literal["C", "D", "H", "S"]

SUITS: Final[tuple[Suit, ...]] = get_args(Suit)
"""The suits from clubs up to spades; the order also settles equal ranks when the first dealer is drawn."""
SPADES: Final[Suit] = "S"
RANKS: Final = "23456789TJQKA"
ACE: Final = 14


class Card(NamedTuple):
    """One card as it counts in play: its suit and its rank in that suit. Sorts by suit, then rank.

    ``rank`` is 2…14 (11 jack, 12 queen, 13 king, 14 ace). Above the ace of spades there may be, as spades of rank 15 to
    18, the high two of spades, the high two of diamonds, the little joker and the big joker (RULES 3 and 5.1); so no
    rule need know of them. ``str`` gives what is printed on the card: ``2D`` for the high two of diamonds.
    """

    suit: Suit
    rank: int

    def __str__(self) -> str:
        return _TOP_SPADES.get(self.rank) or RANKS[self.rank - 2] + self.suit

    @property
    def printed(self) -> "tuple[Suit, int] | None":
        """The suit and rank printed on the card; ``None`` for a joker."""
        match self.rank:
            case 15:
                return "S", 2
            case 16:
                return "D", 2
            case 17 | 18:
                return None
        return self.suit, self.rank


HIGH_DEUCE_OF_SPADES: Final = Card(SPADES, 15)
HIGH_DEUCE_OF_DIAMONDS: Final = Card(SPADES, 16)
LITTLE_JOKER: Final = Card(SPADES, 17)
BIG_JOKER: Final = Card(SPADES, 18)
ACE_OF_SPADES: Final = Card(SPADES, ACE)

_TOP_SPADES: Final = {15: "2S", 16: "2D", 17: "LJ", 18: "BJ"}
_ORDINARY: Final = tuple(Card(suit, rank) for suit in SUITS for rank in range(2, ACE + 1))


class Deck(tuple[Card, ...]):
    """The cards of a match, in ascending order, with the way to read them.

    Make it with ``make_deck``.
    """

    def __new__(cls, cards: tuple[Card, ...]) -> "Deck":
        """A deck of these cards."""
        return super().__new__(cls, sorted(cards))

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.whole = frozenset(cards)
        self._by_text = {str(card): card for card in cards}

    def parse(self, text: str) -> Card:
        """The card written as ``text``; raises ``ValueError`` for anything that is not a card of this deck."""
        try:
            return self._by_text[text]
        except (KeyError, TypeError):
            raise ValueError(f"not a card of this deck: {text!r:.40}") from None

    def parse_all(self, text: str) -> tuple[Card, ...]:
        """The cards of a space-separated list such as ``"AS TD 2C"``."""
        return tuple(self.parse(word) for word in text.split())

    def of_suit(self, suit: Suit) -> tuple[Card, ...]:
        """The cards of a suit, highest first."""
        return tuple(card for card in reversed(self) if card.suit == suit)


_REMOVED: Final = {2: (), 3: ("2C",), 4: (), 5: ("2C", "2D"), 6: ("2C", "2D", "2H", "2S")}
"""By the number of seats, the cards that leave a deck without jokers (RULES 5.1)."""
_REMOVED_WITH_JOKERS: Final = ("2C", "2H", "2D", "2S", "3C", "3D")
"""The cards that leave a deck with jokers, in this order, until it has its size."""


def make_deck(seats: int, *, jokers: bool = False, deuce_high: bool = False) -> Deck:
    """The deck for 2 to 6 seats: 52, 51, 52, 50 or 48 cards (RULES 5.1)."""
    without = _REMOVED[seats]
    if not jokers:
        return Deck(tuple(card for card in _ORDINARY if str(card) not in without))
    size = len(_ORDINARY) - len(without)
    removed = _REMOVED_WITH_JOKERS[: len(_ORDINARY) + 2 - size]
    cards = (*(card for card in _ORDINARY if str(card) not in removed), LITTLE_JOKER, BIG_JOKER)
    if deuce_high:
        ordinary = ("2D", "2S")
        cards = (
            *(card for card in cards if str(card) not in ordinary),
            HIGH_DEUCE_OF_SPADES,
            HIGH_DEUCE_OF_DIAMONDS,
        )
    return Deck(cards)


DECK: Final = make_deck(4)
"""The 52 ordinary cards."""

EVERY_CARD: Final = Deck((*_ORDINARY, LITTLE_JOKER, BIG_JOKER))
"""What any deck could hold."""
