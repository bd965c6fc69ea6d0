"""The entries of locale files, found by their first lines and left unparsed until they are asked for.

To parse all texts of a language takes as long as to open a window; the first words need a dozen of them.
"""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from spades_gui.present.books import Outline, parse, text_id

_START: Final = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
"""How an entry begins. Nothing else in a sound file looks so at the start of a line: texts go on indented."""
_REFERENCE: Final = re.compile(r"[{(,]\s*(-?[A-Za-z][A-Za-z0-9_-]*)")
"""Where an entry may name another, as in ``{ card }``, ``{ -term }`` or ``LOUD(card)``."""
_COMMENT: Final = re.compile(r"^#.*", re.MULTILINE)
_PLAIN: Final = re.compile(r"[^=]*= *(?! )((?:[^{}\n]|\{ \$[a-z]+ \})+)\n*")
"""An entry in one line of words and variables."""
_VARIABLE: Final = re.compile(r"\{ \$([a-z]+) \}")


class Source(NamedTuple):
    """An entry as it is written: in which file, and all its lines, with whatever follows up to the next one."""

    path: Path
    text: str


class Entries:
    """The entries of a language, each given to be parsed once. Of two with the same id, the first one is taken."""

    def __init__(self) -> None:
        self.sources: dict[str, Source] = {}
        self._taken: set[str] = set()
        self._plain: dict[str, tuple[str, ...]] = {}
        self.files: dict[str, str] = {}
        """The name of the file in which each entry stands, asked for or not."""

    def add(self, path: Path, text: str) -> str:
        """Add a file's entries; gives what stands before the first one and is no comment, which is a fault."""
        starts = [*_START.finditer(text)]
        ends = [start.start() for start in starts] + [len(text)]
        for start, (begin, end) in zip(starts, pairwise(ends), strict=True):
            self.sources.setdefault(start[1], Source(path, text[begin:end]))
            self.files.setdefault(start[1], path.name)
        return _COMMENT.sub("", text[: ends[0]]).strip()

    def add_book(self, book: str, text: str) -> Outline:
        """Add all texts of a book that need not wait; gives its chapters."""
        outline = parse(text)
        for chapter, texts in enumerate(outline):
            for paragraph, pieces in enumerate(texts):
                id = text_id(book, chapter, paragraph)
                self._plain[id] = pieces
                self.files[id] = f"{book}.txt"
        return outline

    def plain(self, id: str) -> tuple[str, ...]:
        """The entry ``id`` if it is one line of words and variables and nothing more: words, a variable's name, words,
        another name and so on; else nothing. As most are so, it is not parsed for that.
        """
        if id not in self._plain:
            source = self.sources.get(id)
            plain = _PLAIN.fullmatch(_COMMENT.sub("", source.text)) if source else None
            self._plain[id] = tuple(_VARIABLE.split(plain[1].rstrip(" "))) if plain else ()
        return self._plain[id]

    def take(self, id: str) -> Iterator[Source]:
        """The entry ``id`` and all those it may need, save what was given before."""
        needed = [id]
        while needed:
            each = needed.pop()
            if each in self.sources and each not in self._taken:
                self._taken.add(each)
                yield self.sources[each]
                needed += _REFERENCE.findall(self.sources[each].text)
