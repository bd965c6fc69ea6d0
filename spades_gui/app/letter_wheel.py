"""Typing with a game controller: up and down turn the last letter of what is typed, right adds one, left takes it away.

What is written is all there is: no letter waits apart from the others to be taken.
"""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

DIGITS: Final = "0123456789"
BESIDE_LETTERS: Final = f" {DIGITS}-’"
"""What follows the letters of the language."""

Turn = Callable[[str, str], str]
"""What becomes of a text, with the letters on the wheel."""


def turned(text: str, letters: str, step: int) -> str:
    """``text`` with its last letter ``step`` further on the wheel; the first or the last letter where it has none.

    Words begin with a capital.
    """
    before, last = text[:-1], text[-1:].lower()
    place = letters.find(last) if last else -1
    if place < 0:
        place = -1 if step > 0 else 0
    return before + _written(letters[(place + step) % len(letters)], before)


def longer(text: str, letters: str) -> str:
    """``text`` with the first letter of the wheel after it."""
    return text + _written(letters[0], text)


def _written(letter: str, before: str) -> str:
    return letter.upper() if not before or before.endswith((" ", "-")) else letter


TURNS: Final[Mapping[str, Turn]] = MappingProxyType(
    {
        "dialog.previous": partial(turned, step=1),
        "dialog.next": partial(turned, step=-1),
        "dialog.more": longer,
        "dialog.less": lambda text, _letters: text[:-1],
    }
)
"""What the commands for dialogs do with what is typed, when they come from a controller."""
