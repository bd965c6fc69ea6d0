"""A back end in a thread of its own, which can be given up when a call does not return.

Speech libraries are not thread-safe, and may block for as long as a daemon or a screen reader hangs. A call cannot be
ended from outside, so its thread is left behind: it closes the back end should the call ever return.
"""

import threading
from collections.abc import Callable
from functools import partial
from queue import Empty, SimpleQueue
from typing import TypeVar, cast

from spades_gui.speech.backend import Backend, Opener

Answer = TypeVar("Answer")
Job = Callable[[Backend], object]


class CallError(Exception):
    """The back end raised, or did not answer in time."""


class Keeper:
    """Makes a back end, serves one call at a time, and closes it.

    ``made`` is called from its thread once the back end is there, or could not be made.
    """

    def __init__(self, opener: Opener, made: Callable[[], None] = lambda: None) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._answers: SimpleQueue[object] = SimpleQueue()
        self._left = False
        # A daemon, so that a thread which hangs does not keep the process from exiting.
        self._thread = threading.Thread(target=self._run, args=(opener, made), name="speech back end", daemon=True)
        self._thread.start()

    @property
    def running(self) -> bool:
        """Whether the thread has not ended yet."""
        return self._thread.is_alive()

    def ready(self) -> bool:
        """Whether the back end is made by now; not to be asked again once it is. Raises ``CallError`` if it failed."""
        if self._answers.empty():
            return False
        self._answer(0)
        return True

    def call(self, job: Callable[[Backend], Answer], patience: float) -> Answer:
        """Run ``job`` in the thread. Raises ``CallError``; the keeper is then only good for being left."""
        self._jobs.put(job)
        return cast(Answer, self._answer(patience))

    def leave(self) -> None:
        """Silence and close the back end when that can be. A call that is waited for fails now. From any thread."""
        if self._left:
            return
        self._left = True
        self._jobs.put(None)
        self._answers.put(CallError("left"))

    def join(self, timeout: float) -> None:
        """Wait at most ``timeout`` seconds for the thread to end."""
        self._thread.join(timeout)

    def _answer(self, patience: float) -> object:
        try:
            answer = self._answers.get(timeout=patience)
        except Empty:
            raise CallError(f"no answer in {patience} s") from None
        if isinstance(answer, CallError):
            raise answer
        return answer

    def _run(self, opener: Opener, made: Callable[[], None]) -> None:
        backend = self._attempt(opener)
        made()
        if isinstance(backend, CallError):
            return
        while (job := self._jobs.get()) is not None:
            self._attempt(partial(job, backend))
        # What it was given before it hung it would otherwise speak when it wakes up, over the one that took its place.
        self._attempt(backend.silence)
        self._attempt(backend.close)

    def _attempt(self, call: Callable[[], Answer]) -> Answer | CallError:
        answer: Answer | CallError
        try:
            answer = call()
        except BaseException as error:  # a library may raise even SystemExit; here it must end nothing
            answer = CallError(repr(error))
        self._answers.put(answer)
        return answer
