"""``spades-gui verify FILE``: a match record replayed through the rules."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from spades_gui.batch.record_file import IllegalRecordError, read_record, replayed
from spades_gui.batch.refused import RefusedError
from spades_gui.batch.results import hands_to_data
from spades_gui.command_line import USAGE, Parser
from spades_gui.core.state import Phase
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
        state = replayed(read_record(given.file))
    except RefusedError as trouble:
        illegal = trouble if isinstance(trouble, IllegalRecordError) else None
        if illegal and given.json:
            print(json.dumps({"legal": False, "action": illegal.number, "reason": illegal.reason.id.value}))
        print(words.say(trouble.message, language), file=sys.stderr)
        return ILLEGAL if illegal else USAGE
    over = state.phase is Phase.OVER
    hands = hands_to_data(state.sheets)
    result = {"legal": True, "complete": over, "hands": hands, "over": over, "winner": state.winner}
    print(json.dumps(result, indent=None if given.json else 2))
    return 0
