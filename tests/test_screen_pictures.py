"""Every screen looks as it did when somebody last looked: pictures from the real window beside those that are kept."""

import subprocess
import sys
from dataclasses import astuple, replace
from itertools import combinations, product
from pathlib import Path

import pygame
import pytest
from picture_likeness import difference, reduced, rounded
from picture_scenes import LANGUAGES, LOOKS, pictures
from picture_studio import Studio
from pictures import sample
from pygame import Surface
from xserver import x_server

from spades_gui.present.picture import Picture
from spades_gui.screen.layout import layout
from spades_gui.screen.painter import TablePainter
from spades_gui.screen.themes import THEMES

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "tests" / "data" / "pictures"
PICTURES = {name: (scene, look) for name, scene, look in pictures()}
SIZES = ((640, 480), (1024, 768), (1920, 1080))


@pytest.fixture(autouse=True)
def invisible(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")


@pytest.fixture(scope="module")
def studio() -> Studio:
    return Studio()


@pytest.fixture(scope="module")
def painter() -> TablePainter:
    return TablePainter()


@pytest.mark.parametrize("name", PICTURES)
def test_a_screen_looks_as_it_did(name: str, studio: Studio, tmp_path: Path) -> None:
    new = studio.take(*PICTURES[name])
    found, where = difference(reduced(new), pygame.image.load(KEPT / f"{name}.png"))
    if found.seen:
        pygame.image.save(new, tmp_path / f"{name}.png")
        pygame.image.save(where, tmp_path / f"{name}.difference.png")
        pytest.fail(
            f"{name} differs: {found}. Look at it and at the difference, in {tmp_path}. "
            f"If it is as it should be: python tools/pictures.py --keep --only {name}"
        )


def test_every_picture_that_is_kept_is_compared_and_they_are_small() -> None:
    files = sorted(KEPT.iterdir())
    assert [file.name for file in files] == sorted(f"{name}.png" for name in PICTURES)
    assert sum(file.stat().st_size for file in files) < 3_000_000


def test_every_two_ways_to_look_at_a_screen_are_together_on_some_picture() -> None:
    ways = [LANGUAGES, *(tuple(dict.fromkeys(values)) for values in zip(*LOOKS, strict=True))]
    wanted = {
        (one, other, a, b)
        for (one, those), (other, these) in combinations(enumerate(ways), 2)
        for a, b in product(those, these)
    }
    seen = set()
    for _, look in PICTURES.values():
        language, size, theme, *others = astuple(look)
        values = enumerate((language, theme, size, *others))
        seen |= {(one, other, a, b) for (one, a), (other, b) in combinations(values, 2)}
    assert seen == wanted


def test_a_window_on_a_screen_shows_the_same(tmp_path: Path) -> None:
    with x_server("1920x1080") as server:
        for name in ("full_trick", "history", "scores_curve"):
            command = [sys.executable, ROOT / "tools" / "pictures.py", tmp_path, "--only", name]
            subprocess.run(command, env={**server.env, "PYTHONPATH": str(ROOT)}, check=True, timeout=300)
    files = sorted(tmp_path.iterdir())
    assert len(files) == 3 * len(LANGUAGES)
    for file in files:
        found, _ = difference(reduced(pygame.image.load(file)), pygame.image.load(KEPT / file.name))
        assert not found.seen, (file, found)


# What is large enough to be seen


def changed(picture: Picture) -> dict[str, Picture]:
    """The picture with something small about it otherwise."""
    table = picture.table
    assert table is not None
    hand = table.hand
    moved = tuple(replace(card, focused=place == 3) for place, card in enumerate(hand))
    turned = tuple(replace(seat, turn=place == 1) for place, seat in enumerate(table.seats))
    tables = {
        "a card less in hand": replace(table, hand=hand[:-1]),
        "another card": replace(table, hand=(*hand[:-1], replace(hand[-1], face=hand[0].face))),
        "a card less on the table": replace(table, trick=table.trick[:-1]),
        "another card in focus": replace(table, hand=moved),
        "another player's turn": replace(table, seats=turned),
        "no mark on the card ahead": replace(table, winning=None),
    }
    return {what: replace(picture, table=each) for what, each in tables.items()}


def drawn(painter: TablePainter, picture: Picture, size: tuple[int, int]) -> Surface:
    surface = Surface(size)
    painter.draw(surface, picture)
    return surface


def seen(one: Surface, other: Surface) -> bool:
    return difference(reduced(other), rounded(reduced(one)))[0].seen


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "{}x{}".format(*size))
@pytest.mark.parametrize("theme", THEMES)
def test_a_small_change_is_seen(theme: str, size: tuple[int, int], painter: TablePainter) -> None:
    picture = sample("play", theme=theme)
    before = drawn(painter, picture, size)
    assert not seen(before, before)
    for what, after in changed(picture).items():
        assert seen(before, drawn(painter, after, size)), what
    for other in THEMES:
        assert seen(before, drawn(painter, replace(picture, theme=other), size)) == (other != theme), other


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "{}x{}".format(*size))
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("way", [(8, 0), (0, 8)], ids=["right", "down"])
def test_a_panel_moved_by_eight_pixels_is_seen(
    way: tuple[int, int], theme: str, size: tuple[int, int], painter: TablePainter
) -> None:
    picture = sample("play", theme=theme)
    page = layout(size, picture, painter.fonts)
    assert page.table is not None
    before = drawn(painter, picture, size)
    after = before.copy()
    plate = page.table.seats[1].plate.inflate(6, 6).clip(before.get_rect())
    ground = before.get_at((size[0] // 3, size[1] // 3))
    after.fill(ground, plate)
    after.blit(before, plate.move(way), plate)
    assert seen(before, after)


def test_what_rounding_to_few_colours_does_is_no_difference() -> None:
    shades = Surface((320, 240))
    for x in range(320):
        shades.fill((x * 255 // 319, 255 - x * 255 // 319, x % 256), (x, 0, 1, 240))
    found, _ = difference(reduced(shades), rounded(reduced(shades)))
    assert (found.mean, found.block) == (0.0, 0.0)


def test_pictures_of_different_sizes_are_not_compared() -> None:
    with pytest.raises(ValueError, match="is not"):
        difference(Surface((320, 240)), Surface((320, 180)))
