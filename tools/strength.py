"""How much stronger one computer player is than another: the same cards twice, with the places exchanged.

    python tools/strength.py hard medium              100 pairs of matches under the classic rules
    python tools/strength.py hard medium --hands 500  500 pairs of single hands instead, all begun at 0:0: less chance
    python tools/strength.py hard+bold hard@1 --rules solo4 --pairs 400 --processes 2 --write
    python tools/strength.py expert hard --pairs 400 --keep pairs    hours, which may be broken off and gone on with
    python tools/strength.py --gate                   the quick gate: the levels in their order, about a minute

Players are written as ``spades_gui.bots.player.parse`` reads them; ``random`` plays anything legal. Every other side is
one player's and the rest the other's; then they change places. ``--write`` keeps the result in docs/strength.md. What
is in the folder of ``--keep`` is true only as long as the players do not change.
"""

import argparse
import datetime
import json
import platform
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from itertools import pairwise
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, stdev
from typing import Final, NamedTuple

from spades_gui.batch.arena_match import MOST_HANDS, RANDOM, play_match
from spades_gui.batch.arena_tally import Tally
from spades_gui.bots import LEVELS, parse
from spades_gui.bots.skills import SKILLS
from spades_gui.bots.worth import bag_cost
from spades_gui.core.options import PRESETS

REPORT: Final = Path(__file__).parent.parent / "docs" / "strength.md"
NORMAL: Final = 1.96
"""Half the width of a 95 % interval, in standard errors."""
GATE_SEED: Final = "gate"
GATE_HANDS: Final = {"easy": 20, "medium": 120, "hard": 150, "expert": 30}
"""Mirrored hands by the better level: enough to tell it from the one below, few enough to take seconds."""


@dataclass(frozen=True, slots=True)
class Duel:
    """Who is measured against whom: ``pairs`` of matches, or of single hands, under the rules of a preset."""

    better: str
    worse: str
    rules: str = "classic"
    pairs: int = 100
    single: bool = False
    seed: str = "1"


class Spread(NamedTuple):
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float

    def text(self, digits: int = 1) -> str:
        """As in ``5.2 (4.1 to 6.3)``."""
        return f"{self.mean:.{digits}f} ({self.low:.{digits}f} to {self.high:.{digits}f})"


@dataclass(slots=True)
class Result:
    """What came of a duel: the tallies of both players, and by pair how many points a hand and side the better gained
    more than the other."""

    duel: Duel
    better: Tally
    worse: Tally
    gains: list[float] = field(default_factory=list)

    @property
    def gain(self) -> Spread:
        """Points that a side of the better player gains a hand more than one of the other's."""
        mean = fmean(self.gains)
        half = NORMAL * stdev(self.gains) / sqrt(len(self.gains)) if len(self.gains) > 1 else float("inf")
        return Spread(mean, mean - half, mean + half)

    @property
    def share(self) -> Spread:
        """The better player's share of matches won, in percent."""
        low, high = self.better.interval()
        return Spread(100 * fmean(self.better.shares), 100 * low, 100 * high)


class Pair(NamedTuple):
    """The figures of the same cards played twice."""

    better: Tally
    worse: Tally
    gain: float


def play_pair(duel: Duel, number: int) -> Pair:
    """Play the same cards twice, the two players changing places.

    A single hand ends before its bags cost anything, so each is counted as what it costs in the long run.
    """
    rules = PRESETS[duel.rules]
    names = duel.better, duel.worse
    tallies = Tally(duel.better), Tally(duel.worse)
    won = [0.0, 0.0]
    for turn in range(2):
        seats = [names[(rules.side_of(seat) + turn) % 2] for seat in range(rules.seats)]
        played = play_match(rules, seats, f"{duel.seed}/{number}", 1 if duel.single else MOST_HANDS)
        for side in range(rules.sides):
            who = (side + turn) % 2
            tallies[who].add(played, side)
            won[who] += (played.state.winner == side) / 2
    for tally, share in zip(tallies, won, strict=True):
        tally.shares.append(share)
    bag = bag_cost(rules) if duel.single else 0.0
    better, worse = ((tally.points - bag * tally.bags) / tally.hands for tally in tallies)
    return Pair(*tallies, better - worse)


def measure(duel: Duel, processes: int = 1, keep: Path | None = None) -> Result:
    """Play all pairs, in so many processes; the same result whatever their number.

    Every pair played is put down in the folder ``keep``, and those that are there already are not played again.
    """
    result = Result(duel, Tally(duel.better), Tally(duel.worse))
    for better, worse, gain in _pairs(duel, processes) if keep is None else _kept(duel, processes, keep):
        _add(result.better, better)
        _add(result.worse, worse)
        result.gains.append(gain)
    return result


def _pairs(duel: Duel, processes: int, first: int = 1) -> Iterator[Pair]:
    numbers = range(first, duel.pairs + 1)
    if processes == 1:
        yield from (play_pair(duel, number) for number in numbers)
        return
    with get_context("spawn").Pool(processes) as pool:
        yield from pool.imap(partial(play_pair, duel), numbers)


def _kept(duel: Duel, processes: int, keep: Path) -> Iterator[Pair]:
    players = "-".join((resolved(duel.better), resolved(duel.worse)))
    file_of = keep / f"{players}-{duel.rules}-{'hands' if duel.single else 'matches'}-{duel.seed}.jsonl"
    lines = file_of.read_text(encoding="utf-8").splitlines() if file_of.exists() else []
    for line in lines[: duel.pairs]:
        better, worse, gain = json.loads(line)
        yield Pair(Tally(**better), Tally(**worse), gain)
    keep.mkdir(parents=True, exist_ok=True)
    with file_of.open("a", encoding="utf-8") as file:
        for pair in _pairs(duel, processes, len(lines) + 1):
            print(json.dumps([asdict(pair.better), asdict(pair.worse), pair.gain]), file=file, flush=True)
            yield pair


def _add(total: Tally, part: Tally) -> None:
    for name in ("matches", "wins", "hands", "points", "bags", "contracts", "contracts_made", "nils", "nils_made"):
        setattr(total, name, getattr(total, name) + getattr(part, name))
    total.shares += part.shares
    total.seconds += part.seconds


def report(result: Result) -> Iterator[str]:
    """The result in lines of text."""
    duel = result.duel
    kind = "hands" if duel.single else "matches"
    yield f"{duel.better} against {duel.worse}, {duel.rules}: {duel.pairs} mirrored {kind}, seed {duel.seed}"
    if not duel.single:
        yield f"  matches won: {result.share.text()} %"
    yield f"  points a hand and side more: {result.gain.text()}"
    for tally in (result.better, result.worse):
        figures = tally.to_data()
        contracts, nils = (
            f"{made}/{all_} ({made / max(1, all_):.0%})"
            for made, all_ in ((tally.contracts_made, tally.contracts), (tally.nils_made, tally.nils))
        )
        times = figures["decision_ms"]
        yield (
            f"  {tally.player}: {figures['points_per_hand']} points a hand, contracts made {contracts},"
            f" nils made {nils} ({tally.nils / tally.hands:.2f} a side and hand), bags {figures['bags_per_hand']},"
            f" decisions {times['median']:.2f} ms (99 %: {times['p99']:.1f}, most {times['max']:.1f})"
        )


def gate(processes: int) -> bool:
    """Whether each level gains points on the one below it, beyond chance."""
    found = [in_order(worse, better, processes) for worse, better in pairwise((RANDOM, *LEVELS))]
    return all(found)


def in_order(worse: str, better: str, processes: int = 1) -> bool:
    """The gate for one level; what comes of it is printed."""
    duel = Duel(better, worse, pairs=GATE_HANDS[better], single=True, seed=GATE_SEED)
    result = measure(duel, processes)
    right = result.gain.low > 0
    print(f"{'' if right else 'WRONG '}{next(report(result))}: {result.gain.text()} points a hand more", flush=True)
    return right


def resolved(player: str) -> str:
    """The player with its version named, so that a report stays true when a level gets a new one."""
    if player == RANDOM:
        return player
    who = parse(player)
    return str(replace(who, version=who.version or len(SKILLS[who.level])))


ROW: Final = "| {players} | {rules} | {played} | {share} | {gain} | {figures} | {where} |"


def row(result: Result) -> str:
    """The result as a row of the table in the report."""
    duel, better, worse = result.duel, result.better, result.worse
    figures = " / ".join(
        f"{tally.contracts_made / max(1, tally.contracts):.0%}, "
        f"{tally.nils_made / max(1, tally.nils):.0%} of {tally.nils / tally.hands:.2f}, {tally.bags / tally.hands:.2f}"
        for tally in (better, worse)
    )
    return ROW.format(
        players=f"{resolved(duel.better)} – {resolved(duel.worse)}",
        rules=duel.rules,
        played=f"{duel.pairs} {'hands' if duel.single else 'matches'}",
        share="–" if duel.single else result.share.text(),
        gain=result.gain.text(),
        figures=figures,
        where=f"{datetime.date.today()}, {_commit()}, {_machine()}",
    )


def write(result: Result, report_file: Path = REPORT) -> None:
    """Put the result into the table of ``report_file``, in the place of an older one of the same duel."""
    line = row(result)
    key = line.split("|")[1:4]
    lines = report_file.read_text(encoding="utf-8").splitlines()
    rows = [place for place, each in enumerate(lines) if re.match(r"\| \S+ – \S+ \|", each)]
    if not rows:
        raise ValueError(f"no table of results in {report_file}")
    same = [place for place in rows if lines[place].split("|")[1:4] == key]
    if same:
        lines[same[0]] = line
    else:
        lines.insert(rows[-1] + 1, line)
    report_file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _commit() -> str:
    git = ("git", "-C", str(REPORT.parent), "rev-parse", "--short=8", "HEAD")
    return subprocess.run(git, capture_output=True, text=True, check=True).stdout.strip()


def _machine() -> str:
    """The processor and the Python it ran on."""
    info = Path("/proc/cpuinfo")
    names = re.findall(r"model name\s*: (.+)", info.read_text(encoding="utf-8")) if info.exists() else []
    return f"{names[0] if names else platform.processor()}, Python {platform.python_version()}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure what the command line asks for; 1 where the gate finds the levels out of order."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("players", nargs="*", metavar="PLAYER")
    parser.add_argument("--pairs", type=int, default=100, help="pairs of matches with the same cards")
    parser.add_argument("--hands", type=int, help="pairs of single hands instead of matches")
    parser.add_argument("--rules", default="classic", help="presets, with commas between, or all")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a folder where each pair is put down, and taken from another time")
    parser.add_argument("--write", action="store_true", help="keep the results in docs/strength.md")
    parser.add_argument("--gate", action="store_true", help="the quick gate: the levels in their order")
    given = parser.parse_args(arguments)
    if given.gate:
        return 0 if gate(given.processes) else 1
    if len(given.players) != 2:
        parser.error("two players are needed")
    presets = tuple(PRESETS) if given.rules == "all" else tuple(given.rules.split(","))
    for player in given.players:
        _check(player, parser)
    if unknown := [name for name in presets if name not in PRESETS]:
        parser.error(f"no such rules: {', '.join(unknown)}")
    for result in _measure_all(given, presets):
        print(*report(result), sep="\n", flush=True)
        if given.write:
            write(result)
    return 0


def _check(player: str, parser: argparse.ArgumentParser) -> None:
    try:
        resolved(player)
    except ValueError as unknown:
        parser.error(str(unknown))


def _measure_all(given: argparse.Namespace, presets: Sequence[str]) -> Iterable[Result]:
    better, worse = given.players
    for rules in presets:
        single = given.hands is not None
        duel = Duel(better, worse, rules, given.hands if single else given.pairs, single, given.seed)
        yield measure(duel, given.processes, given.keep)


if __name__ == "__main__":
    sys.exit(main())
