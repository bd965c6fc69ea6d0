"""The one sound card, opened by whoever needs it first."""

import atexit
import ctypes
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

import pygame

_BUFFER: Final = 512
"""Samples of delay between a key and its sound: 12 ms at 44.1 kHz."""
_PATIENCE: Final = 1.0
"""Seconds that closing may take: 30 ms are usual."""
_VOICE: Final = 0
_using = threading.RLock()


def open_card() -> None:
    """Open the sound card unless it is open. Takes up to 120 ms, in part of which Python stands still.

    Raises ``pygame.error`` where there is none. Not before the window: SDL starts its parts one at a time only.
    """
    with _using:
        if not pygame.mixer.get_init():
            _hush_alsa()
            pygame.mixer.init(44_100, -16, 2, _BUFFER)


def close_card() -> None:
    """Stop all sounds and close the sound card. A sound server that hangs holds up neither this nor the end."""
    closing = threading.Thread(target=_close, name="sound card closing", daemon=True)
    closing.start()
    closing.join(_PATIENCE)
    if closing.is_alive():
        atexit.register(_end_without_pygame)  # what is registered last is called first


def _close() -> None:
    with _using:
        pygame.mixer.quit()


def _end_without_pygame() -> None:
    """End the process before pygame, which closes all of its parts at exit, waits for the sound server for ever."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError):
            stream.flush()
    os._exit(0)


@contextmanager
def open_mixer() -> Iterator[None]:
    """The mixer, which is not closed meanwhile: pygame crashes on that. For every thread but the one that closes.

    Raises ``pygame.error`` where it is closed.
    """
    with _using:
        if not pygame.mixer.get_init():
            raise pygame.error("the sound card is closed")
        yield


def voice_channel() -> pygame.mixer.Channel:
    """The channel of the built-in voice."""
    return pygame.mixer.Channel(_VOICE)


def effect_channel() -> pygame.mixer.Channel:
    """A channel for a sound effect: the first that is silent, or else the last. Never the voice's."""
    last = pygame.mixer.get_num_channels() - 1
    for number in range(_VOICE + 1, last):
        channel = pygame.mixer.Channel(number)
        if not channel.get_busy():
            return channel
    return pygame.mixer.Channel(last)


def _hush_alsa() -> None:
    """Have ALSA fail in silence: without a sound card it prints eight lines on standard error."""
    if sys.platform == "linux":
        with suppress(AttributeError, OSError):  # a system without ALSA
            alsa = ctypes.CDLL("libasound.so.2")  # where SDL looks for it
            # As its error handler, a function of C that does nothing: one of Python's might wait for the interpreter.
            alsa.snd_lib_error_set_handler(ctypes.CDLL(None).getpid)
