"""Where the files that ship with the game are, and the player's own. Nothing else looks for them."""

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parent
_APP: Final = "spades-gui"
PORTABLE: Final = "userdata"
"""The folder beside the program in which everything is kept, where there is one."""


class AssetsMissingError(RuntimeError):
    """The installation is incomplete; the text says what is missing and where it was looked for."""


def sounds_folder() -> Path:
    """The folder of sound files, or where it should be."""
    return _expected("sounds")


def locales_folder() -> Path:
    """The folder that holds one folder of texts for each language."""
    return find("locales")


def shipped_config() -> Path:
    """The commented default settings, or where they should be."""
    return _expected("config.yaml")


def program_folder(package: Path = _PACKAGE) -> Path:
    """The folder that a player would call the program's own, which a copied program takes along.

    A frozen program (PyInstaller's ``sys.frozen``): the folder of its executable; on macOS, that of its bundle. A
    checkout: its top. Otherwise, as from a wheel: the Python environment that it is installed in.
    """
    if getattr(sys, "frozen", False):
        folder = Path(sys.executable).resolve().parent
        bundle = next((each for each in folder.parents if each.suffix == ".app"), None)
        return bundle.parent if bundle else folder
    if (package.parent / "pyproject.toml").is_file():
        return package.parent
    return Path(sys.prefix)


@dataclass(frozen=True, slots=True)
class Folders:
    """Where everything is kept that is the player's. None of it need exist yet.

    ``data`` is for what the game keeps by itself, such as the match in progress; ``exchange`` for match records given
    to others and got from them. ``portable`` folders lie beside the program, and the game keeps nothing elsewhere.
    """

    settings: Path
    data: Path
    exchange: Path
    portable: bool = False

    @property
    def config(self) -> Path:
        """The player's own settings."""
        return self.settings / "config.yaml"

    @property
    def theme(self) -> Path:
        """The player's own colours."""
        return self.settings / "theme.yaml"

    @property
    def rules(self) -> Path:
        """The folder of the player's own sets of rules."""
        return self.settings / "rules"

    @property
    def kept(self) -> Path:
        """The folder of the matches that are kept under a name."""
        return self.data / "kept"

    @property
    def window(self) -> Path:
        """Where the window's place is kept."""
        return self.data / "window.json"

    @property
    def untouched(self) -> bool:
        """Whether nothing is there: the game has never been played here. What cannot be looked into is not nothing.

        The place of a window is nothing: a demonstration leaves it, too.
        """
        for folder in (self.settings, self.data):
            try:
                if any(file != self.window for file in folder.iterdir()):
                    return False
            except FileNotFoundError:
                continue
            except OSError:
                return False
        return True


def find_folders(portable: bool = False, program: Path | None = None) -> Folders:
    """The player's folders: those of the system, or ``userdata`` beside the program, where it is or is asked for.

    ``program`` is its folder, if it is not as ``program_folder`` finds it.
    """
    beside = (program or program_folder()) / PORTABLE
    if portable or beside.is_dir():
        return Folders(beside, beside, beside / "exports", portable=True)
    from platformdirs import user_config_path, user_data_path, user_documents_path

    settings, data = (folder(_APP, appauthor=False) for folder in (user_config_path, user_data_path))
    return Folders(settings, data, user_documents_path() / "Spades")


def _expected(name: str) -> Path:
    """Where something is that the game can do without; it says so where it has to."""
    try:
        return find(name)
    except AssetsMissingError:
        return _PACKAGE / "data" / name


def find(name: str, package: Path = _PACKAGE) -> Path:
    """A shipped file or folder: inside the package, where a wheel has it, or beside ``pyproject.toml`` in a checkout.

    Raises ``AssetsMissingError`` if it is in neither place.
    """
    places = [package / "data" / name]
    checkout = package.parent
    if (checkout / "pyproject.toml").is_file():
        places.append(checkout / name)
    for place in places:
        if place.exists():
            return place
    looked = " or ".join(map(str, places))
    raise AssetsMissingError(f"the game is not fully installed: {name} is not at {looked}")
