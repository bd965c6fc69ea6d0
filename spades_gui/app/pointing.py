"""What is done by pointing: the commands that keys give, each after the cursor was put where the pointer is."""

from collections.abc import Sequence
from typing import Final

from spades_gui.app.dialogs import Dialogs
from spades_gui.app.table import Table
from spades_gui.keys.commands import BY_ID, Command, Context
from spades_gui.present.spot import Part, Spot

_COMMANDS: Final[dict[Part, tuple[str, ...]]] = {
    Part.CARD: ("card.play",),
    Part.TRICK: ("replay.next", "say.table"),
    Part.DRAWN: ("card.play",),
    Part.STOCK: ("card.discard",),
    Part.SCORES: ("say.scores",),
    Part.STATUS: ("say.info",),
    Part.SEAT: ("say.seats",),
    Part.PAST: ("say.last_trick",),
    Part.CAPTION: ("say.again",),
    Part.BID: ("bid.make",),
    Part.ITEM: ("dialog.choose",),
    Part.LESS: ("dialog.less",),
    Part.MORE: ("dialog.more",),
    Part.VIEW: ("dialog.choose",),
    Part.EARLIER: ("dialog.previous", "bid.more", "replay.previous", "history.older"),
    Part.LATER: ("dialog.next", "bid.less", "replay.next", "history.newer"),
    Part.BACK: ("dialog.back", "bid.close", "lesson.leave", "replay.leave", "menu.open"),
}
"""What is done with each part: the first of these that can be done at the moment."""
_NOT_NOW: Final = frozenset([Part.CARD, Part.DRAWN, Part.STOCK, Part.TRICK])
"""Parts that are there to act on, not while a dialog asks for something else."""


def command_at(spot: Spot, contexts: Sequence[Context], *, holding: bool) -> Command | None:
    """What pointing at ``spot`` does in ``contexts``; the game may be ``holding`` until the player lets it go on."""
    if Context.DIALOG in contexts and spot.part in _NOT_NOW:
        return None
    if spot.part is Part.TRICK and holding:
        return BY_ID["card.play"]
    if spot.part is Part.TRICK and Context.DIGITS in contexts:
        return BY_ID["bid.open"]
    if spot.part is Part.BID and Context.DIGITS in contexts:
        return BY_ID["bid.make"]
    commands = (BY_ID[id] for id in _COMMANDS.get(spot.part, ()))
    return next((command for command in commands if command.context in contexts), None)


def aim(spot: Spot, table: Table | None, dialogs: Dialogs) -> bool:
    """Put the cursor where ``spot`` is; false where that was all that there is to do, and is said."""
    match spot.part:
        case Part.CARD if table is not None:
            table.aim(spot.place)
        case Part.BID if table is not None:
            return table.aim_bid(spot.place)
        case Part.ITEM:
            return dialogs.aim(spot.place)
        case Part.LESS | Part.MORE:
            return dialogs.aim(spot.place, change=True)
        case Part.VIEW:
            dialogs.aim(spot.place, choose=False)
            return False
    return True
