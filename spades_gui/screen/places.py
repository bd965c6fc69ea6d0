"""Where the seats are round the table, and in which corners of the page they stand."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal

Place = Literal["south", "west", "north-west", "north", "north-east", "east"]

PLACES: Final[Mapping[int, tuple[Place, ...]]] = MappingProxyType(
    {
        2: ("south", "north"),
        3: ("south", "west", "east"),
        4: ("south", "west", "north", "east"),
        5: ("south", "west", "north-west", "north-east", "east"),
        6: ("south", "west", "north-west", "north", "north-east", "east"),
    }
)
"""The places of the seats, clockwise from the player's own, by how many seats there are."""
LEFT: Final[tuple[Place, ...]] = ("north-west", "west")
"""The places in the page's left column, from top to bottom."""
RIGHT: Final[tuple[Place, ...]] = ("north-east", "east")
"""The places in the page's right column, from top to bottom."""
