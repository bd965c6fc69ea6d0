"""Checks the locale files: ``python tools/lint_locales.py``.

The check prints a line for each problem ("fr/cards.ftl:12: …") and exits with 1 if there are any. What it wants of the
files is in TRANSLATING.md.
"""

import argparse
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeVar

from babel import Locale
from fluent.syntax import FluentParser, ast

from spades_gui.present.fluent_texts import FUNCTIONS, RANK_IDS, SUIT_IDS
from spades_gui.present.words import SOURCE_LANGUAGE, VERBOSITIES
from spades_gui.settings.translated_keys import read_keys

LOCALES: Final = Path(__file__).resolve().parent.parent / "locales"
IMPLICIT: Final = {"verbosity", "form"}
"""Variables that every text may ask, so that translations may differ in them."""
RANKS: Final = tuple(f"rank-{id}" for id in RANK_IDS)
SUITS: Final = tuple(f"suit-{id}" for id in SUIT_IDS.values())
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}

_Node = TypeVar("_Node", bound=ast.BaseNode)
_RULES: Final = (
    ("", re.compile("[♠♥♦♣♤♡♢♧]"), "suit symbols are read wrongly: use SUIT or CARD"),
    ("", re.compile(r"\.\.\."), "write … instead of three dots"),
    ("", re.compile("  "), "two spaces"),
    ("fr", re.compile("'"), "write ’ instead of '"),
    ("fr", re.compile("[\u00a0\u202f]:"), "the space before : is an ordinary one"),
    ("fr", re.compile(r"(?<! )(?<![\u00a0\u202f]):(?=\s|$)"), "a space is missing before :"),
    ("fr", re.compile("(?<![\u202f!?])[!?;»]|«(?!\u202f)"), "! ? ; « » take a narrow no-break space, U+202F"),
)


@dataclass(frozen=True)
class Entry:
    """A message or term where it stands."""

    node: ast.Message | ast.Term
    file: "File"

    @property
    def at(self) -> str:
        return self.file.at(self.node)


@dataclass(frozen=True)
class File:
    """A locale file that could be read."""

    name: str
    text: str
    body: list[ast.EntryType]

    def at(self, node: ast.SyntaxNode, below: int = 0) -> str:
        """Where a node stands, or the line ``below`` lines under it: "fr/cards.ftl:12"."""
        start = node.span.start if node.span else 0
        return f"{self.name}:{self.text.count(chr(10), 0, start) + 1 + below}"


@dataclass
class Texts:
    """All entries of one language, by name (terms as ``-name``), and what was wrong in reading them."""

    language: str
    entries: dict[str, Entry] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)

    def variables(self, id: str, seen: frozenset[str] = frozenset()) -> set[str]:
        """The values a message needs, those of the messages it refers to included."""
        if id in seen or id not in self.entries:
            return set()
        node = self.entries[id].node
        names = {variable.id.name for variable in _all(node, ast.VariableReference)} - IMPLICIT
        for reference in _all(node, ast.MessageReference):
            names |= self.variables(reference.id.name, seen | {id})
        return names

    def forms(self, family: Iterable[str]) -> dict[str, set[str]]:
        """The forms each message of a family selects by ``$form``, with the default's name."""
        return {id: {key for key, _ in _form_variants(self.entries[id].node)} for id in family if id in self.entries}

    def form_texts(self, form: str) -> set[str]:
        """What a form of the ranks can be in this language: ``{"fem", "masc"}`` for ``gender``."""
        return {
            "".join(text.value for text in _all(value, ast.TextElement))
            for id in RANKS
            if id in self.entries
            for key, value in _form_variants(self.entries[id].node)
            if key == form
        }


def problems(folder: Path) -> list[str]:
    """Everything that is wrong with the locale files in ``folder``, a line for each problem."""
    languages = sorted(path.name for path in folder.iterdir() if path.is_dir()) if folder.is_dir() else []
    if SOURCE_LANGUAGE not in languages:
        return [f"{folder}: no folder {SOURCE_LANGUAGE}"]
    source = read(folder, SOURCE_LANGUAGE)
    found = source.problems + list(uncommented(source)) + list(check(source))
    for language in languages:
        if language != SOURCE_LANGUAGE:
            texts = read(folder, language)
            found += texts.problems + list(differences(source, texts)) + list(check(texts))
    return found


def read(folder: Path, language: str) -> Texts:
    """The entries of a language; files that cannot be read and broken or repeated entries are problems."""
    texts = Texts(language)
    for path in sorted((folder / language).glob("*.ftl")):
        name = f"{language}/{path.name}"
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            texts.problems.append(f"{name}:1: cannot be read: {error}")
            continue
        file = File(name, text, FluentParser().parse(text).body)
        for node in file.body:
            if isinstance(node, ast.Junk):
                for note in node.annotations:
                    texts.problems.append(f"{file.at(note)}: broken: {note.message}")
            elif isinstance(node, (ast.Message, ast.Term)):
                id = ("-" if isinstance(node, ast.Term) else "") + node.id.name
                if id in texts.entries:
                    texts.problems.append(f"{file.at(node)}: {id} is there already, {texts.entries[id].at}")
                else:
                    texts.entries[id] = Entry(node, file)
    if not texts.entries:
        texts.problems.append(f"{language}: no messages")
    return texts


def uncommented(source: Texts) -> Iterator[str]:
    """Messages that neither have a comment nor stand in a group that has one."""
    for file in {entry.file.name: entry.file for entry in source.entries.values()}.values():
        group = ""
        for node in file.body:
            if isinstance(node, ast.GroupComment):
                group = (node.content or "").strip()
            elif isinstance(node, ast.Message) and not group and not node.comment:
                yield f"{file.at(node)}: {node.id.name} has no comment for translators"


def differences(source: Texts, texts: Texts) -> Iterator[str]:
    """Where a translation has other messages, or messages with other variables, than the source."""
    for id, entry in source.entries.items():
        if id.startswith("-"):
            continue
        if id not in texts.entries:
            yield f"{entry.at}: {id} is missing in {texts.language}"
            continue
        wanted, used = source.variables(id), texts.variables(id)
        for name in sorted(wanted - used):
            yield f"{texts.entries[id].at}: {id} leaves out ${name}"
        for name in sorted(used - wanted):
            yield f"{texts.entries[id].at}: {id} has ${name}, which {source.language} has not"
    for id, entry in texts.entries.items():
        if id not in source.entries and not id.startswith("-"):
            yield f"{entry.at}: {id} is not in {source.language}"


def check(texts: Texts) -> Iterator[str]:
    """What is wrong with a language's messages in themselves."""
    for family in (RANKS, SUITS):
        forms = texts.forms(family)
        everything = set().union(*forms.values())
        for id, own in forms.items():
            if everything - own:
                yield f"{texts.entries[id].at}: {id} has no form {', '.join(sorted(everything - own))}"
    known = known_forms(texts)
    for id, entry in texts.entries.items():
        findings = (*_shape(texts, entry.node), *_functions(texts, known, entry.node), *_choices(texts, entry.node))
        for node, what in findings:
            yield f"{entry.file.at(node)}: {id}: {what}"
        pieces: list[ast.TextElement | ast.StringLiteral] = []
        pieces += _all(entry.node, ast.TextElement)
        pieces += _all(entry.node, ast.StringLiteral)
        for text in pieces:
            for language, pattern, what in _RULES:
                if language in ("", texts.language) and (hit := pattern.search(text.value)):
                    yield f"{entry.file.at(text, text.value.count(chr(10), 0, hit.start()))}: {id}: {what}"


_Finding = tuple[ast.SyntaxNode, str]


def _shape(texts: Texts, node: ast.Message | ast.Term) -> Iterator[_Finding]:
    if node.attributes or not node.value:
        yield node, "a message is one text, without attributes"
    for message in _all(node, ast.MessageReference):
        if message.id.name not in texts.entries:
            yield message, f"no message {message.id.name}"
    for term in _all(node, ast.TermReference):
        if f"-{term.id.name}" not in texts.entries:
            yield term, f"no term -{term.id.name}"


def known_forms(texts: Texts) -> dict[str, set[str]]:
    """The forms each function can be asked for in a language."""
    ranks, suits = (set().union(*texts.forms(family).values()) for family in (RANKS, SUITS))
    return {"CARD": ranks.union(*texts.forms(["card"]).values()), "RANK": ranks, "SUIT": suits, "INDEX": set()}


def _functions(texts: Texts, known: Mapping[str, set[str]], node: ast.Message | ast.Term) -> Iterator[_Finding]:
    for call in _all(node, ast.FunctionReference):
        name, arguments = call.id.name, call.arguments
        if name not in FUNCTIONS:
            yield call, f"no function {name}"
            continue
        if len(arguments.positional) != 1 or not isinstance(arguments.positional[0], ast.VariableReference):
            yield call, f"{name} takes one variable, as in {name}($card)"
        for argument in arguments.named:
            form = argument.value.parse()["value"]
            if argument.name.name != "form":
                yield call, f"{name} has no setting {argument.name.name}"
            elif form not in known[name]:
                yield call, f"{name} has no form {form} in {texts.language}"


def _choices(texts: Texts, node: ast.Message | ast.Term) -> Iterator[_Finding]:
    for choice in _all(node, ast.SelectExpression):
        keys = [variant.key.name if isinstance(variant.key, ast.Identifier) else "" for variant in choice.variants]
        names = {key for key in keys if key}
        selector = choice.selector
        if isinstance(selector, ast.FunctionReference):
            for argument in selector.arguments.named:
                form = argument.value.parse()["value"]
                for key in sorted(names - texts.form_texts(str(form))):
                    yield choice, f"{form} is never {key}"
        elif isinstance(selector, ast.VariableReference) and selector.id.name == "verbosity":
            for key in sorted(names - set(VERBOSITIES)):
                yield choice, f"verbosity is never {key}"
        elif isinstance(selector, ast.VariableReference) and selector.id.name == "form":
            continue
        elif names & PLURALS and not _by_value_only(choice):
            wanted = plural_classes(texts.language)
            for key in sorted(wanted - names):
                yield choice, f"no case [{key}]"
            for key in sorted(names - wanted - {"other"}):
                yield choice, f"a number is never [{key}] in {texts.language}"
        if len(set(keys) - {""}) != sum(map(bool, keys)):
            yield choice, "a case stands twice"


def _by_value_only(choice: ast.SelectExpression) -> bool:
    """Whether a choice is between exact numbers and "anything else", as in ``[0] nothing *[other] something``."""
    named = [variant for variant in choice.variants if isinstance(variant.key, ast.Identifier)]
    return len(named) == 1 and named[0].default and len(choice.variants) > 1


def plural_classes(language: str) -> set[str]:
    """The plural classes of the whole numbers of this game (up to a thousand), from Unicode's CLDR."""
    rule = Locale.parse(language).plural_form
    return {rule(number) for number in range(1001)}


def _form_variants(node: ast.Message | ast.Term) -> Iterator[tuple[str, ast.Pattern]]:
    for choice in _all(node, ast.SelectExpression):
        if isinstance(choice.selector, ast.VariableReference) and choice.selector.id.name == "form":
            for variant in choice.variants:
                if isinstance(variant.key, ast.Identifier):
                    yield variant.key.name, variant.value


def _all(node: ast.BaseNode, kind: type[_Node]) -> list[_Node]:
    """Every node of a kind in the tree under ``node``, in the order of the text."""
    found: list[_Node] = []

    waiting: list[object] = [node]
    while waiting:
        current = waiting.pop()
        if isinstance(current, kind):
            found.append(current)
        if isinstance(current, ast.BaseNode):
            waiting += reversed(vars(current).values())
        elif isinstance(current, list):
            waiting += reversed(current)
    return found


def key_problems(folder: Path) -> list[str]:
    """What is wrong with the keys that translators want for their language."""
    return [fault for file in sorted(folder.glob("*/keys/*")) for fault in read_keys(file)[1]]


def main(arguments: list[str] | None = None) -> int:
    """The command line; gives the exit code."""
    parser = argparse.ArgumentParser(description="Check the locale files.")
    parser.add_argument("--folder", type=Path, default=LOCALES, help="the folder of the languages")
    options = parser.parse_args(arguments)
    found = [*problems(options.folder), *key_problems(options.folder)]
    print(*found, sep="\n", end="\n" if found else "")
    print(f"{len(found)} problems" if found else "no problems")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
