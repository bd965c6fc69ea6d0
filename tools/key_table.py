"""Writes README's table of keys from the table of commands, so that the two cannot differ.

python tools/key_table.py            rewrite the table in README.md
python tools/key_table.py --check    exit 1 if README.md is not up to date
"""

import sys
from pathlib import Path
from typing import Final

from spades_gui.keys.commands import BY_ID, COMMANDS, Context
from spades_gui.keys.key import parse_key
from spades_gui.keys.sets import SETS
from spades_gui.present.key_names import key_names
from spades_gui.present.message import msg
from spades_gui.present.words import Words

ROOT: Final = Path(__file__).resolve().parent.parent
README: Final = ROOT / "README.md"
BEGIN: Final = "<!-- keys: written by tools/key_table.py -->"
END: Final = "<!-- end of keys -->"
HEADINGS: Final = {
    Context.TABLE: "Questions at the table",
    Context.HAND: "Playing",
    Context.REPLAY: "While a hand is replayed",
    Context.LESSON: "In a lesson of the tutorial",
    Context.DIGITS: "When you have to bid",
    Context.CHOOSER: "In the bid chooser",
    Context.DIALOG: "In menus, questions and sheets",
    Context.GLOBAL: "Everywhere",
}

SETS_BY_HEADING: Final = {
    "left_hand": "for the left hand alone",
    "right_hand": "for the right hand alone",
    "suit_letters": "with the suits on their letters",
}


def table() -> str:
    """The table in Markdown, one part for each context."""
    words = Words(ROOT / "locales", print, strict=True)
    lines = []
    for context, heading in HEADINGS.items():
        lines += [f"### {heading}", "", "| key | on a controller | does | command |", "| --- | --- | --- | --- |"]
        for command in COMMANDS:
            if command.context is context:
                keys, buttons = _names(words, command.keys), _names(words, command.buttons)
                lines.append(f"| {keys} | {buttons} | {words.say(msg(command.help_id), 'en')} | `{command.id}` |")
        lines.append("")
    for name, heading in SETS_BY_HEADING.items():
        lines += [f"### The set {heading}", "", "What differs from the usual keys:", ""]
        lines += ["| key | does | command |", "| --- | --- | --- |"]
        for id, keys_of_it in SETS[name].items():
            does = words.say(msg(BY_ID[id].help_id), "en")
            lines.append(f"| {_names(words, keys_of_it)} | {does} | `{id}` |")
        lines.append("")
    return "\n".join(lines)


def _names(words: Words, keys: tuple[str, ...]) -> str:
    """The keys in words, as the help says them."""
    if not keys:
        return ""
    return words.say(msg("keys-list", list=key_names(tuple(map(parse_key, keys)))), "en")


def updated(readme: str) -> str:
    """``readme`` with the table between its two marks; raises ``ValueError`` where they are missing."""
    before, begin, rest = readme.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError("README.md has lost the marks of its table of keys")
    return f"{before}{BEGIN}\n\n{table()}\n{END}{after}"


def main(arguments: list[str]) -> int:
    """Rewrite or check README.md; gives the exit status."""
    now = README.read_text(encoding="utf-8")
    wanted = updated(now)
    if "--check" in arguments:
        return int(now != wanted)
    README.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
