"""The levels of computer players, and the one way to ask one of them for its next act."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from spades_gui.bots import easy, medium
from spades_gui.bots.knowledge import Knowledge, study
from spades_gui.core.actions import Bid, Play
from spades_gui.core.cards import Card
from spades_gui.core.observation import Observation, Phase


@dataclass(frozen=True, slots=True)
class _Player:
    """How a level bids and plays; chance only settles what is equally good to it."""

    bid: Callable[[Observation, Random], int]
    play: Callable[[Knowledge, Random], Card]


_PLAYERS: Final[Mapping[str, _Player]] = {
    "easy": _Player(easy.bid, easy.play),
    "medium": _Player(medium.bid, medium.play),
}

LEVELS: Final[tuple[str, ...]] = tuple(_PLAYERS)
"""The names of the levels, weakest first."""


def choose(observation: Observation, level: str, rng: Random) -> Bid | Play:
    """The bid or card that ``level`` chooses at its turn; the same for the same observation and state of ``rng``.

    Raises ``ValueError`` for an unknown level, and where it is not the seat's turn to bid or play.
    """
    if level not in _PLAYERS:
        raise ValueError(f"no such level: {level!r:.40}")
    if not observation.my_turn:
        raise ValueError(f"not the turn of seat {observation.seat}")
    player = _PLAYERS[level]
    if observation.phase is Phase.BID:
        return Bid(observation.seat, player.bid(observation, rng))
    cards = observation.playable()
    card = cards[0] if len(cards) == 1 else player.play(study(observation), rng)
    return Play(observation.seat, card)
