"""The end of the game from outside: the desktop's session ends, or the terminal that the game was started in closes."""

import signal
import sys
from typing import Final

_SIGNALS: Final = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name))
"""SIGHUP comes from a terminal that closes, and at a logout to what was started in one; Windows has SIGBREAK."""


def leave_on_signals() -> None:
    """Have the game end in order on a signal to end: without a question, which nobody would answer any more.

    What the player has told the system to ignore (as ``nohup`` does) stays ignored. To be called in the main thread,
    after the window is made: SDL takes some signals for itself.
    """
    for number in _SIGNALS:
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, _leave)


def _leave(*_: object) -> None:
    # One signal is enough: a second must not cut off the saving at the end. (Python complains of one that comes while
    # it is being told to ignore it, hence a handler of its own.)
    already_leaving()
    sys.exit()  # this ends any wait


def already_leaving() -> None:
    """From now on these signals end nothing: what is being done is the last. To be called in the main thread."""
    for number in _SIGNALS:
        signal.signal(number, _pass)


def _pass(*_: object) -> None:
    """Already leaving."""
