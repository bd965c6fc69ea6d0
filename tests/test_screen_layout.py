"""Where things stand in the window: all in view, nothing over anything else, no text cut."""

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from itertools import combinations, cycle, pairwise, product

import pytest
from pictures import DRAWS, FULL_HAND, KINDS, LANGUAGES, SEATS, SIZES, TABLES, sample
from pygame import Rect

from spades_gui.present.picture import DialogItem, DialogPicture, Picture, TablePicture
from spades_gui.screen.cards import STYLES
from spades_gui.screen.corners import SideLayout
from spades_gui.screen.dialogs import DialogLayout
from spades_gui.screen.fonts import Fonts
from spades_gui.screen.layout import Layout, TableLayout, layout
from spades_gui.screen.scene import tick_place
from spades_gui.screen.seats import BacksLayout, SeatLayout
from spades_gui.screen.text import TextBlock, fit, wrap
from spades_gui.screen.themes import CARD_SIZES
from spades_gui.settings.schema import TEXT_SIZES

ODD_SIZES = ((800, 1000), (1280, 720), (2560, 1080))
PERCENTS = tuple(map(int, TEXT_SIZES))
PAGES = (*product(SIZES, PERCENTS), *product(ODD_SIZES, (100, 200)))
LEAST_GROWTH = {2: 1.5, 3: 1.5, 4: 1.5, 5: 1.25, 6: 1.2}
"""What twice the size of the text comes to at the table, by the number of seats: there is no room for more."""


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


def seat_parts(seat: SeatLayout, *, dealer: bool = True) -> list[Rect]:
    """What stands on a plate; the mark of the dealer takes room on that of the dealer only."""
    marks = [mark for mark in (seat.bid, seat.won) if mark]
    parts = [seat.turn, seat.name.rect, *(r for mark in marks for r in (mark.icon, mark.text.rect))]
    gauges = [rect for _, rect in seat.gauge.marks] if seat.gauge else []
    target = [seat.gauge.target] if seat.gauge and seat.gauge.target else []
    return [*parts, *gauges, *target, *([seat.dealer] if dealer else [])]


def outline(backs: BacksLayout) -> Rect:
    return backs.cards[0].unionall(list(backs.cards))


def shown_backs(seat: SeatLayout) -> Rect | None:
    """What is to be seen of a seat's backs: they come out from behind its plate."""
    if not seat.backs:
        return None
    whole = outline(seat.backs)
    beside = whole.left >= seat.plate.right or whole.right <= seat.plate.left
    hidden = 0 if beside else max(0, seat.plate.bottom - whole.top)
    return Rect(whole.x, whole.y + hidden, whole.width, whole.height - hidden)


def gauge_parts(side: SideLayout) -> list[Rect]:
    gauges = [gauge for gauge in (side.bags_gauge, side.tricks_gauge) if gauge]
    targets = [gauge.target for gauge in gauges if gauge.target]
    return [rect for gauge in gauges for _, rect in gauge.marks] + targets


def assert_table_tidy(table: TableLayout, page: Layout, strip: DialogLayout | None, picture: TablePicture) -> None:
    backs = [shown for seat in table.seats if (shown := shown_backs(seat))]
    plates = [seat.plate for seat in table.seats]
    boxes = table.corners
    areas = [boxes.scores, boxes.status, *plates, *backs, *table.trick, table.hand.area, page.caption.rect]
    if table.stock:
        areas += [table.stock.pile[0].unionall(list(table.stock.pile)), table.stock.top, table.stock.arrow]
        assert table.stock.pile[-1].contains(table.stock.badge)
    if table.past:
        areas += [card.rect for card in table.past.cards]
        areas += [
            part for part in (table.past.crown, table.past.arrow, table.past.name and table.past.name.rect) if part
        ]
    assert_apart([*areas, *([strip.panel] if strip else [])], Rect(0, 0, *page.size))
    for seat, shown in zip(table.seats, picture.seats, strict=True):
        assert_apart(seat_parts(seat, dealer=shown.dealer), seat.plate)
        if seat.backs and (shown_part := shown_backs(seat)):
            assert shown_part.contains(seat.backs.badge)
            assert shown_part.height >= 0.5 * min(seat.backs.cards[0].size)
    texts = [block.rect for side in boxes.sides for block in text_blocks(side) if any(block.lines)]
    assert_apart([*texts, *(part for side in boxes.sides for part in gauge_parts(side))], boxes.scores)
    signs = [boxes.spades] if boxes.spades else []
    assert_apart([*signs, *(block.rect for block in boxes.status_lines)], boxes.status)
    for rect in table.hand.cards:
        assert table.hand.area.contains(rect)


def assert_dialog_tidy(dialog: DialogLayout, page: Layout) -> None:
    assert not dialog.panel.colliderect(page.caption.rect)
    assert Rect(0, 0, *page.size).contains(dialog.panel)
    arrows = (dialog.above, dialog.below, dialog.left, dialog.right, dialog.position and dialog.position.rect)
    marks = [rect for rect in arrows if rect]
    lines = [block.rect for block in dialog.lines]
    assert_apart([dialog.title.rect, *lines, *(item.rect for item in dialog.items), *marks], dialog.panel)
    for item in dialog.items:
        parts = [item.label.rect, *([item.value.rect] if item.value else []), *([item.pointer] if item.pointer else [])]
        assert_apart([*parts, *(item.arrows or ())], item.rect)
    if dialog.rule:
        assert dialog.title.rect.bottom <= dialog.rule.top
        assert not any(dialog.rule.colliderect(rect) for rect in (*lines, *(item.rect for item in dialog.items)))
    if dialog.track and dialog.thumb:
        assert dialog.panel.contains(dialog.track)
        assert dialog.track.contains(dialog.thumb)
        assert not any(dialog.track.colliderect(item.rect) for item in dialog.items)


def assert_tidy(page: Layout, picture: Picture, fonts: Fonts) -> None:
    assert_texts_whole(page, fonts)
    if page.table and picture.table:
        strip = page.dialog if picture.dialog and picture.dialog.kind == "bids" else None
        assert_table_tidy(page.table, page, strip, picture.table)
    if page.dialog:
        assert_dialog_tidy(page.dialog, page)


@pytest.mark.parametrize(("size", "text_size"), PAGES, ids=lambda part: str(part).replace(", ", "x").strip("()"))
def test_nothing_is_cut_off_or_overlaps(size: tuple[int, int], text_size: int, fonts: Fonts) -> None:
    for (kind, language), card_size in zip(product(KINDS, LANGUAGES), cycle(CARD_SIZES), strict=False):
        picture = sample(kind, language, card_size=card_size, text_size=text_size)
        assert_tidy(layout(size, picture, fonts), picture, fonts)


@pytest.mark.parametrize(("size", "text_size"), PAGES, ids=lambda part: str(part).replace(", ", "x").strip("()"))
@pytest.mark.parametrize("seats", SEATS)
def test_tables_of_all_sizes_are_whole_and_tidy(
    seats: int, size: tuple[int, int], text_size: int, fonts: Fonts
) -> None:
    # 7 kinds and 3 sizes of cards: with each language, every kind comes with another size.
    kinds = (*TABLES, *(DRAWS if seats == 2 else ()))
    for (language, kind), card_size in zip(product(LANGUAGES, kinds), cycle(CARD_SIZES), strict=False):
        picture = sample(kind, language, card_size=card_size, seats=seats, text_size=text_size)
        page = layout(size, picture, fonts)
        assert page.table is not None
        assert picture.table is not None
        assert len(page.table.seats) == seats
        assert_tidy(page, picture, fonts)
        if text_size == 100:
            assert seats > 4 or all(seat.backs for seat in page.table.seats[1:]) == (kind != "first draw")
            assert len(page.table.corners.status_lines) == len(picture.table.status)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "{}x{}".format(*size))
@pytest.mark.parametrize("seats", SEATS)
def test_larger_text_is_larger_everywhere(seats: int, size: tuple[int, int], fonts: Fonts) -> None:
    for language in LANGUAGES:
        pages = [layout(size, sample("play", language, seats=seats, text_size=percent), fonts) for percent in PERCENTS]
        texts = [page.table.measures.text for page in pages if page.table]
        assert texts == sorted(texts)
        assert texts[-1] >= LEAST_GROWTH[seats] * texts[0]
        captions = [page.caption.newest.size for page in pages if page.caption.newest]
        assert captions == sorted(captions)
        assert captions[-1] >= 1.5 * captions[0]
        menus = [layout(size, sample("main menu", language, text_size=percent), fonts).dialog for percent in PERCENTS]
        labels = [menu.items[0].label.size for menu in menus if menu]
        assert labels == sorted(labels)
        assert labels[-1] >= 1.5 * labels[0]


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


def test_arrows_are_only_beside_a_value_that_left_and_right_change(fonts: Fonts) -> None:
    items = (DialogItem("Typed", "Sunday", changes=False), DialogItem("Volume", "70"), DialogItem("Back"))
    dialog = DialogPicture("Name of this match", (), items, 0)
    page = layout((640, 480), replace(sample("main menu"), dialog=dialog), fonts)
    assert page.dialog is not None
    assert [item.arrows is not None for item in page.dialog.items] == [False, True, False]
    values = [item.value.rect.right for item in page.dialog.items if item.value]
    assert values[0] == values[1], "the values stand below one another all the same"
