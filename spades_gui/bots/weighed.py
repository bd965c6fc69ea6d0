"""What an act is worth, as far as it was weighed, for hints and for the review of a hand."""

from collections.abc import Sequence
from dataclasses import dataclass

from spades_gui.core.actions import Action, Bid, Play, tricks_bid
from spades_gui.core.cards import Card
from spades_gui.core.observation import Observation


@dataclass(frozen=True, slots=True)
class Weighed:
    """An act, and the points that the seat's side can expect of it: only differences between acts tell something."""

    action: Action
    points: float


def worth_of(action: Action, acts: Sequence[Weighed], observation: Observation) -> float | None:
    """The points that ``action`` can expect, found among the ``acts`` weighed; ``None`` where they tell nothing of it.

    A card is worth what another is from which no card of the others parts it. A bid beyond those considered is thought
    worth no more than the nearest of them.
    """
    for each in acts:
        if each.action == action or (
            isinstance(each.action, Play)
            and isinstance(action, Play)
            and _equal(each.action.card, action.card, observation)
        ):
            return each.points
    if isinstance(action, Bid) and (wanted := tricks_bid(action.bid)):
        plain = {tricks_bid(each.action.bid): each.points for each in acts if isinstance(each.action, Bid)}
        near = min((bid for bid in plain if bid), key=lambda bid: abs(bid - wanted), default=None)
        return None if near is None else plain[near]
    return None


def _equal(one: Card, other: Card, seen: Observation) -> bool:
    """Whether no card that others hold or have on the table ranks between two cards of a suit."""
    low, high = sorted((one.rank, other.rank))
    gone = {card for trick in seen.done for card in trick.cards}
    between = {card for card in seen.options.deck if card.suit == one.suit and low < card.rank < high}
    return one.suit == other.suit and between <= gone | set(seen.hand)
