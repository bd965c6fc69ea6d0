"""The window itself, for what ``pygame.display`` cannot have done to it.

pygame calls this part of it unfinished. It is asked for the least, each time anew (a reference that outlives its window
crashes), and where it is not as expected the window does without.

``pygame.display.set_mode`` makes no window small again that was full screen: the picture stays as large as the screen
(measured with openbox). Nor can it maximise one.
"""

import warnings
from typing import Any

import pygame


def fill_screen() -> bool:
    """Have the window fill its screen; whether that could be asked for."""
    return _ask("set_fullscreen", True)


def leave_full_screen() -> bool:
    """Have the window back as it was before it filled the screen; whether that could be asked for."""
    return _ask("set_windowed")


def maximise() -> bool:
    """Have the window maximised; whether that could be asked for."""
    return _ask("maximize")


def _ask(wish: str, *how: Any) -> bool:
    try:
        from pygame._sdl2.video import Window

        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)  # pygame-ce wants another kind of window in its place
            window = Window.from_display_module()
        getattr(window, wish)(*how)
    except (ImportError, AttributeError, TypeError, pygame.error):
        return False
    return True
