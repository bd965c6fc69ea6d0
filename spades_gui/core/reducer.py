"""``apply``: the one way a match goes on."""

from dataclasses import replace

from spades_gui.core.actions import Action, Bid, Cut, Deal, Play
from spades_gui.core.cards import SPADES
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
from spades_gui.core.legal import IllegalActionError, cut_winner, why_not
from spades_gui.core.scoring import Standing, score_hand, winner_of
from spades_gui.core.seats import CARDS_EACH, SEATS, left_of
from spades_gui.core.state import HandState, MatchState, Phase
from spades_gui.core.tricks import Trick

Step = tuple[MatchState, tuple[Event, ...]]


def apply(state: MatchState, action: Action) -> Step:
    """The state after ``action`` and what happened.

    Raises ``IllegalActionError`` where ``legal.why_not`` gives a reason.
    """
    reason = why_not(state, action)
    if reason is not None:
        raise IllegalActionError(reason)
    match action:
        case Play():
            return _play(state, action)
        case Bid():
            return _bid(state, action)
        case Deal():
            return _deal(state, action)
        case Cut():
            dealer = cut_winner(action.cards)
            cut = replace(state, phase=Phase.DEAL, dealer=dealer, cut=action.cards)
            return cut, (DealerDrawn(action.cards, dealer),)


def _deal(state: MatchState, action: Deal) -> Step:
    first = left_of(action.dealer)
    number = len(state.sheets) + 1
    hand = HandState(
        number=number,
        dealer=action.dealer,
        hands=action.hands,
        bids=(None,) * SEATS,
        won=(0,) * SEATS,
        trick=Trick(first),
        done=(),
        broken=False,
    )
    dealt = replace(state, phase=Phase.BID, turn=first, hand=hand)
    return dealt, (HandDealt(number, action.dealer, action.hands),)


def _bid(state: MatchState, action: Bid) -> Step:
    hand = state.hand
    assert hand is not None
    bids = (*hand.bids[: action.seat], action.bid, *hand.bids[action.seat + 1 :])
    made: tuple[Event, ...] = (BidMade(action.seat, action.bid),)
    if action.seat != hand.dealer:
        return replace(state, turn=left_of(action.seat), hand=replace(hand, bids=bids)), made
    leader = hand.trick.leader
    whole = tuple(bid for bid in bids if bid is not None)
    playing = replace(state, phase=Phase.PLAY, turn=leader, hand=replace(hand, bids=bids))
    return playing, (*made, BiddingEnded(whole, leader))


def _play(state: MatchState, action: Play) -> Step:
    hand = state.hand
    assert hand is not None
    seat, card = action.seat, action.card
    events: list[Event] = [CardPlayed(seat, card, led=not hand.trick.cards)]
    breaks = not hand.broken and card.suit == SPADES and hand.trick.led not in (None, SPADES)
    if breaks:
        events.append(SpadesBroken(seat))
    held = tuple([each for each in hand.hands[seat] if each != card])
    hands = (*hand.hands[:seat], held, *hand.hands[seat + 1 :])
    trick = Trick(hand.trick.leader, (*hand.trick.cards, card))
    broken = hand.broken or breaks
    # Built by hand rather than with replace(): this line runs 52 times a hand, and simulations play many hands.
    if not trick.whole:
        after = HandState(hand.number, hand.dealer, hands, hand.bids, hand.won, trick, hand.done, broken)
        return _with(state, Phase.PLAY, trick.turn, after), tuple(events)

    winner = trick.winning
    won = tuple([count + (owner == winner) for owner, count in enumerate(hand.won)])
    bid = hand.bids[winner]
    assert bid is not None
    done = (*hand.done, trick)
    events.append(TrickTaken(len(done), trick, winner, won[winner], bid))
    if bid == 0 and won[winner] == 1:
        events.append(NilLost(winner))
    after = HandState(hand.number, hand.dealer, hands, hand.bids, won, Trick(winner), done, broken)
    if len(done) < CARDS_EACH:
        return _with(state, Phase.PLAY, winner, after), tuple(events)
    return _score(state, after, events)


def _with(state: MatchState, phase: Phase, turn: int | None, hand: HandState) -> MatchState:
    return MatchState(
        state.options, phase, turn, state.dealer, state.cut, state.standings, hand, state.sheets, state.winner
    )


def _score(state: MatchState, hand: HandState, events: list[Event]) -> Step:
    bids = tuple(bid for bid in hand.bids if bid is not None)
    sheet = score_hand(hand.number, bids, hand.won, state.standings)
    totals = tuple(side.total for side in sheet.sides)
    winner = winner_of(state.options, totals)
    events.append(HandScored(sheet))
    if winner is not None:
        events.append(MatchEnded(winner, totals))
    scored = replace(
        state,
        phase=Phase.DEAL if winner is None else Phase.OVER,
        turn=None,
        dealer=left_of(hand.dealer),
        standings=tuple(Standing(side.total, side.bags) for side in sheet.sides),
        hand=hand,
        sheets=(*state.sheets, sheet),
        winner=winner,
    )
    return scored, tuple(events)
