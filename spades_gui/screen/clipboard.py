"""The system's clipboard, through the window's connection to the system."""

from typing import Final

import pygame

_UNICODE_TEXT: Final = "text/plain;charset=utf-8"
"""The type under which pygame takes text in UTF-8; with its own SCRAP_TEXT, X11 refuses it."""


class SystemClipboard:
    """Copies text out of the game. Works while a window is open."""

    def copy(self, text: str) -> bool:
        """Put ``text`` on the clipboard; whether it worked."""
        try:
            _put(text)
        except pygame.error:
            return False
        return True


def _put(text: str) -> None:
    put_text = getattr(pygame.scrap, "put_text", None)  # pygame-ce, which has given up the other two functions
    if put_text is not None:
        put_text(text)
    else:
        pygame.scrap.init()
        pygame.scrap.put(_UNICODE_TEXT, text.encode())
