"""eSpeak NG as a library in this process: text to samples.

The functions and constants are those of its ``speak_lib.h`` (version 1.52). The library is one for the process and not
thread-safe, so there is one ``Engine``, handed to one owner at a time.
"""

import ctypes
import os
import shutil
import sys
import tempfile
import threading
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

import espeakng_loader

from spades_gui.speech.backend import UnavailableError

_SYNCHRONOUS: Final = 2
"""Output mode: the samples come while the call runs."""
_DO_NOT_EXIT: Final = 0x8000
"""Initialise option; without it missing data ends the process."""
_UTF_8: Final = 1
_CHARACTERS: Final = 1
_RATE: Final = 1
_VOLUME: Final = 2
_CHUNK: Final = 60
"""Milliseconds of sound in one call of the callback, at most."""
_LONGEST_PATH: Final = 150
"""Bytes of a data folder's path that are safe: the library has room for 160 with what it appends."""
_COMMANDS: Final = {0: " ", 1: " "}
"""Characters that end a text, and that begin a command in it."""

_Callback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.c_void_p)
_owner = threading.Lock()


class Engine:
    """The library with its data loaded. Get it by ``engine``."""

    def __init__(self) -> None:
        """Load both, in some 25 ms. Raises ``UnavailableError``."""
        try:
            self._library = ctypes.CDLL(espeakng_loader.get_library_path())
            data = short_path(Path(espeakng_loader.get_data_path()))
        except (OSError, RuntimeError) as error:
            raise UnavailableError(str(error)) from error
        self.sample_rate = int(self._library.espeak_Initialize(_SYNCHRONOUS, _CHUNK, data, _DO_NOT_EXIT))
        if self.sample_rate <= 0:
            raise UnavailableError(f"eSpeak NG finds no data in {data!r}")
        self._take: Callable[[bytes], None] = lambda _samples: None
        self._refused: Exception | None = None
        # The library keeps only the address, so the object is kept here.
        self._callback = _Callback(self._receive)
        self._library.espeak_SetSynthCallback(self._callback)

    def set_voice(self, name: str) -> bool:
        """Speak with a voice, like ``fr`` or ``fr+Annie``, from now on; whether there is one of that name."""
        return bool(self._library.espeak_SetVoiceByName(name.encode()) == 0)

    def set_rate(self, words_a_minute: int) -> None:
        """Speak at a rate of 80–450 from now on."""
        self._library.espeak_SetParameter(_RATE, words_a_minute, 0)

    def set_volume(self, percent: int) -> None:
        """Speak at a volume of 0–100 from now on."""
        self._library.espeak_SetParameter(_VOLUME, percent, 0)

    def render(self, text: str, take: Callable[[bytes], None]) -> None:
        """Give the samples of ``text`` to ``take`` piece by piece: 16 bits signed and native, one channel.

        That takes about a millisecond for a second of sound. What ``take`` raises stops it, and is raised.
        """
        self._take, self._refused = take, None
        words = text.translate(_COMMANDS).encode("utf-8", "replace") + b"\0"
        failed = self._library.espeak_Synth(words, ctypes.c_size_t(len(words)), 0, _CHARACTERS, 0, _UTF_8, None, None)
        if self._refused is not None:
            raise self._refused
        if failed:
            raise UnavailableError(f"eSpeak NG gives {failed} for {text!r}")

    def _receive(self, samples: Any, count: int, _events: Any) -> int:
        if samples and count:
            try:
                self._take(ctypes.string_at(samples, count * ctypes.sizeof(ctypes.c_short)))
            except Exception as refused:  # the library is no place to raise through
                self._refused = refused
                return 1
        return 0


def take_engine() -> Engine:
    """The engine, for one owner until ``release_engine``. Raises ``UnavailableError`` while there is another."""
    if not _owner.acquire(timeout=0.5):
        raise UnavailableError("eSpeak NG is in use")
    try:
        return _engine()
    except BaseException:
        _owner.release()
        raise


def release_engine() -> None:
    """The owner's last word."""
    _owner.release()


_engine = cache(Engine)


def short_path(folder: Path) -> bytes:
    """The path of the data folder as the library can open it, if need be of a link or a copy that is gone at exit."""
    encoded = _encoded(folder)
    if encoded is not None and len(encoded) <= _LONGEST_PATH:
        return encoded
    near = tempfile.TemporaryDirectory(prefix="spades-", ignore_cleanup_errors=True)
    _kept.append(near)
    shorter = Path(near.name, folder.name)
    try:
        shorter.symlink_to(folder, target_is_directory=True)
    except OSError:  # Windows lets not everybody make links
        shutil.copytree(folder, shorter)
    encoded = _encoded(shorter)
    if encoded is None or len(encoded) > _LONGEST_PATH:
        raise UnavailableError(f"no path that eSpeak NG could open: {shorter}")
    return encoded


_kept: list[tempfile.TemporaryDirectory[str]] = []


def _encoded(path: Path) -> bytes | None:
    """As C's ``fopen`` takes it, which on Windows is in the system's code page; ``None`` where that has not the
    letters."""
    if sys.platform != "win32":
        return os.fsencode(path)
    try:
        return str(path).encode("mbcs", "strict")
    except UnicodeEncodeError:
        return None
