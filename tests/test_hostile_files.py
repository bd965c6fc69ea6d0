"""Files and names made to do harm: nothing is run, nothing is formatted, nothing reaches the terminal but text."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pilot import Pilot
from test_program import environment_of, scripted, spoken
from test_verify_command import recorded

from spades_gui import assets
from spades_gui.batch import verify_command
from spades_gui.core.options import RuleOptions
from spades_gui.present.message import msg
from spades_gui.present.words import Words
from spades_gui.settings.problem import ProblemId
from spades_gui.settings.rules import read_sets

EVIL = {
    "an escape sequence": "\x1b]0;owned\x07\x1b[2J",
    "C1 controls": "\x9b2J\x85",
    "a turn to the left": "\u202eevil\u2066",
    "more lines": "a\nb\r\nc\u2028d",
    "half a pair": "\ud800",
    "no name at all": "\0",
}


@pytest.mark.parametrize("kind", EVIL)
def test_what_moves_the_cursor_or_turns_the_text_is_in_nothing_that_is_said(kind: str) -> None:
    words = Words(assets.locales_folder(), pytest.fail, strict=True)
    for message in (msg("bid-made", who=EVIL[kind], bid=4), msg("cli-no-file", file=EVIL[kind], problem=EVIL[kind])):
        for language in ("en", "fr", "ru"):
            text = words.say(message, language).replace("\u00a0", " ").replace("\u202f", " ")
            assert text.isprintable()
            assert "\N{REPLACEMENT CHARACTER}" in text
            text.encode()


@pytest.mark.parametrize(
    "name", ["{ $x }", "{ bid-made }", "{0}", "%s%n", "$HOME", "<b>", "\\u0041", "&a", "!!x", "-1"]
)
def test_a_name_is_said_as_it_is_written(name: str) -> None:
    pilot = Pilot(seed="1", left_name=name)
    said = " ".join(pilot.press("return", "3", "return", "w"))
    assert name in said or name.replace("-", "minus ") in said


@pytest.mark.parametrize("name", [*EVIL.values(), "x" * 1_000_000, "{ $who }"])
def test_names_in_a_record_reach_the_terminal_as_one_short_line(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, _ = recorded(RuleOptions(), Random(1))
    for seat in data["seats"]:
        seat["name"] = name
    data["actions"][2]["seat"] = (data["actions"][2]["seat"] + 1) % 4
    file = tmp_path / "evil.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    assert verify_command.run([str(file)], Words(assets.locales_folder(), pytest.fail), "en") == verify_command.ILLEGAL
    _, err = capsys.readouterr()
    assert len(err) < 200
    assert err.count("\n") == 1
    assert err.removesuffix("\n").isprintable()


@pytest.mark.parametrize("options", [["--keys"], ["score"], ["verify"], ["--config"]])
def test_a_file_without_end_and_with_an_evil_name_is_one_line(options: list[str], tmp_path: Path) -> None:
    if not Path("/dev/zero").exists():
        pytest.skip("no file here is without end")
    link = tmp_path / "\x1b[2J\u202e"
    link.symlink_to("/dev/zero")
    given = [f"{options[0]}={link}", "--headless"] if options[0].startswith("--") else [*options, str(link)]
    (tmp_path / "keys").write_text("s\n")
    given += [f"--keys={tmp_path}/keys"] if options == ["--config"] else []
    command = [sys.executable, "-m", "spades_gui", *given]
    env = environment_of(tmp_path)
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == (0 if options == ["--config"] else 2)
    assert len(done.stderr.splitlines()) == int(options != ["--config"])
    assert done.stderr.replace("\n", "").isprintable()


def test_foreign_sets_of_rules_do_not_hold_up_the_start(tmp_path: Path) -> None:
    good = "name: Good\npreset: classic\n"
    (tmp_path / "good.yaml").write_text(good, encoding="utf-8")
    bomb = "".join(f"x{n}: [{'[' * 8}{'x, ' * 400}{']' * 8}]\n" for n in range(60))
    for number in range(300):
        (tmp_path / f"z{number:03}.yaml").write_text(bomb, encoding="utf-8")
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe.yaml")
    (tmp_path / "folder.yaml").mkdir()
    began = time.process_time()
    sets, problems = read_sets(tmp_path)
    assert time.process_time() - began < 5
    assert [each.name for each in sets] == ["Good"]
    assert {each.id for each in problems} == {ProblemId.TOO_LARGE, ProblemId.UNREADABLE}


def test_evil_settings_are_told_and_change_nothing(tmp_path: Path) -> None:
    config = tmp_path / "evil.yaml"
    laughs = "".join(f"l{n}: &l{n} [*l{n - 1}, *l{n - 1}]\n" for n in range(1, 60))
    lines: list[Any] = [
        "player_name: !!python/object/apply:os.system ['touch owned']",
        'partner_name: "\\e[2J\\u202E"',
        "left_name: { $x }",
        "speech: {voice_en: '../../../etc/passwd', rate: " + "9" * 4000 + "}",
        "match: {target: .nan, level: 1e999999}",
        "l0: &l0 [x, x]",
    ]
    config.write_text("\n".join(lines) + "\n" + laughs, encoding="utf-8")
    told = spoken(scripted(tmp_path, "return\nwait turn\nw\n", f"--config={config}", "--fast", "--language=en"))
    assert not (tmp_path / "owned").exists()
    assert "Your bid." in told
    assert all(text.replace("\u00a0", "").isprintable() for text in told)
    assert sum("evil.yaml" in text for text in told) >= 6
