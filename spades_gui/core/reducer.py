"""``apply``: the one way a match goes on."""

from dataclasses import replace
from typing import TypeVar

from spades_gui.core.actions import Action, Bid, BidValue, Cut, Deal, Draw, Give, Look, Play, is_nil
from spades_gui.core.bidding import blind_is_legal, far_enough_behind
from spades_gui.core.cards import ACE_OF_SPADES, SPADES
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
from spades_gui.core.legal import IllegalActionError, cut_winner, lead_of, playable_cards, totals, why_not
from spades_gui.core.options import RuleOptions
from spades_gui.core.scoring import Standing, score_hand, winner_of
from spades_gui.core.state import HandState, MatchState, Passed, Phase, Revoke
from spades_gui.core.tricks import Trick

_Value = TypeVar("_Value")
Step = tuple[MatchState, tuple[Event, ...]]


def apply(state: MatchState, action: Action) -> Step:
    """The state after ``action`` and what happened.

    Raises ``IllegalActionError`` where ``legal.why_not`` gives a reason.
    """
    reason = why_not(state, action)
    if reason is not None:
        raise IllegalActionError(reason)
    match action:
        case Cut(cards):
            dealer = cut_winner(cards)
            return replace(state, phase=Phase.DEAL, dealer=dealer, cut=cards), (DealerDrawn(cards, dealer),)
        case Deal():
            return _deal(state, action)
    hand = state.hand
    assert hand is not None
    match action:
        case Play():
            return _play(state, hand, action)
        case Bid():
            return _bid(state, hand, action)
        case Look(seat):
            looked = replace(hand, looked=_put(hand.looked, seat, True))
            return replace(state, hand=looked), (Looked(seat),)
        case Give():
            return _give(state, hand, action)
        case Draw():
            return _draw(state, hand, action)


def _deal(state: MatchState, action: Deal) -> Step:
    options = state.options
    number = len(state.sheets) + 1
    first = options.left_of(action.dealer)
    looked = tuple(not far_enough_behind(options, seat, totals(state)) for seat in range(options.seats))
    hand = HandState(
        number=number,
        dealer=action.dealer,
        hands=action.hands,
        bids=(None,) * options.seats,
        won=(0,) * options.seats,
        trick=Trick(first, options.seats),
        done=(),
        broken=False,
        looked=looked,
        stock=action.stock,
        refused=((),) * options.seats,
    )
    blind = tuple(seat for seat, seen in enumerate(looked) if not seen)
    dealt = (HandDealt(number, action.dealer, blind, options.drawn),)
    if options.drawn:
        return replace(state, phase=Phase.DRAW, turn=first, hand=hand), dealt
    return _turn_to_bid(state, hand, first), dealt


def _draw(state: MatchState, hand: HandState, action: Draw) -> Step:
    seat = action.seat
    top, below, *rest = hand.stock
    kept, discarded = (top, below) if action.keep else (below, top)
    seen = None if action.keep else discarded  # the second card is discarded unseen
    drawn = replace(
        hand,
        stock=tuple(rest),
        hands=_put(hand.hands, seat, (*hand.hands[seat], kept)),
        refused=_put(hand.refused, seat, (*hand.refused[seat], *(() if seen is None else (seen,)))),
    )
    events = (CardDrawn(seat, kept, seen, len(rest) // 2),)
    turn = state.options.left_of(seat)
    if rest:
        return replace(state, turn=turn, hand=drawn), events
    return _turn_to_bid(state, drawn, turn), events


def _turn_to_bid(state: MatchState, hand: HandState, seat: int) -> MatchState:
    """The state in which ``seat`` has to bid; it sees its cards now unless it is to be asked for a blind nil."""
    if not hand.looked[seat] and not blind_is_legal(state.options, hand.bids, seat, totals(state)):
        hand = replace(hand, looked=_put(hand.looked, seat, True))
    return replace(state, phase=Phase.BID, turn=seat, hand=hand)


def _bid(state: MatchState, hand: HandState, action: Bid) -> Step:
    seat = action.seat
    hand = replace(hand, bids=_put(hand.bids, seat, action.bid), looked=_put(hand.looked, seat, True))
    made: tuple[Event, ...] = (BidMade(seat, action.bid),)
    if seat != hand.dealer:
        return _turn_to_bid(state, hand, state.options.left_of(seat)), made
    bids = tuple(bid for bid in hand.bids if bid is not None)
    made = (*made, BiddingEnded(bids))
    gives = _gives(state.options, bids, state.options.left_of(hand.dealer))
    if gives:
        return replace(state, phase=Phase.PASS, turn=gives[0], hand=replace(hand, gives=gives)), made
    return _begin_play(state, hand, made)


def _gives(options: RuleOptions, bids: tuple[BidValue, ...], first: int) -> tuple[int, ...]:
    """Who gives cards to the partner, in turn: each nil bidder in the order of the bids, and the partner back."""
    if not options.nil_pass:
        return ()
    pairs = ((seat, options.partner_of(seat)) for seat in options.from_seat(first) if is_nil(bids[seat]))
    return tuple(seat for pair in pairs for seat in pair if seat is not None)


def _give(state: MatchState, hand: HandState, action: Give) -> Step:
    giver, cards = action.seat, action.cards
    taker = state.options.partner_of(giver)
    assert taker is not None
    hands = _put(hand.hands, giver, tuple(card for card in hand.hands[giver] if card not in cards))
    hands = _put(hands, taker, (*hands[taker], *cards))
    hand = replace(hand, hands=hands, gives=hand.gives[1:], passed=(*hand.passed, Passed(giver, taker, cards)))
    given: tuple[Event, ...] = (CardsGiven(giver, taker, len(cards), cards),)
    if hand.gives:
        return replace(state, turn=hand.gives[0], hand=hand), given
    return _begin_play(state, hand, given)


def _begin_play(state: MatchState, hand: HandState, events: tuple[Event, ...]) -> Step:
    options = state.options
    leader = options.left_of(hand.dealer)
    if options.first_lead == "ace_of_spades":
        leader = next((seat for seat, cards in enumerate(hand.hands) if ACE_OF_SPADES in cards), leader)
    hand = replace(hand, trick=Trick(leader, options.seats))
    return replace(state, phase=Phase.PLAY, turn=leader, hand=hand), (*events, PlayBegins(leader))


def _play(state: MatchState, hand: HandState, action: Play) -> Step:
    seat, card = action.seat, action.card
    events: list[Event] = [CardPlayed(seat, card, led=not hand.trick.cards)]
    breaks = not hand.broken and card.suit == SPADES and hand.trick.led not in (None, SPADES)
    if breaks:
        events.append(SpadesBroken(seat))
    revokes = hand.revokes
    if state.options.revoke == "penalised":
        revokes = _watch(state.options, hand, action, events)
    held = tuple([each for each in hand.hands[seat] if each != card])
    trick = Trick(hand.trick.leader, hand.trick.seats, (*hand.trick.cards, card))
    won, done = hand.won, hand.done
    turn = trick.turn
    if trick.whole:
        turn = trick.winning
        won = _put(won, turn, won[turn] + 1)
        done = (*done, trick)
        bid = hand.bids[turn]
        assert bid is not None
        events.append(TrickTaken(len(done), trick, turn, won[turn], bid))
        if is_nil(bid) and won[turn] == 1:
            events.append(NilLost(turn))
        trick = Trick(turn, trick.seats)
    # Built by hand rather than with replace(): this runs for every card, and simulations play many hands.
    after = HandState(
        hand.number,
        hand.dealer,
        _put(hand.hands, seat, held),
        hand.bids,
        won,
        trick,
        done,
        hand.broken or breaks,
        hand.looked,
        hand.stock,
        hand.refused,
        hand.gives,
        hand.passed,
        revokes,
    )
    if len(done) == state.options.tricks:
        return _score(state, after, events)
    now = MatchState(
        state.options,
        state.standings,
        Phase.PLAY,
        turn,
        state.dealer,
        state.cut,
        after,
        state.sheets,
        state.winner,
    )
    return now, tuple(events)


def _watch(options: RuleOptions, hand: HandState, action: Play, events: list[Event]) -> tuple[Revoke, ...]:
    """The revokes of the hand with what this card adds: one found, because the seat owed this card, or a new one."""
    seat, card = action.seat, action.card
    revokes = []
    for revoke in hand.revokes:
        found = revoke.seat == seat and not revoke.found and card in revoke.owed
        if found:
            events.append(RevokeFound(seat, revoke.trick, revoke.card))
        revokes.append(replace(revoke, found=True) if found else revoke)
    allowed = playable_cards(options, hand.hands[seat], lead_of(hand))
    if card not in allowed:
        revokes.append(Revoke(seat, len(hand.done) + 1, card, frozenset(allowed)))
    return tuple(revokes)


def _score(state: MatchState, hand: HandState, events: list[Event]) -> Step:
    options = state.options
    bids = tuple(bid for bid in hand.bids if bid is not None)
    # By now every card owed has been played, so every revoke has been found.
    revokes = {revoke.seat for revoke in hand.revokes}
    sheet = score_hand(options, hand.number, bids, hand.won, state.standings, revokes)
    after = tuple(side.total for side in sheet.sides)
    winner = winner_of(options, after)
    events.append(HandScored(sheet))
    if winner is not None:
        events.append(MatchEnded(winner, after))
    scored = replace(
        state,
        phase=Phase.DEAL if winner is None else Phase.OVER,
        turn=None,
        dealer=options.left_of(hand.dealer),
        standings=tuple(Standing(side.total, side.bags) for side in sheet.sides),
        hand=hand,
        sheets=(*state.sheets, sheet),
        winner=winner,
    )
    return scored, tuple(events)


def _put(values: tuple[_Value, ...], seat: int, value: _Value) -> tuple[_Value, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
