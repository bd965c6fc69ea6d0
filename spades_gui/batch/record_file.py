"""A match record in a file, read and replayed through the rules."""

from pathlib import Path

from spades_gui.batch.files import read_json
from spades_gui.batch.refused import RefusedError
from spades_gui.core.legal import IllegalActionError, Reason
from spades_gui.core.record import ForeignError, NewerError, Record, from_data
from spades_gui.core.reducer import apply
from spades_gui.core.state import MatchState, new_match
from spades_gui.present.message import Message, msg
from spades_gui.present.refusals import refusal
from spades_gui.settings.problem import shown


class IllegalRecordError(RefusedError):
    """The rules forbid an action of a record: the first such is ``number``, counted from 1, for ``reason``."""

    def __init__(self, number: int, reason: Reason, state: MatchState, match: Record) -> None:
        super().__init__(_illegal(number, reason, state, match))
        self.number = number
        self.reason = reason


def read_record(file: Path) -> Record:
    """The record in ``file``, its actions as yet unchecked. Raises ``RefusedError`` where there is none."""
    return read_seeded(file)[0]


def read_seeded(file: Path) -> tuple[Record, str]:
    """The same, and the seed of the match: empty where the file does not tell it, as only saved matches do."""
    data = read_json(file)
    try:
        record = from_data(data)
    except NewerError:
        raise RefusedError(msg("record-newer", file=shown(file.name))) from None
    except ForeignError:
        raise RefusedError(msg("record-foreign", file=shown(file.name))) from None
    except ValueError as error:
        raise RefusedError(msg("record-none", file=shown(file.name), problem=str(error))) from None
    session = data.get("session")
    seed = session.get("seed") if isinstance(session, dict) else None
    return record, seed if isinstance(seed, str) else ""


def replayed(match: Record) -> MatchState:
    """How the match stands after its last action. Raises ``IllegalRecordError``."""
    state = new_match(match.rules)
    for number, action in enumerate(match.actions, 1):
        try:
            state, _ = apply(state, action)
        except IllegalActionError as illegal:
            raise IllegalRecordError(number, illegal.reason, state, match) from None
    return state


def _illegal(number: int, reason: Reason, state: MatchState, match: Record) -> Message:
    """Which action is refused and why, said to the seat that had to do something, where one had to."""
    why = refusal(reason, match.rules)
    name = "" if state.turn is None else shown(match.seats[state.turn].name)
    if name:
        return msg("record-illegal-to", n=number, who=name, problem=why)
    return msg("record-illegal", n=number, problem=why)
