"""``spades-gui score FILE``: what the hands of a score sheet bring, for people or for programs."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from spades_gui.batch.files import read_json_or_yaml
from spades_gui.batch.refused import RefusedError
from spades_gui.batch.results import hands_in_words, hands_to_data
from spades_gui.batch.score import score_sheet
from spades_gui.batch.sheet import sheet_from_data
from spades_gui.command_line import USAGE, Parser
from spades_gui.core import options
from spades_gui.core.scoring import winner_of
from spades_gui.present.message import msg
from spades_gui.present.words import Words


def run(arguments: Sequence[str], words: Words, language: str) -> int:
    """Score the sheet named in ``arguments``; gives the exit status. ``language`` is that of the system."""
    parser = Parser(
        lambda message: words.say(message, language),
        ("score", *arguments),
        "spades-gui score FILE [--json] [--language en|fr|ru]",
        msg("cli-command-score"),
    )
    parser.add_argument("file", type=Path, metavar="FILE", help=words.say(msg("score-file"), language))
    parser.add_argument("--json", action="store_true", help=words.say(msg("score-json"), language))
    parser.add_language()
    given = parser.parse_args(arguments)
    language = given.language or language
    try:
        sheet = sheet_from_data(read_json_or_yaml(given.file))
        hands = score_sheet(sheet)
    except RefusedError as refusal:
        print(words.say(refusal.message, language), file=sys.stderr)
        return USAGE
    totals = [side.total for side in hands[-1].sides] if hands else [side.score for side in sheet.start]
    winner = winner_of(sheet.rules, totals)
    if given.json:
        rules = options.to_data(sheet.rules)
        result = {"rules": rules, "hands": hands_to_data(hands), "over": winner is not None, "winner": winner}
        print(json.dumps(result))
    else:
        for message in hands_in_words(sheet.rules, hands, winner):
            print(words.say(message, language))
    return 0
