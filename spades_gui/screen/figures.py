"""Where a table of figures stands: its plot above, and below as many rows and columns as there is room for."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

from pygame import Rect, Surface

from spades_gui.present.picture import DialogPicture, FigurePicture
from spades_gui.screen.brush import Brush
from spades_gui.screen.curves import CurvesLayout, curves_layout, draw_curves
from spades_gui.screen.dialogs import in_view
from spades_gui.screen.fonts import Fonts
from spades_gui.screen.measures import Measures
from spades_gui.screen.plot import PlotLayout, draw_plot, plot_layout
from spades_gui.screen.suits import MORE_ABOVE, MORE_BELOW, POINTER
from spades_gui.screen.text import TextBlock, fit, shorten, sizes, wrap
from spades_gui.screen.themes import Theme

_PLOTS: Final = (0.4, 0.27)
"""The plot's share of the height, and what is left of it before text is made smaller."""
_PLOT_LINES: Final = 4
"""It is no lower than so many lines of text: it would show nothing."""
_MOST_PLOT: Final = 0.55
_SPREAD: Final = 1.6
"""Where there is room, columns move apart by at most so many sizes of text."""
_LABEL: Final = 0.4
"""The heads of rows take at most this share of the width."""
_HEAD_LINES: Final = 3
_ROWS_IN_VIEW: Final = 3
"""Text is made smaller until so many rows are in view, or all."""


@dataclass(frozen=True, slots=True)
class RowLayout:
    """A row in view: its head and those of its cells that are in view."""

    rect: Rect
    place: int
    label: TextBlock
    cells: tuple[TextBlock, ...]


@dataclass(frozen=True, slots=True)
class FigureLayout:
    """The table. ``first`` is the first column in view, ``cell`` the frame of the one under the cursor.

    The marks tell that there is more on that side; ``position`` says "3 / 20".
    """

    panel: Rect
    title: TextBlock
    position: TextBlock
    plot: PlotLayout | CurvesLayout
    first: int
    heads: tuple[TextBlock, ...]
    rows: tuple[RowLayout, ...]
    cell: Rect
    above: Rect | None
    below: Rect | None
    left: Rect | None
    right: Rect | None


def figure_layout(
    dialog: DialogPicture, figures: FigurePicture, body: Rect, text: int, pad: int, fonts: Fonts
) -> FigureLayout:
    """The table over all of ``body``."""
    panel = body
    inner = body.inflate(-4 * pad, -2 * pad)
    for size, plot in product(sizes(text, 0.6), _PLOTS):
        draft = _Draft(dialog, figures, inner, size, plot, pad, fonts)
        if draft.rows_in_view() >= min(_ROWS_IN_VIEW, len(dialog.items)):
            break
    return draft.place(panel)


class _Draft:
    """The table set in one size, with a plot that takes at least this share of the height."""

    def __init__(
        self, dialog: DialogPicture, figures: FigurePicture, inner: Rect, size: int, plot: float, pad: int, fonts: Fonts
    ) -> None:
        self.dialog, self.figures, self.inner, self.size, self.pad, self.fonts = (
            dialog,
            figures,
            inner,
            size,
            pad,
            fonts,
        )
        self.mark = round(size * 0.6)
        labels = [fonts.width(item.label, size, True) for item in dialog.items]
        self.label = min(max(labels, default=0) + 1, int(inner.width * _LABEL))
        self.labels = [wrap(fonts, item.label, self.label, size, True) for item in dialog.items]
        self.widths = [self._width(column) for column in range(len(figures.columns))]
        room = inner.width - self.label - pad - 2 * (self.mark + pad)
        self.columns = range(*in_view(self.widths, figures.column, room))
        spare = (room - sum(self.widths[column] for column in self.columns)) // len(self.columns)
        self.widths = [width + max(0, min(spare, round(size * _SPREAD))) for width in self.widths]
        self.heads = [wrap(fonts, figures.columns[column], self.widths[column] - pad, size) for column in self.columns]
        self.line = fonts.height(size)
        self.heads_height = max(map(len, self.heads)) * self.line
        self.title = round(size * 1.3)
        self.title_height = fonts.height(self.title, True)
        self.heights = [len(lines) * fonts.height(size, True) + pad for lines in self.labels]
        share = inner.height - self.title_height
        others = self.heads_height + 2 * (self.mark + pad) + pad
        # A short table leaves more of the height to its plot.
        least = max(int(share * plot), min(int(share * _PLOTS[0]), _PLOT_LINES * self.line))
        self.plot_height = max(least, min(int(share * _MOST_PLOT), share - others - sum(self.heights)))
        self.room = share - others - self.plot_height

    def _width(self, column: int) -> int:
        """As wide as the cells and the longest word of the head, or more where the head would need many lines."""
        fonts, size, head = self.fonts, self.size, self.figures.columns[column]
        texts = [row[column] for row in self.figures.rows]
        width = max(
            [fonts.width(text, size, True) for text in texts] + [fonts.width(word, size) for word in head.split()]
        )
        width += 1
        while len(wrap(fonts, head, width, size)) > _HEAD_LINES:
            width += size
        return width + self.pad

    def rows_in_view(self) -> int:
        """How many rows there is room for."""
        first, last = in_view(self.heights, self.dialog.focus, self.room)
        return last - first if sum(self.heights[first:last]) <= self.room else 0

    def place(self, panel: Rect) -> FigureLayout:
        """Place everything."""
        inner, pad, size, fonts = self.inner, self.pad, self.size, self.fonts
        dialog, figures = self.dialog, self.figures
        position = f"{dialog.focus + 1} / {len(dialog.items)}"
        wide = fonts.width(position, size) + 1
        title = f"{dialog.title} {figures.columns[figures.column]}"
        title_rect = Rect(inner.x, inner.y, inner.width - wide - 2 * pad, self.title_height)
        y = title_rect.bottom
        plot_rect = Rect(inner.x, y, inner.width, self.plot_height)
        shown = [row[figures.column] for row in figures.rows]
        plot: PlotLayout | CurvesLayout
        if figures.curves:
            plot = curves_layout(figures.curves, dialog.focus, plot_rect, size, fonts)
        else:
            plot = plot_layout(figures.values, shown, dialog.focus, plot_rect, size, fonts)
        y = plot_rect.bottom
        marks_y = y + (self.heads_height - self.mark) // 2
        x = inner.x + self.label + pad + self.mark + pad
        columns = []
        for column in self.columns:
            columns.append(Rect(x, y, self.widths[column], self.heads_height))
            x += self.widths[column]
        heads = tuple(
            TextBlock(self._head(rect, len(lines)), lines, size, False, "right")
            for rect, lines in zip(columns, self.heads, strict=True)
        )
        left = right = None
        if self.columns.start > 0:
            left = Rect(columns[0].x - pad - self.mark, marks_y, self.mark, self.mark)
        if self.columns.stop < len(figures.columns):
            right = Rect(columns[-1].right, marks_y, self.mark, self.mark)
        y += self.heads_height
        first, last = in_view(self.heights, dialog.focus, self.room)
        above = Rect(inner.centerx - self.mark, y + pad // 2, 2 * self.mark, self.mark) if first > 0 else None
        y += self.mark + pad
        rows = []
        for place in range(first, last):
            rect = Rect(inner.x, y, inner.width, min(self.heights[place], inner.bottom - y))
            rows.append(self._row(place, rect, columns))
            y = rect.bottom
        below = None
        if last < len(dialog.items):
            below = Rect(inner.centerx - self.mark, inner.bottom - self.mark - pad // 2, 2 * self.mark, self.mark)
        focused = rows[dialog.focus - first]
        current = columns[figures.column - self.columns.start]
        cell = Rect(current.x, focused.rect.y, current.width, focused.rect.height)
        return FigureLayout(
            panel,
            fit(fonts, title, title_rect, self.title, bold=True, least=0.5),
            TextBlock(Rect(inner.right - wide, inner.y, wide, self.title_height), (position,), size, False, "right"),
            plot,
            self.columns.start,
            heads,
            tuple(rows),
            cell,
            above,
            below,
            left,
            right,
        )

    def _head(self, column: Rect, lines: int) -> Rect:
        """Heads stand on one line, however many lines they have."""
        high = lines * self.line
        return Rect(column.x, column.bottom - high, column.width - self.pad // 2, high)

    def _row(self, place: int, rect: Rect, columns: Sequence[Rect]) -> RowLayout:
        pad, size = self.pad, self.size
        box = Rect(rect.x + pad // 2, rect.y, self.label, rect.height)
        label = TextBlock(box, shorten(self.fonts, self.labels[place], box, size, True), size, True)
        texts = self.figures.rows[place]
        cells = tuple(
            TextBlock(Rect(at.x, rect.y, at.width - pad // 2, rect.height), (texts[column],), size, False, "right")
            for column, at in zip(self.columns, columns, strict=True)
        )
        return RowLayout(rect, place, label, cells)


def draw_figures(
    surface: Surface, brush: Brush, dialog: DialogPicture, place: FigureLayout, measures: Measures, theme: Theme
) -> None:
    """Draw the table: the row under the cursor on another ground, its cell in a frame."""
    radius = max(4, round(1.4 * measures.unit))
    line = max(2, round(0.3 * measures.unit))
    brush.shapes.box(surface, place.panel, radius, theme.panel, theme.line, line)
    brush.text(surface, place.title, theme.ink)
    brush.text(surface, place.position, theme.soft)
    if isinstance(place.plot, CurvesLayout):
        draw_curves(surface, brush, place.plot, theme)
    else:
        draw_plot(surface, brush, place.plot, theme)
    for head in place.heads:
        brush.text(surface, head, theme.soft)
    for row in place.rows:
        focused = row.place == dialog.focus
        ink = theme.accent_ink if focused else theme.ink
        if focused:
            brush.shapes.box(surface, row.rect, radius // 2, theme.accent)
            brush.shapes.ring(surface, place.cell, radius // 2, theme.accent_ink, line)
        for block in (row.label, *row.cells):
            brush.text(surface, block, ink)
    for rect, figure, turned in (
        (place.above, MORE_ABOVE, False),
        (place.below, MORE_BELOW, False),
        (place.left, POINTER, True),
        (place.right, POINTER, False),
    ):
        if rect:
            brush.shapes.figure(surface, figure, rect, theme.soft, upside_down=turned)
