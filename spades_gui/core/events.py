"""What has happened, as facts for everybody who looks on; ``visible`` keeps back what a seat may not know."""

from dataclasses import dataclass, replace

from spades_gui.core.cards import Card
from spades_gui.core.scoring import HandSheet
from spades_gui.core.tricks import Trick


@dataclass(frozen=True, slots=True)
class DealerDrawn:
    """Each seat cut a card; ``dealer`` cut the highest."""

    cards: tuple[Card, ...]
    dealer: int


@dataclass(frozen=True, slots=True)
class HandDealt:
    """A new hand: ``hands`` by seat, ``None`` where the cards are hidden."""

    number: int
    dealer: int
    hands: tuple[tuple[Card, ...] | None, ...]


@dataclass(frozen=True, slots=True)
class BidMade:
    """A seat has announced its tricks; 0 is nil."""

    seat: int
    bid: int


@dataclass(frozen=True, slots=True)
class BiddingEnded:
    """All have bid: the bids by seat, and the seat that leads."""

    bids: tuple[int, ...]
    leader: int


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A seat has played a card; ``led`` tells whether it leads the trick."""

    seat: int
    card: Card
    led: bool


@dataclass(frozen=True, slots=True)
class SpadesBroken:
    """The first spade of the hand on a trick led in another suit."""

    seat: int


@dataclass(frozen=True, slots=True)
class NilLost:
    """A seat that bid nil has taken its first trick."""

    seat: int


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """A trick is whole: its number from 1, who takes it, and how many of how many that seat now has."""

    number: int
    trick: Trick
    seat: int
    won: int
    bid: int


@dataclass(frozen=True, slots=True)
class HandScored:
    """The hand is over; ``sheet`` says what it brought."""

    sheet: HandSheet


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """A side has won; ``totals`` by side."""

    winner: int
    totals: tuple[int, ...]


Event = (
    DealerDrawn
    | HandDealt
    | BidMade
    | BiddingEnded
    | CardPlayed
    | SpadesBroken
    | NilLost
    | TrickTaken
    | HandScored
    | MatchEnded
)


def visible(event: Event, seat: int) -> Event:
    """``event`` as ``seat`` may know it: of a deal, only its own cards."""
    if isinstance(event, HandDealt):
        hands = tuple(hand if owner == seat else None for owner, hand in enumerate(event.hands))
        return replace(event, hands=hands)
    return event
