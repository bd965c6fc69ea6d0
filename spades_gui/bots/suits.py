"""How a suit that one holds lies with the others: the chances of counting, for every deck and number of seats."""

from functools import lru_cache
from math import comb

from spades_gui.core.cards import ACE, SPADES, Card
from spades_gui.core.options import RuleOptions


@lru_cache(maxsize=1 << 12)
def all_follow(rounds: int, out: int, opponents: int, each: int, unknown: int) -> float:
    """The chance that every one of ``opponents`` holds at least ``rounds`` of the ``out`` cards of a suit.

    Each holds ``each`` of ``unknown`` cards, dealt at random: hypergeometric, one opponent after the other.
    """
    if opponents == 0 or rounds == 0:
        return 1.0
    if out < rounds * opponents or unknown < each:
        return 0.0
    ways = comb(unknown, each)
    return sum(
        comb(out, held)
        * comb(unknown - out, each - held)
        / ways
        * all_follow(rounds, out - held, opponents - 1, each, unknown - each)
        for held in range(max(rounds, each + out - unknown), min(out, each) + 1)
    )


@lru_cache(maxsize=1 << 9)
def standing(options: RuleOptions, card: Card) -> int:
    """The card's rank as it counts in this deck: 14 for the highest of its suit, 13 for the next, and so on.

    With jokers the ace of spades is but a queen.
    """
    return ACE - sum(other.suit == card.suit and other.rank > card.rank for other in options.deck)


@lru_cache(maxsize=1 << 12)
def winner_chance(options: RuleOptions, card: Card, length: int, above: int) -> float:
    """The chance that a card of a side suit takes a trick, if it is held with ``length`` - 1 others, ``above`` of them
    higher.

    It has its round once the higher ones have gone, and takes it if every opponent still follows then. With partners
    of four this is the table known to players (ace, king, queen of four cards: 0.97, 0.78, 0.35). With two seats a
    higher card may be in nobody's hand.
    """
    unknown = len(options.deck) - options.tricks
    opponents = 2 if options.partners else options.seats - 1
    suit_size = sum(other.suit == card.suit for other in options.deck)
    missing = ACE - standing(options, card) - above
    held = (options.seats - 1) * options.tricks / unknown
    chance = 0.0
    for higher in range(missing + 1):
        likely = comb(missing, higher) * held**higher * (1 - held) ** (missing - higher)
        if likely and not (length == 1 and higher):  # a bare card falls to the first higher one
            follow = all_follow(above + higher + 1, suit_size - length, opponents, options.tricks, unknown)
            chance += likely * follow
    return chance


def length_beyond(options: RuleOptions, length: int) -> float:
    """How many spades more one holds than each of the others on average, holding ``length``."""
    spades = sum(card.suit == SPADES for card in options.deck)
    unknown = len(options.deck) - options.tricks
    return length - (spades - length) * options.tricks / unknown


def fair_share(options: RuleOptions) -> float:
    """How many spades a hand holds on average: 3.25 with 13 of 52 cards."""
    return sum(card.suit == SPADES for card in options.deck) * options.tricks / len(options.deck)
