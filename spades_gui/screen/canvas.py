"""What the window shows: the newest picture, and what moves on the way to it."""

import math
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Final, Protocol

import pygame
from pygame import Rect, Surface

from spades_gui.present.picture import Picture
from spades_gui.present.spot import Spot
from spades_gui.screen.flights import NOTHING, Away, Motion

SMALLEST: Final = (640, 480)
"""A window made smaller than this shows the picture of this size, shrunk."""
FRAME: Final = 1 / 60
"""Seconds from one frame to the next while something moves."""


class Moving(Protocol):
    """A motion being shown; see ``moving.Moving``."""

    motion: Motion
    area: Rect
    """What it may cover: outside it all is in its place from the beginning."""

    def begin(self, surface: Surface, time: float = 0.0) -> None:
        """Take up the picture that ``surface`` shows without what is on its way."""

    def frame(self, surface: Surface, time: float) -> list[Rect]:
        """Show the moment ``time``; gives what has changed."""


class Artist(Protocol):
    """Whoever draws pictures on surfaces of any size from ``SMALLEST`` up; see ``painter.TablePainter``."""

    def draw(self, surface: Surface, picture: Picture, away: Away = NOTHING) -> None:
        """Draw the picture, but for what is on its way."""

    def moving(self, size: tuple[int, int], before: Picture, after: Picture) -> Moving | None:
        """What moves as one picture follows the other."""

    def spot(self, size: tuple[int, int], picture: Picture, at: tuple[int, int]) -> Spot | None:
        """What lies at a place."""


class Canvas:
    """Shows pictures one after the other on a surface, with the motion between them.

    ``artist`` gives who draws them; it is called once, when there is something to draw. Times are seconds of a clock
    that never goes back; while something moves, ``due`` is when it shall move on.
    """

    def __init__(self, artist: Callable[[], Artist]) -> None:
        self._artist = cache(artist)
        self._wanted: Picture | None = None
        self._shown: Picture | None = None
        self._moving: Moving | None = None
        self._began = 0.0
        self._dirty = False
        self.due = math.inf

    @property
    def picture(self) -> Picture | None:
        """The newest picture."""
        return self._wanted

    @property
    def motion(self) -> Motion | None:
        """What moves at the moment."""
        return self._moving.motion if self._moving else None

    def paint(self, picture: Picture) -> None:
        """Have this shown from now on."""
        self._wanted = picture
        self._dirty = True

    def spoil(self) -> None:
        """What was shown is not there any more: all of it is to be drawn anew, and nothing moves."""
        self._dirty = True
        self._shown = None
        self._still()

    def hurry(self) -> None:
        """Have everything where it belongs at once."""
        if self._moving is not None:
            self._dirty = True
            self._still()

    def spot(self, size: tuple[int, int], at: tuple[int, int]) -> Spot | None:
        """What is shown at a place of a window of ``size``, in the newest picture, where it comes to rest."""
        if self._wanted is None:
            return None
        whole, shrunk = _shrunk(size)
        if not shrunk.collidepoint(at):
            return None
        x = (at[0] - shrunk.x) * whole[0] // shrunk.width
        y = (at[1] - shrunk.y) * whole[1] // shrunk.height
        return self._artist().spot(whole, self._wanted, (x, y))

    def show(self, surface: Surface, now: float) -> list[Rect]:
        """Draw what is to be drawn ``now``; gives the rectangles of ``surface`` that have changed."""
        if self._wanted is None:
            return []
        if self._dirty:
            self._dirty = False
            self._draw(surface, self._wanted, now)
            return [surface.get_rect()]
        if self._moving is None or now < self.due:
            return []
        time = self._time(self._moving, now)
        if time < 1.0:
            return self._moving.frame(surface, time)
        area = self._moving.area
        self._still()
        surface.set_clip(area)
        self._artist().draw(surface, self._wanted)
        surface.set_clip(None)
        return [area.clip(surface.get_rect())]

    def _draw(self, surface: Surface, picture: Picture, now: float) -> None:
        before, self._shown = self._shown, picture
        size = surface.get_size()
        whole, shrunk = _shrunk(size)
        if whole != size:
            self._still()
            page = Surface(whole)
            self._artist().draw(page, picture)
            surface.fill(0)
            surface.blit(pygame.transform.smoothscale(page, shrunk.size), shrunk)
            return
        if before is not None and not (self._moving is not None and _same_table(before, picture)):
            self._still()
            self._moving, self._began = self._artist().moving(size, before, picture), now
        if self._moving is None:
            self._artist().draw(surface, picture)
            return
        time = self._time(self._moving, now)
        self._artist().draw(surface, picture, self._moving.motion.away)
        self._moving.begin(surface, time)
        self._moving.frame(surface, time)

    def _time(self, moving: Moving, now: float) -> float:
        """The share of the motion that has passed; the next frame is due one frame later."""
        passed = now - self._began
        self.due = self._began + (round(passed / FRAME) + 1) * FRAME
        return min(1.0, passed / moving.motion.seconds)

    def _still(self) -> None:
        self._moving = None
        self.due = math.inf


def _same_table(one: Picture, other: Picture) -> bool:
    """Whether only words have changed, and what moves on the way to the one moves on to the other."""
    reworded = replace(
        one,
        window_title=other.window_title,
        caption=other.caption,
        spoken=other.spoken,
        progress=other.progress,
    )
    return reworded == other


def _shrunk(size: tuple[int, int]) -> tuple[tuple[int, int], Rect]:
    """The size in which a page for a window of ``size`` is drawn, and where it stands in the window."""
    whole = max(size[0], SMALLEST[0]), max(size[1], SMALLEST[1])
    scale = min(size[0] / whole[0], size[1] / whole[1])
    place = Rect(0, 0, max(1, int(whole[0] * scale)), max(1, int(whole[1] * scale)))
    place.center = (size[0] // 2, size[1] // 2)
    return whole, place
