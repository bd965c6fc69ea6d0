"""Screen readers of Windows and macOS, and SAPI 5, through accessible-output2's outputs."""

import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from spades_gui.speech.backend import UnavailableError

Output = Any
"""An accessible-output2 output; the library has no types."""


class Readers:
    """The first screen reader that is active, in the library's order. Implements ``Backend``.

    It is no longer ``alive`` once it stops or a better one starts, and is then made anew. None tells when it has
    spoken. Only SAPI 5 has a rate to set: screen readers keep their user's rate, as they keep their language.
    """

    tells_end = False

    def __init__(self, kinds: Iterable[Callable[[], Output]] | None = None) -> None:
        self._outputs = list(_made(_installed() if kinds is None else kinds))
        output = self._first_active()
        if output is None:
            raise UnavailableError("no screen reader is active")
        self._output = output
        self.name = str(output.name)
        self.rate: int | None = int(output.get_rate()) if getattr(output, "has_rate", False) else None

    def set_rate(self, rate: int) -> None:
        self._output.set_rate(rate)
        self.rate = rate

    def speak(self, text: str, _language: str, interrupt: bool, _ended: Callable[[], None], /) -> None:
        # ``output`` would do both, but raises after it has spoken where there is no braille.
        self._output.speak(self._plain(text), interrupt=interrupt)
        self._output.braille(text)

    def silence(self) -> None:
        if hasattr(self._output, "silence"):
            self._output.silence()
        else:  # JAWS and System Access: an interrupting nothing
            self._output.speak("", interrupt=True)

    def alive(self) -> bool:
        return self._first_active() is self._output

    def close(self) -> None:
        self._outputs.clear()

    def _first_active(self) -> Output | None:
        for output in self._outputs:
            with suppress(Exception):
                if output.is_active():
                    return output
        return None

    def _plain(self, text: str) -> str:
        # The library wraps text for SAPI 5 into XML and escapes "<" alone.
        return text.replace("&", "&amp;") if self.name == "sapi5" else text


def _installed() -> list[Callable[[], Output]]:
    if sys.platform == "win32":
        import pythoncom

        pythoncom.CoInitialize()  # COM is per thread, and this one is new
    import accessible_output2
    import accessible_output2.outputs

    return list(accessible_output2.get_output_classes())


def _made(kinds: Iterable[Callable[[], Output]]) -> Iterable[Output]:
    for kind in kinds:
        with suppress(Exception):  # not installed, no library for this processor, no COM server
            yield kind()
