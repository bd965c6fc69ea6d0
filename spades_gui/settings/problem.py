"""What can be wrong with a setting or its file, as values. The sentences are made where the language is known."""

import errno
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final

from spades_gui.bounded import NotOrdinaryError

REFUSALS: Final[Mapping[str, tuple[int, ...]]] = {
    "full": (errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)),
    "read-only": (errno.EROFS,),
    "denied": (errno.EACCES, errno.EPERM),
    "in-use": (errno.EBUSY,),
    "gone": (errno.ENOENT,),
    "no-folder": (errno.ENOTDIR, errno.EEXIST),
    "a-folder": (errno.EISDIR,),
    "bad-name": (errno.ENAMETOOLONG, errno.EINVAL, errno.ELOOP),
    "failing": (errno.EIO, errno.ENXIO, errno.ENODEV),
    "not-ordinary": (),
}
"""Why the system refuses to read or write a file, as far as we have words for it, with its own numbers for that."""
_SHARED = (32, 33)  # Windows: another program has the file, or this part of it

_SHOWN = 40  # characters of a wrong value that are worth hearing


class ProblemId(StrEnum):
    """Kinds of problem. The first group leaves the file's other keys in force, the second the whole file aside."""

    UNKNOWN_KEY = "unknown-key"
    EMPTY = "empty"  # nothing stands after the key
    WRONG_TYPE = "wrong-type"
    NOT_ALLOWED = "not-allowed"
    OUT_OF_RANGE = "out-of-range"
    DUPLICATE_KEY = "duplicate-key"  # the first of them stays in force
    NOT_A_KEY = "not-a-key"  # a keyboard key that does not exist
    CONFLICT = "conflict"  # two options of the rules, ``key`` and ``value``, do not go together
    NOT_SUPPORTED = "not-supported"  # YAML's anchors, aliases and tags
    LOW_CONTRAST = (
        "low-contrast"  # of a theme's colours ``key`` on ``value``; ``allowed``: what it is, what it should be
    )

    MISSING = "missing"
    UNREADABLE = "unreadable"  # ``value`` is the ``reason``
    TOO_LARGE = "too-large"  # ``allowed`` is the number of bytes
    NOT_TEXT = "not-text"  # not UTF-8
    NOT_YAML = "not-yaml"
    NOT_A_MAPPING = "not-a-mapping"
    TOO_DEEP = "too-deep"

    NOT_WRITTEN = "not-written"  # ``value`` is the ``reason``
    NOT_SAVED = "not-saved"  # ``value`` is the ``reason``
    DAMAGED_KEPT = "damaged-kept"  # the settings are saved; ``value`` is the name the damaged file now has


@dataclass(frozen=True, slots=True)
class Place:
    """Where something was set: a file and its line, counted from 1. ``file`` is ``None`` for the command line."""

    file: Path | None
    line: int = 0


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong.

    ``line`` counts from 1; 0 means that no line is to blame. ``key`` is the setting's dotted name and ``value`` what
    was written there. ``expects`` names what belongs there: ``choice``, ``switch`` (on or off), ``number``, ``text``,
    ``keys``, ``colour``, ``contrast`` or ``section``; ``allowed`` holds the choices, the lowest and highest number, the
    most characters, or the contrast there is and the least there should be.
    ``used`` is the value in force instead, written as in ``config.yaml``; ``suggestion`` what was probably meant.
    """

    id: ProblemId
    file: Path | None = None
    line: int = 0
    key: str = ""
    value: str = ""
    expects: str = ""
    allowed: tuple[str, ...] = ()
    used: str = ""
    suggestion: str = ""


def reason(error: Exception) -> str:
    """Why the system refused to read or write a file: one of ``REFUSALS``, or else its own words."""
    if isinstance(error, NotOrdinaryError):
        return "not-ordinary"
    if getattr(error, "winerror", None) in _SHARED:
        return "in-use"
    if isinstance(error, ValueError):  # raised for names that no system has
        return "bad-name"
    number = getattr(error, "errno", None)
    known = (refusal for refusal, numbers in REFUSALS.items() if number in numbers)
    return next(known, None) or getattr(error, "strerror", None) or str(error)


def shown(text: str) -> str:
    """``text`` fit to be spoken and drawn: one line, printable, not endless."""
    line = " ".join(text.split())
    line = "".join(each if each.isprintable() else "\N{REPLACEMENT CHARACTER}" for each in line[: _SHOWN + 1])
    return line if len(line) <= _SHOWN else line[:_SHOWN].rstrip() + "…"
