"""How ``medium`` bids: the tricks its hand can expect, beside the other bids and the score; nil where it is safe."""

from math import floor
from random import Random
from typing import Final

from spades_gui.bots.hands import chance_of_nil, expected_tricks
from spades_gui.core.observation import Observation
from spades_gui.core.seats import CARDS_EACH, SEATS, partner_of

CAUTION: Final = 0.0
"""Taken off the expected tricks before rounding down, for a set costs more than a bag."""

USUAL_OTHERS: Final = 8
"""The sum of three bids beside which a hand is worth what it promises."""

NIL_PRICE: Final = 10
"""Points beyond the tricks given up that a nil must promise: the partner bids less freely beside it."""


def bid(seen: Observation, _rng: Random) -> int:
    """The bid of the seat whose turn it is."""
    tricks = expected_tricks(seen.hand)
    if _nil_pays(seen, tricks):
        return 0
    return max(1, min(CARDS_EACH, floor(tricks - CAUTION + _room(seen))))


def _room(seen: Observation) -> float:
    """For the last to bid: more where the others leave many tricks, less where they leave few (measured)."""
    others = [bid for bid in seen.bids if bid is not None]
    return 0.1 * (USUAL_OTHERS - sum(others)) if len(others) == SEATS - 1 else 0.0


def _nil_pays(seen: Observation, tricks: float) -> bool:
    partner = seen.bids[partner_of(seen.seat)]
    if partner == 0 or (partner is not None and partner >= 7):
        return False
    chance = chance_of_nil(seen.hand)
    return chance * 100 - (1 - chance) * 100 > 10 * max(1.0, tricks) + NIL_PRICE
