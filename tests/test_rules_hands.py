"""What options change in the course of a hand: exchanges, the first lead, blind nils, drawn cards, revokes."""

from dataclasses import replace
from typing import Any

import pytest

from spades_gui.core.actions import BLIND, Action, Bid, BidValue, Deal, Draw, Give, Look, Play
from spades_gui.core.cards import Card
from spades_gui.core.events import (
    BiddingEnded,
    BidMade,
    CardDrawn,
    CardsGiven,
    Event,
    HandDealt,
    Looked,
    PlayBegins,
    RevokeFound,
    SpadesBroken,
)
from spades_gui.core.legal import Reason, ReasonId, asks_blind, lead_of, playable_cards, why_not
from spades_gui.core.observation import observe
from spades_gui.core.options import RuleOptions, from_data
from spades_gui.core.reducer import apply
from spades_gui.core.scoring import Standing
from spades_gui.core.state import HandState, MatchState, Phase, Revoke, new_match

HANDS = (
    "2S 3S 4S AH KH QH JH TH 9H 8H 7H 6H 5H",
    "5S 6S 7S 2C 3C 4C 5C 6C 7C 8C 9C TC JC",
    "8S 9S TS 2D 3D 4D 5D 6D 7D 8D 9D TD JD",
    "JS QS KS AS 2H 3H 4H QC KC AC QD KD AD",
)


def match(rules: dict[str, Any], *scores: int, dealer: int = 3) -> MatchState:
    """A match in which ``dealer`` deals next, the sides having these scores."""
    options = from_data(rules)
    standings = tuple(Standing(score) for score in scores) or (Standing(),) * options.sides
    return replace(new_match(options), standings=standings, phase=Phase.DEAL, dealer=dealer)


def dealt(rules: dict[str, Any], *scores: int) -> MatchState:
    """The bidding of the four ``HANDS``, which seat 0 begins."""
    state = match(rules, *scores)
    return apply(state, Deal(3, tuple(state.options.deck.parse_all(hand) for hand in HANDS)))[0]


def after(state: MatchState, *actions: Action) -> tuple[MatchState, list[Event]]:
    """The state after the actions, and all that happened."""
    happened: list[Event] = []
    for action in actions:
        state, events = apply(state, action)
        happened.extend(events)
    return state, happened


def bid(state: MatchState, *bids: BidValue) -> tuple[MatchState, list[Event]]:
    """The state after these bids, the seat to bid first."""
    return after(state, *(Bid(seat, each) for seat, each in enumerate(bids)))


def cards(text: str) -> tuple[Card, ...]:
    return RuleOptions().deck.parse_all(text)


def hand_of(state: MatchState) -> HandState:
    assert state.hand is not None
    return state.hand


# Exchanges (nil_pass).


def test_the_nil_bidder_gives_first_and_gets_as_many_back() -> None:
    state, events = bid(dealt({"nil_pass": 2}), 0, 3, 3, 5)
    assert (state.phase, state.turn) == (Phase.PASS, 0)
    assert events[-1] == BiddingEnded((0, 3, 3, 5))
    state, events = after(state, Give(0, cards("4S AH")))
    assert events == [CardsGiven(0, 2, 2, cards("4S AH"))]
    assert {*cards("4S AH")} <= {*hand_of(state).hands[2]}
    assert state.turn == 2
    state, events = after(state, Give(2, cards("2D 3D")))
    assert events == [CardsGiven(2, 0, 2, cards("2D 3D")), PlayBegins(0)]
    assert [len(hand) for hand in hand_of(state).hands] == [13] * 4
    assert {*hand_of(state).hands[0]} == {*cards(HANDS[0] + " 2D 3D")} - {*cards("4S AH")}


def test_a_partner_may_give_back_what_it_was_given() -> None:
    state, _ = after(bid(dealt({"nil_pass": 1}), 0, 3, 3, 5)[0], Give(0, cards("AH")))
    assert why_not(state, Give(2, cards("AH"))) is None


def test_nobody_exchanges_without_a_nil() -> None:
    state, _ = bid(dealt({"nil_pass": 3}), 1, 3, 3, 5)
    assert state.phase is Phase.PLAY


def test_bidders_exchange_in_the_order_of_their_bids_both_partners_too() -> None:
    state, _ = bid(dealt({"nil_pass": 1}), 0, 3, 0, 0)
    assert hand_of(state).gives == (0, 2, 2, 0, 3, 1)


def test_a_blind_nil_bidder_exchanges_too() -> None:
    rules = {"nil_pass": 1, "blind_nil": True}
    state, _ = after(dealt(rules, -100, 0), Bid(0, BLIND), Bid(1, 3), Look(2), Bid(2, 4), Bid(3, 4))
    assert (state.phase, state.turn) == (Phase.PASS, 0)


@pytest.mark.parametrize(
    ("giver", "text", "reason"),
    [
        (0, "AH", ReasonId.GIVE_NUMBER),
        (0, "AH AH", ReasonId.GIVE_NUMBER),
        (0, "AH KH QH", ReasonId.GIVE_NUMBER),
        (0, "AH 2D", ReasonId.NOT_YOUR_CARD),
        (2, "2D 3D", ReasonId.NOT_YOUR_TURN),
    ],
)
def test_a_wrong_gift_is_refused(giver: int, text: str, reason: ReasonId) -> None:
    state, _ = bid(dealt({"nil_pass": 2}), 0, 3, 3, 5)
    refused = why_not(state, Give(giver, cards(text)))
    assert refused is not None
    assert refused.id is reason
    assert why_not(state, Play(0, cards("AH")[0])) == Reason(ReasonId.NOT_NOW)


# The first lead.


def test_the_ace_of_spades_leads_with_any_card_that_may_be_led() -> None:
    state, events = bid(dealt({"first_lead": "ace_of_spades"}), 1, 3, 3, 5)
    assert events[-1] == PlayBegins(3)
    assert state.turn == 3
    assert why_not(state, Play(3, cards("AS")[0])) == Reason(ReasonId.SPADES_NOT_OPEN)
    assert why_not(state, Play(3, cards("2H")[0])) is None


def test_the_ace_of_spades_may_be_led_where_spades_are_free() -> None:
    state, _ = bid(dealt({"first_lead": "ace_of_spades", "break_spades": "free"}), 1, 3, 3, 5)
    assert why_not(state, Play(3, cards("AS")[0])) is None


def test_the_ace_of_spades_leads_from_where_it_was_passed_to() -> None:
    rules = {"first_lead": "ace_of_spades", "nil_pass": 1}
    state, _ = bid(dealt(rules), 1, 3, 3, 0)
    state, events = after(state, Give(3, cards("AS")), Give(1, cards("2C")))
    assert events[-1] == PlayBegins(1)
    assert state.turn == 1


def test_the_dealers_left_leads_where_nobody_holds_the_ace_of_spades() -> None:
    state = match({"preset": "duel", "first_lead": "ace_of_spades"}, dealer=1)
    deck = [card for card in state.options.deck if str(card) != "AS"]
    for first in (tuple(deck[:13]), (*deck[:12], *cards("AS"))):
        state_after, _ = after(state, Deal(1, (tuple(deck[20:33]), first)), Bid(0, 1), Bid(1, 1))
        assert state_after.turn == (1 if cards("AS")[0] in first else 0)


# Blind nil.


def test_who_is_asked_about_blind_nil_sees_nothing_until_it_has_answered() -> None:
    state = dealt({"blind_nil": True}, 0, 100)
    for _ in range(2):
        assert observe(state, 0).hand == observe(state, 2).hand == ()
        assert observe(state, 1).hand == hand_of(state).hands[1]
        assert [observe(state, seat).blind_offered for seat in range(4)] == [True, False, False, False]
    assert [why_not(state, Bid(0, number)) for number in (0, 3)] == [Reason(ReasonId.BLIND_FIRST)] * 2
    assert observe(state, 0).bids_open() == ()
    looked, events = after(state, Look(0))
    assert events == [Looked(0)]
    assert observe(looked, 0).hand == hand_of(state).hands[0]
    assert observe(looked, 2).hand == ()
    assert observe(looked, 0).bids_open() == tuple(range(14))
    assert why_not(looked, Bid(0, BLIND)) == Reason(ReasonId.NO_BLIND)
    assert why_not(looked, Look(0)) == Reason(ReasonId.NO_BLIND)
    blind, events = after(state, Bid(0, BLIND))
    assert events == [BidMade(0, BLIND)]
    assert observe(blind, 0).hand == hand_of(state).hands[0]
    assert observe(blind, 2).hand == ()


def test_the_deal_tells_who_sees_nothing_yet() -> None:
    state = match({"blind_nil": True}, 0, 100)
    _, events = apply(state, Deal(3, tuple(map(cards, HANDS))))
    assert events == (HandDealt(1, 3, (0, 2), drawn=False),)


def test_who_can_no_longer_bid_blind_sees_its_cards_at_its_turn() -> None:
    state, _ = after(dealt({"blind_nil": True, "double_nil": "forbidden"}, 0, 100), Bid(0, BLIND))
    assert observe(state, 2).hand == ()
    state, _ = after(state, Bid(1, 3))
    assert not asks_blind(state)
    assert observe(state, 2).hand == hand_of(state).hands[2]
    assert why_not(state, Look(2)) == Reason(ReasonId.NO_BLIND)
    assert why_not(state, Bid(2, 0)) == Reason(ReasonId.BID_OPTION, option="double_nil")


def test_a_side_ahead_is_not_asked() -> None:
    state = dealt({"blind_nil": True, "blind_nil_deficit": 0}, 101, 100)
    assert not asks_blind(state)
    assert why_not(state, Bid(0, BLIND)) == why_not(state, Look(0)) == Reason(ReasonId.NO_BLIND)
    state, _ = after(state, Bid(0, 3))
    assert asks_blind(state)


# Drawn cards.


def test_two_players_draw_in_turn_the_non_dealer_first() -> None:
    state = match({"preset": "duel", "two_player_deal": "draw"}, dealer=0)
    stock = tuple(state.options.deck)
    state, events = after(state, Deal(0, ((), ()), stock))
    assert events == [HandDealt(1, 0, (), drawn=True)]
    assert (state.phase, state.turn) == (Phase.DRAW, 1)
    assert (observe(state, 1).top, observe(state, 0).top) == (stock[0], None)
    # Kept: the next card leaves unseen. Not kept: the next card is the seat's, whatever it is.
    state, events = after(state, Draw(1, keep=True), Draw(0, keep=False))
    assert events == [CardDrawn(1, stock[0], None, 25), CardDrawn(0, stock[3], stock[2], 24)]
    assert hand_of(state).hands == ((stock[3],), (stock[0],))
    assert (observe(state, 0).refused, observe(state, 1).refused) == ((stock[2],), ())
    assert observe(state, 1).top == stock[4]
    assert why_not(state, Draw(0, keep=True)) == Reason(ReasonId.NOT_YOUR_TURN)
    assert why_not(state, Bid(1, 3)) == Reason(ReasonId.NOT_NOW)
    for turn in range(24):
        state, _ = after(state, Draw((turn + 1) % 2, keep=turn % 3 == 0))
    assert (state.phase, state.turn) == (Phase.BID, 1)
    assert [len(hand) for hand in hand_of(state).hands] == [13, 13]
    assert hand_of(state).stock == ()


def test_a_stock_is_the_whole_deck_and_no_card_is_dealt() -> None:
    state = match({"preset": "duel", "two_player_deal": "draw"}, dealer=0)
    deck = tuple(state.options.deck)
    for hands, stock in (
        (((), ()), deck[:-1]),
        (((), ()), (*deck[:-1], deck[0])),
        ((deck[:13], deck[13:26]), ()),
        ((deck[:13], deck[13:26]), deck[26:]),
    ):
        assert why_not(state, Deal(0, hands, stock)) == Reason(ReasonId.BAD_DEAL)


def test_two_players_are_dealt_thirteen_cards_and_the_others_stay_out() -> None:
    state = match({"preset": "duel"}, dealer=0)
    deck = tuple(state.options.deck)
    assert why_not(state, Deal(0, (deck[:13], deck[30:43]))) is None
    assert why_not(state, Deal(0, (deck[:13], deck[30:42]))) == Reason(ReasonId.BAD_DEAL)
    assert why_not(state, Deal(0, ((), ()), deck)) == Reason(ReasonId.BAD_DEAL)


# Revokes.


def play(state: MatchState, text: str) -> tuple[MatchState, list[Event]]:
    """The state after these cards by the seats whose turn it is."""
    happened: list[Event] = []
    for card in cards(text):
        assert state.turn is not None
        state, events = apply(state, Play(state.turn, card))
        happened.extend(events)
    return state, happened


def test_a_revoke_is_found_when_the_suit_shows_up_later() -> None:
    state, _ = bid(dealt({"revoke": "penalised"}), 1, 3, 3, 5)
    state, events = play(state, "AH 5S 8S AC")  # seat 3 holds 2H 3H 4H
    assert not any(isinstance(event, RevokeFound) for event in events)
    assert [observe(state, seat).revokes for seat in range(4)] == [()] * 4
    assert hand_of(state).revokes == (Revoke(3, 1, cards("AC")[0], frozenset(cards("2H 3H 4H"))),)
    state, events = play(state, "2D QD 5H 2C")  # 8S has taken the first trick
    assert not any(isinstance(event, RevokeFound) for event in events)
    assert [observe(state, seat).revokes for seat in range(4)] == [()] * 4
    state, events = play(state, "2H")
    assert RevokeFound(3, 1, cards("AC")[0]) in events
    assert [observe(state, seat).revokes for seat in range(4)] == [(3,)] * 4


def test_a_revoke_that_shows_at_the_end_is_scored() -> None:
    state, _ = bid(dealt({"revoke": "penalised"}), 1, 3, 3, 5)
    state, _ = play(state, "AH 5S 8S AC")
    found = []
    while state.phase is Phase.PLAY:
        assert state.turn is not None
        held = hand_of(state).hands[state.turn]
        choice = playable_cards(state.options, held, lead_of(hand_of(state)))
        if state.turn == 3:  # keeps its hearts to the end
            choice = tuple(card for card in held if card.suit != "H") or held
        number = len(hand_of(state).done) + 1
        state, events = apply(state, Play(state.turn, choice[0]))
        found += [number for event in events if isinstance(event, RevokeFound)]
    assert found
    assert min(found) == 11  # ten cards of seat 3 are no hearts
    sides = state.sheets[0].sides
    assert [line.points for line in sides[1].lines] == [-50]
    assert sides[0].points == 10 + 30


def test_a_revoke_with_a_spade_breaks_spades_and_takes_the_trick() -> None:
    state, _ = bid(dealt({"revoke": "penalised"}), 1, 3, 3, 5)
    state, events = play(state, "AH 2C 2D AS")
    assert SpadesBroken(3) in events
    assert state.turn == 3
    assert len(hand_of(state).revokes) == 1


def test_leading_spades_too_early_is_a_revoke_as_well() -> None:
    state, _ = bid(dealt({"revoke": "penalised"}), 1, 3, 3, 5)
    state, _ = play(state, "2S")
    assert hand_of(state).revokes == (Revoke(0, 1, cards("2S")[0], frozenset(cards("AH KH QH JH TH 9H 8H 7H 6H 5H"))),)
    assert not hand_of(state).broken


def test_even_where_revokes_are_penalised_one_plays_a_card_one_holds_in_turn() -> None:
    state, _ = bid(dealt({"revoke": "penalised"}), 1, 3, 3, 5)
    assert why_not(state, Play(0, cards("AS")[0])) == Reason(ReasonId.NOT_YOUR_CARD)
    assert why_not(state, Play(1, cards("2C")[0])) == Reason(ReasonId.NOT_YOUR_TURN)


def test_following_every_rule_is_no_revoke() -> None:
    state, _ = bid(dealt({"revoke": "penalised"}), 1, 3, 3, 5)
    state, _ = play(state, "AH 5S 2D 2H")
    assert hand_of(state).revokes == ()


# Breaking.


def test_spades_may_be_led_from_the_second_trick_on() -> None:
    state, _ = bid(dealt({"break_spades": "not_first"}), 1, 3, 3, 5)
    assert why_not(state, Play(0, cards("2S")[0])) == Reason(ReasonId.SPADES_NOT_FIRST)
    state, _ = play(state, "AH 2C 2D 2H")
    assert why_not(state, Play(0, cards("2S")[0])) is None


def test_a_joker_on_another_suit_breaks_spades() -> None:
    rules = {"jokers": True}
    state = match(rules)
    deck = state.options.deck
    hands = [list(deck.of_suit("H")), list(deck.of_suit("C")), list(deck.of_suit("D")), list(deck.of_suit("S"))]
    # 12 hearts, 12 clubs, 13 diamonds, 15 spades: two spades go where a card is missing.
    hands[0].append(hands[3].pop())
    hands[1].append(hands[3].pop())
    state, _ = after(state, Deal(3, tuple(map(tuple, hands))))
    state, _ = bid(state, 1, 3, 3, 5)
    state, _ = after(state, Play(0, deck.parse("AH")), Play(1, deck.parse("AC")), Play(2, deck.parse("AD")))
    assert not hand_of(state).broken
    state, events = after(state, Play(3, deck.parse("BJ")))
    assert SpadesBroken(3) in events
    assert hand_of(state).broken
