"""Copies of the game that run at the same time: each has a folder of its own for its match, and holds it by a lock.

The system lets go of a lock when the process ends, however it ends: none is ever left behind.
"""

import os
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Final

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_LOCK: Final = "lock"
_COPY: Final = "copy-"


class TakenError(Exception):
    """Another copy of the game holds this folder."""


class Slot:
    """A folder in which this copy of the game alone keeps its match, until it is let go of.

    Raises ``TakenError`` where another copy has it. Where the system has no folder or no lock to give, the slot is as
    if it were ours: then nothing can be written there, or nobody has ever been able to tell.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.trouble: OSError | None = None
        """Why nothing can be written in the folder, if that is so."""
        self._lock = -1
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._lock = os.open(folder / _LOCK, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            self.trouble = error
            return
        if not _try_lock(self._lock):
            self.release()
            raise TakenError(str(folder))

    def release(self) -> None:
        """Let other copies have the folder."""
        if self._lock >= 0:
            os.close(self._lock)
            self._lock = -1


def take_slot(data: Path) -> Slot:
    """The first slot in the folder ``data`` that no other copy has: the folder itself, else one of those in it."""
    for number in count(1):
        try:
            return Slot(_place(data, number))
        except TakenError:
            continue
    raise AssertionError("there is always another number")


def left_slots(data: Path) -> Iterator[Slot]:
    """The slots in ``data`` that other copies have left, each ours until it is asked for the next."""
    for folder in sorted(data.glob(f"{_COPY}*/")):
        try:
            slot = Slot(folder)
        except TakenError:
            continue
        try:
            yield slot
        finally:
            slot.release()


def _place(data: Path, number: int) -> Path:
    return data / f"{_COPY}{number}" if number > 1 else data


def _try_lock(file: int) -> bool:
    """Whether the lock is ours; it is, too, where a file system knows no locks."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        return True
    return True
