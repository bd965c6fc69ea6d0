"""Match records in files of anybody's."""

from pathlib import Path

from spades_gui.batch.files import read_json
from spades_gui.batch.refused import RefusedError
from spades_gui.core.legal import Reason
from spades_gui.core.record import Record, from_data
from spades_gui.present.message import Message, msg
from spades_gui.present.refusals import refusal
from spades_gui.settings.problem import shown


def read_record(file: Path) -> tuple[Record, str]:
    """The record in ``file``, its actions as yet unchecked, and the seed of the match, where that stands there too.

    Raises ``RefusedError`` for everything else.
    """
    data = read_json(file)
    try:
        record = from_data(data)
    except ValueError as error:
        raise RefusedError(msg("record-none", file=file.name, problem=str(error))) from None
    session = data.get("session")
    seed = session.get("seed") if isinstance(session, dict) else None
    return record, seed if isinstance(seed, str) else ""


def illegal(number: int, reason: Reason, turn: int | None, match: Record) -> Message:
    """Which action is refused and why, said to the seat that had to do something, where one had to."""
    why = refusal(reason, match.rules)
    name = "" if turn is None else shown(match.seats[turn].name)
    if name:
        return msg("record-illegal-to", n=number, who=name, problem=why)
    return msg("record-illegal", n=number, problem=why)
