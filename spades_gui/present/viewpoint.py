"""Whose eyes and ears the table is described for: names, "you", "we" and "they"."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from spades_gui.core.options import RuleOptions
from spades_gui.present.message import Message, msg

_PANS: Final[Mapping[int, tuple[float, ...]]] = {
    2: (0.0, 0.0),
    3: (0.0, -0.7, 0.7),
    4: (0.0, -0.8, 0.0, 0.8),
    5: (0.0, -0.9, -0.4, 0.4, 0.9),
    6: (0.0, -0.9, -0.5, 0.0, 0.5, 0.9),
}
"""By the number of seats, where each is heard, clockwise from one's own: -1 left … 1 right."""


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """The looker-on's place at a table with these rules.

    ``names`` by seat; an empty one becomes the language's default name for that seat. ``playing`` is false when a
    computer plays the looker-on's own seat (the demonstration): then nobody is "you".
    """

    options: RuleOptions
    seat: int = 0
    names: tuple[str, ...] = ()
    playing: bool = True

    def me(self, seat: int) -> bool:
        """Whether ``seat`` is addressed as "you"."""
        return self.playing and seat == self.seat

    def name(self, seat: int) -> Message | str:
        """The name shown at a seat."""
        own = self.names[seat] if seat < len(self.names) else ""
        return own or msg(f"name-{seat}")

    def who(self, seat: int) -> Message | str:
        """How a seat is called in speech: "you", or its name."""
        return msg("you") if self.me(seat) else self.name(seat)

    def side(self, side: int) -> Message | str:
        """How a side is called: "we" and "they"; by the names of its seats for lookers-on; in solo play by its seat."""
        if not self.options.partners:
            return self.who(side)
        if self.playing:
            return msg("we") if side == self.options.side_of(self.seat) else msg("they")
        first, second = self.options.seats_of(side)
        return msg("side-names", who=self.name(first), other=self.name(second))

    def sides(self) -> tuple[int, ...]:
        """The sides in the order in which they are told: one's own first, then clockwise."""
        mine = self.options.side_of(self.seat)
        return tuple((mine + step) % self.options.sides for step in range(self.options.sides))

    def others(self) -> tuple[int, ...]:
        """The other seats, clockwise from the left."""
        return self.options.from_seat(self.seat)[1:]

    def seats_at(self, place: str) -> tuple[int, ...]:
        """The seats at a place of the table: ``left`` and ``right`` of the looker-on (the nearest first), ``partner``
        (across the table), ``self``. There is always one; with two seats the other one is everywhere.
        """
        others = self.others()
        pans = {seat: self.pan(seat) for seat in others}
        half = len(others) // 2
        places = {
            "left": tuple(seat for seat in others if pans[seat] < 0),
            "right": tuple(seat for seat in reversed(others) if pans[seat] > 0),
            "partner": others[half : half + 1] if len(others) % 2 else others[half - 1 : half + 1],
            "self": (self.seat,),
        }
        return places[place] or others

    def pan(self, seat: int) -> float:
        """Where a seat's sounds come from: -1 left … 1 right."""
        seats = self.options.seats
        return _PANS[seats][(seat - self.seat) % seats]
