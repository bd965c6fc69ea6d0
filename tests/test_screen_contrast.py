"""Contrast as it is on the screen: real pictures are drawn, and their pixels measured."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from pictures import DRAWS, KINDS, TABLES, sample
from pygame import Rect, Surface
from seeing import letters, stands_out
from test_screen_layout import text_blocks
from test_screen_painting import drawn

from spades_gui.present.picture import Picture
from spades_gui.screen.cards import STYLES
from spades_gui.screen.layout import Layout, layout
from spades_gui.screen.painter import TablePainter
from spades_gui.screen.scene import tick_place
from spades_gui.screen.themes import CARD_SIZES, THEMES, contrast
from spades_gui.settings.schema import FONTS, SUIT_COLOURS
from spades_gui.settings.themes import MARK_CONTRAST, text_contrast, weak_pairs

SIZES = ((640, 480), (1366, 768))
THIN = 0.96
"""The smallest letters have lines thinner than a pixel, which the screen shows a little paler than they are."""


@pytest.fixture(scope="module")
def painter() -> TablePainter:
    return TablePainter()


def pages(kind: str, theme: str, painter: TablePainter, **wishes: str) -> Iterator[tuple[Picture, Layout, Surface]]:
    """A sample, drawn in windows of both sizes, in a language that has long words."""
    for size in SIZES:
        picture = sample(kind, "ru", theme=theme, seats=2 if kind in DRAWS else 4, **wishes)
        surface = drawn(painter, picture, size)
        yield picture, layout(size, picture, painter.fonts), surface


@pytest.mark.parametrize("name", THEMES)
def test_no_theme_that_ships_has_colours_that_are_hard_to_tell_apart(name: str) -> None:
    assert list(weak_pairs(THEMES[name])) == []
    four = replace(THEMES[name], four_colours=True)
    suits = {four.suit(suit) for suit in "SHDC"}
    assert len(suits) == 4
    assert len({THEMES[name].suit(suit) for suit in "SHDC"}) == 2


@pytest.mark.parametrize(
    ("kind", "font"),
    [
        *((kind, FONTS[0]) for kind in dict.fromkeys((*KINDS, *TABLES, "options"))),
        *((kind, font) for kind in ("play", "settings") for font in FONTS[1:]),
    ],
)
@pytest.mark.parametrize("name", THEMES)
def test_every_text_stands_out_from_its_ground(kind: str, name: str, font: str, painter: TablePainter) -> None:
    measured = 0
    for picture, page, surface in pages(kind, name, painter, font=font):
        behind = picture.dialog is not None and picture.dialog.kind != "bids"
        for part in (page.dialog, page.figures, page.caption, None if behind else page.table):
            for block in text_blocks(part):
                for room in letters(block, painter.fonts):
                    ratio = stands_out(surface, room)
                    assert ratio >= text_contrast(THEMES[name]) * THIN, (block, ratio)
                    measured += 1
    assert measured > 6


@pytest.mark.parametrize("suits", SUIT_COLOURS)
@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("style", CARD_SIZES)
@pytest.mark.parametrize("kind", ["play", "full trick", "passing"])
def test_every_index_stands_out_from_its_card(
    kind: str, style: str, name: str, suits: str, painter: TablePainter
) -> None:
    for picture, page, surface in pages(kind, name, painter, card_size=style, suit_colours=suits):
        assert picture.table is not None
        assert page.table is not None
        hand = page.table.hand.cards
        rooms = [following.x - rect.x for rect, following in pairwise(hand)] + [hand[-1].width]
        shown = list(zip(hand, rooms, strict=True))
        shown += [(page.table.trick[seat], page.table.trick[seat].width) for seat, _ in picture.table.trick]
        for rect, room in shown:
            inset = max(4, rect.width // 12)  # past the edge, and a frame if there is one
            column = min(round(rect.width * STYLES[style].column), room) - inset
            index = Rect(rect.x + inset, rect.y + inset, column, rect.height // 4)
            assert stands_out(surface, index) >= text_contrast(THEMES[name]), (rect, index)


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("kind", ["play", "full trick", "passing", "draw", "bidding"])
def test_marks_stand_out_from_what_they_are_on(kind: str, name: str, painter: TablePainter) -> None:
    measured = 0
    for picture, page, surface in pages(kind, name, painter):
        table, place = picture.table, page.table
        assert table is not None
        assert place is not None
        for number, (seat, at) in enumerate(zip(table.seats, place.seats, strict=True)):
            marks = [mark.icon for mark in (at.bid, at.won) if mark]
            marks += [at.turn] if seat.turn else []
            marks += [at.dealer] if seat.dealer else []
            marks += [place.trick[number].inflate(-8, -8)] if seat.turn and table.trick else []
            marks += [place.stock.arrow] if place.stock and seat.turn else []
            for mark in marks:
                assert stands_out(surface, mark) >= MARK_CONTRAST, (number, mark)
                measured += 1
        for card, (rect, following) in zip(table.hand, pairwise(place.hand.cards), strict=False):
            if card.chosen:
                assert stands_out(surface, tick_place(rect, following.x - rect.x)) >= MARK_CONTRAST
                measured += 1
    assert measured >= 4


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("style", CARD_SIZES)
@pytest.mark.parametrize("kind", ["play", "bidding", "full trick"])
def test_the_frames_of_the_focused_and_the_winning_card_stand_out_on_both_sides(
    kind: str, style: str, name: str, painter: TablePainter
) -> None:
    """Across the upper edge of the card: table, frame, paper. The frame differs from both."""
    for picture, page, surface in pages(kind, name, painter, card_size=style):
        table, place = picture.table, page.table
        assert table is not None
        assert place is not None
        framed = [rect for card, rect in zip(table.hand, place.hand.cards, strict=True) if card.focused]
        framed += [] if table.winning is None else [place.trick[table.winning]]
        assert framed
        for rect in framed:
            x, reach = rect.x + rect.width // 2, 3 + rect.width // 20
            line = [surface.get_at((x, y))[:3] for y in range(rect.top - 3 * reach, rect.top + 2 * reach)]
            ground, frame, paper = line[0], line[reach:-reach], line[-1]
            assert max(contrast(ground, colour) for colour in frame) >= MARK_CONTRAST
            assert max(contrast(paper, colour) for colour in frame) >= MARK_CONTRAST
