"""``spades-gui replay FILE``: the hands of a record at the table, and files that are none."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from saves import saved_after
from test_program import run, spoken

from spades_gui.core.record import to_data
from spades_gui.storage.match_text import to_text

KEYS = "down\nright\nshift+left\nend\nctrl+right\nshift+g\nescape\nwait 0.1\nctrl+q\n"


def heard(tmp_path: Path, record: str, *options: str) -> list[str]:
    """What is heard of a record that is replayed headless, and left."""
    file, keys, transcript = (tmp_path / name for name in ("record.json", "keys.txt", "transcript.jsonl"))
    file.write_text(record, encoding="utf-8")
    keys.write_text(KEYS, encoding="utf-8")
    scripted = ("--headless", "--fast", f"--keys={keys}", f"--transcript={transcript}")
    done = run(tmp_path, "replay", str(file), *scripted, *options)
    assert (done.returncode, done.stderr) == (0, "")
    return spoken([json.loads(line) for line in transcript.read_text(encoding="utf-8").splitlines()])


def refused(tmp_path: Path, record: str) -> str:
    """The one line that is said of a file which is refused."""
    file = tmp_path / "record.json"
    file.write_text(record, encoding="utf-8")
    done = run(tmp_path, "replay", str(file), "--headless")
    assert done.returncode == 2
    assert done.stdout == ""
    return done.stderr.rstrip("\n")


def test_a_match_between_computer_players_is_replayed_with_their_names(tmp_path: Path) -> None:
    match = saved_after(80).record
    seats = tuple(replace(seat, name=name, player="bot:hard") for seat, name in zip(match.seats, "NESW", strict=True))
    said = heard(tmp_path, json.dumps(to_data(replace(match, seats=seats))))
    assert said[0].startswith("Replay. Hand 1. Dealer: ")
    assert said[1].startswith(("N 3, ", "E 3, ", "S 3, ", "W 3, "))
    assert said[3].startswith("E: 0 of 3. Spades: ")
    assert "N and S: " in said[4]
    assert said[5] == said[4]  # the second hand has not been played to its end
    assert said[6] == "This deal has no number."
    assert said[7] == "Spades. Main menu. New match"


def test_the_player_s_own_saved_match_is_replayed_with_the_numbers_of_its_deals(tmp_path: Path) -> None:
    said = heard(tmp_path, to_text(saved_after(130)), "--language=fr")
    assert said[0].startswith("Relecture. Donne 1. ")
    assert "Vous 3" in said[1]
    assert said[5].startswith("Donne 2. ")
    assert said[6].startswith("Donne numéro ")


def test_what_is_no_record_or_breaks_the_rules_or_has_no_finished_hand_is_refused_in_a_line(tmp_path: Path) -> None:
    match = saved_after(80).record
    assert refused(tmp_path, "{}") == "Not a match record: record.json"
    assert refused(tmp_path, "[" * 100_000) == "Not JSON: record.json"
    wrong = (*match.actions[:6], match.actions[5], *match.actions[6:])
    assert refused(tmp_path, json.dumps(to_data(replace(match, actions=wrong)))).startswith("Action 7 is illegal")
    none = json.dumps(to_data(replace(match, actions=match.actions[:30])))
    assert refused(tmp_path, none) == "No finished hand: record.json"


@pytest.mark.parametrize("options", [("replay",), ("replay", "--headless")])
def test_without_a_file_it_is_not_understood(tmp_path: Path, options: tuple[str, ...]) -> None:
    done = run(tmp_path, *options)
    assert done.returncode == 2
    assert done.stderr == f"Not understood: {' '.join(options)}. See spades-gui --help\n"


def test_a_name_in_a_record_can_be_anything_and_is_heard_as_one_line(tmp_path: Path) -> None:
    match = saved_after(80).record
    seats = tuple(replace(seat, name="{ $who }\n\x1b[31m" * 50, player="bot:easy") for seat in match.seats)
    said = heard(tmp_path, json.dumps(to_data(replace(match, seats=seats))))
    assert all("\n" not in text and "\x1b" not in text for text in said)
    assert len(said[1]) < 2000
