"""The program asks for no text that is not there, and no text is there that the program never asks for."""

import ast
import re
from collections.abc import Iterator

from spades_gui.keys.commands import COMMANDS
from spades_gui.present.fluent_texts import RANK_IDS, SUIT_IDS
from tools.lint_locales import LOCALES, read

PROGRAM = LOCALES.parent / "spades_gui"
TEXTS = read(LOCALES, "en").entries.keys()
OF_FUNCTIONS = {
    "card",
    "minus",
    *(f"rank-{id}" for id in RANK_IDS),
    *(f"index-{id}" for id in RANK_IDS if not id.isdecimal()),
    *(f"suit-{id}" for id in SUIT_IDS.values()),
}
"""What the functions of the locale files and negative numbers ask for."""


def nodes() -> Iterator[ast.AST]:
    """Everything in the program's source."""
    for path in PROGRAM.rglob("*.py"):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def asked() -> set[str]:
    """The names of texts in messages the program makes, as patterns: what an f-string puts in can be anything."""
    patterns = set()
    for call in nodes():
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") in ("msg", "Message") and call.args:
            name = call.args[0]
            for each in (name.body, name.orelse) if isinstance(name, ast.IfExp) else (name,):
                if isinstance(each, ast.Constant):
                    patterns.add(re.escape(str(each.value)))
                elif isinstance(each, ast.JoinedStr):
                    parts = (
                        re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in each.values
                    )
                    patterns.add("".join(parts))
    return patterns


def test_every_text_the_program_asks_for_is_there():
    assert len(asked()) > 50
    assert [each for each in sorted(asked()) if not any(re.fullmatch(each, text) for text in TEXTS)] == []
    assert {command.help_id for command in COMMANDS} | OF_FUNCTIONS <= TEXTS


def test_the_program_asks_for_every_text():
    mentioned = {node.value for node in nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    mentioned |= {command.help_id for command in COMMANDS} | OF_FUNCTIONS
    some = re.compile("|".join(sorted(asked())))
    assert [text for text in TEXTS if text not in mentioned and not some.fullmatch(text)] == []
