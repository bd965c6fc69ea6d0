"""``spades-gui verify FILE``: a match record replayed through the rules."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from spades_gui.batch.records import illegal, read_record
from spades_gui.batch.refused import RefusedError
from spades_gui.batch.results import hands_to_data
from spades_gui.command_line import USAGE, Parser
from spades_gui.core.legal import IllegalActionError
from spades_gui.core.reducer import apply
from spades_gui.core.state import Phase, new_match
from spades_gui.present.message import msg
from spades_gui.present.words import Words

ILLEGAL: Final = 1
"""Exit status for a record with an action that the rules forbid."""


def run(arguments: Sequence[str], words: Words, language: str) -> int:
    """Replay the record named in ``arguments``; gives the exit status. ``language`` is that of the system."""
    parser = Parser(
        lambda message: words.say(message, language),
        ("verify", *arguments),
        "spades-gui verify FILE [--json]",
        msg("cli-command-verify"),
    )
    parser.add_argument("file", type=Path, metavar="FILE", help=words.say(msg("verify-file"), language))
    parser.add_argument("--json", action="store_true", help=words.say(msg("verify-json"), language))
    given = parser.parse_args(arguments)
    try:
        match, _ = read_record(given.file)
    except RefusedError as foreign:
        print(words.say(foreign.message, language), file=sys.stderr)
        return USAGE
    state = new_match(match.rules)
    for number, action in enumerate(match.actions, 1):
        try:
            state, _ = apply(state, action)
        except IllegalActionError as refused:
            if given.json:
                print(json.dumps({"legal": False, "action": number, "reason": refused.reason.id.value}))
            print(words.say(illegal(number, refused.reason, state.turn, match), language), file=sys.stderr)
            return ILLEGAL
    over = state.phase is Phase.OVER
    hands = hands_to_data(state.sheets)
    result = {"legal": True, "complete": over, "hands": hands, "over": over, "winner": state.winner}
    print(json.dumps(result, indent=None if given.json else 2))
    return 0
