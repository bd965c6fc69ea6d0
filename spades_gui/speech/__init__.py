"""Voices: screen readers behind one worker thread. Speech libraries are imported only here."""

import sys
from collections.abc import Callable

from spades_gui.app.ports import Speaker
from spades_gui.speech.backend import Backend
from spades_gui.speech.worker import SpeechWorker


def make_speaker(wake: Callable[[], None]) -> Speaker:
    """A speaker with the back ends of this system, which open in the background.

    ``wake`` is called from another thread when speech may have ended or the voice has changed.
    """
    return SpeechWorker([_readers if sys.platform in ("win32", "darwin") else _dispatcher], wake)


def _dispatcher() -> Backend:
    from spades_gui.speech.dispatcher import Dispatcher

    return Dispatcher()


def _readers() -> Backend:
    from spades_gui.speech.readers import Readers

    return Readers()
