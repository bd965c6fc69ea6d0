"""Where the cards in the middle of the table lie: the trick's, each before its seat, and the stock."""

from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from pygame import Rect

from spades_gui.screen.cards import ASPECT
from spades_gui.screen.seats import badge_on

_STRETCHES: Final = (1.15, 1.1, 1.05)
"""Where there is room, the cards move apart to one of these."""
_PILE: Final = 5
"""A pile shows at most this many cards."""

_Box = tuple[int, int, int, int]


class Spread(NamedTuple):
    """A way to lay the cards, by seat: how far from the middle, in widths and heights of a card with the gap.

    ``worth`` is how well it shows where the seats are: of two, that with the larger cards by worth is taken.
    """

    worth: float
    at: tuple[tuple[float, float], ...]


SPREADS: Final[Mapping[int, tuple[Spread, ...]]] = {
    2: (
        Spread(1.0, ((0, 0.5), (0, -0.5))),
        Spread(0.9, ((0.5, 0.15), (-0.5, -0.15))),
    ),
    3: (
        Spread(1.0, ((0, 0.2), (-1, -0.1), (1, -0.1))),
        Spread(0.88, ((0, 0.06), (-1, -0.03), (1, -0.03))),
    ),
    4: (
        Spread(1.0, ((0, 0.5), (-1, 0), (0, -0.5), (1, 0))),
        Spread(0.78, ((0.5, 0.2), (-1.5, 0), (-0.5, -0.2), (1.5, 0))),
        Spread(0.68, ((0.5, 0.08), (-1.5, 0), (-0.5, -0.08), (1.5, 0))),
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
    """The place of each seat's card, and the rectangle round all of them.

    ``low`` is what is free from side to side, ``high`` the narrower part that reaches further up; both end at the
    same foot, and each card lies in one of them. Cards are at most ``most`` high.
    """
    rects = [Rect(box) for box in _boxes(_box(low), _box(high), seats, most, gap)]
    return rects[0].unionall(rects), tuple(rects)


@lru_cache(64)
def _boxes(low_box: _Box, high_box: _Box, seats: int, most: int, gap: int) -> tuple[_Box, ...]:
    """Those places, found once for a table."""
    low, high = Rect(low_box), Rect(high_box)
    _, height, spread = max(
        (
            (height * spread.worth, height, spread)
            for spread in SPREADS[seats]
            for height in (_height(low, high, spread, most, gap),)
        ),
        key=lambda choice: choice[0],
    )
    ways = (_laid(low, spread, height, gap, stretch) for stretch in _STRETCHES)
    rects = next((way for way in ways if _within(low, high, way)), _laid(low, spread, height, gap))
    spare = min(rect.top - (high if _in_width(high, rect) else low).top for rect in rects)
    return tuple(_box(rect.move(0, -max(0, spare) // 2)) for rect in rects)


def _box(rect: Rect) -> _Box:
    return rect.x, rect.y, rect.width, rect.height


def _height(low: Rect, high: Rect, spread: Spread, most: int, gap: int) -> int:
    """The height of a card in this spread."""
    return max(
        1, bisect_left(range(1, most + 1), True, key=lambda h: not _within(low, high, _laid(low, spread, h, gap)))
    )


def _laid(low: Rect, spread: Spread, height: int, gap: int, stretch: float = 1.0) -> tuple[Rect, ...]:
    """Cards of this height along the foot of ``low``."""
    width = round(height * ASPECT)
    across = (width + gap) * stretch
    lowest = max(y for _, y in spread.at)
    # Truncated towards the middle: rounding must not push a card out of the area.
    return tuple(
        Rect(
            low.centerx + int(x * across) - width // 2,
            low.bottom - height - int((lowest - y) * (height + gap)),
            width,
            height,
        )
        for x, y in spread.at
    )


def _within(low: Rect, high: Rect, rects: tuple[Rect, ...]) -> bool:
    return all(low.contains(rect) or high.contains(rect) for rect in rects)


def _in_width(area: Rect, rect: Rect) -> bool:
    return area.left <= rect.left and rect.right <= area.right


def stock_layout(low: Rect, high: Rect, cards: int, most: int, gap: int) -> StockLayout:
    """The pile of ``cards`` in the middle, a card's place to its right and the mark to its left.

    ``low`` and ``high`` are as in ``trick_layout``: the one in which the cards are larger is taken.
    """
    height, area = max(((_pile_height(area, most, gap), area) for area in (low, high)), key=lambda choice: choice[0])
    width = round(height * ASPECT)
    shift = max(1, round(width * 0.03))
    pile = Rect(0, 0, width, height)
    pile.center = area.center
    rects = tuple(pile.move(shift * place, -shift * place) for place in range(-(min(cards, _PILE) // 2), 0))
    rects = (*rects, pile)
    side = width // 2
    arrow = Rect(pile.left - 2 * gap - width // 2 - side // 2, pile.centery - side // 2, side, side)
    return StockLayout(rects, badge_on(pile, round(width * 0.6)), pile.move(width + 2 * gap, 0), arrow)


def _pile_height(area: Rect, most: int, gap: int) -> int:
    """The height of three cards side by side."""
    return max(1, min(most, int((area.width - 4 * gap) / 3 / ASPECT), round(area.height * 0.9)))
