"""Score sheets for tests, and the command that scores them."""

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from spades_gui import assets
from spades_gui.batch import score_command
from spades_gui.present.words import Words

Score = Callable[..., tuple[int, str, str]]
"""Runs the command on some data or text, with options; gives the exit status and what it printed on both streams."""

SHEET = """
rules: {preset: classic, exact_bonus: true}      # a preset and what is changed from it
start: [{score: 0, bags: 9}, {score: 0, bags: 0}]
hands:
  - bids: [3, 4, 2, 3]
    tricks: [4, 4, 2, 3]
  - bids: [0, 4, 4, 3]
    tricks: [1, 5, 3, 4]
"""


def sheet(*hands: dict[str, Any], **rules: Any) -> dict[str, Any]:
    """A sheet of these hands under these rules."""
    return {"rules": rules, "hands": list(hands)}


def hand(bids: Sequence[Any], tricks: Sequence[int], **more: Any) -> dict[str, Any]:
    return {"bids": list(bids), "tricks": list(tricks), **more}


HAND = hand([3, 4, 2, 3], [4, 4, 2, 3])


def scorer(folder: Path, capsys: pytest.CaptureFixture[str]) -> Score:
    """The command, for sheets that are put into ``folder``."""
    words = Words(assets.locales_folder(), pytest.fail)

    def run(what: Any, *options: str, language: str = "en") -> tuple[int, str, str]:
        file = folder / "sheet.yaml"
        if isinstance(what, bytes):
            file.write_bytes(what)
        else:
            file.write_text(what if isinstance(what, str) else json.dumps(what), encoding="utf-8")
        status = score_command.run([str(file), *options], words, language)
        return status, *capsys.readouterr()

    return run
