"""Everything that can be done in a match. Chance (cut, deal) is an action too, so a log of actions is a match."""

from dataclasses import dataclass

from spades_gui.core.cards import Card


@dataclass(frozen=True, slots=True)
class Cut:
    """One card drawn by each seat, to find the first dealer."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards dealt to each seat by ``dealer``."""

    dealer: int
    hands: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Bid:
    """A seat announces its tricks; 0 is nil."""

    seat: int
    bid: int


@dataclass(frozen=True, slots=True)
class Play:
    """A seat plays a card to the trick."""

    seat: int
    card: Card


Action = Cut | Deal | Bid | Play
