"""The cards that a nil bidder and its partner give each other before the first lead."""

from typing import Final

from spades_gui.bots.hands import nil_odds
from spades_gui.core.cards import SPADES, Card
from spades_gui.core.observation import Observation

SMALL: Final = 8
"""Up to this rank a card returned to a nil bidder is thought harmless."""


def first_to_give(seen: Observation) -> bool:
    """Whether this seat gives for its own nil; else it returns as many for its partner's."""
    given = sum(each.giver == seen.seat for each in seen.passed)
    return given == len(seen.passed) - given


def give(seen: Observation) -> tuple[Card, ...]:
    """For its own nil, the cards that endanger it most; for the partner's, small ones that it can best do without."""
    if first_to_give(seen):
        return _without(seen, seen.hand)
    if seen.bids[seen.seat] in (0, "blind"):
        small = sorted(seen.hand, key=lambda card: (card.rank > SMALL, card.suit == SPADES))
        allowed = [card for card in small if card.rank <= SMALL]
        return _without(seen, allowed if len(allowed) >= seen.options.nil_pass else small[: seen.options.nil_pass])
    side = sorted(seen.hand, key=lambda card: (card.suit == SPADES, card.rank))
    return tuple(side[: seen.options.nil_pass])


def _without(seen: Observation, allowed: tuple[Card, ...] | list[Card]) -> tuple[Card, ...]:
    """The cards, of those ``allowed``, without which this hand makes its nil most easily, one after the other."""
    hand, given = list(seen.hand), []
    for _ in range(seen.options.nil_pass):
        choices = [card for card in allowed if card in hand]
        best = max(choices, key=lambda card: nil_odds([each for each in hand if each != card], seen.options))
        hand.remove(best)
        given.append(best)
    return tuple(given)
