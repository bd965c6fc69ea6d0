"""What the acts open to a seat are worth, for hints and for the review of a hand."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from spades_gui.bots.levels import choose
from spades_gui.bots.player import Player, parse
from spades_gui.bots.search.bids import weigh_bids
from spades_gui.bots.search.plays import weigh_cards
from spades_gui.core.actions import Action, Bid, Play, tricks_bid
from spades_gui.core.cards import Card
from spades_gui.core.observation import Observation


@dataclass(frozen=True, slots=True)
class Weighed:
    """An act, and the points that the seat's side can expect of it: only differences between acts tell something."""

    action: Action
    points: float


def weigh(observation: Observation, player: str, rng: Random) -> tuple[Weighed, ...]:
    """The acts that ``player`` considers at its turn, best first; the first is what ``choose`` gives.

    Players that do not search weigh nothing: they give their choice alone, and so do all where none searches (cards
    given, drawn, or not looked at). Raises as ``choose`` does.
    """
    before = rng.getstate()
    points = _searched(observation, parse(player), rng)
    rng.setstate(before)
    chosen = choose(observation, player, rng)
    others = sorted((act for act in points if act != chosen), key=lambda act: -points[act])
    return tuple(Weighed(act, points.get(act, 0.0)) for act in (chosen, *others))


def _searched(seen: Observation, who: Player, rng: Random) -> dict[Action, float]:
    if who.skill.school != "search":
        return {}
    if seen.bids_open():
        return {Bid(seen.seat, bid): points for bid, points in weigh_bids(seen, who.skill.bid_worlds, rng).items()}
    if len(seen.playable()) > 1:
        return {Play(seen.seat, each.card): each.points for each in weigh_cards(seen, who.skill.worlds, rng)}
    return {}


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
