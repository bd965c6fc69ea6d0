"""The strength tool: fair to both players, the same in any number of processes; and the levels are in their order."""

from itertools import pairwise
from pathlib import Path

import pytest

from spades_gui.batch.arena_match import RANDOM
from spades_gui.bots import LEVELS
from spades_gui.core.options import PRESETS
from tools import strength
from tools.strength import Duel, measure, write


@pytest.mark.parametrize(("worse", "better"), [*pairwise((RANDOM, *LEVELS))])
def test_the_levels_are_in_their_order(worse: str, better: str) -> None:
    assert strength.in_order(worse, better)


def test_the_gate_fails_where_a_level_is_no_better_than_the_one_below(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(strength, "LEVELS", ("medium", "easy"))
    assert strength.main(["--gate"]) == 1
    assert capsys.readouterr().out.count("WRONG") == 1


@pytest.mark.parametrize("rules", PRESETS)
def test_a_player_is_exactly_as_good_as_itself(rules: str) -> None:
    result = measure(Duel("easy", "easy", rules, 3, single=True))
    assert result.gains == [0.0] * 3
    assert result.better.hands == result.worse.hands == 3 * PRESETS[rules].sides


def test_the_number_of_processes_makes_no_difference() -> None:
    duel = Duel("medium", "easy", pairs=3, single=True)
    one, two = (measure(duel, processes) for processes in (1, 2))
    assert one.gains == two.gains
    assert one.better.points == two.better.points


def test_a_result_takes_the_place_of_an_older_one_of_the_same_duel(tmp_path: Path) -> None:
    report = tmp_path / "strength.md"
    report.write_text("| a | b |\n| --- | --- |\n| easy@1 – random | classic | 9 hands | old |\n\nText.\n")
    for worse in ("random", "medium", "random"):
        write(measure(Duel("easy", worse, pairs=2, single=True)), report)
    lines = report.read_text().splitlines()
    assert [line.split(" | ")[0] for line in lines[2:5]] == ["| easy@1 – random"] * 2 + ["| easy@1 – medium@2"]
    assert lines[2].endswith("| old |")
    assert lines[5:] == ["", "Text."]


def test_a_report_without_a_table_is_refused(tmp_path: Path) -> None:
    report = tmp_path / "strength.md"
    report.write_text("Nothing.\n")
    with pytest.raises(ValueError, match="no table"):
        write(measure(Duel("easy", "random", pairs=2, single=True)), report)


@pytest.mark.parametrize("arguments", [["hard"], ["hard", "nobody"], ["hard", "easy", "--rules", "chess"]])
def test_unknown_players_and_rules_are_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        strength.main(arguments)
    assert "error:" in capsys.readouterr().err
