"""Which bids a seat may make (RULES 4.1 to 4.3)."""

from collections.abc import Sequence
from typing import Final

from spades_gui.core.actions import BidValue, is_nil, tricks_bid
from spades_gui.core.cards import SPADES, Card
from spades_gui.core.options import RuleOptions

LOWEST_SUICIDE_BID: Final = 4

Bids = Sequence[BidValue | None]
"""The bids of a hand so far, by seat; ``None`` where a seat has not bid."""


def legal_bids(options: RuleOptions, bids: Bids, seat: int, hand: Sequence[Card]) -> tuple[int, ...]:
    """The bids that ``seat`` may make having seen its ``hand``, in ascending order. There is always one."""
    return _within_limits(options, bids, seat, _kind_allows(options, bids, seat, hand))


def blind_is_legal(options: RuleOptions, bids: Bids, seat: int, totals: Sequence[int]) -> bool:
    """Whether ``seat`` is offered blind nil at its turn; ``totals`` are the scores by side before the hand."""
    if not far_enough_behind(options, seat, totals):
        return False
    # Blind nil is legal where an open nil is, or would be were it not off; it does not depend on the cards.
    choices = _kind_allows(options, bids, seat, ())
    return 0 in _within_limits(options, bids, seat, choices if options.nil else (0, *choices))


def far_enough_behind(options: RuleOptions, seat: int, totals: Sequence[int]) -> bool:
    """Whether the side of ``seat`` is far enough behind to be offered blind nil; its seats see no cards till then."""
    if not options.blind_nil or options.drawn:  # who draws cards has seen them: there is no bidding blind then
        return False
    own = options.side_of(seat)
    ahead = max(total for side, total in enumerate(totals) if side != own)
    return ahead - totals[own] >= options.blind_nil_deficit


def _within_limits(options: RuleOptions, bids: Bids, seat: int, choices: tuple[int, ...]) -> tuple[int, ...]:
    """What the partner's bid and the sum of all bids leave of ``choices`` (RULES 4.2)."""
    choices = _beside_partner(options, bids, seat, choices)
    if options.no_hell and _is_last(bids):
        others = sum(tricks_bid(bid) for bid in bids)
        # Where this would leave nothing to bid, the limit is lifted.
        choices = tuple(bid for bid in choices if others + bid != options.tricks) or choices
    return choices


def _kind_allows(options: RuleOptions, bids: Bids, seat: int, hand: Sequence[Card]) -> tuple[int, ...]:
    spades = sum(card.suit == SPADES for card in hand)
    match options.bidding:
        case "mirror":
            return (spades,)
        case "whiz":
            return (0, spades) if spades else (0,)
        case "suicide":
            return _suicide(options, bids, seat)
        case _:
            return tuple(range(0 if options.nil else 1, options.tricks + 1))


def _suicide(options: RuleOptions, bids: Bids, seat: int) -> tuple[int, ...]:
    high = tuple(range(LOWEST_SUICIDE_BID, options.tricks + 1))
    partner = options.partner_of(seat)
    first = None if partner is None else bids[partner]
    if first is None:
        return (0, *high)
    if not is_nil(first):
        return (0,)
    return (0, *high) if options.suicide_double_nil else high


def _beside_partner(options: RuleOptions, bids: Bids, seat: int, choices: tuple[int, ...]) -> tuple[int, ...]:
    """What the first partner's bid leaves to the second, but for ``suicide``, which sees to that itself."""
    partner = options.partner_of(seat)
    first = None if partner is None else bids[partner]
    if first is None or options.bidding == "suicide":
        return choices
    if is_nil(first) and options.double_nil == "forbidden":
        choices = tuple(bid for bid in choices if bid)
    if not options.min_team_bid:
        return choices
    double_nil = is_nil(first)
    least = options.min_team_bid - tricks_bid(first)
    return tuple(bid for bid in choices if bid >= least or (bid == 0 and double_nil))


def _is_last(bids: Bids) -> bool:
    return sum(bid is None for bid in bids) == 1


def why_not_bid(options: RuleOptions, bids: Bids, seat: int, hand: Sequence[Card], bid: int) -> str | None:
    """Why ``bid`` is not among the legal ones: the name of the option that forbids it, or ``None`` if it is legal.

    An empty name stands for a number that is no bid under any option.
    """
    if bid in legal_bids(options, bids, seat, hand):
        return None
    if not 0 <= bid <= options.tricks:
        return ""
    if bid == 0 and not options.nil:
        return "nil"
    choices = _kind_allows(options, bids, seat, hand)
    if bid not in choices:
        return "bidding"
    if bid in _beside_partner(options, bids, seat, choices):
        return "no_hell"
    partner = options.partner_of(seat)
    beside_nil = partner is not None and is_nil(bids[partner])
    return "double_nil" if bid == 0 and beside_nil and options.double_nil == "forbidden" else "min_team_bid"
