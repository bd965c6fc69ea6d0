"""The lengths that the whole page shares."""

from dataclasses import dataclass, replace
from typing import Final

TEXT: Final = 2.9
"""The size of plain text in units."""
_SMALLEST: Final = 13


@dataclass(frozen=True, slots=True)
class Measures:
    """Pixels: ``unit`` is one hundredth of the page, ``text`` the size of plain text, ``pad`` the room inside boxes.

    ``gauges`` and ``stacks`` tell whether there is room for gauges, and for stacks of backs beside the seats: where
    text is large, they make room for it.
    """

    unit: float
    text: int
    gap: int
    pad: int
    gauges: bool = True
    stacks: bool = True

    @property
    def growth(self) -> float:
        """How much larger than plain the text is, 0…1: what is half as large again is 0.5, twice as large 1."""
        return min(1.0, max(0.0, self.text / (TEXT * self.unit) - 1))

    def grown(self, plain: float, most: float) -> float:
        """A length that is ``plain`` with plain text and ``most`` with text twice as large."""
        return plain + (most - plain) * self.growth

    def smaller(self, text: int, *, gauges: bool, stacks: bool) -> "Measures":
        """The same with text of this size."""
        return replace(self, text=text, gauges=gauges, stacks=stacks)


def measures(size: tuple[int, int], percent: int) -> Measures:
    """Those of a window of ``size`` with texts of ``percent`` of the plain size."""
    width, height = size
    unit = min(width * 0.75, height) / 100
    text = round(max(_SMALLEST, TEXT * unit) * percent / 100)
    return Measures(unit, text, max(4, round(1.3 * unit)), max(4, round(1.1 * unit)))
