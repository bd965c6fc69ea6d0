"""Writes the manual and the statement on accessibility as Markdown, with the keys a new player has.

python tools/books.py            write them to docs/
python tools/books.py --check    exit 1 if they are not up to date
"""

import sys
from pathlib import Path
from typing import Final

from spades_gui.keys.keymap import make_keymap
from spades_gui.present.books import chapters
from spades_gui.present.message import msg
from spades_gui.present.words import SOURCE_LANGUAGE, Words
from spades_gui.settings.schema import LANGUAGES

ROOT: Final = Path(__file__).resolve().parent.parent
BOOKS: Final = {"manual": "help-manual", "accessibility": "help-accessibility"}
"""The books that are written, each with the message that is its title."""


def file_of(book: str, language: str) -> Path:
    """Where a book is written: ``docs/manual.md``, ``docs/manual.fr.md`` and so on."""
    return ROOT / "docs" / (f"{book}.md" if language == SOURCE_LANGUAGE else f"{book}.{language}.md")


def markdown(book: str, language: str) -> str:
    """A book as Markdown: its title, and each paragraph of the accessibility statement as a point."""
    words = Words(ROOT / "locales", print, strict=True)
    keymap, _ = make_keymap({})
    point = "- " if book == "accessibility" else ""
    blocks = [f"# {words.say(msg(BOOKS[book]), language)}"]
    for chapter in chapters(book, words.book(book, language), keymap):
        blocks.append(f"## {words.say(chapter.title, language)}")
        lines = [point + words.say(line, language) for line in chapter.lines]
        blocks += ["\n".join(lines)] if point else lines
    return "\n\n".join(blocks) + "\n"


def main(arguments: list[str]) -> int:
    """Write or check the files; gives the exit status."""
    wanted = {file_of(book, language): markdown(book, language) for book in BOOKS for language in LANGUAGES}
    if "--check" in arguments:
        return int(any(not file.exists() or file.read_text(encoding="utf-8") != text for file, text in wanted.items()))
    for file, text in wanted.items():
        file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
