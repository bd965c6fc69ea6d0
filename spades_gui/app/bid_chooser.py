"""The bid chooser: a number that arrows and digits change."""

from collections.abc import Sequence
from typing import Final

_FIRST_OFFER: Final = 3
"""What the chooser stands at when opened: about the average bid, so most bids are a few presses away."""


class BidChooser:
    """Chooses among ``bids``, the legal bids in ascending order."""

    def __init__(self, bids: Sequence[int]) -> None:
        self.bids = tuple(bids)
        self.bid = min(self.bids, key=lambda bid: abs(bid - _FIRST_OFFER))
        self.missing: int | None = None
        """The number last typed that is no legal bid."""
        self._typed = ""

    def move(self, step: int) -> bool:
        """To the next higher (+1) or lower (-1) bid; false at the end of the range."""
        return self._go(self.bids.index(self.bid) + step)

    def ends(self, *, highest: bool) -> bool:
        """To the lowest or the highest bid."""
        return self._go(len(self.bids) - 1 if highest else 0)

    def type(self, digit: str) -> bool:
        """Type a digit: after 1, a 2 makes 12 if that is a bid, else it starts anew. False if it makes no bid.

        A first digit counts even if it is no bid itself: where only 4 and more are bids, 1 and 0 make 10.
        """
        self.missing = None
        for typed in (self._typed + digit, digit):
            if int(typed) in self.bids and str(int(typed)) == typed:
                self._typed = typed
                self.bid = int(typed)
                return True
        self._typed = digit
        self.missing = int(digit)
        return False

    def _go(self, index: int) -> bool:
        self._typed = ""
        self.missing = None
        if not 0 <= index < len(self.bids):
            return False
        self.bid = self.bids[index]
        return True
