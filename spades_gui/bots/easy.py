"""``easy``: a sensible beginner. Counts sure tricks, wins cheaply while it needs tricks, ducks otherwise.

It looks at its own cards and at the trick on the table; it does not remember what has been played.
"""

from random import Random

from spades_gui.bots.exchange import first_to_give
from spades_gui.bots.knowledge import Knowledge, highest, lowest, suit_of
from spades_gui.bots.player import Player
from spades_gui.bots.suits import fair_share, standing
from spades_gui.core.actions import is_nil
from spades_gui.core.cards import ACE, SPADES, SUITS, Card
from spades_gui.core.observation import Observation
from spades_gui.core.options import RuleOptions

KING, QUEEN, JACK, EIGHT, SEVEN, SIX = 13, 12, 11, 8, 7, 6


def bid(seen: Observation, who: Player, _rng: Random) -> int:
    """Sure tricks, at least 1, or the nearest bid open to it; nil with a hand that can hardly take one, unless the
    partner bid nil already.

    A bold player counts guarded queens, a careful one no king that may fall or be trumped; a nil-shy one fears nil even
    so, a nil-loving one bids it with cards a little higher.
    """
    choices = seen.bids_open()
    partner = seen.options.partner_of(seen.seat)
    beside_nil = partner is not None and is_nil(seen.bids[partner])
    if 0 in choices and not beside_nil and _harmless(seen.hand, seen.options, who.style.love_of_nil):
        return 0
    wanted = max(1, sure_tricks(seen.hand, seen.options, who.style.boldness))
    return min((choice for choice in choices if choice), key=lambda choice: abs(choice - wanted), default=choices[0])


def sure_tricks(hand: tuple[Card, ...], options: RuleOptions, boldness: int = 0) -> int:
    """Aces and guarded kings of the side suits, high spades with their guards, and every spade beyond the usual three
    (four with 17 cards); ``boldness`` is that of ``Style``."""
    side = [suit_of(hand, suit) for suit in SUITS if suit != SPADES]
    aces = sum(any(card.rank == ACE for card in cards) for cards in side)
    fewest, most = (3, 4) if boldness < 0 else (2, 5)
    kings = sum(any(card.rank == KING for card in cards) and fewest <= len(cards) <= most for cards in side)
    queens = sum(any(card.rank == QUEEN for card in cards) and len(cards) == 3 for cards in side)
    ranks = [standing(options, card) for card in suit_of(hand, SPADES)]
    high = sum(rank > ACE - len(ranks) and rank >= QUEEN for rank in ranks)
    return aces + kings + (queens if boldness > 0 else 0) + high + max(0, len(ranks) - round(fair_share(options)))


def _harmless(hand: tuple[Card, ...], options: RuleOptions, love: int) -> bool:
    """At most two small spades, and in every side suit cards low enough to stay below the others'; never for a player
    that is nil-shy, two ranks higher for one that loves nil."""
    spades = suit_of(hand, SPADES)
    more = 2 * love
    if love < 0 or len(spades) > 2 or any(standing(options, card) > SEVEN + more for card in spades):
        return False
    for suit in SUITS:
        if suit == SPADES:
            continue
        ranks = sorted(card.rank for card in suit_of(hand, suit))
        limits = (SIX + more, EIGHT + more, JACK)
        if any(rank > JACK + more for rank in ranks) or any(
            rank > limit for rank, limit in zip(ranks, limits, strict=False)
        ):
            return False
    return True


def give(seen: Observation) -> tuple[Card, ...]:
    """Its highest cards if it bid nil, spades first; else its lowest of the side suits."""
    number = seen.options.nil_pass
    cards = sorted(seen.hand, key=lambda card: (card.suit == SPADES, card.rank))
    return tuple(cards[-number:] if first_to_give(seen) else cards[:number])


def keeps(seen: Observation) -> bool:
    """Whether it keeps the card it looks at: a spade, or a queen and above."""
    assert seen.top is not None
    return seen.top.suit == SPADES or seen.top.rank >= QUEEN


def play(table: Knowledge, _who: Player, rng: Random) -> Card:
    """Win cheaply while the side needs tricks, else stay below."""
    own_nil = is_nil(table.seen.bids[table.seat])
    if own_nil or (table.need(table.seat) == 0 and not _partners_nil_in_danger(table)):
        return _duck(table)
    return _lead(table, rng) if table.leading else _win(table)


def _partners_nil_in_danger(table: Knowledge) -> bool:
    return table.partner_wins and table.nil_alive(table.partner)


def _win(table: Knowledge) -> Card:
    """The cheapest winner; as the second seat, when following, only an ace."""
    if table.partner_wins and not table.nil_alive(table.partner):
        return _throw(table)
    winners = [card for card in table.legal if table.beats_best(card)]
    if table.follows and len(table.trick.cards) == 1 and not table.last:
        winners = [card for card in winners if card.rank >= ACE]
    return lowest(winners) if winners else _throw(table)


def _throw(table: Knowledge) -> Card:
    """The lowest card that may be played, no spade if there is another."""
    return lowest([card for card in table.legal if card.suit != SPADES] or table.legal)


def _lead(table: Knowledge, rng: Random) -> Card:
    """An ace of a side suit, else low from any side suit without a king, else low."""
    side = [card for card in table.legal if card.suit != SPADES]
    aces = [card for card in side if card.rank == ACE]
    if aces:
        return rng.choice(aces)
    kings = {card.suit for card in side if card.rank == KING}
    suits = sorted({card.suit for card in side if card.suit not in kings})
    return lowest(suit_of(side, rng.choice(suits))) if suits else lowest(table.legal)


def _duck(table: Knowledge) -> Card:
    """The highest card that does not win so far; where every card does, the lowest, or as the last seat the highest."""
    if table.leading:
        return lowest(table.legal)
    losers = [card for card in table.legal if not table.beats_best(card)]
    if losers:
        return max(losers, key=lambda card: (card.rank, card.suit == SPADES))
    return highest(table.legal) if table.last else lowest(table.legal)
