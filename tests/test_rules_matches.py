"""What holds in every match under every option, shown by random matches under random legal options."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, pairwise
from random import Random

import naive
import pytest
from examples import examples
from hypothesis import given
from hypothesis import strategies as st
from naive_table import Table
from random_play import random_match, random_rules, random_steps, rules_text

from spades_gui.core.actions import BLIND, Action, Bid, Cut, Deal, Draw, Give, Look, Play
from spades_gui.core.cards import EVERY_CARD, Card
from spades_gui.core.events import HandDealt, HandScored, MatchEnded, TrickTaken
from spades_gui.core.legal import IllegalActionError, why_not
from spades_gui.core.observation import observe
from spades_gui.core.options import RuleOptions, to_data
from spades_gui.core.record import action_to_data
from spades_gui.core.reducer import apply
from spades_gui.core.scoring import Standing
from spades_gui.core.state import MatchState, Phase, new_match

seeds = given(st.integers(0, 10**9))
many = examples(60)
some = examples(25)


def position(seed: int) -> tuple[MatchState, Table]:
    """A position of a random hand under random rules, with the naive table that has come to it."""
    rng = Random(seed)
    rules = random_rules(rng)
    steps = list(random_steps(rules, rng, hands=1))
    # As often in one phase as in another, though most of a hand is play.
    phase = rng.choice(sorted({before.phase for before, *_ in steps}))
    chosen = rng.choice([number for number, (before, *_) in enumerate(steps) if before.phase is phase])
    table = Table(to_data(rules))
    for _, action, *_ in steps[:chosen]:
        table.take(action_to_data(action))
    return steps[chosen][0], table


def candidates(state: MatchState) -> Iterator[Action]:
    """Actions of every kind by every seat, most of them illegal."""
    options = state.options
    every = {*options.deck, *EVERY_CARD}
    for seat in range(-1, options.seats + 1):
        yield Look(seat)
        yield Draw(seat, keep=True)
        yield Bid(seat, BLIND)
        yield from (Bid(seat, bid) for bid in range(-1, options.tricks + 2))
        yield from (Play(seat, card) for card in every)
        held = state.hand.hands[seat] if state.hand and 0 <= seat < options.seats else ()
        pool = (*held[:4], *options.deck[:2])
        for count in range(4):
            yield from (Give(seat, cards) for cards in combinations(pool, count))
    deck = tuple(options.deck)
    for count in range(options.seats - 1, options.seats + 2):
        yield Cut(deck[:count])
    yield Cut((deck[0],) * options.seats)
    each = options.tricks
    whole = tuple(deck[seat * each : (seat + 1) * each] for seat in range(options.seats))
    for dealer in range(-1, options.seats + 1):
        for hands in (whole, whole[1:], (whole[0], *whole[:-1]), ((),) * options.seats):
            yield Deal(dealer, hands)
            yield Deal(dealer, hands, deck)


@seeds
@many
def test_exactly_the_legal_actions_are_accepted(seed: int) -> None:
    state, table = position(seed)
    accepted = 0
    for action in candidates(state):
        reason = why_not(state, action)
        assert (reason is None) == table.allows(action_to_data(action)), (action, rules_text(state.options))
        if reason is None:
            apply(state, action)
            accepted += 1
    assert accepted > 0


@seeds
@some
def test_a_refused_action_is_raised_with_the_reason(seed: int) -> None:
    state, _ = position(seed)
    refused = [action for action in candidates(state) if why_not(state, action) is not None]
    for action in Random(seed).sample(refused, 20):
        with pytest.raises(IllegalActionError) as error:
            apply(state, action)
        assert error.value.reason == why_not(state, action)


@seeds
@many
def test_what_the_observation_offers_is_what_is_legal(seed: int) -> None:
    state, _ = position(seed)
    rules = replace(state.options, revoke="prevented")  # an observation offers what follows the rules
    strict = replace(state, options=rules)
    for seat in range(rules.seats):
        seen = observe(state, seat)
        assert set(seen.playable()) == {card for card in rules.deck if why_not(strict, Play(seat, card)) is None}
        assert set(seen.bids_open()) == {bid for bid in range(-1, 20) if why_not(state, Bid(seat, bid)) is None}
        assert seen.blind_offered == (why_not(state, Bid(seat, BLIND)) is None)


@seeds
@some
def test_every_hand_is_played_out_with_cards_that_are_all_different(seed: int) -> None:
    rng = Random(seed)
    rules = random_rules(rng)
    cards: list[Card] = []
    tricks = 0
    for _, action, _, events in random_steps(rules, rng, hands=4):
        if isinstance(action, Play):
            cards.append(action.card)
        for event in events:
            if isinstance(event, TrickTaken):
                tricks += 1
                assert event.number == tricks
                assert event.trick.cards == tuple(cards[-rules.seats :])
            elif isinstance(event, HandScored):
                assert tricks == rules.tricks
                assert len(cards) == len({*cards}) == rules.tricks * rules.seats
                assert {*cards} <= {*rules.deck}
                cards, tricks = [], 0
    assert (cards, tricks) == ([], 0)


@seeds
@some
def test_the_sheets_add_up_to_the_standings_and_the_bags_stay_below_the_limit(seed: int) -> None:
    rng = Random(seed)
    rules = random_rules(rng)
    _, state = random_match(rules, rng, hands=8)
    for side in range(rules.sides):
        total = 0
        for number, sheet in enumerate(state.sheets, 1):
            mine = sheet.sides[side]
            assert sheet.number == number
            assert mine.points == sum(line.points for line in mine.lines)
            total += mine.points
            assert mine.total == total
            assert mine.bags >= 0
            assert mine.bags < rules.bag_limit or rules.bag_limit == 0
            assert mine.bags == 0 or rules.bags_count
        assert state.standings[side] == Standing(total, state.sheets[-1].sides[side].bags)


@seeds
@some
def test_a_match_ends_with_the_first_hand_after_which_one_side_has_won(seed: int) -> None:
    rng = Random(seed)
    rules = random_rules(rng, target=rng.choice((50, 150, 300)))
    ended = False
    for _, _, after, events in random_steps(rules, rng, hands=30):
        assert not ended
        if any(isinstance(event, HandScored) for event in events):
            totals = [standing.score for standing in after.standings]
            winner = naive.winner(to_data(rules), totals)
            assert after.winner == winner
            assert (after.phase is Phase.OVER) == (winner is not None) == isinstance(events[-1], MatchEnded)
            ended = winner is not None
    if ended:
        assert all(why_not(after, action) is not None for action in candidates(after))


@seeds
@some
def test_the_deal_passes_to_the_left_after_every_hand(seed: int) -> None:
    rng = Random(seed)
    rules = random_rules(rng)
    dealers = [
        event.dealer
        for *_, events in random_steps(rules, rng, hands=6)
        for event in events
        if isinstance(event, HandDealt)
    ]
    assert dealers == [(dealers[0] + step) % rules.seats for step in range(len(dealers))]


def test_a_tie_at_the_top_plays_on() -> None:
    actions, state = random_match(RuleOptions(), Random(4), hands=1)
    before = new_match(RuleOptions())
    for action in actions:
        if isinstance(action, Deal):
            before = replace(before, phase=Phase.DEAL, dealer=action.dealer)
    points = [side.points for side in state.sheets[0].sides]
    level = tuple(Standing(600 - gained, 0) for gained in points)
    for tie, standings in ((True, level), (False, (Standing(level[0].score + 1, 0), level[1]))):
        again = replace(before, standings=standings)
        for action in actions[1:]:
            again, _ = apply(again, action)
        assert all(line.kind != "bag_penalty" for side in again.sheets[0].sides for line in side.lines)
        assert again.phase is (Phase.DEAL if tie else Phase.OVER)
        assert again.winner is (None if tie else 0)


@pytest.mark.parametrize("seed", range(6))
def test_an_action_never_changes_the_state_it_is_applied_to(seed: int) -> None:
    rng = Random(seed)
    steps = list(random_steps(random_rules(rng), rng, hands=1))
    for (_, _, after, _), (before, _, _, _) in pairwise(steps):
        assert after is before
    again: list[Action] = [action for _, action, _, _ in steps]
    state = steps[0][0]
    for action, (before, _, after, _) in zip(again, steps, strict=True):
        assert state == before
        state, _ = apply(state, action)
        assert state == after
