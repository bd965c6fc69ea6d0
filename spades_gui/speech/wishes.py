"""How the player wants it to sound, whichever back end speaks."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from spades_gui.settings.schema import LANGUAGES
from spades_gui.speech.backend import Backend

RATES: Final = range(-10, 11)
VOLUMES: Final = range(11)


@dataclass(frozen=True, slots=True)
class Facts:
    """What a back end says of itself; before there is one, nothing."""

    name: str = ""
    tells_end: bool = False
    rate: int | None = None
    volume: int | None = None
    voices: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


def facts_of(backend: Backend) -> Facts:
    """Ask a back end; in its thread."""
    voices = {language: backend.voices(language) for language in LANGUAGES}
    return Facts(backend.name, backend.tells_end, backend.rate, backend.volume, voices)


@dataclass(frozen=True, slots=True)
class Manner:
    """How one utterance is to be spoken; ``None`` is the back end's own way."""

    rate: int | None = None
    volume: int | None = None
    voice: str | None = None

    def set(self, backend: Backend, language: str) -> None:
        """Have ``backend`` speak so; in its thread."""
        if self.rate is not None and backend.rate not in (None, self.rate):
            backend.set_rate(self.rate)
        if self.volume is not None and backend.volume not in (None, self.volume):
            backend.set_volume(self.volume)
        if self.voice is not None:
            backend.set_voice(language, self.voice)


class Wishes:
    """The player's rate (-10…10), volume (0…10) and voices by language, over those of the back end in use.

    ``None``, and a voice that the back end does not have, leave it its own. Voices are remembered for each back end.
    """

    def __init__(self, rate: int | None, volume: int | None, voices: Mapping[str, str]) -> None:
        self.facts = Facts()
        self._rate = rate
        self._volume = volume
        self._voices = dict(voices)
        self._voices_here: dict[tuple[str, str], str] = {}

    @property
    def rate(self) -> int | None:
        """The rate now; ``None`` where it cannot be changed."""
        return _over(self.facts.rate, self._rate)

    @property
    def volume(self) -> int | None:
        """The volume now; ``None`` where it cannot be changed."""
        return _over(self.facts.volume, self._volume)

    def voice(self, language: str) -> str | None:
        """The player's voice for ``language``, if there is one that the back end has."""
        voice = self._voices_here.get((self.facts.name, language), self._voices.get(language))
        return voice if voice in self.facts.voices.get(language, ()) else None

    def manner(self, language: str) -> Manner:
        """How to speak the next utterance."""
        return Manner(self._rate, self._volume, self.voice(language))

    def change_rate(self, step: int) -> int | None:
        """The new rate, ``step`` from the one now."""
        if self.rate is not None:
            self._rate = _within(RATES, self.rate + step)
        return self.rate

    def change_volume(self, step: int) -> int | None:
        """The new volume, ``step`` from the one now."""
        if self.volume is not None:
            self._volume = _within(VOLUMES, self.volume + step)
        return self.volume

    def change_voice(self, step: int, language: str) -> str | None:
        """The new voice for ``language``, ``step`` from the one now; after the last comes the first."""
        voices = self.facts.voices.get(language, ())
        if len(voices) < 2:
            return None
        here = voices.index(self.voice(language) or voices[0])
        voice = voices[(here + step) % len(voices)]
        self._voices_here[self.facts.name, language] = voice
        return voice


def _over(own: int | None, wish: int | None) -> int | None:
    return own if own is None or wish is None else wish


def _within(numbers: range, number: int) -> int:
    return max(numbers[0], min(numbers[-1], number))
