"""Computer players at work: beside the window's loop, or in its own time where nothing else happens."""

import random
import sys
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from spades_gui.bots import choose
from spades_gui.core.actions import Action, Bid, Draw, Give, Look, Play
from spades_gui.core.observation import Observation, Phase


class InlineThinker:
    """Thinks at once, in the caller's thread: for play without a window, where nobody waits for a picture."""

    def ask(self, observation: Observation, level: str, seed: str, done: Callable[[Action], None]) -> None:
        """Choose and call ``done`` before returning."""
        done(choose(observation, level, random.Random(seed)))

    def close(self) -> None:
        """Nothing to stop."""


class ThreadThinker:
    """Thinks in a thread of its own and calls ``wake`` after each choice.

    A computer player that fails must not stop the match: the fault goes to standard error and its first legal action
    is played.
    """

    def __init__(self, wake: Callable[[], None]) -> None:
        self._wake = wake
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="thinker")

    def ask(self, observation: Observation, level: str, seed: str, done: Callable[[Action], None]) -> None:
        """Start thinking; ``done`` is called in the thinker's thread."""
        self._pool.submit(self._think, observation, level, seed, done)

    def close(self) -> None:
        """Drop what waits; a choice that is being made is made and ignored."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _think(self, observation: Observation, level: str, seed: str, done: Callable[[Action], None]) -> None:
        try:
            action: Action = choose(observation, level, random.Random(seed))
        except Exception:
            traceback.print_exc(file=sys.stderr)
            action = _first_legal(observation)
        done(action)
        self._wake()


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
