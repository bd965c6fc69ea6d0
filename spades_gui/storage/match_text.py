"""A saved match as text: a match record (``core.record``) with two keys more, which other readers pass over.

``session`` holds what is to come, the seed and the names as the player gave them, what was taken back and can be done
again, and the name of a match that is kept under one. ``check`` is the CRC-32 of all else: a changed byte may well
leave a legal match, but not the one that was played.
"""

import json
import zlib
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from spades_gui.app.kept_match import fit_name
from spades_gui.app.saved_match import SavedMatch
from spades_gui.app.session import Done, is_mine
from spades_gui.batch.files import parse_json
from spades_gui.bots.player import parse
from spades_gui.core.observation import observe
from spades_gui.core.record import FORMAT, VERSION, NewerError, Record, from_data, replay, to_data
from spades_gui.core.reducer import apply
from spades_gui.core.state import MatchState

_LONGEST: Final = 100
"""Characters of a seed or a name. The game's own are shorter; nobody wants to hear a longer one."""

_NAME: Final = "name"
_UNDONE: Final = "undone"


def to_text(match: SavedMatch, name: str = "") -> str:
    """The text from which ``from_text`` makes the same match, and ``named_from_text`` with its ``name``."""
    session: dict[str, Any] = {"seed": match.seed, "names": list(match.names)}
    if match.undone:
        session[_UNDONE] = _undone_to_data(match)
    if name:
        session[_NAME] = name
    text = json.dumps(to_data(match.record) | {"session": session})
    return f'{text[:-1]}, "check": "{_sum(text)}"}}\n'


def from_text(text: str) -> SavedMatch:
    """The match that ``text`` holds, as ``named_from_text``."""
    return named_from_text(text)[1]


def named_from_text(text: str) -> tuple[str, SavedMatch]:
    """The match that ``text`` holds, each of its actions allowed by the rules, and the name that it is kept under.

    The name is empty where there is none. A record without ``check`` is taken as it is: somebody may have written it
    by hand. Raises ``NewerError``, or ``ValueError`` for everything else that is no saved match.
    """
    data = parse_json(text)
    if not isinstance(data, dict):
        raise ValueError("not a match record")
    version = data.get("version")
    if data.get("format") == FORMAT and type(version) is int and version > VERSION:
        raise NewerError(f"record version {version!r:.40}")
    check = data.pop("check", None)
    if check is not None and check != _sum(json.dumps(data)):
        raise ValueError("not as it was written")
    record = from_data(data)
    _check_seats(record)
    session = data.get("session")
    if not isinstance(session, Mapping):
        raise ValueError("session: not a mapping")
    names = session.get("names")
    if not isinstance(names, list) or len(names) != record.rules.seats:
        raise ValueError("names: not one for each seat")
    state = replay(record.rules, record.actions)
    name = session.get(_NAME, "")
    if name != fit_name(name):
        raise ValueError("name: not one that a match is kept under")
    undone = _undone(data, session.get(_UNDONE, []), state)
    return name, SavedMatch(record, _text(session.get("seed")), tuple(map(_text, names)), observe(state, 0), undone)


def _undone_to_data(match: SavedMatch) -> object:
    """What was taken back, as the actions of a record."""
    hurried = frozenset(place for place, (_, hurried) in enumerate(match.undone) if hurried)
    actions = tuple(action for action, _ in match.undone)
    return to_data(replace(match.record, actions=actions, hurried=hurried))["actions"]


def _undone(match: Mapping[str, Any], written: object, state: MatchState) -> tuple[Done, ...]:
    """What can be done again in a ``match`` that stands at ``state``; nothing where it is not as it should be.

    It is a convenience: for its sake no match is refused.
    """
    try:
        undone = from_data({**match, "actions": written})
        for action in undone.actions:
            state, _ = apply(state, action)
    except ValueError:
        return ()
    if undone.actions and not is_mine(undone.actions[0]):
        return ()
    return tuple((action, place in undone.hurried) for place, action in enumerate(undone.actions))


def _sum(text: str) -> str:
    return f"{zlib.crc32(text.encode()):08x}"


def _check_seats(record: Record) -> None:
    """A player at the keys sits at seat 0, computer players that there are at all others."""
    mine, *others = record.seats
    if mine.player != "human":
        raise ValueError("seats: the first is not the player's")
    for seat in others:
        kind, _, level = seat.player.partition(":")
        if kind != "bot":
            raise ValueError(f"seats: not a computer player: {seat.player!r:.40}")
        parse(level)


def _text(value: Any) -> str:
    if not isinstance(value, str) or len(value) > _LONGEST or not (value.isprintable() or not value):
        raise ValueError("neither a name nor a seed")
    return value
