"""What the acts open to a seat are worth, for hints and for the review of a hand."""

from dataclasses import dataclass
from random import Random

from spades_gui.bots.levels import choose
from spades_gui.core.actions import Action
from spades_gui.core.observation import Observation


@dataclass(frozen=True, slots=True)
class Weighed:
    """An act, and the points that the seat's side can expect of it: only differences between acts tell something."""

    action: Action
    points: float


def weigh(observation: Observation, player: str, rng: Random) -> tuple[Weighed, ...]:
    """The acts that ``player`` considers at its turn, best first; the first is what ``choose`` gives.

    Players that do not search weigh nothing: they give their choice alone. Raises as ``choose`` does.
    """
    return (Weighed(choose(observation, player, rng), 0.0),)
