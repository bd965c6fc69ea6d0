"""The match in progress on disk, and what becomes of it on bad days."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Thread
from typing import Final

from spades_gui.app.finishing import let_finish
from spades_gui.app.saved_match import SavedMatch
from spades_gui.core.record import NewerError
from spades_gui.present.message import Message, msg
from spades_gui.present.problems import refusal
from spades_gui.settings.save import claim_name, replace_file
from spades_gui.storage.files import read_match_text
from spades_gui.storage.match_text import from_text, to_text

SAVED: Final = "match.json"
PREVIOUS: Final = "match.json.bak"
FINISHED: Final = "last-match.json"


@dataclass(frozen=True, slots=True)
class _Order:
    """Have this match kept, or none any more; ``done`` is set when that is over."""

    match: SavedMatch | None
    done: Event = field(default_factory=Event)


class MatchStore:
    """Keeps the match in ``folder``: its newest state, the one before it, and the last match that came to its end.

    Each state is written to a file of its own, which reaches the disk before it takes the place of the last one. That
    happens in a thread; ``keep`` waits for it, but ``patience`` seconds at most, and ``wake`` is called when there is
    news. A file that cannot be used is never written over: it gets another name first.
    """

    def __init__(self, folder: Path, wake: Callable[[], None], patience: float) -> None:
        self._saved, self._previous, self._finished = (folder / name for name in (SAVED, PREVIOUS, FINISHED))
        self._wake = wake
        self._patience = patience
        self._in_the_way: set[Path] = set()
        self._news: SimpleQueue[Message] = SimpleQueue()
        self._trouble: Message | None = None
        self._found = self._load()
        self._orders: SimpleQueue[_Order | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="match saver", daemon=True)
        self._thread.start()

    def found(self) -> SavedMatch | None:
        """The unfinished match that was kept when this began."""
        return self._found

    def keep(self, match: SavedMatch) -> None:
        """Keep ``match`` as it stands now; one that is over is put by as the last finished one."""
        order = _Order(match)
        self._orders.put(order)
        order.done.wait(self._patience)

    def drop(self) -> None:
        """Forget the match that is kept. Does not wait."""
        self._orders.put(_Order(None))

    @property
    def kept(self) -> bool:
        """Whether the disk has taken the last state that it was given."""
        return not self._trouble

    def news(self) -> tuple[Message, ...]:
        """What the player must know of it since last asked."""
        return tuple(self._news.get() for _ in range(self._news.qsize()))

    def close(self) -> None:
        """Write what waits; returns when it is written, or as ``let_finish``."""
        self._orders.put(None)
        let_finish(self._thread, self._patience)

    # Reading

    def _load(self) -> SavedMatch | None:
        with suppress(OSError):
            for half_written in self._saved.parent.glob(f"{SAVED}.*.new"):  # by a game that was killed meanwhile
                half_written.unlink()
        damaged = False
        for file in (self._saved, self._previous):
            try:
                match = from_text(read_match_text(file))
            except FileNotFoundError:
                continue
            except (OSError, ValueError) as trouble:
                self._tell_unusable(file, trouble, again=damaged)
                damaged = True
                continue
            if damaged:
                self._news.put(msg("save-previous"))
            if not match.over:
                return match
            with suppress(OSError):  # it is over all the same, the next time too
                self._put_by(file)
            return None
        if damaged:
            self._news.put(msg("save-none"))
        return None

    def _tell_unusable(self, file: Path, trouble: OSError | ValueError, *, again: bool) -> None:
        """Give a file that cannot be used another name, and tell what is wrong with it."""
        kind = (
            "unreadable" if isinstance(trouble, OSError) else "newer" if isinstance(trouble, NewerError) else "damaged"
        )
        problem = msg(f"save-{kind}-again" if again else f"save-{kind}", problem=refusal(trouble))
        try:
            name = _set_aside(file).name
        except OSError:
            self._in_the_way.add(file)
            self._news.put(problem)
        else:
            self._news.put(msg("save-set-aside", problem=problem, value=name))

    # Writing, all in one thread

    def _work(self) -> None:
        while True:
            waiting = [self._orders.get()]
            while not self._orders.empty():
                waiting.append(self._orders.get())
            for order, following in zip(waiting, [*waiting[1:], None], strict=True):
                # A state need not be written where a newer one of the same match already waits.
                if order and not (order.match and following and following.match and not order.match.over):
                    self._do(order.match)
            for order in waiting:
                if order is None:
                    return
                order.done.set()

    def _do(self, match: SavedMatch | None) -> None:
        trouble: Message | None = None
        try:
            if match is None:
                self._forget()
            else:
                self._write(match)
        except OSError as error:
            trouble = refusal(error)
        if trouble != self._trouble:
            self._trouble = trouble
            self._news.put(msg("save-failed", problem=trouble) if trouble else msg("save-works-again"))
            self._wake()

    def _write(self, match: SavedMatch) -> None:
        self._saved.parent.mkdir(parents=True, exist_ok=True)
        self._make_way()
        replace_file(self._saved, to_text(match), previous=self._previous)
        if match.over:
            self._put_by(self._saved)

    def _put_by(self, file: Path) -> None:
        """Make ``file`` the last finished match. The state before goes first, or it could be taken up again."""
        if file != self._previous:
            self._previous.unlink(missing_ok=True)
        file.replace(self._finished)

    def _forget(self) -> None:
        self._make_way()
        for file in (self._previous, self._saved):
            file.unlink(missing_ok=True)

    def _make_way(self) -> None:
        for file in tuple(self._in_the_way):
            with suppress(FileNotFoundError):
                _set_aside(file)
            self._in_the_way.discard(file)


def _set_aside(file: Path) -> Path:
    """Rename ``file`` to the first free name of its kind; raises ``OSError``."""
    kept = claim_name(file)
    kept.unlink()  # even a folder can now have the name
    return file.rename(kept)
