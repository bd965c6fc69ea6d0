"""Scripted play: a file of key names, pressed as if by a player."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from spades_gui.app.ports import Game
from spades_gui.keys.key import Key, parse_key
from spades_gui.present.spot import Spot

KEY_INTERVAL: Final = 0.1
"""Seconds between two keys: a quick typist."""
LONGEST_WAIT: Final = 3600.0
_POLL: Final = 0.05


@dataclass(frozen=True, slots=True)
class Pause:
    """Let this many seconds pass; ``None``: until the game waits for the player."""

    seconds: float | None


Step = Key | Pause


class ScriptError(ValueError):
    """A line of a script that is no key and no wait; ``line`` counts from 1."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(f"line {line}: {text!r:.40}")
        self.line = line
        self.text = text


def parse_script(text: str) -> tuple[Step, ...]:
    """The steps of a script: a key a line, ``wait 0.5`` (seconds) or ``wait turn``; blank and # lines are skipped.

    Raises ``ScriptError`` at the first line that is none of these.
    """
    steps = []
    for number, line in enumerate(text.splitlines(), 1):
        written = line.strip().lower()
        if written and not written.startswith("#"):
            try:
                steps.append(_step(written))
            except ValueError:
                raise ScriptError(number, written) from None
    return tuple(steps)


def _step(written: str) -> Step:
    first, *rest = written.split()
    if first != "wait":
        return parse_key(written)
    if rest == ["turn"]:
        return Pause(None)
    (number,) = rest
    seconds = float(number)
    if not 0 <= seconds <= LONGEST_WAIT:
        raise ValueError(number)
    return Pause(seconds)


class ScriptedGame:
    """A game that presses its own keys. It ends when the script is at its end.

    ``eager``: each key is pressed as soon as the game has nothing left to do by itself; otherwise keys come
    ``KEY_INTERVAL`` apart. ``waiting`` tells whether the game waits for the player.
    """

    def __init__(self, game: Game, steps: Sequence[Step], waiting: Callable[[], bool], *, eager: bool) -> None:
        self._game = game
        self._steps = list(steps)
        self._waiting = waiting
        self._eager = eager
        self._due: float | None = None
        self._over = False

    @property
    def running(self) -> bool:
        """False once the script is at its end or the game has ended."""
        return self._game.running and not self._over

    def press(self, key: Key) -> None:
        """Somebody at the keyboard joins in."""
        self._game.press(key)

    def point(self, spot: Spot) -> None:
        """Somebody with a pointer joins in."""
        self._game.point(spot)

    def focus_changed(self, focused: bool) -> None:
        """The window has got the focus, or lost it."""
        self._game.focus_changed(focused)

    def close_requested(self) -> None:
        """The window is being closed: the script ends with it."""
        self._over = True

    def tick(self, now: float) -> float | None:
        """Let the game go on, and do the next step of the script when it is due."""
        wait = self._game.tick(now)
        if self._eager and wait is not None:
            return wait
        due = now if self._due is None else self._due
        if now < due:
            return due - now if wait is None else min(wait, due - now)
        if not self._steps:
            self._over = True
            return 0.0
        if self._step_done(now):
            self._game.tick(now)
            return 0.0
        return _POLL if wait is None else min(wait, _POLL)

    def _step_done(self, now: float) -> bool:
        """Do the step that is due; false while it waits for the player's turn."""
        match self._steps[0]:
            case Key() as key:
                self._game.press(key)
                self._due = now + (0.0 if self._eager else KEY_INTERVAL)
            case Pause(None):
                if not self._waiting():
                    return False
            case Pause(float(seconds)):
                self._due = now + seconds
        del self._steps[0]
        return True
