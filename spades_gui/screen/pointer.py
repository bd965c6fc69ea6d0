"""What the events of a mouse or a finger ask for."""

from collections.abc import Callable
from typing import Final

import pygame

from spades_gui.present.spot import Part, Spot

POINTED: Final = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL)
"""The events of pointers. Those of fingers are not among them: SDL makes these of them, too."""
TWICE: Final = 0.4
"""Seconds. A card that is chosen so soon after another was meant for that one: a double click, or a shaking hand."""

_LEFT: Final = 1
_RIGHT: Final = 3

Find = Callable[[tuple[int, int]], Spot | None]
"""What lies at a place of the window."""


class Pointer:
    """Turns events into what they point at.

    It counts when the button (or finger) is let go of where it was pressed: who has missed can still slide off.
    Nothing is double-clicked or dragged, and hovering is nothing at all.
    """

    def __init__(self) -> None:
        self._pressed: Spot | None = None
        self._card_at = float("-inf")

    def spot(self, event: pygame.event.Event, find: Find, now: float) -> Spot | None:
        """What the next event of a pointer chooses, if anything; ``now`` in seconds of a clock that never goes back."""
        if event.type == pygame.MOUSEWHEEL:
            return Spot(Part.EARLIER if event.y > 0 else Part.LATER, abs(event.y)) if event.y else None
        if event.button == _RIGHT:
            return Spot(Part.BACK) if event.type == pygame.MOUSEBUTTONUP else None
        if event.button != _LEFT:
            return None
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._pressed = find(event.pos)
            return None
        pressed, self._pressed = self._pressed, None
        if pressed is None or pressed != find(event.pos):
            return None
        if pressed.part is Part.CARD:
            again, self._card_at = now - self._card_at < TWICE, now
            return None if again else pressed
        return pressed
