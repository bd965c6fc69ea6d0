"""A real speech-dispatcher for tests: its own folder, socket and log, and a file instead of a sound card.

ALSA's ``file`` device over its ``null`` takes sound as fast as it is made, so a sentence lasts some 40 ms.
"""

import os
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from xml.sax.saxutils import unescape

import pytest
from needs import needs

SOUND_RATE = 22050
MARK = re.compile(r" *<mark [^>]*>")
SPOKEN = re.compile(r"Requested data: \|<speak>(?P<text>.*?)</speak>\||set_language_and_voice (?P<language>\w+)", re.S)


def wait_until(condition: Callable[[], object], seconds: float = 180.0) -> None:
    """Wait for ``condition``; fail the test after ``seconds``, which are many where only a busy machine takes long."""
    deadline = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > deadline:
            pytest.fail(f"not so within {seconds} s: {condition}")
        time.sleep(0.005)


class SpeechDaemon:
    """speech-dispatcher with espeak-ng, in ``folder``. Its sound goes to a file there, or to ``sound_to``."""

    def __init__(self, folder: Path, sound_to: Path | None = None) -> None:
        self.socket = folder / "socket"
        self.environment = {
            "SPEECHD_ADDRESS": f"unix_socket:{self.socket}",
            # Clients would start a daemon that is not configured here.
            "SPEECHD_CMD": str(folder / "none"),
        }
        self._folder = folder
        self._pid_file = folder / "pid"
        (folder / "modules").mkdir()
        (folder / "modules" / "espeak-ng.conf").write_text("Debug 1\n")
        sound = sound_to or folder / "sound"
        (folder / "alsa.conf").write_text(
            f'pcm.!default {{ type file\nfile "{sound}"\nformat raw\nslave.pcm {{ type null }} }}\n'
            "ctl.!default { type null }\n"
        )
        (folder / "speechd.conf").write_text(
            f'LogLevel 3\nLogDir "{folder}"\nCommunicationMethod "unix_socket"\nSocketPath "{self.socket}"\n'
            "DisableAutoSpawn\nTimeout 0\n"
            'AudioOutputMethod "alsa"\nAddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"\n'
            "DefaultModule espeak-ng\nDefaultLanguage en\nDefaultPriority text\n"
        )
        self._command = folder / "start"
        self._command.write_text(
            f"#!/bin/sh\nHOME={folder} XDG_RUNTIME_DIR={folder} ALSA_CONFIG_PATH={folder}/alsa.conf \\\n"
            f"exec speech-dispatcher -d -C {folder} -P {self._pid_file} >{folder}/output 2>&1\n"
        )
        self._command.chmod(0o755)

    def start(self) -> None:
        """Start, and wait until clients can connect."""
        subprocess.run([self._command], check=True)
        wait_until(self._answers)

    def let_clients_start_it(self) -> None:
        """Have a client that finds no daemon start this one, in the way the client library has for it."""
        self._command.rename(self.environment["SPEECHD_CMD"])

    def kill(self) -> None:
        """End it and its modules at once, as a crash would."""
        if self._pid_file.exists():
            self.signal(signal.SIGKILL)
            wait_until(lambda: not self._answers())
            self._pid_file.unlink()
            self.socket.unlink()

    def signal_synthesizer(self, number: signal.Signals) -> None:
        """Send a signal to the synthesizer alone, the daemon's module."""
        for process in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):  # it may end meanwhile
                command = (process / "cmdline").read_bytes()
                if b"sd_espeak-ng\0" in command and os.fsencode(self._folder) in command:
                    os.kill(int(process.name), number)

    def signal(self, number: signal.Signals) -> None:
        """Send a signal to the daemon and its modules."""
        os.killpg(int(self._pid_file.read_text()), number)

    def spoken(self) -> list[tuple[str, str]]:
        """What the synthesizer was given since the start, oldest first: language and text."""
        spoken: list[tuple[str, str]] = []
        language = ""
        # The text is in SSML, with marks between sentences. Its language is logged after it, and only when it changes.
        for found in SPOKEN.finditer(self.log()):
            if found["language"] is None:
                spoken.append((language, unescape(MARK.sub("", found["text"]))))
            else:
                language = found["language"]
                spoken[-1] = language, spoken[-1][1]
        return spoken

    def texts(self) -> list[str]:
        """The texts of ``spoken``."""
        return [text for _, text in self.spoken()]

    def sound(self) -> "array[int]":
        """What was played since the start: one channel, ``SOUND_RATE`` samples a second."""
        return array("h", (self._folder / "sound").read_bytes())

    def sound_is_over(self) -> bool:
        """Whether something was played, and nothing more for a while."""
        before = len(self.sound())
        time.sleep(0.2)
        return 0 < before == len(self.sound())

    def log(self) -> str:
        """The synthesizer's log since the start."""
        log = self._folder / "espeak-ng.log"
        return log.read_text(encoding="utf-8") if log.exists() else ""

    def _answers(self) -> bool:
        with socket.socket(socket.AF_UNIX) as client:
            client.settimeout(5)
            try:
                client.connect(str(self.socket))
                client.sendall(b"QUIT\r\n")
                return bool(client.recv(1))
            except OSError:
                return False


@contextmanager
def speech_daemon(monkeypatch: pytest.MonkeyPatch) -> Iterator[SpeechDaemon]:
    """A daemon, not started yet, to which the clients of this process are pointed."""
    needs("speech-dispatcher", package="speech-dispatcher")
    needs("espeak-ng", package="espeak-ng speech-dispatcher-espeak-ng")
    # Not pytest's folder: the path of a socket has 107 bytes at most.
    folder = Path(tempfile.mkdtemp(prefix="spd-"))
    daemon = SpeechDaemon(folder)
    for name, value in daemon.environment.items():
        monkeypatch.setenv(name, value)
    try:
        yield daemon
    finally:
        daemon.kill()
        shutil.rmtree(folder)
