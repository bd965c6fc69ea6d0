"""Worked examples: scores of hands and ends of matches, each with what it shows."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from spades_gui.core.options import PRESETS, RuleOptions
from spades_gui.core.scoring import LineKind, Standing, score_hand, winner_of

EXAMPLES: dict[str, list[dict[str, Any]]] = yaml.safe_load(
    (Path(__file__).parent / "data" / "rules_examples.yaml").read_text(encoding="utf-8")
)


def _named(kind: str) -> list[Any]:
    return [pytest.param(each, id=each["id"]) for each in EXAMPLES[kind]]


@pytest.mark.parametrize("example", _named("scores"))
def test_a_hand_scores_as_in_the_example(example: dict[str, Any]) -> None:
    before = [Standing(**each) for each in example.get("start", [{}, {}])]
    assert sum(example["tricks"]) == 13
    side = score_hand(1, example["bids"], example["tricks"], before).sides[example["side"]]
    assert [{"kind": line.kind.value, "points": line.points} for line in side.lines] == example["lines"]
    assert side.points == example["points"] == sum(line.points for line in side.lines)
    assert side.bags == example["bags"]
    assert side.total == before[example["side"]].score + example["points"]


@pytest.mark.parametrize("example", _named("ends"))
def test_a_match_ends_as_in_the_example(example: dict[str, Any]) -> None:
    winner = winner_of(RuleOptions(), example["totals"])
    assert (winner is not None) == example["over"]
    assert winner == example["winner"]


@pytest.mark.parametrize(("preset", "target"), [("classic", 500), ("short", 300), ("long", 1000), ("marathon", 2000)])
def test_the_presets_end_at_their_targets(preset: str, target: int) -> None:
    rules = PRESETS[preset]
    assert rules.target == target
    assert winner_of(rules, (target - 1, 0)) is None
    assert winner_of(rules, (target, 0)) == 0
    assert winner_of(rules, (target + 5, target + 6)) == 1


def test_score_lines_name_the_seat_the_bid_and_the_tricks_they_are_about() -> None:
    side = score_hand(1, [3, 0, 4, 4], [4, 1, 4, 4], [Standing(), Standing(100, 9)]).sides[1]
    contract, nil, penalty = side.lines
    assert (contract.kind, contract.bid, contract.taken, contract.seat) == (LineKind.CONTRACT, 4, 4, None)
    assert (nil.kind, nil.seat, nil.taken) == (LineKind.NIL, 1, 1)
    assert (penalty.kind, penalty.taken) == (LineKind.BAG_PENALTY, 10)
    assert side.total == 100 + 40 - 100 - 100
