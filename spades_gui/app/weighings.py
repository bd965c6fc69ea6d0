"""What the acts open to the player were worth, found out beside the game, one decision at a time."""

from queue import SimpleQueue
from typing import Final

from spades_gui.app.ports import Thinker, Weights
from spades_gui.app.session import Session
from spades_gui.bots import LEVELS
from spades_gui.core.observation import Observation, Phase

ADVISER: Final = LEVELS[-1]
"""The computer player whose judgement hints and reviews go by: the best there is."""


class Weighings:
    """Has decisions weighed by the ``thinker`` and keeps what comes of it, by the number of actions before them.

    Only one is with the thinker at a time, so that a computer player whose turn it is never waits for more than one.
    """

    def __init__(self, thinker: Thinker, session: Session) -> None:
        self._thinker = thinker
        self._session = session
        self._known: dict[int, Weights] = {}
        self._asked: int | None = None
        self._came: SimpleQueue[tuple[int, Weights]] = SimpleQueue()

    def known(self, number: int) -> Weights | None:
        """What has come of the decision before which the match was ``number`` actions old, if it is weighed already."""
        self._collect()
        return self._known.get(number)

    def want(self, number: int, seen: Observation) -> Weights | None:
        """The same; where it is not known yet it is asked for, unless another one is being weighed."""
        if (acts := self.known(number)) is None and self._asked is None:
            self._asked = number
            seed = self._session.seed_for(number)
            came = self._came
            self._thinker.weigh(seen, ADVISER, seed, lambda acts: came.put((number, acts)))
            acts = self.known(number)
        return acts

    def forget(self, number: int) -> None:
        """The match has been taken back to where it was ``number`` actions old: drop what was found out after that."""
        self._known = {place: acts for place, acts in self._known.items() if place < number}
        self._asked = None
        self._came = SimpleQueue()  # what is still being weighed ends up in the old one

    def _collect(self) -> None:
        # The answer may be put there by another thread, or before ``weigh`` returns.
        while not self._came.empty():
            number, acts = self._came.get()
            self._known[number] = acts
            if number == self._asked:
                self._asked = None


def has_choice(seen: Observation) -> bool:
    """Whether the seat whose turn it is could do more than one thing."""
    match seen.phase:
        case Phase.PLAY:
            return len(seen.playable()) > 1
        case Phase.BID if not seen.blind_offered:
            return len(seen.bids_open()) > 1
    return True
