"""``medium``: bids by chances and plays by need, with what has been played and shown in mind. It does not search."""

from random import Random
from typing import Final

from spades_gui.bots import bidding, nil
from spades_gui.bots.knowledge import Knowledge, highest, lowest, suit_of
from spades_gui.core.cards import SPADES, Card

bid = bidding.bid

SURE: Final = 0.75
"""From this chance on a card counts as holding the trick."""
FAIR: Final = 0.5


def play(table: Knowledge, rng: Random) -> Card:
    """The card to play: nil first, then by whether the side wants the trick."""
    if table.nil_alive(table.seat):
        return nil.keep(table)
    if table.nil_alive(table.partner) and (card := nil.cover(table)) is not None:
        return card
    if (card := nil.attack(table)) is not None:
        return card
    if wants_tricks(table):
        return _lead(table, rng) if table.leading else _take(table)
    return _shed(table)


def wants_tricks(table: Knowledge) -> bool:
    """Whether a trick is worth having: for the own contract, or to set the opponents where that pays."""
    need = table.need(table.seat)
    if table.bids[table.seat] == 0:
        return _set_pays(table)
    if 0 < need <= table.left:
        return True
    return _set_pays(table)


def _set_pays(table: Knowledge) -> bool:
    """Whether the opponents can be set for fewer bags than it is worth."""
    foe = table.opponents[0]
    theirs = table.need(foe)
    if theirs == 0 or theirs > table.left:
        return False
    missing = table.left - theirs + 1
    masters = sum(table.master(card) for card in table.hand)
    if missing > masters + 1:
        return False
    gain = 20 * table.contract(foe)
    lost = table.need(table.seat) > table.left
    bags = table.bags_with_hand(table.seat)
    cost = 0 if lost else 100 if bags % 10 + missing >= 10 else 10 * missing
    chance = 1.0 if missing <= masters else 0.5
    return gain * chance > cost


def _take(table: Knowledge) -> Card:
    winners = [card for card in table.legal if table.beats_best(card)]
    if not winners:
        return _throw(table)
    if table.partner_wins and not table.nil_alive(table.partner):
        if table.last or table.stands(table.trick.winning_card, table.later) >= FAIR:
            return _throw(table)
        if not table.follows and table.trick.winning_card.suit == SPADES:
            return _throw(table)
    if table.last:
        return lowest(winners)
    foes = [seat for seat in table.later if seat in table.opponents]
    best = max(winners, key=lambda card: (table.stands(card, foes), -card.rank))
    chance = table.stands(best, foes)
    second = len(table.later) == 2
    if table.follows and second and chance < SURE:
        return _throw(table)
    if chance < 0.3:
        return _throw(table)
    return lowest([card for card in winners if table.stands(card, foes) >= chance - 0.05])


def _throw(table: Knowledge) -> Card:
    """The card that costs least: low when following, else low from a suit that promises nothing, keeping guards."""
    if table.follows:
        return lowest(table.legal)
    side = [card for card in table.legal if card.suit != SPADES]
    return min(side, key=lambda card: _promise(table, card)) if side else lowest(table.legal)


def _promise(table: Knowledge, card: Card) -> tuple[float, int]:
    cards = suit_of(table.hand, card.suit)
    top = max(each.rank for each in cards)
    higher = sum(rank > top for rank in table.out[card.suit])
    guards = len(cards) - 1
    if table.master(card):
        return 10.0, card.rank
    keeps = 3.0 if 0 < higher <= 2 and guards == higher else 0.0
    return keeps + 0.2 * len(cards) + card.rank / 10, card.rank


def _lead(table: Knowledge, rng: Random) -> Card:
    foes = table.opponents
    side = [card for card in table.legal if card.suit != SPADES]
    masters = [card for card in side if table.master(card)]
    if masters:
        best = max(masters, key=lambda card: (table.stands(card, foes), -len(suit_of(table.hand, card.suit))))
        if table.stands(best, foes) >= FAIR:
            return best
    spades = suit_of(table.legal, SPADES)
    if spades:
        boss = highest(spades)
        if table.master(boss) and any(table.may_hold(foe, SPADES) for foe in foes):
            follow = [card for card in table.hand if card.suit != SPADES and table.master(card)]
            if follow or len(spades) >= 4 or len(spades) == table.left:
                return boss
    if not side:
        return highest(spades) if table.master(highest(spades)) else lowest(spades)
    return min(side, key=lambda card: (_lead_cost(table, card), rng.random()))


def _lead_cost(table: Knowledge, card: Card) -> float:
    """How much a lead of ``card`` may give away."""
    suit = card.suit
    cards = suit_of(table.hand, suit)
    top = max(each.rank for each in cards)
    higher = sum(rank > top for rank in table.out[suit])
    cost = card.rank / 10
    if card.rank == top and 0 < higher <= 2:
        cost += 1.5
    elif 0 < higher <= 2:
        cost += 0.7
    partner_ruffs = suit in table.voids[table.partner] and table.may_hold(table.partner, SPADES)
    if partner_ruffs:
        cost -= 1.0
    if any(suit in table.voids[foe] and table.may_hold(foe, SPADES) for foe in table.opponents):
        cost += 0.8
    if len(cards) <= 2 and any(each.suit == SPADES and not table.master(each) for each in table.hand):
        cost -= 0.4
    return cost


def _shed(table: Knowledge) -> Card:
    """Lose the trick and with it the card most likely to win later."""
    if table.leading:
        return min(table.legal, key=lambda card: (table.stands(card, table.opponents), card.rank))
    losers = [card for card in table.legal if not table.beats_best(card)]
    if not losers:
        return highest(table.legal) if table.last else lowest(table.legal)
    if table.follows:
        return highest(losers)
    return max(losers, key=lambda card: nil.danger(table, card))
