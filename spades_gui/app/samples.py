"""What is said when something about speech was changed, so that the player hears what the change means."""

from collections.abc import Mapping
from typing import Final

from spades_gui.app.desk import Desk
from spades_gui.core.options import PRESETS
from spades_gui.core.scoring import LineKind, ScoreLine, SideSheet
from spades_gui.present.key_names import key_name
from spades_gui.present.message import Message, msg
from spades_gui.present.sheet import side_summary
from spades_gui.present.viewpoint import Viewpoint

CARD: Final = msg("card-played", card="QS", who=msg("name-1"))
_REASON: Final = msg("why-draws-trumps")
_SHEET: Final = SideSheet((ScoreLine(LineKind.CONTRACT, 40, bid=4, taken=4),), points=40, bags=3, total=152)
ANNOUNCED: Final[Mapping[str, Message]] = {
    "announce.bids": msg("bid-made", who=msg("name-2"), bid=3),
    "announce.cards": CARD,
    "announce.tricks": msg("trick-taken", who=msg("name-1"), won=3, bid=4),
    "announce.turns": msg("your-lead"),
    "announce.hints": msg("hint", act=msg("act-card", card="QS"), why=_REASON, list=(_REASON,)),
    "announce.scores": side_summary(_SHEET, 0, Viewpoint(PRESETS["classic"])),
}
"""By setting, what the game says by itself where it is on."""


def sample(desk: Desk, name: str) -> Message | None:
    """What to say now that the setting ``name`` has changed, if anything."""
    if name in ANNOUNCED:
        return ANNOUNCED[name] if desk.flat(name) else None
    if name == "speech.enabled" and not desk.settings.speech.enabled:
        key = desk.keymap.key("speech.toggle", pad=desk.pad)
        return msg("key-does", key=key_name(key), command=msg("command-speech-toggle")) if key else None
    return CARD if name.startswith("speech.") else None
