"""Nil in play: how to keep it, how to cover the partner's, and how to attack an opponent's."""

from typing import Final

from spades_gui.bots.knowledge import Knowledge, danger, duck, highest, lowest
from spades_gui.bots.worth import gain_beside
from spades_gui.core.cards import SPADES, Card

SPARE: Final = 3
"""Tricks more than the contract needs that must be left before one is given up to attack a nil."""
LOW: Final = 10
"""Up to this rank of the best card so far, a nil that plays later may be unable to stay below."""


def keep(table: Knowledge) -> Card:
    """The card with which a seat that bid nil takes no trick, and gets rid of its most dangerous ones."""
    return duck(table, [seat for seat in range(table.options.seats) if seat != table.seat])


def cover(table: Knowledge) -> Card | None:
    """The card that protects the partner's nil in this trick; ``None`` where it is not in danger, or past help."""
    if table.leading:
        return min(table.legal, key=lambda card: _exposure(table, card))
    winners = [card for card in table.legal if table.beats_best(card)]
    if not winners:
        return None
    if table.partner_wins:
        return _overtake(table, winners)
    if table.partner not in table.later or not _partner_may_win(table):
        return None
    return highest(winners) if table.follows else lowest(winners)


def _overtake(table: Knowledge, winners: list[Card]) -> Card:
    """Any winner will do for the nil; one that also holds the trick, where the side needs tricks."""
    if table.need(table.seat):
        return max(winners, key=lambda card: (round(table.stands(card, table.later), 1), -card.rank))
    return lowest(winners)


def _partner_may_win(table: Knowledge) -> bool:
    """Whether the partner, who plays later, may be unable to stay below the best card so far."""
    led, best = table.trick.led, table.trick.winning_card
    if led is None or not table.may_hold(table.partner, led) or best.suit != led:
        return False
    return sum(rank > best.rank for rank in table.out[led]) > 1


def _exposure(table: Knowledge, card: Card) -> tuple[float, int]:
    """How likely the partner is above a lead of ``card``: 0 in a suit it is void in, from which low cards go first."""
    if not table.may_hold(table.partner, card.suit):
        return 0.0, -card.rank if table.master(card) else card.rank
    ranks = (*table.out[card.suit], *table.given[card.suit])
    return sum(rank > card.rank for rank in ranks) / len(ranks), -card.rank


def attack(table: Knowledge) -> Card | None:
    """The card that may make an opponent's nil take this trick; ``None`` without one, or where it costs too much."""
    for target in table.foes:
        if table.nil_alive(target):
            card = _lead_under(table, target) if table.leading else _stay_below(table, target)
            if card is not None:
                return card
    return None


def _can_spare(table: Knowledge) -> bool:
    """Whether a trick may be given up: the contract is made or lost, or there is room for it."""
    need = table.need(table.seat)
    return need == 0 or need > table.left or need + SPARE <= table.left


def _pays(table: Knowledge, target: int) -> bool:
    """Whether a nil set for certain is worth the trick: not where a dearer contract hangs on it."""
    need, side_of = table.need(table.seat), table.options.side_of
    if not 0 < need <= table.left <= need + 1:
        return True
    contract = gain_beside(table, side_of(table.seat), table.seat, need - 1)
    return contract < -gain_beside(table, side_of(target), target, 0)


def _lead_under(table: Knowledge, target: int) -> Card | None:
    """The lowest card of a suit in which the target has hardly a lower one, or ``None``."""
    cards = [card for card in table.legal if table.may_hold(target, card.suit)]
    if not cards or not _can_spare(table):
        return None
    card = min(cards, key=lambda each: (_below(table, each), each.rank))
    return card if _below(table, card) <= 0.2 else None


def _below(table: Knowledge, card: Card) -> float:
    out = table.out[card.suit]
    return sum(rank < card.rank for rank in out) / len(out)


def _stay_below(table: Knowledge, target: int) -> Card | None:
    """A card that leaves the trick to the target: for certain as the last seat, else where the trick can be spared."""
    losers = [card for card in table.legal if not table.beats_best(card)]
    if not losers or not (_pays(table, target) if table.last else _can_spare(table)):
        return None
    led, best = table.trick.led, table.trick.winning_card
    if table.trick.winning == target:
        return highest(losers) if table.follows else max(losers, key=lambda card: danger(table, card))
    if target not in table.later or led is None or not table.may_hold(target, led) or not table.follows:
        return None
    return highest(losers) if best.suit == led and (best.suit == SPADES or best.rank <= LOW) else None
