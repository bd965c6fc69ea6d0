"""What a hand is worth before the first card: the tricks it can expect, and its chance to make nil.

The numbers named as measured come from hands of ``medium`` against itself: the tricks (6,000 hands of four, all seats
bidding and playing to win) by least squares, the nils (12,000, one seat a hand) by logistic regression. ``TRICKS`` and
``NILS`` carry them over to other tables.
"""

from collections.abc import Sequence
from itertools import pairwise, takewhile
from math import exp
from typing import Final, NamedTuple

from spades_gui.bots.knowledge import suit_of
from spades_gui.bots.suits import length_beyond, standing, winner_chance
from spades_gui.core.cards import ACE, SPADES, SUITS, Card
from spades_gui.core.options import RuleOptions

KING, QUEEN, JACK, TEN = 13, 12, 11, 10

SPADE_LENGTH: Final = ((-4.33, 0.0), (-3.0, 0.15), (-1.67, 0.45), (-0.33, 0.85), (1.0, 1.1), (2.33, 1.65))
"""Tricks for the mere number of spades: how many more than the others have on average, and their worth (measured for 0
to 5 spades of 13). Each further one is worth ``LONG_SPADE``."""
LONG_SPADE: Final = 0.6

RUFFS: Final = ((0.0, 0.35, 0.95, 1.25), (0.0, 0.45, 0.6, 0.75), (0.0, 0.1, 0.13, 0.14))
"""Tricks for a void, a singleton, a doubleton in a side suit, by spades below the queen from 0 to 3 (measured)."""


class Weights(NamedTuple):
    """What the parts of a hand count for at a table: a constant, side suits, spades, ruffs; and the standard deviation
    of the tricks a hand takes around what all that lets expect."""

    constant: float
    side: float
    spades: float
    ruffs: float
    spread: float


PARTNERS: Final = 0
"""Stands for the four seats of partners where other tables are known by their number of seats."""
DRAWN: Final = 1
"""Stands for two seats that draw their cards: both hold better ones than chance deals."""
TRICKS: Final = {
    PARTNERS: Weights(-0.22, 1.0, 1.0, 1.0, 0.95),
    DRAWN: Weights(1.2, 0.56, 0.88, 0.6, 1.15),
    2: Weights(2.8, 0.6, 1.0, 0.6, 1.35),
    3: Weights(-0.15, 0.93, 1.6, 0.8, 1.05),
    4: Weights(-0.35, 0.9, 1.3, 0.6, 0.85),
    5: Weights(-0.3, 0.86, 1.1, 0.3, 0.7),
    6: Weights(-0.28, 0.78, 0.92, 0.17, 0.65),
}
"""By the number of seats (measured, 5,000 hands each). A constant below 0 is what the sum of the parts overstates; of
two seats, whose 26 other cards are nobody's, even middling cards take tricks."""


def table_of(options: RuleOptions) -> int:
    """The key of ``TRICKS`` and ``NILS`` for these rules."""
    if options.partners:
        return PARTNERS
    return DRAWN if options.drawn else options.seats


def expected_tricks(hand: Sequence[Card], options: RuleOptions) -> float:
    """The tricks the hand can expect: honours by the length of their suits, spades, and ruffs by shortness."""
    constant, side, spades, ruffs, _ = TRICKS[table_of(options)]
    by_side, by_spades, by_ruffs = parts(hand, options)
    return max(0.0, constant + side * by_side + spades * by_spades + ruffs * by_ruffs)


def sure_tricks(hand: Sequence[Card], options: RuleOptions) -> int:
    """The spades from the highest of the deck downwards without a gap: nothing can take their tricks."""
    held = set(hand)
    return sum(1 for _ in takewhile(held.__contains__, options.deck.of_suit(SPADES)))


def parts(hand: Sequence[Card], options: RuleOptions) -> tuple[float, float, float]:
    """Tricks by the honours of side suits, by spades, and by ruffs, each as at a table of four partners."""
    spades = suit_of(hand, SPADES)
    sides = [suit_of(hand, suit) for suit in SUITS if suit != SPADES]
    ruffers = min(3, sum(standing(options, card) < QUEEN for card in spades))
    ruffs = sum(RUFFS[len(cards)][ruffers] for cards in sides if len(cards) < len(RUFFS))
    return sum(_side_tricks(cards, options) for cards in sides), _spade_tricks(spades, options), ruffs


def _side_tricks(cards: Sequence[Card], options: RuleOptions) -> float:
    lowest = QUEEN if options.seats > 2 else TEN
    high = sorted((card for card in cards if standing(options, card) >= lowest), reverse=True)
    return sum(winner_chance(options, card, len(cards), above) for above, card in enumerate(high))


def _spade_tricks(cards: Sequence[Card], options: RuleOptions) -> float:
    """Each honour's share above a small spade (measured), and the length."""
    length = len(cards)
    share = {
        ACE: 0.87,
        KING: 0.75 if length > 1 else 0.6,
        QUEEN: 0.67 if length > 2 else 0.45,
        JACK: 0.55 if length > 3 else 0.4,
        TEN: 0.45 if length > 3 else 0.0,
    }
    honours = sum(share.get(standing(options, card), 0.0) for card in cards)
    return honours + _length_worth(length_beyond(options, length))


def _length_worth(beyond: float) -> float:
    """``SPADE_LENGTH`` read between its lines."""
    if beyond <= SPADE_LENGTH[0][0]:
        return 0.0
    for (few, less), (many, more) in pairwise(SPADE_LENGTH):
        if beyond <= many:
            return less + (more - less) * (beyond - few) / (many - few)
    last, most = SPADE_LENGTH[-1]
    return most + LONG_SPADE * (beyond - last)


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
NIL_NEVER: Final = -20.0
"""Log-odds of nil with a spade above the jack, or more than four spades; each further one makes it worse."""

NILS: Final = {
    PARTNERS: (0.0, 1.0),
    DRAWN: (-5.5, 1.2),
    2: (-5.5, 1.2),
    3: (-1.2, 0.95),
    4: (-1.4, 1.1),
    5: (-2.0, 0.8),
    6: (-1.7, 0.7),
}
"""By the number of seats: the log-odds are the first plus the second times those for partners (measured)."""


def chance_of_nil(hand: Sequence[Card], options: RuleOptions) -> float:
    """The chance to take no trick; 0 with a spade above the jack, or more than four spades."""
    odds = nil_odds(hand, options)
    if odds < NIL_NEVER / 2:
        return 0.0
    constant, slope = NILS[table_of(options)]
    return 1 / (1 + exp(-constant - slope * odds))


def nil_odds(hand: Sequence[Card], options: RuleOptions) -> float:
    """The log-odds of nil at a table of four partners; also good to compare hands that can hardly make it."""
    ranks = [standing(options, card) for card in suit_of(hand, SPADES)]
    odds = NIL_BASE + sum(NIL_SPADE[max(0, min(rank, JACK) - 2)] for rank in ranks)
    odds += NIL_FOUR_SPADES * (len(ranks) == 4)
    odds += NIL_NEVER * (max(0, len(ranks) - 4) + sum(rank - JACK for rank in ranks if rank > JACK))
    for suit in SUITS:
        if suit != SPADES:
            odds += _side_odds(sorted(card.rank for card in suit_of(hand, suit)))
    return odds


def _side_odds(ranks: Sequence[int]) -> float:
    odds = NIL_LENGTH[min(len(ranks), len(NIL_LENGTH) - 1)]
    for place, (table, rank) in enumerate(zip(NIL_ABOVE, ranks, strict=False)):
        held_above = len(ranks) - 1 - place
        odds += table[ACE - rank - held_above]
    return odds
