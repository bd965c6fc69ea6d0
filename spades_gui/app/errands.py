"""Work for the disk that must not hold up the window, and what comes of it, back in the window's loop."""

from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import TypeVar

from spades_gui.app.finishing import let_finish

_T = TypeVar("_T")


class InlineErrands:
    """Does everything at once: for a game that nobody watches."""

    pending = False

    def run(self, work: Callable[[], _T], done: Callable[[_T], None]) -> None:
        """Do it."""
        done(work())

    def step(self) -> bool:
        """Nothing ever waits."""
        return False

    def close(self) -> None:
        """Nothing waits."""


class ThreadErrands:
    """Does each errand in a thread of its own, one after the other; ``wake`` is called at the end of each.

    What takes no longer than ``patience``, in seconds, is as if done at once.
    """

    def __init__(self, wake: Callable[[], None], patience: float) -> None:
        self._wake = wake
        self._patience = patience
        self._thread: Thread | None = None
        self._waiting = 0
        self._finished: SimpleQueue[Callable[[], None]] = SimpleQueue()

    @property
    def pending(self) -> bool:
        """Whether something is still to be done."""
        return self._waiting > 0

    def run(self, work: Callable[[], _T], done: Callable[[_T], None]) -> None:
        """Have ``work`` done in a thread; ``done`` is called with what it gives, here or by ``step``."""
        before = self._thread

        def do() -> None:
            if before is not None:
                before.join()
            try:
                self._finished.put(partial(done, work()))
            except Exception as error:
                self._finished.put(partial(_raise, error))
            self._wake()

        self._waiting += 1
        self._thread = Thread(target=do, name="errand", daemon=True)
        self._thread.start()
        self._thread.join(self._patience)
        self.step()

    def step(self) -> bool:
        """Hand over what has been finished; whether there was anything."""
        any_finished = not self._finished.empty()
        while not self._finished.empty():
            self._waiting -= 1
            self._finished.get()()
        return any_finished

    def close(self) -> None:
        """Finish what waits, as ``let_finish``."""
        if self._thread is not None:
            let_finish(self._thread, self._patience)


def _raise(error: Exception) -> None:
    raise error
