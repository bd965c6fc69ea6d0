"""``say``, the synthesizer program of macOS.

See its manual page: ``-v '?'`` lists the voices, ``-v`` takes one, ``-r`` the words a minute, ``-f -`` reads the text
from the input, where it cannot be taken for an option.
"""

import re
import shutil
import subprocess
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from accessible_output2.outputs.base import Output

from spades_gui.speech.backend import Backend, UnavailableError
from spades_gui.speech.pace import words_a_minute

PROGRAM: Final = "say"
VOICE: Final = re.compile(r"^(?P<name>\S.*?)\s+(?P<language>[a-z]{2,3})[_-]\w+\s+#", re.M)
NEAREST: Final = "en"


class Say(Output, Backend):  # type: ignore[misc]  # accessible-output2 has no types
    """One process an utterance, ended to be silent; its exit is the real end of speech."""

    name = "say"
    tells_end = True

    def __init__(self) -> None:
        super().__init__()
        if shutil.which(PROGRAM) is None:
            raise UnavailableError(PROGRAM)
        listed = subprocess.run([PROGRAM, "-v", "?"], capture_output=True, encoding="utf-8", check=True).stdout
        self._voices: dict[str, tuple[str, ...]] = {}
        for found in VOICE.finditer(listed):
            self._voices[found["language"]] = (*self.voices(found["language"]), found["name"])
        self._chosen: dict[str, str] = {}
        self.rate: int | None = 0
        self._changed = threading.Condition()
        self._waiting: deque[tuple[list[str], str, Callable[[], None]]] = deque()
        self._process: subprocess.Popen[str] | None = None
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="speech say", daemon=True)
        self._thread.start()

    def set_rate(self, rate: int) -> None:
        self.rate = rate

    def voices(self, language: str, /) -> tuple[str, ...]:
        return self._voices.get(language, ())

    def set_voice(self, language: str, voice: str) -> None:
        self._chosen[language] = voice

    def lacks(self, language: str, /) -> bool:
        return language not in self._voices

    def speak(self, text: str, language: str, interrupt: bool, ended: Callable[[], None], /) -> None:
        if interrupt:
            self.silence()
        command = [PROGRAM, "-r", str(words_a_minute(self.rate or 0))]
        voice = self._chosen.get(language) or next(iter(self.voices(language) or self.voices(NEAREST)), None)
        if voice is not None:
            command += ["-v", voice]
        # Two brackets would begin a command to the synthesizer.
        with self._changed:
            self._waiting.append(([*command, "-f", "-"], text.replace("[[", "[ ["), ended))
            self._changed.notify()

    def silence(self) -> None:
        with self._changed:
            self._waiting.clear()
            if self._process is not None:
                self._process.kill()

    def is_active(self) -> bool:
        return shutil.which(PROGRAM) is not None

    def alive(self) -> bool:
        return self._thread.is_alive()

    def close(self) -> None:
        with self._changed:
            self._closed = True
            self._changed.notify()
        self.silence()

    def _run(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._waiting or self._closed)
                if self._closed:
                    return
                command, text, ended = self._waiting.popleft()
                try:
                    process = self._process = subprocess.Popen(command, stdin=subprocess.PIPE, encoding="utf-8")
                except OSError:
                    return
            with suppress(OSError):  # it may be ended before it has read
                process.communicate(text)
            with self._changed:
                self._process = None
            ended()
