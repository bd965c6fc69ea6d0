"""Weighs what a card wins now against what it may still win later: a trick taken dearly is no gain.

The numbers were settled by mirrored hands under ``mirror``, where bids are no choice and every trick counts.
"""

from collections.abc import Collection
from typing import Final

from spades_gui.bots.knowledge import Knowledge, lowest, suit_of
from spades_gui.bots.suits import all_follow
from spades_gui.core.cards import SPADES, Card

LATER: Final = 0.55
"""What a trick later counts for beside one now: the estimate knows nothing of who will have the lead."""
SMALL_SPADE: Final = 0.2
MASTER_SPADE: Final = 0.95
GUARDED: Final = 0.15
"""How likely a spade takes a trick later: the lowest that is out, the highest, and the part of the rest that lower
spades beside it add while the higher ones go."""
SIDE_CARD: Final = 0.9
RUFFED: Final = 0.1
"""How likely a side suit's card wins its round if all opponents follow, and by how much each makes that less likely
who is void in it and may hold spades."""
PARTNERS_CHANCE: Final = 0.5
"""How often a partner who may beat the best card can do so and does."""
LOW_FIRST: Final = 0.01
"""For each rank: of two cards that promise nothing, the lower goes."""
SAFE: Final = 0.9
"""From this chance to hold the trick on, the partner's card is not overtaken."""

FIRM: Final = 0.85
"""From this chance to hold the trick on, the second seat spends a card on it."""


def weigh(table: Knowledge, partner_helps: bool) -> Card:
    """The card that wins most, now and later, for a side that wants tricks; ``partner_helps`` says whether the
    partner's count as much as one's own."""
    return max(_choices(table, partner_helps), key=lambda card: _worth(table, card, partner_helps))


def _choices(table: Knowledge, partner_helps: bool) -> Collection[Card]:
    """The cards that come into question: as the second seat no honour that a higher one may well take, and where the
    partner's card will hold the trick, none that takes it over."""
    foes = _later_foes(table)
    winners = [card for card in table.legal if table.beats_best(card)]
    losers = [card for card in table.legal if card not in winners]
    if table.partner_wins and partner_helps and table.stands(table.trick.winning_card, foes) >= SAFE:
        return losers or winners
    if table.follows and len(table.trick.cards) == 1:
        return [*losers, *(card for card in winners if table.stands(card, foes) >= FIRM)] or [lowest(winners)]
    return table.legal


def _worth(table: Knowledge, card: Card, partner_helps: bool) -> float:
    return _wins(table, card, partner_helps) - LATER * prospect(table, card) - LOW_FIRST * card.rank


def _later_foes(table: Knowledge) -> list[int]:
    return [seat for seat in table.later if seat in table.foes]


def _wins(table: Knowledge, card: Card, partner_helps: bool) -> float:
    """The chance that the side takes the trick if ``card`` is played."""
    best = table.trick.winning_card
    if table.beats_best(card):
        best, chance = card, table.stands(card, _later_foes(table))
    elif table.partner_wins:
        return table.stands(best, _later_foes(table)) if partner_helps else 0.0
    else:
        chance = 0.0
    if partner_helps and table.partner is not None and table.partner in table.later:
        chance += (1 - chance) * PARTNERS_CHANCE * (1 - table.stands(best, [table.partner]))
    return chance


def prospect(table: Knowledge, card: Card) -> float:
    """Roughly the chance that ``card`` takes a trick later, if it is kept."""
    return _of_spade(table, card) if card.suit == SPADES else _of_side(table, card)


def _of_spade(table: Knowledge, card: Card) -> float:
    out = table.out[SPADES]
    above = sum(rank > card.rank for rank in out)
    if not above:
        return MASTER_SPADE
    lower = sum(each.rank < card.rank for each in suit_of(table.hand, SPADES))
    bare = SMALL_SPADE + (MASTER_SPADE - SMALL_SPADE) * (1 - above / len(out))
    return bare + GUARDED * min(1.0, lower / above) * (1 - bare)


def _of_side(table: Knowledge, card: Card) -> float:
    """A side suit's card wins in the round after all higher ones have gone, if opponents who can ruff still follow."""
    held = suit_of(table.hand, card.suit)
    rounds = 1 + sum(rank > card.rank for rank in (*table.out[card.suit], *(each.rank for each in held)))
    if rounds > len(held):
        return 0.0
    able = [foe for foe in table.foes if table.may_hold(foe, SPADES)]
    ruffers = [foe for foe in able if not table.may_hold(foe, card.suit)]
    return SIDE_CARD * RUFFED ** len(ruffers) * _follow(table, card, rounds, len(able) - len(ruffers))


def _follow(table: Knowledge, card: Card, rounds: int, followers: int) -> float:
    """The chance that so many opponents follow suit ``rounds`` times."""
    counts, out = table.seen.counts, len(table.out[card.suit])
    each = max(counts[foe] for foe in table.foes)
    hidden = table.undealt + sum(
        count for seat, count in enumerate(counts) if seat != table.seat and card.suit not in table.voids[seat]
    )
    return all_follow(rounds, out, followers, each, max(hidden, out, each * followers))
