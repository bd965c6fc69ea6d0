"""The X server ends, or cuts the game off: Xlib then ends the process on the spot. Here the game has a last word."""

import ctypes
import os
from collections.abc import Callable, Generator
from contextlib import suppress
from typing import Any, Final

import pygame

LOST: Final = 1
"""Exit status of a game whose screen has gone, as Xlib has it."""

_kept: list[Any] = []
"""What Xlib calls must not be collected."""


def on_lost_screen(last_word: Callable[[], object]) -> None:
    """Have ``last_word`` called when the screen goes, and the process end after it, with the exit status ``LOST``.

    ``last_word`` must not touch the window. Does nothing but on X11, once a window is open there: elsewhere the system
    asks the game to close.
    """
    if not pygame.display.get_init() or pygame.display.get_driver() != "x11":
        return

    lost = _last(last_word)
    next(lost)
    handler = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p)(lost.send)
    with suppress(OSError, AttributeError):  # an Xlib under another name than SDL opens it by
        ctypes.CDLL("libX11.so.6").XSetIOErrorHandler(handler)
        _kept.append(handler)


def _last(last_word: Callable[[], object]) -> Generator[None, object, None]:
    """What is done when it goes on. A function would not do: where the session ends as well, the signal that tells so
    is raised as the function begins, before any ``try`` in it."""
    with suppress(SystemExit):
        yield
    try:
        last_word()
    finally:
        os._exit(LOST)  # Xlib allows no return, and the window is no more to be closed
