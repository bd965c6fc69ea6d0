"""Any message with any values, for translators: what it needs, and what is wrong with what was given."""

import difflib
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from spades_gui.core.cards import SUITS, make_deck
from spades_gui.present.message import Message, msg
from spades_gui.present.words import Words

_FOR_ALL: Final = ("verbosity", "form")
"""Variables that every text may ask."""
_PLURALS: Final = {"zero", "one", "two", "few", "many"}
_CARDS: Final = frozenset(map(str, (*make_deck(4), *make_deck(4, jokers=True))))
_WHOLE: Final = re.compile(r"-?(0|[1-9][0-9]{0,8})")
_LONGEST: Final = 40
"""Characters of what was given that are repeated."""


class Needs(Visitor):
    """The variables of a message, as its text in the source language and those of the messages it refers to have it."""

    def __init__(self, words: Words, id: str) -> None:
        self._words = words
        self.names: set[str] = set()
        self.numbers: set[str] = set()
        """Those on which a plural depends."""
        self.cards: set[str] = set()
        self.suits: set[str] = set()
        """Those of which a suit is said: it may be a card's."""
        self.visit(FluentParser().parse(words.source(id)))

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (the library's name)
        """Another message is put in."""
        self.visit(FluentParser().parse(self._words.source(node.id.name)))

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        """A value is put in, or asked."""
        if node.id.name not in _FOR_ALL:
            self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """A choice, by number or by word."""
        keys = {each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and keys & _PLURALS:
            self.numbers.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        """CARD, RANK, INDEX or SUIT."""
        kind = self.suits if node.id.name == "SUIT" else self.cards
        kind |= {each.id.name for each in node.arguments.positional if isinstance(each, ast.VariableReference)}
        self.generic_visit(node)


def message_of(id: str, given: Sequence[str]) -> Message:
    """The message ``id`` with values given as ``name=value``; whole numbers are numbers."""
    pairs = (each.partition("=") for each in given)
    values = {name: int(value) if _WHOLE.fullmatch(value) else value for name, _, value in pairs}
    return Message(id, {"form": "", **values})


def faults(words: Words, message: Message) -> Iterator[Message]:
    """Why a message cannot be said; none, if it can."""
    if message.id not in words.ids:
        meant = difflib.get_close_matches(message.id[:_LONGEST], words.ids, 1)
        if meant:
            yield msg("say-unknown-meant", value=message.id[:_LONGEST], field=meant[0])
        else:
            yield msg("say-unknown", value=message.id[:_LONGEST])
        return
    needs = Needs(words, message.id)
    if missing := needs.names - message.args.keys():
        yield msg("say-missing", field=message.id, list=_listed(missing))
    if unknown := message.args.keys() - needs.names - set(_FOR_ALL):
        yield msg("say-not-there", field=message.id, list=_listed(unknown))
    yield from _wrong_values(needs, message.args)


def _wrong_values(needs: Needs, values: Mapping[str, object]) -> Iterator[Message]:
    for name in sorted(needs.names & values.keys()):
        value = str(values[name])
        if name in needs.numbers and not _WHOLE.fullmatch(value):
            yield msg("say-not-number", field=name, value=value[:_LONGEST])
        elif name in needs.cards and value not in _CARDS:
            yield msg("say-not-card", field=name, value=value[:_LONGEST])
        elif name in needs.suits and value not in (*SUITS, *_CARDS):
            yield msg("say-not-suit", field=name, value=value[:_LONGEST])


def _listed(names: set[str]) -> tuple[Message, ...]:
    return tuple(msg("literal", value=name[:_LONGEST]) for name in sorted(names))
