"""Match records of anybody's, to be replayed at the table."""

from pathlib import Path

from spades_gui.app.session import Session
from spades_gui.batch.record_file import read_seeded, replayed
from spades_gui.batch.refused import RefusedError
from spades_gui.core.record import SeatInfo
from spades_gui.present.message import msg
from spades_gui.settings.problem import shown


def read_match(file: Path) -> Session:
    """The match recorded in ``file``. Raises ``RefusedError`` where there is none, or no hand of it to be seen."""
    record, seed = read_seeded(file)
    replayed(record)
    session = Session(record.rules, tuple(SeatInfo(shown(seat.name), seat.player) for seat in record.seats), seed)
    for action in record.actions:
        session.act(action)
    if not session.past.hands:
        raise RefusedError(msg("replay-nothing", file=shown(file.name)))
    return session
