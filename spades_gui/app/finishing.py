"""At its end the game waits for what is still being written, but not for ever."""

from threading import Thread
from typing import Final

LEAST: Final = 2.0
"""Seconds for which somebody who has left the game still lets a disk work."""


def let_finish(thread: Thread, patience: float) -> None:
    """Return when ``thread`` has ended; with a disk that does not answer, after ``patience`` seconds, two at least."""
    thread.join(max(LEAST, patience))
