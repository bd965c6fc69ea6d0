"""Deals by number: under the same rules the same number is the same cards in the same seats, and the same dealer.

Players far apart can so play the same deal. The deck lies in the order of the SHA-256 digests of ``NUMBER CARD``, say
``123456789 QS``, and is dealt a card at a time from seat 0; the dealer is the remainder of the number by the seats.
Neither depends on a version of Python or on a random generator, and another program can deal the same.
"""

import re
from collections.abc import Sequence
from typing import Final

from spades_gui.core.actions import Cut, Deal
from spades_gui.core.cards import Card
from spades_gui.core.legal import cut_winner
from spades_gui.core.options import RuleOptions

NUMBERS: Final = 1_000_000_000
"""Deals are numbered from 0 to one less than this: short enough to be read out."""
_BY_NUMBER: Final = re.compile(r"(deal ([0-9]{1,9})) of .*")


def seed_of(number: int, match: str) -> str:
    """The seed of a match that begins with the deal of this number: to nobody else's ``match`` the same, but for what
    is left to chance.
    """
    return f"deal {number} of {match}"


def chance(seed: str) -> str:
    """The part of a match's seed that decides what is left to chance."""
    given = _BY_NUMBER.fullmatch(seed)
    return given[1] if given else seed


def deal_number(seed: str, hand: int, dealer: int | None, options: RuleOptions) -> int:
    """The number of the deal of a hand (from 1) in a match with this seed.

    Before there is a ``dealer``, ``None`` lets the number of the first deal choose one.
    """
    given = _BY_NUMBER.fullmatch(seed)
    if given and hand == 1:
        return int(given[2])
    drawn = int.from_bytes(_digest(f"{chance(seed)}/hand {hand}"))
    seats = options.seats
    if dealer is None:
        dealer = drawn % seats
    return drawn // seats % (NUMBERS // seats) * seats + dealer


def deal(number: int, options: RuleOptions) -> Deal:
    """The deal of this number."""
    seats = options.seats
    cards = _shuffled(options.deck, f"{number}")
    if options.drawn:
        return Deal(number % seats, ((),) * seats, cards)
    dealt = cards[: seats * options.tricks]
    return Deal(number % seats, tuple(tuple(sorted(dealt[seat::seats])) for seat in range(seats)))


def cut(number: int, options: RuleOptions) -> Cut:
    """Cards for a cut that the dealer of the deal of this number wins."""
    cards = _shuffled(options.deck, f"cut {number}")[: options.seats]
    turn = cut_winner(cards) - number % options.seats
    return Cut((*cards[turn:], *cards[:turn]))


def _shuffled(deck: Sequence[Card], name: str) -> tuple[Card, ...]:
    return tuple(sorted(deck, key=lambda card: _digest(f"{name} {card}")))


def _digest(text: str) -> bytes:
    from hashlib import sha256  # it loads OpenSSL, and the first word waits for no deal

    return sha256(text.encode()).digest()
