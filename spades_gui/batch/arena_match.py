"""One match between computer players, with the record of it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Final

from spades_gui.bots import LEVELS, choose
from spades_gui.core.actions import BLIND, Action, Bid, Cut, Deal, Draw, Give, Look, Play
from spades_gui.core.observation import Observation, observe
from spades_gui.core.options import RuleOptions
from spades_gui.core.record import Record, SeatInfo
from spades_gui.core.reducer import apply
from spades_gui.core.state import MatchState, Phase, new_match

RANDOM: Final = "random"
PLAYERS: Final = (RANDOM, *LEVELS)
"""Who can play: the levels, and before them one that does anything legal, to measure the weakest by."""
MOST_HANDS: Final = 200
"""A match that is not over after so many hands has no winner (two random sides hardly ever reach a target)."""


@dataclass(frozen=True, slots=True)
class Played:
    """A match that was played: how it ended, its record, and by seat the seconds that each decision took."""

    state: MatchState
    record: Record
    seconds: tuple[tuple[float, ...], ...]


def play_match(rules: RuleOptions, players: Sequence[str], cards: str, most_hands: int = MOST_HANDS) -> Played:
    """Play one match, or its first hands; ``players`` by seat.

    ``cards`` is the seed of the cut, the deals and the players' chance.
    """
    choosers = [_chooser(player) for player in players]
    chances = [Random(f"{cards}/seat {seat}") for seat in range(rules.seats)]
    seconds: list[list[float]] = [[] for _ in range(rules.seats)]
    actions: list[Action] = []
    state = new_match(rules)
    while state.phase is not Phase.OVER and len(state.sheets) < most_hands:
        if state.turn is None:
            action = _by_chance(state, cards)
        else:
            seen = observe(state, state.turn)
            began = perf_counter()
            action = choosers[state.turn](seen, chances[state.turn])
            seconds[state.turn].append(perf_counter() - began)
        state, _ = apply(state, action)
        actions.append(action)
    seats = tuple(SeatInfo(f"{player} {seat + 1}", f"bot:{player}") for seat, player in enumerate(players))
    return Played(state, Record(rules, seats, tuple(actions)), tuple(map(tuple, seconds)))


def _by_chance(state: MatchState, cards: str) -> Action:
    rules, deck = state.options, state.options.deck
    if state.phase is Phase.CUT:
        return Cut(tuple(Random(f"{cards}/cut").sample(deck, rules.seats)))
    assert state.dealer is not None
    shuffled = Random(f"{cards}/hand {len(state.sheets)}").sample(deck, len(deck))
    if rules.drawn:
        return Deal(state.dealer, ((),) * rules.seats, tuple(shuffled))
    hands = tuple(tuple(sorted(shuffled[seat :: rules.seats][: rules.tricks])) for seat in range(rules.seats))
    return Deal(state.dealer, hands)


def _chooser(player: str) -> Callable[[Observation, Random], Action]:
    if player == RANDOM:
        return _anything
    return lambda seen, rng: choose(seen, player, rng)


def _anything(seen: Observation, rng: Random) -> Action:
    match seen.phase:
        case Phase.BID if seen.blind_offered:
            return rng.choice((Look(seen.seat), Bid(seen.seat, BLIND)))
        case Phase.BID:
            return Bid(seen.seat, rng.choice(seen.bids_open()))
        case Phase.PASS:
            return Give(seen.seat, tuple(rng.sample(seen.hand, seen.options.nil_pass)))
        case Phase.DRAW:
            return Draw(seen.seat, rng.random() < 0.5)
    return Play(seen.seat, rng.choice(seen.playable()))
