"""Keeps changed settings without making the player wait for the disk."""

from collections.abc import Callable, Mapping
from queue import SimpleQueue
from threading import Thread

from spades_gui.settings.problem import Problem

Write = Callable[[Mapping[str, object]], tuple[Problem, ...]]
"""Writes changed settings, by dotted name; gives what went wrong."""


class Saver:
    """Writes settings in a thread of its own, several changes at once when they come quickly.

    ``wake`` is called when there is a problem to hear of.
    """

    def __init__(self, write: Write, wake: Callable[[], None]) -> None:
        self._write = write
        self._wake = wake
        self._changes: SimpleQueue[Mapping[str, object] | None] = SimpleQueue()
        self._problems: SimpleQueue[Problem] = SimpleQueue()
        self._thread = Thread(target=self._work, name="saver", daemon=True)
        self._thread.start()

    def save(self, changes: Mapping[str, object]) -> None:
        """Have ``changes`` written soon."""
        self._changes.put(changes)

    def problems(self) -> tuple[Problem, ...]:
        """What has gone wrong since last asked."""
        return tuple(self._problems.get() for _ in range(self._problems.qsize()))

    def close(self) -> None:
        """Write what waits; returns when it is written, or after two seconds with a disk that does not answer."""
        self._changes.put(None)
        self._thread.join(2)

    def _work(self) -> None:
        while (changes := self._changes.get()) is not None:
            merged = dict(changes)
            last = False
            while not self._changes.empty():
                more = self._changes.get()
                last = last or more is None
                merged |= more or {}
            for problem in self._write(merged):
                self._problems.put(problem)
                self._wake()
            if last:
                return
