"""Computer players thinking in the game's own process: at once, or in place of one that failed to."""

import random
import sys
import traceback
from collections.abc import Callable
from typing import Final

from spades_gui.app.ports import Chosen, Weights
from spades_gui.bots import choose, weigh
from spades_gui.core.actions import Action, Bid, Draw, Give, Look, Play
from spades_gui.core.observation import Observation, Phase

STAND_IN: Final = "hard"
"""The level that moves where a player does not come to a choice: the best of those that decide in an instant."""


class InlineThinker:
    """Thinks at once, in the caller's thread: for play without a window, where nobody waits for a picture."""

    def begin(self) -> None:
        """Nothing to prepare."""

    def ask(self, observation: Observation, level: str, seed: str, done: Chosen) -> None:
        """Choose and call ``done`` before returning."""
        done(choose(observation, level, random.Random(seed)))

    def weigh(self, observation: Observation, player: str, seed: str, done: Callable[[Weights], None]) -> None:
        """Weigh and call ``done`` before returning."""
        done(weigh(observation, player, random.Random(seed)))

    def forget(self) -> None:
        """Nothing waits."""

    def close(self) -> None:
        """Nothing to stop."""


def stand_in(observation: Observation, seed: str) -> Action:
    """The choice of ``STAND_IN``.

    Even its failure must not stop the match: the fault goes to standard error and the first legal action is taken.
    """
    try:
        return choose(observation, STAND_IN, random.Random(seed))
    except Exception:
        traceback.print_exc(file=sys.stderr)
        return _first_legal(observation)


def _first_legal(observation: Observation) -> Action:
    seat = observation.seat
    match observation.phase:
        case Phase.DRAW:
            return Draw(seat, keep=True)
        case Phase.PASS:
            return Give(seat, observation.hand[: observation.options.nil_pass])
        case Phase.BID if observation.blind_offered:
            return Look(seat)
        case Phase.BID:
            bids = observation.bids_open()
            return Bid(seat, bids[min(1, len(bids) - 1)])
    return Play(seat, observation.playable()[0])
