"""Nobody sees a card it may not know: not in an observation, not in an event, under any option."""

from dataclasses import fields, is_dataclass, replace
from random import Random
from typing import Any

from examples import examples
from hypothesis import given
from hypothesis import strategies as st
from random_play import random_rules, random_steps, redealt, rules_text

from spades_gui.core.actions import Give
from spades_gui.core.cards import Card
from spades_gui.core.events import CardDrawn, CardsGiven, Event, HandDealt, visible
from spades_gui.core.legal import asks_blind
from spades_gui.core.observation import observe
from spades_gui.core.options import RuleOptions
from spades_gui.core.state import MatchState, Phase

seeds = given(st.integers(0, 10**9))
many = examples(80)
some = examples(25)


def rules_with_secrets(rng: Random) -> RuleOptions:
    """Random rules, mostly such that something is hidden besides the hands."""
    blind = {"blind_nil": True, "blind_nil_deficit": 0}
    kinds: list[dict[str, Any]] = [
        {"seats": 4, "teams": "partners", "nil_pass": rng.randint(1, 3)},
        {"seats": 2, "two_player_deal": "draw"},
        {"bidding": rng.choice(("free", "suicide")), **blind, "seats": 4, "teams": "partners"},
        {"bidding": "free", **blind},
        {},
    ]
    return random_rules(rng, **rng.choice(kinds))


def position(rng: Random) -> MatchState:
    """A position of a random hand, as often in one phase as in another."""
    steps = list(random_steps(rules_with_secrets(rng), rng, hands=1))[2:]
    phase = rng.choice(sorted({before.phase for before, *_ in steps}))
    return rng.choice([before for before, *_ in steps if before.phase is phase])


def all_cards(value: Any) -> set[Card]:
    """Every card anywhere in a value."""
    if isinstance(value, Card):
        return {value}
    if isinstance(value, tuple | list | frozenset):
        return {card for each in value for card in all_cards(each)}
    if is_dataclass(value) and not isinstance(value, RuleOptions):
        return {card for each in fields(value) for card in all_cards(getattr(value, each.name))}
    return set()


@seeds
@many
def test_redealing_the_hidden_cards_leaves_the_observation_unchanged(seed: int) -> None:
    rng = Random(seed)
    state = position(rng)
    for seat in range(state.options.seats):
        other = redealt(state, seat, rng)
        assert observe(other, seat) == observe(state, seat), rules_text(state.options)


def test_redealing_does_deal_anew() -> None:
    changed = dict.fromkeys(Phase, 0)
    for seed in range(150):
        rng = Random(seed)
        state = position(rng)
        other = redealt(state, 0, rng)
        assert other.hand is not None
        assert state.hand is not None
        assert [len(hand) for hand in other.hand.hands] == [len(hand) for hand in state.hand.hands]
        changed[state.phase] += other != state
    assert min(changed[phase] for phase in (Phase.DRAW, Phase.BID, Phase.PASS, Phase.PLAY)) > 5


@seeds
@many
def test_an_observation_holds_no_card_but_those_its_seat_has_seen(seed: int) -> None:
    state = position(Random(seed))
    hand = state.hand
    assert hand is not None
    played = {card for trick in (*hand.done, hand.trick) for card in trick.cards}
    for seat in range(state.options.seats):
        seen = {*state.cut, *played, *hand.refused[seat]}
        if hand.looked[seat]:
            seen.update(hand.hands[seat])
        if state.phase is Phase.DRAW and state.turn == seat:
            seen.add(hand.stock[0])
        for gift in hand.passed:
            if seat in (gift.giver, gift.taker):
                seen.update(gift.cards)
        assert all_cards(observe(state, seat)) <= seen


@seeds
@many
def test_before_a_blind_question_is_answered_its_seat_sees_no_card(seed: int) -> None:
    rng = Random(seed)
    teams = rng.choice(({"seats": 4, "teams": "partners"}, {"teams": "solo"}))
    rules = random_rules(rng, bidding="free", blind_nil=True, blind_nil_deficit=0, two_player_deal="straight", **teams)
    asked = 0
    for state, *_ in random_steps(rules, rng, hands=3):
        if state.phase is not Phase.BID:
            continue
        hand = state.hand
        assert hand is not None
        for seat in range(rules.seats):
            seen = observe(state, seat)
            mine = state.standings[rules.side_of(seat)].score
            behind = any(
                standing.score - mine >= 0
                for side, standing in enumerate(state.standings)
                if side != rules.side_of(seat)
            )
            if state.turn == seat and asks_blind(state):
                asked += 1
                assert not seen.looked
                assert all_cards(seen) <= {*state.cut}
            elif behind and hand.bids[seat] is None and state.turn != seat:
                assert not seen.looked  # its turn is still to come, and it may yet be asked
                assert all_cards(seen) <= {*state.cut}
    assert asked > 0


@seeds
@some
def test_an_event_shows_no_card_that_its_seat_may_not_know(seed: int) -> None:
    rng = Random(seed)
    for before, action, _, events in random_steps(rules_with_secrets(rng), rng, hands=1):
        for event in events:
            for seat in range(before.options.seats):
                shown = visible(event, seat)
                _check_shown(event, shown, seat)
                if isinstance(action, Give) and isinstance(event, CardsGiven):
                    partners = (action.seat, before.options.partner_of(action.seat))
                    assert shown == (event if seat in partners else replace(event, cards=None))


def _check_shown(event: Event, shown: Event, seat: int) -> None:
    match event:
        case CardDrawn() if event.seat != seat:
            assert shown == replace(event, kept=None, discarded=None)
            assert not all_cards(shown)
        case CardsGiven():
            pass  # compared with the action
        case HandDealt():
            assert not all_cards(shown)
        case _:
            assert shown == event


@seeds
@some
def test_what_an_observation_says_of_the_hand_agrees_with_the_truth(seed: int) -> None:
    state = position(Random(seed))
    hand = state.hand
    assert hand is not None
    options = state.options
    for seat in range(options.seats):
        seen = observe(state, seat)
        held = {card for cards in hand.hands for card in cards}
        assert held.isdisjoint(seen.played())
        if options.seats > 2:
            assert {*seen.played()} == {*options.deck} - held
        assert seen.counts == tuple(len(cards) for cards in hand.hands)
        if options.revoke == "prevented":
            for other, suits in enumerate(seen.voids()):
                assert all(card.suit not in suits for card in hand.hands[other])
        assert seen.my_turn == (seat == state.turn)
