"""The tables of the statistics in the window: the plot and the figures, in every language, size and theme."""

from dataclasses import replace
from functools import cache
from pathlib import Path

import pygame
import pytest
from histories import CLASSIC, hand_of
from pictures import LANGUAGES, SIZES
from pygame import Rect, Surface
from test_screen_layout import ODD_SIZES, assert_apart, assert_texts_whole
from test_statistics_heard import OWN, SOLO, opened, to

from spades_gui.present.history import Group, History, LastHand, LastMatch, Result, RulesName, Tally
from spades_gui.present.picture import DialogPicture, FigurePicture, Picture
from spades_gui.screen.figures import FigureLayout
from spades_gui.screen.fonts import Fonts
from spades_gui.screen.layout import layout
from spades_gui.screen.painter import TablePainter
from spades_gui.screen.themes import CARD_SIZES, THEMES

LONG = RulesName("classic", name="Правила Константина Сергеевича")
MANY = (CLASSIC, OWN, SOLO, LONG, RulesName("suicide", True), RulesName("no_hell"), RulesName("marathon"))
TALLY = Tally(2, 1, 31, 29, 25, 3, 2, 31, 21, 22, -37, 1653)
HISTORY = History(
    groups=tuple(Group(rules, level, TALLY) for rules in MANY for level in ("expert", "")),
    matches=tuple(
        LastMatch(12_340 + n, MANY[n % len(MANY)], Result(n % 3 > 0, 97 * n - 900, 1200 - 80 * n), TALLY)
        for n in range(40)
    ),
    hands=tuple(
        LastHand(12_340 + n // 9, hand_of(n % 9 + 1, points=(37 * n) % 311 - 120, nil=None if n % 4 else n % 8 == 0))
        for n in range(40)
    ),
)
TABLES = ("hands", "matches", "groups")


@cache
def shown(table: str, language: str = "en", *keys: str, found: History = HISTORY) -> Picture:
    """What the window shows of a table, after these keys."""
    pilot = opened(language, found)
    to(pilot, f"statistics-table-{table}")
    pilot.press(*keys)
    return pilot.painter.pictures[-1]


def dialog_of(picture: Picture) -> tuple[DialogPicture, FigurePicture]:
    assert picture.dialog is not None
    assert picture.dialog.figures is not None
    return picture.dialog, picture.dialog.figures


def at(picture: Picture, row: int, column: int) -> Picture:
    """The same with the cursor elsewhere. (The plot keeps its column: nothing moves by that.)"""
    dialog, figures = dialog_of(picture)
    return replace(picture, dialog=replace(dialog, focus=row, figures=replace(figures, column=column)))


@pytest.fixture(scope="module")
def fonts() -> Fonts:
    return Fonts()


def place_of(picture: Picture, size: tuple[int, int], fonts: Fonts) -> FigureLayout:
    """Where everything is, which is all in view, whole and apart."""
    page = layout(size, picture, fonts)
    place = page.figures
    assert place is not None
    assert page.dialog is None
    assert_texts_whole(page, fonts)
    assert not place.panel.colliderect(page.caption.rect)
    marks = [rect for rect in (place.above, place.below, place.left, place.right) if rect]
    heads = [head.rect for head in place.heads]
    rows = [row.rect for row in place.rows]
    assert_apart([place.title.rect, place.position.rect, place.plot.area, *heads, *rows, *marks], place.panel)
    for row in place.rows:
        assert_apart([row.label.rect, *(cell.rect for cell in row.cells)], row.rect)
        for head, cell in zip(place.heads, row.cells, strict=True):
            assert head.rect.x == cell.rect.x
    plot = place.plot
    bars = [bar for bar in plot.bars if bar]
    assert_apart([*bars, plot.highest.rect, plot.pointer], plot.area)
    assert_apart([*bars, plot.lowest.rect, plot.pointer], plot.area)
    if focused := plot.bars[plot.focus]:
        assert abs(plot.pointer.centerx - focused.centerx) <= 2
    assert any(row.rect.contains(place.cell) for row in place.rows)
    return place


@pytest.mark.parametrize("card_size", CARD_SIZES)
@pytest.mark.parametrize("size", SIZES + ODD_SIZES, ids=lambda size: "{}x{}".format(*size))
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_or_overlaps(language: str, size: tuple[int, int], card_size: str, fonts: Fonts) -> None:
    for table in TABLES:
        picture = replace(shown(table, language), card_size=card_size)
        dialog, figures = dialog_of(picture)
        last = len(dialog.items) - 1
        for row, column in ((0, 0), (last // 2, 3), (last, len(figures.columns) - 1), (1, 5)):
            place = place_of(at(picture, row, column), size, fonts)
            assert row in [each.place for each in place.rows]
            assert place.first <= column < place.first + len(place.heads)
            assert len(place.rows) >= 4
            assert (place.above is not None) == (place.rows[0].place > 0)
            assert (place.below is not None) == (place.rows[-1].place < last)
            assert (place.left is not None) == (place.first > 0)
            assert (place.right is not None) == (place.first + len(place.heads) < len(figures.columns))


def test_bars_are_as_high_as_their_figures_and_those_below_zero_go_down(fonts: Fonts) -> None:
    picture = shown("hands")
    _, figures = dialog_of(picture)
    plot = place_of(picture, (1024, 768), fonts).plot
    highest = max(value for value in figures.values if value is not None)
    lowest = min(value for value in figures.values if value is not None)
    scale = (plot.highest.rect.centery - plot.zero) / -highest
    assert plot.highest.lines == (str(highest),)
    assert plot.lowest.lines == (f"−{-lowest}",)
    for value, bar in zip(figures.values, plot.bars, strict=True):
        assert value is not None
        assert bar is not None
        assert (bar.bottom if value >= 0 else bar.top) == plot.zero
        assert abs(bar.height - abs(value) * scale) <= 2
    lefts = [bar.x for bar in plot.bars if bar]
    assert lefts == sorted(set(lefts))


def test_where_there_is_no_figure_there_is_no_bar(fonts: Fonts) -> None:
    picture = shown("hands", "en", *["right"] * 6)
    _, figures = dialog_of(picture)
    plot = place_of(picture, (640, 480), fonts).plot
    assert [bar is None for bar in plot.bars] == [value is None for value in figures.values]
    assert any(plot.bars)
    assert not all(plot.bars)


@pytest.mark.parametrize("points", [0, -60, 61])
def test_a_single_figure_is_a_plot_too(points: int, fonts: Fonts) -> None:
    hand = LastHand(1, hand_of(1, points=points))
    found = History((Group(CLASSIC, "hard", replace(TALLY, matches=0)),), hands=(hand,))
    for size in SIZES:
        place_of(shown("hands", found=found), size, fonts)


def test_figures_stand_in_the_table_as_the_language_writes_them() -> None:
    cells = [dialog_of(shown("groups", language))[1].rows[0] for language in LANGUAGES]
    assert cells[0] == ("28", "14", "434", "86", "53.3", "0.7", "−1.2", "0.7", "42", "28")
    assert cells[1] == cells[2] == ("28", "14", "434", "86", "53,3", "0,7", "−1,2", "0,7", "42", "28")
    assert dialog_of(shown("hands", "fr"))[1].rows[0][5:] == ("Oui", "Oui", "1")
    assert dialog_of(shown("hands", "fr"))[1].rows[1][6] == "–"


@pytest.mark.parametrize("theme", THEMES)
def test_the_cursor_is_seen_without_colours(theme: str) -> None:
    painter = TablePainter()

    def grey(picture: Picture) -> Surface:
        surface = Surface((1024, 768))
        painter.draw(surface, picture)
        return pygame.transform.grayscale(surface)

    picture = replace(shown("hands"), theme=theme)
    here, there = at(picture, 38, 2), at(picture, 39, 2)
    place = layout((1024, 768), here, painter.fonts).figures
    assert place is not None
    one, other = grey(here), grey(there)
    bar = place.plot.bars[38]
    assert bar is not None
    for part in (bar, place.cell, place.plot.pointer):
        assert bytes_of(one, part) != bytes_of(other, part)


def bytes_of(surface: Surface, part: Rect) -> bytes:
    return pygame.image.tobytes(surface.subsurface(part), "RGB")


def test_the_table_covers_the_match_at_the_table() -> None:
    picture = shown("matches")
    painter = TablePainter()
    surface = Surface((640, 480))
    painter.draw(surface, picture)
    covered = Surface((640, 480))
    painter.draw(covered, replace(picture, dialog=None))
    place = layout((640, 480), picture, painter.fonts).figures
    assert place is not None
    assert bytes_of(surface, place.panel) != bytes_of(covered, place.panel)


if __name__ == "__main__":  # pictures to look at
    import sys

    folder = Path(sys.argv[1])
    drawing = TablePainter()
    for each in LANGUAGES:
        for wanted in TABLES:
            for big, theme, width, height in (
                ("huge", "felt", 640, 480),
                ("normal", "light", 1024, 768),
                ("large", "yellow_on_black", 1920, 1080),
            ):
                view = Surface((width, height))
                drawing.draw(view, replace(shown(wanted, each, "up", "right"), card_size=big, theme=theme))
                pygame.image.save(view, folder / f"{wanted}.{each}.{width}.png")


@pytest.mark.parametrize("size", SIZES)
def test_a_bar_above_the_caption_shows_how_far_the_file_has_come(size: tuple[int, int], fonts: Fonts) -> None:
    picture = replace(shown("hands"), caption=("Saving, 41 percent.",), progress=41)
    page = layout(size, picture, fonts)
    assert page.progress is not None
    assert page.progress.width == round(0.41 * size[0])
    assert page.caption.newest is not None
    assert not page.progress.colliderect(page.caption.newest.rect)
    surface = Surface(size)
    TablePainter().draw(surface, picture)
    ink = pygame.Color(THEMES[picture.theme].ink)
    assert surface.get_at((page.progress.right - 1, page.progress.centery)) == ink
    assert surface.get_at((page.progress.right + 1, page.progress.centery)) != ink
    assert layout(size, replace(picture, progress=None), fonts).progress is None
