"""Sound effects, placed from left to right."""

import math
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from threading import Timer

import pygame

from spades_gui.present.cues import Cue
from spades_gui.present.message import Message, msg
from spades_gui.screen import sound_card


class Mixer:
    """Plays the cues whose files, ``<cue>.wav``, are in ``folder``.

    The sound card is opened ``delay`` seconds after the mixer is made, in a thread: that takes time, and the first
    word shall not wait for it. A cue that comes earlier is a silence. So is a cue without a usable file, and every cue
    where no sound card can be opened. Make the mixer after the window (see ``sound_card``). ``wake`` is called when
    there is news.
    """

    def __init__(self, folder: Path, wake: Callable[[], None] = lambda: None, *, delay: float = 0.5) -> None:
        self._wake = wake
        self._news: SimpleQueue[Message] = SimpleQueue()
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
        channel = sound_card.effect_channel()
        channel.play(sound)
        channel.set_volume(self._volume * math.cos(angle), self._volume * math.sin(angle))

    def set_volume(self, percent: int, mono: bool) -> None:
        """Volume 0–100 of everything played from now on; ``mono`` puts all in the centre."""
        self._volume = max(0, min(100, percent)) / 100
        self._mono = mono

    def news(self) -> tuple[Message, ...]:
        """How many sounds cannot be played because of their files; told once."""
        return tuple(self._news.get() for _ in range(self._news.qsize()))

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
        sound_card.close_card()

    def _open(self, folder: Path) -> None:
        try:
            sound_card.open_card()
        except pygame.error:
            return
        for cue in Cue:
            try:
                self._sounds[cue] = pygame.mixer.Sound(str(folder / f"{cue.value}.wav"))
            except (OSError, pygame.error):
                continue
        if missing := len(Cue) - len(self._sounds):
            self._news.put(msg("sounds-damaged", n=missing))
            self._wake()
