"""However the game is installed, it finds its sounds, texts and default settings, and starts."""

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

import spades_gui

ROOT = Path(__file__).parent.parent
FOLDERS = ("sounds", "locales")


def run(*command: str | Path, cwd: Path) -> str:
    """What a command prints, run with no hint of where the checkout is."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PIP_"))}
    done = subprocess.run(
        command, cwd=cwd, env=clean, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


class Place:
    """An empty folder, and a new virtual environment that sees the libraries of the one running this test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "somewhere else"
        self.folder.mkdir()
        environment = folder / "environment"
        venv.EnvBuilder(symlinks=os.name != "nt").create(environment)
        self.executable = environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        site = Path(self.python("-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())
        paths = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
        (site / "libraries.pth").write_text("\n".join(sorted(paths)), "utf-8")

    def python(self, *arguments: str) -> str:
        """What the environment's Python prints."""
        return run(self.executable, *arguments, cwd=self.folder)

    def install(self, *what: str | Path) -> None:
        """Install into the environment, without asking any network."""
        pip: list[str | Path] = [sys.executable, "-m", "pip", "--python", self.executable, "install", "--quiet"]
        run(*pip, "--no-index", "--no-deps", "--no-build-isolation", *what, cwd=self.folder)

    def assets(self) -> list[Path]:
        """Where the installed game finds its sounds, its texts and its default settings."""
        script = (
            "from spades_gui.assets import *; print(sounds_folder(), locales_folder(), shipped_config(), sep='\\n')"
        )
        return [Path(line) for line in self.python("-c", script).splitlines()]


@pytest.fixture
def place(tmp_path: Path) -> Place:
    """Where the game is to be installed."""
    return Place(tmp_path)


@pytest.fixture(scope="module")
def wheels(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A wheel built from the checkout, and one built from the source distribution."""
    built = {}
    for name, options in {
        "checkout": ["--wheel"],
        "sdist": [],
    }.items():  # by default build makes the wheel by way of the sdist
        folder = tmp_path_factory.mktemp(name)
        run(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, *options, ROOT, cwd=folder)
        (built[name],) = folder.glob("*.whl")
        assert len(list(folder.glob("*.tar.gz"))) == (name == "sdist")
    return built


def contents(folder: Path) -> dict[str, bytes]:
    """Every file below a folder."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def check(place: Place, beside: Path | None) -> None:
    """The game in ``place`` has everything, from the checkout if it should, and starts."""
    found = place.assets()
    for path, name in zip(found, (*FOLDERS, "config.yaml"), strict=True):
        if beside:
            assert path == beside / name
        else:
            assert path.parent.parts[-2:] == ("spades_gui", "data")
            assert ROOT not in path.parents
    assert all(contents(path) == contents(ROOT / name) != {} for path, name in zip(found, FOLDERS, strict=False))
    assert found[2].read_bytes() == (ROOT / "config.yaml").read_bytes()
    assert place.python("-m", "spades_gui", "--version") == f"spades-gui {spades_gui.__version__}\n"


def test_from_a_checkout(place: Place) -> None:
    place.folder = ROOT  # the only folder in which Python sees a game that is not installed
    check(place, ROOT)


def test_as_an_editable_install(place: Place) -> None:
    place.install("--editable", ROOT)
    check(place, ROOT)


@pytest.mark.parametrize("source", ["checkout", "sdist"])
def test_from_a_wheel(place: Place, wheels: dict[str, Path], source: str) -> None:
    place.install(wheels[source])
    check(place, None)
