"""What a player looks at is large enough: the trick, the bids, names and explanations, larger where there is room."""

from itertools import product

import pytest
from pictures import LANGUAGES, SEATS, SIZES, sample

from spades_gui.screen.fonts import Fonts
from spades_gui.screen.layout import layout
from spades_gui.screen.themes import CARD_SIZES
from spades_gui.settings.schema import TEXT_SIZES

PERCENTS = tuple(map(int, TEXT_SIZES))


@pytest.fixture(scope="module")
def fonts() -> Fonts:
    return Fonts()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "{}x{}".format(*size))
@pytest.mark.parametrize("card_size", CARD_SIZES)
def test_the_trick_is_easy_to_see(card_size: str, size: tuple[int, int], fonts: Fonts) -> None:
    for language, (text_size, least) in product(LANGUAGES, ((100, 17.0), (150, 14.0), (200, 13.5))):
        page = layout(size, sample("full trick", language, card_size=card_size, text_size=text_size), fonts)
        assert page.table is not None
        assert page.table.trick[0].height >= least * page.measures.unit - 1


def test_a_tall_window_has_larger_cards(fonts: Fonts) -> None:
    for seats in SEATS:
        flat, tall = (
            layout(size, sample("full trick", seats=seats), fonts).table for size in ((800, 600), (800, 1200))
        )
        assert flat is not None
        assert tall is not None
        assert tall.hand.card_height >= 1.1 * flat.hand.card_height
        assert tall.trick[0].height >= 1.1 * flat.trick[0].height


def test_in_a_very_wide_window_the_table_stays_together_in_the_middle(fonts: Fonts) -> None:
    for size in ((2560, 1080), (5120, 1440)):
        page = layout(size, sample("full trick"), fonts)
        assert page.table is not None
        boxes = page.table.corners
        assert boxes.status.right - boxes.scores.left <= 1.86 * size[1]
        assert abs(boxes.scores.left - (size[0] - boxes.status.right)) <= 1
        assert page.caption.rect.width == size[0]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "{}x{}".format(*size))
def test_bids_are_about_as_large_as_the_text_of_the_table_or_larger(size: tuple[int, int], fonts: Fonts) -> None:
    for language, card_size, text_size in product(LANGUAGES, CARD_SIZES, PERCENTS):
        page = layout(size, sample("bidding", language, card_size=card_size, text_size=text_size), fonts)
        assert page.table is not None
        assert page.dialog is not None
        assert min(item.label.size for item in page.dialog.items) >= round(0.85 * page.table.measures.text)


def test_before_the_bids_a_name_stands_in_the_middle_of_its_plate(fonts: Fonts) -> None:
    page = layout((1024, 768), sample("bidding"), fonts).table
    picture = sample("bidding").table
    assert page is not None
    assert picture is not None
    for seat, at in zip(picture.seats, page.seats, strict=True):
        if not (seat.bid or seat.won):
            assert abs(at.name.rect.centery - at.plate.centery) <= 1


def test_what_explains_the_item_in_focus_stands_below_the_items(fonts: Fonts) -> None:
    picture = sample("options")
    assert picture.dialog is not None
    for size in SIZES:
        page = layout(size, picture, fonts).dialog
        assert page is not None
        assert page.foot_rule is not None
        assert max(item.rect.bottom for item in page.items) <= page.foot_rule.top
        assert page.foot_rule.bottom <= min(line.rect.top for line in page.lines)
