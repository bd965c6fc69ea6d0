"""Computer players as such: legal, the same for the same seed, quick, and of the strength they promise."""

import subprocess
import sys
from pathlib import Path
from random import Random
from time import process_time

import pytest
from bot_positions import rules
from examples import examples
from hypothesis import given
from hypothesis import strategies as st
from random_play import random_action, random_position, random_rules

from spades_gui.batch.arena import Standings, contest, play
from spades_gui.batch.arena_match import play_match
from spades_gui.bots import LEVELS, choose
from spades_gui.core.actions import Bid
from spades_gui.core.observation import observe
from spades_gui.core.options import PRESETS, RuleOptions
from spades_gui.core.reducer import apply
from spades_gui.core.state import MatchState, Phase, new_match

ROOT = Path(__file__).parent.parent
seeds = given(st.integers(0, 10**9))
QUICK = tuple(level for level in LEVELS if level != "expert")
"""The levels that decide in a millisecond or so."""


def play_hand(level: str, seed: int, options: RuleOptions = PRESETS["classic"]) -> MatchState:
    """One hand by players of a level; the reducer refuses anything illegal."""
    rng = Random(seed)
    state = new_match(options)
    while not state.sheets:
        chance = state.turn is None
        action = random_action(state, rng) if chance else choose(observe(state, state.turn or 0), level, rng)
        state, _ = apply(state, action)
    return state


def test_the_levels_from_the_weakest_up() -> None:
    assert LEVELS == ("easy", "medium", "hard", "expert")


@pytest.mark.parametrize("level", QUICK)
@seeds
@examples(250)
def test_under_any_rules_and_in_any_position_the_choice_is_legal_and_repeats_with_the_seed(
    level: str, seed: int
) -> None:
    check_choice(level, seed)


@seeds
@examples(80)
def test_so_does_that_of_expert(seed: int) -> None:
    check_choice("expert", seed)


def check_choice(level: str, seed: int) -> None:
    """One choice in a random position under random rules."""
    rng = Random(seed)
    state = random_position(rng, random_rules(rng))
    if state.turn is None:
        return
    seen = observe(state, state.turn)
    action = choose(seen, level, Random(seed))
    apply(state, action)
    if state.phase is Phase.PLAY:
        assert action.card in seen.playable()  # no revoke, even where it is only penalised
    assert choose(seen, level, Random(seed)) == action


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("preset", PRESETS)
def test_a_level_plays_hands_of_every_preset_to_the_end_the_same_for_the_same_seed(level: str, preset: str) -> None:
    for seed in range(3):
        assert play_hand(level, seed, PRESETS[preset]) == play_hand(level, seed, PRESETS[preset])


@pytest.mark.parametrize("preset", ["house", "suicide", "quicksand", "jokers", "duel", "solo6"])
def test_expert_plays_a_hand_of_the_presets_that_differ_most_the_same_for_the_same_seed(preset: str) -> None:
    assert play_hand("expert", 1, PRESETS[preset]) == play_hand("expert", 1, PRESETS[preset])


@seeds
@examples(40)
def test_levels_play_whole_matches_under_any_rules(seed: int) -> None:
    rng = Random(seed)
    options = random_rules(rng, target=50)
    played = play_match(options, [rng.choice(QUICK) for _ in range(options.seats)], str(seed))
    assert len(played.state.sheets) > 0


@pytest.mark.parametrize(("level", "deals"), [*((level, 500) for level in QUICK), ("expert", 40)])
def test_bids_are_sane(level: str, deals: int) -> None:
    state = new_match(RuleOptions())
    rng = Random(3)
    bids = []
    for _ in range(deals):
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


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("preset", ["classic", "house", "jokers", "cutthroat", "solo6", "duel"])
def test_a_decision_takes_well_under_five_milliseconds(level: str, preset: str) -> None:
    options = PRESETS[preset]
    began = process_time()
    for seed in range(3):
        play_hand(level, seed, options)
    assert (process_time() - began) / (3 * options.seats * (options.tricks + 1)) < 0.005


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


@pytest.mark.parametrize(
    ("options", "better", "worse", "matches", "at_least"),
    [
        (rules(), "easy", "random", 8, 15),
        (rules(), "medium", "easy", 20, 30),
        (rules("solo4"), "medium", "easy", 8, 9),
        (rules("duel"), "medium", "easy", 4, 5),
        (rules("duel", two_player_deal="draw"), "medium", "easy", 20, 21),
    ],
)
def test_a_level_beats_the_one_below(
    options: RuleOptions, better: str, worse: str, matches: int, at_least: int
) -> None:
    given = contest(options, [better, worse], matches, "11", duplicate=True)
    standings = Standings(given)
    for played in play(given):
        standings.add(played)
    assert sum(tally.wins for tally in standings.tallies if tally.player == better) >= at_least


def test_a_level_is_as_good_as_itself() -> None:
    given = contest(PRESETS["classic"], ["medium"], 3, "1", duplicate=True)
    standings = Standings(given)
    for played in play(given):
        standings.add(played)
    assert [tally.interval() for tally in standings.tallies] == [(0.5, 0.5)] * 2
