"""Reading files that may be anything: none may fill the memory, or keep the game waiting."""

import stat
from pathlib import Path


class NotOrdinaryError(OSError):
    """A pipe, a device or a folder in place of a file."""


class TooLargeError(ValueError):
    """A file that is larger than any of its kind would be."""


def read_bytes(file: Path, largest: int, *, stream: bool = False) -> bytes:
    """What is in ``file``, which may have ``largest`` bytes. Raises ``OSError`` and ``TooLargeError``.

    With ``stream`` it may also be no ordinary file, such as the output of a command: a pipe can keep us waiting.
    """
    if not stream and not stat.S_ISREG(file.stat().st_mode):
        raise NotOrdinaryError(str(file))
    with file.open("rb") as opened:
        data = opened.read(largest + 1)
    if len(data) > largest:
        raise TooLargeError("too large")
    return data
