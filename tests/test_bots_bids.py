"""Bids over thousands of deals: none that a player would shake the head at. And what the styles change.

Ten thousand deals of ``expert``, some twenty minutes: ``SPADES_THOROUGH=1 pytest tests/test_bots_bids.py``.
"""

import os
from collections.abc import Sequence
from random import Random

import pytest
from bot_positions import to_bid
from thorough import times

from spades_gui.bots import choose
from spades_gui.core.actions import Bid
from spades_gui.core.cards import DECK, SPADES, SUITS, Card

DEALS = 10_000 if os.environ.get("CI") else 2_000
JACK, QUEEN, KING, EIGHT = 11, 12, 13, 8


def bids(player: str, deals: int) -> list[tuple[tuple[Card, ...], int, list[int]]]:
    """Hands, what the player bid with each, and the bids before it, from the first of the table to the last."""
    rng, made = Random(7), []
    for _ in range(deals):
        cards, before = rng.sample(DECK, len(DECK)), list[int]()
        for place in range(4):
            hand = tuple(sorted(cards[13 * place : 13 * place + 13]))
            seen = to_bid(" ".join(map(str, hand)), [None] * (4 - place) + before)
            action = choose(seen, player, Random(0))
            assert isinstance(action, Bid)
            assert isinstance(action.bid, int)
            made.append((hand, action.bid, before.copy()))
            before.append(action.bid)
    return made


def bids_in_turn(player: str, deals: int) -> list[tuple[tuple[Card, ...], int, list[int]]]:
    """The same with one bid of the player's a deal, at each place in turn, and bids of ``hard`` before it."""
    rng, made = Random(12), []
    for number in range(deals):
        cards, before = rng.sample(DECK, len(DECK)), list[int]()
        for place in range(number % 4 + 1):
            hand = tuple(sorted(cards[13 * place : 13 * place + 13]))
            seen = to_bid(" ".join(map(str, hand)), [None] * (4 - place) + before)
            action = choose(seen, player if place == number % 4 else "hard", Random(0))
            assert isinstance(action, Bid)
            assert isinstance(action.bid, int)
            before.append(action.bid)
        made.append((hand, before[-1], before[:-1]))
    return made


def tops(hand: Sequence[Card]) -> int:
    """What any player counts: aces, kings, the queen of spades, and each spade beyond three."""
    spades = [card.rank for card in hand if card.suit == SPADES]
    return sum(card.rank >= KING for card in hand) + (QUEEN in spades) + max(0, len(spades) - 3)


def may_go_nil(hand: Sequence[Card], partner: int | None) -> bool:
    """Few spades, none above the jack; low cards to go before every ace and king; a partner who can use it.

    With no spade at all one ace or king more is no danger.
    """
    spades = [card.rank for card in hand if card.suit == SPADES]
    suits = [[card.rank for card in hand if card.suit == suit] for suit in SUITS if suit != SPADES]
    bare = max(sum(rank >= KING for rank in suit) - sum(rank <= EIGHT for rank in suit) for suit in suits)
    fits = partner is None or 0 < partner < 7
    return len(spades) <= 4 and max(spades, default=0) <= JACK and tops(hand) <= 4 + (not spades) and bare <= 1 and fits


def nils_and_nines(made: Sequence[tuple[tuple[Card, ...], int, list[int]]]) -> tuple[int, int]:
    """How many nils and how many bids of nine or more there are, each of them with cause."""
    nils = high = 0
    for hand, bid, before in made:
        if bid == 0:
            nils += 1
            assert may_go_nil(hand, before[-2] if len(before) > 1 else None), (hand, before)
        if bid >= 9:
            high += 1
            assert tops(hand) >= bid - 2, (hand, bid)
    return nils, high


def test_hard_bids_no_nil_and_no_nine_without_cause() -> None:
    nils, high = nils_and_nines(bids("hard", DEALS))
    assert nils > DEALS / 2
    assert high > 0


def test_expert_bids_no_nil_and_no_nine_without_cause() -> None:
    deals = times(60, 10_000)
    nils, _ = nils_and_nines(bids_in_turn("expert", deals))
    assert nils > deals / 20


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_bold_players_bid_more_and_careful_ones_less_but_only_a_little(level: str) -> None:
    careful, normal, bold = (
        mean([bid for _, bid, _ in bids(level + style, 150)]) for style in ("+careful", "", "+bold")
    )
    assert careful + 0.05 < normal < bold - 0.05
    assert bold - careful < 0.8


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_nil_loving_players_bid_more_nils_and_nil_shy_ones_no_more_than_others(level: str) -> None:
    shy, normal, loving = (
        mean([bid == 0 for _, bid, _ in bids(level + style, 400)]) for style in ("+nil-shy", "", "+nil-loving")
    )
    assert shy <= normal < loving < 0.25
    assert (shy < normal) == (level != "medium"), "medium bids nil only where it loves it"
