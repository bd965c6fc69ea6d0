"""Sets of rules that players make, keep, and hand to others."""

import errno
import os
import shutil
from pathlib import Path

import pytest

from spades_gui.core.options import PRESETS, RuleOptions
from spades_gui.settings.problem import ProblemId
from spades_gui.settings.rules import RuleSet, delete_set, match_rules, read_sets, save_set
from spades_gui.settings.schema import Settings, with_value

SUNDAY = RuleSet("Sunday rules", "playroom", {"nil_value": 50, "jokers": True})


def test_what_is_kept_is_read_again(tmp_path: Path) -> None:
    folder = tmp_path / "rules"
    others = [RuleSet(name, "classic", {"target": 700}) for name in ("Чердак", "???", "sunday RULES", "con", "é" * 30)]
    for chosen in (SUNDAY, *others):
        assert save_set(folder, chosen) == ()
    sets, problems = read_sets(folder)
    assert problems == ()
    assert sorted(sets, key=lambda each: each.name) == sorted((SUNDAY, *others), key=lambda each: each.name)


def test_a_set_takes_the_place_of_an_older_one_of_its_name(tmp_path: Path) -> None:
    save_set(tmp_path, SUNDAY)
    newer = RuleSet("Sunday rules", "classic", {})
    save_set(tmp_path, newer)
    assert read_sets(tmp_path)[0] == (newer,)


def test_a_set_is_deleted_with_every_file_that_has_its_name_and_no_other(tmp_path: Path) -> None:
    other = RuleSet("Sunday", "classic", {})
    for chosen in (SUNDAY, other):
        save_set(tmp_path, chosen)
    shutil.copy(tmp_path / "rules-sunday-rules.yaml", tmp_path / "from a friend.yaml")
    (tmp_path / "wrong.yaml").write_text("name: Sunday rules\n", encoding="utf-8")
    assert delete_set(tmp_path, SUNDAY.name) == ()
    assert read_sets(tmp_path)[0] == (other,)
    assert {file.name for file in tmp_path.iterdir()} == {"rules-sunday.yaml", "wrong.yaml"}
    assert delete_set(tmp_path, SUNDAY.name) == ()


def test_a_set_that_cannot_be_deleted_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(file: Path, **_: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(file))

    save_set(tmp_path, SUNDAY)
    monkeypatch.setattr(Path, "unlink", refuse)
    (problem,) = delete_set(tmp_path, SUNDAY.name)
    assert problem.id is ProblemId.NOT_SAVED
    assert problem.value == "denied"


def test_no_folder_is_no_problem(tmp_path: Path) -> None:
    assert read_sets(tmp_path / "none") == ((), ())
    assert delete_set(tmp_path / "none", SUNDAY.name) == ()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("name: x\npreset: classic\nrules: {nil_value: 75}\n", ProblemId.NOT_ALLOWED),
        ("name: x\npreset: classic\nrules: {nil_vale: 50}\n", ProblemId.UNKNOWN_KEY),
        ("name: x\npreset: klassik\n", ProblemId.NOT_ALLOWED),
        ("preset: classic\n", ProblemId.UNKNOWN_KEY),
        ("name: x\npreset: solo4\nrules: {min_team_bid: 4}\n", ProblemId.CONFLICT),
        ("name: !!python/object/apply:os.abort []\npreset: classic\n", ProblemId.WRONG_TYPE),
        ("- a\n", ProblemId.NOT_A_MAPPING),
        ("a: [\n", ProblemId.NOT_YAML),
    ],
)
def test_a_set_that_is_wrong_is_named_and_the_others_stay(tmp_path: Path, text: str, problem: ProblemId) -> None:
    save_set(tmp_path, SUNDAY)
    (tmp_path / "wrong.yaml").write_text(text, encoding="utf-8")
    sets, problems = read_sets(tmp_path)
    assert sets == (SUNDAY,)
    assert [(each.id, each.file) for each in problems] == [(problem, tmp_path / "wrong.yaml")]


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "rules").write_text("a file, not a folder", encoding="utf-8")
    (problem,) = save_set(tmp_path / "rules", SUNDAY)
    assert problem.id is ProblemId.NOT_SAVED


def test_the_settings_give_the_rules_of_the_next_match() -> None:
    settings = with_value(with_value(Settings(), "match.preset", "short"), "rules.jokers", True)
    assert match_rules(settings) == (RuleOptions(target=300, jokers=True), None)


def test_options_that_do_not_go_together_leave_the_preset_and_are_told() -> None:
    settings = with_value(with_value(Settings(), "match.preset", "mirror"), "rules.no_hell", True)
    rules, conflict = match_rules(settings)
    assert rules == PRESETS["mirror"]
    assert conflict is not None
    assert {conflict.first, conflict.second} == {("no_hell", True), ("bidding", "mirror")}
