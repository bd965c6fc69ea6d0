"""The options of the command line, explained in the language of the system."""

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from spades_gui import __version__
from spades_gui.present.message import Message, msg

USAGE = 2
"""Exit status when the game could not start as asked."""

Say = Callable[[Message], str]


class _Parser(argparse.ArgumentParser):
    """Tells in one line what is wrong with the command line."""

    say: Say

    def error(self, message: str) -> NoReturn:
        """Say it and exit."""
        self.exit(USAGE, self.say(msg("cli-usage", problem=message)) + "\n")


def parse(arguments: list[str] | None, say: Say) -> argparse.Namespace:
    """The options given; ``say`` puts messages into the language of the system. Exits on ``--help`` and on errors."""
    parser = _Parser(prog="spades-gui", description=say(msg("cli-about")), add_help=False, allow_abbrev=False)
    parser.say = say
    add = parser.add_argument
    add("--help", "-h", action="help", help=say(msg("cli-help")))
    add("--version", action="version", version=f"spades-gui {__version__}", help=say(msg("cli-version")))
    add("--language", choices=("en", "fr", "ru"), help=say(msg("cli-language")))
    add("--config", type=Path, metavar="FILE", help=say(msg("cli-config")))
    add("--set", type=_setting, action="append", default=[], metavar="NAME=VALUE", help=say(msg("cli-set")))
    add("--seed", default=os.urandom(8).hex(), metavar="N", help=say(msg("cli-seed")))
    add("--keys", type=Path, metavar="FILE", help=say(msg("cli-keys")))
    add("--transcript", type=Path, metavar="FILE", help=say(msg("cli-transcript")))
    add("--headless", action="store_true", help=say(msg("cli-headless")))
    add("--fast", action="store_true", help=say(msg("cli-fast")))
    add("--demo", action="store_true", help=say(msg("cli-demo")))
    return parser.parse_args(sys.argv[1:] if arguments is None else arguments)


def _setting(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(text)
    return name, value
