"""The jester on a joker, of few shapes."""

from typing import Final

from pygame import Surface

from spades_gui.screen.pen import Pen
from spades_gui.screen.shapes import Outline, circle, curve, mirrored
from spades_gui.screen.themes import Colour

JESTER_ASPECT: Final = 0.86
"""Width of the jester by its height."""
_STROKE: Final = 0.036
"""How thick its lines are, by its width."""

_HORN: Final[Outline] = (
    (0.24, 0.52),
    *curve((0.24, 0.52), (0.24, 0.36), (0.14, 0.32), (0.07, 0.44)),
    *curve((0.07, 0.44), (0.04, 0.10), (0.34, 0.04), (0.50, 0.34)),
    (0.52, 0.52),
)
_OTHER_HORN: Final[Outline] = tuple((1 - x, y) for x, y in _HORN)
_PEAK: Final = mirrored([(0.5, 0.07), *curve((0.5, 0.07), (0.42, 0.20), (0.34, 0.30), (0.34, 0.52))])
_BAND: Final[Outline] = ((0.22, 0.48), (0.78, 0.48), (0.76, 0.57), (0.24, 0.57))
_FACE: Final = mirrored([(0.29, 0.55), *curve((0.29, 0.55), (0.28, 0.74), (0.38, 0.84), (0.5, 0.85))][:-1])
_COLLAR: Final = mirrored(
    [(0.40, 0.80), (0.10, 0.84), (0.02, 0.95), (0.22, 0.91), (0.30, 1.0), (0.42, 0.92), (0.5, 1.0)]
)
_BELLS: Final = tuple(circle(x, y, 0.055) for x, y in ((0.07, 0.47), (0.5, 0.065), (0.93, 0.47)))
_EYES: Final = tuple(circle(x, 0.645, 0.026) for x in (0.42, 0.58))
_SMILE: Final[Outline] = ((0.40, 0.72), *curve((0.40, 0.72), (0.44, 0.80), (0.56, 0.80), (0.60, 0.72)))


def paint_jester(canvas: Surface, colour: Colour, gold: Colour, skin: Colour, *, filled: bool) -> None:
    """The jester over the whole of ``canvas``: its cap in ``colour`` and ``gold`` if ``filled``, else in lines only."""
    stroke = max(1, round(canvas.get_width() * _STROKE))
    pen = Pen(canvas, colour, stroke, margin=stroke)  # so that no line is cut off at the edge
    for outline, paint in (
        (_COLLAR, gold),
        (_FACE, skin),
        (_HORN, colour),
        (_OTHER_HORN, colour),
        (_PEAK, gold),
        (_BAND, colour),
        *((bell, gold) for bell in _BELLS),
    ):
        pen.shape(outline, paint if filled else skin)
    for eye in _EYES:
        pen.fill(eye)
    pen.line(_SMILE)
