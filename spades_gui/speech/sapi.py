"""SAPI 5, the synthesizers that come with Windows, through accessible-output2's output.

The output knows its voices by name only; their languages are read from the COM objects behind it. SAPI gives a voice's
languages as hexadecimal Windows language codes, separated by semicolons, whose lowest ten bits are the language without
its country ("Language" among the token attributes of SAPI 5.4; [MS-LCID] for the codes).
"""

from collections.abc import Callable
from typing import Any, Final

from spades_gui.speech.backend import Backend
from spades_gui.speech.readers import prepare_thread

PRIMARY: Final = {0x09: "en", 0x0C: "fr", 0x19: "ru"}
"""Languages by the lowest ten bits of their code."""
NEAREST: Final = "en"


class Sapi(Backend):
    """Speaks each utterance with a voice for its language: the player's, or the system's own if that fits, or the
    first. Without one, with an English voice, or else the system's own. It does not tell when it has spoken.
    """

    name = "sapi"

    def __init__(self, kind: Callable[[], Any] | None = None) -> None:
        """``kind`` makes accessible-output2's output; raises what that does."""
        self._output = (kind or _sapi5)()
        self._own = str(self._output.get_voice())
        self._now = self._own
        self._voices = self._by_language()
        self._chosen: dict[str, str] = {}
        self.rate: int | None = int(self._output.get_rate())
        self.volume: int | None = round(int(self._output.get_volume()) / 10)

    def set_rate(self, rate: int) -> None:
        self._output.set_rate(rate)
        self.rate = rate

    def set_volume(self, volume: int) -> None:
        self._output.set_volume(volume * 10)
        self.volume = volume

    def voices(self, language: str, /) -> tuple[str, ...]:
        return self._voices.get(language, ())

    def set_voice(self, language: str, voice: str) -> None:
        self._chosen[language] = voice

    def lacks(self, language: str, /) -> bool:
        return language not in self._voices

    def speak(self, text: str, language: str, interrupt: bool, _ended: Callable[[], None], /) -> None:
        voice = self._chosen.get(language) or (self.voices(language) or self.voices(NEAREST) or (self._own,))[0]
        if voice != self._now:
            self._output.set_voice(voice)
            self._now = voice
        # The output wraps the text into XML and escapes "<" alone.
        self._output.speak(text.replace("&", "&amp;"), interrupt=interrupt)

    def silence(self) -> None:
        self._output.silence()

    def alive(self) -> bool:
        return bool(self._output.is_active())

    def _by_language(self) -> dict[str, tuple[str, ...]]:
        found: dict[str, list[str]] = {}
        for voice in self._output.object.GetVoices():
            for code in str(voice.GetAttribute("Language")).split(";"):
                language = PRIMARY.get(_number(code) & 0x3FF)
                if language is not None:
                    found.setdefault(language, []).append(str(voice.GetDescription()))
        return {
            language: tuple(sorted(dict.fromkeys(names), key=lambda name: name != self._own))
            for language, names in found.items()
        }


def _number(code: str) -> int:
    try:
        return int(code, 16)
    except ValueError:
        return 0


def _sapi5() -> Any:
    prepare_thread()
    from accessible_output2.outputs.sapi5 import SAPI5

    return SAPI5()
