"""The window: keys in, picture and sound out. pygame is imported only here."""

import importlib
import os
import sys
from typing import cast

for _name in ("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS"):
    os.environ.setdefault(_name, "spades-gui")  # by which a desktop finds the name and icon, whatever started the game


def _import_pygame() -> None:
    """Import pygame without its greeting, and without ``pkg_resources``, which it takes along wherever it finds it.

    pygame has no need of it (it looks there for its icon, and has another way), yet it makes 70 of the 100 ms of the
    import, all before the first word. ``None`` in ``sys.modules`` is the import system's "there is no such module".
    """
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    # Sharp on every monitor of Windows, whatever its scale; SDL looks for this when the display is initialised.
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    modules = cast("dict[str, object]", sys.modules)
    hide = "pkg_resources" not in modules
    if hide:
        modules["pkg_resources"] = None
    try:
        importlib.import_module("pygame")
    finally:
        if hide:
            del modules["pkg_resources"]


_import_pygame()
