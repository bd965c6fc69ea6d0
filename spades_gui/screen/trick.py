"""Where the cards in the middle of the table lie: the trick's, each before its seat, and the stock."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from pygame import Rect

from spades_gui.screen.cards import ASPECT
from spades_gui.screen.seats import badge_on

_STRETCH: Final = 1.15
"""Where the area is wide, the cards move apart to this."""
_HIGH_WORTH: Final = 0.9
"""How well cards look in the narrow high area, next to the low one that lies between the seats."""
_PILE: Final = 5
"""A pile shows at most this many cards."""


class Spread(NamedTuple):
    """A way to lay the cards, by seat: how far from the middle, in widths and heights of a card with the gap.

    ``worth`` is how well it shows where the seats are: of two, that with the larger cards by worth is taken.
    """

    worth: float
    at: tuple[tuple[float, float], ...]


SPREADS: Final[Mapping[int, tuple[Spread, ...]]] = {
    2: (
        Spread(1.0, ((0, 0.5), (0, -0.5))),
        Spread(0.8, ((0.5, 0.12), (-0.5, -0.12))),
    ),
    3: (
        Spread(1.0, ((0, 0.2), (-1, -0.1), (1, -0.1))),
        Spread(0.75, ((0, 0.12), (-1, -0.06), (1, -0.06))),
    ),
    4: (
        Spread(1.0, ((0, 0.5), (-1, 0), (0, -0.5), (1, 0))),
        Spread(0.62, ((0.5, 0.08), (-1.5, 0), (-0.5, -0.08), (1.5, 0))),
    ),
    5: (
        Spread(1.0, ((0, 0.5), (-1.55, 0.12), (-0.55, -0.5), (0.55, -0.5), (1.55, 0.12))),
        Spread(0.85, ((0, 0.5), (-1.1, 0.5), (-0.55, -0.5), (0.55, -0.5), (1.1, 0.5))),
        Spread(0.65, ((0, 0.1), (-2, 0.05), (-1, -0.1), (1, -0.1), (2, 0.05))),
    ),
    6: (
        Spread(1.0, ((0, 0.6), (-1.05, 0.5), (-1.05, -0.5), (0, -0.6), (1.05, -0.5), (1.05, 0.5))),
        Spread(0.65, ((0.5, 0.1), (-2.5, 0.05), (-1.5, -0.05), (-0.5, -0.1), (1.5, -0.05), (2.5, 0.05))),
    ),
}
"""By the number of seats: round the middle, or, where the area is low, in a row."""


@dataclass(frozen=True, slots=True)
class StockLayout:
    """The cards to be drawn: the pile, lowest card first, the card looked at, and the mark of whose turn it is."""

    pile: tuple[Rect, ...]
    badge: Rect
    top: Rect
    arrow: Rect


def trick_layout(low: Rect, high: Rect, seats: int, most: int, gap: int) -> tuple[Rect, tuple[Rect, ...]]:
    """That of the areas ``low`` and ``high`` in which the cards show best, and the place of each seat's card in it.

    Cards are at most ``most`` high.
    """
    choices = [
        (height * worth * spread.worth, height, spread, area)
        for area, worth in ((low, 1.0), (high, _HIGH_WORTH))
        for spread in SPREADS[seats]
        for height in (_height(area, spread, most, gap),)
    ]
    _, height, spread, area = max(choices, key=lambda choice: choice[0])
    width = round(height * ASPECT)
    across = width + gap
    reach = max(abs(x) for x, _ in spread.at) * across
    if reach:
        across = round(across * max(1.0, min(_STRETCH, (area.width - width) / 2 / reach)))
    middle = (min(y for _, y in spread.at) + max(y for _, y in spread.at)) / 2
    rects = []
    for x, y in spread.at:
        rect = Rect(0, 0, width, height)
        # Truncated towards the middle: rounding must not push a card out of the area.
        rect.center = (area.centerx + int(x * across), area.centery + int((y - middle) * (height + gap)))
        rects.append(rect)
    return area, tuple(rects)


def _height(area: Rect, spread: Spread, most: int, gap: int) -> int:
    """The height of a card in this spread."""
    across = max(x for x, _ in spread.at) - min(x for x, _ in spread.at)
    down = max(y for _, y in spread.at) - min(y for _, y in spread.at)
    width = (area.width - gap * across) / (across + 1)
    return max(1, min(most, int(width / ASPECT), int((area.height - gap * down) / (down + 1))))


def stock_layout(area: Rect, cards: int, most: int, gap: int) -> StockLayout:
    """The pile of ``cards`` in the middle of ``area``, a card's place to its right and the mark to its left."""
    height = max(1, min(most, int((area.width - 4 * gap) / 3 / ASPECT), round(area.height * 0.9)))
    width = round(height * ASPECT)
    shift = max(1, round(width * 0.03))
    pile = Rect(0, 0, width, height)
    pile.center = area.center
    rects = tuple(pile.move(shift * place, -shift * place) for place in range(-(min(cards, _PILE) // 2), 0))
    rects = (*rects, pile)
    side = width // 2
    arrow = Rect(pile.left - 2 * gap - width // 2 - side // 2, pile.centery - side // 2, side, side)
    return StockLayout(rects, badge_on((pile,), round(width * 0.6)), pile.move(width + 2 * gap, 0), arrow)
