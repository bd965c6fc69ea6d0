"""The program as it is started: options, scripts, transcripts, the demonstration, and no screen."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from saves import saved_after
from xserver import until

import spades_gui
from spades_gui.app.script import Pause, ScriptError, parse_script
from spades_gui.core.record import SeatInfo, to_data
from spades_gui.keys.key import Key

HAND = "return\nwait turn\n3\nreturn\nwait turn\nc\nh\n"


SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
"""What tells a program of a screen: a dummy driver is one too, on which the game would wait for a key for ever."""


def environment_of(tmp_path: Path, **environment: str) -> dict[str, str]:
    """Without a screen or a voice, and with a home of its own."""
    env = {
        **{name: value for name, value in os.environ.items() if name not in SCREENS},
        "HOME": str(tmp_path),
        "XDG_CONFIG_HOME": str(tmp_path / "config"),
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "LANG": "en_US.UTF-8",
        "SPEECHD_ADDRESS": f"unix_socket:{tmp_path}/none",
        "SPEECHD_CMD": "/nonexistent",  # or the client starts a daemon of its own
        **environment,
    }
    env.pop("LC_ALL", None)
    env.pop("LANGUAGE", None)
    return env


def run(tmp_path: Path, *options: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    env = environment_of(tmp_path, **environment)
    command = [sys.executable, "-m", "spades_gui", *options]
    return subprocess.run(command, env=env, capture_output=True, text=True, timeout=300, check=False)


def scripted(tmp_path: Path, script: str, *options: str, **environment: str) -> list[dict[str, Any]]:
    """The lines of the transcript of a headless run, which begins without a saved match."""
    shutil.rmtree(tmp_path / "data", ignore_errors=True)
    keys, transcript = tmp_path / "keys.txt", tmp_path / "transcript.jsonl"
    keys.write_text(script, encoding="utf-8")
    done = run(tmp_path, "--headless", f"--keys={keys}", f"--transcript={transcript}", *options, **environment)
    assert done.stderr == ""
    assert done.returncode == 0
    return scripted_lines(transcript)


def scripted_lines(transcript: Path) -> list[dict[str, Any]]:
    """The lines of a transcript."""
    return [json.loads(line) for line in transcript.read_text(encoding="utf-8").splitlines()]


def spoken(lines: list[dict[str, Any]]) -> list[str]:
    return [line["text"] for line in lines if line["kind"] == "speech"]


def test_a_script_is_played_and_the_transcript_tells_what_was_heard_pressed_and_shown(tmp_path: Path) -> None:
    lines = scripted(tmp_path, HAND, "--seed=7", "--fast")
    assert {line["kind"] for line in lines} == {"speech", "sound", "key", "screen"}
    speech = next(line for line in lines if line["kind"] == "speech")
    assert speech == {
        "t": 0.0,
        "kind": "speech",
        "text": "Spades. Main menu. New match",
        "language": "en",
        "interrupt": True,
        "id": "menu-main",
    }
    assert "New match to 500: classic." in spoken(lines)
    assert "You, 3." in spoken(lines)
    assert [line["key"] for line in lines if line["kind"] == "key"] == ["return", "3", "return", "c", "h"]


def test_the_same_seed_gives_the_same_transcript(tmp_path: Path) -> None:
    first, second, other = (scripted(tmp_path, HAND, f"--seed={seed}") for seed in (7, 7, 8))
    assert first == second
    assert spoken(first) != spoken(other)


def test_without_fast_speech_takes_its_time_and_wait_lets_it_pass(tmp_path: Path) -> None:
    lines = scripted(tmp_path, "return\nwait 2.5\ns\n", "--seed=7")
    key = next(line for line in lines if line["kind"] == "key" and line["key"] == "s")
    assert key["t"] == pytest.approx(2.6, abs=0.11)


def test_a_wait_at_the_end_is_waited(tmp_path: Path) -> None:
    short, long = (scripted(tmp_path, f"return\nwait {seconds}\n", "--seed=7") for seconds in (0.1, 60))
    assert "Hand 1." in spoken(long)
    assert "Hand 1." not in spoken(short)


def test_the_system_s_language_is_the_first_and_a_choice_is_kept_for_the_next_start(tmp_path: Path) -> None:
    first = scripted(tmp_path, "f4\n", LANG="fr_FR.UTF-8")
    assert spoken(first) == ["Spades. Menu principal. Nouvelle partie", "Русский"]
    assert spoken(scripted(tmp_path, "s\n", LANG="fr_FR.UTF-8"))[0].startswith("Пики.")


def test_problems_with_settings_are_told_in_the_player_s_language(tmp_path: Path) -> None:
    config = tmp_path / "mine.yaml"
    config.write_text("screen:\n  theem: dark\nspeech:\n  rate: fast\nkeys: {say.hand: insert}\n", encoding="utf-8")
    told = spoken(scripted(tmp_path, "s\n", f"--config={config}", "--language=fr"))
    assert told[0] == "Spades. Menu principal. Nouvelle partie"
    assert "Ligne 2, mine.yaml" in told[1]
    assert "screen.theme" in told[1]
    assert "Ligne 4, mine.yaml" in told[2]
    assert told[3] == "Ligne 5, mine.yaml : pour keys.say.hand, insert n’est pas une touche."


def test_a_clash_of_keys_is_refused_and_told(tmp_path: Path) -> None:
    config = tmp_path / "mine.yaml"
    config.write_text("keys:\n  say.scores: [m]\n", encoding="utf-8")
    told = spoken(scripted(tmp_path, "return\nwait turn\ns\n", f"--config={config}", "--fast"))
    assert told[1] == "M stays with “sounds on or off”; “scores and bags” keeps its own keys."
    assert told[-1] == "We 0, 0 bags. They 0, 0 bags."


def test_a_key_that_is_no_digit_types_no_bid(tmp_path: Path) -> None:
    config = tmp_path / "mine.yaml"
    config.write_text("keys:\n  bid.type: [x]\n", encoding="utf-8")
    told = spoken(scripted(tmp_path, "return\nwait turn\nx\n4\n", f"--config={config}", "--fast"))
    assert told[1] == "X is no digit; “type the bid” keeps its own keys."
    assert told[-1] == "4"


def test_rules_of_ones_own_that_are_deleted_are_gone_at_the_next_start(tmp_path: Path) -> None:
    folder = tmp_path / "config" / "spades-gui" / "rules"
    scripted(tmp_path, "down\nreturn\nend\nup\nreturn\nx\nreturn\n")
    assert [file.name for file in folder.iterdir()] == ["rules-x.yaml"]
    said = spoken(scripted(tmp_path, "down\nreturn\nend\nup\nreturn\ndown\nreturn\n"))
    assert any("Rules: x" in line for line in said)
    assert not [*folder.iterdir()]
    assert not any("Rules: x" in line for line in spoken(scripted(tmp_path, "down\n")))


def test_settings_of_the_command_line_hold_for_this_run_only(tmp_path: Path) -> None:
    once = scripted(tmp_path, "f2\n", "--set", "speech.verbosity=full")
    assert spoken(once)[-1] == "How much is said: brief."


def test_the_match_goes_on_at_the_next_start(tmp_path: Path) -> None:
    scripted(tmp_path, HAND, "--seed=7", "--fast")
    (tmp_path / "keys.txt").write_text("return\npageup\n", encoding="utf-8")
    transcript = tmp_path / "transcript.jsonl"
    options = ("--headless", "--fast", f"--keys={tmp_path}/keys.txt", f"--transcript={transcript}", "--language=fr")
    assert run(tmp_path, *options).returncode == 0
    told = spoken([json.loads(line) for line in transcript.read_text(encoding="utf-8").splitlines()])
    assert told[0].startswith("Spades. Menu principal. Donne 1, nous 0, eux 0. ")
    assert told[0].endswith(" Continuer la partie")
    assert told[1].startswith("De retour à la table. ")
    assert len(told) == 3


def test_a_record_given_on_the_command_line_is_played_on_in_the_human_s_seat(tmp_path: Path) -> None:
    record = saved_after(40, seed="given").record
    seats = (*(SeatInfo(f"Guest {seat}", "bot:easy") for seat in range(3)), SeatInfo("Guest 3", "human"))
    (tmp_path / "record.json").write_text(json.dumps(to_data(replace(record, seats=seats))), encoding="utf-8")
    told = spoken(scripted(tmp_path, "wait turn\nw\n", "--fast", f"--open={tmp_path / 'record.json'}"))
    assert told[1].startswith("At the table.")
    assert all(f"Guest {seat}" in told[-1] for seat in range(3))
    (saved,) = (tmp_path / "data").rglob("match.json")
    assert [seat["name"] for seat in json.loads(saved.read_bytes())["seats"]] == [f"Guest {n}" for n in (3, 0, 1, 2)]


@pytest.mark.parametrize(("content", "told"), [(None, "Il n’y a pas de fichier"), ("<html>", "Ce n’est pas du JSON")])
def test_a_file_that_is_no_record_is_told_and_the_game_begins_all_the_same(
    tmp_path: Path, content: str | None, told: str
) -> None:
    if content is not None:
        (tmp_path / "record.json").write_text(content)
    said = spoken(scripted(tmp_path, "return\n", "--fast", "--language=fr", f"--open={tmp_path / 'record.json'}"))
    assert said[0] == "Spades. Menu principal. Nouvelle partie"
    assert said[1].startswith(told)
    assert "record.json" in said[1]
    assert said[2].startswith("Nouvelle partie en 500")


@pytest.mark.skipif(sys.platform != "linux", reason="the folder of the save is set as on Linux")
def test_where_the_match_cannot_be_saved_it_is_told_once_and_quitting_asks(tmp_path: Path) -> None:
    told = spoken(scripted(tmp_path, HAND + "ctrl+q\n", "--seed=7", "--fast", XDG_DATA_HOME="/dev/null"))
    assert told.count("The match is not saved: a file is in the place of a folder. The game goes on.") == 1
    assert "You, 3." in told
    assert told[-1] == "Quit? The match cannot be saved and will be lost. No"


def test_the_demonstration_leaves_the_player_s_match_alone(tmp_path: Path) -> None:
    scripted(tmp_path, HAND, "--seed=7", "--fast")
    (saved,) = tmp_path.rglob("match.json")
    before = saved.read_bytes()
    assert run(tmp_path, "--demo", "--headless", "--fast", "--seed=3", "--set", "rules.target=50").returncode == 0
    assert saved.read_bytes() == before


def test_the_demonstration_plays_a_match_to_its_end_and_prints_what_it_says(tmp_path: Path) -> None:
    done = run(tmp_path, "--demo", "--headless", "--fast", "--seed=3", "--set", "rules.target=100")
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert lines[0] == "New match to 100: classic."
    assert " win, " in lines[-1]
    assert not any("you" in line.lower().split() for line in lines)


def test_the_demonstration_needs_neither_screen_nor_sound_nor_voice(tmp_path: Path) -> None:
    done = run(tmp_path, "--demo", "--fast", "--seed=3", "--set", "rules.target=100", SDL_AUDIODRIVER="none")
    assert done.returncode == 0
    assert " win, " in done.stdout.splitlines()[-1]
    assert done.stderr == ""


def test_the_demonstration_ends_when_nobody_reads_on(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "spades_gui", "--demo", "--headless", "--fast", "--seed=3"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environment_of(tmp_path), stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline() == "New match to 500: classic.\n"
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait(300) == 0


def test_a_terminal_without_cyrillic_does_not_end_the_demonstration(tmp_path: Path) -> None:
    options = ("--demo", "--headless", "--fast", "--language=ru", "--seed=3", "--set", "rules.target=50")
    done = run(tmp_path, *options, PYTHONIOENCODING="latin-1")
    assert done.returncode == 0
    assert done.stdout.startswith("????? ??????, ???? 50. ")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk here is always full")
def test_a_transcript_that_cannot_be_written_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    options = ("--demo", "--headless", "--fast", "--seed=3", "--set", "rules.target=100", "--transcript=/dev/full")
    done = run(tmp_path, *options)
    assert done.returncode == 0
    assert done.stderr == "Cannot write to /dev/full: the disk is full\n"
    assert " win, " in done.stdout.splitlines()[-1]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no SIGTERM")
@pytest.mark.parametrize("options", [[], ["--demo"]])
def test_the_end_of_the_desktop_s_session_ends_the_game_at_once(tmp_path: Path, options: list[str]) -> None:
    transcript = tmp_path / "transcript.jsonl"
    # Without a voice nothing wakes the window again.
    settings = [f"--transcript={transcript}", "--set", "speech.enabled=false"]
    command = [sys.executable, "-m", "spades_gui", *settings, *options]
    env = environment_of(tmp_path, SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    with subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
        until(lambda: transcript.exists() and '"screen"' in transcript.read_text(encoding="utf-8", errors="replace"))
        time.sleep(1)  # from here on it waits for keys, unless the machine is busy
        process.send_signal(signal.SIGTERM)
        try:
            _, trouble = process.communicate(timeout=300)
        finally:
            process.kill()
    assert trouble == ""
    assert process.returncode == 0


@pytest.mark.parametrize(
    ("language", "word"), [("en_GB.UTF-8", "screen"), ("fr_FR.UTF-8", "écran"), ("ru_RU.UTF-8", "экран")]
)
def test_without_a_screen_the_game_says_so_in_one_line(tmp_path: Path, language: str, word: str) -> None:
    if sys.platform != "linux":
        pytest.skip("only Linux runs without a screen")
    done = run(tmp_path, LANG=language)
    assert done.returncode == 2
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert "spades-gui --demo" in line
    assert word in line


@pytest.mark.parametrize(
    "options",
    [
        ["--nonsense"],
        ["--language", "de"],
        ["--set", "theme"],
        ["--keys", "missing.txt", "--headless"],
        ["--headless", "--transcript", "/nowhere/at/all.jsonl"],
    ],
)
def test_a_wrong_command_line_gets_one_line_and_status_2(tmp_path: Path, options: list[str]) -> None:
    done = run(tmp_path, *options)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


def test_an_incomplete_installation_is_told_in_one_line(tmp_path: Path) -> None:
    shutil.copytree(Path(spades_gui.__file__).parent, tmp_path / "spades_gui")
    command = [sys.executable, "-m", "spades_gui", "--version"]
    env = environment_of(tmp_path, PYTHONPATH="")
    done = subprocess.run(command, env=env, cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("the game is not fully installed: locales is not at ")
    assert len(done.stderr.splitlines()) == 1


def test_help_speaks_the_system_s_language(tmp_path: Path) -> None:
    assert "играет" in run(tmp_path, "--help", LANG="ru_RU.UTF-8").stdout


def test_a_script_is_read_line_by_line() -> None:
    script = "# a comment\n\nB\nshift+F1\nwait 0.5\nwait turn\n"
    assert parse_script(script) == (Key("b"), Key("f1", shift=True), Pause(0.5), Pause(None))


@pytest.mark.parametrize("line", ["jump", "wait", "wait -1", "wait nan", "wait 1e9", "wait 1 2", "ctrl+", "b b"])
def test_a_line_that_is_no_step_is_named(line: str) -> None:
    with pytest.raises(ScriptError) as trouble:
        parse_script(f"b\n{line}\n")
    assert trouble.value.line == 2
