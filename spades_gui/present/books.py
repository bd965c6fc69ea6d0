"""Long texts to be read at leisure: the manual, the glossary, the statement on accessibility.

They are plain text in ``locales/<language>/<book>.txt``: ``# `` begins a chapter with its title, an empty line ends a
paragraph. What stands before the first title is for translators. ``{key:say.scores}`` becomes the keys in force,
``{text:menu-kept}`` the text of a menu.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from spades_gui.keys.keymap import Keymap
from spades_gui.present.key_names import key_names
from spades_gui.present.message import Fact, Message, msg

LARGEST: Final = 200_000
"""Bytes of a book; the manual in Russian has about 30,000."""
_SPACE: Final = re.compile(r"[ \t\n]+")
"""What a line may be broken at: not the narrow spaces of French."""
_TITLE: Final = "# "
_NAMED: Final = re.compile(r"\{(?:key|text):([a-z0-9_.-]+)\}")

Pieces = tuple[str, ...]
"""A text: words, what stands there (a command, known by its dot, or a message without values), words and so on."""
Outline = tuple[tuple[Pieces, ...], ...]
"""The chapters of a book, each its title and its paragraphs."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A title and what is to be read under it, line by line."""

    title: Message
    lines: tuple[Message, ...]


def parse(text: str) -> Outline:
    """The chapters of a book as it is written."""
    chapters: list[list[Pieces]] = []
    for block in re.split(r"\n\s*\n", text):
        paragraph = _SPACE.sub(" ", block).strip(" ")
        if paragraph.startswith(_TITLE):
            chapters.append([])
        if paragraph and chapters:
            chapters[-1].append(tuple(_NAMED.split(paragraph.removeprefix(_TITLE))))
    return tuple(map(tuple, chapters))


def text_id(book: str, chapter: int, paragraph: int) -> str:
    """The id of a text of a book: of a paragraph, from 1 on, or with 0 of the title. No Fluent text can have it."""
    return f"{book}:{chapter}:{paragraph}"


def book_of(id: str) -> str:
    """The book that the text with this id is in; empty for all other messages."""
    return id.partition(":")[0] if ":" in id else ""


def chapters(book: str, outline: Outline, keymap: Keymap) -> tuple[Chapter, ...]:
    """A book to be read, with the keys in force."""
    read = []
    for number, texts in enumerate(outline):
        title, *lines = (_text(text_id(book, number, place), text, keymap) for place, text in enumerate(texts))
        read.append(Chapter(title, tuple(lines)))
    return tuple(read)


def entries(book: Iterable[Chapter], text: Callable[[Message], str]) -> tuple[Message, ...]:
    """The chapters of a small book as lines in alphabetical order, each with its one paragraph, if it is there."""
    told = {text(chapter.title): chapter for chapter in book if chapter.lines}
    in_order = sorted(told, key=_alphabetical)
    return tuple(msg("glossary-line", label=told[each].title, help=told[each].lines[0]) for each in in_order)


def _text(id: str, pieces: Pieces, keymap: Keymap) -> Message:
    return Message(id, MappingProxyType({name: _named(name, keymap) for name in pieces[1::2]}))


def _named(name: str, keymap: Keymap) -> Fact:
    return (key_names(keymap.keys(name)) or msg("key-none")) if "." in name else Message(name)


_ACCENTS: Final = str.maketrans("àâäçéèêëîïôöùûüё", "aaaceeeeiioouuuе", "’'- ")


def _alphabetical(word: str) -> tuple[str, str]:
    """How words stand in a dictionary: accents, and the Russian ё, count only where nothing else differs."""
    return word.casefold().translate(_ACCENTS), word
