"""``spades-gui arena``: its report, its records, that it repeats itself, and what it refuses."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from spades_gui.__main__ import main
from spades_gui.batch.arena_match import play_match
from spades_gui.batch.arena_tally import Tally
from spades_gui.core import options, record
from spades_gui.core.actions import Action, Deal
from spades_gui.core.options import PRESETS
from spades_gui.core.state import Phase

Arena = Callable[..., dict[str, Any]]


@pytest.fixture
def arena(capsys: pytest.CaptureFixture[str]) -> Arena:
    """Runs the command and gives its JSON."""

    def run(*arguments: str) -> dict[str, Any]:
        assert main(["arena", "--json", *arguments]) == 0
        out, err = capsys.readouterr()
        assert err == ""
        report = json.loads(out)
        assert isinstance(report, dict)
        return report

    return run


def read(folder: Path) -> list[record.Record]:
    return [record.from_data(json.loads(file.read_text("utf-8"))) for file in sorted(folder.iterdir())]


def test_the_report_has_the_figures_of_each_side(arena: Arena) -> None:
    report = arena("--sides", "medium,easy", "--matches", "4", "--seed", "7")
    assert report["rules"] == options.to_data(PRESETS["classic"])
    assert report["matches"] == 4
    assert [side["player"] for side in report["sides"]] == ["medium", "easy"]
    assert sum(side["wins"] for side in report["sides"]) == 4
    for side in report["sides"]:
        assert list(side) == [
            "player", "wins", "share", "low", "high", "points_per_hand", "contracts", "contracts_made", "nils",
            "nils_made", "bags_per_hand", "decision_ms",
        ]  # fmt: skip
        assert side["share"] == side["wins"] / 4
        assert 0 <= side["low"] <= side["share"] <= side["high"] <= 1
        assert 0 < side["contracts_made"] <= side["contracts"] <= report["hands"]
        assert 0 <= side["nils_made"] <= side["nils"]
        assert 0 <= side["bags_per_hand"] < 5
        times = side["decision_ms"]
        assert 0 <= times["median"] <= times["p99"] <= times["max"]


def test_the_figures_are_those_of_the_score_sheets() -> None:
    played = play_match(PRESETS["classic"], ["medium", "easy"] * 2, "figures")
    tally = Tally("medium")
    tally.add(played, 0)
    sides = [sheet.sides[0] for sheet in played.state.sheets]
    assert tally.points == sides[-1].total
    penalties = -sum(line.points for side in sides for line in side.lines if line.kind == "bag_penalty") // 10
    assert tally.bags == sides[-1].bags + penalties
    assert tally.hands == len(sides)


def test_the_same_seed_gives_the_same_records_byte_for_byte_and_another_seed_others(
    arena: Arena, tmp_path: Path
) -> None:
    for folder, seed in (("one", "7"), ("two", "7"), ("other", "8")):
        arena("--sides", "medium,easy", "--matches", "2", "--seed", seed, "--records", str(tmp_path / folder))
    one, two, other = (
        {file.name: file.read_bytes() for file in (tmp_path / folder).iterdir()} for folder in ("one", "two", "other")
    )
    assert sorted(one) == ["0001.json", "0002.json"]
    assert one == two
    assert one["0001.json"] != one["0002.json"]
    assert not set(one.values()) & set(other.values())


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_played_to_records_that_the_rules_accept(arena: Arena, tmp_path: Path, preset: str) -> None:
    report = arena("--sides", "medium,easy", "--matches", "1", "--rules", preset, "--records", str(tmp_path))
    (only,) = read(tmp_path)
    assert only.rules == PRESETS[preset]
    expected = [("medium", "easy")[only.rules.side_of(seat) % 2] for seat in range(only.rules.seats)]
    assert [seat.player for seat in only.seats] == [f"bot:{level}" for level in expected]
    assert len({seat.name for seat in only.seats}) == only.rules.seats
    state = record.replay(only.rules, only.actions)
    assert len(state.sheets) == report["hands"]
    assert state.phase is Phase.OVER or report["hands"] == 200
    assert [side["wins"] for side in report["sides"]] == [int(side == state.winner) for side in range(only.rules.sides)]


@pytest.mark.parametrize(
    ("preset", "sides", "first", "second"),
    [
        ("classic", "medium,easy", "medium easy medium easy", "easy medium easy medium"),
        ("cutthroat", "medium,easy", "medium easy medium", "medium medium easy"),
        ("duel", "easy,medium", "easy medium", "medium easy"),
        ("solo4", "easy,medium,random,easy", "easy medium random easy", "easy easy medium random"),
    ],
)
def test_duplicate_plays_the_same_cards_again_with_everybody_one_side_further(
    arena: Arena, tmp_path: Path, preset: str, sides: str, first: str, second: str
) -> None:
    report = arena("--sides", sides, "--matches", "2", "--duplicate", "--rules", preset, "--records", str(tmp_path))
    assert report["matches"] == 4
    records = read(tmp_path)
    for one, two in (records[:2], records[2:]):
        for each, players in ((one, first), (two, second)):
            assert [seat.player for seat in each.seats] == [f"bot:{level}" for level in players.split()]
        dealt = [[held for held in map(cards, each.actions) if held] for each in (one, two)]
        for mine, other in zip(*dealt, strict=False):
            assert mine == other
    wins = {
        level: sum(side["wins"] for side in report["sides"] if side["player"] == level) for level in sides.split(",")
    }
    assert sum(side["wins"] for side in report["sides"]) <= 4
    assert wins["medium"] >= wins["easy"]


def cards(action: Action) -> object:
    return action.hands if isinstance(action, Deal) else None


def test_two_equal_sides_halve_each_pair_of_a_duplicate(arena: Arena) -> None:
    report = arena("--sides", "easy,easy", "--matches", "3", "--duplicate")
    for side in report["sides"]:
        assert (side["wins"], side["low"], side["high"]) == (3, 0.5, 0.5)


def test_a_single_level_plays_all_sides(arena: Arena) -> None:
    report = arena("--sides", "easy", "--matches", "1", "--rules", "solo5")
    assert [side["player"] for side in report["sides"]] == ["easy"] * 5


def test_intervals_narrow_with_the_matches_and_never_vanish_at_all_or_nothing() -> None:
    def interval(shares: list[float], matches: int) -> tuple[float, float]:
        return Tally("any", matches=matches, shares=shares).interval()

    assert interval([1.0] * 10, 10) == pytest.approx((0.7225, 1.0), abs=0.0005)  # Wilson, 10 of 10
    assert interval([1.0] * 10, 20)[0] == pytest.approx(0.7225, abs=0.0005)
    few, many = (interval([1.0, 0.5, 1.0, 0.0] * times, 8 * times) for times in (3, 30))
    assert few[0] < many[0] < 0.625 < many[1] < few[1]
    single = interval([1.0, 0.0] * 50, 100)
    assert single == pytest.approx((0.404, 0.596), abs=0.002)  # as tables give it for 50 of 100


def test_without_json_it_is_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    for language, points in (("en", "Points a hand"), ("fr", "Points par donne"), ("ru", "Очков за раздачу")):
        assert main(["arena", "--sides", "easy", "--matches", "1", "--language", language]) == 0
        out, err = capsys.readouterr()
        assert err == ""
        assert out.count(points) == 2


def test_the_bar_is_there_on_a_terminal_only(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    assert main(["arena", "--sides", "easy", "--matches", "2", "--language", "en"]) == 0
    assert "100%" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("--sides", "grandmaster,easy"),
        ("--sides", ""),
        ("--sides", "easy,medium,easy"),
        ("--sides", "easy,easy,easy", "--rules", "duel"),
        ("--sides", "easy", "--matches", "0"),
        ("--sides", "easy", "--matches", "-1"),
        ("--sides", "easy", "--matches", "many"),
        ("--sides", "easy", "--rules", "whist"),
        ("--sides", "easy", "--colour"),
        ("--sides", "easy", "extra"),
        ("--sides", "easy", "--matches", "1", "--records", "/dev/null/records"),
    ],
)
def test_wrong_arguments_are_refused_in_one_line(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        status = main(["arena", *arguments])
    except SystemExit as stopped:
        status = stopped.code if isinstance(stopped.code, int) else -1
    out, err = capsys.readouterr()
    assert status == 2
    assert out == ""
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("", "--sides is missing: who plays, of random, easy, medium"),
        ("--sides easy,clever", "--sides: clever is none of random, easy, medium"),
        ("--sides easy --rules spite", "--rules: spite is none of classic, "),
        ("--sides easy --matches 0", "--matches: 0 is no whole number from 1 to 1000000."),
        ("--sides easy --matches ten", "--matches: ten is no whole number from 1 to 1000000."),
        ("--sides easy --matches 9999999999", "--matches: 9999999999 is no whole number from 1 to 1000000."),
    ],
)
def test_what_cannot_be_is_refused_with_what_can(
    arguments: str, told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    assert main(["arena", *arguments.split()]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(told)
    assert err.count("\n") == 1
