"""Voices: screen readers behind one worker thread. Speech libraries are imported only here."""

import sys
import time
from collections.abc import Callable

from spades_gui.app.ports import Speaker
from spades_gui.speech.backend import Backend
from spades_gui.speech.worker import SpeechWorker

SPAWN_EVERY = 30.0
"""Seconds between two attempts to start a speech daemon."""


def make_speaker(wake: Callable[[], None], rate: int | None = None) -> Speaker:
    """A speaker with the back ends of this system, which open in the background.

    ``wake`` is called from another thread when speech may have ended or the voice has changed. ``rate`` is the
    player's, -10…10; ``None`` leaves each voice its own.
    """
    opener = _open_reader if sys.platform in ("win32", "darwin") else _DispatcherOpener()
    return SpeechWorker([opener], wake, rate=rate)


class _DispatcherOpener:
    """Connects to speech-dispatcher, and now and then starts it where it does not run: that is a process each time."""

    def __init__(self) -> None:
        self._spawn_at = 0.0

    def __call__(self) -> Backend:
        from spades_gui.speech.dispatcher import Dispatcher

        try:
            return Dispatcher(spawn=False)
        except Exception:
            now = time.monotonic()
            if now < self._spawn_at:
                raise
            self._spawn_at = now + SPAWN_EVERY
        return Dispatcher(spawn=True)


def _open_reader() -> Backend:
    from spades_gui.speech.readers import Readers

    return Readers()
