"""The screen reader's channel: shows it each picture, and does what it asks for as if with keys."""

import threading
import time
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Final

from spades_gui.access.tree import ROOT, Node, Role, Tree, TreeBuilder
from spades_gui.app.ports import Game, Painter
from spades_gui.keys.key import Key
from spades_gui.present.picture import Picture
from spades_gui.present.spot import Spot

if TYPE_CHECKING:
    from spades_gui.access.adapter import Adapter

_SETTLING: Final = 0.2
"""Seconds after the first tree was given before the adapter is called: see ``adapter.Adapter``."""
_PATIENCE: Final = 1.5
"""Seconds after the start in which the game's own voice waits for a screen reader to begin."""

_MOVES: Final = {
    Role.CARD: ("hand.previous", "hand.next", "card.play"),
    Role.MENU_ITEM: ("dialog.previous", "dialog.next", "dialog.choose"),
    Role.BID: ("bid.less", "bid.more", "bid.make"),
}
"""The commands that go back, go on and choose in a list of such items."""


class Channel:
    """A painter for those who listen. Where there is no AccessKit, or nobody reads, it does nothing.

    ``wake`` is called, from any thread, when the main loop should look.
    """

    def __init__(self, wake: Callable[[], None]) -> None:
        self._wake = wake
        self._builder = TreeBuilder()
        self._tree = self._sent = Tree({ROOT: Node(Role.WINDOW, "")}, ROOT)
        self._focused = False
        self._told: bool | None = None
        self._reading = False
        self._settled_at = 0.0
        self._patient_until = 0.0
        self._timers: list[threading.Timer] = []
        self._adapter: Adapter | None = None
        self._wishes: SimpleQueue[tuple[int, bool]] = SimpleQueue()

    def attach(self, handle: object) -> None:
        """Offer the tree. ``handle`` is the system's for the window, which is not shown yet; on Linux it needs none."""

        def make() -> None:
            from spades_gui.access.adapter import Adapter

            self._adapter = Adapter(handle, self._first_tree, self._begun, self._ended, self.wish)

        self._try(make)
        if self._adapter is not None:
            self._patient_until = time.monotonic() + _PATIENCE
            self._later(_PATIENCE, self._wake)

    def reading(self) -> bool:
        """Whether assistive technology reads the window at the moment, or may just be about to."""
        return self._adapter is not None and (self._reading or time.monotonic() < self._patient_until)

    def paint(self, picture: Picture) -> None:
        """Show ``picture`` to whoever reads."""
        self._tree = self._builder.build(picture)
        self.refresh()

    def focus_changed(self, focused: bool) -> None:
        """The window has got the focus, or lost it."""
        self._focused = focused
        self.refresh()

    def refresh(self) -> None:
        """Send what the reader does not know yet. Only for the main loop's thread."""
        adapter = self._adapter
        if adapter is None or not self._reading or time.monotonic() < self._settled_at:
            return
        if self._sent is not self._tree:
            before, self._sent = self._sent, self._tree
            self._try(lambda: adapter.show(self._tree, before))
        if self._told != self._focused:
            self._told = self._focused
            self._try(lambda: adapter.focus_changed(self._focused))

    def wish(self, id: int, choose: bool) -> None:
        """Ask for the part ``id`` to be under the cursor, and chosen. From any thread."""
        self._wishes.put((id, choose))
        self._wake()

    def wished(self) -> list[str]:
        """The commands that do the next thing the reader has asked for, if that is among the items at the cursor."""
        try:
            id, choose = self._wishes.get_nowait()
        except Empty:
            return []
        wanted, here = self._tree.nodes.get(id), self._tree.nodes.get(self._tree.focus)
        if wanted is None or here is None or wanted.role is not here.role or wanted.role not in _MOVES:
            return []
        back, on, chosen = _MOVES[wanted.role]
        steps = wanted.place - here.place
        return [on] * steps + [back] * -steps + [chosen] * choose

    def close(self) -> None:
        """Take the tree back."""
        self._ended()
        self._adapter = None

    def _first_tree(self) -> Tree:
        self._sent, self._told = self._tree, None
        return self._sent

    def _begun(self) -> None:
        self._settled_at = time.monotonic() + _SETTLING  # before the next line: the main loop may look at any time
        self._reading = True
        self._wake()
        self._later(_SETTLING, self._wake)

    def _ended(self) -> None:
        self._reading = False
        self._patient_until = 0.0
        for timer in self._timers:
            timer.cancel()
        self._timers.clear()
        self._wake()

    def _later(self, seconds: float, act: Callable[[], None]) -> None:
        timer = threading.Timer(seconds, act)
        timer.daemon = True
        self._timers.append(timer)
        timer.start()

    def _try(self, act: Callable[[], None]) -> None:
        """Do without the channel from the first failure on; its panics are no ``Exception``."""
        try:
            act()
        except (KeyboardInterrupt, SystemExit):
            raise
        except BaseException:
            self._adapter = None
            self._reading = False


class Both:
    """Two painters as one."""

    def __init__(self, first: Painter, second: Painter) -> None:
        self._painters = (first, second)

    def paint(self, picture: Picture) -> None:
        """Show ``picture`` on both."""
        for each in self._painters:
            each.paint(picture)


class ReadGame:
    """A game that a screen reader can ask for something, too; ``key`` gives a key of a command, if it has one."""

    def __init__(self, game: Game, channel: Channel, key: Callable[[str], Key | None]) -> None:
        self._game = game
        self._channel = channel
        self._key = key

    @property
    def running(self) -> bool:
        """False once the game has ended."""
        return self._game.running

    def press(self, key: Key) -> None:
        """A key was pressed."""
        self._game.press(key)

    def point(self, spot: Spot) -> None:
        """Something was pointed at."""
        self._game.point(spot)

    def tick(self, now: float) -> float | None:
        """Press the keys the reader asks for, and let the game go on."""
        while commands := self._channel.wished():
            keys = [self._key(command) for command in commands]
            if None not in keys:
                for key in filter(None, keys):
                    self._game.press(key)
            self._game.tick(now)
        wait = self._game.tick(now)
        self._channel.refresh()
        return wait

    def focus_changed(self, focused: bool) -> None:
        """The window has got the focus, or lost it."""
        self._game.focus_changed(focused)
        self._channel.focus_changed(focused)

    def close_requested(self) -> None:
        """The window is being closed."""
        self._game.close_requested()
