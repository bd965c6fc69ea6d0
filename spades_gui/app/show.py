"""The picture of everything on the screen, in the language of the moment."""

from typing import Final

from spades_gui.app.acts import bid_value
from spades_gui.app.bid_chooser import BidChooser
from spades_gui.app.desk import Desk
from spades_gui.app.dialog import Dialog, FigureTable
from spades_gui.app.table import Table
from spades_gui.present.message import msg
from spades_gui.present.picture import (
    Curve,
    DialogItem,
    DialogPicture,
    FigurePicture,
    HistoryPicture,
    PartNames,
    Picture,
)
from spades_gui.present.table_picture import title

_MOTION: Final = {"slow": 300, "normal": 200, "fast": 150, "wait": 200}
"""Milliseconds that a card takes on its way, by the pace of the game."""
_EXPLAINED: Final = 3
"""So many lines are kept for explanations where most items have one."""
_AROUND: Final = 8
"""So many messages on each side of the one being read are shown, if there is room for them."""


def picture(
    desk: Desk,
    at_table: Table | None,
    dialog: Dialog | None,
) -> Picture:
    """What the window shows: the table if there is a match, and the dialog or bid chooser above it."""
    covering = _dialog(dialog, desk) if dialog else None
    if at_table is not None and at_table.chooser and not covering:
        covering = _chooser(at_table.chooser, desk)
    offered = at_table.offered if at_table is not None and covering is None else ()
    screen = desk.settings.screen
    asked = at_table is not None and bool(at_table.prompt())
    return Picture(
        window_title=desk.text(title(at_table.seen if at_table else None, desk.view, asked=asked)),
        table=at_table.picture() if at_table else None,
        dialog=covering,
        offer=_bids(offered, -1, desk) if offered else None,
        caption=desk.announcer.caption,
        theme=screen.theme,
        card_size=screen.card_size,
        text_size=int(screen.text_size),
        full_screen=screen.full_screen,
        parts=_parts(desk),
        history=_history(desk),
        spoken=desk.announcer.spoken,
        progress=desk.statistics.percent,
        motion=_MOTION[desk.settings.play.pace] if screen.motion in desk.moving else 0,
        own_theme=desk.own_theme,
        suit_colours=screen.suit_colours,
        font=screen.font,
    )


def _history(desk: Desk) -> HistoryPicture | None:
    announcer = desk.announcer
    if not announcer.reading:
        return None
    texts, focus, older = announcer.around(_AROUND)
    title = desk.text(msg("history-only", value=msg(f"kind-{announcer.only or 'all'}")))
    return HistoryPicture(title, texts, focus, f"{older + focus + 1} / {announcer.shown}")


def _parts(desk: Desk) -> PartNames:
    return PartNames(
        hand=desk.text(msg("part-hand")),
        trick=desk.text(msg("part-trick")),
        seats=desk.text(msg("part-seats")),
        sides=desk.text(msg("part-sides")),
        status=desk.text(msg("part-status")),
        caption=desk.text(msg("part-caption")),
    )


def _dialog(dialog: Dialog, desk: Desk) -> DialogPicture:
    items = tuple(
        DialogItem(desk.text(item.label), desk.text(item.value()) if item.value else "", item.change is not None)
        for item in dialog.items
    )
    goes_on = dialog.asks if dialog.item.choose == dialog.back else None
    about = (*dialog.lines, *filter(None, (dialog.item.help, goes_on)))
    lines = tuple(desk.text(line) for line in about)
    figures = _figures(dialog.table, desk) if dialog.table else None
    explained = sum(item.help is not None for item in dialog.items)
    foot = _EXPLAINED if 2 * explained > len(dialog.items) else int(dialog.asks is not None)
    return DialogPicture(
        desk.text(dialog.title), lines, items, dialog.focus, figures=figures, above=len(dialog.lines), foot=foot
    )


def _figures(table: FigureTable, desk: Desk) -> FigurePicture:
    from spades_gui.present.figures import figure_shown  # the game starts without it

    rows = [cells for _, cells in table.figures.rows]
    group = next((group for group in table.figures.curves if table.column in dict(group)), ())
    return FigurePicture(
        columns=tuple(map(desk.text, table.figures.columns)),
        rows=tuple(tuple(figure_shown(cell, desk.text) for cell in cells) for cells in rows),
        column=table.column,
        values=tuple(cells[table.column] for cells in rows),
        curves=tuple(
            Curve(desk.text(name), tuple(cells[column] for cells in rows), column == table.column)
            for column, name in group
        ),
    )


def _chooser(chooser: BidChooser, desk: Desk) -> DialogPicture:
    return _bids(chooser.bids, chooser.bids.index(chooser.bid), desk)


def _bids(bids: tuple[int, ...], focus: int, desk: Desk) -> DialogPicture:
    items = tuple(DialogItem(desk.text(bid_value(bid))) for bid in bids)
    return DialogPicture(desk.text(msg("your-bid")), (), items, focus, kind="bids")
