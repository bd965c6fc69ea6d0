"""Mirrored matches between two levels of computer players, without a window.

Every pair is two matches with the same cuts and deals, the sides exchanged, so that the luck of the cards cancels out.
The same arguments give the same figures. ``random`` is a player that bids and plays anything legal.

    python tools/contest.py medium easy --pairs 400 --seed 1
"""

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final

from spades_gui.bots import LEVELS, choose
from spades_gui.core.actions import Action, Bid, Cut, Deal, Play
from spades_gui.core.cards import DECK
from spades_gui.core.observation import Observation, observe
from spades_gui.core.options import PRESETS, RuleOptions
from spades_gui.core.reducer import apply
from spades_gui.core.scoring import LineKind
from spades_gui.core.seats import SEATS, side_of
from spades_gui.core.state import MatchState, Phase, new_match

RANDOM: Final = "random"
MOST_HANDS: Final = 500
"""A match that is not over after so many hands (two random sides never reach the target) counts as a draw."""

Chooser = Callable[[Observation, Random], Action]


@dataclass(slots=True)
class Tally:
    """What one level did over all its matches; ``pairs`` holds its share of each pair's two wins."""

    hands: int = 0
    points: int = 0
    bags: int = 0
    contracts: int = 0
    contracts_made: int = 0
    contract_tricks: int = 0
    nils: int = 0
    nils_made: int = 0
    wins: int = 0
    pairs: list[float] = field(default_factory=list)

    def add(self, state: MatchState, side: int) -> None:
        """Count a finished match in which the level played ``side``."""
        bags_before = 0
        for sheet in state.sheets:
            mine = sheet.sides[side]
            self.hands += 1
            self.points += mine.points
            penalised = sum(line.points for line in mine.lines if line.kind is LineKind.BAG_PENALTY)
            self.bags += mine.bags - bags_before - penalised // 10
            bags_before = mine.bags
            for line in mine.lines:
                if line.kind is LineKind.CONTRACT:
                    self.contracts += 1
                    self.contracts_made += line.points > 0
                    self.contract_tricks += line.bid
                elif line.kind is LineKind.NIL:
                    self.nils += 1
                    self.nils_made += line.points > 0
        self.wins += state.winner == side

    def report(self) -> str:
        """One line of figures; the interval of the share is the normal one over pairs."""
        share = fmean(self.pairs)
        half = 1.96 * stdev(self.pairs) / sqrt(len(self.pairs)) if len(self.pairs) > 1 else 1.0
        return (
            f"{self.wins} wins, share {share:.1%} [{max(0.0, share - half):.1%}, {min(1.0, share + half):.1%}]; "
            f"a hand: {self.points / self.hands:.1f} points, {self.bags / self.hands:.2f} bags; "
            f"contracts made {self.contracts_made}/{self.contracts} ({_part(self.contracts_made, self.contracts)}), "
            f"{self.contract_tricks / max(1, self.contracts):.2f} tricks each; "
            f"nils made {self.nils_made}/{self.nils} ({_part(self.nils_made, self.nils)})"
        )


def _part(some: int, of_all: int) -> str:
    return f"{some / of_all:.1%}" if of_all else "none"


def chooser(level: str) -> Chooser:
    """The way ``level`` chooses; ``random`` takes anything legal."""
    if level == RANDOM:
        return _anything
    return lambda seen, rng: choose(seen, level, rng)


def _anything(seen: Observation, rng: Random) -> Action:
    if seen.phase is Phase.BID:
        return Bid(seen.seat, rng.choice(seen.bids_open()))
    return Play(seen.seat, rng.choice(seen.playable()))


def play_match(sides: Sequence[Chooser], cards: str, rules: RuleOptions) -> MatchState:
    """One match; ``sides`` choose for side 0 and 1, and ``cards`` is the seed of cuts, deals and players' chance."""
    state = new_match(rules)
    rngs = [Random(f"{cards}/seat {seat}") for seat in range(SEATS)]
    while state.phase is not Phase.OVER and len(state.sheets) < MOST_HANDS:
        action: Action
        if state.phase is Phase.CUT:
            action = Cut(tuple(Random(f"{cards}/cut").sample(DECK, SEATS)))
        elif state.phase is Phase.DEAL:
            assert state.dealer is not None
            deck = Random(f"{cards}/hand {len(state.sheets)}").sample(DECK, len(DECK))
            action = Deal(state.dealer, tuple(tuple(sorted(deck[seat::SEATS])) for seat in range(SEATS)))
        else:
            assert state.turn is not None
            action = sides[side_of(state.turn)](observe(state, state.turn), rngs[state.turn])
        state, _ = apply(state, action)
    return state


def contest(levels: tuple[str, str], pairs: int, seed: int, rules: RuleOptions) -> tuple[Tally, Tally]:
    """Play ``pairs`` mirrored pairs of matches between two levels."""
    tallies = Tally(), Tally()
    choosers = chooser(levels[0]), chooser(levels[1])
    for pair in range(pairs):
        shares = [0.0, 0.0]
        for exchanged in (False, True):
            sides = choosers[::-1] if exchanged else choosers
            state = play_match(sides, f"{seed}/{pair}", rules)
            for each, tally in enumerate(tallies):
                side = 1 - each if exchanged else each
                tally.add(state, side)
                shares[each] += 0.25 if state.winner is None else 0.5 * (state.winner == side)
        for tally, share in zip(tallies, shares, strict=True):
            tally.pairs.append(share)
    return tallies


def main() -> None:
    """Read the command line, play, print one line a level."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    levels = (*LEVELS, RANDOM)
    parser.add_argument("first", choices=levels)
    parser.add_argument("second", choices=levels)
    parser.add_argument("--pairs", type=int, default=100, help="mirrored pairs of matches (default: 100)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rules", choices=sorted(PRESETS), default="classic")
    given = parser.parse_args()
    names = (given.first, given.second)
    tallies = contest(names, given.pairs, given.seed, PRESETS[given.rules])
    print(f"{given.pairs} pairs, {tallies[0].hands} hands, seed {given.seed}, rules {given.rules}")
    for name, tally in zip(names, tallies, strict=True):
        print(f"{name}: {tally.report()}")


if __name__ == "__main__":
    main()
