"""The running game's files on bad days: full and read-only disks, folders that go, damaged files, a clock set back."""

import ctypes
import errno
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from needs import needs
from pilot import words
from saves import saved_after, store
from test_bad_ends import game_in_window, heard, pressed
from test_kills import KEYS
from test_program import HAND, environment_of, spoken
from xserver import until

from spades_gui.bounded import NotOrdinaryError
from spades_gui.present.problems import refusal
from spades_gui.settings.problem import REFUSALS
from spades_gui.settings.schema import LANGUAGES
from spades_gui.storage.match_text import to_text
from spades_gui.storage.matches import PREVIOUS, SAVED

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the folders and the limits are Linux's")

ROOT = Path(__file__).resolve().parent.parent
_DROP_CAPABILITY = 24  # prctl(2), PR_CAPBSET_DROP
_OVERRIDES = (1, 2)  # capabilities(7): CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH

A_WHILE = HAND + "return\nright\n" * 30
"""Some play, in which a thread comes to its work."""


def bound_by_permissions() -> None:
    """Bind the program that this process is to become to the permissions of files, even where root runs the tests."""
    for capability in _OVERRIDES:
        ctypes.CDLL(None).prctl(_DROP_CAPABILITY, capability, 0, 0, 0)


def told(
    tmp_path: Path, keys: str, *options: str, before: Callable[[], None] | None = None, within: tuple[str, ...] = ()
) -> list[str]:
    """What the player hears of a game without a window that plays ``keys``; it must end well. ``before`` is run in its
    process, and ``within`` stands before its command."""
    (tmp_path / "keys").write_text(keys, encoding="utf-8")
    always = ["--headless", "--fast", f"--keys={tmp_path}/keys", "--transcript=/dev/stdout", "--seed=7"]
    done = subprocess.run(
        [*within, sys.executable, "-m", "spades_gui", *always, *options],
        env=environment_of(tmp_path), preexec_fn=before, capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    return spoken([json.loads(line) for line in done.stdout.splitlines()])


def test_read_only_folders_are_told_of_once_and_the_game_goes_on(tmp_path: Path) -> None:
    folders = [tmp_path / "data" / "spades-gui", tmp_path / "config" / "spades-gui"]
    for folder in folders:
        folder.mkdir(parents=True)
        folder.chmod(0o555)
    said = told(tmp_path, f"f3\n{A_WHILE}ctrl+q\n", before=bound_by_permissions)
    assert said.count("The match is not saved: access is denied. The game goes on.") == 1
    assert "Your change is not kept for the next start: access is denied." in said
    assert "You, 3." in said
    assert said[-1] == "Quit? The match cannot be saved and will be lost. No"
    assert [list(folder.iterdir()) for folder in folders] == [[], []]


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("fr", "La partie n’est pas enregistrée : accès refusé. Le jeu continue."),
        ("ru", "Партия не сохраняется: доступ запрещён. Игра продолжается."),
    ],
)
def test_why_nothing_is_saved_is_told_in_the_player_s_language(tmp_path: Path, language: str, why: str) -> None:
    folder = tmp_path / "data" / "spades-gui"
    folder.mkdir(parents=True)
    folder.chmod(0o555)
    assert why in told(tmp_path, A_WHILE, f"--language={language}", before=bound_by_permissions)


REFUSED = [OSError(number, "in its own words") for numbers in REFUSALS.values() for number in numbers]


@pytest.mark.parametrize("error", [*REFUSED, NotOrdinaryError("a pipe"), ValueError("embedded null byte")], ids=repr)
def test_every_refusal_that_we_know_has_words_in_every_language(error: Exception) -> None:
    said = {words().say(refusal(error), language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert not any(str(error) in each or "in its own words" in each for each in said)


def test_a_refusal_that_we_do_not_know_is_told_as_the_system_tells_it() -> None:
    error = OSError(errno.EDOM, os.strerror(errno.EDOM))
    assert words().say(refusal(error), "fr") == os.strerror(errno.EDOM)


def test_a_full_disk_is_told_of_once_and_what_was_saved_stays(tmp_path: Path) -> None:
    needs("unshare", package="util-linux")
    data = tmp_path / "data" / "spades-gui"
    data.mkdir(parents=True)
    room, kept = 8192, tmp_path / "kept"  # for two files, where a third is written before one goes
    disk = f'mount -t tmpfs -o size={room} none {data} && "$@" && cp -r {data} {kept}'
    within = ("unshare", "--mount", *(("--map-root-user",) if os.getuid() else ()), "sh", "-c", disk, "sh")
    if subprocess.run([*within, "true"], capture_output=True, check=False).returncode:
        pytest.skip("this system lets nobody mount a small disk")
    shutil.rmtree(kept)
    said = told(tmp_path, HAND + "ctrl+q\n", within=within)
    assert said.count("The match is not saved: the disk is full. The game goes on.") == 1
    assert said[-1] == "Quit? The match cannot be saved and will be lost. No"
    assert store(kept).found() is not None


def test_a_folder_that_goes_in_mid_game_is_made_again(tmp_path: Path) -> None:
    saved = tmp_path / "data" / "spades-gui" / SAVED
    (tmp_path / "keys").write_text("\n".join(KEYS), encoding="utf-8")
    options = ["--headless", "--fast", f"--keys={tmp_path}/keys", "--set=rules.target=10000", "--set=match.level=easy"]
    with subprocess.Popen([sys.executable, "-m", "spades_gui", *options], env=environment_of(tmp_path)) as game:
        try:
            for _ in range(3):
                until(saved.exists)
                while saved.parent.exists():
                    shutil.rmtree(saved.parent, ignore_errors=True)
                until(saved.exists)
            assert game.poll() is None
        finally:
            game.kill()
    assert store(saved.parent).found() is not None


@pytest.mark.parametrize(
    ("damage", "problem"),
    [
        (lambda text: text[: len(text) // 2], "The saved match is damaged."),
        (lambda text: text.replace("KH", "KD", 1), "The saved match is damaged."),
        (lambda _: '{"format": "spades-record", "version": 2}', "The saved match is from a newer version of the game."),
    ],
)
def test_a_save_that_cannot_be_used_is_told_of_and_kept_under_another_name(
    tmp_path: Path, damage: Callable[[str], str], problem: str
) -> None:
    data = tmp_path / "data" / "spades-gui"
    data.mkdir(parents=True)
    spoilt = damage(to_text(saved_after(12)))
    (data / SAVED).write_text(spoilt, encoding="utf-8")
    (data / PREVIOUS).write_text(to_text(saved_after(10)), encoding="utf-8")
    said = told(tmp_path, "return\n")
    assert said[0].endswith("Go on with the match")
    assert problem in said[1], said
    assert f"{SAVED}.damaged-1" in said[1]
    assert any(text.startswith("At the table.") for text in said)
    assert (data / f"{SAVED}.damaged-1").read_text(encoding="utf-8") == spoilt


def test_damaged_settings_are_told_of_and_kept_before_they_are_written_over(tmp_path: Path) -> None:
    own = tmp_path / "config" / "spades-gui" / "config.yaml"
    own.parent.mkdir(parents=True)
    own.write_text("language: fr\nscreen: {theme: dark\n", encoding="utf-8")
    before = own.read_bytes()
    said = told(tmp_path, f"f3\n{A_WHILE}")
    assert said[1] == "Line 3 of config.yaml: the file is not YAML."
    assert any("config.yaml.damaged-1" in text for text in said)
    assert own.with_name("config.yaml.damaged-1").read_bytes() == before


CLOCK = """
import pathlib, time
real, set_back = time.time, pathlib.Path(__file__).with_name("set back")
time.time = lambda: real() - (300_000_000 if set_back.exists() else 0)
time.time_ns = lambda: int(time.time() * 1e9)
"""


def test_a_clock_that_is_set_back_stops_nothing(tmp_path: Path) -> None:
    clock = tmp_path / "clock"
    clock.mkdir()
    (clock / "sitecustomize.py").write_text(CLOCK, encoding="utf-8")
    keys = ["return", "wait turn", *["h", "wait 0.1"] * 12]
    (tmp_path / "keys").write_text("\n".join(keys), encoding="utf-8")
    path = os.pathsep.join([str(clock), str(ROOT), os.environ.get("PYTHONPATH", "")])
    with game_in_window(tmp_path, f"--keys={tmp_path}/keys", PYTHONPATH=path, SDL_VIDEODRIVER="dummy") as game:
        until(lambda: pressed(tmp_path) > 3)
        (clock / "set back").touch()
        _, trouble = game.communicate(timeout=300)
        assert (game.returncode, trouble) == (0, "")
    assert pressed(tmp_path) == 13
    times = [json.loads(line)["t"] for line in heard(tmp_path).splitlines()]
    assert times == sorted(times)
    assert 1 < times[-1] < 1000
