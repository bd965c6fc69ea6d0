"""Shipped files and the player's folders are found."""

import subprocess
import sys
from pathlib import Path

import pytest

from spades_gui import assets

ROOT = Path(__file__).parent.parent


def test_a_checkout_has_its_files_beside_pyproject() -> None:
    assert assets.sounds_folder() == ROOT / "sounds"
    assert assets.locales_folder() == ROOT / "locales"
    assert assets.shipped_config() == ROOT / "config.yaml"


def test_files_inside_the_package_go_first(tmp_path: Path) -> None:
    package = tmp_path / "spades_gui"
    (package / "data" / "sounds").mkdir(parents=True)
    (tmp_path / "sounds").mkdir()
    (tmp_path / "pyproject.toml").touch()
    assert assets.find("sounds", package) == package / "data" / "sounds"


def test_what_another_program_installed_beside_the_package_is_not_taken(tmp_path: Path) -> None:
    (tmp_path / "sounds").mkdir()
    with pytest.raises(assets.AssetsMissingError, match=r"not fully installed: sounds is not at .*data.sounds$"):
        assets.find("sounds", tmp_path / "spades_gui")


def test_the_players_folders_are_named_after_the_game_and_not_made_by_asking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(variable, str(tmp_path))
    folders = assets.find_folders(program=tmp_path)
    assert not folders.portable
    assert folders.config.parts[-2:] == ("spades-gui", "config.yaml")
    assert folders.data.name == "spades-gui"
    assert folders.exchange.name == "Spades"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("portable", [False, True])
def test_with_a_folder_beside_the_program_or_when_asked_everything_is_there(tmp_path: Path, portable: bool) -> None:
    beside = tmp_path / "userdata"
    if not portable:
        beside.mkdir()
    folders = assets.find_folders(portable, tmp_path)
    assert folders.portable
    for folder in (folders.config, folders.rules, folders.kept, folders.exchange):
        assert beside in folder.parents
    assert beside.exists() is not portable  # not made by asking


def test_beside_the_program_is_the_top_of_a_checkout(tmp_path: Path) -> None:
    assert assets.program_folder() == ROOT
    (tmp_path / "pyproject.toml").touch()
    assert assets.program_folder(tmp_path / "spades_gui") == tmp_path


def test_beside_the_program_is_the_environment_that_a_wheel_is_installed_in(tmp_path: Path) -> None:
    assert assets.program_folder(tmp_path / "site-packages" / "spades_gui") == Path(sys.prefix)


@pytest.mark.parametrize(
    ("executable", "beside"),
    [
        ("Spades/spades-gui", "Spades"),
        ("Spades/spades-gui.exe", "Spades"),
        ("Games/Spades.app/Contents/MacOS/spades-gui", "Games"),
    ],
)
def test_beside_the_program_is_where_a_frozen_one_lies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, executable: str, beside: str
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / executable))
    assert assets.program_folder(tmp_path / "_internal" / "spades_gui") == tmp_path / beside


def test_looking_for_shipped_files_loads_no_library() -> None:
    script = "import sys; from spades_gui import assets; assets.shipped_config(); print('platformdirs' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
