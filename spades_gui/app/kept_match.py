"""Matches that are kept under a name, for another time or another player."""

import unicodedata
from dataclasses import dataclass
from typing import Any, Final

from spades_gui.app.saved_match import SavedMatch
from spades_gui.present.message import Message

LONGEST_NAME: Final = 300
"""Letters. Nobody types or wants to hear that many, but names come from elsewhere, too."""
_JOINERS: Final = "\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}"
"""They are not printable by themselves, but belong to emoji and to some scripts."""


@dataclass(frozen=True, slots=True)
class KeptMatch:
    """A match under a name, in the file of this name among the kept ones.

    Where the file cannot be used, ``match`` is not there, ``trouble`` says why, and ``name`` is that of the file.
    """

    name: str
    file: str
    match: SavedMatch | None
    trouble: Message | None = None


def fit_name(text: Any) -> str:
    """``text`` as a match can be called: one line of what can be written and read aloud; maybe nothing."""
    line = unicodedata.normalize("NFC", " ".join(str(text).split()))[:LONGEST_NAME].rstrip()
    return "".join(each if each.isprintable() or each in _JOINERS else "\N{REPLACEMENT CHARACTER}" for each in line)


def same_name(one: str, other: str) -> bool:
    """Whether a player would take these for one name."""
    return one.casefold() == other.casefold()


def is_earlier(one: SavedMatch, other: SavedMatch) -> bool:
    """Whether ``one`` is the match ``other`` as it was before, or as it is: whoever has the later one lacks nothing."""
    actions = one.record.actions
    same = one.seed == other.seed and one.record.rules == other.record.rules
    return same and actions == other.record.actions[: len(actions)]
