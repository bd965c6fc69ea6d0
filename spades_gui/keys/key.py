"""A key press, free of any window system."""

from dataclasses import dataclass, field
from typing import Final

_MODIFIERS: Final = ("ctrl", "alt", "shift")
PAD: Final = "pad_"
"""What the names of a game controller's buttons begin with."""

NAMES: Final = frozenset(
    [chr(code) for code in range(ord("a"), ord("z") + 1)]
    + [str(digit) for digit in range(10)]
    + [f"f{number}" for number in range(1, 13)]
    + ["left", "right", "up", "down", "home", "end", "pageup", "pagedown"]
    + ["return", "escape", "space", "tab", "backspace", "delete", "ctrl"]
    + ["comma", "period", "slash", "semicolon", "minus", "equals"]
    + [PAD + name for name in ("up", "down", "left", "right", "a", "b", "x", "y", "lt", "rt", "start", "back")]
    + [PAD + name for name in ("lstick", "rstick")]
)
"""Every key that can carry a command. The keypad's digits and Enter count as the others; ``ctrl`` is Ctrl alone."""
_CHARACTERS: Final = {
    "space": " ",
    "comma": ",",
    "period": ".",
    "slash": "/",
    "semicolon": ";",
    "minus": "-",
    "equals": "=",
}
READER_KEYS: Final = frozenset({"insert", "capslock"})
"""Keys that screen readers hold down for their own commands: they carry none, but the player may ask why."""


@dataclass(frozen=True, slots=True)
class Key:
    """One key with its modifiers. ``text`` is what it would type in the current layout (for first letters in menus)."""

    name: str
    shift: bool = False
    ctrl: bool = False
    alt: bool = False
    text: str = field(default="", compare=False)

    @property
    def pad(self) -> bool:
        """Whether it is a button of a game controller."""
        return self.name.startswith(PAD)

    @property
    def types(self) -> str:
        """The character that it puts into a text, if any."""
        plain = not (self.ctrl or self.alt)
        return self.text if plain and len(self.text) == 1 and self.text.isprintable() else ""

    def __str__(self) -> str:
        held = [name for name in _MODIFIERS if getattr(self, name)]
        return "+".join([*held, self.name])


def parse_key(text: str) -> Key:
    """The key written as ``text``, e.g. ``shift+f1``; raises ``ValueError`` for anything that is not one."""
    *held, name = text.strip().lower().split("+")
    if name not in NAMES or len(set(held)) != len(held) or not set(held) <= set(_MODIFIERS):
        raise ValueError(f"not a key: {text!r:.40}")
    text = _CHARACTERS.get(name, name if len(name) == 1 else "")
    shift = "shift" in held
    return Key(name, shift, "ctrl" in held, "alt" in held, text.upper() if shift else text)
