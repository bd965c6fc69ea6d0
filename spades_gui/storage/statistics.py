"""The statistics on disk, written and read in a thread, and what becomes of them on bad days."""

import time
from collections.abc import Callable, Iterator
from functools import cached_property
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event, Thread
from typing import TYPE_CHECKING, Final, TypeVar

from spades_gui.app.finishing import let_finish
from spades_gui.present.message import Message, msg
from spades_gui.present.problems import refusal
from spades_gui.storage.troubles import DamagedError, LockedError, NewerError

if TYPE_CHECKING:  # imported in the thread: the game starts without it
    from spades_gui.present.history import History, PlayedHand, PlayedMatch
    from spades_gui.storage.statistics_file import Note, Row, StatisticsFile

FILE: Final = "statistics.db"
EXPORTED: Final = "statistics.csv"
_RETRY: Final = 10.0
"""Seconds until what could not be written is tried again, if nothing else is to be done before."""
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""What begins a text that spreadsheets compute (https://owasp.org/www-community/attacks/CSV_Injection)."""

_Done = TypeVar("_Done")
_Trouble = (OSError, DamagedError, NewerError)


class StatisticsStore:
    """Keeps the statistics in ``folder`` (the ``StatisticsKeeper``); the CSV file goes to ``exchange``.

    ``ask`` waits ``patience`` seconds at most; ``wake`` is called when there is news. What cannot be written stays in
    memory for the next try. A damaged file gets another name, one of a newer version is left alone.
    """

    def __init__(
        self,
        folder: Path,
        exchange: Path,
        wake: Callable[[], None],
        patience: float,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._path = folder / FILE
        self._exported = exchange / EXPORTED
        self._wake = wake
        self._patience = patience
        self._clock = clock
        self._unwritten: list[Note] = []
        self._trouble: Message | None = None
        """What is wrong with writing, as far as the player knows."""
        self._percent: int | None = None
        self._news: SimpleQueue[Message] = SimpleQueue()
        self._orders: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread: Thread | None = None

    def keep(self, match: "PlayedMatch", hand: "PlayedHand | None" = None, *, again: bool = False) -> None:
        """Have it written that a match was sat down to, or that ``hand`` was scored, maybe ``again``. Does not wait."""
        note = match, hand, int(self._clock()), again

        def order() -> None:
            self._unwritten.append(note)
            self._write()

        self._order(order)

    def ask(self, done: "Callable[[History | Message], None]") -> None:
        """Have the figures looked up; ``done`` gets them in the thread, or why there are none."""
        over = Event()

        def order() -> None:
            try:
                found: History | Message = self._with_file(self._file.history)
            except _Trouble as trouble:
                found = _told(trouble, "statistics-unreadable")
            done(found)
            self._wake()
            over.set()

        self._order(order)
        over.wait(self._patience)

    def export(self, delimiter: str) -> None:
        """Have everything written as a CSV file, in UTF-8 with a mark by which spreadsheets know it. Does not wait."""

        def order() -> None:
            try:
                self._with_file(lambda: self._write_csv(delimiter))
                outcome = msg("statistics-exported", file=str(self._exported))
            except _Trouble as trouble:
                outcome = _told(trouble, "statistics-not-exported")
            finally:
                self._percent = None
            self._tell(outcome)  # after that: whoever hears it finds the work over

        self._percent = 0
        self._order(order)

    @property
    def percent(self) -> int | None:
        """How much of the CSV file has been put together; ``None`` when none is being written."""
        return self._percent

    def reset(self) -> None:
        """Have everything forgotten. Does not wait."""

        def order() -> None:
            try:
                self._with_file(self._file.clear)
            except _Trouble as trouble:
                self._tell(_told(trouble, "statistics-failed"))
            else:
                self._unwritten.clear()
                self._tell(msg("statistics-are-reset"))

        self._order(order)

    def news(self) -> tuple[Message, ...]:
        """What the player must know of it since last asked."""
        return tuple(self._news.get() for _ in range(self._news.qsize()))

    def close(self) -> None:
        """Write what waits; returns when it is written, or as ``let_finish``."""
        if self._thread:
            self._orders.put(None)
            let_finish(self._thread, self._patience)

    def _order(self, order: Callable[[], None]) -> None:
        self._orders.put(order)
        if self._thread is None:
            self._thread = Thread(target=self._work, name="statistics", daemon=True)
            self._thread.start()

    # All that follows in the thread

    @cached_property
    def _file(self) -> "StatisticsFile":
        from spades_gui.storage.statistics_file import StatisticsFile

        return StatisticsFile(self._path)

    def _work(self) -> None:
        order: Callable[[], None] | None = self._write
        while order is not None:
            try:
                order = self._orders.get(timeout=_RETRY if self._unwritten else None)
            except Empty:
                order = self._write
            (order or self._write)()

    def _write(self) -> None:
        if not self._unwritten:
            return
        trouble = None
        try:
            self._with_file(lambda: self._file.add(self._unwritten))
        except _Trouble as error:
            trouble = _told(error, "statistics-failed")
            if isinstance(error, NewerError):
                self._unwritten.clear()
        else:
            self._unwritten.clear()
        if trouble != self._trouble:
            self._trouble = trouble
            self._tell(trouble or msg("statistics-work-again"))

    def _with_file(self, act: Callable[[], _Done]) -> _Done:
        """Do ``act`` with the file, or with a new one where it is damaged."""
        try:
            return act()
        except DamagedError as damage:
            try:
                kept = self._file.set_aside()
            except OSError:
                raise damage from None
            self._tell(msg("statistics-damaged", value=kept.name))
        return act()

    def _write_csv(self, delimiter: str) -> None:
        import csv

        self._exported.parent.mkdir(parents=True, exist_ok=True)
        new = self._exported.with_name(f"{EXPORTED}.new")
        try:
            with new.open("w", encoding="utf-8-sig", newline="") as stream:
                writer = csv.writer(stream, delimiter=delimiter)
                for row in self._counted(self._file.rows()):
                    writer.writerow(map(_harmless, row))
            new.replace(self._exported)
        finally:
            new.unlink(missing_ok=True)

    def _counted(self, rows: "Iterator[Row]") -> "Iterator[Row]":
        total = self._file.count()
        for done, row in enumerate(rows):
            self._percent = 100 * done // max(done, total)
            yield row

    def _tell(self, message: Message) -> None:
        self._news.put(message)
        self._wake()


def _harmless(value: object) -> object:
    """``value`` as a spreadsheet shows it and never computes it: a name may begin like a formula."""
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value


def _told(trouble: Exception, otherwise: str) -> Message:
    """What the player is told of ``trouble``: ``otherwise``, with the system's reason, if it is no trouble of ours."""
    match trouble:
        case NewerError():
            return msg("statistics-newer")
        case LockedError():
            return msg("statistics-locked")
        case DamagedError():
            return msg("statistics-stuck")
    return msg(otherwise, problem=refusal(trouble))
