"""Reads positions as players write them (``data/positions.yaml``) and plays them up to the decision.

The cards are dealt, the bids made and the tricks played through the reducer, so the player to act sees what it would
see in a match. Only the scores and bags of the hands before are put there by hand.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

import yaml

from spades_gui.core.actions import BLIND, Action, Bid, BidValue, Deal, Look, Play
from spades_gui.core.cards import Card
from spades_gui.core.legal import asks_blind
from spades_gui.core.options import RuleOptions, from_data
from spades_gui.core.reducer import apply
from spades_gui.core.scoring import Standing
from spades_gui.core.state import MatchState, Phase, new_match

FILE: Final = Path(__file__).parent / "data" / "positions.yaml"
SEATS: Final[Mapping[int, tuple[str, ...]]] = {
    2: ("you", "across"),
    3: ("you", "left", "right"),
    4: ("you", "left", "across", "right"),
    5: ("you", "left", "far left", "far right", "right"),
    6: ("you", "left", "far left", "across", "far right", "right"),
}
"""The seats clockwise from the player to act; with partners, ``across`` is called ``partner``."""
BIDS: Final[Mapping[str, BidValue]] = {"nil": 0, "blind nil": BLIND}
ADOPTED: Final = ("BJ", "LJ", "2D")
REQUIRED: Final = {"id", "complaint", "bids", "hands", "why"}
OPTIONAL: Final = {"rules", "scores", "bags", "tricks", "table", "only", "never"}


@dataclass(frozen=True, slots=True)
class Position:
    """A decision, what players complain of in it, and which acts are right (``only``) or wrong (``never``)."""

    id: str
    complaint: str
    rules: RuleOptions
    only: frozenset[str]
    never: frozenset[str]
    told: Mapping[str, Any]

    def accepts(self, action: Action) -> bool:
        """Whether a good player could do this."""
        word = word_of(action)
        return word in self.only if self.only else word not in self.never

    def state(self, seat: int = 0) -> MatchState:
        """The match at the decision, with the player to act in ``seat`` and the others around it."""
        return _Table(self.rules, self.told, seat).state()


def word_of(action: Action) -> str:
    """An act as the file writes it: a bid, or a card."""
    match action:
        case Bid(_, bid):
            return "nil" if bid == 0 else str(bid)
        case Play(_, card):
            return str(card)
    raise ValueError(f"no position asks for this: {action}")


@cache
def positions() -> tuple[Position, ...]:
    """Every position of the file, in its order. Raises ``ValueError`` for one that lacks something or has too much."""
    return tuple(map(_position, yaml.safe_load(FILE.read_text(encoding="utf-8"))))


def _position(told: Mapping[str, Any]) -> Position:
    if not REQUIRED <= told.keys() <= REQUIRED | OPTIONAL or ("only" in told) == ("never" in told):
        raise ValueError(f"not a position: {told}")
    only, never = (frozenset(map(str, told.get(key, ()))) for key in ("only", "never"))
    return Position(told["id"], told["complaint"], from_data(told.get("rules", {})), only, never, told)


class _Table:
    """The players of a position around a table, the one to act in ``seat``."""

    def __init__(self, rules: RuleOptions, told: Mapping[str, Any], seat: int) -> None:
        self._rules, self._told = rules, told
        self._seat = {
            "partner" if rules.partners and name == "across" else name: (seat + step) % rules.seats
            for step, name in enumerate(SEATS[rules.seats])
        }
        self._side = self._seat if not rules.partners else {"we": seat % 2, "they": (seat + 1) % 2}
        self._plays = [play for each in (*told.get("tricks", ()), told.get("table", {})) for play in self._trick(each)]

    def state(self) -> MatchState:
        bids = [Bid(self._seat[name], _bid(text)) for name, text in self._told["bids"].items()]
        first = bids[0].seat if bids else self._seat["you"]
        dealer = (first - 1) % self._rules.seats
        state = replace(new_match(self._rules), standings=self._standings(), phase=Phase.DEAL, dealer=dealer)
        actions: tuple[Action, ...] = (Deal(dealer, self._dealt()), *bids, *self._plays)
        for action in actions:
            if isinstance(action, Bid) and action.bid != BLIND:
                state = _looked(state)
            state, _ = apply(state, action)
        return _looked(state)

    def _trick(self, told: Mapping[str, str]) -> Iterator[Play]:
        for leader, text in told.items():
            for step, card in enumerate(self._rules.deck.parse_all(text)):
                yield Play((self._seat[leader] + step) % self._rules.seats, card)

    def _dealt(self) -> tuple[tuple[Card, ...], ...]:
        """What each seat holds now, and what it has played."""
        hands: dict[int, list[Card]] = {seat: [] for seat in range(self._rules.seats)}
        for name, suits in self._told["hands"].items():
            hands[self._seat[name]] += [self._card(rank, suit) for suit, text in suits.items() for rank in _ranks(text)]
        for play in self._plays:
            hands[play.seat].append(play.card)
        return tuple(tuple(sorted(hand)) for hand in hands.values())

    def _card(self, rank: str, suit: str) -> Card:
        return self._rules.deck.parse(rank if rank in ADOPTED else rank + suit)

    def _standings(self) -> tuple[Standing, ...]:
        standings = [Standing()] * self._rules.sides
        for name, side in self._side.items():
            scores, bags = (self._told.get(key, {}).get(name, 0) for key in ("scores", "bags"))
            standings[side] = Standing(scores, bags)
        return tuple(standings)


def _looked(state: MatchState) -> MatchState:
    """The state after the player asked for a blind nil has looked at its cards."""
    return apply(state, Look(state.turn))[0] if state.turn is not None and asks_blind(state) else state


def _bid(told: int | str) -> BidValue:
    return told if isinstance(told, int) else BIDS[told]


def _ranks(text: str) -> list[str]:
    """``AKT2`` rank by rank; cards of another suit that are spades stand apart, as in ``BJ LJ 2D AK``."""
    return [rank for word in text.split() for rank in ([word] if word in ADOPTED else word)]
