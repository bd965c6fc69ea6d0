"""The one command that sets everything up, run on a small project that stands for the game and needs no network."""

import ast
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parent.parent / "tools" / "start.py"

PYPROJECT = """\
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]

[project]
name = "small"
version = "1"
dependencies = []

[project.optional-dependencies]
test = []
"""

# The smallest build backend: an editable wheel that puts the checkout on the path and writes down that it was asked.
BACKEND = """\
from pathlib import Path
from zipfile import ZipFile

def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    with Path("installs").open("a") as installs:
        installs.write("x")
    name = "small-1-py3-none-any.whl"
    files = {
        "small.pth": str(Path.cwd()),
        "pytest.py": "import sys; print('pytest', sys.argv[1:])",
        "small-1.dist-info/METADATA": "Metadata-Version: 2.1\\nName: small\\nVersion: 1\\nProvides-Extra: test\\n",
        "small-1.dist-info/WHEEL": "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n",
    }
    with ZipFile(Path(wheel_directory, name), "w") as wheel:
        for path, text in files.items():
            wheel.writestr(path, text)
        wheel.writestr("small-1.dist-info/RECORD", "".join(f"{path},,\\n" for path in files))
    return name
"""

GAME = """\
import os, sys
print("game", sys.argv[1:], os.path.basename(os.getcwd()), sys.prefix != sys.base_prefix)
sys.exit(7)
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A project like this one, with a copy of the script."""
    root = tmp_path / "a checkout"
    for name, text in {"pyproject.toml": PYPROJECT, "backend.py": BACKEND, "spades_gui/__main__.py": GAME}.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    (root / "tools").mkdir()
    shutil.copy(SCRIPT, root / "tools")
    return root


def start(checkout: Path, *arguments: str, **environment: str) -> tuple[int, list[str]]:
    """The exit code and the lines printed by the script, called from another folder."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "PYTHONPATH"))}
    done = subprocess.run(
        [sys.executable, checkout / "tools" / "start.py", *arguments],
        cwd=checkout.parent,
        env=clean | {"PIP_CONFIG_FILE": os.devnull, "PIP_NO_INDEX": "1"} | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    return done.returncode, done.stdout.splitlines()


@pytest.fixture
def script() -> ModuleType:
    """The script as a module."""
    spec = importlib.util.spec_from_file_location("start", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_sets_up_once_repairs_what_broke_and_passes_everything_on(checkout: Path) -> None:
    making = "Making a virtual environment ..."
    installing = "Installing the game and what it needs; the first time takes a minute or two ..."
    game = f"game ['--seed', '1'] {checkout.parent.name} True"
    assert start(checkout, "--", "--seed", "1", PIP_USER="1") == (7, [making, installing, "Installed.", game])

    # nothing has changed: nothing to do
    assert start(checkout, "--seed", "1") == (7, [game])

    # the tests need more than the game, and once they have it the game needs no other
    tests = "pytest ['-n', 'auto', '--dist', 'worksteal', '-k', 'x']"
    assert start(checkout, "--test", "-k", "x") == (0, [installing, "Installed.", tests])
    assert start(checkout, "--test", "--", "-k", "x") == (0, [tests])
    assert start(checkout, "--seed", "1") == (7, [game])

    # the project has other needs than before
    (checkout / "pyproject.toml").write_text(PYPROJECT + "# changed\n")
    assert start(checkout, "--seed", "1") == (7, [installing, "Installed.", game])
    assert (checkout / "installs").read_text() == "xxx"

    # an installation that was cut off, then a Python that is gone
    (checkout / ".venv" / "installed-by-start").unlink()
    assert start(checkout, "--seed", "1") == (7, [installing, "Installed.", game])
    shutil.rmtree(checkout / ".venv" / ("Scripts" if os.name == "nt" else "bin"))
    assert start(checkout, "--seed", "1") == (7, [making, installing, "Installed.", game])


def test_when_the_installation_fails_it_says_why(checkout: Path) -> None:
    (checkout / "pyproject.toml").write_text(PYPROJECT.replace("requires = []", 'requires = ["no-such"]'))
    code, lines = start(checkout, PIP_NO_INDEX="0", PIP_INDEX_URL="http://127.0.0.1:9/", PIP_RETRIES="1")
    sentence = "The packages that the game needs cannot be fetched: is this computer online? Then try again."
    assert (code, lines[2:]) == (1, [sentence])

    (checkout / "pyproject.toml").write_text(PYPROJECT)
    (checkout / "backend.py").write_text("raise SystemExit('the backend is broken')")
    code, lines = start(checkout)
    assert code == 1
    assert any("the backend is broken" in line for line in lines)
    assert lines[-1] == "The game could not be installed; what pip said stands above."


def test_a_folder_that_cannot_be_made_is_named(checkout: Path) -> None:
    (checkout / ".venv").write_text("a file")
    code, lines = start(checkout)
    assert code == 1
    assert lines[1].startswith(f"The folder {checkout / '.venv'} cannot be made: ")


def test_an_old_python_understands_the_file_and_is_told_that_it_is_too_old(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ast.parse(SCRIPT.read_text("utf-8"), feature_version=(3, 6))
    monkeypatch.setattr(sys, "version_info", (3, 6, 15))
    assert script.main([]) == 1
    assert capsys.readouterr().err == "Spades needs Python 3.11 or newer, and this is Python 3.6.\n"


def test_a_python_that_cannot_make_environments_names_the_package_it_lacks(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "ensurepip" else name)
    monkeypatch.setattr(sys, "version_info", (3, 13, 0))
    assert script.main([]) == 1
    assert capsys.readouterr().err.endswith("install the missing part with: sudo apt install python3.13-venv\n")


def test_it_explains_itself(script: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert script.main(["--help"]) == 0
    assert "python3 tools/start.py --test" in capsys.readouterr().out
