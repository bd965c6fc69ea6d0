"""A cache that stays small."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

import pygame

Value = TypeVar("Value")


class BoundedCache(Generic[Value]):
    """Keeps what was used last; lets go of the oldest when the summed ``cost`` exceeds ``limit``."""

    def __init__(self, limit: int, cost: Callable[[Value], int] = lambda _: 1) -> None:
        self._limit = limit
        self._cost = cost
        self._held: OrderedDict[Hashable, Value] = OrderedDict()
        self.total = 0

    def get(self, key: Hashable, make: Callable[[], Value]) -> Value:
        """The value of ``key``, made now if it is not held."""
        try:
            self._held.move_to_end(key)
            return self._held[key]
        except KeyError:
            pass
        value = self._held[key] = make()
        self.total += self._cost(value)
        while self.total > self._limit and len(self._held) > 1:
            self.total -= self._cost(self._held.popitem(last=False)[1])
        return value


def surface_bytes(surface: pygame.Surface) -> int:
    """The memory of a surface's pixels."""
    return surface.get_pitch() * surface.get_height()
