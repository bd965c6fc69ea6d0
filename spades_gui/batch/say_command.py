"""``spades-gui say ID NAME=VALUE …``: a message of the game, spoken and printed, for whoever translates it."""

import sys
from collections.abc import Callable, Sequence

from spades_gui.batch.say import faults, message_of
from spades_gui.command_line import USAGE, Parser
from spades_gui.present.message import msg
from spades_gui.present.words import VERBOSITIES, Words


def run(arguments: Sequence[str], words: Words, language: str, *, speak: Callable[[str, str], None]) -> int:
    """Say the message named in ``arguments``; gives the exit status.

    ``language`` is that of the system; ``speak`` has a text spoken in a language, and returns after that.
    """

    def say(id: str) -> str:
        return words.say(msg(id), language)

    usage = f"spades-gui say ID [NAME=VALUE …] [--language {'|'.join(words.languages)}] [--verbosity …] [--silent]"
    parser = Parser(lambda message: words.say(message, language), ("say", *arguments), usage, msg("cli-command-say"))
    parser.add_argument("id", metavar="ID", help=say("say-id"))
    parser.add_argument("values", nargs="*", metavar="NAME=VALUE", help=say("say-value"))
    parser.add_argument("--language", choices=words.languages, help=say("say-language"))
    parser.add_argument("--verbosity", choices=VERBOSITIES, default="normal", help=say("say-verbosity"))
    parser.add_argument("--silent", action="store_true", help=say("say-silent"))
    given = parser.parse_intermixed_args(arguments)
    message = message_of(given.id, given.values)
    wrong = [words.say(each, language) for each in faults(words, message)]
    if wrong:
        print(*wrong, sep="\n", file=sys.stderr)
        return USAGE
    tongue = given.language or language
    text = words.say(message, tongue, given.verbosity)
    print(text, flush=True)
    if not given.silent:
        speak(text, tongue)
    return 0
