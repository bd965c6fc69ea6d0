"""Takes pictures of every screen of the game, from its real window.

    python tools/pictures.py FOLDER           all of them, full size, into a folder: to be looked at
    python tools/pictures.py --keep           those that the tests compare with, into tests/data/pictures
    xvfb-run -s '-screen 0 1920x1080x24' python tools/pictures.py …    the same without a screen

``--only NAME`` takes the pictures whose names begin so. Those of docs/style.md are taken by tools/style_guide.py.
"""

import argparse
import os
import sys
from pathlib import Path
from typing import Final

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from picture_likeness import keep
from picture_scenes import pictures
from picture_studio import Studio

KEPT: Final = Path(__file__).resolve().parent.parent / "tests" / "data" / "pictures"


def main() -> int:
    """Take the pictures that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, help="where pictures of full size go")
    parser.add_argument("--keep", action="store_true", help="rewrite the pictures that tests compare with")
    parser.add_argument("--only", default="", metavar="NAME", help="pictures whose names begin so")
    options = parser.parse_args()
    studio = Studio()
    for folder in filter(None, (options.folder, KEPT if options.keep else None)):
        folder.mkdir(parents=True, exist_ok=True)
    for name, scene, look in pictures():
        if not name.startswith(options.only):
            continue
        picture = studio.take(scene, look)
        if options.keep:
            keep(picture, KEPT / f"{name}.png")
        if options.folder:
            pygame.image.save(picture, options.folder / f"{name}.png")
    return 0


if __name__ == "__main__":
    sys.exit(main())
