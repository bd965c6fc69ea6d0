"""Screen readers of Windows and macOS, through accessible-output2's outputs."""

import sys
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from spades_gui.speech.backend import Backend, UnavailableError

Output = Any
"""An accessible-output2 output; the library has no types."""
Kind = Callable[[], Output]
ABSENT_FOR = 30.0
"""Seconds for which a screen reader that cannot be reached at all counts as not installed: asking takes a while."""
SYNTHESIZERS = ("sapi5",)
"""The library's outputs that are no screen readers, and have a back end of their own here."""


class Readers(Backend):
    """The first screen reader that is active, in the order given.

    It is no longer ``alive`` once it stops or a better one starts, and is then made anew. None tells when it has
    spoken, and each keeps its user's rate, volume, voice and language.
    """

    def __init__(self, outputs: Iterable[Output]) -> None:
        self._outputs = list(outputs)
        output = self._first_active()
        if output is None:
            raise UnavailableError("no screen reader is active")
        self._output = output
        self.name = str(output.name)

    def speak(self, text: str, _language: str, interrupt: bool, _ended: Callable[[], None], /) -> None:
        # The library's ``output`` would braille too, but raises after it has spoken where there is no braille.
        self._output.speak(text, interrupt=interrupt)

    def braille(self, text: str, /) -> None:
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


class ReaderFinder:
    """Makes ``Readers`` of those installed, and remembers for a while which are not."""

    def __init__(self, kinds: Callable[[], Iterable[Kind]] | None = None) -> None:
        self._kinds = kinds or _installed
        self._absent_until: dict[Kind, float] = {}

    def __call__(self) -> Readers:
        now = time.monotonic()
        return Readers(filter(None, [self._make(kind, now) for kind in self._kinds()]))

    def _make(self, kind: Kind, now: float) -> Output | None:
        if now < self._absent_until.get(kind, 0.0):
            return None
        try:
            return kind()
        except Exception:  # not installed, no library for this processor, no COM server
            self._absent_until[kind] = now + ABSENT_FOR
            return None


def prepare_thread() -> None:
    """Make this thread fit for COM, where there is such a thing: it is set up for each thread."""
    if sys.platform == "win32":
        import pythoncom

        pythoncom.CoInitialize()


def _installed() -> list[Kind]:
    prepare_thread()
    import accessible_output2
    import accessible_output2.outputs

    return [kind for kind in accessible_output2.get_output_classes() if kind.name not in SYNTHESIZERS]
