"""The file in which the window's place is kept. A bad one is as good as none."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from spades_gui.app.window_place import WindowPlace
from spades_gui.bounded import read_bytes
from spades_gui.settings.save import replace_file

_LARGEST: Final = 5_000
"""Bytes of such a file."""
_FARTHEST: Final = 100_000
"""Pixels. No desktop is larger."""


def read_place(file: Path) -> WindowPlace | None:
    """The place kept in ``file``; ``None`` where there is none, or nothing that could be one."""
    try:
        kept = json.loads(read_bytes(file, _LARGEST))
        corner, maximised = kept["corner"], kept["maximised"]
        if not isinstance(maximised, bool):
            return None
        return WindowPlace(
            _pair(kept["size"], 1),
            None if corner is None else _pair(corner, -_FARTHEST),
            maximised,
            _whole(kept["monitor"], 0),
            tuple(_pair(each, 1) for each in kept["monitors"]),
        )
    except (OSError, ValueError, LookupError, TypeError, RecursionError):
        return None


def write_place(file: Path, place: WindowPlace) -> None:
    """Keep ``place`` in ``file``, in one step. Where that cannot be, the window opens as before the next time."""
    kept = {
        "size": place.size,
        "corner": place.corner,
        "maximised": place.maximised,
        "monitor": place.monitor,
        "monitors": place.monitors,
    }
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        replace_file(file, json.dumps(kept) + "\n")


def _pair(value: Any, least: int) -> tuple[int, int]:
    one, other = value
    return _whole(one, least), _whole(other, least)


def _whole(value: Any, least: int) -> int:
    if type(value) is not int or not least <= value <= _FARTHEST:
        raise ValueError("no such number of pixels")
    return value
