"""The built-in voice, for a machine with nothing that speaks: eSpeak NG from the package ``espeakng-loader``."""

from collections.abc import Callable
from typing import Final

from accessible_output2.outputs.base import Output

from spades_gui.speech.backend import Backend
from spades_gui.speech.espeak import release_engine, take_engine
from spades_gui.speech.pace import words_a_minute
from spades_gui.speech.pcm import PlayerMaker

LANGUAGES: Final = {"en": "en", "fr": "fr", "ru": "ru"}
"""eSpeak NG's voices by language."""
NEAREST: Final = "en"
VARIANTS: Final = {
    "eSpeak": "", "Alex": "Alex", "Andy": "Andy", "Annie": "Annie", "Gene": "Gene", "Linda": "linda", "Max": "max"
}  # fmt: skip
"""Its ways to speak any language, by the names the player hears, for the parts of its voices' names."""
LEAD: Final = 0.1
"""Seconds of silence left out at most before the first sound: 12 ms are usual, before a "t" 50."""
FIRST_PIECE: Final = 0.2
"""Seconds of sound that are played at once, while the rest is made."""
GROWTH: Final = 5
"""How much longer each piece is than the one before."""


class BuiltIn(Output, Backend):  # type: ignore[misc]  # accessible-output2 has no types
    """Speaks each utterance in its language into a ``Player``, which tells the real end."""

    name = "built-in"
    tells_end = True
    system_output = True

    def __init__(self, make_player: PlayerMaker) -> None:
        """Raises ``UnavailableError``, or what ``make_player`` does where there is no sound card."""
        super().__init__()
        self._player = make_player()
        try:
            self._engine = take_engine()
        except BaseException:
            self._player.close()
            raise
        self._chosen: dict[str, str] = {}
        self.rate: int | None = None
        self.volume: int | None = None
        self.set_rate(0)
        self.set_volume(10)

    def set_rate(self, rate: int) -> None:
        self._engine.set_rate(words_a_minute(rate))
        self.rate = rate

    def set_volume(self, volume: int) -> None:
        self._engine.set_volume(volume * 10)
        self.volume = volume

    def voices(self, language: str, /) -> tuple[str, ...]:
        return tuple(VARIANTS) if language in LANGUAGES else ()

    def set_voice(self, language: str, voice: str) -> None:
        self._chosen[language] = VARIANTS[voice]

    def lacks(self, language: str, /) -> bool:
        return language not in LANGUAGES

    def speak(self, text: str, language: str, interrupt: bool, ended: Callable[[], None], /) -> None:
        if interrupt:
            self.silence()
        voice, variant = LANGUAGES.get(language, LANGUAGES[NEAREST]), self._chosen.get(language)
        self._engine.set_voice(f"{voice}+{variant}" if variant else voice)
        pieces = _Pieces(self._player.play, self._engine.sample_rate)
        self._engine.render(text, pieces.take)
        pieces.finish(ended)

    def silence(self) -> None:
        self._player.stop()

    def is_active(self) -> bool:
        return True

    def alive(self) -> bool:
        return self.is_active()

    def close(self) -> None:
        try:
            self._player.close()
        finally:
            release_engine()


class _Pieces:
    """Joins the engine's small pieces into a short one that can be heard at once, and ever longer ones."""

    def __init__(self, play: Callable[[bytes, int, Callable[[], None] | None], None], sample_rate: int) -> None:
        self._play = play
        self._sample_rate = sample_rate
        self._size = int(FIRST_PIECE * sample_rate) * 2
        self._lead = int(LEAD * sample_rate) * 2
        self._held = bytearray()

    def take(self, samples: bytes) -> None:
        if self._lead > 0:
            silent = (len(samples) - len(samples.lstrip(b"\0"))) // 2 * 2
            left_out = min(silent, self._lead)
            self._lead = self._lead - left_out if silent == len(samples) else 0
            samples = samples[left_out:]
        if len(self._held) >= self._size:  # not sooner: something is to be left for the end
            self._play(bytes(self._held), self._sample_rate, None)
            self._held.clear()
            self._size *= GROWTH
        self._held += samples

    def finish(self, ended: Callable[[], None]) -> None:
        if self._held:
            self._play(bytes(self._held), self._sample_rate, ended)
        else:
            ended()
