"""Computer players at work in a process beside the game, so that the window's loop never waits for a thought."""

import signal
import sys
import traceback
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Lock
from typing import TYPE_CHECKING, Any, Final, TypeVar

from spades_gui.app.ports import Chosen, Weights
from spades_gui.app.thinkers import stand_in
from spades_gui.bots import Weighed, choose, weigh
from spades_gui.bots.worker import Question, Think, serve
from spades_gui.core.actions import Action
from spades_gui.core.observation import Observation

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

LIMIT: Final = 5.0
"""Seconds after which a thought is given up. A decision takes 0.3 s at most on an ordinary machine; one that is busy or
ten times slower still comes to it, and who listens does not yet take the game for dead."""

T = TypeVar("T")


class ProcessThinker:
    """Thinks in a worker process, one thought after another, and calls ``wake`` after each.

    A worker that dies, fails or is late is replaced, and the move is made by the stand-in. ``choose`` must be a
    function of a module, which the worker imports by its name.
    """

    def __init__(self, wake: Callable[[], None], choose: Think[Action] = choose, limit: float = LIMIT) -> None:
        self._wake = wake
        self._choose = choose
        self._limit = limit
        self._worker: _Worker | None = None
        self._closed = False
        self._lock = Lock()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="thinker")
        self._waiting: list[Future[None]] = []

    def begin(self) -> None:
        """Start the worker, unless there is one. Does not wait for it."""
        self._thread.submit(self._at_work)

    def ask(self, observation: Observation, level: str, seed: str, done: Chosen) -> None:
        """Have the worker choose; ``done`` is called in a thread of this one's."""

        def instead() -> None:
            done(stand_in(observation, seed), hurried=True)

        self._submit(Question(self._choose, observation, level, seed), done, instead)

    def weigh(self, observation: Observation, player: str, seed: str, done: Callable[[Weights], None]) -> None:
        """Have the worker weigh; ``done`` is called in a thread of this one's, with the stand-in's choice alone where
        the worker does not come to an end."""

        def instead() -> None:
            done((Weighed(stand_in(observation, seed), 0.0),))

        self._submit(Question(weigh, observation, player, seed), done, instead)

    def forget(self) -> None:
        """Drop what waits. A thought under way comes to its end, which takes less time than another worker's start."""
        for waiting in self._waiting:
            waiting.cancel()

    def close(self) -> None:
        """End the worker, whatever it is thinking of, and drop what waits."""
        with self._lock:
            self._closed = True
            worker, self._worker = self._worker, None
        if worker:
            worker.kill()
        self._thread.shutdown(cancel_futures=True)
        if worker:
            worker.bury()

    def _submit(self, question: Question[T], done: Callable[[T], None], instead: Callable[[], None]) -> None:
        self._waiting = [each for each in self._waiting if not each.done()]
        self._waiting.append(self._thread.submit(self._answer, question, done, instead))

    def _answer(self, question: Question[T], done: Callable[[T], None], instead: Callable[[], None]) -> None:
        worker = self._at_work()
        answers = worker.ask(question, self._limit) if worker else ()
        if self._closed:
            return
        if answers:
            done(*answers)
        else:
            instead()
        self._wake()
        if not answers:
            self._at_work(anew=True)

    def _at_work(self, *, anew: bool = False) -> "_Worker | None":
        """The worker, started if need be or ``anew``; ``None`` after the end, or where none can be started."""
        with self._lock:
            if self._closed:
                return None
            if self._worker and (anew or not self._worker.alive):
                self._worker.kill()
                self._worker.bury()
                self._worker = None
            if self._worker is None:
                try:
                    self._worker = _Worker()
                except Exception:  # whatever is wrong with this system, the match goes on
                    traceback.print_exc(file=sys.stderr)
            return self._worker


class _Worker:
    """The process, and this end of its pipe."""

    def __init__(self) -> None:
        from multiprocessing import get_context  # not before somebody plays

        _shelter_from_interrupts()
        context = get_context("spawn")
        self._pipe: Connection[Question[Any], Any]
        self._pipe, theirs = context.Pipe()
        self._process: SpawnProcess = context.Process(target=serve, args=(theirs,), name="thinker", daemon=True)
        with theirs:  # once only the process has its end open, that closes with it
            self._process.start()

    @property
    def alive(self) -> bool:
        """Whether the process still runs."""
        return self._process.is_alive()

    def ask(self, question: Question[T], limit: float) -> tuple[T] | tuple[()]:
        """The answer, or none when the process is late or gone."""
        try:
            self._pipe.send(question)
            return (self._pipe.recv(),) if self._pipe.poll(limit) else ()
        except (EOFError, OSError):
            return ()

    def kill(self) -> None:
        """End the process at once."""
        self._process.kill()

    def bury(self) -> None:
        """Forget the process, which has been killed."""
        self._process.join()
        self._process.close()
        self._pipe.close()


def _shelter_from_interrupts() -> None:
    """Have processes that this thread starts never get what a terminal sends to all in it: Ctrl+C, and its own end.

    One that is only just starting could not yet ignore it, and would print where it stood. They end with the game.
    """
    if sys.platform != "win32":
        from multiprocessing import resource_tracker

        # The tracker starts with the first process otherwise. It lets interrupts through again, which it ignores
        # itself, but the end of a terminal would end it, and multiprocessing would complain while the game leaves.
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGHUP})
        resource_tracker.ensure_running()
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
