"""The window on a real X server: sizes, full screen, idling, quitting."""

import signal
from collections.abc import Iterator

import pytest
from recorded_window import X_KEYS, RecordedWindow, recorded_window
from xserver import until, x_server


@pytest.fixture(scope="module")
def window() -> Iterator[RecordedWindow]:
    with x_server() as server, recorded_window(server) as window:
        yield window


def test_it_opens_at_its_first_size(window: RecordedWindow) -> None:
    assert window.drawn[0] == (1024, 768)


def test_its_title_is_the_pictures(window: RecordedWindow) -> None:
    until(lambda: window.title == "Recorded ♠ Игра")


@pytest.mark.parametrize("size", [(640, 480), (1280, 1000), (1024, 768)])
def test_it_draws_at_the_size_it_is_given(window: RecordedWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    until(lambda: window.drawn[-1] == size)


@pytest.mark.parametrize(
    ("size", "drawn"),
    [((300, 200), (640, 480)), ((1, 900), (640, 900)), ((1200, 20), (1200, 480)), ((1, 1), (640, 480))],
)
def test_smaller_than_the_smallest_it_draws_the_smallest_and_shrinks_it(
    window: RecordedWindow, size: tuple[int, int], drawn: tuple[int, int]
) -> None:
    window.resize(*size)
    until(lambda: window.drawn[-1] == drawn)
    window.resize(1024, 768)
    until(lambda: window.drawn[-1] == (1024, 768))
    assert window.heard(X_KEYS["c"]) == ["c"]


def test_full_screen_and_back_keeps_the_size(window: RecordedWindow) -> None:
    window.resize(800, 600)
    until(lambda: window.drawn[-1] == (800, 600))
    for size in ((1280, 1024), (800, 600)):
        window.server.press(X_KEYS["f11"])  # and nothing more: between two windows keys are lost
        until(lambda size=size: window.drawn[-1] == size)
        window.server.focus(window.process.pid)
        assert window.heard(X_KEYS["c"]) == ["c"]


def test_it_draws_only_when_something_has_changed(window: RecordedWindow) -> None:
    window.heard(X_KEYS["f10"])
    drawn, ticks = len(window.drawn), window.ticks
    window.heard(X_KEYS["c"], X_KEYS["v"])
    window.server.run("sleep", "1.5")
    window.heard(X_KEYS["f10"])
    assert len(window.drawn) == drawn
    assert window.ticks - ticks < 20
    window.heard(X_KEYS["space"])
    until(lambda: len(window.drawn) == drawn + 1)


def test_what_was_hidden_is_drawn_again(window: RecordedWindow) -> None:
    drawn = len(window.drawn)
    number = window.id
    window.server.run("xdotool", "windowunmap", number)
    window.server.run("xdotool", "windowmap", number)
    until(lambda: len(window.drawn) > drawn)


def test_a_signal_to_end_asks_the_game_to_close() -> None:
    with x_server() as server, recorded_window(server) as window:
        window.process.send_signal(signal.SIGTERM)
        until(lambda: window.closes == 1)
        assert window.process.wait(300) == 0


def test_ctrl_c_in_the_terminal_ends_it() -> None:
    with x_server() as server, recorded_window(server) as window:
        window.process.send_signal(signal.SIGINT)
        assert window.process.wait(300) != 0
        assert window.closes == 0
