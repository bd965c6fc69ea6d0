"""What the installed command runs. The processes that the game starts run it too, up to ``main``: so it loads nothing.

A program frozen into one file (PyInstaller and the like) has to be made from this one, not from ``__main__``: there a
process that thinks for a computer player is the same program started again, and must not become a second game.
"""

import os
import sys


def main() -> int:
    """Run the game; gives the exit status."""
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()
        _give_back_libraries()
    from spades_gui.__main__ import main as run

    return run()


def _give_back_libraries() -> None:
    """Have programs that the game starts, such as speech-dispatcher, find their own libraries, not those shipped here.

    PyInstaller's loader sets LD_LIBRARY_PATH for the game and keeps what it was; it does so anew in each process that
    thinks. The system has read it when this process began.
    """
    os.environ.pop("LD_LIBRARY_PATH", None)
    before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
    if before is not None:
        os.environ["LD_LIBRARY_PATH"] = before


if __name__ == "__main__":
    sys.exit(main())
