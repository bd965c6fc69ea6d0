"""Where the files that ship with the game are, and the player's own settings. Nothing else looks for them."""

from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parent
_APP: Final = "spades-gui"


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


def user_config_file() -> Path:
    """The player's own settings; the file and its folder need not exist yet."""
    from platformdirs import user_config_path

    return user_config_path(_APP, appauthor=False) / "config.yaml"


def user_data_folder() -> Path:
    """The folder of what the game keeps by itself, such as the match in progress; it need not exist yet."""
    from platformdirs import user_data_path

    return user_data_path(_APP, appauthor=False)


def user_rules_folder() -> Path:
    """The folder of the player's own sets of rules; it need not exist yet."""
    return user_config_file().parent / "rules"


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
