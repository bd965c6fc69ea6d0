"""What holds in every match, shown by random matches and an independent, naive check of legality."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_play import random_match, random_position, random_steps, redealt

from spades_gui.core.actions import Action, Bid, Cut, Deal, Play
from spades_gui.core.cards import DECK, Card
from spades_gui.core.events import HandDealt, HandScored, MatchEnded, TrickTaken, visible
from spades_gui.core.legal import IllegalActionError, why_not
from spades_gui.core.observation import observe
from spades_gui.core.options import RuleOptions
from spades_gui.core.reducer import apply
from spades_gui.core.scoring import Standing
from spades_gui.core.seats import CARDS_EACH, SEATS, SIDES
from spades_gui.core.state import MatchState, Phase

SHORT = RuleOptions(target=150)
seeds = given(st.integers(0, 10**9))
many = settings(max_examples=60, deadline=None, derandomize=True)
some = settings(max_examples=15, deadline=None, derandomize=True)


def naively_legal(state: MatchState, action: Bid | Play) -> bool:
    """Legality read off the rules a second time, from nothing but the cards, bids and tricks of the hand."""
    hand = state.hand
    if hand is None:
        return False
    if isinstance(action, Bid):
        bid = [(hand.dealer + step) % 4 for step in (1, 2, 3, 4) if hand.bids[(hand.dealer + step) % 4] is not None]
        in_turn = len(bid) < 4 and action.seat == (hand.dealer + 1 + len(bid)) % 4
        return state.phase is not Phase.DEAL and in_turn and action.bid in range(14)
    if None in hand.bids or sum(hand.won) == 13:
        return False
    table = list(hand.trick.cards)
    mine = list(hand.hands[action.seat])
    if action.seat != (hand.trick.leader + len(table)) % 4 or action.card not in mine:
        return False
    if table:
        can_follow = [card for card in mine if card[0] == table[0][0]]
        return action.card in (can_follow or mine)
    opened = any(card[0] == "S" and trick.cards[0][0] != "S" for trick in hand.done for card in trick.cards)
    return action.card[0] != "S" or opened or all(card[0] == "S" for card in mine)


@seeds
@many
def test_exactly_the_legal_actions_are_accepted(seed: int) -> None:
    state = random_position(Random(seed))
    actions: list[Bid | Play] = [Bid(seat, bid) for seat in range(SEATS) for bid in range(-1, 15)]
    actions += [Play(seat, card) for seat in range(SEATS) for card in DECK]
    accepted = 0
    for action in actions:
        legal = naively_legal(state, action)
        reason = why_not(state, action)
        assert (reason is None) == legal, action
        if legal:
            apply(state, action)
            accepted += 1
        else:
            with pytest.raises(IllegalActionError) as refused:
                apply(state, action)
            assert refused.value.reason == reason
    assert accepted > 0


@seeds
@some
def test_what_the_observation_offers_is_what_is_legal(seed: int) -> None:
    state = random_position(Random(seed))
    for seat in range(SEATS):
        seen = observe(state, seat)
        assert set(seen.playable()) == {card for card in DECK if why_not(state, Play(seat, card)) is None}
        assert set(seen.bids_open()) == {bid for bid in range(-1, 20) if why_not(state, Bid(seat, bid)) is None}


@seeds
@some
def test_every_hand_is_thirteen_tricks_of_fifty_two_different_cards(seed: int) -> None:
    cards: list[Card] = []
    tricks = 0
    for _, action, _, events in random_steps(SHORT, Random(seed), hands=5):
        if isinstance(action, Play):
            cards.append(action.card)
        for event in events:
            if isinstance(event, TrickTaken):
                tricks += 1
                assert event.number == tricks
                assert event.trick.cards == tuple(cards[-SEATS:])
            elif isinstance(event, HandScored):
                assert tricks == CARDS_EACH
                assert sorted(cards) == sorted(DECK)
                cards, tricks = [], 0
    assert (cards, tricks) == ([], 0)


@seeds
@some
def test_the_sheets_add_up_to_the_standings_and_the_bags_stay_below_ten(seed: int) -> None:
    _, state = random_match(SHORT, Random(seed), hands=8)
    for side in range(SIDES):
        total = 0
        for number, sheet in enumerate(state.sheets, 1):
            mine = sheet.sides[side]
            assert sheet.number == number
            assert mine.points == sum(line.points for line in mine.lines)
            total += mine.points
            assert mine.total == total
            assert 0 <= mine.bags < 10
        last = state.sheets[-1].sides[side]
        assert state.standings[side] == Standing(last.total, last.bags) == Standing(total, last.bags)


@seeds
@some
def test_a_match_ends_with_the_first_hand_in_which_one_side_leads_at_the_target(seed: int) -> None:
    ended = False
    for _, _, after, events in random_steps(SHORT, Random(seed), hands=30):
        assert not ended
        totals = [standing.score for standing in after.standings]
        if any(isinstance(event, HandScored) for event in events):
            over = max(totals) >= SHORT.target and totals[0] != totals[1]
            assert (after.phase is Phase.OVER) == over == isinstance(events[-1], MatchEnded)
            assert after.winner == (totals.index(max(totals)) if over else None)
            ended = over
    if ended:
        for action in (Bid(0, 3), Play(0, DECK[0]), Cut(DECK[:4]), Deal(after.dealer or 0, ())):
            assert why_not(after, action) is not None


@seeds
@some
def test_the_deal_passes_to_the_left_after_every_hand(seed: int) -> None:
    dealers = [
        event.dealer
        for *_, events in random_steps(RuleOptions(), Random(seed), hands=6)
        for event in events
        if isinstance(event, HandDealt)
    ]
    assert dealers == [(dealers[0] + step) % SEATS for step in range(len(dealers))]


def test_a_tie_at_the_top_plays_on() -> None:
    actions, state = random_match(RuleOptions(), Random(4), hands=1)
    before = state
    for action in actions:
        if isinstance(action, Deal):
            before = replace(before, phase=Phase.DEAL, dealer=action.dealer, sheets=(), hand=None)
    points = [side.points for side in state.sheets[0].sides]
    level = tuple(Standing(600 - gained, 0) for gained in points)
    for tie, standings in ((True, level), (False, (Standing(level[0].score + 1, 0), level[1]))):
        again = replace(before, standings=standings)
        for action in actions[1:]:
            again, _ = apply(again, action)
        no_bags = all(line.kind != "bag_penalty" for side in again.sheets[0].sides for line in side.lines)
        assert no_bags
        assert again.phase is (Phase.DEAL if tie else Phase.OVER)
        assert again.winner is (None if tie else 0)


@seeds
@many
def test_redealing_the_hidden_cards_leaves_the_observation_unchanged(seed: int) -> None:
    rng = Random(seed)
    state = random_position(rng)
    assert state.hand is not None
    for seat in range(SEATS):
        other = redealt(state, seat, rng)
        assert observe(other, seat) == observe(state, seat)


@seeds
@some
def test_an_event_never_shows_another_hand(seed: int) -> None:
    for _, _, _, events in random_steps(RuleOptions(), Random(seed), hands=1):
        for event in events:
            for seat in range(SEATS):
                shown = visible(event, seat)
                if isinstance(event, HandDealt):
                    assert isinstance(shown, HandDealt)
                    assert shown.hands[seat] == event.hands[seat]
                    assert [other for other, hand in enumerate(shown.hands) if hand is not None] == [seat]
                    assert replace(shown, hands=event.hands) == event
                else:
                    assert shown == event


@seeds
@some
def test_what_an_observation_says_of_the_hand_agrees_with_the_truth(seed: int) -> None:
    state = random_position(Random(seed))
    hand = state.hand
    assert hand is not None
    for seat in range(SEATS):
        seen = observe(state, seat)
        held = {card for cards in hand.hands for card in cards}
        assert {*seen.played()} == {*DECK} - held
        assert seen.counts == tuple(len(cards) for cards in hand.hands)
        for other, suits in enumerate(seen.voids()):
            assert all(card.suit not in suits for card in hand.hands[other])
        assert seen.my_turn == (seat == state.turn)


def test_an_action_never_changes_the_state_it_is_applied_to() -> None:
    steps = list(random_steps(RuleOptions(), Random(9), hands=1))
    for (_, _, after, _), (before, _, _, _) in pairwise(steps):
        assert after is before
    again: list[Action] = [action for _, action, _, _ in steps]
    state = steps[0][0]
    for action, (before, _, after, _) in zip(again, steps, strict=True):
        assert state == before
        state, _ = apply(state, action)
        assert state == after
