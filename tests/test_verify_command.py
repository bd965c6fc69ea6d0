"""``spades-gui verify``: records are replayed, and whatever is wrong is named."""

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from naive_table import Table
from random_play import random_match, random_rules

from spades_gui import assets
from spades_gui.batch import files, verify_command
from spades_gui.batch.results import hands_to_data
from spades_gui.core import record
from spades_gui.core.options import PRESETS, RuleOptions
from spades_gui.core.state import MatchState, Phase
from spades_gui.present.words import Words

NAMES = ("Anna", "Boris", "Chloé", "Дмитрий", "Eve", "Феликс")
Verify = Callable[..., tuple[int, str, str]]


def recorded(rules: RuleOptions, rng: Random, hands: int = 2) -> tuple[dict[str, Any], MatchState]:
    """A record of a random match as plain data, and the state it leads to."""
    actions, state = random_match(rules, rng, hands)
    seats = tuple(record.SeatInfo(name, "bot:easy") for name in NAMES[: rules.seats])
    return json.loads(json.dumps(record.to_data(record.Record(rules, seats, actions)))), state


@pytest.fixture
def verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Verify:
    """Runs the command on some data or text; gives the exit status and what it printed on both streams."""
    words = Words(assets.locales_folder(), pytest.fail)

    def run(what: Any, *options: str, language: str = "en") -> tuple[int, str, str]:
        file = tmp_path / "match.json"
        if isinstance(what, bytes):
            file.write_bytes(what)
        else:
            file.write_text(what if isinstance(what, str) else json.dumps(what), encoding="utf-8")
        status = verify_command.run([str(file), *options], words, language)
        return status, *capsys.readouterr()

    return run


@pytest.mark.parametrize("preset", PRESETS)
def test_records_of_every_preset_are_legal(preset: str, verify: Verify) -> None:
    data, state = recorded(PRESETS[preset], Random(preset), hands=3)
    status, out, err = verify(data, "--json")
    assert (status, err) == (0, "")
    over = state.phase is Phase.OVER
    assert json.loads(out) == {
        "legal": True,
        "complete": over,
        "hands": hands_to_data(state.sheets),
        "over": over,
        "winner": state.winner,
    }
    assert len(out.splitlines()) == 1


def test_a_whole_match_is_complete(verify: Verify) -> None:
    data, state = recorded(RuleOptions(target=50), Random(5), hands=100)
    assert state.phase is Phase.OVER
    result = json.loads(verify(data, "--json")[1])
    assert (result["complete"], result["over"], result["winner"]) == (True, True, state.winner)
    del data["actions"][-1]
    result = json.loads(verify(data)[1])
    assert (result["legal"], result["complete"], result["over"], result["winner"]) == (True, False, False, None)
    assert len(result["hands"]) == len(state.sheets) - 1


def test_a_record_before_the_first_action_is_legal(verify: Verify) -> None:
    data, _ = recorded(RuleOptions(), Random(1))
    status, out, _ = verify({**data, "actions": []})
    assert (status, json.loads(out)["hands"]) == (0, [])


def alterations(action: dict[str, Any], rules: RuleOptions, rng: Random) -> Iterator[dict[str, Any]]:
    """The action with one thing changed, for ever."""
    deck = [str(card) for card in rules.deck] + ["2C", "BJ"]
    while True:
        other = deepcopy(action)
        match rng.choice(sorted(action)):
            case "do":
                other = {"do": rng.choice(("look", "draw")), "seat": rng.randrange(rules.seats), "keep": True}
            case "seat":
                other["seat"] = rng.randint(-1, rules.seats)
            case "dealer":
                other["dealer"] = rng.randint(-1, rules.seats)
            case "bid":
                other["bid"] = rng.choice(("blind", *range(-1, rules.tricks + 2)))
            case "card":
                other["card"] = rng.choice(deck)
            case "cards" | "stock" as name:
                other[name][rng.randrange(len(other[name]))] = rng.choice(deck)
            case "hands":
                hand = rng.choice(other["hands"])
                if hand and rng.random() < 0.5:
                    hand[rng.randrange(len(hand))] = rng.choice(deck)
                elif hand:
                    rng.choice(other["hands"]).append(hand.pop())
        yield other


def spoiled(data: dict[str, Any], rules: RuleOptions, rng: Random) -> tuple[dict[str, Any], int]:
    """The record with one action altered so that it is illegal by the naive rules, and that action's number from 1."""
    table = Table(data["rules"])
    place = rng.randrange(len(data["actions"]))
    for action in data["actions"][:place]:
        table.take(action)
    choices = alterations(data["actions"][place], rules, rng)
    illegal = next((other for _, other in zip(range(500), choices, strict=False) if not table.allows(other)), None)
    assert illegal is not None
    return {**data, "actions": [*data["actions"][:place], illegal, *data["actions"][place + 1 :]]}, place + 1


@pytest.mark.parametrize("preset", PRESETS)
def test_the_first_illegal_action_of_an_altered_record_is_named(preset: str, verify: Verify) -> None:
    rng = Random(f"altered {preset}")
    for _ in range(6):
        data, _ = recorded(PRESETS[preset], rng)
        bad, number = spoiled(data, PRESETS[preset], rng)
        status, out, err = verify(bad, "--json")
        assert status == 1, bad["actions"][number - 1]
        result = json.loads(out)
        assert (result["legal"], result["action"]) == (False, number)
        assert sorted(result) == ["action", "legal", "reason"]
        assert err.startswith(f"Action {number} is illegal. ")
        assert len(err.splitlines()) == 1


def test_the_first_illegal_action_is_named_under_any_rules(verify: Verify) -> None:
    rng = Random("any rules")
    done = set()
    for _ in range(60):
        rules = random_rules(rng)
        data, _ = recorded(rules, rng, hands=1)
        bad, number = spoiled(data, rules, rng)
        done.add(data["actions"][number - 1]["do"])
        status, _, err = verify(bad)
        assert status == 1
        assert err.startswith(f"Action {number} is illegal. ")
    assert {"deal", "bid", "play"} <= done


def test_an_action_after_the_end_is_illegal(verify: Verify) -> None:
    data, state = recorded(RuleOptions(target=50), Random(5), hands=100)
    data["actions"].append({"do": "deal", "dealer": state.dealer, "hands": data["actions"][1]["hands"]})
    assert verify(data)[0] == 1


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Action 3 is illegal. Anna: Not your turn."),
        ("fr", "L’action 3 est interdite. Anna : "),
        ("ru", "Действие 3 запрещено. Anna: "),
    ],
)
def test_a_refusal_is_said_in_the_system_s_language(language: str, said: str, verify: Verify) -> None:
    data, _ = recorded(RuleOptions(), Random(1))
    bidder = data["actions"][2]["seat"]
    data["seats"][bidder]["name"] = "Anna"
    data["actions"][2]["seat"] = (bidder + 1) % 4
    status, out, err = verify(data, language=language)
    assert (status, out) == (1, "")
    assert err.startswith(said)


def test_the_reason_of_a_refusal_is_given_to_programs(verify: Verify) -> None:
    data, _ = recorded(RuleOptions(), Random(1))
    data["actions"][3]["bid"] = 14
    _, out, _ = verify(data, "--json")
    assert json.loads(out) == {"legal": False, "action": 4, "reason": "bid-range"}


def _changed(**changes: Any) -> str:
    data, _ = recorded(RuleOptions(), Random(1), hands=1)
    return json.dumps({**data, **changes})


def _action(**changes: Any) -> str:
    data, _ = recorded(RuleOptions(), Random(1), hands=1)
    data["actions"][2].update(changes)
    return json.dumps(data)


FOREIGN: dict[str, Callable[[], str | bytes]] = {
    "nothing": lambda: "",
    "white space": lambda: " \n\t\n",
    "a text": lambda: '"spades-record"',
    "null": lambda: "null",
    "true": lambda: "true",
    "a number": lambda: "1",
    "an empty object": lambda: "{}",
    "a list": lambda: "[1, 2, 3]",
    "other JSON": lambda: '{"format": "chess-record", "version": 1}',
    "a score sheet": lambda: '{"rules": {"preset": "classic"}, "hands": []}',
    "YAML": lambda: "format: spades-record\nversion: 1\n",
    "half a record": lambda: _changed()[:2000],
    "two records": lambda: _changed() * 2,
    "a later version": lambda: _changed(version=2),
    "a version that is true": lambda: _changed(version=True),
    "a huge version": lambda: _changed(version=10**4000),
    "rules that conflict": lambda: _changed(rules={"bidding": "suicide", "teams": "solo"}),
    "no actions": lambda: _changed(actions=None),
    "too few seats": lambda: _changed(seats=[]),
    "an unknown action": lambda: _action(do="shuffle"),
    "a bid in words": lambda: _action(bid="three"),
    "a bid that is true": lambda: _action(bid=True),
    "a bid that is a fraction": lambda: _action(bid=3.0),
    "a seat that is true": lambda: _action(seat=True),
    "a seat that is nothing": lambda: _action(seat=None),
    "NaN": lambda: _action(bid=float("nan")),
    "infinity": lambda: _action(seat=float("inf")),
    "a number too large for a fraction": lambda: _action().replace('"bid": ', '"bid": 1e999, "x": '),
    "a number of 5000 digits": lambda: _action().replace('"bid": ', '"x": ' + "9" * 5000 + ', "bid": '),
    "a key twice": lambda: _changed().replace('"version": 1', '"version": 1, "version": 1'),
    "deep nesting of lists": lambda: "[" * 200_000,
    "deep nesting of objects": lambda: '{"a":' * 200_000,
    "deep nesting, closed": lambda: "[" * 100_000 + "]" * 100_000,
    "a deep rule": lambda: '{"format": "spades-record", "version": 1, "rules": ' + "[" * 100_000 + "]" * 100_000 + "}",
    "binary": lambda: bytes(range(256)) * 40,
    "zeros": lambda: bytes(1000),
    "UTF-16": lambda: _changed().encode("utf-16"),
    "Latin-1": lambda: '{"format": "spades-record", "name": "é"}'.encode("latin-1"),
    "a surrogate": lambda: b'{"format": "\xed\xa0\x80"}',
    "a surrogate, escaped": lambda: '{"format": "spades-record", "version": "\\ud800"}',
}


@pytest.mark.parametrize("name", FOREIGN)
def test_a_foreign_file_gets_one_line_and_status_2(name: str, verify: Verify) -> None:
    for options in ((), ("--json",)):
        status, out, err = verify(FOREIGN[name](), *options)
        assert (status, out) == (2, ""), name
        assert len(err.splitlines()) == 1
        assert 10 < len(err) < 200


def test_the_same_record_with_a_byte_order_mark_or_names_of_any_kind_is_legal(verify: Verify) -> None:
    data, _ = recorded(RuleOptions(), Random(1))
    data["seats"][0]["name"] = "\ud800 ‮ \x07"
    assert verify(b"\xef\xbb\xbf" + json.dumps(data).encode())[0] == 0
    data["actions"][2]["seat"] = 7
    status, _, err = verify(data)
    assert status == 1
    assert err.encode("utf-8").isascii() or len(err.splitlines()) == 1


def test_a_long_record_is_read_and_a_larger_file_is_not(verify: Verify, tmp_path: Path) -> None:
    data, state = recorded(RuleOptions(target=10_000, bag_limit=5), Random(1), hands=120)
    text = json.dumps(data, indent=4)
    assert len(text) / len(state.sheets) * 1_000 < files.MOST_IN_A_RECORD, "a thousand hands fit, indented"
    assert verify(text)[0] == 0
    huge = tmp_path / "huge.json"
    with huge.open("wb") as stream:
        stream.truncate(50_000_000)
    words = Words(assets.locales_folder(), pytest.fail)
    assert verify_command.run([str(huge)], words, "en") == 2
