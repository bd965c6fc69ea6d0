"""Play without a screen, a sound card or a voice: a clock that only jumps, a speaker that only takes its time."""

from collections.abc import Callable
from threading import Event
from typing import TYPE_CHECKING

from spades_gui.app.ports import Game, SpeechNews
from spades_gui.app.saved_match import SavedMatch
from spades_gui.present.cues import Cue
from spades_gui.present.message import Message
from spades_gui.present.picture import Picture

if TYPE_CHECKING:
    from spades_gui.present.history import History, PlayedHand, PlayedMatch

Estimate = Callable[[str, str, int], float]
"""Seconds that a text in a language takes at a rate."""


class VirtualClock:
    """Time that passes only when somebody moves it: a run is the same each time and takes no longer than it must."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class HeadlessSpeaker:
    """Speaks in silence: each utterance lasts as long as it would take to say."""

    def __init__(self, clock: Callable[[], float], estimate: Estimate, rate: int = 0) -> None:
        self._clock = clock
        self._estimate = estimate
        self._rate = rate
        self._until = 0.0

    def say(self, text: str, language: str, *, interrupt: bool, braille: str = "") -> None:
        """Take the time of ``text``, after what is being said or instead of it."""
        begin = self._clock() if interrupt else max(self._until, self._clock())
        self._until = begin + self._estimate(text, language, self._rate)

    def silence(self) -> None:
        """Stop at once."""
        self._until = self._clock()

    def busy(self) -> bool:
        """Whether an utterance still takes its time."""
        return self._clock() < self._until

    def voice(self) -> str:
        """There is none."""
        return ""

    def back_ends(self) -> tuple[str, ...]:
        """There are none."""
        return ()

    def prefer(self, name: str) -> None:
        """There is nothing to choose from."""

    def news(self) -> tuple[SpeechNews, ...]:
        """Nothing ever happens."""
        return ()

    def change_rate(self, step: int) -> int | None:
        """Speak faster or slower, -10…10."""
        self._rate = max(-10, min(10, self._rate + step))
        return self._rate

    def change_volume(self, step: int) -> int | None:
        """Silence has no volume."""
        return None

    def change_voice(self, step: int, language: str) -> str | None:
        """Silence has no voice."""
        return None

    def close(self) -> None:
        """Nothing to let go of."""


class NoSounds:
    """Sounds nobody hears."""

    def play(self, cue: Cue, pan: float = 0.0) -> None:
        """Nothing to hear."""

    def set_volume(self, percent: int, mono: bool) -> None:
        """Nothing to change."""

    def news(self) -> tuple[Message, ...]:
        """Nothing ever happens."""
        return ()


class NoClipboard:
    """A clipboard that cannot be reached."""

    def copy(self, text: str) -> bool:
        """It never works."""
        return False


class NoPainter:
    """A picture nobody sees."""

    def paint(self, picture: Picture) -> None:
        """Nothing to show."""


class KeepsNoMatch:
    """Keeps nothing, for a match that nobody plays: the demonstration leaves the player's own match alone."""

    kept = True

    def found(self) -> SavedMatch | None:
        """There is none."""
        return None

    def keep(self, match: SavedMatch) -> None:
        """Let it go."""

    def drop(self) -> None:
        """There is none."""

    def news(self) -> tuple[Message, ...]:
        """Nothing ever happens."""
        return ()

    def close(self) -> None:
        """Nothing waits."""


class KeepsNoStatistics:
    """Counts nothing, for a match that nobody plays."""

    percent = None

    def keep(self, match: "PlayedMatch", hand: "PlayedHand | None" = None, *, again: bool = False) -> None:
        """Let it go."""

    def ask(self, done: "Callable[[History | Message], None]") -> None:
        """Nothing was ever played."""
        from spades_gui.present.history import History

        done(History())

    def export(self, delimiter: str) -> None:
        """There is nothing to write."""

    def reset(self) -> None:
        """There is nothing to forget."""

    def news(self) -> tuple[Message, ...]:
        """Nothing ever happens."""
        return ()

    def close(self) -> None:
        """Nothing waits."""


def run_headless(game: Game, clock: VirtualClock) -> None:
    """Drive ``game`` from one due moment to the next, until it ends or waits for a player who is not there."""
    while game.running:
        wait = game.tick(clock.now)
        if wait is None:
            return
        clock.now += wait


def run_unseen(game: Game, clock: Callable[[], float], woken: Event) -> None:
    """Drive ``game`` in real time without a window; ``woken`` is set by whoever has news for it."""
    while game.running:
        wait = game.tick(clock())
        if wait != 0.0:
            woken.wait(wait)
        woken.clear()
