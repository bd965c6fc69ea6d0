"""The statistics of the real program, from one start to the next."""

import json
from pathlib import Path

import pytest
from test_program import run, scripted, spoken

from spades_gui.present.history import History
from spades_gui.storage.statistics import EXPORTED, FILE
from spades_gui.storage.statistics_file import StatisticsFile

TRIES = "\n".join(["3", "return", "home", *["return", "right"] * 13] * 20)
"""Bids three, and tries every card of the hand, whatever is asked; after the first hand the next ones begin."""
PLAY = f"return\nwait turn\n{TRIES}\n"
LOOK = "end\nup\nup\nup\nreturn\nwait turn\ndown\n"


def file_of(tmp_path: Path) -> Path:
    return tmp_path / "data" / "spades-gui" / FILE


def goes_on(tmp_path: Path, script: str, *options: str) -> list[str]:
    """What is heard of a run that begins with what the one before has left."""
    keys, transcript = tmp_path / "keys.txt", tmp_path / "transcript.jsonl"
    keys.write_text(script, encoding="utf-8")
    done = run(tmp_path, "--headless", f"--keys={keys}", f"--transcript={transcript}", "--fast", *options)
    assert done.stderr == ""
    assert done.returncode == 0
    return spoken([json.loads(line) for line in transcript.read_text(encoding="utf-8").splitlines()])


def test_a_match_that_is_gone_on_with_counts_once(tmp_path: Path) -> None:
    options = ("--seed=7", "--fast", "--set=match.level=easy", "--set=rules.target=10000")
    scripted(tmp_path, PLAY, *options)
    first = StatisticsFile(file_of(tmp_path)).history()
    assert first.all.hands >= 1
    goes_on(tmp_path, PLAY, *options)
    second = StatisticsFile(file_of(tmp_path)).history()
    assert second.all.hands > first.all.hands
    assert [each.match for each in second.hands] == [1] * second.all.hands
    assert [each.hand.number for each in second.hands] == list(range(1, second.all.hands + 1))
    assert second.hands[: first.all.hands] == first.hands
    heard = goes_on(tmp_path, LOOK)
    assert any(text.endswith("No match finished") for text in heard), heard
    assert f"{second.all.hands} hands" in heard


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The statistics are damaged. They are kept as statistics.db.damaged-1; new ones begin."),
        (
            "fr",
            "Les statistiques sont abîmées. Elles sont gardées sous le nom statistics.db.damaged-1\u202f; de nouvelles",
        ),
        ("ru", "Статистика повреждена. Файл оставлен под именем statistics.db.damaged-1, начат новый."),
    ],
)
def test_a_damaged_file_is_told_in_the_players_language_and_kept(tmp_path: Path, language: str, told: str) -> None:
    file = file_of(tmp_path)
    file.parent.mkdir(parents=True)
    file.write_bytes(b"damaged")
    heard = goes_on(tmp_path, LOOK, f"--language={language}")
    assert any(text.startswith(told) for text in heard), heard
    assert file.with_name(f"{FILE}.damaged-1").read_bytes() == b"damaged"
    assert StatisticsFile(file).history() == History()


def test_a_demonstration_leaves_no_statistics(tmp_path: Path) -> None:
    done = run(tmp_path, "--demo", "--headless", "--fast", "--set=rules.target=50", "--set=match.level=easy")
    assert done.returncode == 0
    assert not file_of(tmp_path).exists()
    assert not file_of(tmp_path).with_name(EXPORTED).exists()
