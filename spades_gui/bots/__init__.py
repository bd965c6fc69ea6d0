"""Computer players: from an observation and a source of chance to an action, and nothing else of the game.

What decides, weighs and explains is loaded when it is first asked: the game starts without it.
"""

from random import Random

from spades_gui.bots.player import LEVELS, STYLES, Player, Style, parse
from spades_gui.bots.reason import Reason, ReasonId, Reasons
from spades_gui.bots.weighed import Weighed, worth_of
from spades_gui.core.actions import Action
from spades_gui.core.observation import Observation

__all__ = [
    "LEVELS",
    "STYLES",
    "Player",
    "Reason",
    "ReasonId",
    "Reasons",
    "Style",
    "Weighed",
    "choose",
    "parse",
    "weigh",
    "why",
    "worth_of",
]


def choose(observation: Observation, player: str, rng: Random) -> Action:
    """What ``player`` does at its turn: see ``levels.choose``."""
    from spades_gui.bots import levels

    return levels.choose(observation, player, rng)


def weigh(observation: Observation, player: str, rng: Random) -> tuple[Weighed, ...]:
    """What the acts open to a seat are worth to ``player``: see ``acts.weigh``."""
    from spades_gui.bots import acts

    return acts.weigh(observation, player, rng)


def why(seen: Observation, action: Action, *, public: bool = False) -> Reasons:
    """What speaks for ``action``: see ``reasons.why``."""
    from spades_gui.bots import reasons

    return reasons.why(seen, action, public=public)
