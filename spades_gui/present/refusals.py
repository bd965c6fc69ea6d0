"""Why something is not allowed, in words."""

from spades_gui.core.legal import Reason, ReasonId
from spades_gui.core.options import RuleOptions
from spades_gui.present.message import Message, msg


def refusal(reason: Reason, options: RuleOptions) -> Message:
    """The sentence for ``reason`` under the rules of the match."""
    match reason.id:
        case ReasonId.FOLLOW_SUIT:
            return msg("refused-follow-suit", suit=reason.suit or "")
        case ReasonId.BID_OPTION:
            return _bid(reason.option, options)
        case ReasonId.GIVE_NUMBER:
            return msg("refused-give-number", n=reason.number or 0)
    return msg(f"refused-{reason.id}")


def _bid(option: str, options: RuleOptions) -> Message:
    match option:
        case "bidding":
            return msg(f"refused-bid-{options.bidding}")
        case "min_team_bid":
            return msg("refused-bid-min-team-bid", n=options.min_team_bid)
        case "no_hell":
            return msg("refused-bid-no-hell", n=options.tricks)
    return msg(f"refused-bid-{option.replace('_', '-')}")
