"""Whose eyes and ears the table is described for: names, "you", "we" and "they"."""

from dataclasses import dataclass

from spades_gui.core.seats import SEATS, seats_of, side_of
from spades_gui.present.message import Message, msg


@dataclass(frozen=True, slots=True)
class Viewpoint:
    """The looker-on's place. ``names`` by seat; an empty one becomes the language's default name for that seat.

    ``playing`` is false when a computer plays the looker-on's own seat (the demonstration): then nobody is "you".
    """

    seat: int = 0
    names: tuple[str, ...] = ("",) * SEATS
    playing: bool = True

    def me(self, seat: int) -> bool:
        """Whether ``seat`` is addressed as "you"."""
        return self.playing and seat == self.seat

    def name(self, seat: int) -> Message | str:
        """The name shown at a seat."""
        return self.names[seat] or msg(f"name-{seat}")

    def who(self, seat: int) -> Message | str:
        """How a seat is called in speech: "you", or its name."""
        return msg("you") if self.me(seat) else self.name(seat)

    def side(self, side: int) -> Message:
        """How a side is called: "we", "they", or by the names of its seats."""
        if self.playing:
            return msg("we") if side == side_of(self.seat) else msg("they")
        first, second = seats_of(side)
        return msg("side-names", who=self.name(first), other=self.name(second))

    def sides(self) -> tuple[int, ...]:
        """The sides in the order in which they are told: one's own first."""
        mine = side_of(self.seat)
        return (mine, 1 - mine)

    def pan(self, seat: int) -> float:
        """Where a seat's sounds come from: -1 left … 1 right."""
        return (0.0, -0.8, 0.0, 0.8)[(seat - self.seat) % SEATS]
