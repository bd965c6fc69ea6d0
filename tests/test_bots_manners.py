"""What ``hard`` never does, watched over many hands that it plays with itself."""

from collections.abc import Iterator
from random import Random

import pytest
from random_play import random_action

from spades_gui.bots import choose
from spades_gui.core.actions import Play, is_nil
from spades_gui.core.cards import SPADES, Card
from spades_gui.core.observation import Observation, observe
from spades_gui.core.options import RuleOptions
from spades_gui.core.reducer import apply
from spades_gui.core.state import Phase, new_match
from spades_gui.core.tricks import Trick, beats

HANDS = 600


def decisions() -> Iterator[tuple[Observation, Card]]:
    """Every card that was chosen where there was a choice, with what its player saw."""
    rng = Random(2024)
    for _ in range(HANDS):
        state = new_match(RuleOptions())
        while not state.sheets:
            if state.phase in (Phase.CUT, Phase.DEAL):
                action = random_action(state, rng)
            else:
                assert state.turn is not None
                seen = observe(state, state.turn)
                action = choose(seen, "hard", rng)
                if isinstance(action, Play) and len(seen.playable()) > 1:
                    yield seen, action.card
            state, _ = apply(state, action)


@pytest.fixture(scope="module")
def seen_and_played() -> list[tuple[Observation, Card]]:
    return list(decisions())


RULES = RuleOptions()


def alive(seen: Observation, seat: int) -> bool:
    return seen.bids[seat] == 0 and seen.won[seat] == 0


def any_nil_alive(seen: Observation) -> bool:
    return any(alive(seen, seat) for seat in range(4))


def needs(seen: Observation, seat: int) -> int:
    side = RULES.side_of(seat)
    return max(0, (seen.contract(side) or 0) - seen.counting(side))


def wins(trick: Trick, card: Card) -> bool:
    return trick.led is None or beats(card, trick.winning_card, trick.led)


def test_as_the_last_it_never_takes_the_trick_from_its_partner(
    seen_and_played: list[tuple[Observation, Card]],
) -> None:
    cases = 0
    for seen, card in seen_and_played:
        trick = seen.trick
        if trick is None or len(trick.cards) < 3 or trick.winning != RULES.partner_of(seen.seat) or any_nil_alive(seen):
            continue
        if all(wins(trick, other) for other in seen.playable()):
            continue
        if is_nil(seen.bids[trick.winning]) and needs(seen, seen.seat):
            continue  # the tricks of a lost nil do not help the contract
        cases += 1
        assert not wins(trick, card), (trick, seen.hand, card)
    assert cases > 200


def test_it_never_leads_a_side_suits_king_under_the_ace_without_need(
    seen_and_played: list[tuple[Observation, Card]],
) -> None:
    cases = 0
    for seen, card in seen_and_played:
        kings = [each for each in seen.playable() if each.rank == 13 and each.suit != SPADES]
        bare = [king for king in kings if Card(king.suit, 14) not in (*seen.hand, *seen.played())]
        others = {each.suit for each in seen.playable()} - {king.suit for king in bare} - {SPADES}
        if seen.led or not bare or not others or any_nil_alive(seen):
            continue
        if not 0 < needs(seen, seen.seat) <= len(seen.hand):
            continue  # with no need of tricks, that is a way to be rid of it
        cases += 1
        assert card not in bare, (seen.hand, card)
    assert cases > 60


def test_as_the_second_it_never_plays_a_guarded_king_before_the_ace(
    seen_and_played: list[tuple[Observation, Card]],
) -> None:
    cases = 0
    for seen, card in seen_and_played:
        if seen.trick is None or len(seen.trick.cards) != 1 or seen.led is None or any_nil_alive(seen):
            continue
        king, ace = Card(seen.led, 13), Card(seen.led, 14)
        if king in seen.playable() and ace not in (*seen.hand, *seen.played()):
            lost = needs(seen, seen.seat) == 0 or needs(seen, seen.seat) > len(seen.hand)
            if not lost:
                cases += 1
                assert card != king, (seen.trick, seen.hand)
    assert cases > 50


def test_with_both_contracts_made_it_takes_no_bag_that_it_can_leave(
    seen_and_played: list[tuple[Observation, Card]],
) -> None:
    cases = 0
    for seen, card in seen_and_played:
        trick = seen.trick
        if trick is None or len(trick.cards) < 3 or any_nil_alive(seen):
            continue
        if needs(seen, 0) or needs(seen, 1) or all(wins(trick, other) for other in seen.playable()):
            continue
        cases += 1
        assert not wins(trick, card), (trick, seen.hand, card)
    assert cases > 30


def test_as_the_last_it_always_saves_its_partners_nil_if_it_can(
    seen_and_played: list[tuple[Observation, Card]],
) -> None:
    cases = 0
    for seen, card in seen_and_played:
        trick, partner = seen.trick, RULES.partner_of(seen.seat)
        if trick is None or len(trick.cards) < 3 or trick.winning != partner or not alive(seen, partner):
            continue
        if alive(seen, seen.seat) or not any(wins(trick, other) for other in seen.playable()):
            continue
        cases += 1
        assert wins(trick, card), (trick, seen.hand, card)
    assert cases > 5


def test_it_keeps_its_own_nil_whenever_the_last_card_decides(
    seen_and_played: list[tuple[Observation, Card]],
) -> None:
    cases = 0
    for seen, card in seen_and_played:
        trick = seen.trick
        if trick is None or len(trick.cards) < 3 or not alive(seen, seen.seat):
            continue
        if all(wins(trick, other) for other in seen.playable()):
            continue
        cases += 1
        assert not wins(trick, card), (trick, seen.hand, card)
    assert cases > 50


def test_as_the_last_it_wins_with_the_lowest_card_that_does(
    seen_and_played: list[tuple[Observation, Card]],
) -> None:
    cases = 0
    for seen, card in seen_and_played:
        trick = seen.trick
        if trick is None or len(trick.cards) < 3 or any_nil_alive(seen) or not wins(trick, card):
            continue
        winners = [other for other in seen.playable() if wins(trick, other) and other.suit == card.suit]
        if 0 < needs(seen, seen.seat) <= len(seen.hand) and seen.bids[seen.seat]:
            cases += 1
            assert card == min(winners), (trick, seen.hand, card)
    assert cases > 60


def test_a_nil_is_never_helped_by_an_opponent_who_can_leave_it_the_trick(
    seen_and_played: list[tuple[Observation, Card]],
) -> None:
    cases = 0
    for seen, card in seen_and_played:
        trick = seen.trick
        if trick is None or len(trick.cards) < 3 or RULES.side_of(trick.winning) == RULES.side_of(seen.seat):
            continue
        own = alive(seen, seen.seat)
        if own or not alive(seen, trick.winning) or all(wins(trick, other) for other in seen.playable()):
            continue
        cases += 1
        assert not wins(trick, card), (trick, seen.hand, card)
    assert cases > 3
