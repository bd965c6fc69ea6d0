"""Where things stand in the window: all in view, nothing over anything else, no text cut."""

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from itertools import combinations, pairwise

import pytest
from pictures import KINDS, LANGUAGES, SIZES, sample
from pygame import Rect

from spades_gui.present.picture import DialogItem, DialogPicture, Picture
from spades_gui.screen.cards import STYLES
from spades_gui.screen.dialogs import DialogLayout
from spades_gui.screen.fonts import Fonts
from spades_gui.screen.layout import Layout, TableLayout, layout
from spades_gui.screen.seats import SeatLayout
from spades_gui.screen.text import TextBlock, fit, wrap
from spades_gui.screen.themes import CARD_SIZES

ODD_SIZES = ((800, 1000), (1280, 720), (2560, 1080))


@pytest.fixture(scope="module")
def fonts() -> Fonts:
    return Fonts()


def text_blocks(value: object) -> Iterator[TextBlock]:
    """Every text in a layout, however deep."""
    if isinstance(value, TextBlock):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from text_blocks(part)
    elif is_dataclass(value):
        for field in fields(value):
            yield from text_blocks(getattr(value, field.name))


def assert_apart(rects: Sequence[Rect], inside: Rect) -> None:
    for rect in rects:
        assert inside.contains(rect), (rect, inside)
    for one, other in combinations(rects, 2):
        assert not one.colliderect(other), (one, other)


def assert_texts_whole(page: Layout, fonts: Fonts) -> None:
    for block in text_blocks(page):
        assert all(fonts.width(line, block.size, block.bold) <= block.rect.width for line in block.lines), block
        assert len(block.lines) * fonts.height(block.size, block.bold) <= block.rect.height, block
        assert not any(line.endswith("…") for line in block.lines), block


def seat_parts(seat: SeatLayout) -> list[Rect]:
    marks = [mark for mark in (seat.bid, seat.won) if mark]
    return [seat.turn, seat.dealer, seat.name.rect, *(r for mark in marks for r in (mark.icon, mark.text.rect))]


def assert_table_tidy(table: TableLayout, page: Layout, strip: DialogLayout | None) -> None:
    backs = [seat.backs.cards[0].unionall(list(seat.backs.cards)) for seat in table.seats if seat.backs]
    plates = [seat.plate for seat in table.seats]
    areas = [table.scores, table.status, *plates, *backs, *table.trick, table.hand_area, page.caption.rect]
    assert_apart([*areas, *([strip.panel] if strip else [])], Rect(0, 0, *page.size))
    for seat in table.seats:
        assert_apart(seat_parts(seat), seat.plate)
        if seat.backs:
            assert seat.backs.cards[0].unionall(list(seat.backs.cards)).contains(seat.backs.badge)
    sides = [block.rect for side in table.sides for block in (side.name, side.score, side.bags, side.tricks)]
    assert_apart(sides, table.scores)
    assert_apart([block.rect for block in table.status_lines], table.status)
    for rect in table.hand:
        assert table.hand_area.contains(rect)


def assert_dialog_tidy(dialog: DialogLayout, page: Layout) -> None:
    assert not dialog.panel.colliderect(page.caption.rect)
    assert Rect(0, 0, *page.size).contains(dialog.panel)
    marks = [rect for rect in (dialog.above, dialog.below, dialog.position and dialog.position.rect) if rect]
    lines = [block.rect for block in dialog.lines]
    assert_apart([dialog.title.rect, *lines, *(item.rect for item in dialog.items), *marks], dialog.panel)
    for item in dialog.items:
        parts = [item.label.rect, *([item.value.rect] if item.value else []), *([item.pointer] if item.pointer else [])]
        assert_apart(parts, item.rect)


@pytest.mark.parametrize("card_size", CARD_SIZES)
@pytest.mark.parametrize("size", SIZES + ODD_SIZES, ids=lambda size: "{}x{}".format(*size))
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_or_overlaps(language: str, size: tuple[int, int], card_size: str, fonts: Fonts) -> None:
    for kind in KINDS:
        page = layout(size, sample(kind, language, card_size=card_size), fonts)
        assert_texts_whole(page, fonts)
        if page.table:
            assert_table_tidy(page.table, page, page.dialog if kind == "bidding" else None)
        if page.dialog:
            assert_dialog_tidy(page.dialog, page)


@pytest.mark.parametrize("card_size", CARD_SIZES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "{}x{}".format(*size))
def test_every_card_of_every_hand_shows_its_index_and_keeps_its_size(
    size: tuple[int, int], card_size: str, fonts: Fonts
) -> None:
    sizes = set()
    for cards in range(18):
        for focus in (None, 0, cards // 2, cards - 1):
            page = layout(size, sample("play", "ru", card_size=card_size, cards=cards, focus=focus), fonts)
            assert page.table is not None
            assert_table_tidy(page.table, page, None)
            hand = page.table.hand
            assert len(hand) == cards
            for one, following in pairwise(hand):
                assert following.x - one.x >= int(one.width * STYLES[card_size].column)
            if focus is not None and 0 <= focus < cards - 1:
                assert hand[focus].right <= hand[focus + 1].left, "the focused card is seen whole"
            if cards and cards <= 13:
                sizes.add(hand[0].size)
    assert len(sizes) == 1


def test_the_focused_card_stands_highest_and_playable_cards_above_the_others(fonts: Fonts) -> None:
    picture = sample("play", focus=7)
    page = layout((1024, 768), picture, fonts)
    assert picture.table is not None
    assert page.table is not None
    tops: dict[bool, set[int]] = {True: set(), False: set()}
    for card, rect in zip(picture.table.hand, page.table.hand, strict=True):
        if not card.focused:
            tops[card.playable].add(rect.top)
    assert page.table.hand[7].top < min(tops[True]) <= max(tops[True]) < min(tops[False])


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "{}x{}".format(*size))
def test_a_long_menu_always_shows_its_focused_item(size: tuple[int, int], fonts: Fonts) -> None:
    picture = sample("settings", "ru", card_size="huge")
    assert picture.dialog is not None
    panels = set()
    for focus in range(len(picture.dialog.items)):
        page = layout(size, replace(picture, dialog=replace(picture.dialog, focus=focus)), fonts)
        assert page.dialog is not None
        shown = [item.place for item in page.dialog.items]
        assert focus in shown
        assert shown == list(range(shown[0], shown[-1] + 1))
        assert (page.dialog.above is not None) == (shown[0] > 0)
        assert (page.dialog.below is not None) == (shown[-1] < len(picture.dialog.items) - 1)
        assert_dialog_tidy(page.dialog, page)
        panels.add(tuple(page.dialog.panel))
    assert len(panels) == 1, "the panel stands still while its items scroll"


def sheet_of(count: int) -> Picture:
    lines = tuple(f"Line {number} of the sheet, a sentence of usual length." for number in range(count))
    choices = tuple(map(DialogItem, ("Next hand", "Read it again", "Leave")))
    return replace(sample("play"), dialog=DialogPicture("A long sheet", lines, choices, 2))


def test_a_long_sheet_gets_smaller_until_it_fits(fonts: Fonts) -> None:
    page = layout((640, 480), sheet_of(20), fonts)
    assert page.dialog is not None
    assert len(page.dialog.lines) == 20
    assert len(page.dialog.items) == 3
    assert page.dialog.lines[0].size < page.measures.text
    assert_texts_whole(page, fonts)
    assert_dialog_tidy(page.dialog, page)


def test_a_sheet_too_long_for_any_size_ends_in_an_ellipsis_and_keeps_its_choices(fonts: Fonts) -> None:
    page = layout((640, 480), sheet_of(80), fonts)
    assert page.dialog is not None
    assert page.dialog.lines[-1].lines[-1].endswith("…")
    assert [item.place for item in page.dialog.items] == [0, 1, 2]
    assert_dialog_tidy(page.dialog, page)


def test_an_endless_title_leaves_room_for_the_choices(fonts: Fonts) -> None:
    picture = sheet_of(3)
    assert picture.dialog is not None
    dialog = replace(picture.dialog, title="Is this a question without an end? " * 60)
    page = layout((640, 480), replace(picture, dialog=dialog), fonts)
    assert page.dialog is not None
    assert [item.place for item in page.dialog.items] == [0, 1, 2]
    assert_dialog_tidy(page.dialog, page)


def test_a_dialog_without_items_or_an_empty_picture_is_laid_out(fonts: Fonts) -> None:
    bare = replace(sample("main menu"), caption=(), dialog=DialogPicture("Please wait", (), (), -1))
    page = layout((640, 480), bare, fonts)
    assert page.dialog is not None
    assert page.dialog.items == ()
    assert page.caption.newest is None
    assert layout((640, 480), replace(bare, dialog=None), fonts).dialog is None


def test_the_caption_keeps_its_place_whatever_is_said(fonts: Fonts) -> None:
    rects = [layout((1024, 768), sample(kind), fonts).caption.rect for kind in KINDS]
    assert all(rect == rects[0] for rect in rects)


def test_text_that_cannot_fit_ends_in_an_ellipsis_within_its_box(fonts: Fonts) -> None:
    box = Rect(0, 0, 120, 20)
    block = fit(fonts, "a sentence that is much too long for so small a box, whatever its size", box, 16)
    assert block.lines[-1].endswith("…")
    assert fonts.width(block.lines[-1], block.size) <= box.width


def test_wrapping_keeps_no_break_spaces_together_and_breaks_endless_words(fonts: Fonts) -> None:
    width = fonts.width("trois plis", 20)
    assert wrap(fonts, "trois plis\u00a0sur", width, 20) == ("trois", "plis\u00a0sur")
    pieces = wrap(fonts, "a" * 60, width, 20)
    assert "".join(pieces) == "a" * 60
    assert all(fonts.width(piece, 20) <= width for piece in pieces)
    assert wrap(fonts, "a\x00b\u2068c\u2069\ud800", 500, 20) == ("abc",)
