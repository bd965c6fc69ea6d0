"""What the installed command runs. The processes that the game starts run it too, up to ``main``: so it loads nothing.

A program frozen into one file (PyInstaller and the like) has to be made from this one, not from ``__main__``: there a
process that thinks for a computer player is the same program started again, and must not become a second game.
"""

import sys


def main() -> int:
    """Run the game; gives the exit status."""
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()
    from spades_gui.__main__ import main as run

    return run()


if __name__ == "__main__":
    sys.exit(main())
