"""The fonts there are to choose from: every letter in three languages, one size, and what happens without them."""

import gc
import shutil
import weakref
from pathlib import Path

import pygame.freetype
import pytest
from pictures import LANGUAGES, sample
from test_screen_layout import assert_tidy
from test_screen_painting import SIZE, drawn, pixels

from spades_gui.present.message import msg
from spades_gui.screen.fonts import FACES, Fonts, font_folder
from spades_gui.screen.layout import layout
from spades_gui.screen.painter import TablePainter
from spades_gui.settings.schema import FONTS

LOCALES = Path(__file__).parent.parent / "locales"
UNPRINTED = set("\n\r\t")
NAMES = "ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸŒÆàâäçéèêëîïôöùûüÿœæ" + "".join(map(chr, range(0x410, 0x450))) + "Ёё«»–—−…’“”„№\u00a0\u202f"


def test_the_fonts_on_offer_are_those_there_are_files_for() -> None:
    assert tuple(FACES) == FONTS


@pytest.mark.parametrize("name", FONTS)
@pytest.mark.parametrize("bold", [False, True])
def test_every_font_has_every_letter_of_every_text(name: str, bold: bool) -> None:
    face = FACES[name]
    folder = font_folder(face.package)
    assert folder is not None
    pygame.freetype.init()
    font = pygame.freetype.Font(folder / (face.bold if bold else face.regular), 50)
    texts = "".join(file.read_text("utf-8") for file in LOCALES.glob("*/*.ftl"))
    letters = "".join(sorted((set(texts) | set(NAMES)) - UNPRINTED))
    lost = [letter for letter, found in zip(letters, font.get_metrics(letters), strict=True) if found is None]
    assert lost == []


@pytest.mark.parametrize("name", FONTS)
def test_small_letters_are_as_high_in_every_font(name: str) -> None:
    def height(fonts: Fonts) -> int:
        return fonts.font(200).render("x", True, (0, 0, 0)).get_bounding_rect().height

    assert height(Fonts(name)) == pytest.approx(height(Fonts()), rel=0.04)


@pytest.mark.parametrize(("name", "apart"), [("source_sans", True), ("source_sans_strong", True), ("roboto", False)])
def test_source_sans_tells_letters_apart_that_look_alike_elsewhere(name: str, apart: bool) -> None:
    """Capital I and small l: the same up to their height, or one with a tail."""

    def width(letter: str) -> float:
        return Fonts(name).font(200).render(letter, True, (0, 0, 0)).get_bounding_rect().width

    assert (width("l") > 1.3 * width("I")) is apart


def test_the_picture_is_drawn_in_the_font_that_is_set_and_back_again() -> None:
    painter = TablePainter()
    looks = [pixels(drawn(painter, sample("settings", "fr", font=name))) for name in (*FONTS, *FONTS)]
    assert len(set(looks)) == len(FONTS)
    assert looks[: len(FONTS)] == looks[len(FONTS) :]
    assert painter.news() == ()


@pytest.mark.parametrize("name", FONTS)
@pytest.mark.parametrize("size", [(640, 480), (1920, 1080)])
def test_pages_hold_in_every_font(size: tuple[int, int], name: str) -> None:
    fonts = Fonts(name)
    for language in LANGUAGES:
        for kind in ("bidding", "play", "sheet", "settings", "options"):
            picture = sample(kind, language, font=name)
            assert_tidy(layout(size, picture, fonts), picture, fonts)


def test_without_its_file_another_font_takes_its_place_and_it_is_told_once(tmp_path: Path) -> None:
    real = font_folder("font_roboto")
    assert real is not None
    for file in ("Roboto-Regular.ttf", "Roboto-Bold.ttf"):
        shutil.copy(real / file, tmp_path)
    (tmp_path / "Roboto-Medium.ttf").write_bytes(b"no font")
    fonts = Fonts("roboto_strong", tmp_path)
    assert fonts.news() == (msg("font-lost", value=msg("value-screen-font-roboto-strong")),)
    assert fonts.news() == ()
    for bold in (False, True):
        assert fonts.width("Ёлка", 30, bold) == Fonts().width("Ёлка", 30, bold)


@pytest.mark.parametrize("spoilt", ["Roboto-Regular.ttf", "Roboto-Bold.ttf"])
def test_a_font_of_which_a_part_is_lost_is_not_mixed_with_another(tmp_path: Path, spoilt: str) -> None:
    real = font_folder("font_roboto")
    assert real is not None
    for file in {"Roboto-Regular.ttf", "Roboto-Bold.ttf"} - {spoilt}:
        shutil.copy(real / file, tmp_path)
    fonts = Fonts(folder=tmp_path)
    assert fonts.news() == (msg("font-lost", value=msg("value-screen-font-roboto")),)
    assert fonts.width("Ёлка", 30) != Fonts().width("Ёлка", 30)
    assert fonts.width("Ёлка", 30, True) != Fonts().width("Ёлка", 30, True)


def test_the_painter_hands_on_what_became_of_the_fonts(tmp_path: Path) -> None:
    painter = TablePainter(Fonts(folder=tmp_path))
    drawn(painter, sample("play"), SIZE)
    assert [each.id for each in painter.news()] == ["font-lost"]
    assert painter.news() == ()


def test_a_font_that_is_not_used_any_more_is_let_go() -> None:
    fonts = Fonts()
    layout(SIZE, sample("play"), fonts)
    one = weakref.ref(fonts)
    del fonts
    gc.collect()
    assert one() is None
