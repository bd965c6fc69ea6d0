"""Play by rules: the nils first, then by need, with what has been played and shown in mind. It does not search."""

from random import Random
from typing import Final

from spades_gui.bots import nil
from spades_gui.bots.knowledge import Knowledge, duck, highest, lowest, suit_of
from spades_gui.bots.needs import wants_tricks
from spades_gui.bots.player import Player
from spades_gui.bots.weighing import weigh
from spades_gui.core.cards import SPADES, Card

SURE: Final = 0.75
"""From this chance to hold the trick on, the second seat spends a high card; else it plays low."""
FAIR: Final = 0.5
"""From this chance to hold the trick on, the partner's card is left alone, and a side suit's winner is led."""
POOR: Final = 0.3
"""Below this chance to hold the trick nothing is spent on it."""
BETTER: Final = 0.2
"""How much better than the partner's card a card must hold the trick to be spent on it."""


def play(table: Knowledge, who: Player, rng: Random) -> Card:
    """The card to play: the nils first, then by whether the side wants the trick."""
    if table.nil_alive(table.seat):
        return nil.keep(table)
    if table.nil_alive(table.partner) and (card := nil.cover(table)) is not None:
        return card
    if who.skill.attacks and (card := nil.attack(table)) is not None:
        return card
    if not wants_tricks(table):
        return _shed(table)
    if table.leading:
        return _lead(table, rng)
    return weigh(table, _partner_helps(table)) if who.skill.weighs else _take(table)


def _take(table: Knowledge) -> Card:
    """Win the trick with the cheapest card that holds it as well as any; low where none does, or the partner's does."""
    winners = [card for card in table.legal if table.beats_best(card)]
    if not winners:
        return _throw(table)
    foes = [seat for seat in table.later if seat in table.foes]
    chance = max(table.stands(card, foes) for card in winners)
    if table.partner_wins and _partner_helps(table):
        partners = table.stands(table.trick.winning_card, foes)
        if partners >= FAIR or chance < partners + BETTER:
            return _throw(table)
    second = len(table.trick.cards) == 1
    if chance < (SURE if second and table.follows else POOR):
        return _throw(table)
    return lowest([card for card in winners if table.stands(card, foes) > chance - 0.05])


def _partner_helps(table: Knowledge) -> bool:
    """Whether the partner may as well take the trick; not with a nil to keep, nor one whose tricks do not count."""
    partner = table.partner
    if partner is None or table.nil_alive(partner):
        return False
    return table.counts_for_contract(partner) or not table.need(table.seat)


def _throw(table: Knowledge) -> Card:
    """The card that costs least: low when following, else low from a suit that promises nothing."""
    if table.follows:
        return lowest(table.legal)
    side = [card for card in table.legal if card.suit != SPADES]
    return min(side, key=lambda card: _promise(table, card)) if side else lowest(table.legal)


def _promise(table: Knowledge, card: Card) -> float:
    """What throwing ``card`` gives up: a winner, or the guard that keeps a high card alive; short suits go first."""
    cards = suit_of(table.hand, card.suit)
    if table.master(card):
        return 10.0
    above = _above(table, highest(cards))
    guards = 3.0 if 0 < above <= 2 and len(cards) - 1 == above else 0.0
    return guards + 0.2 * len(cards) + 0.1 * card.rank


def _above(table: Knowledge, card: Card) -> int:
    return sum(rank > card.rank for rank in table.out[card.suit])


def _lead(table: Knowledge, rng: Random) -> Card:
    """A side suit's winner that will probably not be trumped, the master spade, else the lead that gives least away."""
    side = [card for card in table.legal if card.suit != SPADES]
    masters = [card for card in side if table.master(card)]
    if masters:
        foes = table.foes
        best = max(masters, key=lambda card: (table.stands(card, foes), -len(suit_of(table.hand, card.suit))))
        if table.stands(best, foes) >= FAIR:
            return best
    spades = suit_of(table.legal, SPADES)
    if spades and _draws_trumps(table, spades):
        return highest(spades)
    if not side:
        return highest(spades) if table.master(highest(spades)) else lowest(spades)
    return min(side, key=lambda card: (_lead_cost(table, card), rng.random()))


def _draws_trumps(table: Knowledge, spades: tuple[Card, ...]) -> bool:
    """Whether to lead the master spade: opponents still hold some, and there are winners to save, or spades enough."""
    if not table.master(highest(spades)) or not any(table.may_hold(foe, SPADES) for foe in table.foes):
        return False
    winners = any(card.suit != SPADES and table.master(card) for card in table.hand)
    return winners or len(spades) >= 4 or len(spades) == table.left


def _lead_cost(table: Knowledge, card: Card) -> float:
    """How much a lead of ``card`` may give away: high cards, honours laid open to higher ones, an opponent's ruff."""
    suit = card.suit
    cards = suit_of(table.hand, suit)
    top = highest(cards)
    cost = 0.1 * card.rank
    if 0 < _above(table, top) <= 2:
        cost += 1.5 if card == top else 0.7
    if table.partner is not None and suit in table.voids[table.partner] and table.may_hold(table.partner, SPADES):
        cost -= 1.0
    if any(suit in table.voids[foe] and table.may_hold(foe, SPADES) for foe in table.foes):
        cost += 0.8
    if len(cards) <= 2 and any(each.suit == SPADES and not table.master(each) for each in table.hand):
        cost -= 0.4
    return cost


def _shed(table: Knowledge) -> Card:
    """Lose the trick, and with it the card most likely to win later."""
    return duck(table, table.foes)
