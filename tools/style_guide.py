"""Writes what docs/style.md shows: its tables from the program's own values, its pictures from the program's window.

python tools/style_guide.py               rewrite the tables
python tools/style_guide.py --pictures    take the pictures anew, too (needs a screen, or SDL_VIDEODRIVER=dummy)
python tools/style_guide.py --check       exit 1 if the tables are not up to date
"""

import os
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from picture_scenes import SCENES
from picture_studio import Look, Scene, Studio

from spades_gui.screen.cards import STYLES
from spades_gui.screen.hand import HAND_HEIGHT
from spades_gui.screen.measures import measures
from spades_gui.settings.themes import COLOURS, MARK_CONTRAST, THEMES, contrast, text_contrast

ROOT: Final = Path(__file__).resolve().parent.parent
GUIDE: Final = ROOT / "docs" / "style.md"
FOLDER: Final = ROOT / "docs" / "pictures"
PICTURES: Final[Mapping[str, tuple[Scene, Look]]] = {
    "table": (SCENES["late"], Look()),
    "bids": (SCENES["bidding"], Look(size=(800, 600))),
    "menu": (SCENES["settings_speech"], Look(size=(800, 600))),
    "history": (SCENES["history"], Look(size=(800, 600))),
    "figures": (SCENES["scores_curve"], Look(size=(800, 600))),
    "dark": (SCENES["full_trick"], Look("fr", (800, 600), "dark")),
    "light": (SCENES["full_trick"], Look("ru", (800, 600), "light", suit_colours="four")),
    "white_on_black": (SCENES["full_trick"], Look("en", (800, 600), "white_on_black")),
    "yellow_on_black": (SCENES["full_trick"], Look("fr", (800, 600), "yellow_on_black", suit_colours="four")),
    "cards_normal": (SCENES["play"], Look(size=(800, 600))),
    "cards_large": (SCENES["play"], Look(size=(800, 600), card_size="large")),
    "cards_huge": (SCENES["play"], Look(size=(800, 600), card_size="huge")),
    "text_200": (SCENES["play"], Look("ru", (800, 600), text_size="200")),
}
"""The pictures of the guide, by the names of their files."""
_SIZES: Final = ((640, 480), (1024, 768), (1920, 1080), (3840, 2160))


def updated(guide: str) -> str:
    """The guide with its tables as they are now."""
    for name, lines in (("measures", _measures()), ("cards", _cards()), ("colours", _colours())):
        begin, end = f"<!-- {name}: written by tools/style_guide.py -->", f"<!-- end of {name} -->"
        before, _, rest = guide.partition(begin)
        _, _, after = rest.partition(end)
        guide = "\n".join((before + begin, *lines, end + after))
    return guide


def _measures() -> Iterator[str]:
    yield "| window | unit | text at 100 % | text at 200 % | gap | pad |"
    yield "| --- | --: | --: | --: | --: | --: |"
    for size in _SIZES:
        plain, large = measures(size, 100), measures(size, 200)
        yield f"| {size[0]}×{size[1]} | {plain.unit:g} | {plain.text} | {large.text} | {plain.gap} | {plain.pad} |"


def _cards() -> Iterator[str]:
    yield "| size | height in the hand, units | index column of the width | capitals of the height | twice | pips |"
    yield "| --- | --: | --: | --: | --- | --- |"
    for name, style in STYLES.items():
        twice = "yes" if style.twice else "no"
        pips = "pips and court figures" if style.pip else "one large symbol"
        yield f"| {name} | {HAND_HEIGHT[name]:g} | {style.column:.0%} | {style.capital:.1%} | {twice} | {pips} |"


def _colours() -> Iterator[str]:
    yield f"| colour | {' | '.join(THEMES)} | what it is for |"
    yield f"| --- |{' --- |' * len(THEMES)} --- |"
    for name, purpose in COLOURS.items():
        values = (getattr(theme, name) for theme in THEMES.values())
        yield f"| `{name}` | {' | '.join(f'`#{r:02x}{g:02x}{b:02x}`' for r, g, b in values)} | {purpose} |"
    pairs = (("ink", "panel"), ("soft", "panel"), ("accent_ink", "accent"), ("black", "face"), ("red", "face"))
    for one, other in pairs:
        ratios = (contrast(getattr(theme, one), getattr(theme, other)) for theme in THEMES.values())
        yield f"| contrast of `{one}` on `{other}` | {' | '.join(f'{ratio:.1f}' for ratio in ratios)} | |"
    yield f"| least contrast of text | {' | '.join(f'{text_contrast(theme):g}' for theme in THEMES.values())} | |"
    yield f"| least contrast of marks | {' | '.join(f'{MARK_CONTRAST:g}' for _ in THEMES)} | |"


def main(arguments: list[str]) -> int:
    """Rewrite or check; gives the exit status."""
    guide = GUIDE.read_text("utf-8")
    new = updated(guide)
    if "--check" in arguments:
        if new != guide:
            print("docs/style.md is not up to date: python tools/style_guide.py", file=sys.stderr)
        return int(new != guide)
    GUIDE.write_text(new, "utf-8")
    if "--pictures" in arguments:
        studio = Studio()
        FOLDER.mkdir(exist_ok=True)
        for name, (scene, look) in PICTURES.items():
            pygame.image.save(studio.take(scene, look), FOLDER / f"{name}.png")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
