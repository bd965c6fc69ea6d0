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


def test_the_players_folder_is_named_after_the_game_and_not_made_by_asking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("HOME", "XDG_CONFIG_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(variable, str(tmp_path))
    assert assets.user_config_file().parts[-2:] == ("spades-gui", "config.yaml")
    assert list(tmp_path.iterdir()) == []


def test_looking_for_shipped_files_loads_no_library() -> None:
    script = "import sys; from spades_gui import assets; assets.shipped_config(); print('platformdirs' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
