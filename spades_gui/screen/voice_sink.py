"""Where the built-in voice is heard: a channel of the mixer of its own. Implements the speech room's ``Player``."""

import io
import threading
import time
import wave
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import pygame

from spades_gui.screen.sound_card import open_card, open_mixer, voice_channel

_POLL: Final = 0.01
"""Seconds between two looks at what plays: pygame tells the end of a sound only to the window's loop."""


@dataclass(eq=False, slots=True)
class _Piece:
    sound: pygame.mixer.Sound
    ended: Callable[[], None] | None


class VoiceSink:
    """Plays pieces of speech one after another without a gap."""

    def __init__(self) -> None:
        """Open the sound card, if nobody has. Raises ``pygame.error`` where there is none."""
        open_card()
        self._channel = voice_channel()
        self._changed = threading.Condition()
        self._pieces: deque[_Piece] = deque()
        self._handed_over = 0
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="speech sound", daemon=True)
        self._thread.start()

    def play(self, pcm: bytes, rate: int, ended: Callable[[], None] | None) -> None:
        """Play 16-bit mono samples after what plays. Raises ``pygame.error`` once the sound card is closed."""
        with self._changed, open_mixer():
            self._pieces.append(_Piece(_sound(pcm, rate), ended))
            self._feed()
            self._changed.notify()

    def stop(self) -> None:
        """Be silent at once."""
        with self._changed:
            stopped, self._handed_over = list(self._pieces), 0
            self._pieces.clear()
            with suppress(pygame.error), open_mixer():
                self._channel.stop()
        _tell(stopped)

    def close(self) -> None:
        """Stop, and let the thread end."""
        self.stop()
        with self._changed:
            self._closed = True
            self._changed.notify()

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._pieces or self._closed)
                if self._closed:
                    return
                try:
                    with open_mixer():
                        ended = self._take_ended()
                        self._feed()
                except pygame.error:  # the sound card was closed
                    ended = list(self._pieces)
                    self._pieces.clear()
                    self._handed_over = 0
            _tell(ended)
            time.sleep(_POLL)

    def _feed(self) -> None:
        """Give the channel what it takes: one piece to play, and one to go on with."""
        while self._handed_over < min(2, len(self._pieces)):
            sound = self._pieces[self._handed_over].sound
            if self._handed_over == 0:
                self._channel.play(sound)
            else:
                self._channel.queue(sound)
            self._handed_over += 1

    def _take_ended(self) -> list[_Piece]:
        playing = self._channel.get_sound()
        ended = []
        while self._handed_over and self._pieces[0].sound is not playing:
            ended.append(self._pieces.popleft())
            self._handed_over -= 1
        return ended


def _tell(pieces: list[_Piece]) -> None:
    for piece in pieces:
        if piece.ended is not None:
            piece.ended()


def _sound(pcm: bytes, rate: int) -> pygame.mixer.Sound:
    """A sound in the mixer's own format, which the mixer makes only of files."""
    file = io.BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(rate)
        writer.writeframes(pcm)
    file.seek(0)
    return pygame.mixer.Sound(file=file)
