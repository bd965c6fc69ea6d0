"""Computer players whose advice stays the same when the real ones get better."""

from collections.abc import Callable, Sequence

from pilot import PlainThinker

from spades_gui.app.ports import Weights
from spades_gui.bots import Weighed
from spades_gui.core.actions import Action, Bid, Play
from spades_gui.core.observation import Observation, Phase


class Adviser(PlainThinker):
    """Thinks that the highest card and the bid of 4 are best, and every step down costs ``step`` points.

    With ``slow`` it keeps what it has found until it is told to ``speak``.
    """

    def __init__(self, *bids: int, step: float = 7, slow: bool = False) -> None:
        super().__init__(*bids)
        self.step = step
        self.slow = slow
        self.asked: list[Observation] = []
        self.waiting: list[tuple[Callable[[Weights], None], Weights]] = []

    def weigh(self, observation: Observation, player: str, seed: str, done: Callable[[Weights], None]) -> None:
        self.asked.append(observation)
        acts: Sequence[Action]
        if observation.phase is Phase.PLAY:
            acts = [Play(0, card) for card in sorted(observation.playable(), key=lambda card: -card.rank)]
        elif observation.bids_open():
            acts = [Bid(0, bid) for bid in sorted(observation.bids_open(), key=lambda bid: abs(bid - 4))]
        else:
            super().weigh(observation, player, seed, done)
            return
        self.waiting.append((done, tuple(Weighed(act, -self.step * place) for place, act in enumerate(acts))))
        if not self.slow:
            self.speak()

    def speak(self) -> None:
        done, acts = self.waiting.pop(0)
        done(acts)
