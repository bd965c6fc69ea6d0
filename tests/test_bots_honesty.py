"""Computer players are honest: cards they cannot see make no difference to what they do."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from random_play import random_rules, random_steps, redealt, rules_text

from spades_gui.bots import LEVELS, choose
from spades_gui.core.legal import asks_blind
from spades_gui.core.observation import observe
from spades_gui.core.state import MatchState, Phase

TESTS = Path(__file__).parent
CASES = {"expert": 8}
"""How many decisions of each kind are looked at by level; 40 where a level thinks fast."""

KINDS: dict[str, dict[str, Any]] = {
    "blind": {"blind_nil": True, "blind_nil_deficit": 0},
    "draw": {"seats": 2, "two_player_deal": "draw"},
    "bid": {},
    "pass": {"seats": 4, "teams": "partners", "nil_pass": 2},
    "play": {},
    "play after the exchange": {"seats": 4, "teams": "partners", "nil_pass": 3},
    "play of two": {"seats": 2},
    "play of six": {"seats": 6},
}
"""The kinds of decision, and the options without which they do not come up."""


def is_kind(state: MatchState, kind: str) -> bool:
    if state.turn is None:
        return False
    if kind == "blind" or asks_blind(state):
        return kind == "blind" and asks_blind(state)
    return state.phase is Phase(kind.partition(" ")[0])


def decision(kind: str, rng: Random) -> MatchState:
    """A state of a random hand under random rules in which there is such a decision."""
    while True:
        steps = random_steps(random_rules(rng, **KINDS[kind]), rng, hands=1)
        if states := [state for _, _, state, _ in steps if is_kind(state, kind)]:
            return rng.choice(states)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("level", LEVELS)
def test_the_hidden_cards_make_no_difference(level: str, kind: str) -> None:
    cases = CASES.get(level, 40)
    moved = 0
    for seed in range(cases):
        rng = Random(f"{kind} {seed}")
        state = decision(kind, rng)
        seat = state.turn
        assert seat is not None
        other = redealt(state, seat, rng)
        moved += other != state
        here, there = (choose(observe(each, seat), level, Random(seed)) for each in (state, other))
        assert here == there, rules_text(state.options)
    assert moved > cases / 2, "the cards lie otherwise"


@pytest.mark.parametrize("level", LEVELS)
def test_a_seed_gives_the_same_choices_in_every_process(level: str) -> None:
    """The order of sets and the like, which differs from process to process, makes no difference either."""
    code = f"""
from random import Random
from positions import positions
from spades_gui.bots import choose
from spades_gui.core.observation import observe
for position in positions()[::5]:
    print(choose(observe(position.state(), 0), {level!r}, Random(0)))
"""
    told = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONPATH": os.pathsep.join((str(TESTS), str(TESTS.parent))), "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0] == told[1]
    assert told[0].count("\n") > 10
