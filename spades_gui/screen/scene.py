"""Draws the table: boxes, seats, trick or stock, hand."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from pygame import Rect, Surface

from spades_gui.present.picture import HandCard, SeatPicture, TablePicture
from spades_gui.screen.brush import Brush
from spades_gui.screen.flights import NOTHING, Away
from spades_gui.screen.gauges import draw_gauge
from spades_gui.screen.layout import TableLayout
from spades_gui.screen.measures import Measures
from spades_gui.screen.open_hands import OpenHand
from spades_gui.screen.past_trick import PastTrickLayout
from spades_gui.screen.places import PLACES
from spades_gui.screen.seats import Mark, SeatLayout
from spades_gui.screen.shapes import Figure, circle
from spades_gui.screen.suits import (
    BID_MARK,
    CROWN,
    DEALER_MARK,
    SPADES_CLOSED,
    STAR,
    SUIT_FIGURES,
    TICK,
    TO_PLACE,
    TURN_MARK,
    WON_MARK,
)
from spades_gui.screen.themes import Colour, Theme
from spades_gui.screen.trick import StockLayout

_DISC: Final = Figure("disc", (circle(0.5, 0.5, 0.5),))


@dataclass(frozen=True, slots=True)
class Scene:
    """A surface to draw a table on, in one theme and with cards of one size, without what is on its way there."""

    brush: Brush
    surface: Surface
    theme: Theme
    card_size: str
    measures: Measures
    away: Away = NOTHING

    def draw(self, table: TablePicture, place: TableLayout) -> None:
        """The whole table."""
        self._corners(table, place)
        for number, (seat, at) in enumerate(zip(table.seats, place.seats, strict=True)):
            self._seat(seat, at, backs=number not in self.away.backs)
        if place.stock:
            self._stock(table, place.stock)
        else:
            self._trick(table, place)
        if place.past:
            self._past(place.past, len(table.seats))
        self._hand(table, place)

    def _corners(self, table: TablePicture, place: TableLayout) -> None:
        boxes, theme = place.corners, self.theme
        for rect in (boxes.scores, boxes.status):
            self.brush.panel(self.surface, rect, self.measures, theme)
        for side in boxes.sides:
            for block, ink in (
                (side.name, theme.ink),
                (side.score, theme.ink),
                (side.bags, theme.soft),
                (side.tricks, theme.soft),
            ):
                self.brush.text(self.surface, block, ink)
            for gauge in (side.bags_gauge, side.tricks_gauge):
                if gauge:
                    draw_gauge(self.surface, self.brush.shapes, gauge, theme.soft)
        for block in boxes.status_lines:
            self.brush.text(self.surface, block, theme.ink)
        if boxes.spades and table.spades:
            figure = SUIT_FIGURES["S"] if table.spades.open else SPADES_CLOSED
            self.brush.shapes.figure(self.surface, figure, boxes.spades, theme.ink)

    def _seat(self, seat: SeatPicture, at: SeatLayout, *, backs: bool) -> None:
        brush, surface, theme = self.brush, self.surface, self.theme
        if at.backs and backs:
            brush.backs(surface, at.backs.cards, theme)
            brush.number(surface, at.backs.badge, seat.cards, theme)
        if at.open:
            self._open(at.open)
        brush.panel(surface, at.plate, self.measures, theme, active=seat.turn)
        ink = theme.accent_ink if seat.turn else theme.ink
        paper = theme.accent if seat.turn else theme.panel
        if seat.turn:
            brush.shapes.figure(surface, TURN_MARK, at.turn, ink)
        brush.text(surface, at.name, ink)
        if seat.dealer:
            brush.shapes.figure(surface, _DISC, at.dealer, ink)
            card = at.dealer.inflate(-round(at.dealer.width * 0.55), -round(at.dealer.height * 0.35))
            brush.shapes.figure(surface, DEALER_MARK, card, paper)
        for mark, figure in ((at.bid, BID_MARK), (at.won, WON_MARK)):
            if mark:
                self._seat_mark(mark, figure, ink)
        if at.gauge:
            draw_gauge(surface, brush.shapes, at.gauge, ink)

    def _past(self, past: PastTrickLayout, seats: int) -> None:
        """The last trick: the card that took it has a frame, and who played it a crown."""
        brush, theme = self.brush, self.theme
        line = max(1, round(0.22 * self.measures.unit))
        for card in past.cards:
            ink = theme.suit(card.suit) if card.suit else theme.black
            if card.won:
                brush.shapes.box(self.surface, card.rect.inflate(4 * line, 4 * line), 4 * line, theme.focus_edge)
                brush.shapes.box(self.surface, card.rect.inflate(2 * line, 2 * line), 3 * line, theme.winner)
            brush.shapes.box(self.surface, card.rect, 2 * line, theme.face, theme.face_line, line)
            figure = SUIT_FIGURES[card.suit] if card.suit else STAR
            brush.shapes.figure(self.surface, figure, card.icon, ink)
            brush.text(self.surface, card.index, ink)
        who = past.arrow or (past.name and past.name.rect)
        if past.crown and who:
            back = past.crown.union(who).inflate(2 * self.measures.pad, self.measures.pad)
            brush.panel(self.surface, back, self.measures, theme)
            brush.shapes.figure(self.surface, CROWN, past.crown, theme.ink)
        if past.name:
            brush.text(self.surface, past.name, theme.ink)
        if past.arrow:
            place = PLACES[seats][past.winner]
            brush.shapes.figure(self.surface, TO_PLACE[place], past.arrow, theme.ink)

    def _open(self, hand: OpenHand) -> None:
        """The cards of a seat in rows, on the ground of cards."""
        brush, theme = self.brush, self.theme
        line = max(1, round(0.22 * self.measures.unit))
        brush.shapes.box(self.surface, hand.panel, 2 * line, theme.face, theme.face_line, line)
        for row in hand.rows:
            ink = theme.suit(row.suit)
            brush.shapes.figure(self.surface, SUIT_FIGURES[row.suit], row.icon, ink)
            brush.text(self.surface, row.ranks, ink)

    def _seat_mark(self, mark: Mark, figure: Figure, ink: Colour) -> None:
        self.brush.shapes.figure(self.surface, figure, mark.icon, ink)
        self.brush.text(self.surface, mark.text, ink)

    def _trick(self, table: TablePicture, place: TableLayout) -> None:
        brush, theme = self.brush, self.theme
        played = dict(table.trick)
        for seat, rect in enumerate(place.trick):
            if seat in played and played[seat] in self.away.faces:
                continue
            if seat in played:
                sprite = brush.cards.face(played[seat], rect.size, self.card_size, theme, False)
                brush.sprite(self.surface, sprite, rect)
            elif table.seats[seat].turn and played:
                line = max(2, round(0.3 * self.measures.unit))
                brush.shapes.ring(self.surface, rect, round(rect.height * 0.06), theme.accent, line)
                self._arrow(table, seat, rect.center, rect.width // 2)
            elif table.seats[seat].turn:
                side = min(round(7 * self.measures.unit), place.centre.height)
                self._arrow(table, seat, place.centre.center, side)
        if table.winning is not None and table.winning in played and played[table.winning] not in self.away.faces:
            rect = place.trick[table.winning]
            brush.frame(self.surface, rect, theme.winner, theme, 0.03)
            side = max(12, round(rect.width * 0.34))
            brush.badge(self.surface, Rect(rect.right - side - side // 6, rect.y + side // 6, side, side), CROWN, theme)

    def _arrow(self, table: TablePicture, seat: int, centre: tuple[int, int], side: int) -> None:
        """An arrow towards the seat to play: where its card will lie, or in the middle before the first card."""
        arrow = Rect(0, 0, side, side)
        arrow.center = centre
        self.brush.shapes.figure(self.surface, TO_PLACE[PLACES[len(table.seats)][seat]], arrow, self.theme.accent)

    def _stock(self, table: TablePicture, place: StockLayout) -> None:
        if table.stock:
            self.brush.backs(self.surface, place.pile, self.theme)
            self.brush.number(self.surface, place.badge, table.stock, self.theme)
        if table.top:
            sprite = self.brush.cards.face(table.top, place.top.size, self.card_size, self.theme, False)
            self.brush.sprite(self.surface, sprite, place.top)
        for seat, picture in enumerate(table.seats):
            if picture.turn:
                self._arrow(table, seat, place.arrow.center, place.arrow.width)

    def _hand(self, table: TablePicture, place: TableLayout) -> None:
        if place.hand.hidden and 0 not in self.away.backs:
            self.brush.backs(self.surface, place.hand.hidden.cards, self.theme)
            self.brush.number(self.surface, place.hand.hidden.badge, table.seats[0].cards, self.theme)
        choosing = any(card.playable for card in table.hand)
        rects = place.hand.cards
        rooms = [following.x - rect.x for rect, following in pairwise(rects)] + [rect.width for rect in rects[-1:]]
        # The focused card goes on top of its neighbours.
        for card, rect, room in sorted(zip(table.hand, rects, rooms, strict=True), key=lambda part: part[0].focused):
            if card.face in self.away.faces:
                continue
            self._hand_card(card, rect, room, dimmed=choosing and not card.playable)

    def _hand_card(self, card: HandCard, rect: Rect, room: int, *, dimmed: bool) -> None:
        brush, theme = self.brush, self.theme
        brush.sprite(self.surface, brush.cards.face(card.face, rect.size, self.card_size, theme, dimmed), rect)
        if card.chosen:
            brush.badge(self.surface, tick_place(rect, room), TICK, theme)
        if card.focused:
            brush.frame(self.surface, rect, theme.focus, theme, 0.05)


def tick_place(card: Rect, room: int) -> Rect:
    """Where a chosen card has its mark: at its foot, in the ``room`` to its left that no other card covers."""
    margin = max(2, round(card.width * 0.05))
    side = min(room - margin, round(card.width * 0.3))
    return Rect(card.x + margin, card.bottom - margin - side, side, side)
