"""The window and its loop: wait, hand over what is pressed or pointed at, let time pass, draw what has changed."""

import math
import os
import sys
import time
from collections.abc import Callable
from typing import Final

import pygame

from spades_gui.app.ports import Game
from spades_gui.app.window_place import WindowPlace
from spades_gui.present.picture import Picture
from spades_gui.screen import own_window
from spades_gui.screen.canvas import Artist, Canvas
from spades_gui.screen.controller import Controllers
from spades_gui.screen.icon import window_icon
from spades_gui.screen.keyboard import Keyboard
from spades_gui.screen.pointer import POINTED, Pointer
from spades_gui.screen.whereabouts import MOVED, Whereabouts, opening

_HEARTBEAT: Final = 0.5
"""Seconds after which waiting looks up, so that Ctrl+C in the terminal is heard: Python runs its handlers only then."""

_DISPLAYS: Final = ("DISPLAY", "WAYLAND_DISPLAY")
_INVISIBLE: Final = frozenset(["dummy", "offscreen"])
_WAKE: Final = pygame.event.custom_type()
_REPAINT: Final = frozenset(
    [
        pygame.VIDEOEXPOSE,
        pygame.WINDOWEXPOSED,
        pygame.WINDOWSHOWN,
        pygame.WINDOWRESTORED,
        pygame.WINDOWSIZECHANGED,
    ]
)
_FOCUS: Final = (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST)
_KEYS: Final = (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT)
_WANTED: Final = {pygame.QUIT, _WAKE, *_KEYS, *POINTED, *_FOCUS, *MOVED, *_REPAINT}


def screen_available() -> str | None:
    """Why no window can be opened, or ``None`` when one can.

    ``no-display``: there is no screen (without DISPLAY or WAYLAND_DISPLAY SDL silently draws where nobody sees it);
    ``sdl-failed``: the video driver does not start. A driver asked for by SDL_VIDEODRIVER is taken as meant.
    """
    asked = "SDL_VIDEODRIVER" in os.environ
    if sys.platform == "linux" and not asked and not any(map(os.environ.get, _DISPLAYS)):
        return "no-display"  # without trying: what SDL tries then complains on standard error
    try:
        pygame.display.init()
    except pygame.error:
        return "sdl-failed"
    if pygame.display.get_driver() in _INVISIBLE and not asked:
        pygame.display.quit()
        return "no-display"
    return None


class Window:
    """The game's window. It shows the pictures it is given and feeds a game with keys, what is pointed at, and time.

    ``artist`` gives who draws the pictures; it is called when there is one to draw. ``title`` stands until the first
    picture brings one: screen readers read it as soon as the window opens. Raises ``pygame.error`` where no window can
    be opened; ask ``screen_available`` first. ``created`` is called once with the system's handle for the window before
    it is shown, on Linux with ``None``. The window opens where it was the last time (``kept``), if there still is such
    a place. Everything but ``wake`` belongs to the thread that made the window.

    A key held down counts once: no command gains by repetition, and a finger that rests too long plays no second card.
    """

    def __init__(
        self,
        artist: Callable[[], Artist],
        *,
        title: str = "Spades",
        created: Callable[[object], None] | None = None,
        kept: WindowPlace | None = None,
    ) -> None:
        self._canvas = Canvas(artist)
        self._keyboard = Keyboard()
        self._pointer = Pointer()
        self._controllers = Controllers()
        self._title = title
        self._full_screen = False
        self._stale = False
        """Whether the game has moved on from its newest picture."""
        pygame.display.init()
        if pygame.display.get_driver() == "x11":
            # Otherwise SDL shows each frame by way of OpenGL: without a graphics card that takes 15 ms in place of
            # 0.4 (1920x1080), and it opens the window 60 ms later.
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        pygame.event.set_blocked(None)
        pygame.event.set_allowed(list(_WANTED))
        pygame.display.set_caption(title)
        pygame.display.set_icon(window_icon())
        start = opening(kept, pygame.display.get_desktop_sizes())
        self._whereabouts = Whereabouts(start)
        if created is not None:
            created(self._hidden_handle(start))
        self._open(start)

    @property
    def place(self) -> WindowPlace:
        """Where the window is, to be opened there another time."""
        return self._whereabouts.place

    def close(self) -> None:
        """Close the window. ``wake`` may still be called."""
        self._controllers.close()
        pygame.display.quit()

    def paint(self, picture: Picture) -> None:
        """Show ``picture``, once the keys that wait have been answered."""
        self._canvas.paint(picture)

    def wake(self) -> None:
        """Have the game's time pass now. For other threads; after the window is closed it does nothing."""
        try:
            pygame.event.post(pygame.event.Event(_WAKE))
        except pygame.error:
            return  # closed, or the queue is full, and then the loop is awake anyway

    def run(self, game: Game) -> None:
        """Drive ``game`` until it no longer runs. What it raises is raised here."""
        due = self._pass_time(game)
        self._show()
        self._controllers.begin()
        while game.running:
            events = _wait(min(due, self._canvas.due))
            for event in events:
                self._handle(event, game)
                if not game.running:
                    return
            if events or time.monotonic() >= due:
                due = self._pass_time(game)
            self._show()

    def _pass_time(self, game: Game) -> float:
        """Let the game's time pass; gives when that shall be again, unless something happens before."""
        self._stale = False
        pause = game.tick(time.monotonic())
        return math.inf if pause is None else time.monotonic() + pause

    def _handle(self, event: pygame.event.Event, game: Game) -> None:
        if event.type in MOVED:
            self._whereabouts.note(event, time.monotonic(), full_screen=self._full_screen)
        if event.type in POINTED:
            self._point(event, game)
        elif (key := self._keyboard.key(event) or self._controllers.key(event)) is not None:
            self._canvas.hurry()
            self._stale = True
            game.press(key)
        elif event.type == pygame.QUIT:
            game.close_requested()
        elif event.type in _FOCUS:
            game.focus_changed(event.type == pygame.WINDOWFOCUSGAINED)
        elif event.type in _REPAINT:
            self._canvas.spoil()

    def _point(self, event: pygame.event.Event, game: Game) -> None:
        if self._stale:
            self._pass_time(game)  # what is pointed at is what is there after the keys before
        size = pygame.display.get_window_size()
        spot = self._pointer.spot(event, lambda at: self._canvas.spot(size, at), time.monotonic())
        if spot is not None:
            self._canvas.hurry()
            self._stale = True
            game.point(spot)

    def _show(self) -> None:
        picture = self._canvas.picture
        if picture is None or not pygame.display.get_active():
            self._canvas.hurry()
            return
        if picture.full_screen != self._full_screen:
            self._full_screen = picture.full_screen
            self._switch_full_screen()
        if picture.window_title != self._title:
            self._title = picture.window_title
            pygame.display.set_caption(self._title)
        surface = pygame.display.get_surface()
        if surface is not None and (changed := self._canvas.show(surface, time.monotonic())):
            pygame.display.update(changed)

    def _switch_full_screen(self) -> None:
        place = self.place
        if self._full_screen:
            if not own_window.fill_screen():
                pygame.display.set_mode((0, 0), pygame.FULLSCREEN, display=place.monitor)
        elif not own_window.leave_full_screen():
            pygame.display.set_mode(place.size, pygame.RESIZABLE)
        elif place.maximised:
            own_window.maximise()
        self._canvas.spoil()
        self._no_text_input()

    def _hidden_handle(self, start: WindowPlace) -> object:
        if sys.platform not in ("win32", "darwin"):
            return None  # not needed there, and pygame 2.6.1 may crash when asked on X11
        pygame.display.set_mode(start.size, pygame.HIDDEN)
        return pygame.display.get_wm_info().get("window")

    def _open(self, start: WindowPlace) -> None:
        if start.corner is not None:
            os.environ["SDL_VIDEO_WINDOW_POS"] = "{},{}".format(*start.corner)
        pygame.display.set_mode(start.size, pygame.RESIZABLE, display=start.monitor)
        os.environ.pop("SDL_VIDEO_WINDOW_POS", None)
        if start.maximised:
            own_window.maximise()
        self._no_text_input()

    def _no_text_input(self) -> None:
        if pygame.display.get_driver() != "x11":
            # Only on X11 does a key need its text (see keyboard.py); elsewhere text input would let an IME take keys.
            pygame.key.stop_text_input()


def _wait(end: float) -> list[pygame.event.Event]:
    """All events that wait, as soon as there is one; none when it is ``end`` (a time, maybe never)."""
    while True:
        left = max(0.0, min(end - time.monotonic(), _HEARTBEAT))
        event = pygame.event.wait(max(1, math.ceil(left * 1000)))
        if event.type != pygame.NOEVENT:
            return [event, *pygame.event.get()]
        if time.monotonic() >= end:
            return []
