"""The lengths that the whole page shares."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Measures:
    """Pixels: ``unit`` is one hundredth of the page, ``text`` the size of plain text, ``pad`` the room inside boxes."""

    unit: float
    text: int
    gap: int
    pad: int
