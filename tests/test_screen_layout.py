"""Where things stand in the window: all in view, nothing over anything else, no text cut."""

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from itertools import combinations, pairwise

import pytest
from pictures import DRAWS, FULL_HAND, KINDS, LANGUAGES, SEATS, SIZES, TABLES, sample
from pygame import Rect

from spades_gui.present.picture import DialogItem, DialogPicture, Picture
from spades_gui.screen.cards import STYLES
from spades_gui.screen.dialogs import DialogLayout
from spades_gui.screen.fonts import Fonts
from spades_gui.screen.layout import Layout, TableLayout, layout
from spades_gui.screen.scene import tick_place
from spades_gui.screen.seats import BacksLayout, SeatLayout
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


def outline(backs: BacksLayout) -> Rect:
    return backs.cards[0].unionall(list(backs.cards))


def assert_table_tidy(table: TableLayout, page: Layout, strip: DialogLayout | None) -> None:
    backs = [outline(seat.backs) for seat in table.seats if seat.backs]
    plates = [seat.plate for seat in table.seats]
    boxes = table.corners
    areas = [boxes.scores, boxes.status, *plates, *backs, *table.trick, table.hand.area, page.caption.rect]
    if table.stock:
        areas += [table.stock.pile[0].unionall(list(table.stock.pile)), table.stock.top, table.stock.arrow]
        assert table.stock.pile[-1].contains(table.stock.badge)
    assert_apart([*areas, *([strip.panel] if strip else [])], Rect(0, 0, *page.size))
    for seat in table.seats:
        assert_apart(seat_parts(seat), seat.plate)
        if seat.backs:
            assert outline(seat.backs).contains(seat.backs.badge)
    assert_apart([block.rect for side in boxes.sides for block in text_blocks(side) if any(block.lines)], boxes.scores)
    assert_apart([block.rect for block in boxes.status_lines], boxes.status)
    for rect in table.hand.cards:
        assert table.hand.area.contains(rect)


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
@pytest.mark.parametrize("size", SIZES + ODD_SIZES, ids=lambda size: "{}x{}".format(*size))
@pytest.mark.parametrize("seats", SEATS)
def test_tables_of_all_sizes_are_whole_and_tidy(
    seats: int, size: tuple[int, int], card_size: str, fonts: Fonts
) -> None:
    for language in LANGUAGES:
        for kind in (*TABLES, *(DRAWS if seats == 2 else ())):
            page = layout(size, sample(kind, language, card_size=card_size, seats=seats), fonts)
            assert page.table is not None
            assert len(page.table.seats) == seats
            assert_texts_whole(page, fonts)
            assert_table_tidy(page.table, page, page.dialog if kind == "bidding" else None)
            assert all(seat.backs for seat in page.table.seats[1:]) == (kind != "first draw")
            if page.dialog:
                assert_dialog_tidy(page.dialog, page)


@pytest.mark.parametrize("seats", SEATS)
def test_every_seats_card_lies_on_its_own_side_of_the_table(seats: int, fonts: Fonts) -> None:
    for size in SIZES:
        page = layout(size, sample("full trick", seats=seats), fonts).table
        assert page is not None
        middle = size[0] // 2
        for card, seat in zip(page.trick, page.seats, strict=True):
            if seat.plate.left > middle:
                assert card.centerx > middle
            if seat.plate.right < middle:
                assert card.centerx < middle
        lowest = max(card.bottom for card in page.trick)
        assert page.trick[0].bottom == lowest


@pytest.mark.parametrize("card_size", CARD_SIZES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_card_of_every_hand_shows_its_index_and_keeps_its_size(seats: int, card_size: str, fonts: Fonts) -> None:
    for size in SIZES:
        sizes = set()
        for cards in range(FULL_HAND[seats] + 1):
            for focus in (None, 0, cards // 2, cards - 1):
                picture = sample("play", "ru", card_size=card_size, cards=cards, focus=focus, seats=seats)
                page = layout(size, picture, fonts)
                assert page.table is not None
                hand = page.table.hand.cards
                assert len(hand) == cards
                for rect in hand:
                    assert page.table.hand.area.contains(rect)
                for one, following in pairwise(hand):
                    assert following.x - one.x >= int(one.width * STYLES[card_size].column)
                if focus is not None and 0 <= focus < cards - 1:
                    assert hand[focus].right <= hand[focus + 1].left, "the focused card is seen whole"
                sizes.update(rect.size for rect in hand)
        assert len(sizes) == 1


def test_the_focused_card_stands_highest_then_chosen_cards_then_playable_ones(fonts: Fonts) -> None:
    picture = sample("play", focus=7)
    assert picture.table is not None
    hand = tuple(replace(card, chosen=place in (2, 9)) for place, card in enumerate(picture.table.hand))
    page = layout((1024, 768), replace(picture, table=replace(picture.table, hand=hand)), fonts)
    assert page.table is not None
    tops: dict[str, set[int]] = {"focused": set(), "chosen": set(), "playable": set(), "other": set()}
    for card, rect in zip(hand, page.table.hand.cards, strict=True):
        kind = "focused" if card.focused else "chosen" if card.chosen else "playable" if card.playable else "other"
        tops[kind].add(rect.top)
    assert all(len(of_kind) == 1 for of_kind in tops.values())
    levels = [top for of_kind in tops.values() for top in of_kind]
    assert levels == sorted(set(levels))


@pytest.mark.parametrize("card_size", CARD_SIZES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_tick_of_a_chosen_card_is_left_of_the_next_card(seats: int, card_size: str, fonts: Fonts) -> None:
    for size in SIZES:
        page = layout(size, sample("passing", card_size=card_size, seats=seats), fonts)
        assert page.table is not None
        for card, following in pairwise(page.table.hand.cards):
            tick = tick_place(card, following.left - card.left)
            assert card.contains(tick)
            assert tick.right <= following.left
            assert tick.width >= 12


@pytest.mark.parametrize("seats", SEATS)
def test_a_hidden_hand_lies_where_the_hand_will_be_shown(seats: int, fonts: Fonts) -> None:
    hidden = layout((1024, 768), sample("hidden", seats=seats), fonts).table
    shown = layout((1024, 768), sample("play", seats=seats, focus=None), fonts).table
    assert hidden is not None
    assert shown is not None
    assert hidden.hand.hidden is not None
    assert hidden.hand.cards == ()
    assert shown.hand.hidden is None
    assert [(rect.x, rect.size) for rect in hidden.hand.hidden.cards] == [(r.x, r.size) for r in shown.hand.cards]


def test_the_table_stands_still_while_a_hand_is_played(fonts: Fonts) -> None:
    for seats in SEATS:
        full = layout((1024, 768), sample("play", seats=seats), fonts).table
        late = layout((1024, 768), sample("last cards", seats=seats), fonts).table
        assert full is not None
        assert late is not None
        assert full.trick == late.trick
        assert [seat.plate for seat in full.seats[1:]] == [seat.plate for seat in late.seats[1:]]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "{}x{}".format(*size))
@pytest.mark.parametrize("card_size", CARD_SIZES)
def test_a_menu_of_options_stands_still_whatever_is_explained(
    card_size: str, size: tuple[int, int], fonts: Fonts
) -> None:
    for language in LANGUAGES:
        picture = sample("options", language, card_size=card_size)
        dialog = picture.dialog
        assert dialog is not None
        places = set()
        for count in range(1, len(dialog.lines) + 1):
            page = layout(size, replace(picture, dialog=replace(dialog, lines=dialog.lines[-count:])), fonts)
            assert page.dialog is not None
            assert_dialog_tidy(page.dialog, page)
            assert_texts_whole(page, fonts)
            assert dialog.focus in [item.place for item in page.dialog.items]
            assert len(page.dialog.items) >= 4
            places.add((tuple(page.dialog.panel), tuple(page.dialog.items[0].rect)))
        assert len(places) == 1


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
