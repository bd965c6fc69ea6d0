"""The window under a window manager, as on a desktop: its place, full screen, clicks."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from recorded_window import X_KEYS, recorded_window
from xserver import XServer, until, window_manager, x_server

from spades_gui.storage.window_places import read_place


@pytest.fixture(scope="module")
def desktop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[XServer]:
    started = tmp_path_factory.mktemp("openbox") / "started"
    with x_server() as server, window_manager(server, started):
        yield server


def test_full_screen_and_back_keeps_size_and_place(desktop: XServer) -> None:
    with recorded_window(desktop) as window:
        window.resize(800, 600)
        until(lambda: window.drawn[-1] == (800, 600))
        corner, number = window.corner, window.id
        for _ in range(2):
            for size in ((1280, 1024), (800, 600)):
                window.server.press(X_KEYS["f11"])
                until(lambda size=size: window.drawn[-1] == size)
                window.server.focus(window.process.pid)
                assert window.heard(X_KEYS["c"]) == ["c"]
            until(lambda: window.corner == corner)
        assert window.id == number, "it is the same window for whoever reads it"


def test_it_opens_where_it_was_and_as_large(desktop: XServer, tmp_path: Path) -> None:
    file = tmp_path / "window.json"
    with recorded_window(desktop, file) as window:
        window.resize(700, 500)
        until(lambda: window.drawn[-1] == (700, 500))
        window.close()
    corners = []
    for _ in range(3):
        with recorded_window(desktop, file) as window:
            assert window.drawn[0] == (700, 500)
            corners.append(window.corner)
            window.close()
    assert corners[1:] == corners[:1] * 2


def test_it_opens_where_it_was_moved_to(desktop: XServer, tmp_path: Path) -> None:
    file = tmp_path / "window.json"
    with recorded_window(desktop, file) as window:
        before = window.corner
        window.server.run("xdotool", "windowmove", "--sync", window.id, "150", "60")
        until(lambda: window.corner != before)
        window.close()
    place = read_place(file)
    assert place is not None
    assert place.corner is not None
    for _ in range(2):
        with recorded_window(desktop, file) as window:
            window.close()
        kept = read_place(file)
        assert kept == place


def test_a_file_of_nonsense_keeps_no_window_from_opening(desktop: XServer, tmp_path: Path) -> None:
    file = tmp_path / "window.json"
    file.write_text('{"size": [3, "a"]}')
    with recorded_window(desktop, file) as window:
        assert window.drawn[0] == (1024, 768)
        window.close()
    assert read_place(file) is not None


def test_a_click_counts_once_and_so_does_the_wheel(desktop: XServer) -> None:
    with recorded_window(desktop) as window:
        window.click(100, 100)
        until(lambda: window.pointed == ["caption"])
        window.click(100, 100, button=3)
        until(lambda: window.pointed == ["caption", "back"])
        window.click(100, 100, button=5)
        until(lambda: window.pointed == ["caption", "back", "later"])
        window.server.run("xdotool", "mousemove", "--window", window.id, "300", "300")
        assert window.heard(X_KEYS["c"]) == ["c"]
        assert window.pointed == ["caption", "back", "later"]
