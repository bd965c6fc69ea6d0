"""The bid chooser: a number that arrows and digits change."""

from collections.abc import Sequence
from typing import Final

_FIRST_OFFER: Final = 3
"""What the chooser stands at when opened: about the average bid, so most bids are a few presses away."""


class BidChooser:
    """Chooses among ``bids``, the legal bids in ascending order."""

    def __init__(self, bids: Sequence[int]) -> None:
        self.bids = tuple(bids)
        self.bid = _FIRST_OFFER if _FIRST_OFFER in self.bids else self.bids[0]
        self._typed = ""

    def move(self, step: int) -> bool:
        """To the next higher (+1) or lower (-1) bid; false at the end of the range."""
        return self._go(self.bids.index(self.bid) + step)

    def ends(self, *, highest: bool) -> bool:
        """To the lowest or the highest bid."""
        return self._go(len(self.bids) - 1 if highest else 0)

    def type(self, digit: str) -> bool:
        """Type a digit: after 1, a 2 makes 12 if that is a bid, else it starts anew. False if it makes no bid."""
        for typed in (self._typed + digit, digit):
            if not typed.startswith("0") or typed == "0":
                number = int(typed)
                if number in self.bids:
                    self._typed = typed
                    self.bid = number
                    return True
        self._typed = ""
        return False

    def _go(self, index: int) -> bool:
        self._typed = ""
        if not 0 <= index < len(self.bids):
            return False
        self.bid = self.bids[index]
        return True
