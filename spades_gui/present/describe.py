"""What has happened, in messages and sounds. News first, and only what the player does not know already."""

from spades_gui.core.events import (
    BiddingEnded,
    BidMade,
    CardPlayed,
    DealerDrawn,
    Event,
    HandDealt,
    HandScored,
    MatchEnded,
    NilLost,
    SpadesBroken,
    TrickTaken,
)
from spades_gui.core.observation import Observation, Phase
from spades_gui.core.seats import SIDES, seats_of, side_of
from spades_gui.present.cues import Cue
from spades_gui.present.message import Message, msg
from spades_gui.present.sheet import side_summary
from spades_gui.present.viewpoint import Viewpoint

Placed = tuple[Cue, float]
"""A sound and where it comes from, -1 left … 1 right."""


def describe(event: Event, view: Viewpoint, verbosity: str) -> tuple[Message, ...]:
    """The messages that tell of ``event``; ``verbosity`` is ``brief``, ``normal`` or ``full``."""
    match event:
        case DealerDrawn(cards, dealer):
            drawn = tuple(msg("cut-card", card=str(card), who=view.who(seat)) for seat, card in enumerate(cards))
            shown = () if verbosity == "brief" else (msg("cut", list=drawn),)
            return (*shown, _deals(dealer, view))
        case HandDealt(number, dealer):
            # Of the first hand the draw has just told the dealer.
            dealt = msg("hand-dealt", hand=number)
            return (dealt,) if number == 1 else (dealt, _deals(dealer, view))
        case BidMade(seat, bid):
            if bid == 0:
                return (msg("bid-nil", who=view.who(seat)),)
            return (msg("bid-made", who=view.who(seat), bid=bid),)
        case BiddingEnded(bids, leader):
            return _bidding_ended(bids, leader, view)
        case CardPlayed(seat, card):
            if view.me(seat):
                return () if verbosity == "brief" else (msg("card-mine", card=str(card)),)
            return (msg("card-played", card=str(card), who=view.who(seat)),)
        case SpadesBroken():
            return (msg("spades-broken"),)
        case TrickTaken(_, _, seat, won, bid):
            if bid == 0:
                return (msg("trick-mine-nil") if view.me(seat) else msg("trick-taken-nil", who=view.who(seat)),)
            if view.me(seat):
                return (msg("trick-mine", won=won, bid=bid),)
            return (msg("trick-taken", who=view.who(seat), won=won, bid=bid),)
        case NilLost(seat):
            return (msg("nil-lost-mine") if view.me(seat) else msg("nil-lost", who=view.who(seat)),)
        case HandScored(sheet):
            return tuple(side_summary(sheet.sides[side], side, view) for side in view.sides())
        case MatchEnded(winner, totals):
            return (match_result(winner, totals, view),)


def _deals(dealer: int, view: Viewpoint) -> Message:
    return msg("deals-mine") if view.me(dealer) else msg("deals", who=view.who(dealer))


def _bidding_ended(bids: tuple[int, ...], leader: int, view: Viewpoint) -> tuple[Message, ...]:
    contracts = tuple(
        msg("side-bid", side=view.side(side), contract=sum(bids[seat] for seat in seats_of(side)))
        for side in view.sides()
    )
    # A player who leads is told so by the prompt that follows.
    leads = () if view.me(leader) else (msg("leads", who=view.who(leader)),)
    return (msg("contracts", list=contracts), *leads)


def match_result(winner: int, totals: tuple[int, ...], view: Viewpoint) -> Message:
    """Who has won the match, with both totals."""
    loser = next(side for side in range(SIDES) if side != winner)
    points = {"score": totals[winner], "other": totals[loser]}
    if view.playing:
        return msg("match-won" if winner == side_of(view.seat) else "match-lost", **points)
    return msg("match-ended", side=view.side(winner), **points)


def prompt(observation: Observation, view: Viewpoint) -> Message | None:
    """What the game asks of the player now, if anything."""
    if not observation.my_turn or not view.playing:
        return None
    if observation.phase is Phase.BID:
        return msg("your-bid")
    if observation.led is None:
        return msg("your-lead")
    return msg("your-turn", suit=observation.led)


def cues(event: Event, view: Viewpoint) -> tuple[Placed, ...]:
    """The sounds that go with ``event``."""
    mine = side_of(view.seat)
    match event:
        case HandDealt():
            return ((Cue.DEAL, 0.0),)
        case CardPlayed(seat):
            return ((Cue.CARD, view.pan(seat)),)
        case SpadesBroken(seat):
            return ((Cue.SPADES_BROKEN, view.pan(seat)),)
        case TrickTaken(_, _, seat):
            return ((Cue.TRICK_US if side_of(seat) == mine else Cue.TRICK_THEM, view.pan(seat)),)
        case NilLost(seat):
            return ((Cue.NIL_LOST, view.pan(seat)),)
        case MatchEnded(winner):
            return ((Cue.WIN if winner == mine else Cue.LOSS, 0.0),)
        case _:
            return ()
