"""The picture of everything on the screen, in the language of the moment."""

from spades_gui.app.bid_chooser import BidChooser
from spades_gui.app.desk import Desk
from spades_gui.app.dialog import Dialog
from spades_gui.app.hand_cursor import HandCursor
from spades_gui.core.observation import Observation
from spades_gui.present.message import Message, msg
from spades_gui.present.picture import DialogItem, DialogPicture, Picture, TablePicture
from spades_gui.present.table_picture import table_picture, title


def picture(
    desk: Desk,
    seen: Observation | None,
    cursor: HandCursor | None,
    chooser: BidChooser | None,
    dialog: Dialog | None,
) -> Picture:
    """What the window shows: the table if there is a match, and the dialog or bid chooser above it."""
    table: TablePicture | None = None
    if seen is not None and cursor is not None:
        table = table_picture(seen, desk.view, cursor.cards, cursor.card, desk.text)
    covering = _dialog(dialog, desk) if dialog else _chooser(chooser, desk) if chooser else None
    screen = desk.settings.screen
    return Picture(
        window_title=desk.text(title(seen, desk.view)),
        table=table,
        dialog=covering,
        caption=desk.announcer.caption,
        theme=screen.theme,
        card_size=screen.card_size,
        full_screen=screen.full_screen,
    )


def _dialog(dialog: Dialog, desk: Desk) -> DialogPicture:
    items = tuple(
        DialogItem(desk.text(item.label), desk.text(item.value()) if item.value else "") for item in dialog.items
    )
    lines = tuple(desk.text(line) for line in dialog.lines)
    return DialogPicture(desk.text(dialog.title), lines, items, dialog.focus)


def _chooser(chooser: BidChooser, desk: Desk) -> DialogPicture:
    items = tuple(DialogItem(desk.text(_bid(bid))) for bid in chooser.bids)
    return DialogPicture(desk.text(msg("your-bid")), (), items, chooser.bids.index(chooser.bid), kind="bids")


def _bid(bid: int) -> Message:
    return msg("nil") if bid == 0 else msg("number", n=bid)
