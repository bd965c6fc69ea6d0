"""What is drawn: contrast, marks, every sample in every theme."""

from dataclasses import replace
from functools import partial
from itertools import combinations, cycle
from pathlib import Path

import pygame
import pytest
from pictures import DRAWS, KINDS, LANGUAGES, SEATS, TABLES, face, sample
from pygame import Rect, Surface

from spades_gui.core.cards import (
    BIG_JOKER,
    DECK,
    HIGH_DEUCE_OF_DIAMONDS,
    HIGH_DEUCE_OF_SPADES,
    LITTLE_JOKER,
    Card,
    Deck,
    make_deck,
)
from spades_gui.present.picture import CardFace, Picture
from spades_gui.screen.cache import BoundedCache
from spades_gui.screen.cards import PIPS, STYLES, CardArtist
from spades_gui.screen.fonts import Fonts, font_folder
from spades_gui.screen.layout import layout
from spades_gui.screen.painter import TablePainter
from spades_gui.screen.scene import tick_place
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
    card = after.hand.cards[12]
    assert card.top <= before.hand.cards[12].top - card.height // 10
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
    for part in (page.table.hand.area, page.table.corners.scores, *(seat.plate for seat in page.table.seats)):
        assert pixels(one, part) == pixels(other, part)


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("seats", SEATS)
def test_tables_of_all_sizes_are_drawn_in_every_theme(seats: int, name: str, painter: TablePainter) -> None:
    looks = set()
    for kind, card_size in zip((*TABLES, *(DRAWS if seats == 2 else ())), cycle(CARD_SIZES), strict=False):
        picture = sample(kind, theme=name, card_size=card_size, seats=seats, jokers=True)
        looks.add(pixels(drawn(painter, picture)))
        assert pixels(drawn(painter, picture)) in looks
    assert len(looks) == len(TABLES) + (len(DRAWS) if seats == 2 else 0)


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("card_size", CARD_SIZES)
def test_a_chosen_card_shows_its_tick_also_in_focus(name: str, card_size: str, painter: TablePainter) -> None:
    picture = sample("passing", theme=name, card_size=card_size, focus=1)
    table = picture.table
    assert table is not None
    page = layout(SIZE, picture, painter.fonts).table
    assert page is not None
    surface = drawn(painter, picture)
    unmarked = tuple(replace(card, chosen=False, focused=card.focused) for card in table.hand)
    other = drawn(painter, replace(picture, table=replace(table, hand=unmarked)))
    card = page.hand.cards[1]
    tick = tick_place(card, page.hand.cards[2].x - card.x)
    assert pixels(surface, tick) != pixels(other, tick)
    seen = {surface.get_at((x, y))[:3] for x in range(tick.left, tick.right) for y in range(tick.top, tick.bottom)}
    assert {THEMES[name].winner, THEMES[name].focus_edge} <= seen
    assert THEMES[name].focus in {surface.get_at((card.centerx, y))[:3] for y in range(card.top - 6, card.top + 6)}
    lifted = page.hand.cards[5]
    assert THEMES[name].winner in {
        surface.get_at((lifted.x + tick.centerx - card.x, y))[:3] for y in range(lifted.top, lifted.bottom)
    }


@pytest.mark.parametrize("name", THEMES)
def test_the_stock_its_number_and_the_card_looked_at_are_drawn(name: str, painter: TablePainter) -> None:
    picture = sample("draw", theme=name, seats=2)
    table = picture.table
    assert table is not None
    page = layout(SIZE, picture, painter.fonts).table
    assert page is not None
    assert page.stock is not None
    surface = drawn(painter, picture)
    for changed, part in (
        (replace(table, stock=table.stock - 2), page.stock.badge),
        (replace(table, stock=0), page.stock.pile[-1]),
        (replace(table, top=None), page.stock.top),
        (replace(table, top=face("2H")), page.stock.top),
        (replace(table, seats=tuple(replace(s, turn=not s.turn) for s in table.seats)), page.stock.arrow),
    ):
        assert pixels(surface, part) != pixels(drawn(painter, replace(picture, table=changed)), part)


@pytest.mark.parametrize("deck", [DECK, make_deck(4, jokers=True, deuce_high=True)], ids=["ordinary", "jokers"])
def test_every_card_looks_like_no_other(deck: Deck, painter: TablePainter) -> None:
    artist = CardArtist(painter.fonts, Shapes())
    for style in CARD_SIZES:
        looks = {pixels(artist.face(face(card), (70, 100), style, THEMES["felt"], False).surface) for card in deck}
        assert len(looks) == 52


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("style", CARD_SIZES)
def test_the_big_joker_is_the_bigger_one(name: str, style: str, painter: TablePainter) -> None:
    theme = THEMES[name]
    artist = CardArtist(painter.fonts, Shapes())

    def ink(card: Card) -> int:
        surface = artist.face(CardFace(card, "J"), (140, 200), style, theme, False).surface
        places = ((x, y) for x in range(8, 132) for y in range(8, 192))
        return sum(surface.get_at(place)[:3] != theme.face for place in places)

    assert ink(BIG_JOKER) > 1.5 * ink(LITTLE_JOKER)


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("style", ["normal", "large"])
@pytest.mark.parametrize("width", [60, 120])
def test_king_queen_and_jack_differ_at_a_glance_and_not_by_their_indices_alone(
    width: int, style: str, name: str, painter: TablePainter
) -> None:
    artist = CardArtist(painter.fonts, Shapes())
    size = (width, round(width / 0.7))
    for suit in "SHDC":
        looks = [artist.face(face(rank + suit), size, style, THEMES[name], False).surface for rank in "JQK"]
        column = round(width * STYLES[style].column)
        figure = Rect(column, 0, width - column * (2 if STYLES[style].twice else 1), size[1]).inflate(0, -size[1] // 4)
        for one, other in combinations(looks, 2):
            places = [(x, y) for x in range(figure.left, figure.right) for y in range(figure.top, figure.bottom)]
            unlike = sum(contrast(one.get_at(at)[:3], other.get_at(at)[:3]) > 2 for at in places)
            assert unlike > 0.15 * len(places)


@pytest.mark.parametrize("style", CARD_SIZES)
def test_a_card_too_narrow_for_pips_has_a_large_index(style: str, painter: TablePainter) -> None:
    theme = THEMES["felt"]
    artist = CardArtist(painter.fonts, Shapes())
    for text in ("KS", "TH", "2D"):
        sprite = artist.face(face(text), (30, 43), style, theme, False)
        rows = range(-sprite.offset[1] + 2, sprite.surface.get_height() // 2)
        columns = range(-sprite.offset[0] + 2, 16)
        inked = [any(contrast(sprite.surface.get_at((x, y))[:3], theme.face) > 3 for x in columns) for y in rows]
        assert inked[inked.index(True) :].index(False) >= 11, text


def test_high_deuces_are_drawn_as_what_is_printed_on_them(painter: TablePainter) -> None:
    artist = CardArtist(painter.fonts, Shapes())
    for high, printed in ((HIGH_DEUCE_OF_DIAMONDS, "2D"), (HIGH_DEUCE_OF_SPADES, "2S")):
        one, other = (
            artist.face(CardFace(card, "2"), (70, 100), "normal", THEMES["felt"], False)
            for card in (high, DECK.parse(printed))
        )
        assert pixels(one.surface) == pixels(other.surface)


@pytest.mark.parametrize("style", CARD_SIZES)
def test_a_jokers_index_stays_in_its_column_be_it_letters_or_a_word(style: str, painter: TablePainter) -> None:
    artist = CardArtist(painter.fonts, Shapes())
    looks, rest = set(), set()
    for index in ("Jo", "JO", "ДЖ", "Big", "Joker", "Джокер"):
        sprite = artist.face(CardFace(BIG_JOKER, index), (140, 200), style, THEMES["felt"], False)
        left, top = -sprite.offset[0], -sprite.offset[1]
        column = Rect(left, top, round(140 * STYLES[style].column), 200)
        looks.add(pixels(sprite.surface, column))
        right = 140 - 2 * column.width if STYLES[style].twice else 140 - column.width
        rest.add(pixels(sprite.surface, Rect(column.right, top, right, 200)))
    assert len(looks) == 6
    assert len(rest) == 1


def test_number_cards_have_as_many_pips_as_they_count() -> None:
    assert {rank: len(set(places)) for rank, places in PIPS.items()} == {rank: rank for rank in range(2, 11)}


def test_unknown_theme_and_card_size_are_drawn_as_the_defaults(painter: TablePainter) -> None:
    assert pixels(drawn(painter, sample("play", theme="plaid", card_size="tiny"))) == pixels(
        drawn(painter, sample("play", theme=DEFAULT_THEME, card_size="normal"))
    )


def test_without_its_font_the_game_is_drawn_in_pygames_own(tmp_path: Path) -> None:
    assert font_folder("font_roboto") is not None
    (tmp_path / "Roboto-Regular.ttf").write_bytes(b"not a font")
    fallback = TablePainter(Fonts(folder=tmp_path))
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
