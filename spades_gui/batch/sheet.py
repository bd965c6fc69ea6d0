"""Score sheets in files: the rules, where the sides started, and the bids and tricks of each hand (FORMATS)."""

import difflib
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final

from spades_gui.batch.refused import RefusedError
from spades_gui.core.actions import BidValue
from spades_gui.core.options import PRESETS, ConflictError, RuleOptions, fits, from_data
from spades_gui.core.record import bid_from_data
from spades_gui.core.scoring import Standing
from spades_gui.present.message import Message, msg
from spades_gui.present.rules import conflict
from spades_gui.settings.problem import shown

MOST_POINTS: Final = 1_000_000
"""The largest score and number of bags a side may start with: none that a match can come to is near it."""


@dataclass(frozen=True, slots=True)
class SheetHand:
    """What a hand is scored from: bids and tricks by seat, and the seats that revoked."""

    bids: tuple[BidValue, ...]
    tricks: tuple[int, ...]
    revokes: frozenset[int]


@dataclass(frozen=True, slots=True)
class Sheet:
    """A score sheet that has the right form; whether its bids are allowed depends on the scores (``score``)."""

    rules: RuleOptions
    start: tuple[Standing, ...]
    hands: tuple[SheetHand, ...]


def refused(field: str, problem: Message, hand: int = 0) -> RefusedError:
    """What is wrong with ``field``, in the hand of that number from 1 where it is one of a hand."""
    if hand:
        return RefusedError(msg("sheet-problem-hand", hand=hand, field=field, problem=problem))
    return RefusedError(msg("sheet-problem", field=field, problem=problem))


def sheet_from_data(data: object) -> Sheet:
    """The sheet in ``data``; raises ``RefusedError`` with the hand and the field for anything that is not one."""
    if not isinstance(data, Mapping):
        raise RefusedError(msg("sheet-none"))
    _check_fields(data, ("rules", "hands"), ("start",))
    rules = _rules(data["rules"])
    start = _start(data["start"], rules) if "start" in data else (Standing(),) * rules.sides
    hands = data["hands"]
    if not isinstance(hands, list):
        raise refused("hands", msg("sheet-not-a-list"))
    return Sheet(rules, start, tuple(_hand(each, number, rules) for number, each in enumerate(hands, 1)))


def _rules(data: object) -> RuleOptions:
    if not isinstance(data, Mapping):
        raise refused("rules", msg("sheet-not-a-mapping"))
    known = ("preset", *RuleOptions.__dataclass_fields__)
    for name, value in data.items():
        if name not in known:
            raise refused(f"rules.{shown(name)}", _unknown(name, known))
        if not (_is_preset(value) if name == "preset" else fits(name, value)):
            raise refused(f"rules.{name}", msg("sheet-not-allowed", value=_written(value)))
    try:
        return from_data(data)
    except ConflictError as error:
        raise RefusedError(msg("sheet-conflict", field="rules", problem=conflict(error))) from None


def _is_preset(value: object) -> bool:
    return isinstance(value, str) and value in PRESETS


def _start(data: object, rules: RuleOptions) -> tuple[Standing, ...]:
    entries = _list(data, "start", rules.sides, 0)
    standings = []
    for side, entry in enumerate(entries):
        field = f"start[{side}]"
        if not isinstance(entry, Mapping):
            raise refused(field, msg("sheet-not-a-mapping"))
        _check_fields(entry, ("score", "bags"), within=f"{field}.")
        score = _whole(entry["score"], f"{field}.score", 0, -MOST_POINTS, MOST_POINTS)
        standings.append(Standing(score, _whole(entry["bags"], f"{field}.bags", 0, 0, MOST_POINTS)))
    return tuple(standings)


def _hand(data: object, number: int, rules: RuleOptions) -> SheetHand:
    if not isinstance(data, Mapping):
        raise refused("hands", msg("sheet-not-a-mapping"), number)
    _check_fields(data, ("bids", "tricks"), ("revokes",), hand=number)
    bids = tuple(
        _bid(bid, f"bids[{seat}]", number, rules.tricks)
        for seat, bid in enumerate(_list(data["bids"], "bids", rules.seats, number))
    )
    tricks = tuple(
        _whole(won, f"tricks[{seat}]", number, 0, rules.tricks)
        for seat, won in enumerate(_list(data["tricks"], "tricks", rules.seats, number))
    )
    if sum(tricks) != rules.tricks:
        raise refused("tricks", msg("sheet-wrong-sum", n=sum(tricks), wanted=rules.tricks), number)
    return SheetHand(bids, tricks, _revokes(data.get("revokes", []), number, rules))


def _revokes(data: object, number: int, rules: RuleOptions) -> frozenset[int]:
    if not isinstance(data, list):
        raise refused("revokes", msg("sheet-not-a-list"), number)
    if data and rules.revoke != "penalised":
        raise refused("revokes", msg("sheet-no-revokes"), number)
    seats = [_whole(seat, f"revokes[{place}]", number, 0, rules.seats - 1) for place, seat in enumerate(data)]
    if len(set(seats)) < len(seats):
        raise refused("revokes", msg("sheet-twice"), number)
    return frozenset(seats)


def _bid(data: object, field: str, number: int, most: int) -> BidValue:
    try:
        bid = bid_from_data(data)
    except ValueError:
        raise refused(field, msg("sheet-not-a-bid", value=_written(data)), number) from None
    return bid if isinstance(bid, str) else _whole(bid, field, number, 0, most)


def _check_fields(
    data: Mapping[Any, Any], needed: Collection[str], others: Collection[str] = (), *, within: str = "", hand: int = 0
) -> None:
    """Every needed field is there, and no field that nobody knows."""
    for name in data:
        if name not in needed and name not in others:
            raise refused(within + shown(name), _unknown(name, (*needed, *others)), hand)
    for name in needed:
        if name not in data:
            raise refused(within + name, msg("sheet-missing"), hand)


def _unknown(name: str, known: Collection[str]) -> Message:
    meant = difflib.get_close_matches(name[:40], known, 1)
    return msg("sheet-unknown-meant", value=meant[0]) if meant else msg("sheet-unknown")


def _list(data: object, field: str, length: int, number: int) -> list[Any]:
    if not isinstance(data, list):
        raise refused(field, msg("sheet-not-a-list"), number)
    if len(data) != length:
        raise refused(field, msg("sheet-wrong-length", n=len(data), wanted=length), number)
    return data


def _whole(data: object, field: str, number: int, low: int, high: int) -> int:
    if type(data) is not int:  # True is not 1 here
        raise refused(field, msg("sheet-not-whole", value=_written(data)), number)
    if not low <= data <= high:
        raise refused(field, msg("sheet-out-of-range", low=low, high=high), number)
    return data


def _written(data: object) -> str:
    """A wrong value as it may have been written, fit to be shown."""
    match data:
        case None:
            return "null"
        case bool():
            return str(data).lower()
        case str():
            return shown(data)
        case int() | float():
            return shown(str(data))
        case Mapping():
            return "{…}"
    return "[…]"
