"""What is drawn: contrast, marks, every sample in every theme."""

from dataclasses import replace
from functools import partial
from pathlib import Path

import pygame
import pytest
from pictures import KINDS, LANGUAGES, face, sample
from pygame import Rect, Surface

from spades_gui.core.cards import DECK
from spades_gui.present.picture import Picture
from spades_gui.screen.cache import BoundedCache
from spades_gui.screen.cards import PIPS, CardArtist
from spades_gui.screen.fonts import Fonts, roboto_folder
from spades_gui.screen.layout import layout
from spades_gui.screen.painter import TablePainter
from spades_gui.screen.shapes import Shapes
from spades_gui.screen.themes import CARD_SIZES, DEFAULT_THEME, THEMES, contrast

SIZE = (640, 480)


@pytest.fixture(scope="module")
def painter() -> TablePainter:
    return TablePainter()


def drawn(painter: TablePainter, picture: Picture, size: tuple[int, int] = SIZE) -> Surface:
    surface = Surface(size)
    painter.draw(surface, picture)
    return surface


def pixels(surface: Surface, part: Rect | None = None) -> bytes:
    return pygame.image.tobytes(surface.subsurface(part) if part else surface, "RGB")


@pytest.mark.parametrize("name", THEMES)
def test_texts_and_suits_stand_out_from_what_is_behind_them(name: str) -> None:
    theme = THEMES[name]
    text = 7 if theme.plain else 4.5
    for ink, paper in (
        (theme.ink, theme.panel),
        (theme.soft, theme.panel),
        (theme.accent_ink, theme.accent),
        (theme.black, theme.face),
        (theme.red, theme.face),
        (theme.black, theme.face_dimmed),
        (theme.red, theme.face_dimmed),
    ):
        assert contrast(ink, paper) >= text, (ink, paper)
    # Marks that are not text: 3 to 1 (WCAG 2.2, 1.4.11). Frames have an edge of a second colour on both sides.
    for ground in (theme.face, theme.table, theme.table_edge):
        for frame in (theme.focus, theme.winner):
            assert max(contrast(frame, ground), contrast(theme.focus_edge, ground)) >= 3
            assert contrast(frame, theme.focus_edge) >= 3
    assert contrast(theme.accent, theme.panel) >= 3
    assert contrast(theme.accent, theme.table) >= 3


def test_contrast_is_that_of_wcag() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("style", CARD_SIZES)
def test_the_drawn_index_has_the_contrast_of_its_theme(name: str, style: str, painter: TablePainter) -> None:
    theme = THEMES[name]
    artist = CardArtist(painter.fonts, Shapes())
    for text in ("QH", "QS"):
        sprite = artist.face(face(text), (140, 200), style, theme, False)
        corner = Rect(-sprite.offset[0] + 4, -sprite.offset[1] + 4, 40, 60)
        seen = {
            tuple(sprite.surface.get_at((x, y)))[:3] for x in range(*_span(corner, 0)) for y in range(*_span(corner, 1))
        }
        assert {theme.face, theme.red if text == "QH" else theme.black} <= seen


def _span(rect: Rect, axis: int) -> tuple[int, int]:
    return rect.topleft[axis], rect.bottomright[axis]


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_sample_is_drawn_in_every_theme_and_twice_the_same(kind: str, name: str, painter: TablePainter) -> None:
    for language, card_size in zip(LANGUAGES, CARD_SIZES, strict=True):
        picture = sample(kind, language, theme=name, card_size=card_size)
        first = pixels(drawn(painter, picture))
        assert first == pixels(drawn(painter, picture))
    assert first == pixels(drawn(TablePainter(), picture)), "what was drawn before leaves no trace"


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("card_size", CARD_SIZES)
def test_the_focused_card_looks_different_by_more_than_its_colour(
    name: str, card_size: str, painter: TablePainter
) -> None:
    plain = sample("play", theme=name, card_size=card_size, focus=None)
    focused = sample("play", theme=name, card_size=card_size, focus=12)
    assert pixels(drawn(painter, plain)) != pixels(drawn(painter, focused))
    before, after = layout(SIZE, plain, painter.fonts).table, layout(SIZE, focused, painter.fonts).table
    assert before is not None
    assert after is not None
    card = after.hand[12]
    assert card.top <= before.hand[12].top - card.height // 10
    surface = drawn(painter, focused)
    frame = [surface.get_at((card.centerx, y))[:3] for y in range(card.top - 6, card.top + 6)]
    assert THEMES[name].focus in frame
    assert THEMES[name].focus_edge in frame


@pytest.mark.parametrize("name", THEMES)
def test_the_winning_card_the_turn_and_the_dealer_are_marked(name: str, painter: TablePainter) -> None:
    picture = sample("play", theme=name)
    assert picture.table is not None
    page = layout(SIZE, picture, painter.fonts).table
    assert page is not None
    surface = drawn(painter, picture)
    table = picture.table
    without = {
        "winning": (replace(table, winning=None), page.trick[2]),
        "turn": (replace(table, seats=tuple(replace(s, turn=False) for s in table.seats)), page.seats[3].turn),
        "dealer": (replace(table, seats=tuple(replace(s, dealer=False) for s in table.seats)), page.seats[2].dealer),
    }
    for what, (unmarked, part) in without.items():
        other = drawn(painter, replace(picture, table=unmarked))
        assert pixels(surface, part) != pixels(other, part), what


@pytest.mark.parametrize("size", [(640, 480), (3840, 2160)])
def test_bids_leave_the_hand_and_the_table_in_view(size: tuple[int, int], painter: TablePainter) -> None:
    bidding = sample("bidding", "fr")
    page = layout(size, bidding, painter.fonts)
    assert page.table is not None
    one, other = drawn(painter, bidding, size), drawn(painter, replace(bidding, dialog=None), size)
    for part in (page.table.hand_area, page.table.scores, *(seat.plate for seat in page.table.seats)):
        assert pixels(one, part) == pixels(other, part)


def test_every_card_looks_like_no_other(painter: TablePainter) -> None:
    artist = CardArtist(painter.fonts, Shapes())
    for style in CARD_SIZES:
        looks = {pixels(artist.face(face(card), (70, 100), style, THEMES["felt"], False).surface) for card in DECK}
        assert len(looks) == 52


def test_number_cards_have_as_many_pips_as_they_count() -> None:
    assert {rank: len(set(places)) for rank, places in PIPS.items()} == {rank: rank for rank in range(2, 11)}


def test_unknown_theme_and_card_size_are_drawn_as_the_defaults(painter: TablePainter) -> None:
    assert pixels(drawn(painter, sample("play", theme="plaid", card_size="tiny"))) == pixels(
        drawn(painter, sample("play", theme=DEFAULT_THEME, card_size="normal"))
    )


def test_without_its_font_the_game_is_drawn_in_pygames_own(tmp_path: Path) -> None:
    assert roboto_folder() is not None
    (tmp_path / "Roboto-Regular.ttf").write_bytes(b"not a font")
    fallback = TablePainter(Fonts(tmp_path))
    assert pixels(drawn(fallback, sample("play", "ru"))) != pixels(drawn(TablePainter(), sample("play", "ru")))


def test_the_cache_forgets_the_oldest_and_stays_within_its_limit() -> None:
    cache: BoundedCache[str] = BoundedCache(10, len)
    for key in ("one", "two", "three"):
        cache.get(key, partial(str, key))
    cache.get("two", lambda: "made again")
    cache.get("four", lambda: "four")
    again = [cache.get(key, lambda: "made again") for key in ("two", "four", "one")]
    assert again == ["two", "four", "made again"]
    assert cache.total <= 10
