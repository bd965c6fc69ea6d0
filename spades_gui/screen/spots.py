"""What lies at a place of the page."""

from typing import Final

from pygame import Rect

from spades_gui.present.picture import Picture
from spades_gui.present.spot import Part, Spot
from spades_gui.screen.dialogs import DialogLayout
from spades_gui.screen.figures import FigureLayout
from spades_gui.screen.layout import Layout, TableLayout
from spades_gui.screen.seats import BacksLayout

_BIDS_ON: Final = 3
"""So many bids further lies what a mark at the end of their row leads to."""


def spot(page: Layout, picture: Picture, at: tuple[int, int]) -> Spot | None:
    """What is ``at`` a place of the page, the uppermost first; what lies behind a menu cannot be pointed at."""
    if page.menu.collidepoint(at):
        return Spot(Part.BACK)
    if page.caption.rect.collidepoint(at):
        return Spot(Part.CAPTION)
    if page.messages and page.messages.panel.collidepoint(at):
        return None
    if page.figures and picture.dialog:
        return _figure_spot(page.figures, picture.dialog.focus, at)
    if page.dialog and picture.dialog:
        bids = picture.dialog.kind == "bids"
        if page.dialog.panel.collidepoint(at) or not bids:
            return _more_bids(page.dialog, at) or _item_spot(page.dialog, at, Part.BID if bids else Part.ITEM)
    if page.dialog and picture.offer and page.dialog.panel.collidepoint(at):
        return _item_spot(page.dialog, at, Part.BID) or Spot(Part.TRICK)
    return _table_spot(page.table, at) if page.table else None


def _item_spot(place: DialogLayout, at: tuple[int, int], part: Part) -> Spot | None:
    for mark, beyond in ((place.above, place.items[:1]), (place.below, place.items[-1:])):
        if mark and mark.inflate(mark.width, mark.height // 2).collidepoint(at):
            return Spot(Part.VIEW, beyond[0].place + (1 if mark is place.below else -1))
    for item in place.items:
        if item.rect.collidepoint(at):
            if not (item.value and item.arrows):
                return Spot(part, item.place)
            value = item.value.rect.inflate(2 * item.value.rect.height, 0)
            if not value.collidepoint(at):
                return Spot(part, item.place)
            return Spot(Part.LESS if at[0] < item.value.rect.centerx else Part.MORE, item.place)
    return None


def _more_bids(place: DialogLayout, at: tuple[int, int]) -> Spot | None:
    """The marks at the ends of bids in one row: they go on as a wheel does."""
    for mark, way in ((place.left, Part.LATER), (place.right, Part.EARLIER)):
        if mark and mark.inflate(mark.width, 2 * mark.height).collidepoint(at):
            return Spot(way, _BIDS_ON)
    return None


def _figure_spot(place: FigureLayout, focus: int, at: tuple[int, int]) -> Spot | None:
    marks = (
        (place.above, Part.VIEW, place.rows[0].place - 1),
        (place.below, Part.VIEW, place.rows[-1].place + 1),
        (place.left, Part.LESS, focus),
        (place.right, Part.MORE, focus),
    )
    for mark, way, number in marks:
        if mark and mark.inflate(mark.size).collidepoint(at):
            return Spot(way, number)
    return next((Spot(Part.ITEM, row.place) for row in place.rows if row.rect.collidepoint(at)), None)


def _table_spot(table: TableLayout, at: tuple[int, int]) -> Spot | None:
    hand = table.hand.cards
    # Each card lies on the one before it.
    for place in reversed(range(len(hand))):
        if hand[place].collidepoint(at):
            return Spot(Part.CARD, place)
    for number, seat in enumerate(table.seats):
        if _any(at, seat.plate, seat.backs, seat.open.panel if seat.open else None):
            return Spot(Part.SEAT, number)
    if table.stock:
        if table.stock.top.collidepoint(at):
            return Spot(Part.DRAWN)
        if any(rect.collidepoint(at) for rect in table.stock.pile):
            return Spot(Part.STOCK)
    for rect, part in ((table.corners.scores, Part.SCORES), (table.corners.status, Part.STATUS)):
        if rect.collidepoint(at):
            return Spot(part)
    if table.past and any(card.rect.collidepoint(at) for card in table.past.cards):
        return Spot(Part.PAST)
    return Spot(Part.TRICK) if table.centre.collidepoint(at) else None


def _any(at: tuple[int, int], plate: Rect, backs: BacksLayout | None, panel: Rect | None) -> bool:
    cards = backs.cards if backs else ()
    return any(rect.collidepoint(at) for rect in (plate, *cards, *((panel,) if panel else ())))
