"""Files of matches: what they may be called on every system, and how they are read without being trusted."""

import os
import re
import sys
import unicodedata
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Final

from spades_gui.batch.files import MOST_IN_A_RECORD
from spades_gui.bounded import read_bytes
from spades_gui.settings.save import write_through

SUFFIX: Final = ".json"
_PREFIX: Final = "spades"
_MOST_LETTERS: Final = 50
"""Of a match's name in that of its file. A file's name may have 255 bytes, and a letter four."""


def read_match_text(file: Path) -> str:
    """The text of ``file``; raises ``OSError`` where it cannot be read and ``ValueError`` where it holds no text."""
    return read_bytes(file, MOST_IN_A_RECORD).decode()


def put_file(folder: Path, name: str, text: str) -> Path:
    """Write ``text`` to a new file in ``folder`` for the match called ``name``, which may be anything.

    The file is called after the letters and digits of ``name``, which mean nothing to any system, behind a word that
    makes it no device of Windows (``CON``). Files in the way are left alone. It is there in one step, with all that it
    holds. Raises ``OSError``.
    """
    folder.mkdir(parents=True, exist_ok=True)
    words = re.findall(r"[^\W_]+", unicodedata.normalize("NFC", name)[:_MOST_LETTERS])
    stem = "-".join([_PREFIX, *words]).encode(sys.getfilesystemencoding(), "ignore").decode(sys.getfilesystemencoding())
    new = folder / f"{stem}.{os.getpid()}.new"
    try:
        write_through(new, text)
        for number in count(1):
            file = folder / f"{stem}{f'-{number}' if number > 1 else ''}{SUFFIX}"
            with suppress(FileExistsError):
                _take_name(new, file)
                return file
    finally:
        new.unlink(missing_ok=True)
    raise AssertionError("there is always another number")


def _take_name(new: Path, file: Path) -> None:
    """Call the file ``new`` ``file`` (too); raises ``FileExistsError`` where there is one of that name."""
    try:
        os.link(new, file)
    except FileExistsError:
        raise
    except OSError:  # sticks often have file systems without links: there the name is taken first
        file.touch(exist_ok=False)
        new.replace(file)
