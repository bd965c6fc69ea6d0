"""The truth about a match. Only the reducer and the session that owns it see this; all others get an observation."""

from dataclasses import dataclass
from enum import StrEnum

from spades_gui.core.actions import BidValue
from spades_gui.core.cards import Card
from spades_gui.core.options import RuleOptions
from spades_gui.core.scoring import HandSheet, Standing
from spades_gui.core.tricks import Trick


class Phase(StrEnum):
    """What kind of action the match waits for."""

    CUT = "cut"
    DEAL = "deal"
    DRAW = "draw"
    BID = "bid"
    PASS = "pass"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Passed:
    """Cards that a seat has given to its partner."""

    giver: int
    taker: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Revoke:
    """An illegal card that was played (with ``revoke: penalised``): the seat, the trick's number from 1, the card.

    ``owed`` are the cards that the seat should have chosen from; the first of them it plays shows the revoke.
    """

    seat: int
    trick: int
    card: Card
    owed: frozenset[Card]
    found: bool = False


@dataclass(frozen=True, slots=True)
class HandState:
    """One hand, from the deal to its last trick (it stays to be looked at until the next deal).

    ``hands``, ``bids``, ``won`` and ``looked`` are by seat; ``looked`` tells whether a seat has seen its cards.
    ``stock`` are the cards still to be drawn, top first, and ``refused`` by seat those it saw and did not keep.
    ``gives`` are the seats that still have to give cards to their partners, in turn. ``done`` are the finished tricks.
    """

    number: int
    dealer: int
    hands: tuple[tuple[Card, ...], ...]
    bids: tuple[BidValue | None, ...]
    won: tuple[int, ...]
    trick: Trick
    done: tuple[Trick, ...]
    broken: bool
    looked: tuple[bool, ...]
    stock: tuple[Card, ...] = ()
    refused: tuple[tuple[Card, ...], ...] = ()
    gives: tuple[int, ...] = ()
    passed: tuple[Passed, ...] = ()
    revokes: tuple[Revoke, ...] = ()


@dataclass(frozen=True, slots=True)
class MatchState:
    """A match between two actions. ``dealer`` is the next to deal, or the dealer of the hand being played."""

    options: RuleOptions
    standings: tuple[Standing, ...]
    phase: Phase = Phase.CUT
    turn: int | None = None
    dealer: int | None = None
    cut: tuple[Card, ...] = ()
    hand: HandState | None = None
    sheets: tuple[HandSheet, ...] = ()
    winner: int | None = None


def new_match(options: RuleOptions) -> MatchState:
    """A match before the cut for the first deal."""
    return MatchState(options, (Standing(),) * options.sides)
