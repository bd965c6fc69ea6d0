"""Logs of what the player hears, presses and sees."""

import json
from collections.abc import Callable
from contextlib import suppress
from typing import IO

from spades_gui.app.ports import Transcript


class NoTranscript:
    """Keeps nothing."""

    def write(self, kind: str, **facts: object) -> None:
        """Nothing to keep."""


class JsonTranscript:
    """JSON lines in a file: ``{"t": seconds since the start, "kind": "speech", …}``.

    A disk that is full ends the log and not the game: ``failed`` hears of it, once.
    """

    def __init__(self, file: IO[str], clock: Callable[[], float], failed: Callable[[OSError], None]) -> None:
        self._file = file
        self._clock = clock
        self._failed = failed
        self._start = clock()
        self._ended = False

    def write(self, kind: str, **facts: object) -> None:
        """Add a line."""
        if self._ended:
            return
        line = {"t": round(self._clock() - self._start, 3), "kind": kind, **facts}
        try:
            self._file.write(json.dumps(line, ensure_ascii=False) + "\n")
            self._file.flush()
        except OSError as error:
            self._ended = True
            self._failed(error)

    def close(self) -> None:
        """Close the file."""
        with suppress(OSError):  # has been told when the line was written
            self._file.close()


class SpokenLines:
    """Prints what is spoken, for those who read along."""

    def __init__(self, print_line: Callable[[str], object], also: Transcript) -> None:
        self._print = print_line
        self._also = also

    def write(self, kind: str, **facts: object) -> None:
        """Print what is speech, and pass everything on."""
        if kind == "speech":
            self._print(str(facts["text"]))
        self._also.write(kind, **facts)
