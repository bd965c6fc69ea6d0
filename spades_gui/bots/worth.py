"""What tricks are worth, in points, under whatever options are in force: the core's own scorers are asked.

So bags, quicksand, bonuses, a failed nil's tricks and the rest are known to the computer players without one word about
any of them here.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import comb
from typing import Final

from spades_gui.bots.knowledge import Knowledge
from spades_gui.core.actions import BidValue, is_nil, tricks_bid
from spades_gui.core.cards import SPADES
from spades_gui.core.options import RuleOptions
from spades_gui.core.scoring import POINTS_PER_BID, SCORERS, SideHand, Standing

WINNING: Final = 30
"""Points more that it is worth to end the match as its winner, and less to end it otherwise."""
LEADER: Final = 1.0
OTHERS: Final = 0.3
"""How much a point of an opponent counts against one's own: the leader's, and with three sides or more each other's."""

SIDE_MASTER: Final = 0.5
"""The tricks that the best card of a side suit still takes, for want of the lead or because it is trumped."""


def bag_cost(options: RuleOptions) -> float:
    """What a bag costs in the long run, beyond the penalty of the hand."""
    return options.bag_penalty / options.bag_limit if options.bag_limit and options.bags_count else 0.0


@lru_cache(maxsize=1 << 14)
def worth(
    options: RuleOptions, bids: tuple[BidValue, ...], tricks: tuple[int, ...], standing: Standing, rival: int
) -> float:
    """The value in points to a side of a hand that ends like this.

    ``bids`` and ``tricks`` are of the side's seats, ``rival`` is the total that the best other side will have.
    """
    hand = SideHand(options, tuple(range(len(bids))), bids, tricks, standing.bags)
    points = sum(line.points for scorer in SCORERS for line in scorer(hand))
    total = standing.score + points
    if total >= options.target and total > rival:
        return points + WINNING
    lost = options.floor is not None and total <= options.floor and total < rival
    return points - bag_cost(options) * hand.bags_earned - (WINNING if lost else 0)


def rivals(options: RuleOptions, bids: Sequence[BidValue | None], standings: Sequence[Standing], side: int) -> int:
    """The best total that another side will have if all make what they have bid, or what is usual."""
    usual = options.tricks / options.sides
    best = []
    for other in range(options.sides):
        if other != side:
            made = [bids[seat] for seat in options.seats_of(other)]
            contract = usual if None in made else sum(tricks_bid(bid) for bid in made)
            best.append(standings[other].score + round(POINTS_PER_BID * contract))
    return max(best)


def trick_value(table: Knowledge) -> float:
    """What this seat's side gains, in points, by taking the trick itself rather than leaving it to the others.

    How the other tricks will fall is estimated from what each side still needs, and from the masters held.
    """
    shares = _shares(table)
    own = table.options.side_of(table.seat)
    value = _gain(table, own, table.seat, shares[own])
    takers = _likely_takers(table)
    for foe in takers:
        side = table.options.side_of(foe)
        value += weight(table, side) * _gain(table, side, foe, shares[side]) / len(takers)
    return value


def weight(table: Knowledge, side: int) -> float:
    """How much a point of an opposing side counts against one's own."""
    if table.options.sides == 2:
        return LEADER
    totals = [standing.score for standing in table.seen.standings]
    own = table.options.side_of(table.seat)
    best = max(total for each, total in enumerate(totals) if each != own)
    return LEADER if totals[side] == best and best > min(totals) else OTHERS


def _likely_takers(table: Knowledge) -> list[int]:
    """The opponents who will have the trick if this seat leaves it: who has it now, or any that bid tricks."""
    if table.last and not table.leading and table.trick.winning in table.foes:
        return [table.trick.winning]
    bidders = [foe for foe in table.foes if not is_nil(table.seen.bids[foe])]
    return bidders or list(table.foes)


def _shares(table: Knowledge) -> list[float]:
    """By side, the part of the tricks to come that it will probably take."""
    options = table.options
    own = options.side_of(table.seat)
    needs = [min(table.left, table.need(side)) for side in range(options.sides)]
    rest = table.left - sum(needs)
    if rest >= 0:
        expected = [need + rest / options.sides for need in needs]
    else:
        expected = [need * table.left / sum(needs) for need in needs]
    mine = max(
        expected[own], sum(table.master(card) * (1.0 if card.suit == SPADES else SIDE_MASTER) for card in table.hand)
    )
    others = sum(expected) - expected[own]
    scale = (table.left - mine) / others if others else 0.0
    return [(mine if side == own else each * scale) / table.left for side, each in enumerate(expected)]


def _gain(table: Knowledge, side: int, taker: int, share: float) -> float:
    """The points a side gains by a trick of its seat ``taker``, over the ways the other tricks may fall."""
    others = table.left - 1
    gain = 0.0
    for more in range(others + 1):
        chance = comb(others, more) * share**more * (1 - share) ** (others - more)
        if chance >= 0.001:
            gain += chance * gain_beside(table, side, taker, more)
    return gain


def gain_beside(table: Knowledge, side: int, taker: int, more: int) -> float:
    """The points a side gains by a trick of its seat ``taker``, if it takes ``more`` of the other tricks to come."""
    options, seen = table.options, table.seen
    seats = options.seats_of(side)
    bearer = next((seat for seat in seats if not is_nil(seen.bids[seat])), taker)
    bids = tuple(bid for seat in seats if (bid := seen.bids[seat]) is not None)
    rival = rivals(options, seen.bids, seen.standings, side)
    without = tuple(seen.won[seat] + (more if seat == bearer else 0) for seat in seats)
    having = tuple(tricks + (seat == taker) for seat, tricks in zip(seats, without, strict=True))
    standing = seen.standings[side]
    return worth(options, bids, having, standing, rival) - worth(options, bids, without, standing, rival)
