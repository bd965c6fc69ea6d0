"""From a place in the window, and what a mouse does there, to what is meant."""

from dataclasses import replace

import pygame
import pytest
from pictures import SEATS, sample
from pygame import Rect

from spades_gui.present.picture import Picture
from spades_gui.present.spot import Part, Spot
from spades_gui.screen.canvas import Canvas
from spades_gui.screen.layout import Layout, layout
from spades_gui.screen.painter import TablePainter
from spades_gui.screen.pointer import TWICE, Pointer
from spades_gui.screen.spots import spot

SIZE = (1024, 768)


@pytest.fixture(scope="module")
def painter() -> TablePainter:
    return TablePainter()


def page_of(picture: Picture, painter: TablePainter, size: tuple[int, int] = SIZE) -> Layout:
    return layout(size, picture, painter.fonts)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("size", [(640, 480), SIZE, (1920, 1080)])
def test_every_part_of_the_table_can_be_pointed_at(seats: int, size: tuple[int, int], painter: TablePainter) -> None:
    picture = sample("play", seats=seats)
    page = page_of(picture, painter, size)
    assert page.table is not None
    hand = page.table.hand.cards
    for place, rect in enumerate(hand):
        corner = (rect.x + rect.width // 12, rect.y + rect.height // 8)
        assert spot(page, picture, corner) == Spot(Part.CARD, place), "by its index"
    assert spot(page, picture, hand[-1].center) == Spot(Part.CARD, len(hand) - 1)
    for number, seat in enumerate(page.table.seats):
        assert spot(page, picture, seat.plate.center) == Spot(Part.SEAT, number)
        if seat.backs:
            assert spot(page, picture, seat.backs.cards[-1].center) == Spot(Part.SEAT, number)
    for number, rect in enumerate(page.table.trick):
        assert spot(page, picture, rect.center) == Spot(Part.TRICK), number
    assert spot(page, picture, page.table.corners.scores.center) == Spot(Part.SCORES)
    assert spot(page, picture, page.table.corners.status.center) == Spot(Part.STATUS)
    assert spot(page, picture, page.caption.rect.center) == Spot(Part.CAPTION)
    assert spot(page, picture, page.menu.center) == Spot(Part.BACK)


def test_the_button_for_the_menu_is_large_enough_for_a_finger(painter: TablePainter) -> None:
    for size in ((640, 480), SIZE, (1920, 1080)):
        button = page_of(sample("play"), painter, size).menu
        assert min(button.size) >= 44, "WCAG 2.5.5"


def test_bids_and_the_table_beside_them_can_be_pointed_at(painter: TablePainter) -> None:
    picture = sample("bidding")
    page = page_of(picture, painter)
    assert page.dialog is not None
    assert page.table is not None
    for item in page.dialog.items:
        assert spot(page, picture, item.rect.center) == Spot(Part.BID, item.place)
    assert spot(page, picture, page.dialog.title.rect.center) is None
    assert spot(page, picture, page.table.hand.cards[0].midleft) == Spot(Part.CARD, 0)


def offered(text_size: int = 100) -> Picture:
    """Bids that lie open, with no chooser."""
    picture = sample("bidding", text_size=text_size)
    assert picture.dialog is not None
    return replace(picture, dialog=None, offer=replace(picture.dialog, focus=-1))


def test_bids_that_lie_open_can_be_pointed_at_and_stand_where_the_chooser_has_them(painter: TablePainter) -> None:
    picture = offered()
    page = page_of(picture, painter)
    chooser = page_of(sample("bidding"), painter).dialog
    assert page.dialog is not None
    assert chooser is not None
    assert page.dialog.panel == chooser.panel
    for item in page.dialog.items:
        assert spot(page, picture, item.rect.center) == Spot(Part.BID, item.place)
    assert spot(page, picture, page.dialog.title.rect.center) == Spot(Part.TRICK)


def test_the_marks_beside_bids_in_one_row_lead_on(painter: TablePainter) -> None:
    picture = sample("bidding", text_size=200)
    assert picture.dialog is not None
    picture = replace(picture, dialog=replace(picture.dialog, focus=7))
    dialog = page_of(picture, painter).dialog
    assert dialog is not None
    assert dialog.left is not None
    assert dialog.right is not None
    assert spot(page_of(picture, painter), picture, dialog.left.center) == Spot(Part.LATER, 3)
    assert spot(page_of(picture, painter), picture, dialog.right.center) == Spot(Part.EARLIER, 3)


def test_the_pile_and_the_card_drawn_are_two_things(painter: TablePainter) -> None:
    picture = sample("draw", seats=2)
    page = page_of(picture, painter)
    assert page.table is not None
    assert page.table.stock is not None
    assert spot(page, picture, page.table.stock.top.center) == Spot(Part.DRAWN)
    assert spot(page, picture, page.table.stock.pile[-1].center) == Spot(Part.STOCK)


def test_a_value_that_is_only_shown_is_a_part_of_its_item(painter: TablePainter) -> None:
    picture = sample("settings")
    assert picture.dialog is not None
    shown = tuple(replace(item, changes=False) for item in picture.dialog.items)
    picture = replace(picture, dialog=replace(picture.dialog, items=shown))
    page = page_of(picture, painter)
    assert page.dialog is not None
    for item in page.dialog.items:
        assert item.value is not None
        assert spot(page, picture, item.value.rect.midleft) == Spot(Part.ITEM, item.place)


@pytest.mark.parametrize("kind", ["main menu", "settings", "options", "help", "question", "sheet"])
def test_in_a_menu_its_items_can_be_pointed_at_and_nothing_behind_it(kind: str, painter: TablePainter) -> None:
    picture = sample(kind)
    page = page_of(picture, painter)
    assert page.dialog is not None
    for item in page.dialog.items:
        assert spot(page, picture, item.label.rect.midleft) == Spot(Part.ITEM, item.place)
        if item.value:
            right, left = item.value.rect.midright, item.value.rect.midleft
            assert spot(page, picture, (right[0] - 1, right[1])) == Spot(Part.MORE, item.place)
            assert spot(page, picture, left) == Spot(Part.LESS, item.place)
    first, last = page.dialog.items[0].place, page.dialog.items[-1].place
    if page.dialog.above:
        assert spot(page, picture, page.dialog.above.center) == Spot(Part.VIEW, first - 1)
    if page.dialog.below:
        assert spot(page, picture, page.dialog.below.center) == Spot(Part.VIEW, last + 1)
    if page.table:
        outside = [rect for rect in page.table.hand.cards if not rect.colliderect(page.dialog.panel)]
        assert all(spot(page, picture, rect.center) is None for rect in outside)
        assert spot(page, picture, page.table.corners.scores.topleft) is None


@pytest.mark.parametrize("size", [(320, 240), (200, 400), (639, 479), (1200, 100)])
def test_in_a_window_so_small_that_it_is_shrunk_the_same_is_hit(size: tuple[int, int], painter: TablePainter) -> None:
    picture = sample("play")
    canvas = Canvas(lambda: painter)
    canvas.paint(picture)
    whole = (max(640, size[0]), max(480, size[1]))
    scale = min(size[0] / whole[0], size[1] / whole[1])
    left, top = (size[0] - whole[0] * scale) / 2, (size[1] - whole[1] * scale) / 2
    page = page_of(picture, painter, whole)
    assert page.table is not None

    def shrunk(rect: Rect) -> tuple[int, int]:
        return round(left + rect.centerx * scale), round(top + rect.centery * scale)

    assert canvas.spot(size, shrunk(page.caption.rect)) == Spot(Part.CAPTION)
    assert canvas.spot(size, shrunk(page.menu)) == Spot(Part.BACK)
    last = len(page.table.hand.cards) - 1
    assert canvas.spot(size, shrunk(page.table.hand.cards[last])) == Spot(Part.CARD, last)
    assert canvas.spot(size, shrunk(page.table.seats[2].plate)) == Spot(Part.SEAT, 2)
    if top >= 2:
        assert canvas.spot(size, (size[0] // 2, 0)) is None, "beside the picture there is nothing"


class Hand:
    """A hand on a mouse over a row of parts, each a hundred pixels wide."""

    def __init__(self, *parts: Part) -> None:
        self._parts = parts
        self._pointer = Pointer()
        self.now = 0.0

    def _find(self, at: tuple[int, int]) -> Spot | None:
        return Spot(self._parts[at[0] // 100], at[0] // 100) if at[0] < 100 * len(self._parts) else None

    def event(self, type: int, x: int = 0, button: int = 1, **facts: object) -> Spot | None:
        facts = {"pos": (x, 5), "button": button, **facts}
        return self._pointer.spot(pygame.event.Event(type, facts), self._find, self.now)

    def click(self, x: int, button: int = 1, to: int | None = None) -> Spot | None:
        down = self.event(pygame.MOUSEBUTTONDOWN, x, button)
        assert down is None, "it counts when the button is let go of"
        return self.event(pygame.MOUSEBUTTONUP, x if to is None else to, button)


def test_a_click_chooses_what_is_there() -> None:
    hand = Hand(Part.SEAT, Part.ITEM)
    assert hand.click(10) == Spot(Part.SEAT, 0)
    assert hand.click(150) == Spot(Part.ITEM, 1)
    assert hand.click(250) is None


def test_who_has_missed_can_slide_off() -> None:
    hand = Hand(Part.CARD, Part.CARD)
    assert hand.click(10, to=110) is None
    assert hand.click(10, to=500) is None
    assert hand.click(10, to=90) == Spot(Part.CARD, 0)
    assert hand.event(pygame.MOUSEBUTTONUP, 10) is None, "it was not pressed here"


def test_a_double_click_plays_one_card() -> None:
    hand = Hand(Part.CARD, Part.CARD)
    assert hand.click(10) == Spot(Part.CARD, 0)
    hand.now += TWICE - 0.01
    assert hand.click(110) is None
    hand.now += TWICE + 0.01
    assert hand.click(110) == Spot(Part.CARD, 1)


def test_values_can_be_clicked_as_quickly_as_one_likes() -> None:
    hand = Hand(Part.MORE)
    assert [hand.click(10) for _ in range(5)] == [Spot(Part.MORE, 0)] * 5


def test_the_right_button_leads_back_or_to_the_menu_wherever_it_is() -> None:
    hand = Hand(Part.CARD)
    assert hand.click(10, button=3) == Spot(Part.BACK)
    assert hand.click(999, button=3) == Spot(Part.BACK)


def test_other_buttons_do_nothing() -> None:
    hand = Hand(Part.CARD)
    assert [hand.click(10, button=button) for button in (2, 4, 5, 6, 9)] == [None] * 5


def test_the_wheel_goes_through_lists() -> None:
    hand = Hand()
    assert hand.event(pygame.MOUSEWHEEL, y=1) == Spot(Part.EARLIER, 1)
    assert hand.event(pygame.MOUSEWHEEL, y=-3) == Spot(Part.LATER, 3)
    assert hand.event(pygame.MOUSEWHEEL, y=0) is None, "to the side"
