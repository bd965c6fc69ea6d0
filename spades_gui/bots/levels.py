"""The levels of computer players, and the one way to ask one of them for its next act."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Final

from spades_gui.bots import bidding, blind, drawing, easy, exchange, medium
from spades_gui.bots.knowledge import Knowledge, study
from spades_gui.core.actions import BLIND, Action, Bid, Draw, Give, Look, Play
from spades_gui.core.cards import Card
from spades_gui.core.observation import Observation, Phase


@dataclass(frozen=True, slots=True)
class _Player:
    """How a level decides each kind of question; chance only settles what is equally good to it."""

    bid: Callable[[Observation, Random], int]
    blind: Callable[[Observation], bool]
    give: Callable[[Observation], tuple[Card, ...]]
    keep: Callable[[Observation], bool]
    play: Callable[[Knowledge, Random], Card]


_PLAYERS: Final[Mapping[str, _Player]] = {
    "easy": _Player(easy.bid, lambda _: False, easy.give, easy.keeps, easy.play),
    "medium": _Player(bidding.bid, blind.goes_blind, exchange.give, drawing.keeps, medium.play),
}

LEVELS: Final[tuple[str, ...]] = tuple(_PLAYERS)
"""The names of the levels, weakest first."""


def choose(observation: Observation, level: str, rng: Random) -> Action:
    """What ``level`` does at its turn; the same for the same observation and state of ``rng``.

    Raises ``ValueError`` for an unknown level, and where it is not the seat's turn.
    """
    if level not in _PLAYERS:
        raise ValueError(f"no such level: {level!r:.40}")
    if not observation.my_turn:
        raise ValueError(f"not the turn of seat {observation.seat}")
    player, seat = _PLAYERS[level], observation.seat
    match observation.phase:
        case Phase.BID if observation.blind_offered:
            return Bid(seat, BLIND) if player.blind(observation) else Look(seat)
        case Phase.BID:
            return Bid(seat, player.bid(observation, rng))
        case Phase.PASS:
            return Give(seat, player.give(observation))
        case Phase.DRAW:
            return Draw(seat, player.keep(observation))
    cards = observation.playable()
    return Play(seat, cards[0] if len(cards) == 1 else player.play(study(observation), rng))
