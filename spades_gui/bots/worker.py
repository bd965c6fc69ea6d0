"""Computer players in a process of their own: questions come through a pipe, answers go back.

What is imported here is all that the process loads: bots and rules, no window, no voice, no words.
"""

import os
import pickle
import signal
from collections.abc import Callable
from dataclasses import dataclass
from queue import SimpleQueue
from random import Random
from threading import Thread
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from spades_gui.core.observation import Observation

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

T = TypeVar("T")

Think = Callable[[Observation, str, Random], T]
"""A function as ``bots.choose`` is: from what a seat knows, the player, and its chance."""


@dataclass(frozen=True, slots=True)
class Question(Generic[T]):
    """What to think about. Everybody's question gets the same answer, in whatever thread or process."""

    think: Think[T]
    observation: Observation
    player: str
    seed: str

    def answer(self) -> T:
        """Think, as long as it takes."""
        return self.think(self.observation, self.player, Random(self.seed))


def serve(pipe: "Connection[Any, bytes]") -> None:
    """Answer the questions that come pickled, until the other end of ``pipe`` closes; then end, even amid a thought.

    A fault ends the process as well: nothing is known of its state, and a new one starts soon enough.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is for the game, which closes the pipe
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(pipe, questions), daemon=True).start()
    while True:
        question: Question[Any] = pickle.loads(questions.get())
        answer = question.answer()
        try:
            pipe.send(answer)
        except OSError:
            return


def _listen(pipe: "Connection[Any, bytes]", questions: "SimpleQueue[bytes]") -> None:
    try:
        while True:
            questions.put(pipe.recv_bytes())
    except (EOFError, OSError):
        os._exit(0)  # the game is gone, however it went: nobody waits for the thought that may be going on
