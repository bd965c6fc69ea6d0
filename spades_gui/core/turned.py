"""A match seen from another chair: the same cards and bids, with the seats counted from another one."""

from dataclasses import replace
from typing import TypeVar

from spades_gui.core.actions import Action, Cut, Deal
from spades_gui.core.record import Record

_T = TypeVar("_T")


def turned(record: Record, seat: int) -> Record:
    """``record`` with ``seat`` as seat 0, the next one clockwise as seat 1, and so on.

    No rule knows a seat by its number, so what was legal stays so and every seat scores the same.
    """
    if not seat:
        return record
    actions = tuple(_turned(action, seat, record.rules.seats) for action in record.actions)
    return replace(record, seats=_shifted(record.seats, seat), actions=actions)


def _turned(action: Action, seat: int, seats: int) -> Action:
    match action:
        case Cut(cards):
            return Cut(_shifted(cards, seat))
        case Deal(dealer, hands, stock):
            return Deal((dealer - seat) % seats, _shifted(hands, seat), stock)
        case _:
            return replace(action, seat=(action.seat - seat) % seats)


def _shifted(each: tuple[_T, ...], seat: int) -> tuple[_T, ...]:
    return each[seat:] + each[:seat]
