"""Keeps changed settings without making the player wait for the disk."""

from collections.abc import Callable, Mapping
from functools import partial
from queue import SimpleQueue
from threading import Thread

from spades_gui.app.finishing import let_finish
from spades_gui.settings.problem import Problem
from spades_gui.settings.rules import RuleSet

Write = Callable[[Mapping[str, object]], tuple[Problem, ...]]
"""Writes changed settings, by dotted name; gives what went wrong."""
WriteSet = Callable[[RuleSet], tuple[Problem, ...]]
"""Writes a set of rules; gives what went wrong."""
DeleteSet = Callable[[str], tuple[Problem, ...]]
"""Deletes the set of rules of this name; gives what went wrong."""


class Saver:
    """Writes settings in a thread of its own, several changes at once when they come quickly.

    ``wake`` is called when there is a problem to hear of. At the end the disk has ``patience`` (see ``let_finish``).
    """

    def __init__(
        self,
        write: Write,
        write_set: WriteSet,
        delete_set: DeleteSet,
        wake: Callable[[], None],
        patience: float,
    ) -> None:
        self._write = write
        self._write_set = write_set
        self._delete_set = delete_set
        self._wake = wake
        self._patience = patience
        self._changes: SimpleQueue[Mapping[str, object] | Callable[[], tuple[Problem, ...]] | None] = SimpleQueue()
        self._problems: SimpleQueue[Problem] = SimpleQueue()
        self._thread = Thread(target=self._work, name="saver", daemon=True)
        self._thread.start()

    def save(self, changes: Mapping[str, object]) -> None:
        """Have ``changes`` written soon."""
        self._changes.put(changes)

    def save_set(self, chosen: RuleSet) -> None:
        """Have a set of rules written soon."""
        self._changes.put(partial(self._write_set, chosen))

    def delete_set(self, name: str) -> None:
        """Have the set of rules of this name deleted soon."""
        self._changes.put(partial(self._delete_set, name))

    def problems(self) -> tuple[Problem, ...]:
        """What has gone wrong since last asked."""
        return tuple(self._problems.get() for _ in range(self._problems.qsize()))

    def close(self) -> None:
        """Write what waits; returns when it is written, or as ``let_finish``."""
        self._changes.put(None)
        let_finish(self._thread, self._patience)

    def _work(self) -> None:
        open_ = True
        while open_:
            waiting = [self._changes.get()]
            while not self._changes.empty():
                waiting.append(self._changes.get())
            changes: dict[str, object] = {}
            for each in waiting:
                if each is None:
                    open_ = False
                elif callable(each):
                    self._tell(each())
                else:
                    changes |= each
            if changes:
                self._tell(self._write(changes))

    def _tell(self, problems: tuple[Problem, ...]) -> None:
        for problem in problems:
            self._problems.put(problem)
            self._wake()
