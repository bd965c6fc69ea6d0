"""The table as a search sees it: what stays the same while a hand is played, and where the play stands, in bits."""

from collections.abc import Sequence

from spades_gui.bots.search.codes import OF_BIT, SPADES
from spades_gui.core.actions import BidValue, is_nil, tricks_bid
from spades_gui.core.options import RuleOptions


class Table:
    """What stays the same while a hand is played: seats, sides, the bids.

    ``nobody`` are cards that no seat holds and no seat knows to be out of play.
    """

    def __init__(self, options: RuleOptions, bids: Sequence[BidValue], nobody: int = 0) -> None:
        self.seats = options.seats
        self.side = [options.side_of(seat) for seat in range(options.seats)]
        self.partner = [-1 if (mate := options.partner_of(seat)) is None else mate for seat in range(options.seats)]
        self.nils = [is_nil(bid) for bid in bids]
        self.targets = [seat for seat, nil in enumerate(self.nils) if nil]
        self.contracts = [
            sum(tricks_bid(bids[seat]) for seat in options.seats_of(side)) for side in range(options.sides)
        ]
        helps = options.failed_nil_tricks == "contract"
        self.helps = [
            not nil or (helps and self.contracts[side] > 0) for nil, side in zip(self.nils, self.side, strict=True)
        ]
        quicksand = not options.bags_count
        self.bags_hurt = quicksand or bool(options.bag_limit and options.bag_penalty)
        self.closed = options.break_spades
        self.nobody = nobody

    def closes(self, at: "Trick") -> bool:
        """Whether spades may not be led."""
        if self.closed == "not_first":
            return not any(at.won)
        return self.closed == "broken" and not at.broken

    def needs(self, won: Sequence[int]) -> list[int]:
        """By side, the tricks its contract still lacks; below 0 where it has more."""
        needs = self.contracts.copy()
        for seat, tricks in enumerate(won):
            if self.helps[seat]:
                needs[self.side[seat]] -= tricks
        return needs


class Trick:
    """Where the play of a hand stands. ``hands`` by seat are bits, ``led`` all cards of the suit led, or 0."""

    __slots__ = ("best", "broken", "count", "hands", "led", "turn", "winner", "won")

    def __init__(self, hands: list[int], won: list[int], turn: int, broken: bool) -> None:
        self.hands = hands
        self.won = won
        self.turn = turn
        self.broken = broken
        self.led = self.best = self.count = 0
        self.winner = turn

    def copy(self, hands: list[int]) -> "Trick":
        """The same with other hands, which it takes over."""
        new = Trick(hands, self.won.copy(), self.turn, self.broken)
        new.led, new.best, new.count, new.winner = self.led, self.best, self.count, self.winner
        return new

    def play(self, card: int, seats: int) -> None:
        """The seat whose turn it is plays ``card``."""
        self.hands[self.turn] ^= card
        if not self.led:
            self.led, self.best, self.winner = OF_BIT[card], card, self.turn
        elif card > self.best and card & (self.led | SPADES):
            self.best, self.winner = card, self.turn
        self.broken = self.broken or bool(card & SPADES)
        self.count += 1
        self.turn = (self.turn + 1) % seats
        if self.count == seats:
            self.won[self.winner] += 1
            self.turn = self.winner
            self.led = self.best = self.count = 0
