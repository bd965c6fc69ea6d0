"""Choosing a bid: the hand is played in many worlds under each bid that comes into question, and the ends are scored.

So a bid is weighed with all that hangs on it: the score, the bags, the end of the match, the options in force, and what
the others will do against a nil.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from spades_gui.bots.bidding import STRONG_PARTNER
from spades_gui.bots.search.codes import BIT, SIDES, SPADES, bits, each
from spades_gui.bots.search.inference import MODESTY, NIL_FROM, Judge, judge, likely
from spades_gui.bots.search.playout import play_out
from spades_gui.bots.search.table import Table, Trick
from spades_gui.bots.search.value import Value, value
from spades_gui.bots.search.worlds import World
from spades_gui.core.actions import BidValue, is_nil, tricks_bid
from spades_gui.core.bidding import LOWEST_SUICIDE_BID
from spades_gui.core.cards import ACE_OF_SPADES
from spades_gui.core.observation import Observation
from spades_gui.core.options import RuleOptions

BELOW: Final = 1
ABOVE: Final = 2
"""How far below and above what the hand promises plain bids are tried."""
HOPELESS: Final = -1.4
"""Log-odds below which a nil is not even tried, where there is another bid."""


def weigh_bids(seen: Observation, worlds: int, rng: Random, also: Sequence[int] = ()) -> dict[int, float]:
    """The expected value in points of each bid that comes into question, and of those ``also`` asked about, best first.

    What else is asked about leaves the value of a bid as it is.
    """
    candidates = sorted({*in_question(seen), *also})
    if len(candidates) == 1:
        return {candidates[0]: 0.0}
    options, seat = seen.options, seen.seat
    points = dict.fromkeys(candidates, 0.0)
    sampled = likely(seen, rng, worlds, reads=False)
    values: dict[tuple[BidValue, ...], tuple[Table, Value]] = {}
    for world in sampled:
        for candidate in candidates:
            bids = _all_bids(seen, world, candidate)
            if bids not in values:
                values[bids] = (
                    Table(options, bids),
                    value(options, bids, seen.standings, options.side_of(seat)),
                )
            table, worth = values[bids]
            table.nobody = world[-1]
            hands = list(world[: options.seats])
            _exchange(options, bids, hands)
            start = Trick(hands, [0] * options.seats, _leader(seen, hands), broken=False)
            points[candidate] += worth(play_out(table, start))
    ranked = sorted(candidates, key=lambda bid: -points[bid])
    return {bid: points[bid] / len(sampled) for bid in ranked}


def in_question(seen: Observation) -> list[int]:
    """The bids that are worth a thought: near what the hand promises, and nil where there is hope for it."""
    open_, of = seen.bids_open(), judge(seen.options)
    hand = bits(seen.hand)
    mean = of.tricks(hand)
    plain = [bid for bid in open_ if bid and round(mean) - BELOW <= bid <= round(mean) + ABOVE]
    if not plain:
        plain = sorted((bid for bid in open_ if bid), key=lambda bid: abs(bid - mean))[:2]
    nil = 0 in open_ and (not plain or seen.options.bidding == "suicide" or _nil_in_question(seen, of.nil_odds(hand)))
    return [0] * nil + sorted(plain)


def _nil_in_question(seen: Observation, odds: float) -> bool:
    """Whether a nil is worth a try: not beside the partner's, who has to cover nobody then, nor where the side would
    lack its tricks."""
    mate = seen.options.partner_of(seen.seat)
    mates = None if mate is None else seen.bids[mate]
    beside = mates is not None and (is_nil(mates) or tricks_bid(mates) >= STRONG_PARTNER)
    return odds > HOPELESS and not beside


def _all_bids(seen: Observation, world: World, own: int) -> tuple[BidValue, ...]:
    """The bids made, this seat's, and those that the seats after it will probably make with what they hold there."""
    bids = list(seen.bids)
    bids[seen.seat] = own
    of = judge(seen.options)
    for seat in seen.options.from_seat(seen.seat)[1:]:
        if bids[seat] is None:
            bids[seat] = _guess(seen.options, of, bids, seat, world[seat])
    return tuple(bid for bid in bids if bid is not None)


def _guess(options: RuleOptions, of: Judge, bids: Sequence[BidValue | None], seat: int, hand: int) -> int:
    mate = options.partner_of(seat)
    mates = None if mate is None else bids[mate]
    spades = (hand & SPADES).bit_count()
    match options.bidding:
        case "mirror" | "whiz":
            return spades
        case "suicide":
            forced = mates is not None and not is_nil(mates)
            return 0 if forced else max(LOWEST_SUICIDE_BID, round(of.tricks(hand)))
    if options.nil and not is_nil(mates) and of.nil_odds(hand) > NIL_FROM:
        return 0
    return max(1, round(of.tricks(hand) - MODESTY))


def _leader(seen: Observation, hands: Sequence[int]) -> int:
    if seen.options.first_lead == "ace_of_spades":
        ace = BIT[ACE_OF_SPADES]
        holder = next((seat for seat, hand in enumerate(hands) if hand & ace), None)
        if holder is not None:
            return holder
    return seen.options.left_of(seen.dealer or 0)


def _exchange(options: RuleOptions, bids: Sequence[BidValue], hands: list[int]) -> None:
    """Where a nil bidder and its partner exchange cards: the highest spades and cards against the lowest."""
    if not options.nil_pass:
        return
    for seat, bid in enumerate(bids):
        mate = options.partner_of(seat)
        if is_nil(bid) and mate is not None:
            given = _highest(hands[seat], options.nil_pass)
            back = _lowest(hands[mate] & ~SPADES or hands[mate], options.nil_pass)
            hands[seat] ^= given | back
            hands[mate] ^= given | back


def _highest(hand: int, number: int) -> int:
    ordered = sorted(each(hand), key=lambda bit: (bool(bit & SPADES), _height(bit)))
    return sum(ordered[-number:])


def _lowest(hand: int, number: int) -> int:
    return sum(sorted(each(hand), key=_height)[:number])


def _height(bit: int) -> int:
    return next((bit // (suit & -suit) for suit in (*SIDES, SPADES) if bit & suit), 0)
