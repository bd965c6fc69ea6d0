"""What bids and play tell of hidden hands: worlds in which they fit the cards come up more often."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from math import exp
from random import Random
from typing import Final

from spades_gui.bots import hands
from spades_gui.bots.search.codes import SIDES, SPADES, bits, cards
from spades_gui.bots.search.reading import Reading
from spades_gui.bots.search.worlds import World, sample
from spades_gui.bots.suits import standing
from spades_gui.core.actions import is_nil, tricks_bid
from spades_gui.core.bidding import LOWEST_SUICIDE_BID
from spades_gui.core.observation import Observation
from spades_gui.core.options import RuleOptions

DRAWN: Final = 5
"""So many times as many worlds are drawn as are kept."""
MODESTY: Final = 0.4
SPREAD: Final = 0.7
"""By how many tricks bids lie below what hands are worth, and the standard deviation of that: ``hard`` 0.31 and 0.33,
``expert`` 0.49 and 0.54, people more."""
NIL_FROM: Final = 0.6
NIL_SLOPE: Final = 3.0
"""From which log-odds on nil is bid (``hard``: from 0.4 to 0.8), and how clear-cut that is."""
STRAY: Final = 0.03
"""The likelihood of a bid that does not fit at all: players err, and have reasons of their own."""
ENOUGH: Final = 40
FLATTER: Final = 0.7
"""Where the likelihoods leave all weight to fewer worlds than ``ENOUGH``, they are raised to this power, again and
again: a few worlds by chance would be worse than knowing less."""


def likely(seen: Observation, rng: Random, number: int, reads: bool) -> list[World]:
    """So many worlds, drawn with the likelihood in them of the bids and, if it ``reads`` them, of the cards played."""
    bids, acts = _telling(seen), Reading(seen) if reads else None
    if not bids and not acts:
        return sample(seen, rng, number)
    played, of = _played(seen), judge(seen.options)
    drawn = Counter(sample(seen, rng, number * DRAWN))

    def fit(world: World) -> float:
        likelihood = acts.fit(world) if acts else 1.0
        for seat, bid in bids:
            likelihood *= STRAY + of.fit(world[seat] | played[seat], bid)
        return likelihood

    times = list(drawn.values())
    weights = _flattened([fit(world) for world in drawn], times)
    return _drawn(list(drawn), [each * weight for each, weight in zip(times, weights, strict=True)], number, rng)


def _telling(seen: Observation) -> list[tuple[int, int]]:
    """The seats whose bids tell something of their hands, with the tricks bid: not blind ones, nor those that an
    exchange of cards has made out of date, nor nils where one of the partners must bid it."""
    return [
        (seat, tricks_bid(bid))
        for seat, bid in enumerate(seen.bids)
        if bid is not None
        and bid != "blind"
        and seat != seen.seat
        and not _exchanged(seen, seat)
        and not (is_nil(bid) and seen.options.bidding == "suicide")
    ]


def _flattened(likelihoods: Sequence[float], times: Sequence[int]) -> list[float]:
    """The likelihoods, flattened until enough of the worlds count; each was drawn so many ``times``."""
    best = max(likelihoods)
    weights = [likelihood / best for likelihood in likelihoods]
    while _effective(weights, times) < min(ENOUGH, sum(times)) - 0.5:
        weights = [weight**FLATTER for weight in weights]
    return weights


def _effective(weights: Sequence[float], times: Sequence[int]) -> float:
    """How many worlds of equal weight would tell as much (Kish's effective sample size)."""
    total = sum(each * weight for each, weight in zip(times, weights, strict=True))
    return total * total / sum(each * weight * weight for each, weight in zip(times, weights, strict=True))


def _drawn(worlds: Sequence[World], weights: Sequence[float], number: int, rng: Random) -> list[World]:
    """Every world about as often as its weight says, evenly drawn (systematic resampling)."""
    sums = list(accumulate(weights))
    step = sums[-1] / number
    at, place, drawn = rng.random() * step, 0, []
    for _ in range(number):
        while sums[place] < at and place < len(sums) - 1:
            place += 1
        drawn.append(worlds[place])
        at += step
    rng.shuffle(drawn)
    return drawn


def _exchanged(seen: Observation, seat: int) -> bool:
    """Whether a seat has given and got cards since its bid."""
    return bool(seen.options.nil_pass) and any(
        is_nil(bid) for bid in (seen.bids[each] for each in seen.options.seats_of(seen.options.side_of(seat)))
    )


def _played(seen: Observation) -> list[int]:
    played = [0] * seen.options.seats
    for trick in (*seen.done, *((seen.trick,) if seen.trick else ())):
        for seat, card in trick.plays:
            played[seat] |= bits((card,))
    return played


class Judge:
    """What hands are worth before the play, as ``hands`` has it; quick, for it remembers suits."""

    def __init__(self, options: RuleOptions) -> None:
        self._options = options
        self._weights = hands.TRICKS[hands.table_of(options)]
        self._nil = hands.NILS[hands.table_of(options)]
        self._side: dict[int, tuple[float, float]] = {}
        self._spades: dict[int, tuple[float, int, float]] = {}

    def tricks(self, hand: int) -> float:
        """The tricks a hand can expect."""
        weights = self._weights
        held = hand & SPADES
        spades, ruffers, _ = self._spades.get(held) or self._new_spades(held)
        side = ruffs = 0.0
        for suit in SIDES:
            held = hand & suit
            side += (self._side.get(held) or self._new_side(held))[0]
            length = held.bit_count()
            if length < len(hands.RUFFS):
                ruffs += hands.RUFFS[length][ruffers]
        return weights.constant + weights.side * side + weights.spades * spades + weights.ruffs * ruffs

    def nil_odds(self, hand: int) -> float:
        """The log-odds of making nil with it."""
        held = hand & SPADES
        odds = (self._spades.get(held) or self._new_spades(held))[2]
        for suit in SIDES:
            held = hand & suit
            odds += (self._side.get(held) or self._new_side(held))[1]
        constant, slope = self._nil
        return constant + slope * odds

    def fit(self, hand: int, bid: int) -> float:
        """How well a bid goes with the hand, 1 at best."""
        bidding = self._options.bidding
        if bidding == "mirror" or (bidding == "whiz" and bid):
            return float((hand & SPADES).bit_count() == bid)
        if not bid:
            return 1 / (1 + exp(NIL_SLOPE * (NIL_FROM - max(-5.0, self.nil_odds(hand)))))
        lowest = LOWEST_SUICIDE_BID if bidding == "suicide" else 1
        beyond = max(lowest, self.tricks(hand) - MODESTY) - bid
        return exp(-0.5 * (beyond / SPREAD) ** 2)

    def _new_side(self, held: int) -> tuple[float, float]:
        suit = cards(held)
        # The two other side suits, of which nothing is held here, are not this one's part.
        odds = hands.nil_odds(suit, self._options) - hands.NIL_BASE
        odds -= (len(SIDES) - 1) * hands.NIL_LENGTH[0]
        self._side[held] = hands.parts(suit, self._options)[0], odds
        return self._side[held]

    def _new_spades(self, held: int) -> tuple[float, int, float]:
        suit = cards(held)
        ruffers = min(3, sum(standing(self._options, card) < hands.QUEEN for card in suit))
        odds = hands.nil_odds(suit, self._options) - len(SIDES) * hands.NIL_LENGTH[0]
        self._spades[held] = hands.parts(suit, self._options)[1], ruffers, odds
        return self._spades[held]


judge: Final = lru_cache(maxsize=8)(Judge)
