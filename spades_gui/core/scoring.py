"""The score sheet of a hand: lines that explain themselves (RULES 2.7 and 5.4)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from spades_gui.core.options import RuleOptions
from spades_gui.core.seats import SIDES, seats_of

POINTS_PER_BID: Final = 10
NIL_VALUE: Final = 100
BAG_LIMIT: Final = 10
BAG_PENALTY: Final = 100


class LineKind(StrEnum):
    """The reasons a side gains or loses points, in the order in which they are scored."""

    CONTRACT = "contract"
    OVERTRICKS = "overtricks"
    NIL = "nil"
    BAG_PENALTY = "bag_penalty"


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a score sheet.

    ``bid`` and ``taken`` are tricks (for overtricks, ``taken`` is their number; for a bag penalty, the bag count that
    caused it). ``seat`` is given where the line is about one seat (a nil).
    """

    kind: LineKind
    points: int
    bid: int = 0
    taken: int = 0
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Standing:
    """What a side has: points and bags."""

    score: int = 0
    bags: int = 0


@dataclass(frozen=True, slots=True)
class SideHand:
    """What scoring needs to know of one side after a hand: per seat of the side, its bid and tricks."""

    seats: tuple[int, ...]
    bids: tuple[int, ...]
    tricks: tuple[int, ...]
    bags_before: int

    @property
    def contract(self) -> int:
        """The sum of the side's positive bids."""
        return sum(self.bids)

    @property
    def counting(self) -> int:
        """Tricks that count for the contract: those of the seats that did not bid nil."""
        return sum(tricks for bid, tricks in zip(self.bids, self.tricks, strict=True) if bid)

    @property
    def overtricks(self) -> int:
        """Tricks beyond a contract that was made, else 0."""
        return max(0, self.counting - self.contract) if self.contract else 0

    @property
    def bags_earned(self) -> int:
        """Overtricks, and each trick of a failed nil."""
        failed = sum(tricks for bid, tricks in zip(self.bids, self.tricks, strict=True) if not bid)
        return self.overtricks + failed


@dataclass(frozen=True, slots=True)
class SideSheet:
    """A side's part of the sheet: its lines, their sum, and where the side stands afterwards."""

    lines: tuple[ScoreLine, ...]
    points: int
    bags: int
    total: int


@dataclass(frozen=True, slots=True)
class HandSheet:
    """The score sheet of hand ``number``, one entry per side."""

    number: int
    sides: tuple[SideSheet, ...]


def _contract(side: SideHand) -> tuple[ScoreLine, ...]:
    if not side.contract:
        return ()
    sign = 1 if side.counting >= side.contract else -1
    points = sign * POINTS_PER_BID * side.contract
    return (ScoreLine(LineKind.CONTRACT, points, bid=side.contract, taken=side.counting),)


def _overtricks(side: SideHand) -> tuple[ScoreLine, ...]:
    if not side.overtricks:
        return ()
    return (ScoreLine(LineKind.OVERTRICKS, side.overtricks, bid=side.contract, taken=side.overtricks),)


def _nils(side: SideHand) -> tuple[ScoreLine, ...]:
    return tuple(
        ScoreLine(LineKind.NIL, -NIL_VALUE if tricks else NIL_VALUE, taken=tricks, seat=seat)
        for seat, bid, tricks in zip(side.seats, side.bids, side.tricks, strict=True)
        if not bid
    )


def _bag_penalty(side: SideHand) -> tuple[ScoreLine, ...]:
    bags = side.bags_before + side.bags_earned
    if bags < BAG_LIMIT:
        return ()
    return (ScoreLine(LineKind.BAG_PENALTY, -BAG_PENALTY * (bags // BAG_LIMIT), taken=bags),)


SCORERS: Final[tuple[Callable[[SideHand], tuple[ScoreLine, ...]], ...]] = (
    _contract,
    _overtricks,
    _nils,
    _bag_penalty,
)
"""Each gives the lines of its kind, none where it does not apply; the order is that of the sheet."""


def score_side(side: SideHand, score_before: int) -> SideSheet:
    """The sheet of one side for one hand."""
    lines = tuple(line for scorer in SCORERS for line in scorer(side))
    points = sum(line.points for line in lines)
    bags = (side.bags_before + side.bags_earned) % BAG_LIMIT
    return SideSheet(lines, points, bags, score_before + points)


def score_hand(number: int, bids: Sequence[int], tricks: Sequence[int], standings: Sequence[Standing]) -> HandSheet:
    """The sheet of a hand from bids and tricks per seat and the standings before it."""
    sheets = []
    for side in range(SIDES):
        seats = seats_of(side)
        hand = SideHand(
            seats,
            tuple(bids[seat] for seat in seats),
            tuple(tricks[seat] for seat in seats),
            standings[side].bags,
        )
        sheets.append(score_side(hand, standings[side].score))
    return HandSheet(number, tuple(sheets))


def winner_of(options: RuleOptions, totals: Sequence[int]) -> int | None:
    """The side that has won with these totals after a complete hand, or ``None`` while the match goes on."""
    best = max(totals)
    if best < options.target or list(totals).count(best) > 1:
        return None
    return list(totals).index(best)
