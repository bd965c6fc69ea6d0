"""Hints and reviews thought out in the process beside the game, also where that process fails."""

from collections.abc import Iterator
from queue import SimpleQueue
from random import Random

import pytest
from pilot import Pilot
from xserver import until

from spades_gui.app.process_thinker import ProcessThinker
from spades_gui.app.thinkers import stand_in
from spades_gui.app.weighings import ADVISER
from spades_gui.bots import Weighed, weigh
from spades_gui.core.observation import Observation
from spades_gui.present.advice import hint

GENEROUS = 300.0


@pytest.fixture(params=[GENEROUS, 0.0])
def thinker(request: pytest.FixtureRequest) -> Iterator[ProcessThinker]:
    """With time enough, or with none: then it always comes too late."""
    made = ProcessThinker(lambda: None, limit=request.param)
    yield made
    made.close()


def at_table(thinker: ProcessThinker) -> Pilot:
    """A player whose turn it is to bid."""
    pilot = Pilot("en", "12", thinker=thinker)
    pilot.begin()

    def my_turn() -> bool:
        pilot.settle()
        return pilot.seen.my_turn

    until(my_turn, seconds=GENEROUS)
    pilot.heard()
    return pilot


def test_a_hint_comes_from_the_process_or_from_the_stand_in(thinker: ProcessThinker) -> None:
    pilot = at_table(thinker)
    session = pilot.game.session
    assert session is not None
    seen, seed = pilot.seen, session.choice_seed
    expected = weigh(seen, ADVISER, Random(seed))[0].action, stand_in(seen, seed)
    said = pilot.press("a")
    until(lambda: _heard(pilot, said), seconds=GENEROUS)
    assert said[-1] in {pilot.desk.text(hint(seen, action)) for action in expected}


def _heard(pilot: Pilot, said: list[str]) -> bool:
    pilot.settle()
    said += pilot.heard()
    return any(text != "Thinking…" for text in said)


def test_what_comes_too_late_is_the_stand_ins_choice_alone() -> None:
    made = ProcessThinker(lambda: None, limit=0.0)
    seen = _to_bid()
    came: SimpleQueue[tuple[Weighed, ...]] = SimpleQueue()
    made.weigh(seen, ADVISER, "1", came.put)
    acts = came.get(timeout=GENEROUS)
    made.close()
    assert acts == (Weighed(stand_in(seen, "1"), 0.0),)


def _to_bid() -> Observation:
    pilot = Pilot("en", "12")
    pilot.begin()
    return pilot.seen
