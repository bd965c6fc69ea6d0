"""Where the window opens, and what is remembered of where it was."""

import json
from pathlib import Path
from typing import Any

import pygame
import pytest

from spades_gui.app.window_place import WindowPlace
from spades_gui.screen.whereabouts import Whereabouts, opening
from spades_gui.storage.window_places import read_place, write_place

ONE = ((1920, 1080),)
TWO = ((1920, 1080), (2560, 1440))
KEPT = WindowPlace((800, 600), (120, 90), monitor=1, monitors=TWO)


def test_what_is_kept_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "not" / "there yet" / "window.json"
    for place in (KEPT, WindowPlace((1024, 768)), WindowPlace((640, 480), (-1900, -5), maximised=True, monitors=ONE)):
        write_place(file, place)
        assert read_place(file) == place
    assert [each.name for each in file.parent.iterdir()] == ["window.json"]


GOOD = {"size": [800, 600], "corner": [1, 2], "maximised": False, "monitor": 0, "monitors": [[1920, 1080]]}
BAD: tuple[Any, ...] = (
    [],
    None,
    7,
    "window",
    {},
    {**GOOD, "size": [0, 600]},
    {**GOOD, "size": [800]},
    {**GOOD, "size": [800, 600, 3]},
    {**GOOD, "size": ["800", "600"]},
    {**GOOD, "size": [800.5, 600]},
    {**GOOD, "size": [True, 600]},
    {**GOOD, "size": [10**9, 600]},
    {**GOOD, "corner": [1]},
    {**GOOD, "corner": "12"},
    {**GOOD, "corner": [10**9, 0]},
    {**GOOD, "maximised": "no"},
    {**GOOD, "monitor": -1},
    {**GOOD, "monitors": [[1920]]},
    {**GOOD, "monitors": 3},
)


def test_a_good_file_is_good(tmp_path: Path) -> None:
    file = tmp_path / "window.json"
    file.write_text(json.dumps(GOOD))
    assert read_place(file) == WindowPlace((800, 600), (1, 2), monitors=ONE)


@pytest.mark.parametrize("kept", BAD, ids=str)
def test_a_file_that_holds_something_else_is_as_good_as_none(kept: object, tmp_path: Path) -> None:
    file = tmp_path / "window.json"
    file.write_text(json.dumps(kept))
    assert read_place(file) is None


@pytest.mark.parametrize("data", [b"", b"{", b"\xff\xfe", b"[" * 4000, b" " * 10_000, b'{"size": NaN}'])
def test_a_damaged_file_is_as_good_as_none(data: bytes, tmp_path: Path) -> None:
    file = tmp_path / "window.json"
    file.write_bytes(data)
    assert read_place(file) is None


def test_what_cannot_be_read_or_written_does_no_harm(tmp_path: Path) -> None:
    assert read_place(tmp_path / "missing") is None
    assert read_place(tmp_path) is None
    (tmp_path / "file").touch()
    write_place(tmp_path / "file" / "window.json", KEPT)
    write_place(tmp_path, KEPT)


def test_the_first_window_is_larger_on_a_large_screen() -> None:
    assert opening(None, [(1280, 1024)]).size == (1024, 768)
    assert opening(None, ONE).size == (1024, 768)
    assert opening(None, [(3840, 2160)]).size == (1920, 1440)
    assert opening(None, []).size == (1024, 768)
    assert opening(None, ONE).corner is None


@pytest.mark.parametrize("monitor", [(1080, 1920), (1024, 600), (800, 480)])
def test_the_first_window_is_no_larger_than_the_screen_it_opens_on(monitor: tuple[int, int]) -> None:
    width, height = opening(None, [monitor]).size
    assert width <= monitor[0]
    assert height <= monitor[1]


@pytest.mark.parametrize("size", [(100_000, 100_000), (8961, 600), (1, 1), (800, 99)])
def test_a_size_that_nobody_could_have_given_it_is_not_used(size: tuple[int, int]) -> None:
    """SDL refuses to open a window of the first, and nobody would find the third."""
    opened = opening(WindowPlace(size, (10, 10), monitors=TWO), TWO).size
    assert all(100 <= length <= room for length, room in zip(opened, TWO[0], strict=True))


def test_a_desktop_larger_than_any_window_keeps_it_to_what_opens() -> None:
    wall = ((7680, 4320),) * 4
    assert opening(WindowPlace((16_384, 2000), monitors=wall), wall).size == (16_384, 2000)
    assert opening(WindowPlace((16_385, 2000), monitors=wall), wall).size == (7680, 2000)


def test_among_the_same_screens_it_opens_where_it_was() -> None:
    assert opening(KEPT, TWO) == KEPT


@pytest.mark.parametrize("monitors", [ONE, ((2560, 1440),), TWO[::-1], (*TWO, (800, 600)), ((1024, 600),)])
def test_among_other_screens_it_keeps_its_size_as_far_as_there_is_room(monitors: tuple[tuple[int, int], ...]) -> None:
    large = WindowPlace((2000, 1200), (1950, 20), maximised=True, monitor=1, monitors=TWO)
    place = opening(large, monitors)
    assert place.corner is None
    assert place.monitor == 0
    assert place.maximised
    assert place.size == (min(2000, monitors[0][0]), min(1200, monitors[0][1]))
    assert place.monitors == monitors


@pytest.mark.parametrize("corner", [(4480, 0), (0, 2520), (-4480, 0), (50_000, 50_000)])
def test_a_place_that_no_such_screens_reach_is_not_used(corner: tuple[int, int]) -> None:
    assert opening(WindowPlace((800, 600), corner, monitors=TWO), TWO).corner is None


class Followed:
    """A window that is moved about, on a clock that the test moves."""

    def __init__(self, place: WindowPlace) -> None:
        self._whereabouts = Whereabouts(place)
        self.now = 0.0
        self.full_screen = False

    def event(self, type: int, **facts: int) -> None:
        event = pygame.event.Event(type, facts)
        self._whereabouts.note(event, self.now, full_screen=self.full_screen)

    def moved(self, x: int, y: int) -> None:
        self.event(pygame.WINDOWMOVED, x=x, y=y)

    def sized(self, x: int, y: int) -> None:
        self.event(pygame.WINDOWSIZECHANGED, x=x, y=y)

    @property
    def place(self) -> WindowPlace:
        return self._whereabouts.place


def test_where_it_is_put_and_how_large_it_is_made_is_remembered() -> None:
    window = Followed(WindowPlace((1024, 768), monitors=ONE))
    assert window.place == WindowPlace((1024, 768), monitors=ONE)
    window.moved(240, 150)
    window.now += 9
    window.sized(900, 700)
    window.moved(10, 20)
    assert window.place == WindowPlace((900, 700), (10, 20), monitors=ONE)


def test_the_frame_that_a_window_manager_gives_it_does_not_make_it_creep_down_from_game_to_game() -> None:
    place = KEPT
    for _ in range(3):
        window = Followed(place)
        assert place.corner is not None
        window.moved(place.corner[0] + 1, place.corner[1] + 20)
        place = window.place
    assert place == KEPT
    window = Followed(place)
    window.moved(121, 110)
    window.now += 5
    window.moved(301, 220)
    assert window.place.corner == (300, 200)


def test_a_window_manager_that_puts_it_elsewhere_is_believed() -> None:
    window = Followed(KEPT)
    window.moved(700, 500)
    assert window.place.corner == (700, 500)


def test_a_maximised_window_goes_back_to_where_it_was() -> None:
    window = Followed(KEPT)
    window.now += 10
    window.moved(0, 19)
    window.sized(1920, 1061)
    window.now += 0.01
    window.event(pygame.WINDOWMAXIMIZED)
    window.sized(1920, 1060)
    assert window.place == WindowPlace((800, 600), (120, 90), maximised=True, monitor=1, monitors=TWO)
    window.now += 10
    window.event(pygame.WINDOWRESTORED)
    window.sized(800, 600)
    assert window.place == KEPT


def test_a_maximised_window_that_was_out_of_sight_for_a_while_is_still_maximised() -> None:
    window = Followed(KEPT)
    window.event(pygame.WINDOWMAXIMIZED)
    window.event(pygame.WINDOWMINIMIZED)
    window.event(pygame.WINDOWRESTORED)
    assert window.place.maximised


def test_full_screen_is_no_place() -> None:
    window = Followed(KEPT)
    window.full_screen = True
    window.moved(0, 0)
    window.sized(1920, 1080)
    window.event(pygame.WINDOWRESTORED)
    assert window.place == KEPT


def test_the_screen_it_is_moved_to_is_remembered() -> None:
    window = Followed(KEPT)
    window.event(pygame.WINDOWDISPLAYCHANGED, display_index=0)
    assert window.place.monitor == 0
