"""The window and its loop: wait, hand the keys over, let time pass, draw what has changed."""

import math
import os
import sys
import time
from collections.abc import Callable
from typing import Final

import pygame

from spades_gui.app.ports import Game
from spades_gui.present.picture import Picture
from spades_gui.screen.controller import Controllers
from spades_gui.screen.keyboard import Keyboard

FIRST_SIZE: Final = (1024, 768)
SMALLEST: Final = (640, 480)
"""A window made smaller than this shows the picture of this size, shrunk."""

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
_WANTED: Final = [pygame.QUIT, pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT, _WAKE, *_FOCUS, *_REPAINT]


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
    """The game's window. It shows the pictures it is given and feeds a game with keys and time.

    ``draw`` paints a picture on a surface of any size from ``SMALLEST`` up. ``title`` stands until the first picture
    brings one: screen readers read it as soon as the window opens. Raises ``pygame.error`` where no window can be
    opened; ask ``screen_available`` first. ``created`` is called once with the system's handle for the window before it
    is shown, on Linux with ``None``. Everything but ``wake`` belongs to the thread that made the window.

    A key held down counts once: no command gains by repetition, and a finger that rests too long plays no second card.
    """

    def __init__(
        self,
        draw: Callable[[pygame.Surface, Picture], None],
        *,
        title: str = "Spades",
        created: Callable[[object], None] | None = None,
    ) -> None:
        self._draw = draw
        self._keyboard = Keyboard()
        self._controllers = Controllers()
        self._picture: Picture | None = None
        self._title = title
        self._full_screen = False
        self._size = FIRST_SIZE
        self._dirty = False
        pygame.display.init()
        pygame.event.set_blocked(None)
        pygame.event.set_allowed(_WANTED)
        pygame.display.set_caption(title)
        if created is not None:
            created(self._hidden_handle())
        self._open()

    def close(self) -> None:
        """Close the window. ``wake`` may still be called."""
        self._controllers.close()
        pygame.display.quit()

    def paint(self, picture: Picture) -> None:
        """Show ``picture``, once the keys that wait have been answered."""
        self._picture = picture
        self._dirty = True

    def wake(self) -> None:
        """Have the game's time pass now. For other threads; after the window is closed it does nothing."""
        try:
            pygame.event.post(pygame.event.Event(_WAKE))
        except pygame.error:
            return  # closed, or the queue is full, and then the loop is awake anyway

    def run(self, game: Game) -> None:
        """Drive ``game`` until it no longer runs. What it raises is raised here."""
        pause = game.tick(time.monotonic())
        self._show()
        self._controllers.begin()
        while game.running:
            for event in _wait(pause):
                self._handle(event, game)
                if not game.running:
                    return
            pause = game.tick(time.monotonic())
            self._show()

    def _handle(self, event: pygame.event.Event, game: Game) -> None:
        key = self._keyboard.key(event) or self._controllers.key(event)
        if key is not None:
            game.press(key)
        elif event.type == pygame.QUIT:
            game.close_requested()
        elif event.type in _FOCUS:
            game.focus_changed(event.type == pygame.WINDOWFOCUSGAINED)
        elif event.type in _REPAINT:
            self._dirty = True

    def _show(self) -> None:
        if not self._dirty or self._picture is None or not pygame.display.get_active():
            return
        self._dirty = False
        if self._picture.full_screen != self._full_screen:
            self._switch_full_screen(self._picture.full_screen)
        if self._picture.window_title != self._title:
            self._title = self._picture.window_title
            pygame.display.set_caption(self._title)
        surface = pygame.display.get_surface()
        if surface is None:
            return
        if surface.get_width() >= SMALLEST[0] and surface.get_height() >= SMALLEST[1]:
            self._draw(surface, self._picture)
        else:
            self._draw_shrunk(surface, self._picture)
        pygame.display.flip()

    def _draw_shrunk(self, surface: pygame.Surface, picture: Picture) -> None:
        width, height = surface.get_size()
        whole = pygame.Surface((max(width, SMALLEST[0]), max(height, SMALLEST[1])))
        self._draw(whole, picture)
        scale = min(width / whole.get_width(), height / whole.get_height())
        size = (max(1, int(whole.get_width() * scale)), max(1, int(whole.get_height() * scale)))
        shrunk = pygame.transform.smoothscale(whole, size)
        surface.fill(0)
        surface.blit(shrunk, shrunk.get_rect(center=surface.get_rect().center))

    def _switch_full_screen(self, full_screen: bool) -> None:
        surface = pygame.display.get_surface()
        if full_screen and surface is not None:
            self._size = surface.get_size()
        self._full_screen = full_screen
        self._open()

    def _hidden_handle(self) -> object:
        if sys.platform not in ("win32", "darwin"):
            return None  # not needed there, and pygame 2.6.1 may crash when asked on X11
        pygame.display.set_mode(self._size, pygame.HIDDEN)
        return pygame.display.get_wm_info().get("window")

    def _open(self) -> None:
        if self._full_screen:
            pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        else:
            pygame.display.set_mode(self._size, pygame.RESIZABLE)
        if pygame.display.get_driver() != "x11":
            # Only on X11 does a key need its text (see keyboard.py); elsewhere text input would let an IME take keys.
            pygame.key.stop_text_input()


def _wait(pause: float | None) -> list[pygame.event.Event]:
    """All events that wait, as soon as there is one; none when ``pause`` seconds have passed (``None``: for ever)."""
    end = math.inf if pause is None else time.monotonic() + pause
    while True:
        left = max(0.0, min(end - time.monotonic(), _HEARTBEAT))
        event = pygame.event.wait(max(1, math.ceil(left * 1000)))
        if event.type != pygame.NOEVENT:
            return [event, *pygame.event.get()]
        if time.monotonic() >= end:
            return []
