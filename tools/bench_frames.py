"""How long frames take while cards move: a part of ``bench.py``."""

import math
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import Final

import pygame
from pygame import Surface

from spades_gui.present.picture import Picture
from spades_gui.screen.canvas import Canvas
from spades_gui.screen.flights import Motion
from spades_gui.screen.painter import TablePainter

SIZES: Final = ((1024, 768), (1920, 1080))
CARD: Final = 200
"""Milliseconds that a card takes."""
BARE: Final = "a bare blit of the whole frame"
_BLITS: Final = 200


def frame_times(pictures: Sequence[Picture]) -> Iterator[tuple[tuple[int, int], dict[str, list[float]]]]:
    """For each size of the window: the seconds of every frame, first and last ones included, by what moves, and of a
    bare blit. ``pictures`` follow one another and are drawn for the first time."""
    for size in SIZES:
        surface = pygame.display.set_mode(size)
        page = surface.copy()
        times: dict[str, list[float]] = {"cards dealt": [], "a card played": [], "a trick taken": [], BARE: []}
        canvas = Canvas(TablePainter)
        now = 0.0
        for before, after in pairwise(replace(picture, motion=CARD) for picture in pictures):
            if canvas.picture is None:
                canvas.paint(before)
                _show(canvas, surface, now)
            canvas.paint(after)
            took = [_timed(partial(_show, canvas, surface, now))]
            if (motion := canvas.motion) is None:
                continue
            while canvas.due < math.inf:
                now = canvas.due
                took.append(_timed(partial(_show, canvas, surface, now)))
            times[_kind(motion)] += took
        times[BARE] += [_timed(partial(_blit, page, surface)) for _ in range(_BLITS)]
        yield size, times


def _kind(motion: Motion) -> str:
    first = motion.flights[0]
    return "cards dealt" if motion.away.backs else "a trick taken" if first.goes else "a card played"


def _show(canvas: Canvas, surface: Surface, now: float) -> None:
    if changed := canvas.show(surface, now):
        pygame.display.update(changed)


def _blit(page: Surface, surface: Surface) -> None:
    surface.blit(page, (0, 0))
    pygame.display.flip()


def _timed(act: Callable[[], None]) -> float:
    begin = time.perf_counter()
    act()
    return time.perf_counter() - begin
