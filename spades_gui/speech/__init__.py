"""Voices: screen readers and synthesizers behind one worker thread. Speech libraries are imported only here."""

import sys
import time
from collections.abc import Callable, Mapping
from typing import Final

from spades_gui.app.ports import Speaker
from spades_gui.speech.backend import Backend
from spades_gui.speech.braille import BrailleLine
from spades_gui.speech.pcm import Player, PlayerMaker
from spades_gui.speech.readers import ReaderFinder
from spades_gui.speech.sources import Source
from spades_gui.speech.worker import SpeechWorker

TRY_EVERY: Final = 30.0
"""Seconds between two attempts at what costs more than a look: starting a speech daemon, opening a sound card."""


def make_speaker(
    wake: Callable[[], None],
    make_player: PlayerMaker | None = None,
    *,
    rate: int | None = None,
    volume: int | None = None,
    voices: Mapping[str, str] | None = None,
    preferred: str = "",
) -> Speaker:
    """A speaker with the back ends of this system, which open in the background.

    ``wake`` is called from another thread when speech may have ended, the voice has changed or there is news.
    ``make_player`` is called from another thread too, for the built-in voice; without it there is none. ``rate``
    (-10…10), ``volume`` (0…10) and ``voices`` (by language) are the player's; ``None`` and names that the back end does
    not know leave it its own. ``preferred`` is one of ``back_ends()``.
    """
    finder = ReaderFinder()
    openers: dict[str, Callable[[], Backend]]
    match sys.platform:
        case "win32":
            openers = {"screen-reader": finder, "sapi": _open_sapi}
        case "darwin":
            openers = {"voiceover": finder, "say": _open_say}
        case _:
            openers = {"speech-dispatcher": _DispatcherOpener()}
    if make_player is not None:
        openers["built-in"] = _BuiltInOpener(make_player)
    return SpeechWorker(
        [Source(name, opener) for name, opener in openers.items()],
        wake,
        rate=rate,
        volume=volume,
        voices=voices,
        preferred=preferred,
        braille=BrailleLine(ReaderFinder()) if finder in openers.values() else None,
    )


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
            self._spawn_at = now + TRY_EVERY
        return Dispatcher(spawn=True)


class _BuiltInOpener:
    """Opens the built-in voice, and only now and then tries where there is no sound card: others wait meanwhile."""

    def __init__(self, make_player: PlayerMaker) -> None:
        self._make_player = make_player
        self._failure: Exception | None = None
        self._try_at = 0.0

    def __call__(self) -> Backend:
        from spades_gui.speech.builtin import BuiltIn

        return BuiltIn(self._player)

    def _player(self) -> Player:
        if self._failure is not None and time.monotonic() < self._try_at:
            raise self._failure
        try:
            player = self._make_player()
        except Exception as failure:
            self._failure, self._try_at = failure, time.monotonic() + TRY_EVERY
            raise
        self._failure = None
        return player


def _open_sapi() -> Backend:
    from spades_gui.speech.sapi import Sapi

    return Sapi()


def _open_say() -> Backend:
    from spades_gui.speech.mac_say import Say

    return Say()
