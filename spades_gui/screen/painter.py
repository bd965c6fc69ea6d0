"""Draws a picture of the game on a surface of any size."""

import math
from collections.abc import Callable
from typing import Final

import pygame
from pygame import Rect, Surface

from spades_gui.present.message import Message
from spades_gui.present.picture import DialogPicture, Picture, TablePicture
from spades_gui.present.spot import Spot
from spades_gui.screen.brush import Brush
from spades_gui.screen.cache import BoundedCache
from spades_gui.screen.dialogs import DialogLayout, draw_marks
from spades_gui.screen.figures import draw_figures
from spades_gui.screen.flights import NOTHING, Away
from spades_gui.screen.fonts import Fonts
from spades_gui.screen.layout import CaptionLayout, Layout, TableLayout, layout
from spades_gui.screen.measures import Measures
from spades_gui.screen.messages import draw_messages
from spades_gui.screen.motion import motion
from spades_gui.screen.moving import Moving
from spades_gui.screen.scene import Scene
from spades_gui.screen.spots import spot
from spades_gui.screen.suits import MORE_ABOVE, MORE_BELOW, POINTER, SUIT_FIGURES
from spades_gui.screen.themes import Theme, luminance, mix, theme_of

_VEIL: Final = 150
"""How much a menu covers the table behind it, 0…255."""
_SHADE: Final = (480, 300)
_STEPS: Final = 120
"""The size of the shade on a table before it is stretched, and the steps from its middle to its edge."""
_REACH: Final = 1.22
"""How wide the darkest ellipse is: only the corners are as dark as it."""


class TablePainter:
    """Draws pictures. Keeps cards, texts and backgrounds it has drawn, within bounds, for the next time.

    ``wake`` is called when there are news.
    """

    def __init__(self, fonts: Fonts | None = None, wake: Callable[[], None] = lambda: None) -> None:
        self._wake = wake
        self.fonts = fonts or Fonts()
        self._news: tuple[Message, ...] = self.fonts.news()
        self._brush = Brush(self.fonts)
        self._grounds: BoundedCache[Surface] = BoundedCache(1)
        self._shades: BoundedCache[Surface] = BoundedCache(1)
        """The light on the table, small: each size of the window stretches it, and a window being resized has many."""
        self._backdrops: BoundedCache[Surface] = BoundedCache(1)
        self._layouts: BoundedCache[Layout] = BoundedCache(8)
        self._kept: BoundedCache[Surface] = BoundedCache(1)
        """The ground of what moves."""

    def draw(self, surface: Surface, picture: Picture, away: Away = NOTHING) -> None:
        """Draw the whole picture, but for what is ``away``, over whatever ``surface`` shows."""
        theme = theme_of(picture)
        page = self._layout(surface.get_size(), picture)
        if picture.table and page.table and picture.dialog and picture.dialog.kind != "bids":
            surface.blit(self._backdrop(surface, picture, picture.table, page, page.table, theme), (0, 0))
        else:
            surface.blit(self._ground(surface, theme), (0, 0))
            if picture.table and page.table:
                self._scene(surface, picture, page, theme, away).draw(picture.table, page.table)
            elif not theme.plain:
                self._ornament(surface, page, theme)
        if (shown := picture.dialog or picture.offer) and page.dialog:
            self._dialog(surface, shown, page.dialog, page.measures, theme)
        if picture.dialog and page.figures:
            draw_figures(surface, self._brush, picture.dialog, page.figures, page.measures, theme)
        if picture.history and page.messages:
            draw_messages(surface, self._brush, picture.history, page.messages, page.measures, theme)
        self._caption(surface, page.caption, page.measures, theme)
        self._menu(surface, page.menu, theme)
        if page.progress:
            surface.fill(theme.ink, page.progress)
        if self._news:
            self._wake()

    def moving(self, size: tuple[int, int], before: Picture, after: Picture) -> Moving | None:
        """What moves on a page of ``size`` as one picture follows the other; ``None`` where nothing does."""
        found = motion(before, self._layout(size, before), after, self._layout(size, after))
        if found is None:
            return None
        ground = self._kept.get(size, lambda: Surface(size, 0, 32))
        return Moving(found, ground, self._brush, theme_of(after), after.card_size)

    def spot(self, size: tuple[int, int], picture: Picture, at: tuple[int, int]) -> Spot | None:
        """What is shown ``at`` a place of a page of ``size``, if it can be pointed at."""
        return spot(self._layout(size, picture), picture, at)

    def news(self) -> tuple[Message, ...]:
        """What the player must know of the drawing, since last asked."""
        news, self._news = self._news, ()
        return news

    def _use(self, font: str) -> None:
        """Draw in this font from now on: nothing that was drawn or measured in another is of any use."""
        if font != self.fonts.name:
            self.fonts = Fonts(font)
            self._news += self.fonts.news()
            self._brush = Brush(self.fonts)
            self._backdrops = BoundedCache(1)

    def _layout(self, size: tuple[int, int], picture: Picture) -> Layout:
        self._use(picture.font)
        return self._layouts.get((size, picture), lambda: layout(size, picture, self.fonts))

    def _scene(self, surface: Surface, picture: Picture, page: Layout, theme: Theme, away: Away = NOTHING) -> Scene:
        return Scene(self._brush, surface, theme, picture.card_size, page.measures, away)

    def _ground(self, surface: Surface, theme: Theme) -> Surface:
        def draw() -> Surface:
            ground = Surface(surface.get_size(), 0, surface)
            ground.fill(theme.table)
            if theme.table != theme.table_edge:
                shade = self._shades.get(theme, lambda: _shade(theme))
                ground.blit(pygame.transform.smoothscale(shade, surface.get_size()), (0, 0))
            return ground

        return self._grounds.get((surface.get_size(), surface.get_bitsize(), theme), draw)

    def _backdrop(
        self, surface: Surface, picture: Picture, table: TablePicture, page: Layout, place: TableLayout, theme: Theme
    ) -> Surface:
        """The table behind a menu, veiled. Kept, because keys move the menu's focus and leave the table as it is."""

        def draw() -> Surface:
            backdrop = self._ground(surface, theme).copy()
            self._scene(backdrop, picture, page, theme).draw(table, place)
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
            self._brush.shapes.figure(surface, figure, rect, faint)

    def _caption(self, surface: Surface, caption: CaptionLayout, measures: Measures, theme: Theme) -> None:
        surface.fill(theme.panel, caption.rect)
        surface.fill(theme.line, (*caption.rect.topleft, caption.rect.width, max(1, round(0.22 * measures.unit))))
        if caption.newest:
            self._brush.text(surface, caption.newest, theme.ink)
        for block in caption.older:
            self._brush.text(surface, block, theme.soft)

    def _menu(self, surface: Surface, button: Rect, theme: Theme) -> None:
        """The button for the menu: three bars."""
        self._brush.shapes.box(
            surface, button, button.height // 6, theme.panel, theme.line, max(1, button.height // 30)
        )
        for row in (-1, 0, 1):
            bar = Rect(0, 0, button.width // 2, max(2, button.height // 14))
            bar.center = (button.centerx, button.centery + row * button.height // 5)
            surface.fill(theme.ink, bar)

    def _dialog(
        self, surface: Surface, dialog: DialogPicture, place: DialogLayout, measures: Measures, theme: Theme
    ) -> None:
        radius = max(4, round(1.4 * measures.unit))
        self._brush.shapes.box(
            surface, place.panel, radius, theme.panel, theme.line, max(2, round(0.3 * measures.unit))
        )
        self._brush.text(surface, place.title, theme.ink)
        for block in place.lines:
            self._brush.text(surface, block, theme.ink)
        if place.position:
            self._brush.text(surface, place.position, theme.soft)
        if place.above:
            self._brush.shapes.figure(surface, MORE_ABOVE, place.above, theme.soft)
        if place.below:
            self._brush.shapes.figure(surface, MORE_BELOW, place.below, theme.soft)
        strip = dialog.kind == "bids"
        for item in place.items:
            if item.place == dialog.focus:
                self._brush.shapes.box(surface, item.rect, radius // 2, theme.accent)
        draw_marks(surface, self._brush.shapes, dialog, place, theme)
        for item in place.items:
            focused = item.place == dialog.focus
            ink = theme.accent_ink if focused else theme.ink
            line = max(1, round(0.2 * measures.unit))
            if focused:
                if item.pointer:
                    self._brush.shapes.figure(surface, POINTER, item.pointer, ink)
            elif strip:
                self._brush.shapes.box(surface, item.rect, radius // 2, theme.panel, theme.line, line)
            self._brush.text(surface, item.label, ink)
            if item.value:
                self._brush.text(surface, item.value, ink if focused else theme.soft)


def _shade(theme: Theme) -> Surface:
    """A table lit from above: its colour in the middle, and that of its edge towards the corners.

    Made of ellipses whose colours are less than a step apart, and large enough for no edge to show when it is
    stretched over a window.
    """
    width, height = _SHADE
    shade = Surface(_SHADE)
    shade.fill(theme.table_edge)
    for step in range(_STEPS, 0, -1):
        share = math.sqrt(step / _STEPS)
        ellipse = Rect(0, 0, round(width * _REACH * share), round(height * _REACH * share))
        ellipse.center = (width // 2, height // 2)
        pygame.draw.ellipse(shade, mix(theme.table, theme.table_edge, (step - 1) / _STEPS), ellipse)
    return shade
