"""Draws on the window what a test wants to be drawn."""

from collections.abc import Callable

from pygame import Surface

from spades_gui.present.picture import Picture
from spades_gui.present.spot import Part, Spot
from spades_gui.screen.flights import NOTHING, Away


class Sketch:
    """An ``Artist`` that draws by a function; nothing moves, and everything that can be pointed at is the caption."""

    def __init__(self, draw: Callable[[Surface, Picture], object]) -> None:
        self._draw = draw

    def __call__(self) -> "Sketch":
        """It can be given to the window as it is."""
        return self

    def draw(self, surface: Surface, picture: Picture, away: Away = NOTHING) -> None:
        self._draw(surface, picture)

    def moving(self, size: tuple[int, int], before: Picture, after: Picture) -> None:
        return None

    def spot(self, size: tuple[int, int], picture: Picture, at: tuple[int, int]) -> Spot:
        return Spot(Part.CAPTION)
