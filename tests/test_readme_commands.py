"""Every command in README and the translator's guide, run as it is written in a copy that has nothing yet."""

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from test_program import environment_of
from xserver import XServer, until, x_server

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the commands are written for a shell")

ROOT = Path(__file__).parent.parent
PROGRAM = re.compile(r"(spades-gui|python3?|py|pipx|pip|uv|bash|\.venv/bin/[a-z-]+)(\s|$)")
SHEET = "rules: {preset: classic}\nhands:\n  - {bids: [3, 4, 2, 3], tricks: [4, 4, 2, 3]}\n"

OPENS, ENDS, CI, INSTALLS, NAMES = "opens", "ends", "ci", "installs", "names"
"""It opens the game's window, ends by itself, is run by ``.ci/run``, installs (and is left out), is only a name."""

COMMANDS = {
    "python3 tools/start.py": OPENS,
    "python3 tools/start.py --test": CI,
    "python3 tools/start.py -- OPTIONS": ENDS,
    "pipx run --spec . spades-gui": OPENS,
    "uv tool run --from . spades-gui": OPENS,
    "pipx install .": INSTALLS,
    "uv tool install .": INSTALLS,
    "pip install .": INSTALLS,
    ".venv/bin/pip install '.[build]'": CI,  # start.py --test installs it
    ".venv/bin/python tools/build.py": CI,  # tests/test_build.py
    "py": NAMES,
    "python3": NAMES,
    "spades-gui": OPENS,
    ".venv/bin/spades-gui": OPENS,
    "spades-gui --open FILE": OPENS,
    "spades-gui replay FILE": OPENS,
    "spades-gui score FILE": ENDS,
    "spades-gui verify": NAMES,
    "spades-gui verify FILE": ENDS,
    "spades-gui arena --sides medium,easy --matches 100 --seed 7": ENDS,
    "spades-gui say card-name card=QS --language fr": ENDS,
    "spades-gui COMMAND --help": ENDS,
    "python tools/lint_locales.py": ENDS,
    "spades-gui say card-name card=QS --language ru": ENDS,
    "spades-gui say bid-made who=Anna bid=4 --language fr --verbosity full": ENDS,
    "spades-gui say ID NAME=VALUE …": NAMES,
    "python tools/books.py": ENDS,
    "python -m pytest -q tests/test_locales_render.py": CI,  # among all tests
    "python -m pytest -q tests/test_books.py": CI,
}
"""How each is treated, in the order in which they run. A command of README that is not here fails a test."""
BY = {how: [command for command, treated in COMMANDS.items() if treated == how] for how in (OPENS, ENDS)}


def written(document: str) -> set[str]:
    """The commands in a document: lines of code, and code in sentences, that begin with a program."""
    text = (ROOT / document).read_text(encoding="utf-8")
    lines = re.findall(r"^(?: {4})?(\S.*)$", "\n".join(re.findall(r"^    .*$|^```\n.*?^```", text, re.M | re.S)), re.M)
    spans = re.findall(r"(?<!`)`([^`\n]+)`(?!`)", text)
    return {each for each in (*lines, *spans) if PROGRAM.match(each)}


def test_every_command_is_in_the_table_and_every_line_of_the_table_is_a_command() -> None:
    assert written("README.md") | written("TRANSLATING.md") == COMMANDS.keys()


def test_what_is_left_to_ci_is_run_by_it() -> None:
    run = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert "python3 tools/start.py --test" in run
    assert "spades-gui[build]" in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert '"build.py"' in (ROOT / "tests" / "test_build.py").read_text(encoding="utf-8")


def as_pip_is_told() -> dict[str, str]:
    """Settings for uv, where this machine's pip is told to find packages: uv does not read what pip is told."""
    names = {
        "cert": "SSL_CERT_FILE",
        "constraint": "UV_CONSTRAINT",
        "extra-index-url": "UV_EXTRA_INDEX_URL",
        "find-links": "UV_FIND_LINKS",
        "index-url": "UV_DEFAULT_INDEX",
    }
    listed = subprocess.run([sys.executable, "-m", "pip", "config", "list"], capture_output=True, text=True, check=True)
    told = dict(re.findall(r"^\S*\.([a-z-]+)='(.*)'$", listed.stdout, re.M))
    return {names[name]: value for name, value in told.items() if name in names}


class Copy:
    """A copy of what is kept of this project, in which README's first command has been run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "copy"
        self.folder.mkdir()
        for name in ("docs", "locales", "packaging", "sounds", "spades_gui", "tools"):
            shutil.copytree(ROOT / name, self.folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        for name in ("config.yaml", "LICENSE", "pyproject.toml", "README.md"):
            shutil.copy(ROOT / name, self.folder)
        programs = folder / "programs"
        programs.mkdir()
        (programs / "python3").symlink_to(Path(sys.base_prefix, "bin", f"python3.{sys.version_info.minor}"))
        for name in ("pipx", "uv"):
            (programs / name).symlink_to(Path(sys.executable).parent / name)
        path = os.pathsep.join((str(self.folder / ".venv" / "bin"), str(programs), "/usr/bin", "/bin"))
        settings = as_pip_is_told()
        places = {"UV_CACHE_DIR": "uv", "UV_TOOL_DIR": "tools", "PIPX_HOME": "pipx", "XDG_CACHE_HOME": "cache"}
        own = {name: str(folder / place) for name, place in places.items()}
        self.env = environment_of(folder, PATH=path, **settings, **own)
        for name in [each for each in self.env if each.startswith(("PYTHON", "VIRTUAL_ENV"))]:
            del self.env[name]

    @contextmanager
    def running(self, command: str, **environment: str) -> "Iterator[subprocess.Popen[str]]":
        """Have a command run by a shell; it and all that it has started end with it."""
        output = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
        how = {"shell": True, "cwd": self.folder, "start_new_session": True, **output}
        with subprocess.Popen(command, env={**self.env, **environment}, **how) as process:  # type: ignore[call-overload]
            try:
                yield process
            finally:
                if process.poll() is None:
                    os.killpg(process.pid, signal.SIGKILL)

    def run(self, command: str) -> str:
        """What a command prints that ends by itself, and well."""
        with self.running(command, SDL_AUDIODRIVER="dummy") as process:
            printed, _ = process.communicate(timeout=300)
        assert process.returncode == 0, printed
        return str(printed)

    def opens(self, command: str, server: XServer) -> None:
        """Whether a command opens the game's window."""
        with self.running(command, DISPLAY=server.env["DISPLAY"], SDL_AUDIODRIVER="dummy") as process:
            until(lambda: bool(windows(server)) or process.poll() is not None)
            ended = process.poll() is not None
            assert not ended, process.stdout.read() if process.stdout else ""
        until(lambda: not windows(server))


def windows(server: XServer) -> list[str]:
    """The game's windows."""
    command = ["xdotool", "search", "--onlyvisible", "--class", "spades-gui"]
    return subprocess.run(command, env=server.env, capture_output=True, text=True, check=False).stdout.split()


def test_they_all_run_in_a_copy_that_has_nothing_yet(tmp_path: Path) -> None:
    # One test, not one for each: the copy takes as long to make as all the rest, and tests are spread over processes.
    copy = Copy(tmp_path)
    (copy.folder / "sheet.yaml").write_text(SHEET, encoding="utf-8")
    with x_server() as server:
        for command in BY[OPENS]:
            if "FILE" in command:
                copy.run("spades-gui arena --sides easy --matches 1 --seed 7 --records records")
            copy.opens(command.replace("FILE", "records/0001.json"), server)
    for command in BY[ENDS]:
        file = "sheet.yaml" if "score" in command else "records/0001.json"
        for each in ("score", "verify", "arena", "say") if "COMMAND" in command else ("",):
            copy.run(command.replace("FILE", file).replace("COMMAND", each).replace("OPTIONS", "--version"))
