"""The typeface: Roboto from the package ``font-roboto``, or pygame's own where that is missing or broken."""

import importlib.util
from pathlib import Path
from typing import Final

import pygame
import pygame.font

from spades_gui.screen.cache import BoundedCache

_FALLBACK_SCALE: Final = 1.3
"""pygame's own font looks about this much smaller than Roboto of the same nominal size."""


def roboto_folder() -> Path | None:
    """Where the package keeps its font files; ``None`` without the package. Does not import it."""
    spec = importlib.util.find_spec("font_roboto")
    places = spec.submodule_search_locations if spec else None
    return Path(next(iter(places))) / "files" if places else None


class Fonts:
    """Opened fonts and measured texts. Sizes are pixels of the em square."""

    def __init__(self, folder: Path | None = None) -> None:
        pygame.font.init()
        self._folder = folder or roboto_folder()
        self._fonts: BoundedCache[pygame.font.Font] = BoundedCache(48)
        self._widths: BoundedCache[int] = BoundedCache(8192)

    def font(self, size: int, bold: bool = False) -> pygame.font.Font:
        """The font of that size."""
        return self._fonts.get((size, bold), lambda: self._open(size, bold))

    def _open(self, size: int, bold: bool) -> pygame.font.Font:
        if self._folder:
            try:
                return pygame.font.Font(self._folder / ("Roboto-Bold.ttf" if bold else "Roboto-Regular.ttf"), size)
            except (OSError, pygame.error):
                self._folder = None
        font = pygame.font.Font(None, round(size * _FALLBACK_SCALE))
        font.set_bold(bold)
        return font

    def width(self, text: str, size: int, bold: bool = False) -> int:
        """The width of a line of text in pixels."""
        return self._widths.get((text, size, bold), lambda: self.font(size, bold).size(text)[0])

    def height(self, size: int, bold: bool = False) -> int:
        """The height of a line of text in pixels, ascenders to descenders."""
        return self.font(size, bold).get_height()
