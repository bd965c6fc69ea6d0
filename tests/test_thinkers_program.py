"""The process that thinks for the computer players comes with a match and goes with the game, however that ends."""

import os
import signal
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest
from processes import alive, thinkers
from test_program import environment_of
from xserver import until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")

ROOT = Path(__file__).parent.parent


class Program:
    """The running game, the leader of a group of processes as in a terminal; its errors and transcript in files."""

    def __init__(self, folder: Path, process: "subprocess.Popen[bytes]") -> None:
        self.folder = folder
        self.process = process

    def errors(self) -> str:
        return (self.folder / "errors").read_text("utf-8")

    def said(self) -> int:
        """How much the transcript holds."""
        transcript = self.folder / "transcript"
        return transcript.stat().st_size if transcript.exists() else 0

    def thinker(self) -> int:
        """The process that thinks, as soon as there is one."""
        until(lambda: len(thinkers(self.process.pid)) == 1)
        return thinkers(self.process.pid).pop()

    def goes_on(self) -> None:
        """Returns when a good deal more has been said."""
        before = self.said()
        until(lambda: self.said() > before + 3000)


@contextmanager
def program(folder: Path, *options: str, **environment: str) -> Iterator[Program]:
    """The game, started with these options."""
    env = environment_of(folder, SDL_AUDIODRIVER="dummy", **environment)
    common = ["--seed=1", f"--transcript={folder}/transcript", "--set=speech.enabled=false"]
    command = [sys.executable, "-m", "spades_gui", *common, *options]
    with (folder / "errors").open("wb") as errors:
        process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=errors, start_new_session=True)
    try:
        yield Program(folder, process)
    finally:
        process.kill()
        process.wait()


def demo(folder: Path) -> AbstractContextManager[Program]:
    return program(folder, "--demo", "--fast")


def test_there_is_none_at_the_main_menu_and_one_at_the_table(tmp_path: Path) -> None:
    keys = tmp_path / "keys"
    keys.write_text("wait 3000\n")
    with program(tmp_path, f"--keys={keys}", SDL_VIDEODRIVER="dummy") as game:
        until(lambda: game.said() > 0)
        assert not thinkers(game.process.pid)
    keys.write_text("return\nwait turn\nwait 3000\n")
    with program(tmp_path, f"--keys={keys}", SDL_VIDEODRIVER="dummy") as game:
        assert alive(game.thinker())


def test_a_demonstration_goes_on_when_it_is_killed(tmp_path: Path) -> None:
    with demo(tmp_path) as game:
        first = game.thinker()
        game.goes_on()
        os.kill(first, signal.SIGKILL)
        game.goes_on()
        assert game.thinker() != first
        assert game.errors() == ""


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_it_ends_without_a_word_when_a_terminal_ends_the_game(tmp_path: Path, number: signal.Signals) -> None:
    with demo(tmp_path) as game:
        thinker = game.thinker()  # and not a moment later, while it may be still starting
        os.killpg(game.process.pid, number)
        game.process.wait(300)
        until(lambda: not alive(thinker))
        assert game.errors() == ""


def test_it_ends_when_the_game_is_killed(tmp_path: Path) -> None:
    with demo(tmp_path) as game:
        thinker = game.thinker()
        game.goes_on()
        game.process.kill()
        game.process.wait()
        until(lambda: not alive(thinker))
        assert game.errors() == ""


def test_it_ends_with_the_match_of_a_demonstration(tmp_path: Path) -> None:
    with program(tmp_path, "--demo", "--fast", "--set=rules.target=50") as game:
        thinker = game.thinker()
        assert game.process.wait(300) == 0
        assert not alive(thinker)
        assert game.errors() == ""


def test_the_installed_command_loads_nothing_before_it_knows_that_it_is_the_game() -> None:
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["scripts"]
    module, _, name = scripts["spades-gui"].partition(":")
    script = f"import sys; from {module} import {name}; print(*(each for each in sys.modules if 'spades_gui' in each))"
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["spades_gui", module]
