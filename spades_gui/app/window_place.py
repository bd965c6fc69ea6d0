"""Where the window stands, as it is remembered from one game to the next."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class WindowPlace:
    """A window of ``size``, its left upper ``corner`` on the desktop, on the monitor number ``monitor``; pixels.

    ``corner`` is ``None`` where the system chose. Of a maximised window, size and corner are those it goes back to.
    ``monitors`` are the sizes of all monitors that there were: among others, the place means nothing.
    """

    size: tuple[int, int]
    corner: tuple[int, int] | None = None
    maximised: bool = False
    monitor: int = 0
    monitors: tuple[tuple[int, int], ...] = ()
