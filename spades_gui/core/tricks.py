"""A trick: who led, what was played, who takes it (RULES 2.4)."""

from dataclasses import dataclass

from spades_gui.core.cards import SPADES, Card, Suit


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick, whole or under way: the seat that leads it, the number of seats, the cards in the order of play."""

    leader: int
    seats: int
    cards: tuple[Card, ...] = ()

    @property
    def led(self) -> Suit | None:
        """The suit that must be followed; ``None`` before the lead."""
        return self.cards[0].suit if self.cards else None

    @property
    def turn(self) -> int:
        """The seat whose card comes next (of a whole trick: its leader again)."""
        return (self.leader + len(self.cards)) % self.seats

    @property
    def whole(self) -> bool:
        """Whether every seat has played."""
        return len(self.cards) == self.seats

    @property
    def plays(self) -> tuple[tuple[int, Card], ...]:
        """The cards with the seats that played them, in order."""
        return tuple(((self.leader + step) % self.seats, card) for step, card in enumerate(self.cards))

    @property
    def winning(self) -> int:
        """The seat whose card is the best so far. Raises ``ValueError`` before the lead."""
        best = max(range(len(self.cards)), key=lambda step: _strength(self.cards[step], self.cards[0].suit))
        return (self.leader + best) % self.seats

    @property
    def winning_card(self) -> Card:
        """The best card so far. Raises ``ValueError`` before the lead."""
        return max(self.cards, key=lambda card: _strength(card, self.cards[0].suit))


def _strength(card: Card, led: Suit) -> int:
    if card.suit == SPADES:
        return 100 + card.rank
    return card.rank if card.suit == led else 0


def beats(card: Card, other: Card, led: Suit) -> bool:
    """Whether ``card`` takes a trick in which ``led`` was led from ``other``."""
    return _strength(card, led) > _strength(other, led)
