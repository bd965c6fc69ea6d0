"""Text in boxes: wrapping, shrinking to fit, and as a last resort an ellipsis."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from pygame import Rect

from spades_gui.screen.fonts import Fonts

Align = Literal["left", "centre", "right"]

SMALLEST: Final = 9
"""No text is drawn smaller than this many pixels."""
_UNDRAWABLE: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]"
)


@dataclass(frozen=True, slots=True)
class TextBlock:
    """Lines of text with the box they stand in; the lines are centred in it from top to bottom."""

    rect: Rect
    lines: tuple[str, ...]
    size: int
    bold: bool = False
    align: Align = "left"


def wrap(fonts: Fonts, text: str, width: int, size: int, bold: bool = False) -> tuple[str, ...]:
    """``text`` in lines no wider than ``width``. Breaks at spaces (never at no-break spaces), else inside a word."""
    lines: list[str] = []
    for paragraph in _UNDRAWABLE.sub("", text).split("\n"):
        line = ""
        for word in re.split("[ \t]+", paragraph.strip(" \t")):
            joined = f"{line} {word}" if line else word
            if fonts.width(joined, size, bold) <= width:
                line = joined
                continue
            if line:
                lines.append(line)
            while len(word) > 1 and fonts.width(word, size, bold) > width:
                head = _longest_start(fonts, word, width, size, bold)
                lines.append(word[:head])
                word = word[head:]
            line = word
        lines.append(line)
    return tuple(lines)


def fit(
    fonts: Fonts, text: str, rect: Rect, size: int, *, bold: bool = False, align: Align = "left", least: float = 0.6
) -> TextBlock:
    """``text`` in ``rect``: at ``size``, else at the largest smaller size that fits, down to ``least`` of it."""
    key = (text, rect.size, size, bold, least)
    lines, smaller = fonts.fitted.get(key, lambda: _fitted(fonts, text, rect, size, bold, least))
    return TextBlock(rect, lines, smaller, bold, align)


def _fitted(fonts: Fonts, text: str, rect: Rect, size: int, bold: bool, least: float) -> tuple[tuple[str, ...], int]:
    for smaller in sizes(size, least):
        lines = wrap(fonts, text, rect.width, smaller, bold)
        # A word is only broken where even the smallest size is too wide for it.
        whole = smaller <= max(SMALLEST, size * least) or not _breaks_a_word(lines, text)
        if whole and len(lines) * fonts.height(smaller, bold) <= rect.height:
            return lines, smaller
    return shorten(fonts, lines, rect, smaller, bold), smaller


def fit_lines(
    fonts: Fonts, texts: Sequence[str], rect: Rect, size: int, *, align: Align = "left", least: float = 0.6
) -> tuple[TextBlock, ...]:
    """Several texts below each other from the top of ``rect``, all at one size."""
    for smaller in sizes(size, least):
        wrapped = [wrap(fonts, text, rect.width, smaller) for text in texts]
        line = fonts.height(smaller)
        if sum(map(len, wrapped)) * line <= rect.height:
            break
    y = rect.y
    blocks = []
    for lines in wrapped if texts else ():
        place = Rect(rect.x, y, rect.width, min(len(lines) * line, rect.bottom - y))
        if place.height < line:
            break
        blocks.append(TextBlock(place, shorten(fonts, lines, place, smaller), smaller, False, align))
        y = place.bottom
    return tuple(blocks)


def sizes(size: int, least: float) -> Iterable[int]:
    """``size`` and the smaller sizes to try after it, down to ``least`` of it."""
    end = min(size, max(SMALLEST, round(size * least)))
    while size > end:
        yield size
        size = max(end, min(size - 1, round(size * 0.94)))
    yield end


def shorten(fonts: Fonts, lines: Sequence[str], rect: Rect, size: int, bold: bool = False) -> tuple[str, ...]:
    """As many ``lines`` as ``rect`` holds, at least one, the last one with an ellipsis if some are left out."""
    room = max(1, rect.height // fonts.height(size, bold))
    if len(lines) <= room:
        return tuple(lines)
    last = lines[room - 1]
    while last and fonts.width(last + "…", size, bold) > rect.width:
        last = last[:-1]
    return (*lines[: room - 1], last.rstrip() + "…")


def _longest_start(fonts: Fonts, word: str, width: int, size: int, bold: bool) -> int:
    low, high = 1, len(word) - 1
    while low < high:
        middle = (low + high + 1) // 2
        if fonts.width(word[:middle], size, bold) <= width:
            low = middle
        else:
            high = middle - 1
    return low


def _breaks_a_word(lines: Sequence[str], text: str) -> bool:
    return len(" ".join(lines).split()) > len(_UNDRAWABLE.sub("", text).split())
