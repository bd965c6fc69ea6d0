"""Where the window is to open, and where it is: learnt from its events, for SDL can be asked for little of it.

Measured with SDL 2.28 on X11: a window manager puts its frame where the window was asked for, so that the window itself
comes to stand a title bar lower, each time; moving and sizing are told before being maximised is.
"""

from collections.abc import Sequence
from typing import Final

import pygame

from spades_gui.app.window_place import WindowPlace

FIRST_SIZE: Final = (1024, 768)
MOVED: Final = (
    pygame.WINDOWMOVED,
    pygame.WINDOWSIZECHANGED,
    pygame.WINDOWMAXIMIZED,
    pygame.WINDOWMINIMIZED,
    pygame.WINDOWRESTORED,
    pygame.WINDOWDISPLAYCHANGED,
)
"""The events that tell of the window's place."""

_SHARE: Final = 2 / 3
"""The height of the first window on a large monitor, by that of the monitor."""
_LEAST: Final = 100
"""Pixels. A narrower window is hardly to be found."""
_MOST: Final = 16_384
"""Pixels. SDL opens no longer window."""
_SAME: Final = 0.5
"""Seconds within which all events belong to one change."""
_FRAME: Final = 100
"""Pixels. A window that stands farther from where it was asked for has been put elsewhere, frame or not."""

Size = tuple[int, int]


def opening(kept: WindowPlace | None, monitors: Sequence[Size]) -> WindowPlace:
    """The place to open the window at, given the sizes of the ``monitors`` there are.

    A place from among other monitors is not used: it may be off all of them. Its size is, as far as it has room.
    """
    room = monitors[0] if monitors else FIRST_SIZE
    if kept is None:
        height = max(FIRST_SIZE[1], round(min(room[1], room[0] * FIRST_SIZE[1] / FIRST_SIZE[0]) * _SHARE))
        kept = WindowPlace((height * FIRST_SIZE[0] // FIRST_SIZE[1], height))
    elif kept.monitors == tuple(monitors) and kept.monitor < len(monitors) and _possible(kept, monitors):
        return kept
    size = (max(_LEAST, min(kept.size[0], room[0])), max(_LEAST, min(kept.size[1], room[1])))
    return WindowPlace(size, None, kept.maximised, 0, tuple(monitors))


def _possible(place: WindowPlace, monitors: Sequence[Size]) -> bool:
    """Whether the place could be on a desktop of these monitors, wherever each of them stands, and be seen there."""
    sums = (sum(width for width, _ in monitors), sum(height for _, height in monitors))
    # A window may stick out, but hardly by more than the desktop once again.
    if not all(_LEAST <= length <= min(2 * far, _MOST) for length, far in zip(place.size, sums, strict=True)):
        return False
    return place.corner is None or all(-far < at < far for at, far in zip(place.corner, sums, strict=True))


class Whereabouts:
    """Follows a window that was opened at ``place`` and gives the place to remember."""

    def __init__(self, place: WindowPlace) -> None:
        self._asked = place.corner
        self._frame = (0, 0)
        self._first = True
        self._maximised = place.maximised
        self._minimised = False
        self._monitor = place.monitor
        self._monitors = place.monitors
        self._told: list[tuple[float, Size, tuple[int, int] | None]] = [(float("-inf"), place.size, place.corner)]
        """Size and corner as they were told, oldest first, each with its time; not those of a maximised window."""

    @property
    def place(self) -> WindowPlace:
        """Where the window is, or goes back to from being maximised or full screen."""
        _, size, corner = self._told[-1]
        if corner is not None:
            corner = (corner[0] - self._frame[0], corner[1] - self._frame[1])
        return WindowPlace(size, corner, self._maximised, self._monitor, self._monitors)

    def note(self, event: pygame.event.Event, now: float, *, full_screen: bool) -> None:
        """Take up one of the ``MOVED`` events. What happens in full screen is not remembered."""
        if event.type == pygame.WINDOWDISPLAYCHANGED:
            self._monitor = event.display_index
        elif full_screen:
            return
        elif event.type == pygame.WINDOWMINIMIZED:
            self._minimised = True
        elif event.type == pygame.WINDOWRESTORED:
            self._maximised = self._maximised and self._minimised
            self._minimised = False
        elif event.type == pygame.WINDOWMAXIMIZED:
            self._maximised = True
            while len(self._told) > 1 and self._told[-1][0] > now - _SAME:
                self._told.pop()
        elif not self._maximised:
            _, size, corner = self._told[-1]
            if event.type == pygame.WINDOWMOVED:
                corner = self._moved((event.x, event.y))
            else:
                size = (event.x, event.y)
            before = [each for each in self._told if each[0] <= now - _SAME][-1:]
            self._told = [*before, *(each for each in self._told if each[0] > now - _SAME), (now, size, corner)]

    def _moved(self, corner: tuple[int, int]) -> tuple[int, int]:
        if self._first and self._asked is not None:
            off = (corner[0] - self._asked[0], corner[1] - self._asked[1])
            if max(map(abs, off)) <= _FRAME:
                self._frame = off
        self._first = False
        return corner
