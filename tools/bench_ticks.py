"""How late a loop's ticks are while a computer player thinks, in the game's process and in another."""

import random
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Final

from spades_gui.app.ports import Chosen, Thinker
from spades_gui.app.process_thinker import ProcessThinker
from spades_gui.app.session import Session
from spades_gui.app.thinkers import InlineThinker
from spades_gui.bots import LEVELS, choose
from spades_gui.core.observation import Observation
from spades_gui.core.options import PRESETS
from spades_gui.core.record import SeatInfo

TICK: Final = 0.016
ROUND_SECONDS: Final = 1.5
ROUNDS: Final = 8
PLAYER: Final = LEVELS[-1]


def ticks() -> dict[str, list[float]]:
    """Seconds that ticks came too late: with nobody thinking, with the strongest level thinking in its process, with
    another program that is busy, which shows what the machine itself makes of two at work, and with a thinking thread.

    They take turns, so that whatever else goes on meets all of them. Each round with a process begins with its start.
    """
    rounds: dict[str, Callable[[], AbstractContextManager[Callable[[], None]]]] = {
        "nobody thinks": lambda: nullcontext(lambda: None),
        f"{PLAYER} in a process": lambda: _thinking(ProcessThinker(lambda: None)),
        "another program is busy": _stranger,
        f"{PLAYER} in a thread": lambda: _thinking(_ThreadThinker()),
    }
    late: dict[str, list[float]] = {name: [] for name in rounds}
    for _ in range(ROUNDS):
        for name, begin in rounds.items():
            with begin() as tick:
                late[name] += _lateness(tick)
    return late


def _lateness(tick: Callable[[], None]) -> Iterator[float]:
    due = time.perf_counter() + TICK
    for _ in range(round(ROUND_SECONDS / TICK)):
        time.sleep(max(0.0, due - time.perf_counter()))
        yield time.perf_counter() - due
        tick()
        due = max(due, time.perf_counter() - TICK) + TICK  # one late tick is not to make the next ones late


@contextmanager
def _stranger() -> Iterator[Callable[[], None]]:
    with subprocess.Popen([sys.executable, "-c", "while True: pass"]) as process:
        yield lambda: None
        process.kill()


@contextmanager
def _thinking(thinker: Thinker) -> Iterator[Callable[[], None]]:
    """What a tick of the game does for a thinking player: take its choice if it has come, and ask for the next."""
    thinker.begin()
    questions = _questions()
    waiting = threading.Event()

    def tick() -> None:
        if not waiting.is_set():
            waiting.set()
            thinker.ask(next(questions), PLAYER, "bench", lambda *_, **__: waiting.clear())

    yield tick
    thinker.close()


def _questions() -> Iterator[Observation]:
    """What the players of a hand have to decide, over and over."""
    match = Session(PRESETS["classic"], tuple(SeatInfo("", "bot:hard") for _ in range(4)), "bench")
    asked: list[Observation] = []
    while len(match.view.sheets) == 0:
        action = match.chance()
        if (seen := match.bot_to_move) is not None:
            asked.append(seen)
            action = choose(seen, "hard", random.Random(match.choice_seed))
        assert action is not None
        match.act(action)
    while True:
        yield from asked


class _ThreadThinker(InlineThinker):
    """What it would be like without a process of its own."""

    def __init__(self) -> None:
        self._threads: list[threading.Thread] = []

    def ask(self, observation: Observation, level: str, seed: str, done: Chosen) -> None:
        """Choose in a thread."""
        self._threads.append(threading.Thread(target=lambda: done(choose(observation, level, random.Random(seed)))))
        self._threads[-1].start()

    def close(self) -> None:
        """Wait for the last choice."""
        for thread in self._threads:
            thread.join()
