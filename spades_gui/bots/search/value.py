"""What the end of a hand is worth to a side: its points, its bags, and how they bring it nearer to winning the match.

The core's own scorer says what a hand brings under the rules in force. What a standing is worth after it is the chance
to win the match from there, put back into points as they count in the standing before the hand.
"""

from collections.abc import Callable, Sequence
from math import exp, sqrt
from typing import Final

from spades_gui.bots.worth import bag_cost
from spades_gui.core.actions import BidValue
from spades_gui.core.options import RuleOptions
from spades_gui.core.scoring import Standing, score_hand, winner_of

PARTNERS: Final = (65.0, 92.0)
SOLO: Final = (25.0, 62.0)
"""What a side makes in a hand, and the standard deviation of how far two sides move apart in one: points, measured in
matches of ``hard`` with itself (classic; tables of two to six without partners, which are all near this)."""
KEPT: Final = 0.8
EARNED: Final = 0.5
"""What a bag counts for, in shares of the penalty: while a side has it, for the match may end before the penalty; and
beside that in the hand that brings it, for in sampled worlds the others are too glad to take the tricks one leaves."""
LOGISTIC: Final = 1.702
"""Makes the logistic function as steep as the normal distribution's."""

Value = Callable[[Sequence[int]], float]
"""From the tricks by seat to points."""


def value(options: RuleOptions, bids: Sequence[BidValue], standings: Sequence[Standing], side: int) -> Value:
    """What the ends of a hand with these ``bids`` and the ``standings`` before it are worth to ``side``."""
    known: dict[tuple[int, ...], float] = {}
    cost = bag_cost(options)
    share = 1 / options.sides
    scale = 1 / (_steepness(options, [standing.score for standing in standings]) * share * (1 - share))

    def of(tricks: Sequence[int]) -> float:
        key = tuple(tricks)
        if key not in known:
            known[key] = scale * chance(key)
        return known[key]

    def chance(tricks: tuple[int, ...]) -> float:
        sheet = score_hand(options, 0, bids, tricks, standings)
        totals = [each.total for each in sheet.sides]
        winner = winner_of(options, totals)
        if winner is not None:
            return float(winner == side)
        steep = _steepness(options, totals)
        worths = [
            each.total - cost * (KEPT * each.bags + EARNED * ((each.bags - before.bags) % (options.bag_limit or 99)))
            for each, before in zip(sheet.sides, standings, strict=True)
        ]
        best = max(worths)
        powers = [exp(steep * (worth - best)) for worth in worths]
        return powers[side] / sum(powers)

    return of


def _steepness(options: RuleOptions, totals: Sequence[int]) -> float:
    """How fast the chance to win grows with a lead: faster the nearer the end of the match is."""
    usual, swing = PARTNERS if options.partners else SOLO
    hands = max(1.0, (options.target - max(totals)) / usual)
    return LOGISTIC / (swing * sqrt(hands))
