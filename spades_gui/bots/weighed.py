"""What the acts open to a seat are worth, for hints and for the review of a hand."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from spades_gui.bots.knowledge import study
from spades_gui.bots.levels import choose
from spades_gui.bots.player import Player, parse
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
    who = parse(player)
    if who.skill.school == "search" and observation.my_turn:
        if observation.bids_open():
            return _weigh_bids(observation, who, rng)
        if len(observation.playable()) > 1:
            return _weigh_cards(observation, who, rng)
    return (Weighed(choose(observation, player, rng), 0.0),)


def _weigh_bids(seen: Observation, who: Player, rng: Random) -> tuple[Weighed, ...]:
    from spades_gui.bots.search.bids import weigh_bids  # as in ``levels``
    from spades_gui.bots.search.expert import favourite

    points = weigh_bids(seen, who.skill.bid_worlds, rng)
    return _ranked({Bid(seen.seat, bid): each for bid, each in points.items()}, Bid(seen.seat, favourite(points, who)))


def _weigh_cards(seen: Observation, who: Player, rng: Random) -> tuple[Weighed, ...]:
    from spades_gui.bots.search.expert import preferred  # as in ``levels``
    from spades_gui.bots.search.plays import weigh_cards

    estimates = weigh_cards(seen, who.skill, rng)
    chosen = preferred(estimates, study(seen, who.skill.infers), rng)
    return _ranked({Play(seen.seat, each.card): each.points for each in estimates}, Play(seen.seat, chosen))


def _ranked(points: Mapping[Action, float], chosen: Action) -> tuple[Weighed, ...]:
    others = sorted((act for act in points if act != chosen), key=lambda act: -points[act])
    return tuple(Weighed(act, points[act]) for act in (chosen, *others))


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
