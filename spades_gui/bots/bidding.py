"""Bidding by rules: the one of the bids open to it that promises most, by the tricks its hand can expect.

What a bid promises is what the scorers give for the ways the hand may go, so every option of the rules is in it. The
numbers were settled by mirrored matches (``spades-gui arena``).
"""

from functools import lru_cache
from math import erf, sqrt
from random import Random
from typing import Final

from spades_gui.bots.hands import TRICKS, chance_of_nil, expected_tricks, sure_tricks, table_of
from spades_gui.bots.player import Player
from spades_gui.bots.worth import rivals, worth
from spades_gui.core.actions import BidValue, is_nil, tricks_bid
from spades_gui.core.observation import Observation
from spades_gui.core.scoring import POINTS_PER_BID, Standing

BESIDE_NILS: Final = (0.0, 0.4, 1.0)
"""Tricks more beside a partner's nil, who leaves its own to others: with no nil, with one, with one on each side
(measured: 0.4 and 1.5)."""
USUAL_BIDS: Final = 0.85
"""The part of a hand's tricks that is usually bid."""
SHARE_OF_REST: Final = 0.1
"""The part of each trick that the others' bids leave, or take too many, which comes to the last to bid (measured)."""
SIDE_SPREAD: Final = 1.15
"""Standard deviation of two partners' tricks around what can be expected (measured); one hand's is in ``TRICKS``."""
PARTNERS_REST: Final = 0.45
"""Tricks that a partner takes beyond its bid, on average (measured)."""
CAUTION: Final = 0.15
FIRM: Final = (0.4, 0.3)
"""A bid is chosen as if a hand took this much less than it can expect, and with such small standard deviations (of one
hand, and of two partners): the opponents see to it that missing tricks stay missing, while spare ones can be given
away."""
WEIGHED_FIRM: Final = 0.8
"""For players that weigh there is no such caution, and one hand's is this part of its real standard deviation (measured
at every table)."""
LEAST_SPREAD: Final = 0.05
BOLDNESS: Final = 0.15
WEIGHED_BOLDNESS: Final = 0.25
"""Tricks that a bold player thinks its hand worth more, and a careful one less; the second for players that weigh,
whose bids follow more slowly."""
CANDIDATES: Final = 7
"""So many of the bids nearest to the hand are considered, besides nil."""

STRONG_PARTNER: Final = 7
"""From this bid of the partner on, a nil only takes away the tricks that such a contract needs."""
NIL_PRICE: Final = 16
"""Points beyond the best plain bid that a nil must promise: the partner has to spend cards on it."""
STAKE: Final = 40
"""Points more that a nil must promise where plain bids will win the match, and less where they will lose it."""
NIL_LOVE: Final = 0.3
"""The part of a nil's value that a nil-loving player asks less of it, and a nil-shy one more."""
NEVER: Final = -2
WEAK: Final = 3.0
"""With fewer tricks to be expected, a player that does not care for nil still bids it in ``suicide`` rather than 4."""
FORCED_NIL: Final = 0.15
"""The chance of a nil that the partner must bid (measured)."""


def bid(seen: Observation, who: Player, _rng: Random) -> int:
    """The bid of the seat whose turn it is, of those open to it."""
    choices = seen.bids_open()
    mean = expected_tricks(seen.hand, seen.options) + _room(seen)
    plain = sorted((choice for choice in choices if choice), key=lambda choice: abs(choice - mean))[:CANDIDATES]
    if not plain:
        return choices[0]
    spread = _spread(seen), SIDE_SPREAD
    caution, firm = _caution(seen, who)
    best = max(plain, key=lambda choice: (round(_promise(seen, choice, mean - caution, 0.0, firm), 2), choice))
    promise = _promise(seen, best, mean, PARTNERS_REST, spread)
    if 0 in choices and _wills_nil(seen, who, mean) and _nil_pays(seen, promise, _price(seen, who)):
        return 0
    return best


def _caution(seen: Observation, who: Player) -> tuple[float, tuple[float, float]]:
    """By how many tricks a hand is taken for less than can be expected, and the standard deviations to bid by."""
    if not who.skill.weighs:
        return CAUTION - BOLDNESS * who.style.boldness, FIRM
    spread = max(LEAST_SPREAD, _spread(seen) * (1 - sure_tricks(seen.hand, seen.options) / seen.options.tricks))
    return -WEIGHED_BOLDNESS * who.style.boldness, (WEIGHED_FIRM * spread, FIRM[1])


def _love_of_nil(who: Player) -> int:
    """From -2, not at all, by way of -1, where it can hardly fail, to 1: also where it is bold."""
    return who.style.love_of_nil - (0 if who.skill.bids_nil else 2)


def _wills_nil(seen: Observation, who: Player, mean: float) -> bool:
    """Whether the player considers nil; one that has no love of it only in ``suicide`` with a hand worth little."""
    return _love_of_nil(who) > NEVER or (seen.options.bidding == "suicide" and mean < WEAK)


def _price(seen: Observation, who: Player) -> float:
    """Points beyond the best plain bid that a nil must promise to this player."""
    love = _love_of_nil(who)
    if seen.options.bidding == "suicide":
        return 0.0 if love <= NEVER else -NIL_LOVE * love * seen.options.nil_value
    return NIL_PRICE + _stake(seen) - NIL_LOVE * love * seen.options.nil_value


def _spread(seen: Observation) -> float:
    return TRICKS[table_of(seen.options)].spread


def _room(seen: Observation) -> float:
    """Tricks more or less than the hand promises by itself, because of the other bids."""
    others = [bid for bid in seen.bids if bid is not None]
    room = BESIDE_NILS[_nil_sides(seen)]
    if len(others) == seen.options.seats - 1:
        usual = USUAL_BIDS * seen.options.tricks * (1 - 1 / seen.options.seats)
        room += SHARE_OF_REST * (usual - sum(map(tricks_bid, others)))
    return room


def _nil_sides(seen: Observation) -> int:
    """Beside a partner's nil, how many sides have bid nil (in ``suicide`` both will); without one, 0."""
    partner = seen.options.partner_of(seen.seat)
    if seen.options.bidding == "suicide":
        return 2
    if partner is None or not is_nil(seen.bids[partner]):
        return 0
    own = seen.options.seats_of(seen.options.side_of(seen.seat))
    return 1 + any(is_nil(bid) for seat, bid in enumerate(seen.bids) if seat not in own)


def _promise(seen: Observation, bid: int, mean: float, rest: float, spread: tuple[float, float]) -> float:
    """The points that a plain ``bid`` promises to a hand that can expect ``mean`` tricks, and its partner ``rest`` more
    than it bid."""
    partner = _partners_bid(seen, bid)
    if partner is None or is_nil(partner):
        return _expected(seen, (bid,), mean, spread[0])
    return _expected(seen, (bid + tricks_bid(partner),), mean + tricks_bid(partner) + rest, spread[1])


def _partners_bid(seen: Observation, own: int) -> BidValue | None:
    """What the partner has bid, or will probably bid beside ``own``; ``None`` without a partner."""
    partner = seen.options.partner_of(seen.seat)
    if partner is None:
        return None
    made = seen.bids[partner]
    if made is not None:
        return made
    if seen.options.bidding == "suicide":
        return 0 if own else 4
    return min(round(USUAL_BIDS * seen.options.tricks / seen.options.seats), seen.options.tricks - own)


def _expected(seen: Observation, bids: tuple[BidValue, ...], mean: float, spread: float, failed: int = 0) -> float:
    """The worth of a side's hand whose first seat takes ``mean`` tricks on average, and the second ``failed``."""
    options = seen.options
    side = options.side_of(seen.seat)
    standing: Standing = seen.standings[side]
    rival = rivals(options, seen.bids, seen.standings, side)
    total = 0.0
    for tricks, chance in _tricks(round(mean, 1), spread, options.tricks - failed):
        taken = (tricks, failed) if len(bids) > 1 else (tricks,)
        total += chance * worth(options, bids, taken, standing, rival)
    return total


@lru_cache(maxsize=1 << 10)
def _tricks(mean: float, spread: float, most: int) -> tuple[tuple[int, float], ...]:
    """The numbers of tricks that are likely, with their chances: a normal distribution cut off at 0 and ``most``."""
    edges = [0.5 * (1 + erf((tricks + 0.5 - mean) / (spread * sqrt(2)))) for tricks in range(most)]
    chances = [high - low for low, high in zip([0.0, *edges], [*edges, 1.0], strict=True)]
    return tuple((tricks, chance) for tricks, chance in enumerate(chances) if chance > 0.002)


def _nil_pays(seen: Observation, plain: float, price: float) -> bool:
    """Whether a nil promises ``price`` more points than ``plain``, which is the best another bid promises."""
    partner = _partners_bid(seen, 0)
    forced = seen.options.bidding == "suicide"
    if partner is not None and not forced and (is_nil(partner) or tricks_bid(partner) >= STRONG_PARTNER):
        return False
    chance = chance_of_nil(seen.hand, seen.options)
    made, lost = (_nil_worth(seen, partner, tricks) for tricks in (0, 1))
    if forced:
        # The partner will have to bid the nil if this seat does not.
        value = seen.options.nil_value
        plain += value * (2 * FORCED_NIL - 1)
    return chance * made + (1 - chance) * lost > plain + price


def _nil_worth(seen: Observation, partner: BidValue | None, tricks: int) -> float:
    """The worth of a nil beside the partner's bid, if the nil takes so many tricks."""
    if partner is None or is_nil(partner):
        return _expected(seen, (0,), float(tricks), 0.01)
    return _expected(seen, (partner, 0), tricks_bid(partner) + PARTNERS_REST, _spread(seen), tricks)


def _stake(seen: Observation) -> int:
    options = seen.options
    side = options.side_of(seen.seat)
    mine = seen.standings[side].score + round(POINTS_PER_BID * options.tricks * USUAL_BIDS / options.sides)
    theirs = rivals(options, (None,) * options.seats, seen.standings, side)
    if max(mine, theirs) < options.target or mine == theirs:
        return 0
    return STAKE if mine > theirs else -STAKE
