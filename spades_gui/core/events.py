"""What has happened, as facts for everybody who looks on; ``visible`` keeps back what a seat may not know."""

from dataclasses import dataclass, replace

from spades_gui.core.actions import BidValue
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
    """A new hand. ``blind`` seats see no cards before they have chosen; where cards are ``drawn``, none are dealt."""

    number: int
    dealer: int
    blind: tuple[int, ...]
    drawn: bool


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """A seat has kept a card of the stock: the card it kept and, if it saw it, the one it discarded."""

    seat: int
    kept: Card | None
    discarded: Card | None
    left: int


@dataclass(frozen=True, slots=True)
class Looked:
    """A seat that was offered blind nil looks at its cards."""

    seat: int


@dataclass(frozen=True, slots=True)
class BidMade:
    """A seat has announced its tricks."""

    seat: int
    bid: BidValue


@dataclass(frozen=True, slots=True)
class BiddingEnded:
    """All have bid: the bids by seat."""

    bids: tuple[BidValue, ...]


@dataclass(frozen=True, slots=True)
class CardsGiven:
    """A seat has given cards to its partner; ``cards`` is ``None`` for those who do not see them."""

    giver: int
    taker: int
    count: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class PlayBegins:
    """The bids (and exchanges) are over; ``leader`` leads to the first trick."""

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
class RevokeFound:
    """A seat has shown that it broke the rules in trick ``trick`` (from 1), with ``card``."""

    seat: int
    trick: int
    card: Card


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
    bid: BidValue


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
    | CardDrawn
    | Looked
    | BidMade
    | BiddingEnded
    | CardsGiven
    | PlayBegins
    | CardPlayed
    | SpadesBroken
    | RevokeFound
    | NilLost
    | TrickTaken
    | HandScored
    | MatchEnded
)


def visible(event: Event, seat: int) -> Event:
    """``event`` as ``seat`` may know it: drawn and given cards are seen by those who hold them or held them."""
    match event:
        case CardDrawn() if event.seat != seat:
            return replace(event, kept=None, discarded=None)
        case CardsGiven() if seat not in (event.giver, event.taker):
            return replace(event, cards=None)
    return event
