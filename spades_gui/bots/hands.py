"""What a hand is worth before the first card: the tricks it can expect, and how safe it is for nil."""

from collections.abc import Sequence
from typing import Final

from spades_gui.bots.knowledge import suit_of
from spades_gui.core.cards import SPADES, SUITS, Card

ACE: Final = 14
KING: Final = 13
QUEEN: Final = 12
JACK: Final = 11

SIDE_CHANCES: Final[tuple[tuple[float, float, float], ...]] = (
    (0.994, 0.942, 0.733),
    (0.990, 0.907, 0.624),
    (0.983, 0.855, 0.489),
    (0.970, 0.779, 0.350),
    (0.948, 0.678, 0.212),
    (0.915, 0.544, 0.095),
    (0.857, 0.381, 0.025),
)
"""Chance that ace, king and queen of a side suit take a trick, by length of the suit from 1 to 7 (a published table)."""


def expected_tricks(hand: Sequence[Card]) -> float:
    """The tricks the hand can expect: honours by the length of their suits, spades, and ruffs by shortness."""
    spades = suit_of(hand, SPADES)
    sides = [suit_of(hand, suit) for suit in SUITS if suit != SPADES]
    return sum(_side(cards) for cards in sides) + _spades(spades) + _ruffs(spades, [len(cards) for cards in sides])


def _side(cards: Sequence[Card]) -> float:
    if not cards:
        return 0.0
    chances = SIDE_CHANCES[min(len(cards), len(SIDE_CHANCES)) - 1]
    worth = sum(chances[ACE - card.rank] for card in cards if card.rank >= QUEEN)
    if len(cards) == 1 and cards[0].rank in (KING, QUEEN):
        worth *= 0.4
    return worth


def _spades(cards: Sequence[Card]) -> float:
    length = len(cards)
    ranks = {card.rank for card in cards}
    worth = 0.0
    if ACE in ranks:
        worth += 1.0
    if KING in ranks:
        worth += 0.95 if length >= 2 else 0.5
    if QUEEN in ranks:
        worth += 0.85 if length >= 3 else 0.4 if length == 2 else 0.2
    if JACK in ranks and length >= 3:
        worth += 0.5 if length >= 4 else 0.3
    honours = len(ranks & {ACE, KING, QUEEN, JACK})
    return worth + 0.85 * max(0, length - max(3, honours))


def _ruffs(spades: Sequence[Card], lengths: Sequence[int]) -> float:
    small = sum(card.rank < QUEEN for card in spades)
    ruffers = min(small, 3)
    worth = 0.0
    for length in sorted(lengths):
        if ruffers <= 0:
            break
        worth += (1.2, 0.6, 0.2)[length] * min(ruffers, 2) / 2 if length <= 2 else 0.0
        ruffers -= (2, 1, 1)[length] if length <= 2 else 0
    return worth
