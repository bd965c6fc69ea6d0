"""What the speech worker asks of a back end."""

from collections.abc import Callable
from typing import Protocol


class UnavailableError(Exception):
    """The back end cannot be used now; it may be later."""


class Backend(Protocol):
    """One voice: a speech daemon, a screen reader, a synthesizer.

    Made, used and closed in one thread of its own (see ``keeper``). Any call may raise anything, or not return: the
    worker then drops the back end and makes it anew later.
    """

    @property
    def name(self) -> str:
        """What it is called, for the player."""

    @property
    def tells_end(self) -> bool:
        """Whether ``ended`` of ``speak`` is called; if not, the end is estimated."""

    @property
    def rate(self) -> int | None:
        """The rate now, -10…10; ``None`` where it cannot be changed from here."""

    def set_rate(self, rate: int) -> None:
        """Speak at ``rate``, -10…10, from the next utterance on. Called only where there is a rate."""

    def speak(self, text: str, language: str, interrupt: bool, ended: Callable[[], None], /) -> None:
        """Hand over an utterance and return; it is spoken after what was handed over before, or instead of it.

        ``ended`` may be called from any thread, once, when the utterance was spoken or cut short.
        """

    def silence(self) -> None:
        """Stop speaking and forget what was handed over."""

    def alive(self) -> bool:
        """Whether it would speak, and is still the one to choose. Asked every few seconds: to be answered at once."""

    def close(self) -> None:
        """Let go of everything."""


Opener = Callable[[], Backend]
"""Makes a back end, or raises. Speech libraries are imported in here, away from the start of the game."""
