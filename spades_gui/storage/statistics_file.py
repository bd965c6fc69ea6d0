"""The statistics as an SQLite file: a row for each match and each hand, every row with a checksum.

A match has one row however often it is gone on with, and each of its hands one: a hand played anew takes the place of
what it was, and those after it go. What came before what is told by the numbers of the rows, never by the clock.
"""

import errno
import os
import stat
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import get_ident
from typing import TYPE_CHECKING, Any, Final

from spades_gui.bounded import NotOrdinaryError
from spades_gui.present.history import (
    Group,
    History,
    LastHand,
    LastMatch,
    PlayedHand,
    PlayedMatch,
    Result,
    RulesName,
    Tally,
)
from spades_gui.settings.save import claim_name
from spades_gui.storage.troubles import DamagedError, LockedError, NewerError

if TYPE_CHECKING:  # imported when the file is first used: the game starts without it
    from sqlite3 import Connection

LAST: Final = 40
"""How many of the last matches and hands a history tells one by one."""
VERSION: Final = 1
"""Of the tables; kept as the file's ``user_version``."""
_APPLICATION: Final = int.from_bytes(b"Spds")
"""The file's ``application_id``: it holds statistics of this game."""
_HEAD: Final = 100
_MAGIC: Final = b"SQLite format 3\0"
_ROLLBACK: Final = b"\1\1"
"""The way of writing, in bytes 18 and 19 of the head (https://sqlite.org/fileformat.html): by a rollback journal."""
_SCHEMA: Final = (
    "CREATE TABLE matches (id INTEGER PRIMARY KEY, seed TEXT NOT NULL UNIQUE, preset TEXT NOT NULL, "
    "changed INTEGER NOT NULL, name TEXT NOT NULL, partner TEXT NOT NULL, opponents TEXT NOT NULL, "
    "begun INTEGER NOT NULL, ended INTEGER, won INTEGER, score INTEGER, others INTEGER, sum INTEGER NOT NULL)",
    "CREATE TABLE hands (id INTEGER PRIMARY KEY, match INTEGER NOT NULL, number INTEGER NOT NULL, "
    "bid INTEGER NOT NULL, tricks INTEGER NOT NULL, contract INTEGER NOT NULL, taken INTEGER NOT NULL, "
    "made INTEGER, nil INTEGER, bags INTEGER, points INTEGER NOT NULL, sum INTEGER NOT NULL, UNIQUE (match, number))",
)
_RULES: Final = "preset, changed, name"
_HAND: Final = "number, bid, tricks, contract, taken, made, nil, bags, points"
_SUMS: Final = (
    "count(hands.id), count(made), total(made), count(nil), total(nil), count(bags), total(bags), "
    "total(abs(tricks - bid)), total(tricks - bid), total(points)"
)
"""The figures of a ``Tally`` but for its matches."""

Row = tuple[Any, ...]


Note = tuple[PlayedMatch, PlayedHand | None, int, bool]
"""That a match was sat down to, or a hand of it scored, at a time in seconds since 1970; whether it had been before."""


class StatisticsFile:
    """The file at ``path``, which is opened for each call only: whatever becomes of it meanwhile is noticed.

    Each call begins a file where there is none, and waits ``patience`` seconds for others who use it. Raises
    ``DamagedError``, ``NewerError``, ``LockedError`` or ``OSError``, and has then changed nothing.
    """

    def __init__(self, path: Path, patience: float = 1.0) -> None:
        self.path = path.absolute()
        self._patience = patience
        self._checked: tuple[int, int] | None = None
        """The file that was last found sound, as the system numbers it."""

    def add(self, notes: Sequence[Note]) -> None:
        """Write down ``notes``, all or none."""
        with self._open() as connection:
            connection.execute("BEGIN IMMEDIATE")
            for note in notes:
                _add(connection, note)
            connection.execute("COMMIT")

    def history(self) -> History:
        """What the file comes to."""
        with self._open() as connection:
            connection.execute("BEGIN")
            return History(_groups(connection), _last_matches(connection), _last_hands(connection))

    def rows(self) -> Iterator[Row]:
        """The names of the columns, then a row for each hand with all that is known of it and its match."""
        with self._open() as connection:
            found = connection.execute(
                f"SELECT match, {_RULES}, partner, opponents, strftime('%Y-%m-%dT%H:%M:%SZ', begun, 'unixepoch') begun,"
                f" strftime('%Y-%m-%dT%H:%M:%SZ', ended, 'unixepoch') ended, won, score, others, {_HAND}"
                " FROM hands JOIN matches ON matches.id = match ORDER BY hands.id"
            )
            yield tuple(column[0] for column in found.description)
            yield from found

    def count(self) -> int:
        """How many hands there are."""
        with self._open() as connection:
            return int(connection.execute("SELECT count(*) FROM hands").fetchone()[0])

    def clear(self) -> None:
        """Forget everything."""
        with self._open() as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("DELETE FROM hands")
            connection.execute("DELETE FROM matches")
            connection.execute("COMMIT")

    def set_aside(self) -> Path:
        """Give the file the first free name of its kind; raises ``OSError``."""
        kept = claim_name(self.path)
        kept.unlink()
        # An unfinished change belongs to its file: left behind, it would be taken for one of the next.
        with suppress(FileNotFoundError):
            _journal(self.path).rename(_journal(kept))
        return self.path.rename(kept)

    @contextmanager
    def _open(self) -> Iterator["Connection"]:
        import sqlite3

        try:
            if not self.path.exists():
                self._begin()
            seen = _read_head(self.path)
            connection = _connect(self.path, self._patience)
            try:
                if self._checked != seen:
                    _check(connection)
                    self._checked = seen
                yield connection
            finally:
                connection.close()  # which takes back what was not committed
        except UnicodeDecodeError as error:  # of a text, or of what SQLite says of it
            raise DamagedError(error.reason) from None
        except sqlite3.Error as error:
            raise _meaning(error) from None

    def _begin(self) -> None:
        """Put an empty file in place: whole from the start, so that one without content can only be a damaged one."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        new = self.path.with_name(f"{self.path.name}.{os.getpid()}-{get_ident()}.new")
        for file in (new, _journal(new), _journal(self.path)):
            file.unlink(missing_ok=True)
        try:
            new.touch()
            connection = _connect(new, self._patience)
            try:
                _create(connection)
            finally:
                connection.close()
            if not self.path.exists():  # another copy of the game may have been faster
                new.rename(self.path)
        finally:
            new.unlink(missing_ok=True)


def _journal(path: Path) -> Path:
    return path.with_name(f"{path.name}-journal")


def _connect(path: Path, patience: float) -> "Connection":
    import sqlite3

    return sqlite3.connect(f"{path.as_uri()}?mode=rw", timeout=patience, isolation_level=None, uri=True)


def _create(connection: "Connection") -> None:
    connection.execute("BEGIN EXCLUSIVE")
    connection.execute(f"PRAGMA application_id = {_APPLICATION}")
    connection.execute(f"PRAGMA user_version = {VERSION}")
    for table in _SCHEMA:
        connection.execute(table)
    connection.execute("COMMIT")


def _meaning(error: Exception) -> Exception:
    """What a failure of SQLite comes to."""
    import sqlite3

    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return LockedError(str(error))
    if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return DamagedError(str(error))
    numbers = {
        sqlite3.SQLITE_FULL: errno.ENOSPC,
        sqlite3.SQLITE_IOERR: errno.EIO,
        sqlite3.SQLITE_CANTOPEN: errno.EACCES,
        sqlite3.SQLITE_PERM: errno.EACCES,
        sqlite3.SQLITE_READONLY: errno.EACCES,
    }
    return OSError(numbers.get(code), str(error))


# Is it sound?


def _read_head(path: Path) -> tuple[int, int]:
    """See from its first bytes whether the file is one of this version; gives how the system numbers it."""
    status = path.stat()
    if not stat.S_ISREG(status.st_mode):  # a pipe could keep us waiting for ever
        raise NotOrdinaryError(str(path))
    with path.open("rb") as stream:
        head = stream.read(_HEAD)
    if len(head) < _HEAD or not head.startswith(_MAGIC) or int.from_bytes(head[68:72]) != _APPLICATION:
        raise DamagedError("not a statistics file")
    version = int.from_bytes(head[60:64])
    if version > VERSION:
        raise NewerError(f"version {version}")
    if version != VERSION or head[18:20] != _ROLLBACK:
        raise DamagedError("not as it was written")
    return status.st_dev, status.st_ino


def _check(connection: "Connection") -> None:
    """See whether all of the file is as it was written."""
    import sqlite3

    model = sqlite3.connect(":memory:", isolation_level=None)
    try:
        _create(model)
        described = "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY name"
        sound = (
            connection.execute(described).fetchall() == model.execute(described).fetchall()
            and connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            and all(_is_sound(row) for row in connection.execute("SELECT * FROM matches"))
            and all(_is_sound(row) for row in connection.execute("SELECT * FROM hands"))
            and not connection.execute("SELECT 1 FROM hands WHERE match NOT IN (SELECT id FROM matches)").fetchall()
        )
    except sqlite3.Error as error:
        meaning = _meaning(error)
        if isinstance(meaning, LockedError):
            raise meaning from None
        sound = False
    finally:
        model.close()
    if not sound:
        raise DamagedError("not as it was written")


def _is_sound(row: Row) -> bool:
    return bool(row[-1] == _sum(row[:-1]))


def _sum(values: Row) -> int:
    """The CRC-32 of a row: to SQLite, one with a changed byte would be as good as the one that was written."""
    return zlib.crc32(ascii(values).encode())


# Writing


def _add(connection: "Connection", note: Note) -> None:
    match, hand, at, again = note
    old = connection.execute("SELECT id, begun, ended, won FROM matches WHERE seed = ?", (match.seed,)).fetchone()
    if hand is not None and again and (old is None or _has(connection, old[0], hand.number)):
        hand = None  # it was played elsewhere, or is not the last: nothing has been played since
    if old is not None and hand is None:
        return  # it is being gone on with
    id, begun, ended, won = old or (_next(connection, "matches"), at, None, None)
    result = match.result
    if result is None:
        outcome: Row = (None, None, None, None)
    else:
        outcome = (at if won is None else ended, int(result.won), result.score, result.others)
    rules = match.rules
    named = (match.seed, rules.preset, int(rules.changed), rules.name, match.partner, match.opponents)
    _put(connection, "matches", (id, *named, begun, *outcome))
    if hand is not None:
        number = hand.number
        found = connection.execute("SELECT id FROM hands WHERE match = ? AND number = ?", (id, number)).fetchone()
        connection.execute("DELETE FROM hands WHERE match = ? AND number > ?", (id, number))
        values = (hand.bid, hand.tricks, hand.contract, hand.taken, _flag(hand.made), _flag(hand.nil))
        own = found[0] if found else _next(connection, "hands")
        _put(connection, "hands", (own, id, number, *values, hand.bags, hand.points))


def _has(connection: "Connection", match: int, number: int) -> bool:
    found = connection.execute("SELECT 1 FROM hands WHERE match = ? AND number >= ?", (match, number)).fetchone()
    return found is not None


def _next(connection: "Connection", table: str) -> int:
    return int(connection.execute(f"SELECT coalesce(max(id), 0) + 1 FROM {table}").fetchone()[0])


def _put(connection: "Connection", table: str, values: Row) -> None:
    row = (*values, _sum(values))
    connection.execute(f"INSERT OR REPLACE INTO {table} VALUES ({', '.join('?' * len(row))})", row)


def _flag(value: bool | None) -> int | None:
    return None if value is None else int(value)


# Reading


def _groups(connection: "Connection") -> tuple[Group, ...]:
    ended = connection.execute(
        f"SELECT {_RULES}, partner, count(*), total(won) FROM matches WHERE won IS NOT NULL GROUP BY {_RULES}, partner"
    )
    matches = {row[:4]: row[4:] for row in ended}
    scored = connection.execute(
        f"SELECT {_RULES}, partner, {_SUMS} FROM hands JOIN matches ON matches.id = match"
        f" GROUP BY {_RULES}, partner ORDER BY min(hands.id)"
    )
    return tuple(
        Group(_rules(row[:3]), row[3], _tally(*matches.get(row[:4], (0, 0)), *row[4:])) for row in scored.fetchall()
    )


def _last_matches(connection: "Connection") -> tuple[LastMatch, ...]:
    found = connection.execute(
        f"SELECT matches.id, {_RULES}, won, score, others, {_SUMS} FROM matches LEFT JOIN hands ON match = matches.id"
        " WHERE matches.id IN (SELECT id FROM matches WHERE won IS NOT NULL ORDER BY id DESC LIMIT ?)"
        " GROUP BY matches.id ORDER BY matches.id",
        (LAST,),
    )
    return tuple(
        LastMatch(row[0], _rules(row[1:4]), Result(bool(row[4]), *row[5:7]), _tally(1, row[4], *row[7:]))
        for row in found
    )


def _last_hands(connection: "Connection") -> tuple[LastHand, ...]:
    found = connection.execute(f"SELECT match, {_HAND} FROM hands ORDER BY id DESC LIMIT ?", (LAST,)).fetchall()
    return tuple(LastHand(match, _hand(row)) for match, *row in reversed(found))


def _rules(row: Sequence[Any]) -> RulesName:
    preset, changed, name = row
    return RulesName(preset, bool(changed), name)


def _tally(*figures: float) -> Tally:
    return Tally(*map(int, figures))


def _hand(row: Sequence[Any]) -> PlayedHand:
    number, bid, tricks, contract, taken, made, nil, bags, points = row
    known = None if made is None else bool(made), None if nil is None else bool(nil)
    return PlayedHand(number, bid, tricks, contract, taken, *known, bags, points)
