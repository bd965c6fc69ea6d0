"""Hands that lie open: every card in view in a row of its suit, nothing over anything else."""

import random
from dataclasses import replace

import pytest
from pictures import LANGUAGES, SEATS, SIZES, sample
from pygame import Rect
from test_screen_layout import assert_apart, seat_parts

from spades_gui.core.cards import SUITS, Card, make_deck
from spades_gui.present.picture import CardFace, Picture
from spades_gui.screen.fonts import Fonts
from spades_gui.screen.layout import layout
from spades_gui.screen.measures import measures
from spades_gui.screen.themes import CARD_SIZES

INDICES = {"en": "23456789TJQKA", "fr": "23456789TVDRA", "ru": "23456789TВДКТ"}


@pytest.fixture(scope="module")
def fonts() -> Fonts:
    return Fonts()


def face(card: Card, language: str) -> CardFace:
    index = INDICES[language][card.rank - 2] if card.rank < 15 else "JO" if card.rank == 18 else "2"
    return CardFace(card, index.replace("T", "10") if card.rank == 10 else index)


def open_picture(language: str, seats: int, deal: str, card_size: str) -> Picture:
    """All cards dealt at random, or suit by suit: then a row is as long as can be."""
    picture = sample("play", language, seats=seats, card_size=card_size)
    assert picture.table is not None
    deck = list(make_deck(seats, jokers=deal == "jokers"))
    if deal != "suits":
        random.Random(f"{deal} {seats}").shuffle(deck)
    each = min(13, len(deck) // seats)
    hands = [sorted(deck[seat * each : (seat + 1) * each], reverse=True) for seat in range(seats)]
    shown = tuple(
        replace(seat, cards=each, hand=tuple(face(card, language) for card in hand) if place else ())
        for place, (seat, hand) in enumerate(zip(picture.table.seats, hands, strict=True))
    )
    return replace(picture, table=replace(picture.table, seats=shown))


@pytest.mark.parametrize(("card_size", "text_size"), [*((cards, 100) for cards in CARD_SIZES), ("normal", 200)])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "{}x{}".format(*size))
@pytest.mark.parametrize("seats", SEATS)
def test_every_card_is_in_view(seats: int, size: tuple[int, int], card_size: str, text_size: int, fonts: Fonts) -> None:
    for language in LANGUAGES:
        for deal in ("mixed", "jokers", "suits"):
            picture = replace(open_picture(language, seats, deal, card_size), text_size=text_size)
            page = layout(size, picture, fonts)
            assert picture.table is not None
            assert page.table is not None
            panels = []
            for seat, at in zip(picture.table.seats[1:], page.table.seats[1:], strict=True):
                assert at.backs is None
                assert at.open is not None
                panels.append(at.open.panel)
                printed = [(card.card.printed or ("S", 0))[0] for card in seat.hand]
                held = [suit for suit in reversed(SUITS) if suit in printed]
                assert [row.suit for row in at.open.rows] == held, (language, deal)
                for row in at.open.rows:
                    shown = " ".join(row.ranks.lines).split()
                    assert shown == [
                        card.index for card, suit in zip(seat.hand, printed, strict=True) if suit == row.suit
                    ]
                    assert all(fonts.width(line, row.ranks.size) <= row.ranks.rect.width for line in row.ranks.lines)
                assert_apart([rect for row in at.open.rows for rect in (row.icon, row.ranks.rect)], at.open.panel)
                assert_apart(seat_parts(at, dealer=seat.dealer), at.plate)
            boxes = page.table.corners
            plates = [at.plate for at in page.table.seats]
            areas = [boxes.scores, boxes.status, *plates, *panels, *page.table.trick, page.table.hand.area]
            assert_apart([*areas, page.caption.rect], Rect(0, 0, *size))


@pytest.mark.parametrize("card_size", CARD_SIZES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: "{}x{}".format(*size))
@pytest.mark.parametrize("seats", SEATS)
def test_larger_text_leaves_them_room(seats: int, size: tuple[int, int], card_size: str, fonts: Fonts) -> None:
    plain = measures(size, 100).text
    for language in LANGUAGES:
        for text_size in (150, 200):
            page = layout(size, replace(open_picture(language, seats, "mixed", card_size), text_size=text_size), fonts)
            assert page.table is not None
            ranks = [row.ranks.size for at in page.table.seats[1:] if at.open for row in at.open.rows]
            assert min(ranks) >= plain // 2, (language, text_size)
