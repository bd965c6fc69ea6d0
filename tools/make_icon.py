"""Makes the icon: ``python tools/make_icon.py [FOLDER]`` writes it as SVG, PNG, ICO (Windows) and ICNS (macOS).

A card with the spade of the game's own cards, on the table's green. Drawn here point by point, so that the files are
the same bytes wherever they are made.
"""

import itertools
import math
import struct
import sys
import zlib
from pathlib import Path
from typing import Final, NamedTuple

from spades_gui.screen.shapes import Outline, Point
from spades_gui.screen.suits import SUIT_FIGURES
from spades_gui.screen.themes import DEFAULT_THEME, THEMES, Colour

FOLDER: Final = Path(__file__).resolve().parent.parent / "packaging"
NAME: Final = "org.spades_gui.Spades"
PNG: Final = 256
"""Pixels of the side of the PNG."""
ICO: Final = (16, 32, 48, 256)
ICNS: Final = {"ic11": 32, "ic12": 64, "ic07": 128, "ic08": 256, "ic09": 512}
"""Sizes in Apple's container, by the types that mean them."""
_FINE: Final = 4
"""Points looked at in a pixel, across and down."""


class Layer(NamedTuple):
    """Closed outlines in the unit square, filled."""

    outlines: tuple[Outline, ...]
    colour: Colour


def _box(left: float, top: float, right: float, bottom: float, radius: float) -> Outline:
    """A box with rounded corners: a quarter of a circle in each, its ends included."""
    middles = ((right, bottom, -1, -1), (left, bottom, 1, -1), (left, top, 1, 1), (right, top, -1, 1))
    points: list[Point] = []
    for quarter, (x, y, inwards, down) in enumerate(middles):
        for step in range(17):
            turn = math.pi / 2 * (quarter + step / 16)
            points.append((x + radius * (inwards + math.cos(turn)), y + radius * (down + math.sin(turn))))
    return tuple(points)


def layers() -> tuple[Layer, ...]:
    """The picture, from below."""
    theme = THEMES[DEFAULT_THEME]
    spade = tuple(
        tuple((0.31 + 0.38 * x, 0.29 + 0.42 * y) for x, y in outline) for outline in SUIT_FIGURES["S"].outlines
    )
    return (
        Layer((_box(0.0, 0.0, 1.0, 1.0, 0.2),), theme.table),
        Layer((_box(0.205, 0.095, 0.795, 0.905, 0.07),), theme.table_edge),
        Layer((_box(0.22, 0.11, 0.78, 0.89, 0.06),), theme.face),
        Layer(spade, theme.black),
    )


def svg() -> str:
    """The picture as SVG."""
    paths = []
    for outlines, (red, green, blue) in layers():
        steps = " ".join(
            "M" + " ".join(f"{x * 100:.2f},{y * 100:.2f}" for x, y in outline) + "Z" for outline in outlines
        )
        paths.append(f'  <path fill="#{red:02x}{green:02x}{blue:02x}" d="{steps}"/>\n')
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">\n{"".join(paths)}</svg>\n'


def png(size: int) -> bytes:
    """The picture as PNG, ``size`` pixels high and wide."""
    picture = [[(0.0, 0.0, 0.0, 0.0)] * size for _ in range(size)]
    for outlines, colour in layers():
        cover = _cover(outlines, size)
        for y, x in itertools.product(range(size), repeat=2):
            if share := cover[y][x]:
                picture[y][x] = _over(picture[y][x], colour, share)
    rows = (b"\0" + bytes(round(part) for pixel in row for part in pixel) for row in picture)
    head = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(b"".join(rows), 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in parts
    )


def _cover(outlines: tuple[Outline, ...], size: int) -> list[list[float]]:
    """The share of each pixel that the outlines cover together."""
    fine = size * _FINE
    counts = [[0] * size for _ in range(size)]
    for row in range(fine):
        y = (row + 0.5) / fine
        inside: set[int] = set()
        for outline in outlines:
            for begin, end in _spans(outline, y):
                inside.update(range(max(0, round(begin * fine)), min(fine, round(end * fine))))
        for column in inside:
            counts[row // _FINE][column // _FINE] += 1
    return [[count / _FINE**2 for count in row] for row in counts]


def _spans(outline: Outline, y: float) -> list[tuple[float, float]]:
    """Where the line at ``y`` is inside a closed outline."""
    crossings = sorted(
        x + (y - top) / (bottom - top) * (other - x)
        for (x, top), (other, bottom) in zip(outline, (*outline[1:], outline[0]), strict=True)
        if (top > y) != (bottom > y)
    )
    return list(zip(crossings[::2], crossings[1::2], strict=True))


def _over(below: tuple[float, ...], colour: Colour, share: float) -> tuple[float, float, float, float]:
    """A pixel with a colour laid over a share of it."""
    left = below[3] / 255 * (1 - share)
    alpha = share + left
    red, green, blue = ((new * share + old * left) / alpha for new, old in zip(colour, below, strict=False))
    return red, green, blue, alpha * 255


def ico() -> bytes:
    """PNGs in Microsoft's container: ICONDIR, an ICONDIRENTRY each, the pictures."""
    pictures = [png(size) for size in ICO]
    offset = 6 + 16 * len(ICO)
    entries = b""
    for size, picture in zip(ICO, pictures, strict=True):
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return struct.pack("<HHH", 0, 1, len(ICO)) + entries + b"".join(pictures)


def icns() -> bytes:
    """PNGs in Apple's container: each with its type and length before it, and the whole too."""
    parts = b"".join(
        kind.encode() + struct.pack(">I", len(picture) + 8) + picture
        for kind, picture in ((kind, png(size)) for kind, size in ICNS.items())
    )
    return b"icns" + struct.pack(">I", len(parts) + 8) + parts


def main(arguments: list[str]) -> int:
    """Write the files."""
    folder = Path(arguments[0]) if arguments else FOLDER
    (folder / f"{NAME}.svg").write_text(svg(), encoding="utf-8", newline="\n")
    for ending, data in {"png": png(PNG), "ico": ico(), "icns": icns()}.items():
        (folder / f"{NAME}.{ending}").write_bytes(data)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
