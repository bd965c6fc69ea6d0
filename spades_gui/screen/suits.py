"""The outlines of the four suits and of the table's marks."""

import math
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from spades_gui.core.cards import Suit
from spades_gui.screen.places import Place
from spades_gui.screen.shapes import Figure, Outline, Point, circle, curve, mirrored


def _heart_half(top: float, bottom: float) -> list[Point]:
    """The left half of a heart from its notch to its point; ``top`` > ``bottom`` turns it upside down."""

    def at(y: float) -> float:
        return top + (bottom - top) * y

    return [
        (0.5, at(0.19)),
        *curve((0.5, at(0.19)), (0.45, at(0.03)), (0.33, at(-0.03)), (0.22, at(0.0))),
        *curve((0.22, at(0.0)), (0.07, at(0.04)), (0.0, at(0.17)), (0.02, at(0.33))),
        *curve((0.02, at(0.33)), (0.06, at(0.58)), (0.36, at(0.74)), (0.5, at(1.0))),
    ]


def _stem(top: float) -> Outline:
    return mirrored([(0.47, top), *curve((0.47, top), (0.46, 0.86), (0.40, 0.95), (0.27, 1.0), 12)])


def _diamond() -> Outline:
    return mirrored(
        [
            (0.5, 0.0),
            *curve((0.5, 0.0), (0.40, 0.20), (0.26, 0.37), (0.11, 0.5), 12),
            *curve((0.11, 0.5), (0.26, 0.63), (0.40, 0.80), (0.5, 1.0), 12),
        ]
    )


SUIT_FIGURES: Final[Mapping[Suit, Figure]] = MappingProxyType(
    {
        "S": Figure("spade", (mirrored(_heart_half(0.84, 0.0)), _stem(0.55))),
        "H": Figure("heart", (mirrored(_heart_half(0.04, 0.98)),)),
        "D": Figure("diamond", (_diamond(),)),
        "C": Figure(
            "club",
            (
                circle(0.5, 0.235, 0.225),
                circle(0.235, 0.60, 0.225),
                circle(0.765, 0.60, 0.225),
                ((0.42, 0.36), (0.58, 0.36), (0.62, 0.62), (0.5, 0.72), (0.38, 0.62)),
                _stem(0.5),
            ),
        ),
    }
)

LEAF: Final = Figure("leaf", (mirrored(_heart_half(0.9, 0.06)),))
"""A spade without its stem."""
TURN_MARK: Final = Figure("turn", (((0.05, 0.0), (1.0, 0.5), (0.05, 1.0), (0.28, 0.5)),))
_ARROW: Final[Outline] = ((0.0, 0.2), (0.5, 0.48), (1.0, 0.2), (0.5, 0.9))
_TURNS: Final[Mapping[Place, float]] = {
    "south": 0.0,
    "west": 90.0,
    "north-west": 125.0,
    "north": 180.0,
    "north-east": 235.0,
    "east": 270.0,
}
"""How far each place is from the south, in degrees clockwise."""


def _turned(outline: Outline, degrees: float) -> Outline:
    """``outline`` turned clockwise round the middle of the unit square."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return tuple((0.5 + (x - 0.5) * cos - (y - 0.5) * sin, 0.5 + (x - 0.5) * sin + (y - 0.5) * cos) for x, y in outline)


TO_PLACE: Final[Mapping[Place, Figure]] = MappingProxyType(
    {place: Figure(f"to {place}", (_turned(_ARROW, degrees),)) for place, degrees in _TURNS.items()}
)
"""Arrows towards each place at the table."""
MORE_ABOVE: Final = Figure("more above", (((0.0, 1.0), (0.5, 0.0), (1.0, 1.0)),))
MORE_BELOW: Final = Figure("more below", (((0.0, 0.0), (1.0, 0.0), (0.5, 1.0)),))
POINTER: Final = Figure("pointer", (((0.0, 0.0), (1.0, 0.5), (0.0, 1.0)),))

_CROWN_HALF: Final[list[Point]] = [(0.5, 0.12), (0.36, 0.52), (0.06, 0.28), (0.16, 0.74), (0.5, 0.74)]
CROWN: Final = Figure(
    "crown",
    (
        mirrored(_CROWN_HALF),
        ((0.16, 0.80), (0.84, 0.80), (0.84, 0.95), (0.16, 0.95)),
        circle(0.5, 0.11, 0.08),
        circle(0.08, 0.26, 0.08),
        circle(0.92, 0.26, 0.08),
    ),
)
BID_MARK: Final = Figure(
    "bid",
    (
        mirrored(
            [
                (0.5, 0.08),
                *curve((0.5, 0.08), (0.2, 0.08), (0.02, 0.2), (0.02, 0.42)),
                *curve((0.02, 0.42), (0.02, 0.62), (0.2, 0.76), (0.5, 0.76)),
            ]
        ),
        ((0.22, 0.62), (0.16, 0.98), (0.52, 0.72)),
    ),
)
"""A speech bubble: what was bid."""
WON_MARK: Final = Figure(
    "won",
    (
        ((0.0, 0.30), (0.44, 0.14), (0.66, 0.78), (0.22, 0.94)),
        ((0.52, 0.06), (0.98, 0.06), (0.98, 0.74), (0.74, 0.74)),
    ),
)
"""Cards laid together: the tricks won."""
DEALER_MARK: Final = Figure("dealer", (((0.02, 0.16), (0.58, 0.0), (0.98, 0.84), (0.42, 1.0)),))
"""A card being dealt, drawn in a disc."""
TICK: Final = Figure("tick", (((0.0, 0.54), (0.16, 0.38), (0.38, 0.60), (0.84, 0.12), (1.0, 0.28), (0.38, 0.92)),))
"""Chosen."""


def _star(radius: float) -> list[Point]:
    """A star of five points round the middle of the unit square; ends where it begins."""
    points = []
    for corner in range(11):
        reach = radius if corner % 2 == 0 else radius * 0.45
        turn = math.radians(36 * corner)
        points.append((0.5 + reach * math.sin(turn), 0.53 - reach * math.cos(turn)))
    return points


STAR: Final = Figure("star", (tuple(_star(0.52)),))
HOLLOW_STAR: Final = Figure("hollow star", ((*_star(0.52), *reversed(_star(0.30))),))


def _padlock() -> tuple[Outline, ...]:
    """A closed padlock round the middle of the unit square."""
    arch = [
        (0.5 - 0.3 * math.cos(math.pi * step / 12), 0.36 - 0.34 * math.sin(math.pi * step / 12)) for step in range(13)
    ]
    inner = [
        (0.5 - 0.17 * math.cos(math.pi * step / 12), 0.36 - 0.2 * math.sin(math.pi * step / 12)) for step in range(13)
    ]
    return (
        (*arch, (0.8, 0.5), (0.67, 0.5), *reversed(inner), (0.33, 0.5), (0.2, 0.5)),
        ((0.08, 0.46), (0.92, 0.46), (0.92, 1.0), (0.08, 1.0)),
    )


SPADES_CLOSED: Final = Figure("spades closed", _padlock())
"""Spades may not be led yet."""
