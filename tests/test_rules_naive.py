"""The game's rules and the naive ones of the tests agree, in random matches and sheets under random legal options."""

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import naive
import pytest
from naive_table import Table
from random_play import random_rules, random_steps, rules_text

from spades_gui.batch.results import hands_to_data
from spades_gui.core.actions import BLIND
from spades_gui.core.bidding import legal_bids
from spades_gui.core.legal import asks_blind, lead_of, playable_cards
from spades_gui.core.options import RuleOptions, to_data
from spades_gui.core.record import action_to_data
from spades_gui.core.scoring import Standing, score_hand, winner_of
from spades_gui.core.state import MatchState, Phase

PARTS = 20
HANDS = (20_000 if os.environ.get("CI") else 2_000) // PARTS
"""Hands of whole matches in each part; there are as many random score sheets besides."""

NAIVE_PHASES = {
    Phase.CUT: ("cut",),
    Phase.DEAL: ("deal",),
    Phase.DRAW: ("draw",),
    Phase.BID: ("bid", "bid|look"),
    Phase.PASS: ("give",),
    Phase.PLAY: ("play",),
}


def _compare_choices(state: MatchState, table: Table) -> None:
    """Both see the same seat to act, and leave it the same choice."""
    assert table.expects in NAIVE_PHASES[state.phase]
    if state.turn is None:
        assert table.dealer == state.dealer or state.phase is Phase.CUT
        return
    hand = state.hand
    assert hand is not None
    assert table.turn == state.turn
    if state.phase is Phase.PLAY:
        cards = playable_cards(state.options, hand.hands[state.turn], lead_of(hand))
        assert {str(card) for card in cards} == set(table.legal_cards())
    elif state.phase is Phase.BID:
        assert asks_blind(state) == (table.expects == "bid|look")
        if not asks_blind(state):
            bids = legal_bids(state.options, hand.bids, state.turn, hand.hands[state.turn])
            assert list(bids) == table.legal_bids()


@pytest.mark.parametrize("part", range(PARTS))
def test_whole_matches_are_legal_and_score_alike(part: int) -> None:
    rng = Random(f"match {part}")
    hands = 0
    while hands < HANDS:
        rules = random_rules(rng)
        table = Table(to_data(rules))
        state = None
        try:
            for before, action, after, _ in random_steps(rules, rng, min(8, HANDS - hands)):
                _compare_choices(before, table)
                table.take(action_to_data(action))
                state = after
            assert state is not None
            assert table.sheets == [each["sides"] for each in hands_to_data(state.sheets)]
            assert table.winner == state.winner
        except AssertionError as error:
            raise AssertionError(f"{error}\nunder {rules_text(rules)}") from error
        hands += len(state.sheets)


def _random_hand(rules: RuleOptions, rng: Random) -> tuple[list[Any], list[int]]:
    """Bids and tricks of all kinds, often such that contracts are made or missed by little."""
    bids: list[Any] = [rng.choice((0, 0, BLIND, 1, 2, rng.randint(1, rules.tricks))) for _ in range(rules.seats)]
    tricks = [0] * rules.seats
    wanting = [seat for seat, bid in enumerate(bids) for _ in range(0 if bid == BLIND else bid)]
    rng.shuffle(wanting)
    for _ in range(rules.tricks):
        close = wanting and rng.random() < 0.8
        tricks[wanting.pop() if close else rng.randrange(rules.seats)] += 1
    return bids, tricks


def _sheets(rng: Random, count: int) -> Iterator[tuple[RuleOptions, list[Any], list[int], list[Standing], set[int]]]:
    for _ in range(count):
        rules = random_rules(rng)
        start = [Standing(rng.randint(-250, 550), rng.randint(0, 9)) for _ in range(rules.sides)]
        seats = range(rules.seats)
        revoked = {seat for seat in seats if rng.random() < 0.1} if rules.revoke == "penalised" else set()
        yield rules, *_random_hand(rules, rng), start, revoked


@pytest.mark.parametrize("part", range(PARTS))
def test_score_sheets_come_out_alike(part: int) -> None:
    for rules, bids, tricks, start, revoked in _sheets(Random(f"sheet {part}"), HANDS):
        sheet = score_hand(rules, 1, bids, tricks, start, revoked)
        before = [(each.score, each.bags) for each in start]
        naively = naive.score_hand(to_data(rules), bids, tricks, before, sorted(revoked))
        case = rules_text(rules), bids, tricks, start, revoked
        assert hands_to_data([sheet])[0]["sides"] == naively, case
        totals = [side.total for side in sheet.sides]
        assert winner_of(rules, totals) == naive.winner(to_data(rules), totals), case


def test_random_sheets_show_every_kind_of_line() -> None:
    kinds = {
        line.kind
        for rules, bids, tricks, start, revoked in _sheets(Random("kinds"), 1500)
        for side in score_hand(rules, 1, bids, tricks, start, revoked).sides
        for line in side.lines
    }
    assert len(kinds) == 10
