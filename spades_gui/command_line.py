"""The options of the command line, explained in the language of the system."""

import argparse
import os
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import NoReturn

from spades_gui import __version__
from spades_gui.present.message import Message, msg
from spades_gui.settings.schema import LANGUAGES

USAGE = 2
"""Exit status when the game could not start as asked."""
_REPLAY = "replay"

Say = Callable[[Message], str]


class Parser(argparse.ArgumentParser):
    """An argument parser that speaks the player's language, in one line where something is wrong.

    ``say`` puts messages into that language; ``given`` are the arguments to come, ``usage`` is the program's name with
    what may follow it, and ``about`` what it is for. ``--help`` is there from the start.
    """

    def __init__(self, say: Say, given: Sequence[str], usage: str, about: Message) -> None:
        super().__init__(prog="spades-gui", usage=usage, add_help=False, allow_abbrev=False)
        self._say = say
        self._given = given
        self._about = about
        self._help_asked = any(each.startswith(("-h", "--h")) for each in given)
        self.add_argument("--help", "-h", action="help", help=self.explain("cli-help"))

    def format_help(self) -> str:
        """The help, with argparse's own words replaced by the player's."""
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, (), (), prefix=self._say(msg("cli-usage")) + " ")
        formatter.add_text(self._say(self._about))
        self._positionals.title = self._say(msg("cli-arguments"))
        self._optionals.title = self._say(msg("cli-options"))
        for group in self._action_groups:
            formatter.start_section(group.title)
            formatter.add_arguments(group._group_actions)
            formatter.end_section()
        return formatter.format_help()

    def explain(self, id: str) -> str:
        """A text of the help; empty where no help is asked for, since to read them all holds up the first word."""
        return self._say(msg(id)) if self._help_asked else ""

    def add_language(self) -> None:
        """Let ``--language`` choose the language of this run."""
        self.add_argument("--language", choices=LANGUAGES, help=self.explain("cli-language"))

    def error(self, message: str) -> NoReturn:  # noqa: ARG002 (it is in English only)
        """Say that the arguments are not understood, and exit."""
        self.exit(USAGE, self._say(msg("cli-not-understood", value=" ".join(self._given))) + "\n")


def parse(arguments: Sequence[str], say: Say, commands: Iterable[str] = ()) -> argparse.Namespace:
    """The options given for a game; exits on ``--help`` and on errors.

    ``say`` puts messages into the language of the system. ``commands`` are the names that may stand first instead of
    these options, explained by ``--help`` as well.
    """
    parser = Parser(say, arguments, "spades-gui [--help] [--demo] […]", msg("cli-about"))
    add, explain = parser.add_argument, parser.explain
    add("--version", action="version", version=f"spades-gui {__version__}", help=explain("cli-version"))
    parser.add_language()
    add("--config", type=Path, metavar="FILE", help=explain("cli-config"))
    add("--set", type=_setting, action="append", default=[], metavar="NAME=VALUE", help=explain("cli-set"))
    add("--portable", action="store_true", help=explain("cli-portable"))
    add("--open", type=Path, metavar="FILE", help=explain("cli-open"))
    add("--seed", default=os.urandom(8).hex(), metavar="N", help=explain("cli-seed"))
    add("--keys", type=Path, metavar="FILE", help=explain("cli-keys"))
    add("--transcript", type=Path, metavar="FILE", help=explain("cli-transcript"))
    add("--replay", type=Path, help=argparse.SUPPRESS)
    add("--headless", action="store_true", help=explain("cli-headless"))
    add("--fast", action="store_true", help=explain("cli-fast"))
    add("--demo", action="store_true", help=explain("cli-demo"))
    explained = parser.add_argument_group(explain("cli-commands"))
    for name in commands:
        explained._group_actions.append(argparse.Action((), name, help=explain(f"cli-command-{name}")))
    explained._group_actions.append(argparse.Action((), _REPLAY, help=explain("cli-command-replay")))
    # A replay is a game with a table, so it takes these options as well.
    replay = bool(arguments) and arguments[0] == _REPLAY
    return parser.parse_args(["--replay", *arguments[1:]] if replay else arguments)


def _setting(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(text)
    return name, value
