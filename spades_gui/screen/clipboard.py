"""The system's clipboard, through the window's connection to the system."""

from typing import Final

import pygame

_UNICODE_TEXT: Final = "text/plain;charset=utf-8"
"""pygame takes text in UTF-8 under this type only; its own SCRAP_TEXT fails on X11."""


class SystemClipboard:
    """Copies text out of the game. Works while a window is open."""

    def copy(self, text: str) -> bool:
        """Put ``text`` on the clipboard; whether it worked."""
        try:
            pygame.scrap.init()
            pygame.scrap.put(_UNICODE_TEXT, text.encode())
        except pygame.error:
            return False
        return True
