"""Scored hands as data for other programs (FORMATS) and in words for people."""

from collections.abc import Iterator, Sequence
from typing import Any

from spades_gui.core.events import MatchEnded
from spades_gui.core.options import RuleOptions
from spades_gui.core.scoring import HandSheet, SideSheet
from spades_gui.present.describe import describe
from spades_gui.present.message import Message, msg
from spades_gui.present.sheet import sheet_lines
from spades_gui.present.viewpoint import Viewpoint


def hands_to_data(hands: Sequence[HandSheet]) -> list[dict[str, Any]]:
    """The sheets of the hands, side by side."""
    return [{"sides": [_side_to_data(side) for side in hand.sides]} for hand in hands]


def _side_to_data(side: SideSheet) -> dict[str, Any]:
    return {
        "lines": [{"kind": line.kind.value, "points": line.points} for line in side.lines],
        "points": side.points,
        "bags": side.bags,
        "total": side.total,
    }


def hands_in_words(rules: RuleOptions, hands: Sequence[HandSheet], winner: int | None) -> Iterator[Message]:
    """What the game would say of the hands, a line each, and of the end of the match; seat 0 is "you"."""
    view = Viewpoint(rules)
    for hand in hands:
        yield msg("sheet-title", hand=hand.number)
        yield from sheet_lines(hand, view)
    if winner is not None and hands:
        yield from describe(MatchEnded(winner, tuple(side.total for side in hands[-1].sides)), view, "normal")
