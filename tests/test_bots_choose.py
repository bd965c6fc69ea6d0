"""Computer players as such: legal, honest, the same for the same seed, quick, and of the strength they promise."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_play import random_action, random_position, redealt

from spades_gui.bots import LEVELS, choose
from spades_gui.core.actions import Bid, Play
from spades_gui.core.observation import observe
from spades_gui.core.options import RuleOptions
from spades_gui.core.reducer import apply
from spades_gui.core.state import MatchState, Phase, new_match

ROOT = Path(__file__).parent.parent
seeds = given(st.integers(0, 10**9))


def play_hand(level: str, seed: int) -> MatchState:
    """One hand by four players of a level; the reducer refuses anything illegal."""
    rng = Random(seed)
    state = new_match(RuleOptions())
    while not state.sheets:
        if state.phase in (Phase.CUT, Phase.DEAL):
            action = random_action(state, rng)
        else:
            assert state.turn is not None
            action = choose(observe(state, state.turn), level, rng)
        state, _ = apply(state, action)
    return state


def test_the_levels_are_easy_and_medium() -> None:
    assert LEVELS == ("easy", "medium")


@pytest.mark.parametrize("level", LEVELS)
@seeds
@settings(max_examples=60, deadline=None, derandomize=True)
def test_in_any_position_however_odd_the_choice_is_legal_and_repeats_with_the_seed(level: str, seed: int) -> None:
    state = random_position(Random(seed))
    assert state.turn is not None
    seen = observe(state, state.turn)
    action = choose(seen, level, Random(seed))
    assert isinstance(action, Bid if state.phase is Phase.BID else Play)
    apply(state, action)
    assert choose(seen, level, Random(seed)) == action


@pytest.mark.parametrize("level", LEVELS)
@seeds
@settings(max_examples=40, deadline=None, derandomize=True)
def test_the_hidden_cards_make_no_difference(level: str, seed: int) -> None:
    rng = Random(seed)
    state = random_position(rng)
    assert state.turn is not None
    other = redealt(state, state.turn, rng)
    here, there = (choose(observe(each, state.turn), level, Random(seed)) for each in (state, other))
    assert here == there


@pytest.mark.parametrize("level", LEVELS)
def test_four_of_a_level_play_hands_to_the_end_the_same_for_the_same_seed(level: str) -> None:
    for seed in range(10):
        assert play_hand(level, seed) == play_hand(level, seed)


@pytest.mark.parametrize("level", LEVELS)
def test_bids_are_sane(level: str) -> None:
    state = new_match(RuleOptions())
    rng = Random(3)
    bids = []
    for _ in range(500):
        state = new_match(RuleOptions())
        for _ in range(2):
            state, _ = apply(state, random_action(state, rng))
        for _ in range(4):
            assert state.turn is not None
            seen = observe(state, state.turn)
            action = choose(seen, level, rng)
            assert isinstance(action, Bid)
            spades = [card.rank for card in seen.hand if card.suit == "S"]
            if action.bid == 0:
                assert not any(rank > 11 for rank in spades)
                assert seen.bids[(seen.seat + 2) % 4] != 0
            if action.bid >= 7:
                assert len(spades) >= 4 or sum(card.rank >= 13 for card in seen.hand) >= 5
            bids.append(action.bid)
            state, _ = apply(state, action)
    assert 2.2 <= sum(bids) / len(bids) <= 3.2
    assert max(bids) <= 10


@pytest.mark.parametrize("level", LEVELS)
def test_a_decision_takes_well_under_five_milliseconds(level: str) -> None:
    began = process_time()
    for seed in range(5):
        play_hand(level, seed)
    assert (process_time() - began) / (5 * 56) < 0.005


def test_only_a_seat_whose_turn_it_is_and_a_known_level_get_an_answer() -> None:
    state = random_position(Random(5))
    assert state.turn is not None
    with pytest.raises(ValueError, match="turn"):
        choose(observe(state, (state.turn + 1) % 4), "easy", Random(0))
    with pytest.raises(ValueError, match="level"):
        choose(observe(state, state.turn), "grandmaster", Random(0))


def test_thinking_loads_nothing_heavy() -> None:
    code = "import sys, spades_gui.bots; print(*sorted({name.partition('.')[0] for name in sys.modules}))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "spades_gui" in loaded
    assert not loaded & {"pygame", "numpy", "yaml", "fluent", "asyncio", "multiprocessing", "concurrent"}


def contest(*arguments: str) -> list[str]:
    command = [sys.executable, "tools/contest.py", *arguments]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


def wins(line: str) -> int:
    return int(line.split(": ")[1].split()[0])


@pytest.mark.parametrize(
    ("better", "worse", "pairs", "at_least"), [("easy", "random", 10, 19), ("medium", "easy", 25, 38)]
)
def test_a_level_beats_the_one_below(better: str, worse: str, pairs: int, at_least: int) -> None:
    head, first, second = contest(better, worse, "--pairs", str(pairs), "--seed", "11")
    assert head.startswith(f"{pairs} pairs")
    assert wins(first) >= at_least
    assert wins(first) + wins(second) == 2 * pairs


def test_a_contest_gives_the_same_figures_again_and_a_level_is_as_good_as_itself() -> None:
    once = contest("medium", "medium", "--pairs", "3")
    assert contest("medium", "medium", "--pairs", "3") == once
    assert "share 50.0% [50.0%, 50.0%]" in once[1]
