"""Pictures of a real game one after the other, as the window gets them, with motion asked for."""

import itertools
from dataclasses import replace
from functools import cache

from pilot import Pilot

from spades_gui.present.picture import Picture, TablePicture

CARD = 200
"""Milliseconds that a card takes in these pictures."""


@cache
def moments(preset: str = "classic") -> tuple[Picture, ...]:
    """The pictures of a hand, from the main menu to the deal of the next hand."""
    pilot = Pilot(match__preset=preset, waits=True)
    pilot.begin()
    while not pilot.seen.sheets:
        pilot.pass_time(60, until=lambda: pilot.game.waiting)
        if pilot.seen.bids_open():
            pilot.bid(3)
        elif pilot.seen.my_turn:
            pilot.play()
    pilot.pass_time(60, until=lambda: pilot.game.waiting)
    pilot.press("return")
    pilot.pass_time(60, until=lambda: pilot.game.waiting)
    return tuple(replace(picture, motion=CARD) for picture in pilot.painter.pictures)


def table(picture: Picture) -> TablePicture:
    """The table that is shown."""
    assert picture.table is not None
    return picture.table


def dealt(preset: str = "classic") -> tuple[Picture, Picture]:
    """Two pictures: before the first deal and after it."""
    return next(
        (one, other)
        for one, other in _pairs(preset)
        if one.table and other.table and not any(seat.cards for seat in one.table.seats) and other.table.hand
    )


def played(seat: int) -> tuple[Picture, Picture]:
    """Two pictures: before ``seat`` plays a card that is not the first of its trick, and after it."""
    return next(
        (one, other)
        for one, other in _pairs("classic")
        if one.table and other.table and one.table.trick and other.table.trick[:-1] == one.table.trick
        if other.table.trick[-1][0] == seat
    )


def taken(*, leads: int | None = None) -> tuple[Picture, Picture]:
    """Two pictures: a whole trick on the table, and the lead to the next one (by the seat ``leads``)."""
    return next(
        (one, other)
        for one, other in _pairs("classic")
        if one.table and other.table and len(one.table.trick) == 4 and len(other.table.trick) == 1 and other.table.hand
        if leads is None or other.table.trick[0][0] == leads
    )


def _pairs(preset: str) -> tuple[tuple[Picture, Picture], ...]:
    all_of_them = moments(preset)
    return tuple(itertools.pairwise(all_of_them))
