"""The braille line of a screen reader, apart from speech: whatever is cut short or fails there is still shown here."""

import threading
from queue import SimpleQueue

from spades_gui.speech.backend import Backend, Opener
from spades_gui.speech.keeper import CallError, Keeper
from spades_gui.speech.sources import OPENING_PATIENCE, Source

PATIENCE = 1.0
"""Seconds after which a call that has not returned is given up."""


class BrailleLine:
    """Shows every text it is given, in order, on the line of the back end that ``opener`` makes.

    Without one, texts go nowhere; it is looked for again with a text that comes ``look_every`` seconds later.
    """

    def __init__(self, opener: Opener, look_every: float = 2.0) -> None:
        self._source = Source("braille", opener)
        self._look_every = look_every
        self._keeper: Keeper | None = None
        self._texts: SimpleQueue[str | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="speech braille", daemon=True)
        self._thread.start()

    def show(self, text: str) -> None:
        """Show ``text`` soon. Never waits."""
        self._texts.put(text)

    def close(self, timeout: float = PATIENCE) -> None:
        """Let go of the line; wait at most ``timeout`` seconds for that."""
        self._texts.put(None)
        self._thread.join(timeout)

    def _run(self) -> None:
        while (text := self._texts.get()) is not None:
            self._show(text)
        if self._keeper is not None:
            self._keeper.leave()

    def _show(self, text: str) -> None:
        """Show it; by the next reader, if the one in use is no longer the one to choose."""
        while (keeper := self._keeper or self._opened()) is not None:
            self._keeper = keeper
            try:
                shown = keeper.call(lambda it: _shown(it, text), PATIENCE)
            except CallError:
                self._source.give_up(keeper, self._look_every)
                self._keeper = None
                return
            if shown:
                return
            keeper.leave()
            self._keeper = None

    def _opened(self) -> Keeper | None:
        made = threading.Event()
        self._source.open(made.set)
        if self._source.opening is not None:
            made.wait(OPENING_PATIENCE)
        return self._source.take(self._look_every)


def _shown(reader: Backend, text: str) -> bool:
    if not reader.alive():
        return False
    reader.braille(text)
    return True
