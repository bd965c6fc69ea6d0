"""Draws a picture of the game on a surface of any size."""

from functools import partial
from typing import Final

import pygame
from pygame import Rect, Surface

from spades_gui.present.picture import DialogPicture, Picture, SeatPicture, TablePicture
from spades_gui.screen.cache import BoundedCache, surface_bytes
from spades_gui.screen.cards import CardArtist, Sprite
from spades_gui.screen.dialogs import DialogLayout
from spades_gui.screen.fonts import Fonts
from spades_gui.screen.layout import CaptionLayout, Layout, Measures, TableLayout, layout
from spades_gui.screen.seats import BacksLayout, Mark, SeatLayout
from spades_gui.screen.shapes import Figure, Shapes, circle
from spades_gui.screen.suits import (
    BID_MARK,
    CROWN,
    DEALER_MARK,
    MORE_ABOVE,
    MORE_BELOW,
    POINTER,
    SUIT_FIGURES,
    TO_SEAT,
    TURN_MARK,
    WON_MARK,
)
from spades_gui.screen.text import TextBlock
from spades_gui.screen.themes import DEFAULT_THEME, THEMES, Colour, Theme, luminance, mix

_TEXT_BYTES: Final = 16 << 20
_DISC: Final = Figure("disc", (circle(0.5, 0.5, 0.5),))
_VEIL: Final = 150
"""How much a menu covers the table behind it, 0…255."""


class TablePainter:
    """Draws pictures. Keeps cards, texts and backgrounds it has drawn, within bounds, for the next time."""

    def __init__(self, fonts: Fonts | None = None) -> None:
        self.fonts = fonts or Fonts()
        self._shapes = Shapes()
        self._cards = CardArtist(self.fonts, self._shapes)
        self._texts: BoundedCache[Surface] = BoundedCache(_TEXT_BYTES, surface_bytes)
        self._grounds: BoundedCache[Surface] = BoundedCache(1)
        self._backdrops: BoundedCache[Surface] = BoundedCache(1)
        self._layouts: BoundedCache[Layout] = BoundedCache(8)

    def draw(self, surface: Surface, picture: Picture) -> None:
        """Draw the whole picture over whatever ``surface`` shows. An unknown theme is drawn as the default one."""
        theme = THEMES.get(picture.theme, THEMES[DEFAULT_THEME])
        size = surface.get_size()
        page = self._layouts.get((size, picture), lambda: layout(size, picture, self.fonts))
        if picture.table and page.table and picture.dialog and picture.dialog.kind != "bids":
            surface.blit(self._backdrop(surface, picture, picture.table, page, page.table, theme), (0, 0))
        else:
            surface.blit(self._ground(surface, theme), (0, 0))
            if picture.table and page.table:
                self._table(surface, picture.table, page.table, page.measures, picture.card_size, theme)
            elif not theme.plain:
                self._ornament(surface, page, theme)
        if picture.dialog and page.dialog:
            self._dialog(surface, picture.dialog, page.dialog, page.measures, theme)
        self._caption(surface, page.caption, page.measures, theme)

    def _ground(self, surface: Surface, theme: Theme) -> Surface:
        def draw() -> Surface:
            ground = Surface(surface.get_size(), 0, surface)
            ground.fill(theme.table)
            if theme.table != theme.table_edge:
                small = Surface((96, 60))
                for x in range(96):
                    for y in range(60):
                        far = min(1.0, ((x - 47.5) / 58) ** 2 + ((y - 29.5) / 37) ** 2)
                        small.set_at((x, y), mix(theme.table, theme.table_edge, far))
                ground.blit(pygame.transform.smoothscale(small, surface.get_size()), (0, 0))
            return ground

        return self._grounds.get((surface.get_size(), surface.get_bitsize(), theme), draw)

    def _backdrop(
        self, surface: Surface, picture: Picture, table: TablePicture, page: Layout, place: TableLayout, theme: Theme
    ) -> Surface:
        """The table behind a menu, veiled. Kept, because keys move the menu's focus and leave the table as it is."""

        def draw() -> Surface:
            backdrop = self._ground(surface, theme).copy()
            self._table(backdrop, table, place, page.measures, picture.card_size, theme)
            veil = theme.table_edge if luminance(theme.table) > 0.5 else mix(theme.table_edge, (0, 0, 0), 0.5)
            band = Surface((page.size[0], 32), 0, backdrop)
            band.fill(veil)
            band.set_alpha(_VEIL)
            for y in range(0, page.size[1], band.get_height()):
                backdrop.blit(band, (0, y))
            return backdrop

        key = (page.size, surface.get_bitsize(), theme, picture.card_size, table)
        return self._backdrops.get(key, draw)

    def _ornament(self, surface: Surface, page: Layout, theme: Theme) -> None:
        """The four suits, faint, in the corners of an empty table."""
        side = round(20 * page.measures.unit)
        area = Rect(0, 0, page.size[0], page.caption.rect.top).inflate(-side // 3, -side // 3)
        faint = mix(theme.table, theme.table_edge, 0.35)
        for number, figure in enumerate(SUIT_FIGURES.values()):
            rect = Rect(0, 0, side, round(side * 1.08))
            if number % 2:
                rect.right = area.right
            else:
                rect.left = area.left
            if number < 2:
                rect.top = area.top
            else:
                rect.bottom = area.bottom
            self._shapes.figure(surface, figure, rect, faint)

    def _text(self, surface: Surface, block: TextBlock, colour: Colour) -> None:
        font = self.fonts.font(block.size, block.bold)
        height = font.get_height()
        y = block.rect.y + (block.rect.height - height * len(block.lines)) // 2
        for line in block.lines:
            if line:
                key = (line, block.size, block.bold, colour)
                drawn = self._texts.get(key, partial(font.render, line, True, colour))
                x = block.rect.x
                if block.align == "centre":
                    x += (block.rect.width - drawn.get_width()) // 2
                elif block.align == "right":
                    x += block.rect.width - drawn.get_width()
                surface.blit(drawn, (x, y))
            y += height

    def _panel(self, surface: Surface, rect: Rect, measures: Measures, theme: Theme, active: bool = False) -> None:
        line = max(1, round(0.22 * measures.unit))
        fill, border = (theme.accent, theme.focus_edge) if active else (theme.panel, theme.line)
        self._shapes.box(surface, rect, max(3, round(0.9 * measures.unit)), fill, border, line)

    def _caption(self, surface: Surface, caption: CaptionLayout, measures: Measures, theme: Theme) -> None:
        surface.fill(theme.panel, caption.rect)
        surface.fill(theme.line, (*caption.rect.topleft, caption.rect.width, max(1, round(0.22 * measures.unit))))
        if caption.newest:
            self._text(surface, caption.newest, theme.ink)
        for block in caption.older:
            self._text(surface, block, theme.soft)

    def _table(
        self,
        surface: Surface,
        table: TablePicture,
        place: TableLayout,
        measures: Measures,
        card_size: str,
        theme: Theme,
    ) -> None:
        self._panel(surface, place.scores, measures, theme)
        for side in place.sides:
            self._text(surface, side.name, theme.ink)
            self._text(surface, side.score, theme.ink)
            self._text(surface, side.bags, theme.soft)
            self._text(surface, side.tricks, theme.soft)
        self._panel(surface, place.status, measures, theme)
        for block in place.status_lines:
            self._text(surface, block, theme.ink)
        for seat, at in zip(table.seats, place.seats, strict=True):
            self._seat(surface, seat, at, measures, theme)
        self._trick(surface, table, place, measures, card_size, theme)
        choosing = any(card.playable for card in table.hand)
        # The focused card goes on top of its neighbours.
        for card, rect in sorted(zip(table.hand, place.hand, strict=True), key=lambda pair: pair[0].focused):
            sprite = self._cards.face(card.face, rect.size, card_size, theme, choosing and not card.playable)
            self._sprite(surface, sprite, rect)
            if card.focused:
                self._mark_card(surface, rect, theme.focus, theme, 0.05)

    def _sprite(self, surface: Surface, sprite: Sprite, rect: Rect) -> None:
        surface.blit(sprite.surface, (rect.x + sprite.offset[0], rect.y + sprite.offset[1]))

    def _mark_card(self, surface: Surface, rect: Rect, colour: Colour, theme: Theme, share: float) -> None:
        """A thick frame round a card, edged on both sides so that it stands out from any ground."""
        thick = max(3, round(rect.width * share))
        edge = max(1, thick // 4)
        frame = rect.inflate(thick, thick)
        radius = round(rect.height * 0.06) + thick // 2
        self._shapes.ring(surface, frame.inflate(2 * edge, 2 * edge), radius + edge, theme.focus_edge, thick + 2 * edge)
        self._shapes.ring(surface, frame, radius, colour, thick)

    def _trick(
        self,
        surface: Surface,
        table: TablePicture,
        place: TableLayout,
        measures: Measures,
        card_size: str,
        theme: Theme,
    ) -> None:
        played = dict(table.trick)
        for seat, rect in enumerate(place.trick):
            if seat in played:
                sprite = self._cards.face(played[seat], rect.size, card_size, theme, False)
                self._sprite(surface, sprite, rect)
            elif table.seats[seat].turn:
                self._turn_arrow(surface, seat, rect if played else None, place.centre, measures, theme)
        if table.winning is not None and table.winning in played:
            rect = place.trick[table.winning]
            self._mark_card(surface, rect, theme.winner, theme, 0.03)
            side = max(12, round(rect.width * 0.34))
            badge = Rect(rect.right - side - side // 6, rect.y + side // 6, side, side)
            self._shapes.box(surface, badge, side // 2, theme.winner, theme.focus_edge, max(1, side // 14))
            self._shapes.figure(surface, CROWN, badge.inflate(-side * 0.42, -side * 0.46), theme.focus_edge)

    def _turn_arrow(
        self, surface: Surface, seat: int, slot: Rect | None, centre: Rect, measures: Measures, theme: Theme
    ) -> None:
        """An arrow towards the seat to play: where its card will lie, or in the middle before the first card."""
        side = min(round(7 * measures.unit), centre.height)
        if slot:
            line = max(2, round(0.3 * measures.unit))
            self._shapes.ring(surface, slot, round(slot.height * 0.06), theme.accent, line)
            side = slot.width // 2
        arrow = Rect(0, 0, side, side)
        arrow.center = (slot or centre).center
        self._shapes.figure(surface, TO_SEAT[seat], arrow, theme.accent)

    def _seat(self, surface: Surface, seat: SeatPicture, at: SeatLayout, measures: Measures, theme: Theme) -> None:
        if at.backs:
            self._backs(surface, seat.cards, at.backs, theme)
        self._panel(surface, at.plate, measures, theme, active=seat.turn)
        ink = theme.accent_ink if seat.turn else theme.ink
        paper = theme.accent if seat.turn else theme.panel
        if seat.turn:
            self._shapes.figure(surface, TURN_MARK, at.turn, ink)
        self._text(surface, at.name, ink)
        if seat.dealer:
            self._shapes.figure(surface, _DISC, at.dealer, ink)
            card = at.dealer.inflate(-round(at.dealer.width * 0.55), -round(at.dealer.height * 0.35))
            self._shapes.figure(surface, DEALER_MARK, card, paper)
        for mark, figure in ((at.bid, BID_MARK), (at.won, WON_MARK)):
            if mark:
                self._seat_mark(surface, mark, figure, ink)

    def _seat_mark(self, surface: Surface, mark: Mark, figure: Figure, ink: Colour) -> None:
        self._shapes.figure(surface, figure, mark.icon, ink)
        self._text(surface, mark.text, ink)

    def _backs(self, surface: Surface, cards: int, backs: BacksLayout, theme: Theme) -> None:
        for rect in backs.cards:
            self._sprite(surface, self._cards.back(rect.size, theme), rect)
        badge = backs.badge
        self._shapes.box(surface, badge, badge.height // 2, theme.panel, theme.ink, max(1, badge.height // 18))
        self._text(
            surface, TextBlock(badge, (str(cards),), max(9, round(badge.height * 0.66)), True, "centre"), theme.ink
        )

    def _dialog(
        self, surface: Surface, dialog: DialogPicture, place: DialogLayout, measures: Measures, theme: Theme
    ) -> None:
        radius = max(4, round(1.4 * measures.unit))
        self._shapes.box(surface, place.panel, radius, theme.panel, theme.line, max(2, round(0.3 * measures.unit)))
        self._text(surface, place.title, theme.ink)
        for block in place.lines:
            self._text(surface, block, theme.ink)
        if place.position:
            self._text(surface, place.position, theme.soft)
        if place.above:
            self._shapes.figure(surface, MORE_ABOVE, place.above, theme.soft)
        if place.below:
            self._shapes.figure(surface, MORE_BELOW, place.below, theme.soft)
        strip = dialog.kind == "bids"
        for item in place.items:
            focused = item.place == dialog.focus
            ink = theme.accent_ink if focused else theme.ink
            line = max(1, round(0.2 * measures.unit))
            if focused:
                self._shapes.box(surface, item.rect, radius // 2, theme.accent)
                if item.pointer:
                    self._shapes.figure(surface, POINTER, item.pointer, ink)
            elif strip:
                self._shapes.box(surface, item.rect, radius // 2, theme.panel, theme.line, line)
            self._text(surface, item.label, ink)
            if item.value:
                self._text(surface, item.value, ink if focused else theme.soft)
