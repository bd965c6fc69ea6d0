"""What has happened, in messages and sounds. News first, and only what the player does not know already."""

from spades_gui.core.actions import BLIND, BidValue, is_nil, tricks_bid
from spades_gui.core.cards import Card
from spades_gui.core.events import (
    BiddingEnded,
    BidMade,
    CardDrawn,
    CardPlayed,
    CardsGiven,
    DealerDrawn,
    Event,
    HandDealt,
    HandScored,
    Looked,
    MatchEnded,
    NilLost,
    PlayBegins,
    RevokeFound,
    SpadesBroken,
    TrickTaken,
)
from spades_gui.core.observation import Observation, Phase
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
        case CardDrawn():
            return _card_drawn(event, view, verbosity)
        case Looked(seat):
            return () if view.me(seat) else (msg("looked", who=view.who(seat)),)
        case BidMade(seat, bid):
            return (_bid_made(seat, bid, view),)
        case BiddingEnded(bids):
            return (_contracts(bids, view),)
        case CardsGiven():
            return (_cards_given(event, view),)
        case PlayBegins(leader):
            # A player who leads is told so by the prompt that follows.
            return () if view.me(leader) else (msg("leads", who=view.who(leader)),)
        case CardPlayed(seat, card):
            if view.me(seat):
                return () if verbosity == "brief" else (msg("card-mine", card=str(card)),)
            return (msg("card-played", card=str(card), who=view.who(seat)),)
        case SpadesBroken():
            return (msg("spades-broken"),) if view.options.break_spades == "broken" else ()
        case RevokeFound(seat, trick, card):
            if view.me(seat):
                return (msg("revoke-mine", card=str(card), trick=trick),)
            return (msg("revoke", who=view.who(seat), card=str(card), trick=trick),)
        case TrickTaken(_, _, seat, won, bid):
            return (_trick_taken(seat, won, bid, view),)
        case NilLost(seat):
            return (msg("nil-lost-mine") if view.me(seat) else msg("nil-lost", who=view.who(seat)),)
        case HandScored(sheet):
            return tuple(side_summary(sheet.sides[side], side, view) for side in view.sides())
        case MatchEnded(winner, totals):
            return (match_result(winner, totals, view),)


def _deals(dealer: int, view: Viewpoint) -> Message:
    return msg("deals-mine") if view.me(dealer) else msg("deals", who=view.who(dealer))


def _card_drawn(event: CardDrawn, view: Viewpoint, verbosity: str) -> tuple[Message, ...]:
    if not view.me(event.seat):
        # Heard thirteen times a hand, it tells nothing but that the game goes on, and the sound of the card does too.
        return (msg("drawn", who=view.who(event.seat)),) if verbosity == "full" else ()
    # A card that was looked at and kept has just been named; the other one is news.
    return (msg("drawn-mine", card=str(event.kept)),) if event.discarded else ()


def _bid_made(seat: int, bid: BidValue, view: Viewpoint) -> Message:
    who = view.who(seat)
    if bid == BLIND:
        return msg("bid-blind", who=who)
    return msg("bid-nil", who=who) if bid == 0 else msg("bid-made", who=who, bid=tricks_bid(bid))


def _contracts(bids: tuple[BidValue, ...], view: Viewpoint) -> Message:
    if not view.options.partners:
        return msg("bids-total", n=sum(map(tricks_bid, bids)), total=view.options.tricks)
    contracts = tuple(
        msg("side-bid", side=view.side(side), contract=sum(tricks_bid(bids[seat]) for seat in seats))
        for side in view.sides()
        if (seats := view.options.seats_of(side))
    )
    return msg("contracts", list=contracts)


def _cards_given(event: CardsGiven, view: Viewpoint) -> Message:
    if event.cards is None:
        return msg("given", who=view.who(event.giver), n=event.count)
    cards = _names(event.cards)
    if view.me(event.giver):
        return msg("given-by-me", list=cards)
    return msg("given-to-me", who=view.who(event.giver), list=cards)


def _trick_taken(seat: int, won: int, bid: BidValue, view: Viewpoint) -> Message:
    if is_nil(bid):
        return msg("trick-mine-nil") if view.me(seat) else msg("trick-taken-nil", who=view.who(seat))
    if view.me(seat):
        return msg("trick-mine", won=won, bid=tricks_bid(bid))
    return msg("trick-taken", who=view.who(seat), won=won, bid=tricks_bid(bid))


def _names(cards: tuple[Card, ...]) -> tuple[Message, ...]:
    return tuple(msg("card-name", card=str(card)) for card in cards)


def match_result(winner: int, totals: tuple[int, ...], view: Viewpoint) -> Message:
    """Who has won the match, and how many points each side has."""
    if not view.options.partners:
        others = tuple(
            msg("side-points", side=view.side(side), score=totals[side]) for side in view.sides() if side != winner
        )
        if view.me(winner):
            return msg("match-won-solo", score=totals[winner], list=others)
        return msg("match-ended-solo", who=view.who(winner), score=totals[winner], list=others)
    points = {"score": totals[winner], "other": totals[1 - winner]}
    if view.playing:
        return msg("match-won" if winner == view.options.side_of(view.seat) else "match-lost", **points)
    return msg("match-ended", side=view.side(winner), **points)


def prompt(observation: Observation, view: Viewpoint) -> Message | None:
    """What the game asks of the player now, if anything."""
    if not observation.my_turn or not view.playing:
        return None
    match observation.phase:
        case Phase.DRAW:
            return msg("your-draw", card=str(observation.top))
        case Phase.BID:
            return msg("your-blind") if observation.blind_offered else msg("your-bid")
        case Phase.PASS:
            return msg("your-gift", n=observation.options.nil_pass)
    if observation.led is None:
        return msg("your-lead")
    return msg("your-turn", suit=observation.led)


def cues(event: Event, view: Viewpoint) -> tuple[Placed, ...]:
    """The sounds that go with ``event``."""
    mine = view.options.side_of(view.seat)
    match event:
        case HandDealt(drawn=False):
            return ((Cue.DEAL, 0.0),)
        case CardDrawn(seat) | CardPlayed(seat):
            return ((Cue.CARD, view.pan(seat)),)
        case CardsGiven(giver):
            return ((Cue.CARD, view.pan(giver)),)
        case SpadesBroken(seat) if view.options.break_spades == "broken":
            return ((Cue.SPADES_BROKEN, view.pan(seat)),)
        case TrickTaken(_, _, seat):
            ours = view.options.side_of(seat) == mine
            return ((Cue.TRICK_US if ours else Cue.TRICK_THEM, view.pan(seat)),)
        case NilLost(seat) | RevokeFound(seat):
            return ((Cue.NIL_LOST, view.pan(seat)),)
        case MatchEnded(winner):
            return ((Cue.WIN if winner == mine else Cue.LOSS, 0.0),)
        case _:
            return ()
