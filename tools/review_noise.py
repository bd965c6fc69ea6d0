"""Measures how much a best act seems to cost when it is weighed again, for the limit of what a review tells.

    python tools/review_noise.py --hands 60 --seed 1 --presets classic,solo4

Prints, for limits in points, how often the act that is best by one weighing costs more by another (a false alarm), and
how often an act of the level that plays costs more (a mistake to be told).
"""

import argparse
from collections.abc import Iterator
from random import Random
from typing import Final

from spades_gui.app.session import Session
from spades_gui.app.weighings import ADVISER, has_choice
from spades_gui.bots import choose, weigh, worth_of
from spades_gui.core.options import PRESETS
from spades_gui.core.record import SeatInfo

PLAYER: Final = "hard"
LIMITS: Final = (2, 4, 6, 8, 10, 12, 15, 20)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=60)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--presets", default="classic")
    options = parser.parse_args()
    presets = options.presets.split(",")
    found = [
        pair for hand in range(options.hands) for pair in costs(presets[hand % len(presets)], f"{options.seed}/{hand}")
    ]
    print(f"{len(found)} decisions weighed by {ADVISER}")
    for limit in LIMITS:
        alarms = sum(again > limit for again, _ in found) / len(found)
        told = sum(cost > limit for _, cost in found) / len(found)
        print(f"above {limit:2}: false alarms {alarms:6.1%}, mistakes of {PLAYER} {told:6.1%}")


def costs(preset: str, seed: str) -> Iterator[tuple[float, float]]:
    """For each decision of a hand: what the best act costs when weighed again, and what the act of the player costs."""
    rules = PRESETS[preset]
    match = Session(rules, tuple(SeatInfo("", f"bot:{PLAYER}") for _ in range(rules.seats)), seed)
    while not match.view.sheets:
        if action := match.chance():
            match.act(action)
            continue
        seen = match.bot_to_move
        assert seen is not None
        action = choose(seen, PLAYER, Random(match.choice_seed))
        if has_choice(seen):
            first, second = (weigh(seen, ADVISER, Random(f"{match.choice_seed}/{time}")) for time in (1, 2))
            again, cost = worth_of(first[0].action, second, seen), worth_of(action, first, seen)
            if again is not None and cost is not None:
                yield second[0].points - again, first[0].points - cost
        match.act(action)


if __name__ == "__main__":
    main()
