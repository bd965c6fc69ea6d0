"""Match records from anywhere, as matches that can be gone on with at this table."""

from dataclasses import replace
from pathlib import Path

from spades_gui.app.saved_match import SavedMatch
from spades_gui.batch.record_file import read_record, replayed
from spades_gui.bots.player import parse
from spades_gui.core.observation import observe
from spades_gui.core.record import Record, SeatInfo
from spades_gui.core.turned import turned
from spades_gui.settings.problem import shown
from spades_gui.storage.files import read_match_text
from spades_gui.storage.match_text import from_text

HUMAN = "human"


def read_match(file: Path, player: str, seed: str) -> SavedMatch:
    """The match in ``file``: one that this game has saved is as it was, any other record is made ready to be played.

    ``player`` plays for those whom the game does not know, and ``seed`` is the chance of all that is to come. Raises
    ``RefusedError``, whose message says why there is no such match.
    """
    try:
        return from_text(read_match_text(file))
    except (OSError, ValueError):
        return to_play(read_record(file), player, seed)


def to_play(record: Record, player: str, seed: str) -> SavedMatch:
    """``record`` with the one at the keys at seat 0: the first human, or who sits there where none does.

    All others are computer players: those of the record, or ``player`` where there is no such, or where a human sat.
    Raises ``IllegalRecordError``.
    """
    humans = [number for number, seat in enumerate(record.seats) if seat.player == HUMAN]
    record = turned(record, humans[0] if humans else 0)
    mine, *others = record.seats
    seats = (SeatInfo(mine.name, HUMAN), *(SeatInfo(each.name, _player(each.player, player)) for each in others))
    names = ("", *(shown(each.name) for each in others))
    return SavedMatch(replace(record, seats=seats), seed, names, observe(replayed(record), 0))


def _player(written: str, otherwise: str) -> str:
    """The computer player of a record as it is written there, or the other one."""
    kind, _, level = written.partition(":")
    try:
        parse(level)
    except ValueError:
        return otherwise
    return written if kind == "bot" else otherwise
