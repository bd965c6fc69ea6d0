"""How ``medium`` bids: the tricks its hand can expect, beside the other bids and the score; nil where it is safe.

The numbers were settled by mirrored matches (``tools/contest.py``).
"""

from math import floor
from random import Random
from typing import Final

from spades_gui.bots.hands import chance_of_nil, expected_tricks
from spades_gui.core.observation import Observation
from spades_gui.core.scoring import NIL_VALUE, POINTS_PER_BID
from spades_gui.core.seats import CARDS_EACH, SEATS, partner_of, side_of

BESIDE_NIL: Final = 0.4
"""Tricks more beside a partner's nil, who leaves its own to others."""
USUAL_OTHERS: Final = 8
"""The sum of three bids beside which a hand is worth what it promises."""
SHARE_OF_REST: Final = 0.1
"""The part of each trick that the others' bids leave, or take too many, which comes to the last to bid (measured)."""

STRONG_PARTNER: Final = 7
"""From this bid of the partner on, a nil only takes away the tricks that such a contract needs."""
NIL_PRICE: Final = 10
"""Points beyond the tricks given up that a nil must promise: the partner has to spend cards on it."""
USUAL_SIDE: Final = 5
"""A side's usual contract, to judge whether the next hand may end the match."""
STAKE: Final = 40
"""Points more that a nil must promise where plain bids will win the match, and less where they will lose it."""


def bid(seen: Observation, _rng: Random) -> int:
    """The bid of the seat whose turn it is: whole tricks that it can expect, at least 1, or nil."""
    tricks = expected_tricks(seen.hand)
    if _nil_pays(seen, tricks):
        return 0
    return max(1, min(CARDS_EACH, floor(tricks + _room(seen))))


def _room(seen: Observation) -> float:
    """Tricks more or less than the hand promises by itself, because of the other bids."""
    others = [bid for bid in seen.bids if bid is not None]
    room = BESIDE_NIL if seen.bids[partner_of(seen.seat)] == 0 else 0.0
    if len(others) == SEATS - 1:
        room += SHARE_OF_REST * (USUAL_OTHERS - sum(others))
    return room


def _nil_pays(seen: Observation, tricks: float) -> bool:
    partner = seen.bids[partner_of(seen.seat)]
    if partner is not None and (partner == 0 or partner >= STRONG_PARTNER):
        return False
    chance = chance_of_nil(seen.hand)
    gain = NIL_VALUE * (2 * chance - 1)
    return gain > POINTS_PER_BID * max(1.0, tricks) + NIL_PRICE + _stake(seen)


def _stake(seen: Observation) -> int:
    side = side_of(seen.seat)
    mine, theirs = (seen.standings[each].score + POINTS_PER_BID * USUAL_SIDE for each in (side, 1 - side))
    if max(mine, theirs) < seen.options.target or mine == theirs:
        return 0
    return STAKE if mine > theirs else -STAKE
