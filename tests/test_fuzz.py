"""Spoilt files for every reader of files, a short run; ``python tools/fuzz.py`` goes on for as long as wanted."""

from pathlib import Path

import pytest
from thorough import times

from tools import fuzz


@pytest.mark.parametrize("reader", fuzz.READERS)
def test_spoilt_files_are_refused_or_read_in_part(reader: str) -> None:
    fuzz.examine(reader, times(25, 3000), number=1)


def _divides(data: bytes, _: Path) -> None:
    if data.startswith(b"{"):
        raise ZeroDivisionError


def test_what_a_reader_raises_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    bad = fuzz.Reader(lambda: [b"x"], _divides)
    monkeypatch.setattr(fuzz, "READERS", {"bad": bad})
    with pytest.raises(ZeroDivisionError):
        fuzz.examine("bad", 1000, number=1)


@pytest.mark.parametrize("text", ["\x1b[2J\n", "two\nlines\n", "", "no end"])
def test_what_is_printed_must_be_one_line_of_text(text: str) -> None:
    with pytest.raises(fuzz.FuzzError):
        fuzz._check_printed(text, 1)
    fuzz._check_printed("Une ligne\u202f: vraie\n", 1)
