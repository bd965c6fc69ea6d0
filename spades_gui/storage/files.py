"""Files of matches: what they may be called on every system, and how they are read without being trusted."""

import re
import sys
import unicodedata
from itertools import count
from pathlib import Path
from typing import Final

from spades_gui.batch.files import MOST_IN_A_RECORD
from spades_gui.bounded import read_bytes

SUFFIX: Final = ".json"
_PREFIX: Final = "spades"
_MOST_LETTERS: Final = 50
"""Of a match's name in that of its file. A file's name may have 255 bytes, and a letter four."""


def read_match_text(file: Path) -> str:
    """The text of ``file``; raises ``OSError`` where it cannot be read and ``ValueError`` where it holds no text."""
    return read_bytes(file, MOST_IN_A_RECORD).decode()


def claim_file(folder: Path, name: str) -> Path:
    """A new, empty file in ``folder`` for the match called ``name``, which may be anything; raises ``OSError``.

    The file is called after the letters and digits of ``name``, which mean nothing to any system, behind a word that
    makes it no device of Windows (``CON``). Files in the way are left alone.
    """
    folder.mkdir(parents=True, exist_ok=True)
    words = re.findall(r"[^\W_]+", unicodedata.normalize("NFC", name)[:_MOST_LETTERS])
    stem = "-".join([_PREFIX, *words]).encode(sys.getfilesystemencoding(), "ignore").decode(sys.getfilesystemencoding())
    for number in count(1):
        file = folder / f"{stem}{f'-{number}' if number > 1 else ''}{SUFFIX}"
        try:
            file.touch(exist_ok=False)
        except FileExistsError:
            continue
        return file
    raise AssertionError("there is always another number")
