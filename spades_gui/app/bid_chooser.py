"""The bid chooser: a number that arrows and digits change."""

from collections.abc import Sequence
from typing import Final

_FIRST_OFFER: Final = 3
"""What the chooser stands at when opened: about the average bid, so most bids are a few presses away."""


class BidChooser:
    """Chooses among ``bids``, the legal bids in ascending order; nobody bids more than the hand has ``tricks``."""

    def __init__(self, bids: Sequence[int], tricks: int) -> None:
        self.bids = tuple(bids)
        self._tricks = tricks
        self.bid = min(self.bids, key=lambda bid: abs(bid - _FIRST_OFFER))
        self.missing: int | None = None
        """The number last typed that is no legal bid."""
        self._typed = ""

    def move(self, step: int) -> bool:
        """To the next higher (+1) or lower (-1) bid; false at the end of the range."""
        return self.go(self.bids.index(self.bid) + step)

    def ends(self, *, highest: bool) -> bool:
        """To the lowest or the highest bid."""
        return self.go(len(self.bids) - 1 if highest else 0)

    def type(self, digit: str) -> None:
        """Type a digit: after 1, a 2 makes 12 if there are so many tricks, else it starts anew.

        A number counts even if it is no bid: where only 4 and more are bids, 1 and 0 make 10, and where 10 is none they
        make no nil.
        """
        longer = self._typed + digit
        self._typed = longer if str(int(longer)) == longer and int(longer) <= self._tricks else digit
        number = int(self._typed)
        if number in self.bids:
            self.bid, self.missing = number, None
        else:
            self.missing = number

    def go(self, index: int) -> bool:
        """To the bid at this place among the bids, from 0."""
        self._typed = ""
        self.missing = None
        if not 0 <= index < len(self.bids):
            return False
        self.bid = self.bids[index]
        return True
