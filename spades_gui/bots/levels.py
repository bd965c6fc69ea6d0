"""The one way to ask a computer player for its next act."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Final

from spades_gui.bots import bidding, blind, drawing, easy, exchange, rules
from spades_gui.bots.knowledge import Knowledge, study
from spades_gui.bots.player import Player, parse
from spades_gui.core.actions import BLIND, Action, Bid, Draw, Give, Look, Play
from spades_gui.core.cards import Card
from spades_gui.core.observation import Observation, Phase


@dataclass(frozen=True, slots=True)
class _School:
    """How players of a school decide each kind of question; chance only settles what is equally good to them."""

    bid: Callable[[Observation, Player, Random], int]
    blind: Callable[[Observation], bool]
    give: Callable[[Observation], tuple[Card, ...]]
    keep: Callable[[Observation], bool]
    play: Callable[[Knowledge, Player, Random], Card]


def _search_bid(seen: Observation, who: Player, rng: Random) -> int:
    # Loaded by those who search only: mostly the process in which computer players think, and not at the game's start.
    from spades_gui.bots.search import expert

    return expert.bid(seen, who, rng)


def _search_play(known: Knowledge, who: Player, rng: Random) -> Card:
    from spades_gui.bots.search import expert

    return expert.play(known, who, rng)


_SCHOOLS: Final[Mapping[str, _School]] = {
    "beginner": _School(easy.bid, lambda _: False, easy.give, easy.keeps, easy.play),
    "search": _School(_search_bid, blind.goes_blind, exchange.give, drawing.keeps, _search_play),
    "rules": _School(bidding.bid, blind.goes_blind, exchange.give, drawing.keeps, rules.play),
}
_parsed: Final = lru_cache(maxsize=64)(parse)


def choose(observation: Observation, player: str, rng: Random) -> Action:
    """What ``player`` (as ``player.parse`` reads it) does at its turn; the same for the same observation and state of
    ``rng``.

    Raises ``ValueError`` for an unknown player, and where it is not the seat's turn.
    """
    who = _parsed(player)
    if not observation.my_turn:
        raise ValueError(f"not the turn of seat {observation.seat}")
    school, seat = _SCHOOLS[who.skill.school], observation.seat
    match observation.phase:
        case Phase.BID if observation.blind_offered:
            return Bid(seat, BLIND) if school.blind(observation) else Look(seat)
        case Phase.BID:
            return Bid(seat, school.bid(observation, who, rng))
        case Phase.PASS:
            return Give(seat, school.give(observation))
        case Phase.DRAW:
            return Draw(seat, school.keep(observation))
    cards = observation.playable()
    return Play(seat, cards[0] if len(cards) == 1 else school.play(study(observation, who.skill.infers), who, rng))
