"""The options of the command line, explained in the language of the system."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

from spades_gui import __version__
from spades_gui.present.message import Message, msg
from spades_gui.settings.schema import LANGUAGES

USAGE = 2
"""Exit status when the game could not start as asked."""

Say = Callable[[Message], str]


class _Parser(argparse.ArgumentParser):
    """An argument parser that speaks the player's language, in one line where something is wrong."""

    def __init__(self, say: Say, arguments: Sequence[str]) -> None:
        super().__init__(
            prog="spades-gui", usage="spades-gui [--help] [--demo] […]", add_help=False, allow_abbrev=False
        )
        self._say = say
        self._arguments = arguments

    def format_help(self) -> str:
        """The help, with argparse's own words replaced by the player's."""
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, (), (), prefix=self._say(msg("cli-usage")) + " ")
        formatter.add_text(self._say(msg("cli-about")))
        for group in self._action_groups:
            formatter.start_section(group.title)
            formatter.add_arguments(group._group_actions)
            formatter.end_section()
        return formatter.format_help()

    def error(self, message: str) -> NoReturn:  # noqa: ARG002 (it is in English only)
        """Say that the arguments are not understood, and exit."""
        self.exit(USAGE, self._say(msg("cli-not-understood", value=" ".join(self._arguments))) + "\n")


def parse(arguments: Sequence[str] | None, say: Say) -> argparse.Namespace:
    """The options given; ``say`` puts messages into the language of the system. Exits on ``--help`` and on errors."""
    given = sys.argv[1:] if arguments is None else arguments
    parser = _Parser(say, given)
    add = parser.add_argument_group(say(msg("cli-options"))).add_argument
    add("--help", "-h", action="help", help=say(msg("cli-help")))
    add("--version", action="version", version=f"spades-gui {__version__}", help=say(msg("cli-version")))
    add("--language", choices=LANGUAGES, help=say(msg("cli-language")))
    add("--config", type=Path, metavar="FILE", help=say(msg("cli-config")))
    add("--set", type=_setting, action="append", default=[], metavar="NAME=VALUE", help=say(msg("cli-set")))
    add("--seed", default=os.urandom(8).hex(), metavar="N", help=say(msg("cli-seed")))
    add("--keys", type=Path, metavar="FILE", help=say(msg("cli-keys")))
    add("--transcript", type=Path, metavar="FILE", help=say(msg("cli-transcript")))
    add("--headless", action="store_true", help=say(msg("cli-headless")))
    add("--fast", action="store_true", help=say(msg("cli-fast")))
    add("--demo", action="store_true", help=say(msg("cli-demo")))
    return parser.parse_args(given)


def _setting(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(text)
    return name, value
