"""What a hand is worth before the first card: the tricks it can expect, and its chance to make nil.

The numbers named as measured come from hands of ``medium`` against itself: the tricks (6,000 hands, all seats bidding
and playing to win) by least squares, the nils (12,000, one seat a hand) by logistic regression.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from spades_gui.bots.knowledge import suit_of
from spades_gui.core.cards import SPADES, SUITS, Card

ACE, KING, QUEEN, JACK, TEN = 14, 13, 12, 11, 10

SIDE_CHANCES: Final = (
    (0.994, 0.942, 0.733),
    (0.990, 0.907, 0.624),
    (0.983, 0.855, 0.489),
    (0.970, 0.779, 0.350),
    (0.948, 0.678, 0.212),
    (0.915, 0.544, 0.095),
    (0.857, 0.381, 0.025),
)
"""Chance that ace, king, queen of a side suit take a trick, by length of the suit from 1 to 7 (a published table)."""

SPADE_LENGTH: Final = (0.0, 0.15, 0.45, 0.85, 1.1, 1.65)
"""Tricks for the mere number of spades, from 0 to 5 (measured); each further one is worth ``LONG_SPADE``."""
LONG_SPADE: Final = 0.8

RUFFS: Final = ((0.0, 0.35, 0.95, 1.25), (0.0, 0.45, 0.6, 0.75), (0.0, 0.1, 0.13, 0.14))
"""Tricks for a void, a singleton, a doubleton in a side suit, by spades below the queen from 0 to 3 (measured)."""

SHARED: Final = -0.22
"""All hands together take 13 tricks and not more: what the sum of the parts overstates (measured)."""


def expected_tricks(hand: Sequence[Card]) -> float:
    """The tricks the hand can expect: honours by the length of their suits, spades, and ruffs by shortness."""
    spades = suit_of(hand, SPADES)
    sides = [suit_of(hand, suit) for suit in SUITS if suit != SPADES]
    ruffers = min(3, sum(card.rank < QUEEN for card in spades))
    ruffs = sum(RUFFS[len(cards)][ruffers] for cards in sides if len(cards) < len(RUFFS))
    return max(0.0, SHARED + sum(_side_tricks(cards) for cards in sides) + _spade_tricks(spades) + ruffs)


def _side_tricks(cards: Sequence[Card]) -> float:
    """A bare king or queen falls to the ace or king: measured, it takes hardly a trick."""
    chances = SIDE_CHANCES[min(len(cards), len(SIDE_CHANCES)) - 1]
    bare = len(cards) == 1
    return sum(chances[ACE - card.rank] for card in cards if card.rank >= (ACE if bare else QUEEN))


def _spade_tricks(cards: Sequence[Card]) -> float:
    """Each honour's share above a small spade (measured), and the length."""
    length = len(cards)
    share = {
        ACE: 0.87,
        KING: 0.75 if length > 1 else 0.6,
        QUEEN: 0.67 if length > 2 else 0.45,
        JACK: 0.55 if length > 3 else 0.4,
        TEN: 0.45 if length > 3 else 0.0,
    }
    long = max(0, length - len(SPADE_LENGTH) + 1)
    return sum(share.get(card.rank, 0.0) for card in cards) + SPADE_LENGTH[length - long] + LONG_SPADE * long


NIL_BASE: Final = 1.2
NIL_LENGTH: Final = (3.0, 1.8, 0.7, 0.2, -0.35, -0.7, -1.1, -1.3)
"""Log-odds of nil for a side suit's length, from 0 to 7 and more (measured)."""
NIL_ABOVE: Final = (
    (-3.7, -1.0, -0.5, 0.0, 0.3, 0.5, 0.6, 0.65, 0.75, 0.75, 0.75, 0.75, 0.8),
    (-2.3, -0.75, -0.35, -0.1, 0.0, 0.2, 0.25, 0.25, 0.25, 0.3, 0.3, 0.3),
    (-0.7, -0.3, -0.15, -0.05, -0.05, -0.05, -0.1, -0.1, -0.1, -0.1, 0.0),
)
"""Log-odds of nil for the lowest, second and third lowest card of a side suit, by how many higher ones of the suit the
others hold (measured)."""
NIL_SPADE: Final = (-0.5, -0.57, -0.6, -0.65, -0.7, -0.9, -0.9, -1.1, -1.25, -1.4)
"""Log-odds of nil for each spade from the 2 to the jack (measured)."""
NIL_FOUR_SPADES: Final = -0.9


def chance_of_nil(hand: Sequence[Card]) -> float:
    """The chance to take no trick; 0 with a spade above the jack, or more than four spades."""
    spades = suit_of(hand, SPADES)
    if len(spades) > 4 or any(card.rank > JACK for card in spades):
        return 0.0
    odds = NIL_BASE + sum(NIL_SPADE[card.rank - 2] for card in spades) + NIL_FOUR_SPADES * (len(spades) == 4)
    for suit in SUITS:
        if suit != SPADES:
            odds += _side_odds(sorted(card.rank for card in suit_of(hand, suit)))
    return 1 / (1 + exp(-odds))


def _side_odds(ranks: Sequence[int]) -> float:
    odds = NIL_LENGTH[min(len(ranks), len(NIL_LENGTH) - 1)]
    for place, (table, rank) in enumerate(zip(NIL_ABOVE, ranks, strict=False)):
        held_above = len(ranks) - 1 - place
        odds += table[ACE - rank - held_above]
    return odds
