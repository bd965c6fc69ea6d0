"""When the screen reader's channel calls the adapter, which must be left alone while it is given its first tree."""

from collections.abc import Callable

import pytest
from pilot import Pilot

from spades_gui.access import channel
from spades_gui.access.tree import Tree

Act = Callable[[], None]


class Clock:
    """Time that the test moves, in place of the module ``time``."""

    now = 1000.0

    def monotonic(self) -> float:
        return self.now


class Timer:
    """One that is under way already when it is cancelled, until the test lets it come to its end."""

    made: list["Timer"]

    def __init__(self, seconds: float, act: Act) -> None:
        self.act = act
        self.daemon = False
        Timer.made.append(self)

    def start(self) -> None:
        pass

    def cancel(self) -> None:
        pass


class Adapter:
    """Notes how often it is shown something, and has assistive technology come and go."""

    def __init__(
        self,
        handle: object,
        tree: Callable[[], Tree],
        begun: Callable[[], None],
        ended: Callable[[], None],
        wish: object,
    ) -> None:
        self.tree, self.begun, self.ended = tree, begun, ended
        self.shown = 0
        Adapter.made = self

    def come(self) -> None:
        self.tree()
        self.begun()

    def show(self, now: Tree, before: Tree) -> None:
        self.shown += 1

    def focus_changed(self, focused: bool) -> None:
        self.shown += 1


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    pytest.importorskip("accesskit")
    from spades_gui.access import adapter

    clock, Timer.made = Clock(), []
    monkeypatch.setattr(channel, "time", clock)
    monkeypatch.setattr(channel.threading, "Timer", Timer)
    monkeypatch.setattr(adapter, "Adapter", Adapter)
    return clock


def test_a_reader_that_comes_again_is_left_alone_as_long_as_the_first_time(clock: Clock) -> None:
    shown = channel.Channel(lambda: None)
    shown.attach(None)
    reader = Adapter.made
    picture = Pilot().painter.pictures[-1]
    reader.come()
    shown.paint(picture)
    assert reader.shown == 0
    clock.now += 0.3
    shown.refresh()
    assert reader.shown > 0
    reader.ended()
    reader.come()
    for timer in Timer.made:  # those of the time before, too: they were under way
        timer.act()
    before = reader.shown
    shown.focus_changed(True)
    assert reader.shown == before
    clock.now += 0.3
    shown.refresh()
    assert reader.shown > before
