"""No computer player that calls itself strong looks foolish: the positions of ``data/positions.yaml``."""

from random import Random

import pytest
from positions import Position, positions, word_of
from random_play import redealt

from spades_gui.bots import LEVELS, choose
from spades_gui.core.observation import observe
from spades_gui.core.state import MatchState, Phase

SEEDS = {"hard": 24, "expert": 10}
STRONG = [level for level in SEEDS if level in LEVELS]
COMPLAINTS = {
    "dumping winners to cover a nil",
    "attacking a nil at any price",
    "trumping or overtaking the partner's winning card",
    "nil on top of the partner's nil",
    "nil with spade honours",
    "nil opposite a bid of 8",
    "underbidding beside a nil",
    "taking bags at 8 or 9",
    "never taking the bag that sets",
    "wasting a king before the ace falls",
    "ignoring rule options",
    "misjudging the end of a match",
    "playing alone as if with a partner",
    "forgetting the voids that were shown",
    "giving a nil away",
}

every_position = pytest.mark.parametrize("position", [pytest.param(each, id=each.id) for each in positions()])


def acts(state: MatchState) -> set[str]:
    """What may be done, as the positions write it."""
    assert state.turn is not None
    seen = observe(state, state.turn)
    return {"nil" if bid == 0 else str(bid) for bid in seen.bids_open()} or set(map(str, seen.playable()))


@every_position
def test_a_position_is_what_it_says(position: Position) -> None:
    state = position.state()
    assert state.phase in (Phase.BID, Phase.PLAY)
    assert state.turn == 0
    legal = acts(state)
    assert position.only <= legal
    assert position.never <= legal
    assert legal - position.only - position.never, "there is nothing to choose"


def test_every_complaint_has_its_positions() -> None:
    assert {each.complaint for each in positions()} == COMPLAINTS
    assert len({each.id for each in positions()}) == len(positions())


@pytest.mark.parametrize("level", STRONG)
@every_position
def test_the_strong_never_look_foolish(position: Position, level: str) -> None:
    """In any seat, with any seed, and however the cards lie that it cannot see."""
    for seed in range(SEEDS[level]):
        seat, rng = seed % position.rules.seats, Random(seed)
        state = redealt(position.state(seat), seat, rng)
        action = choose(observe(state, seat), level, rng)
        assert position.accepts(action), f"{word_of(action)}: {position.told['why']}"
