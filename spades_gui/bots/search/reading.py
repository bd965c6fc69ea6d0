"""What the cards that were played tell of hidden hands: would a seat have played so with other cards in its hand?

All that the quick rules look at is known to everybody but the hand itself. So every act of the others can be asked
about in every world: is it what the rules would have done with the hand that the seat held there?
"""

from typing import Final, NamedTuple

from spades_gui.bots.search.codes import BIT, OF_BIT, bits
from spades_gui.bots.search.policy import chosen, wanted
from spades_gui.bots.search.table import Table, Trick
from spades_gui.bots.search.worlds import World
from spades_gui.core.observation import Observation, Phase

UNLIKE: Final = 0.3
"""The likelihood of a card that the rules would not have played, against one that they would. Of the acts of ``hard``
they foresee 75 to 95 in a hundred, of those of ``expert`` 50 to 80; others play by rules of their own. With this, the
worlds drawn are nearest to the true hands (logarithmic score, in matches of both)."""


class _Act(NamedTuple):
    """A card that another seat played, and what stood before it: the seat's cards played later, those that nobody had
    played, where the play stood, what each side wanted, and whether spades could not be led."""

    seat: int
    card: int
    later: int
    alive: int
    at: Trick
    wants: list[int]
    closed: bool


class Reading:
    """The cards that the other seats have played in this hand, ready to be asked about world by world."""

    def __init__(self, seen: Observation) -> None:
        self._acts: list[_Act] = []
        if seen.phase is not Phase.PLAY or seen.trick is None:
            return
        options, tricks = seen.options, [*seen.done, seen.trick]
        self._table = table = Table(options, [bid for bid in seen.bids if bid is not None])
        at = Trick([0] * options.seats, [0] * options.seats, tricks[0].leader, broken=False)
        alive = bits(options.deck)
        later = [0] * options.seats
        for seat, card in (play for trick in tricks for play in trick.plays):
            later[seat] |= BIT[card]
        for number, trick in enumerate(tricks):
            wants = wanted(table.needs(at.won), options.tricks - number, table.bags_hurt)
            for seat, card in trick.plays:
                bit = BIT[card]
                later[seat] ^= bit
                if seat != seen.seat:
                    before = at.copy(at.hands)
                    self._acts.append(_Act(seat, bit, later[seat], alive, before, wants, table.closes(at)))
                at.play(bit, options.seats)
                alive ^= bit

    def __bool__(self) -> bool:
        return bool(self._acts)

    def fit(self, world: World) -> float:
        """How likely all of it is in ``world``, against acts that are all as the rules would have them."""
        likelihood = 1.0
        for seat, card, later, alive, at, wants, closed in self._acts:
            hand = world[seat] | later | card
            out = alive ^ hand
            if not _alike(card, chosen(self._table, at, hand, out, wants, closed), out):
                likelihood *= UNLIKE
        return likelihood


def _alike(one: int, other: int, out: int) -> bool:
    """Whether two cards of a hand do the same: they are of one suit, and none that is ``out`` lies between them."""
    if one == other:
        return True
    suit = OF_BIT[one]
    low, high = min(one, other), max(one, other)
    return bool(suit & other) and not suit & out & (high - 1) & -(low << 1)
