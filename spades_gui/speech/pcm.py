"""Where the sound of the built-in voice goes. What plays it belongs to another room."""

from collections.abc import Callable
from typing import Protocol


class Player(Protocol):
    """Plays speech. Called from one thread; raises where there is nothing to play on any more."""

    def play(self, pcm: bytes, rate: int, ended: Callable[[], None] | None) -> None:
        """Play ``pcm``, 16 bits signed and native, one channel, ``rate`` samples a second, right after what plays.

        Returns at once. ``ended`` is called from any thread once it was played or stopped.
        """

    def stop(self) -> None:
        """Be silent at once, and forget what waits."""

    def close(self) -> None:
        """Stop, and play nothing more."""


PlayerMaker = Callable[[], Player]
"""Opens the sound card, or raises. May take a while."""
