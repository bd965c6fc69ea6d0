"""The keys in force: those of the table, of the chosen set, of the language's translators and of the player."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from spades_gui.keys.keymap import Keymap, KeyProblem, make_keymap
from spades_gui.keys.sets import SETS, Keys

_NONE: Final[Keys] = MappingProxyType({})


def _no_keys(_language: str, _key_set: str) -> Keys:
    return _NONE


class Keyring:
    """Makes the keymap for a set, a language and a player.

    ``translated`` gives the keys that translators want for a language and a set; they have to fit into that set.
    """

    def __init__(self, translated: Callable[[str, str], Keys] = _no_keys) -> None:
        self._translated = translated

    def keymap(
        self,
        key_set: str,
        language: str,
        keys: Mapping[str, tuple[str, ...]] = _NONE,
        buttons: Mapping[str, tuple[str, ...]] = _NONE,
    ) -> tuple[Keymap, tuple[KeyProblem, ...]]:
        """The keymap, and those of the player's ``keys`` and ``buttons`` (by command) that do not fit into it."""
        return make_keymap(keys, buttons, SETS[key_set], self._translated(language, key_set))
