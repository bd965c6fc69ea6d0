"""Everything that can be done in a match. Chance (cut, deal) is an action too, so a log of actions is a match."""

from dataclasses import dataclass
from typing import Final, Literal

from spades_gui.core.cards import Card

BidValue = int | Literal["blind"]
"""What a seat announces: tricks, 0 for nil, ``"blind"`` for blind nil."""
BLIND: Final = "blind"


def is_nil(bid: BidValue | None) -> bool:
    """Whether ``bid`` is a nil, blind or not."""
    return bid == 0 or bid == BLIND


def tricks_bid(bid: BidValue | None) -> int:
    """The tricks that ``bid`` adds to a contract: none for nils and where there is no bid yet."""
    return bid if isinstance(bid, int) else 0


@dataclass(frozen=True, slots=True)
class Cut:
    """One card drawn by each seat, to find the first dealer."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards dealt to each seat by ``dealer``; where the players draw, nothing but the ``stock``, top card first."""

    dealer: int
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Draw:
    """A seat keeps the top card of the stock and discards the next, or (``keep`` false) the other way round."""

    seat: int
    keep: bool


@dataclass(frozen=True, slots=True)
class Look:
    """A seat that was offered blind nil looks at its cards instead."""

    seat: int


@dataclass(frozen=True, slots=True)
class Bid:
    """A seat announces its tricks."""

    seat: int
    bid: BidValue


@dataclass(frozen=True, slots=True)
class Give:
    """A seat gives cards to its partner, because one of them bid nil."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Play:
    """A seat plays a card to the trick."""

    seat: int
    card: Card


Action = Cut | Deal | Draw | Look | Bid | Give | Play
