"""Matches kept under a name, a file each, and match records given to other players and got from them."""

import json
from collections.abc import Iterator
from pathlib import Path

from spades_gui.app.kept_match import KeptMatch, fit_name, same_name
from spades_gui.app.saved_match import SavedMatch
from spades_gui.batch.refused import RefusedError
from spades_gui.core.record import NewerError, to_data
from spades_gui.present.message import Message, msg
from spades_gui.present.problems import refusal
from spades_gui.settings.problem import shown
from spades_gui.settings.save import replace_file
from spades_gui.storage.files import SUFFIX, put_file, read_match_text
from spades_gui.storage.match_text import named_from_text, to_text
from spades_gui.storage.records import read_match

_Stamp = tuple[int, int]
"""When a file was changed, and its size: as long as these stay, it need not be read again."""


class KeptMatches:
    """The matches in the folder ``kept``, and the records in the folder ``exchange``. Neither need exist.

    Whatever goes wrong comes back as a message. No call takes a file's name from anywhere but the folder itself.
    """

    def __init__(self, kept: Path, exchange: Path) -> None:
        self._kept = kept
        self.exchange = exchange
        self._read: dict[Path, tuple[_Stamp, KeptMatch]] = {}

    def all(self) -> tuple[KeptMatch, ...] | Message:
        """Every kept match by name, those whose file cannot be used among them."""
        try:
            matches = [self._look_at(file) for file in _files(self._kept)]
        except OSError as error:
            return msg("kept-unreadable", problem=refusal(error))
        return tuple(sorted(matches, key=lambda each: each.name.casefold()))

    def keep(self, name: str, match: SavedMatch) -> KeptMatch | Message:
        """Keep ``match`` under ``name``, in place of the one that has this name."""
        found = self.all()
        if isinstance(found, Message):
            return found
        name = fit_name(name)
        old = next((each for each in found if each.match and same_name(each.name, name)), None)
        try:
            if old:
                replace_file(file := self._kept / old.file, to_text(match, name))
            else:
                file = put_file(self._kept, name, to_text(match, name))
        except OSError as error:
            return msg("kept-failed", problem=refusal(error))
        return KeptMatch(name, file.name, match)

    def keep_beside(self, name: str, match: SavedMatch) -> KeptMatch | Message:
        """Keep ``match`` under ``name``, or where another one has that, under the next free one: ``name 2`` …"""
        found = self.all()
        if isinstance(found, Message):
            return found
        taken = {each.name.casefold() for each in found}
        number, free = 1, fit_name(name)
        while free.casefold() in taken:
            number += 1
            free = fit_name(f"{name} {number}")
        return self.keep(free, match)

    def rename(self, kept: KeptMatch, name: str) -> KeptMatch | Message:
        """Give a kept match another name, in place of the one that has it."""
        if kept.match is None:
            return kept.trouble or msg("save-damaged")
        renamed = self.keep(name, kept.match)
        if isinstance(renamed, KeptMatch) and renamed.file != kept.file:
            return self.delete(kept) or renamed
        return renamed

    def delete(self, kept: KeptMatch) -> Message | None:
        """Delete a kept match, or the file that was to be one; gives what went wrong, if anything."""
        try:
            (self._kept / kept.file).unlink(missing_ok=True)
        except OSError as error:
            return msg("kept-not-deleted", problem=refusal(error))
        return None

    # Records of others

    def export(self, name: str, match: SavedMatch) -> Path | Message:
        """Write ``match`` as a plain match record to a new file in the folder for that; gives the file."""
        try:
            return put_file(self.exchange, name, json.dumps(to_data(match.record)) + "\n")
        except OSError as error:
            return msg("kept-not-exported", problem=refusal(error))

    def offered(self) -> tuple[Path, ...] | Message:
        """The files in the folder of records, by name. The folder is made, so that files can be put there."""
        try:
            self.exchange.mkdir(parents=True, exist_ok=True)
            return tuple(sorted(_files(self.exchange), key=lambda file: file.name.casefold()))
        except OSError as error:
            return msg("kept-unreadable", problem=refusal(error))

    def read(self, file: Path, player: str, seed: str) -> SavedMatch | Message:
        """The match in a file from anywhere; ``player`` and ``seed`` as in ``read_match``."""
        try:
            return read_match(file, player, seed)
        except RefusedError as refused:
            return refused.message

    def bring(self, file: Path, player: str, seed: str) -> KeptMatch | Message:
        """Keep the match in a file from anywhere, under the file's name."""
        match = self.read(file, player, seed)
        return match if isinstance(match, Message) else self.keep_beside(file.stem, match)

    # Files

    def _look_at(self, file: Path) -> KeptMatch:
        """The match in a file of the folder, read only where it has changed since the last time."""
        try:
            status = file.stat()
            stamp = status.st_mtime_ns, status.st_size
            if (known := self._read.get(file)) and known[0] == stamp:
                return known[1]
            name, match = named_from_text(read_match_text(file))
            kept = KeptMatch(name or fit_name(file.stem), file.name, match)
        except (OSError, ValueError) as trouble:
            return KeptMatch(shown(file.name), file.name, None, _told(trouble))
        self._read[file] = stamp, kept
        return kept


def _told(trouble: OSError | ValueError) -> Message:
    if isinstance(trouble, OSError):
        return msg("save-unreadable", problem=refusal(trouble))
    return msg("save-newer" if isinstance(trouble, NewerError) else "save-damaged")


def _files(folder: Path) -> Iterator[Path]:
    """The files of records in ``folder``; raises ``OSError`` where that cannot be known."""
    try:
        files = list(folder.iterdir())
    except FileNotFoundError:
        return iter(())
    return (file for file in files if file.suffix.lower() == SUFFIX)
