"""Where the cards of the player's hand stand, and their backs while the hand is hidden."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from spades_gui.present.picture import HandCard, TablePicture
from spades_gui.screen.cards import ASPECT, STYLES
from spades_gui.screen.measures import Measures
from spades_gui.screen.seats import BacksLayout, badge_on

HAND_HEIGHT: Final = {"normal": 21.5, "large": 24.5, "huge": 27.0}
"""The height of a card of the hand in units, where the width allows it."""
FULL_HAND: Final = {2: 13, 3: 17, 4: 13, 5: 10, 6: 8}
"""How many cards a hand begins with, by the number of seats."""
_SHRUNK: Final = 0.85
"""Beside texts twice as large, cards are as high as this."""
_TALL: Final = 95.0
_MOST_TALLER: Final = 1.4
"""In windows that are taller than so many units, cards grow with the height, at most to this."""
_FOCUS_LIFT: Final = 0.12
_CHOSEN_LIFT: Final = 0.09
_PLAYABLE_LIFT: Final = 0.04
_OVERLAP: Final = 0.8
"""Four or more cards are fanned: each shows at most this share of its width."""


@dataclass(frozen=True, slots=True)
class HandLayout:
    """The hand in its order along the foot of ``area``; ``card_height`` is that of a card of the hand, dealt or not."""

    area: Rect
    card_height: int
    cards: tuple[Rect, ...]
    hidden: BacksLayout | None


def hand_layout(body: Rect, table: TablePicture, card_size: str, measures: Measures) -> HandLayout:
    """The hand along the bottom of ``body``.

    As large as a full hand allows, with room for the fan's opening: no card changes its size when the focus moves or
    cards are played or drawn. Each card shows at least its index.
    """
    gap = measures.gap
    taller = min(_MOST_TALLER, max(1.0, body.height / (_TALL * measures.unit)))
    plain = HAND_HEIGHT.get(card_size, HAND_HEIGHT["normal"]) * measures.unit
    wanted = round(plain * taller * measures.grown(1.0, _SHRUNK))
    column = STYLES.get(card_size, STYLES["normal"]).column
    backs = table.seats[0].cards if not table.hand else 0
    full = max(len(table.hand), backs, FULL_HAND[len(table.seats)])
    width = min(round(wanted * ASPECT), int((body.width - gap) / (2 + (full - 2) * column)))
    height = round(width / ASPECT)
    lifted = round(height * (1 + _FOCUS_LIFT)) + gap // 2
    area = Rect(body.x, body.bottom - lifted, body.width, lifted)
    size = (width, height)
    if backs:
        rects = _fan(area, [0.0] * backs, None, size, gap)
        return HandLayout(
            area, height, (), BacksLayout(rects, badge_on(rects[0].unionall(list(rects)), round(width * 0.6)))
        )
    focus = next((place for place, card in enumerate(table.hand) if card.focused), None)
    return HandLayout(area, height, _fan(area, [_lift(card) for card in table.hand], focus, size, gap), None)


def _lift(card: HandCard) -> float:
    """How far a card stands out of the hand, by its height."""
    if card.focused:
        return _FOCUS_LIFT
    return _CHOSEN_LIFT if card.chosen else _PLAYABLE_LIFT if card.playable else 0.0


def _fan(area: Rect, lifts: Sequence[float], focus: int | None, size: tuple[int, int], gap: int) -> tuple[Rect, ...]:
    """Cards from left to right. The fan opens behind the focused one, so that it is seen whole."""
    width, height = size
    count = len(lifts)
    step = width + gap if count < 4 else width * _OVERLAP
    if count > 2:
        step = min(step, (area.width - gap - 2 * width) / (count - 2))
    opening = max(0.0, width + gap / 2 - step) if focus is not None else 0.0
    left = area.centerx - ((count - 1) * step + opening + width) / 2
    rects = []
    for place, lift in enumerate(lifts):
        x = left + place * step + (opening if focus is not None and place > focus else 0.0)
        rects.append(Rect(round(x), area.bottom - height - round(lift * height), width, height))
    return tuple(rects)
