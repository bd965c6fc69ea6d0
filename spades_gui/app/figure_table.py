"""A table of figures as a dialog, to be walked through with the arrow keys."""

from typing import TYPE_CHECKING

from spades_gui.app.desk import Desk
from spades_gui.app.dialog import Act, Dialog, FigureTable, Item
from spades_gui.present.cues import Cue
from spades_gui.present.message import Message, msg

if TYPE_CHECKING:  # imported when a table is opened
    from spades_gui.present.figures import Figure, Figures


def figure_dialog(desk: Desk, figures: "Figures", back: Act, *, table_keys: bool = False) -> Dialog:
    """Up and Down go from row to row, Left and Right from column to column; Enter and Escape lead ``back``."""
    from spades_gui.present.figures import figure

    table = FigureTable(figures)

    def move(step: int) -> bool:
        if 0 <= table.column + step < len(figures.columns):
            table.column += step
        else:
            desk.cue(Cue.EDGE)
        return True

    def item(label: Message, cells: "tuple[Figure, ...]") -> Item:
        def cell() -> Message:
            return msg("statistics-cell", label=figures.columns[table.column], value=figure(cells[table.column]))

        return Item(label, choose=back, value=cell, change=move)

    items = tuple(item(label, cells) for label, cells in figures.rows)
    title = msg("sentence", line=figures.title)
    return Dialog(
        figures.title.id,
        title,
        items,
        back=back,
        table_keys=table_keys,
        passing=table_keys,
        table=table,
        focus=figures.first,
    )
