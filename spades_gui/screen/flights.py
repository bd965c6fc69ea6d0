"""Cards on their way: where each is at a moment, as rectangles."""

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from spades_gui.present.picture import CardFace


@dataclass(frozen=True, slots=True)
class Flight:
    """A card, face up or (``face`` is ``None``) down, on its way from the place of ``start`` to that of ``end``.

    ``begins`` and ``ends`` are shares of the time the whole motion takes. A card that ``comes`` is not seen before it
    has set off; one that ``goes`` is not seen any more once it has arrived.
    """

    face: CardFace | None
    start: Rect
    end: Rect
    begins: float = 0.0
    ends: float = 1.0
    comes: bool = False
    goes: bool = False

    def at(self, time: float) -> Rect:
        """Where the card is at ``time``, a share of the whole motion."""
        passed = (time - self.begins) / (self.ends - self.begins)
        share = eased(max(0.0, min(1.0, passed)))
        size = (_between(self.start.width, self.end.width, share), _between(self.start.height, self.end.height, share))
        rect = Rect((0, 0), size)
        rect.center = (
            _between(self.start.centerx, self.end.centerx, share),
            _between(self.start.centery, self.end.centery, share),
        )
        return rect

    def seen(self, time: float) -> bool:
        """Whether it is to be seen on its way at ``time``."""
        return not (self.comes and time <= self.begins) and not (self.goes and time >= self.ends)


@dataclass(frozen=True, slots=True)
class Away:
    """What a picture is drawn without, because it is still on its way: cards face up, and the backs of seats."""

    faces: frozenset[CardFace] = frozenset()
    backs: frozenset[int] = frozenset()


NOTHING: Final = Away()


@dataclass(frozen=True, slots=True)
class Motion:
    """What moves, in the order in which it is drawn, for so many ``seconds``; behind what is ``above`` it."""

    flights: tuple[Flight, ...]
    away: Away
    seconds: float
    above: tuple[Rect, ...] = ()


def eased(share: float) -> float:
    """Quick at first and slow at the end, so that the eye finds the card where it comes to rest; 0…1 to 0…1."""
    return 1.0 - float((1.0 - share) ** 3)


def _between(start: int, end: int, share: float) -> int:
    return round(start + (end - start) * share)
