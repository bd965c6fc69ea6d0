"""The score sheet of a hand: lines that explain themselves (RULES 2.7, 3, 4.4 and 5)."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Final

from spades_gui.core.actions import BLIND, BidValue, is_nil, tricks_bid
from spades_gui.core.options import RuleOptions

POINTS_PER_BID: Final = 10
QUICKSAND_OVERTRICK: Final = -10
EXACT_BONUS: Final = 20
EXACT_BIDS: Final = (1, 2)
EXACT_SEATS: Final = (3, 4)
HIGH_BONUS: Final = 10
HIGH_ABOVE: Final = {2: 10, 3: 10, 4: 8, 5: 7, 6: 6}
"""By the number of seats, the bid above which each trick bid earns the high bonus."""
TEN: Final = 10
TEN_POINTS: Final = 200
REVOKE: Final = -50


class LineKind(StrEnum):
    """The reasons a side gains or loses points, in the order in which they are scored."""

    CONTRACT = "contract"
    OVERTRICKS = "overtricks"
    NIL = "nil"
    BLIND_NIL = "blind_nil"
    BLIND_DOUBLE_NIL = "blind_double_nil"
    FAILED_NIL_TRICKS = "failed_nil_tricks"
    EXACT_BONUS = "exact_bonus"
    HIGH_BONUS = "high_bonus"
    BAG_PENALTY = "bag_penalty"
    REVOKE = "revoke"


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a score sheet.

    ``bid`` and ``taken`` are tricks (of overtricks and of a failed nil's tricks, ``taken`` is their number; of a bag
    penalty, the bag count that caused it). ``seat`` is given where the line is about one seat (a nil).
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


@dataclass(frozen=True)
class SideHand:
    """What scoring needs to know of one side after a hand: per seat of the side, its bid and its tricks."""

    options: RuleOptions
    seats: tuple[int, ...]
    bids: tuple[BidValue, ...]
    tricks: tuple[int, ...]
    bags_before: int

    @cached_property
    def contract(self) -> int:
        """The sum of the side's positive bids."""
        return sum(tricks_bid(bid) for bid in self.bids)

    @cached_property
    def failed(self) -> int:
        """Tricks of failed nils."""
        return sum(tricks for bid, tricks in zip(self.bids, self.tricks, strict=True) if is_nil(bid))

    @cached_property
    def failed_help(self) -> bool:
        """Whether tricks of a failed nil count towards the contract."""
        return self.options.failed_nil_tricks == "contract" and self.contract > 0

    @cached_property
    def counting(self) -> int:
        """Tricks that count for the contract: of the seats that did not bid nil, and of failed nils where they help."""
        return sum(self.tricks) - (0 if self.failed_help else self.failed)

    @cached_property
    def made(self) -> bool:
        """Whether there is a contract and it is made."""
        return 0 < self.contract <= self.counting

    @cached_property
    def overtricks(self) -> int:
        """Tricks beyond a contract that was made, else 0."""
        return self.counting - self.contract if self.made else 0

    @cached_property
    def bags_earned(self) -> int:
        """Overtricks, and each trick of a failed nil where those are bags."""
        if not self.options.bags_count:
            return 0
        failed = 0 if self.failed_help or self.options.failed_nil_tricks == "nothing" else self.failed
        return self.overtricks + failed

    @cached_property
    def bags(self) -> int:
        """The bag count with those of this hand, before any penalty."""
        return self.bags_before + self.bags_earned

    @cached_property
    def penalties(self) -> int:
        """How many times the bag penalty falls."""
        if not self.options.bag_limit or not self.options.bags_count:
            return 0
        times = self.bags // self.options.bag_limit
        return min(times, 1) if self.options.bag_rest == "reset" else times


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


Lines = tuple[ScoreLine, ...]


def _contract(side: SideHand) -> Lines:
    if not side.contract:
        return ()
    if side.options.ten_for_200 and side.contract >= TEN:
        points = TEN_POINTS if side.made else -TEN_POINTS
    elif side.made:
        points = POINTS_PER_BID * side.contract
    elif side.options.scoring == "quicksand":
        points = -POINTS_PER_BID * (side.contract - side.counting)
    else:
        points = -POINTS_PER_BID * side.contract
    return (ScoreLine(LineKind.CONTRACT, points, bid=side.contract, taken=side.counting),)


def _overtricks(side: SideHand) -> Lines:
    if not side.overtricks:
        return ()
    each = QUICKSAND_OVERTRICK if side.options.scoring == "quicksand" else 1
    return (ScoreLine(LineKind.OVERTRICKS, each * side.overtricks, bid=side.contract, taken=side.overtricks),)


def _nils(side: SideHand) -> Lines:
    if len(side.bids) > 1 and all(bid == BLIND for bid in side.bids):
        value = side.options.blind_double_nil_value
        points = -value if side.failed else value
        return (ScoreLine(LineKind.BLIND_DOUBLE_NIL, points, taken=side.failed),)
    return tuple(
        _nil(side.options, seat, bid, tricks)
        for seat, bid, tricks in zip(side.seats, side.bids, side.tricks, strict=True)
        if is_nil(bid)
    )


def _nil(options: RuleOptions, seat: int, bid: BidValue, tricks: int) -> ScoreLine:
    blind = bid == BLIND
    value = options.blind_nil_value if blind else options.nil_value
    kind = LineKind.BLIND_NIL if blind else LineKind.NIL
    return ScoreLine(kind, -value if tricks else value, taken=tricks, seat=seat)


def _failed_nil_tricks(side: SideHand) -> Lines:
    earn = side.options.failed_nil_tricks == "bags_and_points" and side.options.bags_count
    if not earn or not side.failed:
        return ()
    return (ScoreLine(LineKind.FAILED_NIL_TRICKS, side.failed, taken=side.failed),)


def _exact_bonus(side: SideHand) -> Lines:
    applies = side.options.exact_bonus and side.options.seats in EXACT_SEATS
    if not applies or side.contract not in EXACT_BIDS or side.counting != side.contract:
        return ()
    return (ScoreLine(LineKind.EXACT_BONUS, EXACT_BONUS, bid=side.contract, taken=side.counting),)


def _high_bonus(side: SideHand) -> Lines:
    above = side.contract - HIGH_ABOVE[side.options.seats]
    if not side.options.high_bonus or not side.made or above <= 0:
        return ()
    return (ScoreLine(LineKind.HIGH_BONUS, HIGH_BONUS * above, bid=side.contract, taken=side.counting),)


def _bag_penalty(side: SideHand) -> Lines:
    if not side.penalties:
        return ()
    return (ScoreLine(LineKind.BAG_PENALTY, -side.options.bag_penalty * side.penalties, taken=side.bags),)


SCORERS: Final[tuple[Callable[[SideHand], Lines], ...]] = (
    _contract,
    _overtricks,
    _nils,
    _failed_nil_tricks,
    _exact_bonus,
    _high_bonus,
    _bag_penalty,
)
"""Each gives the lines of its kind, none where it does not apply; the order is that of the sheet."""

MADE_SCORERS: Final = (_contract, _nils)
"""Those that still count for the other sides in a hand with a revoke."""


def score_hand(
    options: RuleOptions,
    number: int,
    bids: Sequence[BidValue],
    tricks: Sequence[int],
    standings: Sequence[Standing],
    revokes: Collection[int] = (),
) -> HandSheet:
    """The sheet of a hand from bids and tricks per seat, the standings before it, and the seats that revoked."""
    guilty = {options.side_of(seat) for seat in revokes}
    sheets = []
    for side, standing in enumerate(standings):
        seats = options.seats_of(side)
        own = tuple(bids[seat] for seat in seats)
        if side in guilty:
            lines: Lines = (ScoreLine(LineKind.REVOKE, REVOKE),)
            bags = standing.bags
        elif guilty:
            exact = tuple(tricks_bid(bid) for bid in own)  # each made just what it bid, nils included (RULES 4.4)
            lines = _lines(MADE_SCORERS, SideHand(options, seats, own, exact, standing.bags))
            bags = standing.bags
        else:
            hand = SideHand(options, seats, own, tuple(tricks[seat] for seat in seats), standing.bags)
            lines = _lines(SCORERS, hand)
            bags = _bags_after(hand)
        points = sum(line.points for line in lines)
        sheets.append(SideSheet(lines, points, bags, standing.score + points))
    return HandSheet(number, tuple(sheets))


def _lines(scorers: Sequence[Callable[[SideHand], Lines]], side: SideHand) -> Lines:
    return tuple(line for scorer in scorers for line in scorer(side))


def _bags_after(side: SideHand) -> int:
    if not side.penalties:
        return side.bags
    return 0 if side.options.bag_rest == "reset" else side.bags % side.options.bag_limit


def winner_of(options: RuleOptions, totals: Sequence[int]) -> int | None:
    """The side that has won with these totals after a complete hand, or ``None`` while the match goes on."""
    best = max(totals)
    ended = best >= options.target or (options.floor is not None and min(totals) <= options.floor)
    if not ended or list(totals).count(best) > 1:
        return None
    return list(totals).index(best)
