"""The truth about a match. Only the reducer and the session that owns it see this; all others get an observation."""

from dataclasses import dataclass
from enum import StrEnum

from spades_gui.core.cards import Card
from spades_gui.core.options import RuleOptions
from spades_gui.core.scoring import HandSheet, Standing
from spades_gui.core.seats import SIDES
from spades_gui.core.tricks import Trick


class Phase(StrEnum):
    """What kind of action the match waits for."""

    CUT = "cut"
    DEAL = "deal"
    BID = "bid"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class HandState:
    """One hand, from the deal to its last trick (it stays to be looked at until the next deal).

    All tuples are by seat, except ``done``, the finished tricks in order.
    """

    number: int
    dealer: int
    hands: tuple[tuple[Card, ...], ...]
    bids: tuple[int | None, ...]
    won: tuple[int, ...]
    trick: Trick
    done: tuple[Trick, ...]
    broken: bool


@dataclass(frozen=True, slots=True)
class MatchState:
    """A match between two actions. ``dealer`` is the next to deal, or the dealer of the hand being played."""

    options: RuleOptions
    phase: Phase = Phase.CUT
    turn: int | None = None
    dealer: int | None = None
    cut: tuple[Card, ...] = ()
    standings: tuple[Standing, ...] = (Standing(),) * SIDES
    hand: HandState | None = None
    sheets: tuple[HandSheet, ...] = ()
    winner: int | None = None


def new_match(options: RuleOptions) -> MatchState:
    """A match before the cut for the first deal."""
    return MatchState(options)
