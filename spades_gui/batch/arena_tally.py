"""What players did over the matches of a contest, as the figures that the report gives."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, median, variance
from typing import Any, Final

from spades_gui.batch.arena_match import Played
from spades_gui.core.options import RuleOptions
from spades_gui.core.scoring import HandSheet, LineKind

_NORMAL: Final = 1.96
"""Half the width of a 95 % interval, in standard errors."""
_NILS: Final = (LineKind.NIL, LineKind.BLIND_NIL)


@dataclass(slots=True)
class Tally:
    """What one player of a contest did, wherever it sat. ``shares`` are its shares of wins: of each match, or of each
    pair of matches with the same cards."""

    player: str
    matches: int = 0
    wins: int = 0
    hands: int = 0
    points: int = 0
    bags: int = 0
    contracts: int = 0
    contracts_made: int = 0
    nils: int = 0
    nils_made: int = 0
    seconds: list[float] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)

    def add(self, played: Played, side: int) -> None:
        """Count a match in which the player was ``side``."""
        rules = played.record.rules
        self.matches += 1
        self.wins += played.state.winner == side
        bags = 0
        for sheet in played.state.sheets:
            self._add_hand(rules, sheet, side, bags)
            bags = sheet.sides[side].bags
        for seat in rules.seats_of(side):
            self.seconds += played.seconds[seat]

    def _add_hand(self, rules: RuleOptions, sheet: HandSheet, side: int, bags_before: int) -> None:
        mine = sheet.sides[side]
        self.hands += 1
        self.points += mine.points
        # A penalty line tells the count that caused it.
        counts = [line.taken for line in mine.lines if line.kind is LineKind.BAG_PENALTY]
        self.bags += (counts[0] if counts else mine.bags) - bags_before
        for line in mine.lines:
            if line.kind is LineKind.CONTRACT:
                self.contracts += 1
                self.contracts_made += line.points > 0
            elif line.kind in _NILS:
                self.nils += 1
                self.nils_made += line.points > 0
            elif line.kind is LineKind.BLIND_DOUBLE_NIL:
                partners = len(rules.seats_of(side))
                self.nils += partners
                self.nils_made += partners * (line.points > 0)

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share of wins: Wilson's score interval.

        The two matches of a pair depend on each other. So pairs count as that many single matches whose mean would vary
        as much as theirs does.
        """
        share, number = fmean(self.shares), float(len(self.shares))
        single = share * (1 - share)
        varies = variance(self.shares) if number > 1 else single
        if single:
            if not varies:
                return share, share
            number *= single / varies
        spread = _NORMAL**2 / number
        middle = (share + spread / 2) / (1 + spread)
        half = _NORMAL * sqrt(single / number + spread / (4 * number)) / (1 + spread)
        return max(0.0, middle - half), min(1.0, middle + half)

    def to_data(self) -> dict[str, Any]:
        """The figures as JSON-ready data; shares and times are rounded."""
        low, high = self.interval()
        return {
            "player": self.player,
            "wins": self.wins,
            "share": round(self.wins / self.matches, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "points_per_hand": round(self.points / self.hands, 2),
            "contracts": self.contracts,
            "contracts_made": self.contracts_made,
            "nils": self.nils,
            "nils_made": self.nils_made,
            "bags_per_hand": round(self.bags / self.hands, 2),
            "decision_ms": _milliseconds(self.seconds),
        }


def _milliseconds(seconds: Sequence[float]) -> dict[str, float]:
    ordered = sorted(seconds)
    figures = {
        "median": median(ordered),
        "p99": ordered[min(len(ordered) - 1, int(0.99 * len(ordered)))],
        "max": ordered[-1],
    }
    return {name: round(1000 * value, 3) for name, value in figures.items()}
