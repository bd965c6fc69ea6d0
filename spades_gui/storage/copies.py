"""What a game finds of other copies of itself when it starts: where it keeps its match, and what others have left."""

from collections.abc import Callable
from pathlib import Path

from spades_gui.app.saved_match import SavedMatch
from spades_gui.present.message import Message, msg
from spades_gui.storage.kept import KeptMatches
from spades_gui.storage.matches import PREVIOUS, SAVED, MatchStore
from spades_gui.storage.slots import left_slots


def gather(data: Path, kept: KeptMatches, name: Callable[[SavedMatch], str]) -> tuple[Message, ...]:
    """Put among the kept matches what other copies of the game, which run no more, have left in the folder ``data``.

    ``name`` gives a match its name. Gives what the player must know of it. What cannot be kept stays where it is.
    """
    told: list[Message] = []
    for slot in left_slots(data):
        if not any((slot.folder / file).exists() for file in (SAVED, PREVIOUS)):
            continue
        store = MatchStore(slot.folder, lambda: None, patience=0)
        told += store.news()
        if match := store.found():
            outcome = kept.keep_beside(name(match), match)
            if isinstance(outcome, Message):
                told.append(outcome)
            else:
                told.append(msg("copy-left", value=outcome.name))
                store.drop()
        store.close()
    return tuple(told)
