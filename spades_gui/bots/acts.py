"""Weighs the acts open to a seat, for hints and for the review of a hand."""

from collections.abc import Mapping
from random import Random

from spades_gui.bots.knowledge import study
from spades_gui.bots.levels import choose
from spades_gui.bots.player import Player, parse
from spades_gui.bots.weighed import Weighed
from spades_gui.core.actions import Action, Bid, Play
from spades_gui.core.observation import Observation


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
    from spades_gui.bots.search.bids import in_question, weigh_bids  # as in ``levels``
    from spades_gui.bots.search.expert import favourite

    # A hopeless nil, too: whoever bids one wants to hear what it cost.
    points = weigh_bids(seen, who.skill.bid_worlds, rng, also=[bid for bid in seen.bids_open() if bid == 0])
    asked = in_question(seen)
    chosen = favourite({bid: each for bid, each in points.items() if bid in asked}, who)
    return _ranked({Bid(seen.seat, bid): each for bid, each in points.items()}, Bid(seen.seat, chosen))


def _weigh_cards(seen: Observation, who: Player, rng: Random) -> tuple[Weighed, ...]:
    from spades_gui.bots.search.expert import preferred  # as in ``levels``
    from spades_gui.bots.search.plays import weigh_cards

    estimates = weigh_cards(seen, who.skill, rng)
    chosen = preferred(estimates, study(seen, who.skill.infers), rng)
    return _ranked({Play(seen.seat, each.card): each.points for each in estimates}, Play(seen.seat, chosen))


def _ranked(points: Mapping[Action, float], chosen: Action) -> tuple[Weighed, ...]:
    others = sorted((act for act in points if act != chosen), key=lambda act: -points[act])
    return tuple(Weighed(act, points[act]) for act in (chosen, *others))
