"""Seats, sides and the way round the table (RULES: seat 0 is south, 1 west, 2 north, 3 east, clockwise)."""

from typing import Final

SEATS: Final = 4
SIDES: Final = 2
CARDS_EACH: Final = 13


def left_of(seat: int) -> int:
    """The next seat clockwise."""
    return (seat + 1) % SEATS


def side_of(seat: int) -> int:
    """The side a seat scores for: 0 for seats 0 and 2, 1 for seats 1 and 3."""
    return seat % SIDES


def partner_of(seat: int) -> int:
    """The seat across the table."""
    return (seat + 2) % SEATS


def seats_of(side: int) -> tuple[int, ...]:
    """The seats of a side, lowest first."""
    return tuple(range(side, SEATS, SIDES))


def from_seat(first: int) -> tuple[int, ...]:
    """All seats clockwise, starting with ``first``."""
    return tuple((first + step) % SEATS for step in range(SEATS))
