"""Gauges made of counted marks: tricks against a bid, bags against their penalty. What they tell is told by shapes."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from pygame import Rect, Surface

from spades_gui.screen.shapes import Figure, Shapes, circle
from spades_gui.screen.text import Align
from spades_gui.screen.themes import Colour

_DISC: Final = Figure("disc", (circle(0.5, 0.5, 0.5),))
_CROSS: Final = Figure(
    "cross",
    (((0.0, 0.16), (0.16, 0.0), (1.0, 0.84), (0.84, 1.0)), ((0.84, 0.0), (1.0, 0.16), (0.16, 1.0), (0.0, 0.84))),
)
_NIL: Final = 4
"""The mark of a nil is as wide as so many others."""
_GAP: Final = 0.22
"""The room between two marks, by the side of one."""
_FIVE: Final = 5
"""After so many bags there is a wider gap, so that they are counted at a glance."""
_LEAST: Final = 3


class Mark(Enum):
    """What one mark of a gauge stands for."""

    TAKEN = auto()
    """A trick of the bid, taken: a filled square."""
    WANTED = auto()
    """A trick of the bid, still to be taken: an empty square."""
    OVER = auto()
    """A trick beyond the bid, or a bag: a filled disc."""
    FREE = auto()
    """A bag that may still come before the penalty: an empty disc."""
    NIL = auto()
    """No trick was bid, and none taken: a wide empty ring."""
    BROKEN = auto()
    """No trick was bid, but some taken: the same with a cross in it."""


@dataclass(frozen=True, slots=True)
class Gauge:
    """Marks from left to right within ``area``; ``target`` is the stroke behind the last trick of the bid."""

    area: Rect
    marks: tuple[tuple[Mark, Rect], ...]
    target: Rect | None = None

    def width(self) -> int:
        """How wide the marks and the stroke are together."""
        return max((rect.right for rect in self._rects()), default=0) - self.area.x

    def moved(self, x: int) -> "Gauge":
        """The same with its area at ``x``."""
        step = x - self.area.x
        marks = tuple((mark, rect.move(step, 0)) for mark, rect in self.marks)
        return Gauge(self.area.move(step, 0), marks, self.target and self.target.move(step, 0))

    def _rects(self) -> list[Rect]:
        return [*(rect for _, rect in self.marks), *([self.target] if self.target else [])]


def tricks_gauge(bid: int, won: int, area: Rect, align: Align = "left") -> Gauge:
    """``won`` tricks against a ``bid`` (0: nil)."""
    if bid:
        marks = [Mark.TAKEN] * min(bid, won) + [Mark.WANTED] * (bid - won) + [Mark.OVER] * (won - bid)
        before = [place + (place >= bid) for place in range(len(marks))]  # the stroke takes the place of a mark
        count = len(marks) + 1
    else:
        marks = [Mark.BROKEN, *[Mark.OVER] * won] if won else [Mark.NIL]
        before = [0, *range(_NIL, _NIL + won)]
        count = _NIL + won
    side, step = _side(area, count)
    if side < _LEAST:
        return Gauge(area, ())
    free = area.width - round(count * step - (step - side))
    left = area.x + {"left": 0, "centre": free // 2, "right": free}[align]
    squares = _squares(marks, [round(left + step * place) for place in before], side, area)
    if not bid:
        squares = ((marks[0], Rect(squares[0][1].topleft, (round(step * _NIL - (step - side)), side))), *squares[1:])
        return Gauge(area, squares)
    target = Rect(0, area.y, max(1, side // 4), area.height)
    target.centerx = round(left + step * bid + side / 2)
    return Gauge(area, squares, target)


def bags_gauge(bags: int, limit: int, area: Rect) -> Gauge:
    """``bags`` of the ``limit`` at which they cost points."""
    marks = [Mark.OVER] * min(bags, limit) + [Mark.FREE] * (limit - bags)
    gaps = (limit - 1) // _FIVE
    side, step = _side(area, limit + gaps)
    if side < _LEAST:
        return Gauge(area, ())
    places = [round(area.x + step * (place + 0.5 * (place // _FIVE))) for place in range(limit)]
    return Gauge(area, _squares(marks, places, side, area))


def _side(area: Rect, count: int) -> tuple[int, float]:
    """The side of a mark where ``area`` has so many, and from one to the next."""
    side = int(min(area.height, area.width / max(1, count * (1 + _GAP))))
    return side, side * (1 + _GAP)


def _squares(marks: Sequence[Mark], places: Sequence[int], side: int, area: Rect) -> tuple[tuple[Mark, Rect], ...]:
    top = area.y + (area.height - side) // 2
    return tuple((mark, Rect(x, top, side, side)) for mark, x in zip(marks, places, strict=True))


def draw_gauge(surface: Surface, shapes: Shapes, gauge: Gauge, ink: Colour) -> None:
    """Draw it in one colour."""
    for mark, rect in gauge.marks:
        line = max(1, rect.height // 7)
        match mark:
            case Mark.TAKEN:
                surface.fill(ink, rect)
            case Mark.WANTED:
                shapes.ring(surface, rect, 0, ink, line)
            case Mark.OVER:
                shapes.figure(surface, _DISC, rect, ink)
            case Mark.FREE:
                shapes.ring(surface, rect, rect.width // 2, ink, line)
            case Mark.NIL | Mark.BROKEN:
                shapes.ring(surface, rect, rect.height // 2, ink, line)
                if mark is Mark.BROKEN:
                    cross = Rect(0, 0, rect.height * 5 // 7, rect.height * 5 // 7)
                    cross.center = rect.center
                    shapes.figure(surface, _CROSS, cross, ink)
    if gauge.target:
        surface.fill(ink, gauge.target)
