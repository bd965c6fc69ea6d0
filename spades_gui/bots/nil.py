"""Nil in play: how to keep it, how to cover the partner's and how to attack an opponent's."""

from spades_gui.bots.knowledge import Knowledge, highest, lowest, suit_of
from spades_gui.core.cards import SPADES, Card


def keep(table: Knowledge) -> Card:
    """The card with which a seat that bid nil takes no trick, and gets rid of its most dangerous ones."""
    if table.leading:
        return min(table.legal, key=lambda card: (table.stands(card, _others(table)), card.rank))
    losers = [card for card in table.legal if not table.beats_best(card)]
    if not losers:
        return highest(table.legal) if table.last else lowest(table.legal)
    if table.follows:
        return highest(losers)
    return max(losers, key=lambda card: danger(table, card))


def danger(table: Knowledge, card: Card) -> float:
    """How likely ``card`` is to take a later trick against the holder's will."""
    ranks = table.out[card.suit]
    lower = sum(rank < card.rank for rank in ranks)
    share = lower / len(ranks) if ranks else 0.0
    held = sorted(each.rank for each in suit_of(table.hand, card.suit))
    guarded = sum(rank < card.rank for rank in held)
    return share + (0.3 if card.suit == SPADES else 0.0) - 0.12 * guarded + card.rank / 1000


def _others(table: Knowledge) -> tuple[int, ...]:
    return (*table.opponents, table.partner)


def cover(table: Knowledge) -> Card | None:
    """The card that protects the partner's nil in this trick, or ``None`` where it is not in danger."""
    partner = table.partner
    if table.partner_wins:
        winners = [card for card in table.legal if table.beats_best(card)]
        return _overtake(table, winners) if winners else None
    if partner not in table.later:
        return None
    if table.leading:
        return _lead_over(table)
    led = table.trick.led
    assert led is not None
    if led in table.voids[partner]:
        return None
    best = table.trick.winning_card
    if best.suit == SPADES != led or sum(rank > best.rank for rank in table.out[led]) <= 1:
        return None
    winners = [card for card in table.legal if table.beats_best(card)]
    if not winners:
        return None
    if table.follows:
        return highest(winners)
    return lowest(winners)


def _overtake(table: Knowledge, winners: list[Card]) -> Card:
    """Any winner will do for the nil; one that stands as well, where the side needs tricks."""
    if table.need(table.seat):
        return max(winners, key=lambda card: (round(table.stands(card, table.later), 1), -card.rank))
    return lowest(winners)


def _lead_over(table: Knowledge) -> Card | None:
    """The lead above which the partner is least likely to be: a suit it is void in, else the highest card there is."""
    partner = table.partner

    def exposure(card: Card) -> tuple[float, int]:
        if not table.may_hold(partner, card.suit):
            return 0.0, -card.rank
        out = table.out[card.suit]
        return sum(rank > card.rank for rank in out) / len(out), -card.rank

    return min(table.legal, key=exposure)


def attack(table: Knowledge) -> Card | None:
    """The card that may force an opponent's nil to take this trick, or ``None`` where there is none to attack."""
    for target in table.opponents:
        if table.nil_alive(target):
            card = _attack_seat(table, target)
            if card is not None:
                return card
    return None


def _attack_seat(table: Knowledge, target: int) -> Card | None:
    if table.leading:
        return _lead_under(table, target) if _can_spare(table) else None
    if table.trick.winning == target:
        losers = [card for card in table.legal if not table.beats_best(card)]
        if not losers or not (table.last or _can_spare(table)):
            return None
        return highest(losers) if table.follows else max(losers, key=lambda card: danger(table, card))
    if target not in table.later or not _can_spare(table) or table.trick.led in table.voids[target]:
        return None
    losers = [card for card in table.legal if not table.beats_best(card)]
    best = table.trick.winning_card
    if not losers or best.suit != table.trick.led or best.rank > 10 or not table.follows:
        return None
    return highest(losers)


def _can_spare(table: Knowledge) -> bool:
    """Whether the contract allows this trick to be lost: it is made, or there is room for it."""
    return table.need(table.seat) + 3 <= table.left or table.need(table.seat) == 0


def _lead_under(table: Knowledge, target: int) -> Card | None:
    """The lowest card of a suit in which the target may be unable to stay below, or ``None``."""

    def below(card: Card) -> float:
        out = table.out[card.suit]
        return sum(rank < card.rank for rank in out) / len(out)

    suits = [card for card in table.legal if table.may_hold(target, card.suit)]
    if not suits:
        return None
    card = min(suits, key=lambda each: (below(each), each.rank))
    return card if below(card) <= 0.2 else None
