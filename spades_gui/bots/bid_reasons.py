"""Why a bid is good, blind or seen: what the hand can expect, the other bids, the score."""

from typing import Final

from spades_gui.bots.hands import chance_of_nil, expected_tricks
from spades_gui.bots.knowledge import suit_of
from spades_gui.bots.reason import Reason, ReasonId, Reasons, private
from spades_gui.bots.suits import fair_share
from spades_gui.bots.worth import rivals
from spades_gui.core.actions import BLIND, is_nil, tricks_bid
from spades_gui.core.cards import ACE, SPADES, SUITS
from spades_gui.core.observation import Observation
from spades_gui.core.scoring import POINTS_PER_BID

KING: Final = 13


def why_bid(seen: Observation, bid: int, *, public: bool) -> Reasons:
    """What speaks for ``bid``, the weightiest first; only what all can see, if it shall be ``public``."""
    if seen.options.bidding == "mirror":
        return (Reason(ReasonId.BID_FORCED),)
    if public:
        return _of_the_table(seen, bid) or (Reason(ReasonId.CLOSED),)
    if seen.bids_open() == (bid,):
        return (private(ReasonId.BID_FORCED),)
    own = _of_the_nil(seen) if bid == 0 else _of_the_hand(seen)
    return (*own, *_of_the_table(seen, bid))


def _of_the_nil(seen: Observation) -> Reasons:
    return (private(ReasonId.NIL_CHANCE, n=round(10 * chance_of_nil(seen.hand, seen.options)) * 10),)


def _of_the_hand(seen: Observation) -> Reasons:
    """What the hand can expect, and from what: the aces and kings of the side suits, the spades, the short suits."""
    hand, options = seen.hand, seen.options
    sides = {suit: suit_of(hand, suit) for suit in SUITS if suit != SPADES}
    spades = len(suit_of(hand, SPADES))
    honours = sum(card.rank in (ACE, KING) for cards in sides.values() for card in cards)
    reasons = [private(ReasonId.BID_TRICKS, n=round(expected_tricks(hand, options)))]
    if honours:
        reasons.append(private(ReasonId.BID_HONOURS, n=honours))
    if spades >= fair_share(options):
        reasons.append(private(ReasonId.BID_SPADES, n=spades))
    if spades > 1:
        short = [suit for suit, cards in sides.items() if len(cards) < 2]
        reasons += [private(ReasonId.BID_SHORT if sides[suit] else ReasonId.BID_VOID, suit=suit) for suit in short]
    return tuple(reasons)


def _of_the_table(seen: Observation, bid: int) -> Reasons:
    """What the bids made so far and the score have to do with it."""
    options = seen.options
    partner = options.partner_of(seen.seat)
    partners = seen.bids[partner] if partner is not None else None
    if partners is not None:
        if options.bidding == "suicide" and bid == 0 and not is_nil(partners):
            return (Reason(ReasonId.NIL_PARTNERS_TURN),)
        if bid and is_nil(partners):
            return (Reason(ReasonId.BID_BESIDE_NIL),)
        if bid and bid + tricks_bid(partners) == options.min_team_bid:
            return (Reason(ReasonId.BID_TOGETHER, n=options.min_team_bid),)
    if score := _of_the_score(seen, bid):
        return (score,)
    others = [made for made in seen.bids if made is not None]
    if bid and len(others) == options.seats - 1:
        return (Reason(ReasonId.BID_SUM, n=sum(map(tricks_bid, others)), total=options.tricks),)
    return ()


def _of_the_score(seen: Observation, bid: int) -> Reason | None:
    """Whether this hand may end the match."""
    options, side = seen.options, seen.options.side_of(seen.seat)
    rival = rivals(options, seen.bids, seen.standings, side)
    contract = bid + (seen.contract(side) or 0)
    reached = seen.standings[side].score + POINTS_PER_BID * contract
    all_bid = not options.partners or seen.contract(side) is not None
    if bid and all_bid and reached >= options.target and reached > rival:
        return Reason(ReasonId.BID_WINS)
    return Reason(ReasonId.BID_LAST_CHANCE) if rival >= options.target and rival > reached else None


def why_blind(seen: Observation, *, blind: bool) -> Reasons:
    """Why a seat bids nil without having seen its cards, or looks at them: all can see that."""
    options, side = seen.options, seen.options.side_of(seen.seat)
    if not blind and any(seen.bids[seat] == BLIND for seat in options.seats_of(side)):
        return (Reason(ReasonId.BLIND_PARTNER),)
    leader = max(standing.score for other, standing in enumerate(seen.standings) if other != side)
    behind = max(0, leader - seen.standings[side].score)
    return (Reason(ReasonId.BLIND_BEHIND if blind else ReasonId.BLIND_CATCH_UP, n=behind),)
