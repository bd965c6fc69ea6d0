"""Measures how long a key takes to be heard, with a real speech-dispatcher and with the built-in voice.

The clock starts when a key comes into SDL's queue, in the real window at the table, and stops when the first samples
are handed to the sound system: to the mixer, or as the module's log has it, to ALSA. What comes after that is the same
for every program: the sound system's own buffer, with the built-in voice up to 12 ms.
"""

import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Final

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from spades_gui.app.ports import Speaker
from spades_gui.screen.sound_card import close_card
from spades_gui.screen.voice_sink import VoiceSink
from spades_gui.speech import make_speaker

WARM_UP: Final = 3
"""The first presses of each voice load its languages and are not counted."""
SPEECHD_CONF: Final = """
LogLevel 1
LogDir "{folder}"
CommunicationMethod "unix_socket"
SocketPath "{folder}/socket"
DisableAutoSpawn
Timeout 0
AudioOutputMethod "alsa"
AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"
DefaultModule espeak-ng
"""
ALSA_CONF: Final = "pcm.!default { type null }\nctl.!default { type null }\n"
PUSHED: Final = re.compile(r"^ *(?P<second>.*?) \[(?P<microsecond>\d+)\]: Espeak-ng: pushing")
"""A line of the module's log (speech-dispatcher 0.11) about samples that it hands over."""
LOOK_EVERY: Final = 0.002
"""Seconds between two looks at the log; times are those written there."""


class Ear:
    """Waits for the first sound after a key. Times are those of ``time.time``."""

    def __init__(self) -> None:
        self._key_at: float | None = None
        self._heard = threading.Event()
        self.times: list[float] = []

    def listen(self) -> None:
        """The key is pressed now."""
        self._heard.clear()
        self._key_at = time.time()

    def hear(self, at: float) -> None:
        """Sound was handed over."""
        if self._key_at is not None and at >= self._key_at:
            self.times.append(at - self._key_at)
            self._key_at = None
            self._heard.set()

    def wait(self) -> None:
        """Until something was heard."""
        if not self._heard.wait(5):
            raise TimeoutError("a key was not heard")


def key_to_sound(play: Callable[[Speaker, Callable[[], None]], None], presses: int) -> dict[str, list[float]]:
    """Seconds from a key to its first sound by each voice. ``play`` has a table in the real window with the speaker,
    and calls back when keys can be pressed, in a thread that it waits for."""
    times = {"the built-in voice": _with_builtin(play, presses)}
    if shutil.which("speech-dispatcher") is not None:
        times["speech-dispatcher"] = _with_dispatcher(play, presses)
    return times


def _with_builtin(play: Callable[[Speaker, Callable[[], None]], None], presses: int) -> list[float]:
    ear = Ear()

    class Sink(VoiceSink):
        def play(self, pcm: bytes, rate: int, ended: Callable[[], None] | None) -> None:
            super().play(pcm, rate, ended)
            ear.hear(time.time())

    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    _measure(ear, make_speaker(lambda: None, Sink, preferred="built-in"), "built-in", play, presses)
    close_card()
    return ear.times[WARM_UP:]


def _with_dispatcher(play: Callable[[Speaker, Callable[[], None]], None], presses: int) -> list[float]:
    ear = Ear()
    with tempfile.TemporaryDirectory(prefix="spd-") as name, _daemon(Path(name), ear):
        _measure(ear, make_speaker(lambda: None), "speech-dispatcher", play, presses)
    return ear.times[WARM_UP:]


def _measure(
    ear: Ear, speaker: Speaker, voice: str, play: Callable[[Speaker, Callable[[], None]], None], presses: int
) -> None:
    rng = random.Random(1)

    def press() -> None:
        for number in range(presses + WARM_UP):
            speaker.silence()
            time.sleep(rng.uniform(0.15, 0.25))
            key = (pygame.K_s, pygame.K_RIGHT, pygame.K_h, pygame.K_LEFT)[number % 4]
            ear.listen()
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
            ear.wait()

    deadline = time.monotonic() + 10
    while speaker.voice() != voice:
        if time.monotonic() > deadline:
            raise TimeoutError(f"no {voice}")
        time.sleep(0.01)
    try:
        play(speaker, press)
    finally:
        speaker.close()


@contextmanager
def _daemon(folder: Path, ear: Ear) -> Iterator[None]:
    """speech-dispatcher with eSpeak NG, of whose sound ``ear`` hears."""
    (folder / "modules").mkdir()
    (folder / "modules" / "espeak-ng.conf").write_text("Debug 1\n")
    (folder / "speechd.conf").write_text(SPEECHD_CONF.format(folder=folder))
    (folder / "alsa.conf").write_text(ALSA_CONF)
    threading.Thread(target=_listen, args=(folder / "espeak-ng.log", ear), daemon=True).start()
    environment = os.environ | {
        "HOME": str(folder),
        "XDG_RUNTIME_DIR": str(folder),
        "ALSA_CONFIG_PATH": str(folder / "alsa.conf"),
    }
    os.environ["SPEECHD_ADDRESS"] = f"unix_socket:{folder}/socket"
    command = ["speech-dispatcher", "-s", "-C", str(folder), "-P", str(folder / "pid")]
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            yield
        finally:
            process.terminate()


def _listen(log: Path, ear: Ear) -> None:
    while not log.exists():
        time.sleep(LOOK_EVERY)
    with log.open(encoding="utf-8") as lines:
        rest = ""
        while log.exists():
            *whole, rest = (rest + lines.read()).split("\n")
            for found in filter(None, map(PUSHED.match, whole)):
                second = datetime.strptime(found["second"], "%a %b %d %H:%M:%S %Y")
                ear.hear(second.timestamp() + int(found["microsecond"]) / 1_000_000)
            time.sleep(LOOK_EVERY)


if __name__ == "__main__":
    sys.exit("run tools/bench.py")
