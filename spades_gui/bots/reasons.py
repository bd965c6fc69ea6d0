"""Why an act is good, computed from what the seat knows, or from what everybody at the table does.

Whoever chose it, the reason is found afterwards, from the position and the act: what is said is true of them.
"""

from spades_gui.bots.bid_reasons import why_bid, why_blind
from spades_gui.bots.exchange import first_to_give
from spades_gui.bots.play_reasons import why_play
from spades_gui.bots.reason import Reason, ReasonId, Reasons, private
from spades_gui.core.actions import BLIND, Action, Bid, Draw, Give, Look, Play
from spades_gui.core.observation import Observation


def why(seen: Observation, action: Action, *, public: bool = False) -> Reasons:
    """What speaks for ``action`` of the seat of ``seen``, whose turn it is, the weightiest first; never empty.

    With ``public``, only what follows from the act and from what all have seen: dealing anew the cards that are hidden
    would leave it as it is. Raises ``ValueError`` for an action that is nobody's.
    """
    match action:
        case Play(card=card):
            reasons = why_play(seen, card, public=public)
        case Bid(bid=bid) if bid == BLIND:
            reasons = why_blind(seen, blind=True)
        case Look():
            reasons = why_blind(seen, blind=False)
        case Bid(bid=int(bid)):
            reasons = why_bid(seen, bid, public=public)
        case Give():
            reasons = (Reason(ReasonId.GIVE_DANGER if first_to_give(seen) else ReasonId.GIVE_HARMLESS),)
        case Draw(keep=keep):
            own = private(ReasonId.DRAW_KEEP if keep else ReasonId.DRAW_DISCARD)
            reasons = (Reason(ReasonId.CLOSED),) if public else (own,)
        case _:
            raise ValueError(f"not a player's action: {action!r:.60}")
    return tuple(reason for reason in reasons if reason.public or not public) or (Reason(ReasonId.CLOSED),)
