"""Match records: the same match comes back, and whatever is not a record is refused with one sentence."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from examples import examples
from hypothesis import given
from hypothesis import strategies as st
from random_play import random_match, random_rules

from spades_gui.core import record
from spades_gui.core.legal import IllegalActionError
from spades_gui.core.options import RuleOptions
from spades_gui.core.record import Record, SeatInfo, from_data, replay, to_data

NAMES = ("Anna", "Boris", "Chloé", "Дмитрий", "Eve", "Феликс")
SEATS = tuple(SeatInfo(name, "bot:easy" if seat else "human") for seat, name in enumerate(NAMES[:4]))


def example(seed: int = 1, hands: int = 1) -> dict[str, Any]:
    actions, _ = random_match(RuleOptions(), Random(seed), hands)
    data: dict[str, Any] = json.loads(json.dumps(to_data(Record(RuleOptions(), SEATS, actions))))
    return data


@given(st.integers(0, 10**9))
@examples(50)
def test_replaying_the_record_gives_the_same_state(seed: int) -> None:
    rng = Random(seed)
    rules = random_rules(rng)
    seats = tuple(SeatInfo(name, "bot:easy") for name in NAMES[: rules.seats])
    actions, state = random_match(rules, rng, hands=3)
    text = json.dumps(to_data(Record(rules, seats, actions)))
    back = from_data(json.loads(text))
    assert back == Record(rules, seats, actions)
    assert replay(back.rules, back.actions) == state
    assert json.dumps(to_data(back)) == text


def test_a_record_may_stop_anywhere() -> None:
    data = example()
    for length in range(len(data["actions"]) + 1):
        part = from_data({**data, "actions": data["actions"][:length]})
        replay(part.rules, part.actions)


def test_a_record_with_an_illegal_action_is_read_and_refused_on_replay() -> None:
    data = example()
    data["actions"][3]["seat"] = (data["actions"][3]["seat"] + 1) % 4
    back = from_data(data)
    with pytest.raises(IllegalActionError):
        replay(back.rules, back.actions)


def test_a_card_that_is_not_in_the_deck_is_a_card_all_the_same() -> None:
    data = example()
    first = next(number for number, action in enumerate(data["actions"]) if action["do"] == "play")
    data["actions"][first]["card"] = "BJ"
    back = from_data(data)
    replay(back.rules, back.actions[:first])
    with pytest.raises(IllegalActionError, match="not-your-card"):
        replay(back.rules, back.actions)


def test_a_high_deuce_is_written_as_it_is_printed() -> None:
    rules = RuleOptions(jokers=True, deuce_high=True)
    actions, _ = random_match(rules, Random(2), hands=1)
    data = to_data(Record(rules, SEATS, actions))
    assert {card for hand in data["actions"][1]["hands"] for card in hand} >= {"BJ", "LJ", "2D", "2S"}
    assert from_data(data).actions == actions


Spoil = Callable[[dict[str, Any]], Any]


def _without(*path: str | int) -> Spoil:
    def spoil(data: dict[str, Any]) -> Any:
        inner: Any = data
        for step in path[:-1]:
            inner = inner[step]
        del inner[path[-1]]
        return data

    return spoil


def _with(value: Any, *path: str | int) -> Spoil:
    def spoil(data: dict[str, Any]) -> Any:
        inner: Any = data
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] = value
        return data

    return spoil


BAD: dict[str, Spoil] = {
    "no mapping": lambda data: [data],
    "nothing": lambda _: None,
    "a text": lambda _: "spades-record",
    "a number": lambda _: 7,
    "another format": _with("chess-record", "format"),
    "no format": _without("format"),
    "a later version": _with(2, "version"),
    "a version that is true": _with(True, "version"),
    "a version that is a fraction": _with(1.0, "version"),
    "no version": _without("version"),
    "no rules": _without("rules"),
    "rules as a list": _with([], "rules"),
    "an unknown rule": _with(1, "rules", "wild"),
    "an unknown preset": _with("bridge", "rules", "preset"),
    "a preset that is a list": _with(["classic"], "rules", "preset"),
    "a target out of range": _with(1, "rules", "target"),
    "a target that is a text": _with("500", "rules", "target"),
    "a target that is true": _with(True, "rules", "target"),
    "a huge target": _with(10**5000, "rules", "target"),
    "no seats": _without("seats"),
    "seats as a mapping": _with({}, "seats"),
    "an empty list of seats": _with([], "seats"),
    "three seats": _without("seats", 3),
    "a seat that is a text": _with("Anna", "seats", 0),
    "a seat without a name": _without("seats", 0, "name"),
    "a name that is a number": _with(4, "seats", 0, "name"),
    "a player that is nothing": _with(None, "seats", 0, "player"),
    "no actions": _without("actions"),
    "actions as a text": _with("cut", "actions"),
    "an action that is a text": _with("cut", "actions", 0),
    "an action without what to do": _without("actions", 0, "do"),
    "an unknown action": _with("shuffle", "actions", 0, "do"),
    "an action that is a mapping": _with({"do": "cut"}, "actions", 0, "do"),
    "a cut without cards": _without("actions", 0, "cards"),
    "a cut with foreign cards": _with(["1X", "2C", "3C", "4C"], "actions", 0, "cards"),
    "a cut with lists for cards": _with([["2C"], [], [], []], "actions", 0, "cards"),
    "a deal without a dealer": _without("actions", 1, "dealer"),
    "a dealer that is a text": _with("1", "actions", 1, "dealer"),
    "hands as a mapping": _with({"0": []}, "actions", 1, "hands"),
    "a hand that is a text": _with("2C 3C", "actions", 1, "hands", 0),
    "a bid that is a text": _with("nil", "actions", 2, "bid"),
    "a bid that is a fraction": _with(2.5, "actions", 2, "bid"),
    "a bid without a seat": _without("actions", 2, "seat"),
    "a seat that is true": _with(True, "actions", 2, "seat"),
    "a play without a card": _without("actions", 6, "card"),
    "a card in lower case": _with("as", "actions", 6, "card"),
    "a card that is a number": _with(14, "actions", 6, "card"),
}


@pytest.mark.parametrize("name", BAD)
def test_what_is_not_a_record_is_refused_with_one_sentence(name: str) -> None:
    with pytest.raises(ValueError, match=r"^[^\n]{5,150}$"):
        from_data(BAD[name](example()))


def test_the_refusal_of_an_action_names_its_number() -> None:
    data = example()
    data["actions"][4]["bid"] = "x"
    with pytest.raises(ValueError, match="action 5: bid"):
        from_data(data)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=True) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["format", "version", "rules", "seats", "actions", "do", "cards", "preset", "x"]), inner
        )
    ),
    max_leaves=12,
)


@given(JSON, st.sampled_from(["format", "version", "rules", "seats", "actions"]))
@examples(300)
def test_any_foreign_data_is_a_value_error_or_a_record(value: Any, key: str) -> None:
    for data in (value, {**_SHORT, key: value}):
        refused = ""
        try:
            back = from_data(data)
        except ValueError as error:
            refused = str(error)
        assert len(refused.splitlines()) == 1 if refused else isinstance(back, Record)


_SHORT: dict[str, Any] = {
    "format": record.FORMAT,
    "version": record.VERSION,
    "rules": {"preset": "classic"},
    "seats": [{"name": seat.name, "player": seat.player} for seat in SEATS],
    "actions": [],
}
