"""The window's loop, on SDL's invisible screen."""

import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace

import pygame
import pytest
from sketch import Sketch
from xserver import until

from spades_gui.keys.key import Key
from spades_gui.present.picture import Picture
from spades_gui.present.spot import Spot
from spades_gui.screen.flights import NOTHING, Motion
from spades_gui.screen.window import Window, screen_available

PICTURE = Picture("Spades", None, None, (), "", "", False)


class Journal:
    """A game that notes what happens to it, and stops after so many ticks."""

    def __init__(self, ticks: int, pause: float | None = None) -> None:
        self.notes: list[str] = []
        self.ticks = ticks
        self.pause = pause
        self.on_tick: Callable[[], None] = lambda: None

    @property
    def running(self) -> bool:
        return self.ticks > 0

    def press(self, key: Key) -> None:
        self.notes.append(str(key))

    def point(self, spot: Spot) -> None:
        self.notes.append(str(spot.part))

    def tick(self, now: float) -> float | None:
        assert 0 <= time.monotonic() - now < 60
        self.ticks -= 1
        self.notes.append("tick")
        self.on_tick()
        return self.pause

    def focus_changed(self, focused: bool) -> None:
        self.notes.append("focus" if focused else "no focus")

    def close_requested(self) -> None:
        self.notes.append("close")


@pytest.fixture(autouse=True)
def invisible(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    pygame.display.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    yield
    pygame.display.quit()


def post_key(key: int) -> None:
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, scancode=0, unicode="", mod=0))


def test_keys_that_wait_are_all_answered_before_time_passes_and_anything_is_drawn() -> None:
    game = Journal(ticks=2)
    window = Window(Sketch(lambda surface, picture: game.notes.append("draw")))
    pygame.event.get()

    def on_tick() -> None:
        window.paint(PICTURE)
        if game.ticks == 1:
            for key in (pygame.K_c, pygame.K_v, pygame.K_LEFT):
                post_key(key)

    game.on_tick = on_tick
    window.run(game)
    assert game.notes == ["tick", "draw", "c", "v", "left", "tick", "draw"]


def test_it_has_a_title_before_there_is_a_picture() -> None:
    Window(Sketch(lambda surface, picture: None), title="Игра")
    assert pygame.display.get_caption()[0] == "Игра"


def test_a_request_to_close_reaches_the_game() -> None:
    game = Journal(ticks=2)
    window = Window(Sketch(lambda surface, picture: None))
    pygame.event.get()
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    window.run(game)
    assert game.notes == ["tick", "close", "tick"]


def test_the_game_is_told_of_the_focus() -> None:
    game = Journal(ticks=2)
    window = Window(Sketch(lambda surface, picture: None))
    pygame.event.get()
    for event in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
        pygame.event.post(pygame.event.Event(event))
    window.run(game)
    assert game.notes == ["tick", "no focus", "focus", "tick"]


def post_click(at: tuple[int, int], button: int = 1) -> None:
    for type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(type, pos=at, button=button, touch=False))


def test_a_click_reaches_the_game_once() -> None:
    game = Journal(ticks=2)
    window = Window(Sketch(lambda surface, picture: None))
    pygame.event.get()
    window.paint(PICTURE)
    post_click((5, 5))
    window.run(game)
    assert [note for note in game.notes if note != "tick"] == ["caption"]


def test_a_finger_counts_once() -> None:
    """SDL makes mouse events of what fingers do, beside its own events of fingers."""
    game = Journal(ticks=2)
    window = Window(Sketch(lambda surface, picture: None))
    pygame.event.get()
    window.paint(PICTURE)
    for type, mouse in (
        (pygame.FINGERDOWN, pygame.MOUSEBUTTONDOWN),
        (pygame.FINGERUP, pygame.MOUSEBUTTONUP),
    ):
        pygame.event.post(pygame.event.Event(type, touch_id=0, finger_id=0, x=0.1, y=0.1, dx=0.0, dy=0.0))
        pygame.event.post(pygame.event.Event(mouse, pos=(5, 5), button=1, touch=True))
    window.run(game)
    assert [note for note in game.notes if note != "tick"] == ["caption"]


def test_hovering_is_nothing() -> None:
    game = Journal(ticks=2)
    window = Window(Sketch(lambda surface, picture: None))
    pygame.event.get()
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0)))
    assert not pygame.event.peek(pygame.MOUSEMOTION), "it does not even wake the loop"
    post_key(pygame.K_c)
    window.run(game)
    assert game.notes == ["tick", "c", "tick"]


def test_what_is_pointed_at_is_what_the_keys_before_have_brought() -> None:
    """Keys and a click may wait together: the click was not yet there to be seen when the first key was pressed."""
    seen: list[Picture] = []

    class Pointed(Sketch):
        def spot(self, size: tuple[int, int], picture: Picture, at: tuple[int, int]) -> Spot:
            seen.append(picture)
            return super().spot(size, picture, at)

    class Painting(Journal):
        def tick(self, now: float) -> float | None:
            window.paint(replace(PICTURE, caption=(str(len(self.notes)),)))
            return super().tick(now)

    game = Painting(ticks=3)
    window = Window(Pointed(lambda surface, picture: None))
    pygame.event.get()
    post_key(pygame.K_c)
    post_click((5, 5))
    window.run(game)
    after = game.notes.index("c") + 1
    assert seen[0].caption == (str(after),)


class Endless:
    """A motion that ends only when it is made to."""

    def __init__(self) -> None:
        self.motion = Motion((), NOTHING, 1e9)
        self.frames = 0

    def begin(self, surface: pygame.Surface, time: float = 0.0) -> None:
        self.frames = 0

    def frame(self, surface: pygame.Surface, time: float) -> list[pygame.Rect]:
        self.frames += 1
        return [pygame.Rect(0, 0, 1, 1)]


class Mover(Sketch):
    """Moves something whenever one picture follows another."""

    def __init__(self, draw: Callable[[pygame.Surface, Picture], object]) -> None:
        super().__init__(draw)
        self.endless = Endless()

    def moving(self, size: tuple[int, int], before: Picture, after: Picture) -> Endless | None:
        return None if before == after else self.endless


class Dealing(Journal):
    """Paints two pictures that differ, then waits for a key."""

    def __init__(self, window: Window) -> None:
        super().__init__(ticks=99)
        self._window = window

    def tick(self, now: float) -> float | None:
        if self.ticks > 97:
            self._window.paint(replace(PICTURE, theme=str(self.ticks)))
            self._window.wake()
        return super().tick(now)

    def press(self, key: Key) -> None:
        super().press(key)
        self.ticks = 1

    def point(self, spot: Spot) -> None:
        super().point(spot)
        self.ticks = 1


@pytest.mark.parametrize("pressed", ["key", "click"])
def test_something_moves_until_a_key_or_button_is_pressed_and_meanwhile_the_game_rests(pressed: str) -> None:
    artist = Mover(lambda surface, picture: game.notes.append("draw"))
    window = Window(artist)
    pygame.event.get()
    game = Dealing(window)

    def press() -> None:
        until(lambda: artist.endless.frames > 5)
        game.notes.append(f"frames, {pressed}")
        post_key(pygame.K_c) if pressed == "key" else post_click((5, 5))

    presser = threading.Thread(target=press, daemon=True)
    presser.start()
    window.run(game)
    presser.join()
    notes = [note for note in game.notes if note != "draw"]
    at = notes.index(f"frames, {pressed}")
    assert notes[:at] == ["tick"] * 3, "none for a frame"
    assert ("c" if pressed == "key" else "caption") in notes[at:]
    assert game.notes[-1] == "draw", "everything is where it belongs"


def test_keys_after_the_end_are_not_answered() -> None:
    class Ending(Journal):
        def press(self, key: Key) -> None:
            super().press(key)
            self.ticks = 0

    game = Ending(ticks=5)
    window = Window(Sketch(lambda surface, picture: None))
    pygame.event.get()
    post_key(pygame.K_q)
    post_key(pygame.K_c)
    window.run(game)
    assert game.notes == ["tick", "q"]


def test_time_passes_after_the_pause_the_game_asked_for() -> None:
    game = Journal(ticks=4, pause=0.05)
    window = Window(Sketch(lambda surface, picture: None))
    pygame.event.get()
    start = time.monotonic()
    window.run(game)
    assert game.notes == ["tick"] * 4
    assert time.monotonic() - start >= 3 * 0.05


def test_another_thread_can_wake_it() -> None:
    game = Journal(ticks=2)
    window = Window(Sketch(lambda surface, picture: None))
    pygame.event.get()
    waker = threading.Timer(0.1, window.wake)
    waker.start()
    window.run(game)
    waker.join()
    assert game.notes == ["tick", "tick"]


def test_waking_a_closed_window_does_nothing() -> None:
    window = Window(Sketch(lambda surface, picture: None))
    window.close()
    window.wake()


def test_a_flood_of_wakings_raises_nothing() -> None:
    window = Window(Sketch(lambda surface, picture: None))
    for _ in range(70_000):
        window.wake()


@pytest.mark.parametrize("method", ["press", "tick", "close_requested"])
def test_what_the_game_raises_is_raised(method: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*args: object) -> None:
        raise ZeroDivisionError(str(args))

    monkeypatch.setattr(Journal, method, fail)
    window = Window(Sketch(lambda surface, picture: None))
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    post_key(pygame.K_c)
    with pytest.raises(ZeroDivisionError):
        window.run(Journal(ticks=5))


def test_what_drawing_raises_is_raised() -> None:
    def fail(surface: pygame.Surface, picture: Picture) -> None:
        raise ZeroDivisionError(str(surface))

    window = Window(Sketch(fail))
    window.paint(PICTURE)
    with pytest.raises(ZeroDivisionError):
        window.run(Journal(ticks=5))


def test_a_screen_that_was_asked_for_is_taken() -> None:
    assert screen_available() is None


@pytest.mark.parametrize("display", [None, ""])
def test_without_a_display_there_is_no_screen(monkeypatch: pytest.MonkeyPatch, display: str | None) -> None:
    for name in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    if display is not None:
        monkeypatch.setenv("DISPLAY", display)
    assert screen_available() == "no-display"
    assert not pygame.display.get_init()


def test_a_driver_that_does_not_start_is_no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "nonsense")
    assert screen_available() == "sdl-failed"
