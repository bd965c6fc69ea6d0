"""Portable mode, as a real program copied to a stick: everything lies beside it, and nothing elsewhere."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from test_program import environment_of

ROOT = Path(__file__).parent.parent
EXPORT = ["escape", "k", "k", "return", "right", "down", "down", "return"]
"""From the table to the kept matches, and the first of them to a file."""
KEPT = ("kept/spades-sat.json", "exports/spades-sat.json")


@pytest.fixture
def stick(tmp_path: Path) -> Path:
    """A copy of the program in a folder of its own."""
    stick = tmp_path / "stick"
    for name in ("spades_gui", "locales", "sounds"):
        shutil.copytree(ROOT / name, stick / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("config.yaml", "pyproject.toml"):
        shutil.copy(ROOT / name, stick)
    return stick


def run(stick: Path, *options: str, keys: list[str]) -> list[str]:
    """Play these keys with the program on the stick; what is said. Its home is another folder beside the stick."""
    home = stick.parent / "home"
    home.mkdir(exist_ok=True)
    (stick.parent / "keys").write_text("\n".join(keys), encoding="utf-8")
    transcript = stick.parent / "transcript"
    played = ("--headless", "--fast", "--seed=1", f"--keys={stick.parent}/keys", f"--transcript={transcript}")
    env = environment_of(home, PYTHONPATH=str(stick), PYTHONDONTWRITEBYTECODE="1")
    command = [sys.executable, "-m", "spades_gui", "--language=en", *played, *options]
    done = subprocess.run(command, env=env, cwd=stick, capture_output=True, text=True, timeout=300, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    lines: list[dict[str, Any]] = [json.loads(line) for line in transcript.read_text(encoding="utf-8").splitlines()]
    return [line["text"] for line in lines if line["kind"] == "speech"]


def files(folder: Path) -> set[str]:
    return {each.relative_to(folder).as_posix() for each in folder.rglob("*") if each.is_file()}


def hands(number: int) -> list[str]:
    """So many hands: three is bid, and every card of the hand tried, whatever is asked."""
    return ["3", "return", "home", *["return", "right"] * 13] * (13 * number)


def test_a_whole_match_with_all_that_is_kept_of_it_leaves_the_home_untouched(stick: Path) -> None:
    before = files(stick)
    keep = ["ctrl+s", *"sat", "return"]
    played = ["return", *keep, *EXPORT, "escape", "escape", "f3", *hands(2)]
    said = run(stick, "--portable", "--set=rules.target=50", "--set=match.level=easy", keys=played)
    assert any(" win, " in line for line in said)
    new = files(stick) - before
    assert {file for file in new if not file.startswith("userdata/")} == set()
    assert new >= {f"userdata/{name}" for name in ("config.yaml", "last-match.json", "statistics.db", *KEPT)}
    assert before - files(stick) == set()
    assert list((stick.parent / "home").iterdir()) == []


def test_once_there_the_folder_is_used_without_being_asked_for(stick: Path) -> None:
    run(stick, "--portable", keys=["return", "f3", *hands(1)[:4]])
    said = run(stick, keys=["f3"])
    assert said[0].endswith("Go on with the match")
    assert list((stick.parent / "home").iterdir()) == []


def test_without_the_folder_the_system_s_own_are_used(stick: Path) -> None:
    run(stick, keys=["return", "3", "return", "f3"])
    assert not (stick / "userdata").exists()
    assert {Path(file).name for file in files(stick.parent / "home")} >= {"lock", "match.json", "config.yaml"}


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="nothing is read-only to the system's owner")
def test_where_a_stick_is_write_protected_it_is_told_and_nothing_is_kept_elsewhere(stick: Path) -> None:
    (stick / "userdata").mkdir(mode=0o500)
    told(stick, "access is denied")


def test_where_something_is_in_the_way_it_is_told_and_nothing_is_kept_elsewhere(stick: Path) -> None:
    (stick / "userdata").write_text("in the way")
    told(stick, "a file is in the place of a folder")


def told(stick: Path, why: str) -> None:
    said = run(stick, "--portable", keys=["return", "3", "return", "ctrl+q"])
    assert said[1] == f"Cannot write to {stick / 'userdata'}: {why}. Nothing is kept."
    assert "You, 3." in said
    assert said[-1] == "Quit? The match cannot be saved and will be lost. No"
    assert list((stick.parent / "home").iterdir()) == []
