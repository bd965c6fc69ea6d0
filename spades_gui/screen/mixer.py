"""Sound effects, placed from left to right."""

import ctypes
import math
import sys
from contextlib import suppress
from pathlib import Path
from threading import Timer
from typing import Final

import pygame

from spades_gui.present.cues import Cue

_BUFFER: Final = 512
"""Samples of delay between a key and its sound: 12 ms at 44.1 kHz."""


class Mixer:
    """Plays the cues whose files, ``<cue>.wav``, are in ``folder``.

    The sound card is opened ``delay`` seconds after the mixer is made, in a thread: that takes up to 120 ms, in part of
    which Python stands still, and the first word shall not wait for it. A cue that comes earlier is a silence. So is a
    cue without a usable file, and every cue where no sound card can be opened. Make the mixer after the window: SDL
    starts its parts one at a time only.
    """

    def __init__(self, folder: Path, *, delay: float = 0.5) -> None:
        self._sounds: dict[Cue, pygame.mixer.Sound] = {}
        self._volume = 1.0
        self._mono = False
        self._opening = Timer(delay, self._open, [folder])
        self._opening.daemon = True
        self._opening.start()

    def play(self, cue: Cue, pan: float = 0.0) -> None:
        """Play ``cue`` at ``pan``: -1 left … 1 right. It is equally loud everywhere between."""
        sound = self._sounds.get(cue)
        if sound is None or self._volume == 0:
            return
        angle = (1 + (0 if self._mono else max(-1.0, min(1.0, pan)))) * math.pi / 4
        channel = pygame.mixer.find_channel(force=True)
        channel.play(sound)
        channel.set_volume(self._volume * math.cos(angle), self._volume * math.sin(angle))

    def set_volume(self, percent: int, mono: bool) -> None:
        """Volume 0–100 of everything played from now on; ``mono`` puts all in the centre."""
        self._volume = max(0, min(100, percent)) / 100
        self._mono = mono

    def wait_until_open(self, seconds: float) -> bool:
        """Whether any cue can be heard, after waiting at most ``seconds`` for the sound card."""
        self._opening.join(seconds)
        return bool(self._sounds)

    def close(self) -> None:
        """Stop all sounds and let go of the sound card, unless it is still being opened."""
        self._opening.cancel()
        self._opening.join(1.0)
        if self._opening.is_alive():
            return
        self._sounds = {}
        pygame.mixer.quit()

    def _open(self, folder: Path) -> None:
        _hush_alsa()
        try:
            pygame.mixer.init(44_100, -16, 2, _BUFFER)
        except pygame.error:
            return
        for cue in Cue:
            try:
                self._sounds[cue] = pygame.mixer.Sound(str(folder / f"{cue.value}.wav"))
            except (OSError, pygame.error):
                continue


def _hush_alsa() -> None:
    """Have ALSA fail in silence: without a sound card it prints eight lines on standard error."""
    if sys.platform == "linux":
        with suppress(AttributeError, OSError):  # a system without ALSA
            alsa = ctypes.CDLL("libasound.so.2")  # where SDL looks for it
            # As its error handler, a function of C that does nothing: one of Python's might wait for the interpreter.
            alsa.snd_lib_error_set_handler(ctypes.CDLL(None).getpid)
