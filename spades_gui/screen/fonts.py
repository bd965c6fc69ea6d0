"""The typefaces: from font packages, which all have the Cyrillic letters; or pygame's own where those are missing."""

import importlib.util
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

import pygame
import pygame.font

from spades_gui.present.message import Message, msg
from spades_gui.screen.cache import BoundedCache
from spades_gui.settings.schema import FONTS

DEFAULT_FONT: Final = FONTS[0]


class Face(NamedTuple):
    """A value of the setting ``font``: the package it comes from, and its files for ordinary and bold text.

    ``scale`` makes small letters as high as Roboto's of the same nominal size. ``line`` is the height of a line by that
    size, where the font's own has more room than its letters need.
    """

    package: str
    regular: str
    bold: str
    scale: float = 1.0
    line: float | None = None


class _Found(NamedTuple):
    regular: Path
    bold: Path
    scale: float
    line: float | None


_SOURCE: Final = "font_source_sans_pro"
# x-heights by their em squares: Roboto 0.528, Source Sans 0.486, the strong one 0.492 and wider: hence its scale.
FACES: Final[Mapping[str, Face]] = MappingProxyType(
    {
        "roboto": Face("font_roboto", "Roboto-Regular.ttf", "Roboto-Bold.ttf"),
        "roboto_strong": Face("font_roboto", "Roboto-Medium.ttf", "Roboto-Black.ttf"),
        # Tells capital I, small l and 1 apart, which Roboto does not.
        "source_sans": Face(_SOURCE, "SourceSansPro-Regular.ttf", "SourceSansPro-Bold.ttf", 1.08, 1.19),
        "source_sans_strong": Face(_SOURCE, "SourceSansPro-Semibold.ttf", "SourceSansPro-Black.ttf", 1.05, 1.19),
    }
)
_FALLBACK_SCALE: Final = 1.3
"""pygame's own font looks about this much smaller than Roboto of the same nominal size."""


def font_folder(package: str) -> Path | None:
    """Where a font package keeps its files; ``None`` without the package. Does not import it."""
    spec = importlib.util.find_spec(package)
    places = spec.submodule_search_locations if spec else None
    return Path(next(iter(places))) / "files" if places else None


class Fonts:
    """Opened fonts and measured texts. Sizes are pixels of the em square, as if all were Roboto.

    ``name`` is a value of the setting ``font``. Where its files are missing or broken, the default takes its place, and
    pygame's own that of the default. ``folder`` stands in for that of any package.
    """

    def __init__(self, name: str = DEFAULT_FONT, folder: Path | None = None) -> None:
        pygame.font.init()
        self.name = name
        self._folder = folder
        self._lost: list[Message] = []
        wanted = name if name in FACES else DEFAULT_FONT
        self._found = next(filter(None, map(self._files, dict.fromkeys((wanted, DEFAULT_FONT)))), None)
        self._fonts: BoundedCache[pygame.font.Font] = BoundedCache(48)
        self._widths: BoundedCache[int] = BoundedCache(8192)
        self.fitted: BoundedCache[tuple[tuple[str, ...], int]] = BoundedCache(512)
        """The lines and the size that ``text.fit`` has found: most texts of a page are those of the page before."""

    def font(self, size: int, bold: bool = False) -> pygame.font.Font:
        """The font of that size."""
        return self._fonts.get((size, bold), lambda: self._open(size, bold))

    def news(self) -> tuple[Message, ...]:
        """Which fonts could not be used, since last asked."""
        lost, self._lost = tuple(self._lost), []
        return lost

    def _files(self, name: str) -> _Found | None:
        """The face with where its files are, if both are fonts."""
        face = FACES[name]
        folder = self._folder or font_folder(face.package)
        try:
            if folder is not None:
                for file in (face.regular, face.bold):
                    pygame.font.Font(folder / file, 10)
                return _Found(folder / face.regular, folder / face.bold, face.scale, face.line)
        except (OSError, pygame.error):
            pass
        self._lost.append(msg("font-lost", value=msg(f"value-screen-font-{name.replace('_', '-')}")))
        return None

    def _open(self, size: int, bold: bool) -> pygame.font.Font:
        if self._found:
            file = self._found.bold if bold else self._found.regular
            return pygame.font.Font(file, round(size * self._found.scale))
        font = pygame.font.Font(None, round(size * _FALLBACK_SCALE))
        font.set_bold(bold)
        return font

    def width(self, text: str, size: int, bold: bool = False) -> int:
        """The width of a line of text in pixels."""
        return self._widths.get((text, size, bold), lambda: self.font(size, bold).size(text)[0])

    def height(self, size: int, bold: bool = False) -> int:
        """The height of a line of text in pixels, ascenders to descenders."""
        line = self._found.line if self._found else None
        return self.font(size, bold).get_height() if line is None else round(size * line)
