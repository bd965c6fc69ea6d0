"""What the speech worker asks of a back end."""

from collections.abc import Callable


class UnavailableError(Exception):
    """The back end cannot be used now; it may be later."""


class Backend:
    """One voice: a speech daemon, a screen reader, a synthesizer.

    Made, used and closed in one thread of its own (see ``keeper``). Any call may raise anything, or not return: the
    worker then drops the back end and makes it anew later. Whoever has less to offer inherits the rest from here.
    """

    name: str
    """What it is called, for the player."""
    tells_end: bool = False
    """Whether ``ended`` of ``speak`` is called; if not, the end is estimated."""
    rate: int | None = None
    """The rate now, -10…10; ``None`` where it cannot be changed from here."""
    volume: int | None = None
    """The volume now, 0…10; ``None`` where it cannot be changed from here."""

    def set_rate(self, rate: int) -> None:
        """Speak at ``rate``, -10…10, from the next utterance on. Called only where there is a rate."""

    def set_volume(self, volume: int) -> None:
        """Speak at ``volume``, 0…10, from the next utterance on. Called only where there is a volume."""

    def voices(self, _language: str, /) -> tuple[str, ...]:
        """The names of its voices for a language, the usual one first; none where they are unknown, or not yet known.
        To be answered at once."""
        return ()

    def set_voice(self, language: str, voice: str) -> None:
        """Speak ``language`` with ``voice``, one of ``voices``, from the next utterance on."""

    def lacks(self, _language: str, /) -> bool:
        """Whether it is known to have no voice for a language, and would speak it with the nearest. To be answered at
        once."""
        return False

    def speak(self, text: str, language: str, interrupt: bool, ended: Callable[[], None], /) -> None:
        """Hand over an utterance and return; it is spoken after what was handed over before, or instead of it.

        ``ended`` may be called from any thread, once, when the utterance was spoken or cut short.
        """
        raise NotImplementedError

    def braille(self, text: str, /) -> None:
        """Show ``text`` on the braille line, where it has one."""

    def silence(self) -> None:
        """Stop speaking and forget what was handed over."""
        raise NotImplementedError

    def alive(self) -> bool:
        """Whether it would speak, and is still the one to choose. Asked every few seconds: to be answered at once."""
        return True

    def close(self) -> None:
        """Let go of everything."""


Opener = Callable[[], Backend]
"""Makes a back end, or raises. Speech libraries are imported in here, away from the start of the game."""
