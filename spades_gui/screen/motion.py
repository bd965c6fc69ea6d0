"""What moves from one picture to the next: nothing is drawn, and nothing known but two layouts."""

from collections.abc import Iterator
from typing import Final

from pygame import Rect

from spades_gui.present.picture import CardFace, Picture, TablePicture
from spades_gui.screen.cards import ASPECT
from spades_gui.screen.flights import Away, Flight, Motion
from spades_gui.screen.layout import Layout, TableLayout

LONGEST: Final = 0.3
"""Seconds. Whatever moves has arrived by then."""
_MANY: Final = 1.5
"""Many cards take so much longer than one, though never longer than ``LONGEST``."""
_GATHERED: Final = 0.3
"""The height of a card at the plate of who has taken it, by its height in the trick."""
_LEAD_FOLLOWS: Final = 0.4
"""When the next lead sets off, by the time in which the trick before it is gathered."""
_DEALING: Final = 0.6
"""The last card of a deal sets off then."""


def motion(before: Picture, at_before: Layout, after: Picture, at_after: Layout) -> Motion | None:
    """What moves from the picture ``before`` to ``after``, whose layouts these are; ``None`` where nothing does.

    ``after.motion`` is how many milliseconds a card takes; 0 is no motion. Nothing moves behind a menu, nor where
    things are taken back or looked up: only what is dealt, played and taken does.
    """
    old, new = before.table, after.table
    if not after.motion or old is None or new is None or at_after.table is None or _covered(after):
        return None
    # Backs lie behind plates, and so do cards on their way to them and from them.
    above = tuple(seat.plate for seat in at_after.table.seats[1:] if seat.backs)
    many = min(LONGEST, after.motion * _MANY / 1000)
    if _dealt(old, new):
        flights = tuple(_deal(new, at_after.table))
        faces = frozenset(card.face for card in new.hand)
        return Motion(flights, Away(faces, frozenset(range(len(new.seats)))), many, above)
    if at_before.table is None or _covered(before) or len(old.seats) != len(new.seats):
        return None
    taken = new.trick[: len(old.trick)] != old.trick
    if taken and (len(old.trick) < len(old.seats) or old.winning is None):
        return None
    played = new.trick if taken else new.trick[len(old.trick) :]
    if len(played) > 1 or not (taken or played) or not at_after.table.trick:
        return None
    gathered = tuple(_gathered(old, at_before.table, at_after.table, bool(played))) if taken else ()
    begins = _LEAD_FOLLOWS * bool(taken)
    # A card of another's is not seen before it comes out of their hand; and the first picture of a motion, which has
    # most to draw, need not draw its face.
    plays = tuple(
        Flight(face, _source(old, at_before.table, seat, face), at_after.table.trick[seat], begins, comes=seat != 0)
        for seat, face in played
    )
    away = Away(frozenset(face for _, face in played))
    return Motion((*gathered, *plays), away, many if taken else min(LONGEST, after.motion / 1000), above)


def _covered(picture: Picture) -> bool:
    return picture.history is not None or (picture.dialog is not None and picture.dialog.kind != "bids")


def _dealt(old: TablePicture, new: TablePicture) -> bool:
    return not any(seat.cards for seat in old.seats) and all(seat.cards for seat in new.seats) and not new.trick


def _deal(table: TablePicture, place: TableLayout) -> Iterator[Flight]:
    """A card to each seat in turn, from the dealer on, out of the dealer's hand."""
    seats = len(table.seats)
    dealer = next((number for number, seat in enumerate(table.seats) if seat.dealer), 0)
    source = place.seats[dealer].plate.center
    order = [(dealer + step) % seats for step in range(1, seats + 1)]
    targets = {seat: _dealt_to(table, place, seat) for seat in order}
    most = max(map(len, targets.values()))
    for number in range(most):
        for turn, seat in enumerate(order):
            if number < len(targets[seat]):
                face, end = targets[seat][number]
                begins = _DEALING * (number * seats + turn) / max(1, most * seats - 1)
                start = Rect((0, 0), end.size)
                start.center = source
                shown = face is not None or end in _backs(place, seat)
                yield Flight(face, start, end, begins, begins + 1.0 - _DEALING, comes=True, goes=not shown)


def _dealt_to(table: TablePicture, place: TableLayout, seat: int) -> list[tuple[CardFace | None, Rect]]:
    """The cards a seat is dealt, with where they come to lie."""
    if seat == 0 and table.hand:
        return [(card.face, rect) for card, rect in zip(table.hand, place.hand.cards, strict=True)]
    backs = _backs(place, seat)
    if not backs:  # there is no room for them: the cards are gone where the plate is
        plate = place.seats[seat].plate
        gone = Rect(0, 0, round(plate.height * ASPECT), plate.height)
        gone.center = plate.center
        backs = (gone,) * table.seats[seat].cards
    return [(None, rect) for rect in backs]


def _backs(place: TableLayout, seat: int) -> tuple[Rect, ...]:
    backs = place.hand.hidden if seat == 0 else place.seats[seat].backs
    return backs.cards if backs else ()


def _gathered(old: TablePicture, at_old: TableLayout, at_new: TableLayout, hurried: bool) -> Iterator[Flight]:
    """The cards of the finished trick, to the plate of who has taken it."""
    if old.winning is None or not at_old.trick:
        return
    plate = at_new.seats[old.winning].plate
    for seat, face in old.trick:
        start = at_old.trick[seat]
        end = Rect(0, 0, round(start.width * _GATHERED), round(start.height * _GATHERED))
        end.center = plate.center
        yield Flight(face, start, end, 0.0, _MANY * _LEAD_FOLLOWS if hurried else 1.0, goes=True)


def _source(old: TablePicture, place: TableLayout, seat: int, face: CardFace) -> Rect:
    """Where a card is before it is played."""
    if seat == 0:
        for card, rect in zip(old.hand, place.hand.cards, strict=False):
            if card.face.card == face.card:
                return rect
    at = place.seats[seat]
    if at.backs:
        back = at.backs.cards[-1]
        height = max(back.size)
    elif at.open:
        back, height = at.open.panel, at.plate.height
    else:
        back, height = at.plate, at.plate.height
    rect = Rect(0, 0, round(height * ASPECT), height)
    rect.center = back.center
    return rect
