"""What a player can point at in a picture."""

from dataclasses import dataclass
from enum import StrEnum


class Part(StrEnum):
    """A kind of part of the picture, or of what a pointer does there.

    ``PAST`` is the last trick, ``DRAWN`` the card that is looked at while cards are drawn from the ``STOCK``.
    ``LESS`` and ``MORE`` are the ends of an item's value, ``VIEW`` is an item out of view that is to be brought there,
    ``BACK`` the way back or to the menu, and ``EARLIER`` and ``LATER`` go through a list as a wheel does.
    """

    CARD = "card"
    SEAT = "seat"
    TRICK = "trick"
    STOCK = "stock"
    DRAWN = "drawn"
    PAST = "past"
    SCORES = "scores"
    STATUS = "status"
    CAPTION = "caption"
    BID = "bid"
    ITEM = "item"
    LESS = "less"
    MORE = "more"
    VIEW = "view"
    EARLIER = "earlier"
    LATER = "later"
    BACK = "back"


@dataclass(frozen=True, slots=True)
class Spot:
    """A part; ``place`` is which of its kind, from 0: of the hand's cards, the seats, the bids, a dialog's items;
    of a wheel, how far it was turned.
    """

    part: Part
    place: int = 0
