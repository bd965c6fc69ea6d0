"""What ``spades-gui score`` makes of wrong sheets, foreign files and wrong command lines: one line, and status 2."""

import json
import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import yaml
from sheets import HAND, SHEET, Score, hand, scorer, sheet

from spades_gui import assets
from spades_gui.__main__ import main
from spades_gui.batch import files, score_command
from spades_gui.batch.refused import RefusedError
from spades_gui.core.actions import BLIND
from spades_gui.present.words import Words


@pytest.fixture
def score(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Score:
    return scorer(tmp_path, capsys)


BAD: dict[str, tuple[Any, str]] = {
    "a list": ([], "This is not a score sheet."),
    "nothing": ("", "This is not a score sheet."),
    "only a comment": ("# rules\n", "This is not a score sheet."),
    "a text": ("just words", "This is not a score sheet."),
    "a record": ({"format": "spades-record", "version": 1}, "In format: there is no such field."),
    "no rules": ({"hands": []}, "In rules: it is missing."),
    "no hands": ({"rules": {}}, "In hands: it is missing."),
    "rules in a word": ({"rules": "classic", "hands": []}, "In rules: names and values belong there."),
    "hands in a mapping": ({"rules": {}, "hands": {}}, "In hands: a list belongs there."),
    "a hand in a list": (sheet([3, 4, 2, 3]), "Hand 1, hands: names and values belong there."),  # type: ignore[arg-type]
    "a word mistyped": ({"rules": {}, "hands": [], "strat": []}, "In strat: there is no such field, perhaps start"),
    "an unknown preset": (sheet(preset="bridge"), "In rules.preset: it cannot be bridge."),
    "a preset in a list": (sheet(preset=["classic"]), "In rules.preset: it cannot be […]."),
    "an option mistyped": (sheet(exact_bonu=True), "In rules.exact_bonu: there is no such field, perhaps exact_bonus"),
    "an option out of range": (sheet(target=49), "In rules.target: it cannot be 49."),
    "a switch in a number": (sheet(exact_bonus=1), "In rules.exact_bonus: it cannot be 1."),
    "a number in a switch": (sheet(nil_pass=True), "In rules.nil_pass: it cannot be true."),
    "options that conflict": (
        sheet(bidding="suicide", nil=False),
        "In rules: bidding suicide and nil off do not go together.\n",
    ),
    "partners of three": (sheet(seats=3, teams="partners"), "In rules: "),
    "a start for one side": ({**sheet(), "start": [{"score": 0, "bags": 0}]}, "In start: 1 entry instead of 2."),
    "a start by seat": ({**sheet(), "start": [{"score": 0, "bags": 0}] * 4}, "In start: 4 entries instead of 2."),
    "a start without bags": ({**sheet(), "start": [{"score": 0}] * 2}, "In start[0].bags: it is missing."),
    "a start in numbers": ({**sheet(), "start": [0, 0]}, "In start[0]: names and values belong there."),
    "bags below nothing": ({**sheet(), "start": [{"score": 0, "bags": -1}] * 2}, "In start[0].bags: the lowest is 0"),
    "a huge score": ({**sheet(), "start": [{"score": 10**4000, "bags": 0}] * 2}, "In start[0].score: the lowest"),
    "no bids": (sheet(HAND, {"tricks": [4, 4, 2, 3]}), "Hand 2, bids: it is missing."),
    "no tricks": (sheet({"bids": [3, 4, 2, 3]}), "Hand 1, tricks: it is missing."),
    "a hand too much": (sheet(hand([3] * 4, [4, 3, 3, 3], why="x")), "Hand 1, why: there is no such field."),
    "too few bids": (sheet(HAND, HAND, hand([3, 4, 2], [4, 4, 2, 3])), "Hand 3, bids: 3 entries instead of 4."),
    "too many tricks": (sheet(hand([3] * 4, [4, 4, 2, 3, 0])), "Hand 1, tricks: 5 entries instead of 4."),
    "a wrong sum": (sheet(HAND, hand([3, 4, 2, 3], [4, 4, 2, 4])), "Hand 2, tricks: together 14 tricks instead of 13."),
    "a trick below nothing": (sheet(hand([3] * 4, [14, 0, 0, -1])), "Hand 1, tricks[0]: the lowest is 0"),
    "tricks in words": (sheet(hand([3] * 4, ["4", 4, 2, 3])), "Hand 1, tricks[0]: 4 is not a whole number."),
    "a trick that is true": (sheet(hand([3] * 4, [True, 4, 5, 3])), "Hand 1, tricks[0]: true is not a whole number."),
    "half a trick": (sheet(hand([3] * 4, [3.5, 4, 2.5, 3])), "Hand 1, tricks[0]: 3.5 is not a whole number."),
    "a bid that is true": (sheet(hand([True, 4, 2, 3], [4, 4, 2, 3])), "Hand 1, bids[0]: true is neither"),
    "a bid that is nothing": (sheet(hand([3, 4, 2, None], [4, 4, 2, 3])), "Hand 1, bids[3]: null is neither"),
    "a bid in words": (sheet(hand([3, 4, "nil", 3], [4, 4, 2, 3])), "Hand 1, bids[2]: nil is neither"),
    "a bid of too much": (sheet(hand([3, 4, 14, 3], [4, 4, 2, 3])), "Hand 1, bids[2]: the lowest is 0"),
    "a bid of 4000 digits": (sheet(hand([3, 4, 10**4000, 3], [4, 4, 2, 3])), "Hand 1, bids[2]: the lowest"),
    "a bid in a list": (sheet(hand([3, 4, [2], 3], [4, 4, 2, 3])), "Hand 1, bids[2]: […] is neither"),
    "a blind nil where it is off": (sheet(hand([BLIND, 4, 2, 3], [4, 4, 2, 3])), "Hand 1, bids[0]: blind nil"),
    "a nil where it is off": (sheet(hand([0, 4, 2, 3], [4, 4, 2, 3]), nil=False), "Hand 1, bids: the rules forbid"),
    "revokes where there are none": (sheet({**HAND, "revokes": [1]}), "Hand 1, revokes: revokes are prevented"),
    "a revoke by nobody": (sheet({**HAND, "revokes": [4]}, revoke="penalised"), "Hand 1, revokes[0]: the lowest is 0"),
    "a revoke twice": (sheet({**HAND, "revokes": [1, 1]}, revoke="penalised"), "Hand 1, revokes: a seat stands there"),
    "revokes by yes": (sheet({**HAND, "revokes": True}, revoke="penalised"), "Hand 1, revokes: a list belongs there."),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_a_wrong_sheet_is_refused_with_the_hand_and_the_field(name: str, score: Score) -> None:
    data, said = BAD[name]
    for options in ((), ("--json",)):
        status, out, err = score(data, *options)
        assert (status, out) == (2, "")
        assert err.startswith(said), err
        assert len(err.splitlines()) == 1
        assert len(err) < 200


@pytest.mark.parametrize(
    ("language", "said"), [("fr", "Donne 2, tricks : 14 plis"), ("ru", "Раздача 2, tricks: всего 14 взяток")]
)
def test_what_is_wrong_is_said_in_the_language_asked_for(language: str, said: str, score: Score) -> None:
    data, _ = BAD["a wrong sum"]
    assert score(data, "--language", language)[2].startswith(said)
    assert score(data, language=language)[2].startswith(said)


LAUGHS = "{}\n" + "".join(f"{b}: &{b} [*{a}, *{a}, *{a}]\n" for a, b in pairwise("abcdefghijklmnopqrstuvwxyz"))
"""YAML that is short, and endless where each alias is written out."""

FOREIGN: dict[str, str | bytes] = {
    "NaN": json.dumps(sheet(hand([float("nan"), 4, 2, 3], [4, 4, 2, 3]))),
    "infinity": json.dumps(sheet(hand([3, 4, 2, 3], [float("inf"), 4, 2, 3]))),
    "YAML's NaN": SHEET.replace("[3, 4, 2, 3]", "[.nan, 4, 2, 3]"),
    "YAML's infinity": SHEET.replace("[3, 4, 2, 3]", "[.inf, 4, 2, 3]"),
    "a number of 5000 digits": SHEET.replace("[3, 4, 2, 3]", "[" + "9" * 5000 + ", 4, 2, 3]"),
    "an octal number": SHEET.replace("[3, 4, 2, 3]", "[03, 4, 2, 3]"),
    "a number to the base of 60": SHEET.replace("[3, 4, 2, 3]", "[1:30, 4, 2, 3]"),
    "a date": SHEET.replace("[3, 4, 2, 3]", "[2001-01-01, 4, 2, 3]"),
    "a tag": SHEET.replace("[3, 4, 2, 3]", "!!python/tuple [3, 4, 2, 3]"),
    "a tag that runs things": SHEET.replace("[3, 4, 2, 3]", "!!python/object/apply:os.getcwd []"),
    "an alias of nothing": SHEET.replace("[3, 4, 2, 3]", "*a"),
    "an alias of itself": SHEET.replace("[3, 4, 2, 3]", "&a [*a, 4, 2, 3]"),
    "a mapping in itself": "&a\nrules: *a\nhands: []\n",
    "a billion laughs": LAUGHS.format("a: &a [x, x]"),
    "a billion laughs in a field": "hands: []\nrules:\n  " + LAUGHS.format("seats: &a [x, x]").replace("\n", "\n  "),
    "a deep chain of aliases": "a0: &a0 [x]\n" + "".join(f"a{n}: &a{n} [*a{n - 1}]\n" for n in range(1, 3000)),
    "a merge key": SHEET.replace("rules: {", "rules: {<<: {nil: false}, "),
    "a key twice": SHEET + "rules: {}\n",
    "an option twice": SHEET.replace("exact_bonus: true", "exact_bonus: true, exact_bonus: false"),
    "a key twice in JSON": '{"rules": {}, "rules": {}, "hands": []}',
    "a list for a key": "? [a, b]\n: 1\n",
    "two documents": SHEET + "---\n" + SHEET,
    "half of YAML": SHEET[: SHEET.index("]")],
    "half of JSON": json.dumps(sheet(HAND))[:-3],
    "deep nesting": "[" * 100_000,
    "deep nesting, closed": '{"rules": ' + "[" * 50_000 + "]" * 50_000 + "}",
    "deep nesting by lines": "".join(" " * depth + "a:\n" for depth in range(600)),
    "tabs": "rules:\n\t{}\n",
    "binary": bytes(range(256)) * 10,
    "zeros": bytes(10_000),
    "UTF-16": SHEET.encode("utf-16"),
    "Latin-1": "rules: {preset: é}".encode("latin-1"),
    "a surrogate": b"rules: {preset: \xed\xa0\x80}",
    "a surrogate, escaped": '{"rules": {"\\ud800": 1}, "hands": []}',
    "a control character": '{"rules": {"a\\u0000\\n\\u202e": 1}, "hands": []}',
    "a long word": '{"rules": {"' + "a" * 100_000 + '": 1}, "hands": []}',
    "rubbish": "".join(chr(33 + number * number % 90) for number in range(100_000)),
    "rubbish in lines": "\n".join(f"{number}: {number}" for number in range(20_000)),
}  # fmt: skip


@pytest.mark.parametrize("name", FOREIGN)
def test_a_foreign_file_gets_one_line_and_status_2(name: str, score: Score) -> None:
    status, out, err = score(FOREIGN[name])
    assert (status, out) == (2, ""), name
    assert len(err.splitlines()) == 1
    assert 10 < len(err) < 250


def test_fifty_megabytes_of_rubbish_are_not_read(tmp_path: Path) -> None:
    file = tmp_path / "huge.yaml"
    with file.open("wb") as stream:
        stream.truncate(50_000_000)
    with pytest.raises(RefusedError) as refusal:
        files.read_json_or_yaml(file)
    assert refusal.value.message.id == "file-too-large"


def test_a_sheet_of_a_very_long_match_is_read(score: Score) -> None:
    one = hand([1, 1, 1, 1], [4, 3, 3, 3])
    data = sheet(*[one] * 1200, bag_limit=5, target=10_000)
    for text in (json.dumps(data), yaml.safe_dump(json.loads(json.dumps(data)))):
        assert len(text) < files.MOST_IN_A_SHEET
        assert score(text, "--json")[0] == 0


def test_what_is_no_ordinary_file_is_refused_without_waiting(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = Words(assets.locales_folder(), pytest.fail)
    (tmp_path / "folder").mkdir()
    places = [tmp_path / "folder", tmp_path / "missing", tmp_path / "file" / "below", Path("/dev/zero")]
    (tmp_path / "file").write_text("")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    places.append(tmp_path / "loop")
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
        places.append(tmp_path / "pipe")
    if os.name == "posix" and os.getuid():
        (tmp_path / "secret").write_text(SHEET)
        (tmp_path / "secret").chmod(0)
        places.append(tmp_path / "secret")
    for place in places:
        assert score_command.run([str(place)], words, "en") == 2, place
        out, err = capsys.readouterr()
        assert (out, len(err.splitlines())) == ("", 1)


def test_the_command_stands_first_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "sheet.yaml").write_text(SHEET, encoding="utf-8")
    assert main(["score", str(tmp_path / "sheet.yaml"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["over"] is False


@pytest.mark.parametrize("command", ["score", "verify"])
def test_each_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main([command, "--help"])
    assert leaving.value.code == 0
    assert f"spades-gui {command} FILE" in capsys.readouterr().out
    for wrong in ([], ["a", "b"], ["a", "--nonsense"]):
        with pytest.raises(SystemExit) as leaving:
            main([command, *wrong])
        assert leaving.value.code == 2
        out, err = capsys.readouterr()
        assert (out, len(err.splitlines())) == ("", 1)
        assert command in err


def test_the_help_of_the_game_names_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    out = capsys.readouterr().out
    assert "\n  score " in out
    assert "\n  verify " in out


def test_a_reader_that_has_enough_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "sheet.yaml").write_text(json.dumps(sheet(*[HAND] * 6)), encoding="utf-8")
    command = [sys.executable, "-m", "spades_gui", "score", str(tmp_path / "sheet.yaml")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0
