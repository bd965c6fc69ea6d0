"""Messages become text: the locale files, the functions they may call, and what happens when a file is faulty.

The texts are Fluent (https://projectfluent.org) in ``locales/<language>/*.ftl``; TRANSLATING.md says how they are
written.
"""

import re
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from functools import cached_property, lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from spades_gui.bounded import read_bytes
from spades_gui.present.books import LARGEST, Outline, book_of
from spades_gui.present.entries import Entries
from spades_gui.present.message import Message

if TYPE_CHECKING:
    from spades_gui.present.fluent_texts import FluentTexts

SOURCE_LANGUAGE: Final = "en"
"""The language every text exists in: what is spoken when a translation is missing."""
VERBOSITIES: Final = ("brief", "normal", "full")
"""The values of the variable ``$verbosity``, which every text may ask."""
CARD_STYLES: Final = ("card", "card-short", "card-suit-first")
"""How cards can be called: in full, in two words, the suit first."""

_LONGEST: Final = 2500
"""Characters of a value beyond which fluent.runtime gives up; so it does not matter who puts a text together."""
_LARGEST: Final = 200_000
"""Bytes of a file of texts; the game's own have 10,000 at most."""
_UNSAYABLE: Final = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""What is no part of a name or a reason: it would move the cursor of a terminal, or turn the text around."""
_REMEMBERED: Final = 2048
"""Texts. All that stands in a picture is some hundred; it is put into words again after each key."""
_MINUS: Final = re.compile(r"(?<![\w.-])[-\N{MINUS SIGN}](?=\d)")
_SENTENCE_START: Final = re.compile(r"(?:\A|(?<=[.!?])\s)[\s«“\"(]*[^\W\d_]")

_Value = int | str | Message | tuple[Message, ...]


class WordsError(Exception):
    """A text that is missing or faulty; raised to callers in strict mode only."""


class Words:
    """Every text of the game, in every language there is a folder for.

    A text is read when it is first said. Whatever is wrong with it or its file, ``say`` gives a readable text; each
    fault goes once, as a line for the log, to ``report``. With ``strict`` (for tests) it raises ``WordsError`` instead.
    """

    def __init__(self, folder: Path, report: Callable[[str], object], *, strict: bool = False) -> None:
        self._folder = folder
        self._report = report
        self._strict = strict
        self._card_style = CARD_STYLES[0]
        self._languages: dict[str, _Language] = {}
        self._reported: set[str] = set()
        self.damaged: set[str] = set()
        """The languages in which some text has been found missing or faulty."""
        self._said = lru_cache(_REMEMBERED)(self._spoken)

    @property
    def card_style(self) -> str:
        """The message that puts a card together where no grammatical form is asked for."""
        return self._card_style

    @card_style.setter
    def card_style(self, style: str) -> None:
        if style != self._card_style:
            self._card_style = style
            self._said.cache_clear()

    def card_styles(self, language: str) -> tuple[str, ...]:
        """Those of ``CARD_STYLES`` that differ in this language, as short names need not, in their order."""
        names: dict[str, str] = {}
        for style in CARD_STYLES:
            with suppress(WordsError):
                names.setdefault(self._language(language).fluent.called("QS", style), style)
        return tuple(names.values()) or CARD_STYLES[:1]

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages there is a folder for."""
        return tuple(sorted(each.name for each in self._folder.iterdir() if each.is_dir()))

    @property
    def ids(self) -> Collection[str]:
        """The names of all messages."""
        return self._language(SOURCE_LANGUAGE).entries.files.keys()

    def source(self, id: str) -> str:
        """How a message is written in the source language; empty where there is none."""
        entry = self._language(SOURCE_LANGUAGE).entries.sources.get(id)
        return entry.text if entry else ""

    def book(self, name: str, language: str) -> Outline:
        """The chapters of a book of this language; of the source language where it has none."""
        return self._language(language).book(name) or self._language(SOURCE_LANGUAGE).book(name)

    def say(self, message: Message, language: str, verbosity: str = "normal") -> str:
        """``message`` as a finished utterance: sentences start with a capital, and minus signs are words."""
        return self._said(message, message.language or language, verbosity)

    def _spoken(self, message: Message, language: str, verbosity: str) -> str:
        text = self._text(message, language, verbosity)
        if _MINUS.search(text):
            text = _MINUS.sub(self._text(Message("minus"), language, verbosity) + " ", text)
        return _SENTENCE_START.sub(lambda start: start[0][:-1] + _capital(start[0][-1]), text)

    def _text(self, message: Message, language: str, verbosity: str) -> str:
        args = {name: self._value(value, language, verbosity) for name, value in message.args.items()}
        args.setdefault("verbosity", verbosity)
        faulty = ""
        for tongue in dict.fromkeys((language, SOURCE_LANGUAGE)):
            text, faults = self._language(tongue).format(message.id, args)
            if not faults:
                return text
            if not self._lost(tongue, message.id):
                for fault in faults:
                    self._fault(tongue, f"{tongue}: {message.id}: {fault}")
            faulty = faulty or text
        return faulty or message.id

    def _value(self, value: _Value, language: str, verbosity: str) -> str | int:
        if isinstance(value, int):
            return value
        if isinstance(value, Message):
            return self._text(value, value.language or language, verbosity)
        if isinstance(value, tuple):
            return ", ".join(self._text(item, language, verbosity) for item in value)
        return _UNSAYABLE.sub("\N{REPLACEMENT CHARACTER}", value)  # it may come out of a file, from anywhere

    def _language(self, language: str) -> "_Language":
        if language not in self._languages:
            fault = partial(self._fault, language)
            self._languages[language] = _Language(language, lambda: self._card_style, fault)
            self._languages[language].find(self._folder / language, self._folder / SOURCE_LANGUAGE)
        return self._languages[language]

    def _lost(self, language: str, id: str) -> bool:
        """Whether a message is missing because of its file, which was reported as a whole."""
        source = self._language(SOURCE_LANGUAGE)
        name = source.entries.files.get(id)
        return name in self._language(language).lost if name else bool(source.lost)

    def _fault(self, language: str, fault: str) -> None:
        self.damaged.add(language)
        if self._strict:
            raise WordsError(fault)
        if fault not in self._reported:
            self._reported.add(fault)
            self._report(fault)


class _Language:
    """The texts of one language."""

    def __init__(self, language: str, card_style: Callable[[], str], fault: Callable[[str], None]) -> None:
        self._language = language
        self._card_style = card_style
        self._fault = fault
        self.entries = Entries()
        self._folder = Path()
        self._books: dict[str, Outline] = {}
        self.lost: set[str] = set()
        """The names of the files that could not be read."""

    @cached_property
    def fluent(self) -> "FluentTexts":
        """The texts that take more than words and variables. What this loads would hold up the first word."""
        from spades_gui.present.fluent_texts import FluentTexts

        return FluentTexts(self._language, self.entries, self._card_style, self.broken)

    def find(self, folder: Path, source: Path) -> None:
        """Find what there is in the ``.ftl`` files of ``folder``, which should be those of ``source``."""
        self._folder = folder
        needed, there = ({path.name for path in each.glob("*.ftl")} for each in (source, folder))
        if not there:
            self.lost |= needed
            self._fault(f"no .ftl files in {folder}")
            return
        for name in sorted(needed | there):
            path = folder / name
            if (text := self._read(path, _LARGEST)) and (astray := self.entries.add(path, text)):
                self.broken(path, astray)

    def book(self, name: str) -> Outline:
        """The chapters of the book of this name, which is read when it is first asked for."""
        if name not in self._books:
            text = self._read(self._folder / f"{name}.txt", LARGEST)
            self._books[name] = self.entries.add_book(name, text)
        return self._books[name]

    def _read(self, path: Path, largest: int) -> str:
        try:
            return read_bytes(path, largest).decode().replace("\r\n", "\n")
        except (OSError, ValueError) as error:
            self.lost.add(path.name)
            self._fault(f"{path}: {getattr(error, 'strerror', None) or error}")
            return ""

    def broken(self, path: Path, text: str) -> None:
        """Tell of a text that is not as it should be."""
        line, _, _ = text.strip().partition("\n")
        self._fault(f"{path}: broken: {line[:80]}")

    def format(self, id: str, args: Mapping[str, str | int]) -> tuple[str, list[str]]:
        """The text of a message and what is wrong with it; an empty text where there is none at all."""
        if book := book_of(id):
            self.book(book)
        text = self._plain(id, args)
        return self.fluent.format(id, args) if text is None else (text, [])

    def _plain(self, id: str, args: Mapping[str, str | int]) -> str | None:
        """The text of a message that is nothing but words and values; no negative number, whose sign differs."""
        pieces = [*self.entries.plain(id)]
        for place in range(1, len(pieces), 2):
            value = args.get(pieces[place])
            if value is None or (value < 0 if isinstance(value, int) else len(value) > _LONGEST):
                return None
            pieces[place] = str(value)
        return "".join(pieces) if pieces else None


def _capital(letter: str) -> str:
    upper = letter.upper()
    return upper if len(upper) == 1 else letter
