"""The style guide shows the program as it is: its tables and its pictures."""

import re
from pathlib import Path

import pygame
import pytest
import style_guide
from picture_likeness import difference, reduced, rounded
from picture_studio import Studio

ROOT = Path(__file__).parent.parent
GUIDE = (ROOT / "docs" / "style.md").read_text("utf-8")


def test_its_tables_are_those_of_the_program() -> None:
    assert style_guide.updated(GUIDE) == GUIDE, "run python tools/style_guide.py"
    for begin in ("| 1024×768 |", "| huge |", "| `winner` |"):
        assert begin in GUIDE


def test_every_picture_is_shown_and_there_is_every_picture_shown() -> None:
    shown = re.findall(r"!\[[^\]]+\]\(pictures/([a-z_0-9]+)\.png\)", GUIDE)
    files = sorted((ROOT / "docs" / "pictures").iterdir())
    assert sorted(shown) == sorted(style_guide.PICTURES) == [file.stem for file in files]
    assert sum(file.stat().st_size for file in files) < 2_000_000


@pytest.mark.parametrize("name", style_guide.PICTURES)
def test_its_pictures_are_those_of_the_program(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    shown = pygame.image.load(ROOT / "docs" / "pictures" / f"{name}.png")
    new = Studio().take(*style_guide.PICTURES[name])
    found, _ = difference(reduced(new), rounded(reduced(shown)))
    assert not found.seen, f"{found}; run python tools/style_guide.py --pictures, and look at them"
