"""Hints, reviews and thoughts in words: an act, and why it is good."""

from spades_gui.bots import Reason, ReasonId, Reasons, why
from spades_gui.core.actions import BLIND, Action, Bid, Draw, Give, Look, Play
from spades_gui.core.cards import Card
from spades_gui.core.observation import Observation, Phase
from spades_gui.present.message import Message, msg
from spades_gui.present.viewpoint import Viewpoint


def hint(seen: Observation, action: Action) -> Message:
    """What the player had better do, and why; briefly said, the weightiest reason only."""
    reasons = _words(why(seen, action), mine=True)
    return msg("hint", act=act(seen, action), why=reasons[0], list=reasons)


def thought(seen: Observation, action: Action, view: Viewpoint, *, public: bool) -> Message:
    """What the seat of ``seen`` was thinking when it did that; with ``public``, only what all at the table can see."""
    reasons = _words(why(seen, action, public=public), mine=False)
    done = _public_act(action) if public else act(seen, action)
    return msg("thought", who=view.who(seen.seat), act=done, why=reasons[0], list=reasons)


def thought_line(seen: Observation, action: Action, view: Viewpoint) -> Message:
    """The same after the hand, with its place in it."""
    return msg("thought-line", place=_place(seen), line=thought(seen, action, view, public=False))


def review_line(seen: Observation, done: Action, better: Action, cost: int) -> Message:
    """A decision of the player that cost ``cost`` points, what was better, and why."""
    reasons = _words(why(seen, better), mine=True)
    facts = {"place": _place(seen), "act": act(seen, done), "better": act(seen, better)}
    return msg("review-line", **facts, n=cost, why=reasons[0], list=reasons)


def _words(reasons: Reasons, *, mine: bool) -> tuple[Message, ...]:
    return tuple(_reason(reason, mine=mine) for reason in reasons)


def _reason(reason: Reason, *, mine: bool) -> Message:
    """A reason in words; ``mine`` where it is the player's own."""
    match reason:
        case Reason(id=ReasonId.NEEDS, n=int(number)) if mine:
            return msg("why-needs-mine", n=number)
        case Reason(card=Card() as card):
            return msg(f"why-{reason.id}", card=str(card))
        case Reason(suit=str(suit)):
            return msg(f"why-{reason.id}", suit=suit)
        case Reason(n=int(number), total=int(total)):
            return msg(f"why-{reason.id}", n=number, total=total)
        case Reason(n=int(number)):
            return msg(f"why-{reason.id}", n=number)
    return msg(f"why-{reason.id}")


def act(seen: Observation, action: Action) -> Message:
    """What is done or had better be done, as the seat itself knows it."""
    match action:
        case Give(cards=cards):
            return msg("act-give", list=tuple(msg("act-card", card=str(card)) for card in cards))
        case Draw(keep=keep):
            return msg("act-keep" if keep else "act-discard", card=str(seen.top))
    return _public_act(action)


def _public_act(action: Action) -> Message:
    """What is done, as all can see it."""
    match action:
        case Play(card=card):
            return msg("card-name", card=str(card))
        case Bid(bid=bid):
            return msg("blind") if bid == BLIND else msg("nil") if bid == 0 else msg("act-bid", bid=int(bid))
        case Look():
            return msg("act-look")
        case Give(cards=cards):
            return msg("act-gave", n=len(cards))
    return msg("act-drew")


def _place(seen: Observation) -> Message:
    """Where in the hand a decision stood."""
    match seen.phase:
        case Phase.PLAY:
            return msg("place-trick", trick=len(seen.done) + 1)
        case Phase.DRAW:
            return msg("place-draw", n=len(seen.hand) + 1)
        case Phase.PASS:
            return msg("place-pass")
    return msg("place-bid")
