"""Computer players think in a process beside the game, which may die, fail or hang without stopping a match."""

import json
import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import SimpleQueue
from random import Random

import odd_players
import pytest
from processes import alive, thinkers
from xserver import until

from spades_gui.app.process_thinker import ProcessThinker
from spades_gui.app.session import Session
from spades_gui.app.thinkers import InlineThinker
from spades_gui.bots import LEVELS, choose
from spades_gui.bots.worker import Think
from spades_gui.core.actions import Action
from spades_gui.core.observation import Observation
from spades_gui.core.options import PRESETS, RuleOptions
from spades_gui.core.record import SeatInfo, from_data, replay, to_data

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")

GENEROUS = 300.0
SHORT = 0.5


def session(rules: RuleOptions = PRESETS["classic"]) -> Session:
    """A match between computer players of all levels, its first hand dealt."""
    seats = tuple(SeatInfo(str(seat), f"bot:{LEVELS[seat % len(LEVELS)]}") for seat in range(rules.seats))
    match = Session(rules, seats, "thinkers")
    while action := match.chance():
        match.act(action)
    return match


class Asker:
    """Asks a thinker and waits for what comes."""

    def __init__(self, choose: Think[Action] = choose, limit: float = GENEROUS) -> None:
        self.woken = SimpleQueue[None]()
        self.choices = SimpleQueue[tuple[Action, bool]]()
        self.thinker = ProcessThinker(lambda: self.woken.put(None), choose, limit)

    def put(self, seen: Observation, player: str, seed: str = "1") -> None:
        """Ask, without waiting."""

        def done(action: Action, *, hurried: bool = False) -> None:
            self.choices.put((action, hurried))

        self.thinker.ask(seen, player, seed, done)

    def get(self) -> tuple[Action, bool]:
        """The next choice, and whether it was hurried."""
        choice = self.choices.get(timeout=GENEROUS)
        self.woken.get(timeout=GENEROUS)
        return choice


Make = Callable[..., Asker]


@pytest.fixture
def make() -> Iterator[Make]:
    """Makes askers, whose thinkers are closed in the end."""
    made: list[Asker] = []

    def asker(choose: Think[Action] = choose, limit: float = GENEROUS) -> Asker:
        made.append(Asker(choose, limit))
        return made[-1]

    yield asker
    for each in made:
        each.thinker.close()


@pytest.fixture
def seen() -> Observation:
    seen = session().bot_to_move
    assert seen is not None
    return seen


def by(level: str, seen: Observation) -> Action:
    return choose(seen, level, Random("1"))


def process_in(folder: Path) -> int:
    """The process that a player of ``odd_players`` runs in, as soon as it is known."""
    told = folder / "process"
    until(told.exists, seconds=GENEROUS)
    return int(told.read_text())


@pytest.mark.parametrize("preset", ["classic", "house", "duel", "solo6"])
def test_the_same_seed_gives_the_same_hand_in_the_process_and_at_once(make: Make, preset: str) -> None:
    asker, inline = make(), InlineThinker()
    match = session(PRESETS[preset])
    decisions = 0
    while (seen := match.bot_to_move) is not None and seen.turn is not None:
        level, seed = match.level(seen.turn), match.choice_seed
        assert level is not None
        asker.put(seen, level, seed)
        here: list[Action] = []
        inline.ask(seen, level, seed, lambda action, *, hurried=False, here=here: here.append(action))
        assert asker.get() == (here[0], False)
        match.act(here[0])
        decisions += 1
    assert decisions > 26


def test_one_process_is_started_when_a_match_begins_and_not_before(make: Make) -> None:
    asker = make()
    assert not thinkers(os.getpid())
    for _ in range(2):
        asker.thinker.begin()
        until(lambda: len(thinkers(os.getpid())) == 1)


def test_the_process_loads_the_bots_and_the_rules_only(make: Make, seen: Observation, tmp_path: Path) -> None:
    asker = make(odd_players.telling)
    asker.put(seen, str(tmp_path))
    asker.get()
    loaded = json.loads((tmp_path / "modules").read_text())
    rooms = {name.split(".")[1] for name in loaded if name.startswith("spades_gui.")}
    assert rooms == {"bots", "core"}
    assert not {"pygame", "yaml", "fluent", "accessible_output2", "speechd", "accesskit"} & set(loaded)


def test_a_choice_comes_from_another_process_that_stays(make: Make, seen: Observation, tmp_path: Path) -> None:
    asker = make(odd_players.telling)
    processes = set()
    for _ in range(2):
        asker.put(seen, str(tmp_path))
        assert asker.get() == (by("medium", seen), False)
        processes.add(process_in(tmp_path))
    assert len(processes) == 1
    assert os.getpid() not in processes


def test_where_the_process_is_killed_amid_a_thought_hard_moves_and_another_thinks_on(
    make: Make, seen: Observation, tmp_path: Path
) -> None:
    asker = make(odd_players.endless_once)
    asker.put(seen, str(tmp_path))
    first = process_in(tmp_path)
    os.kill(first, signal.SIGKILL)
    assert asker.get() == (by("hard", seen), True)
    asker.put(seen, str(tmp_path))
    assert asker.get() == (by("medium", seen), False)
    assert process_in(tmp_path) != first


def test_where_the_process_is_killed_while_nothing_is_asked_another_thinks_on(
    make: Make, seen: Observation, tmp_path: Path
) -> None:
    asker = make(odd_players.telling)
    asker.put(seen, str(tmp_path))
    asker.get()
    first = process_in(tmp_path)
    os.kill(first, signal.SIGKILL)
    until(lambda: not alive(first))
    asker.put(seen, str(tmp_path))
    assert asker.get() == (by("medium", seen), False)
    assert process_in(tmp_path) != first


def test_where_the_player_fails_hard_moves_and_the_fault_is_told(
    make: Make, seen: Observation, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    asker = make(odd_players.faulty_once)
    asker.put(seen, str(tmp_path))
    assert asker.get() == (by("hard", seen), True)
    first = process_in(tmp_path)
    asker.put(seen, str(tmp_path))
    assert asker.get() == (by("medium", seen), False)
    assert process_in(tmp_path) != first
    assert "a fault in the computer player" in capfd.readouterr().err


def test_where_the_player_is_late_hard_moves_and_another_process_thinks_on(
    make: Make, seen: Observation, tmp_path: Path
) -> None:
    hurried, own = (by("hard", seen), True), (by("medium", seen), False)
    for limit in (SHORT, 10 * SHORT, 100 * SHORT):  # on a busy machine the new process may be late with its start, too
        folder = tmp_path / str(limit)
        folder.mkdir()
        asker = make(odd_players.endless_once, limit=limit)
        asker.put(seen, str(folder))
        assert asker.get() == hurried
        asker.put(seen, str(folder))
        if (choice := asker.get()) != hurried:
            break
    assert choice == own


def test_closing_ends_the_process_amid_a_thought_and_nothing_comes_of_it(
    make: Make, seen: Observation, tmp_path: Path
) -> None:
    asker = make(odd_players.endless_once)
    asker.put(seen, str(tmp_path))
    thinking = process_in(tmp_path)
    asker.put(seen, str(tmp_path))
    asker.thinker.close()
    assert not alive(thinking)
    assert asker.choices.empty()


def test_closing_before_anything_was_asked_is_fine(make: Make) -> None:
    make().thinker.close()
    asker = make()
    asker.thinker.begin()
    asker.thinker.close()
    assert not thinkers(os.getpid())


def test_a_hurried_action_stands_as_such_in_the_record() -> None:
    match = session()
    for hurried in (False, True, False):
        seen = match.bot_to_move
        assert seen is not None
        match.act(by("hard", seen), hurried=hurried)
    written = to_data(match.record)
    assert [action.get("hurried") for action in written["actions"]] == [None, None, None, True, None]
    back = from_data(json.loads(json.dumps(written)))
    assert back == match.record
    replay(back.rules, back.actions)


def test_what_waits_to_be_thought_about_is_dropped_when_nobody_wants_it_any_more(
    make: Make, seen: Observation, tmp_path: Path
) -> None:
    asker = make(odd_players.held_once)
    asker.put(seen, str(tmp_path))
    process_in(tmp_path)
    for seed in ("2", "3", "4"):
        asker.put(seen, str(tmp_path), seed)
    asker.thinker.forget()
    asker.put(seen, str(tmp_path), "last")
    (tmp_path / "go").touch()
    assert [asker.get() for _ in range(2)] == [(choose(seen, "medium", Random(seed)), False) for seed in ("1", "last")]
    asker.thinker.close()
    assert asker.choices.empty()
