"""A saved match as text: what comes back, and that no damage goes unseen."""

import json
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from saves import saved_after

from spades_gui.__main__ import main
from spades_gui.app.saved_match import SavedMatch
from spades_gui.app.session import Session
from spades_gui.core.actions import Deal
from spades_gui.core.options import PRESETS
from spades_gui.core.record import NewerError, replay
from spades_gui.storage.match_text import from_text, to_text

CHANGES = 2000


@pytest.fixture(scope="module")
def match() -> SavedMatch:
    """Three tricks into the first hand."""
    return saved_after(18)


def read(data: bytes) -> SavedMatch | None:
    """The match that a file with these bytes holds; ``None`` where it is refused."""
    try:
        return from_text(data.decode())
    except ValueError:
        return None


@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_written_comes_back_at_any_point_of_a_match(preset: str) -> None:
    for actions in (1, 2, 5, 30, 70):
        match = saved_after(actions, PRESETS[preset])
        assert from_text(to_text(match)) == match


def test_the_file_is_a_match_record_that_verify_accepts(
    match: SavedMatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"
    file.write_text(to_text(match))
    assert main(["verify", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["legal"]


def test_cut_at_any_byte_it_is_refused_unless_nothing_is_missing(match: SavedMatch) -> None:
    data = to_text(match).encode()
    assert data.endswith(b"}\n")
    for end in range(len(data) - 1):
        assert read(data[:end]) is None, end
    assert read(data[:-1]) == match


def test_with_any_byte_changed_it_is_refused_or_the_same_match(match: SavedMatch) -> None:
    data = to_text(match).encode()
    rng = random.Random("bytes")
    refused = 0
    for _ in range(CHANGES):
        at, byte = rng.randrange(len(data)), rng.randrange(256)
        found = read(data[:at] + bytes([byte]) + data[at + 1 :])
        assert found in (None, match), (at, byte)
        refused += found is None
    assert refused > CHANGES * 0.9


def test_without_its_checksum_no_change_makes_more_trouble_than_a_refusal(match: SavedMatch) -> None:
    data = json.dumps(unchecked(match)).encode()
    rng = random.Random("unchecked")
    for _ in range(CHANGES):
        at, byte = rng.randrange(len(data)), rng.choice(b'0123456789-"[]{}:,. \\eAKQJTNn')
        found = read(data[:at] + bytes([byte]) + data[at + 1 :])
        assert found is None or found.record.rules.seats == len(found.record.seats)


def unchecked(match: SavedMatch) -> dict[str, object]:
    """The data of the match without its checksum, as somebody might have written it by hand."""
    data = json.loads(to_text(match))
    del data["check"]
    assert isinstance(data, dict)
    return data


@pytest.mark.parametrize(
    "change",
    [
        {"format": "other"},
        {"version": 0},
        {"version": True},
        {"rules": {"seats": 10**30}},
        {"seats": []},
        {"seats": [{"name": "a", "player": "bot:hard"}] * 4},
        {"seats": [{"name": "a", "player": "human"}] * 4},
        {"seats": [{"name": "a", "player": "human"}, *[{"name": "b", "player": "bot:genius"}] * 3]},
        {"actions": [{"do": "deal", "dealer": 10**30, "hands": [[], [], [], []]}]},
        {"actions": [{"do": "cut", "cards": ["7D", "7D", "7D", "7D"]}]},
        {"session": None},
        {"session": {"seed": 1, "names": ["", "", "", ""]}},
        {"session": {"seed": "x" * 101, "names": ["", "", "", ""]}},
        {"session": {"seed": "x", "names": ["", "", ""]}},
        {"session": {"seed": "x", "names": ["", "", "", "\n"]}},
        {"session": {"seed": "x", "names": ["", "", "", "\ud800"]}},
    ],
)
def test_what_is_no_match_of_this_game_is_refused(match: SavedMatch, change: dict[str, object]) -> None:
    assert from_text(json.dumps(unchecked(match))) == match
    with pytest.raises(ValueError, match=r"."):
        from_text(json.dumps(unchecked(match) | change))


@pytest.fixture(scope="module")
def turned_back() -> SavedMatch:
    """A match of which two decisions were taken back."""
    whole = saved_after(70)
    session = Session(whole.record.rules, whole.record.seats, whole.seed)
    for place, action in enumerate(whole.record.actions):
        session.act(action, hurried=place == 66)
    session.undo()
    session.undo()
    return replace(whole, record=session.record, seen=session.view, undone=session.undone)


def test_what_was_taken_back_comes_back(turned_back: SavedMatch) -> None:
    found = from_text(to_text(turned_back))
    assert found == turned_back
    assert sum(action.seat == 0 for action, _ in found.undone if not isinstance(action, Deal)) == 2
    assert [hurried for _, hurried in found.undone].count(True) == 1


@pytest.mark.parametrize(
    "change",
    [
        lambda undone: None,
        lambda undone: {},
        lambda undone: "undone",
        lambda undone: [None],
        lambda undone: undone[1:],
        lambda undone: undone[::-1],
        lambda undone: undone + undone,
        lambda undone: [*undone, {"do": "play", "seat": 10**30, "card": "AS"}],
        lambda undone: [{"do": "deal", "dealer": 0, "hands": [[], [], [], []]}, *undone],
        lambda undone: [*undone, {"do": "undo"}],
    ],
)
def test_where_what_was_taken_back_is_damaged_the_match_is_as_it_was_without(
    turned_back: SavedMatch, change: Callable[[list[object]], object]
) -> None:
    data = unchecked(turned_back)
    session = data["session"]
    assert isinstance(session, dict)
    assert from_text(json.dumps(data)) == turned_back
    session["undone"] = change(session["undone"])
    assert from_text(json.dumps(data)) == replace(turned_back, undone=())


def test_a_save_that_tells_nothing_of_what_was_taken_back_is_read_as_ever(turned_back: SavedMatch) -> None:
    data = unchecked(turned_back)
    session = data["session"]
    assert isinstance(session, dict)
    del session["undone"]
    assert from_text(json.dumps(data)) == replace(turned_back, undone=())


def test_without_its_checksum_no_change_of_what_was_taken_back_makes_trouble(turned_back: SavedMatch) -> None:
    data = json.dumps(unchecked(turned_back)).encode()
    first = data.index(b'"undone"')
    rng = random.Random("undone")
    usable = 0
    for _ in range(CHANGES // 4):
        at, byte = rng.randrange(first, len(data)), rng.choice(b'0123456789-"[]{}:,. \\eAKQJTNn')
        if (found := read(data[:at] + bytes([byte]) + data[at + 1 :])) is not None:
            usable += 1
            assert found.record == turned_back.record
            replay(found.record.rules, (*found.record.actions, *(action for action, _ in found.undone)))
    assert usable


def test_an_action_that_the_rules_forbid_is_refused(match: SavedMatch) -> None:
    data = unchecked(match)
    actions = data["actions"]
    assert isinstance(actions, list)
    actions[10], actions[11] = actions[11], actions[10]
    with pytest.raises(ValueError, match="not-your-turn"):
        from_text(json.dumps(data))


@pytest.mark.parametrize("text", ["", "\0" * 5000, "[]", "null", "[" * 100_000, '{"a": 1, "a": 2}', "9" * 5000])
def test_what_is_no_json_object_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        from_text(text)


def test_a_newer_version_is_told_apart(match: SavedMatch) -> None:
    with pytest.raises(NewerError):
        from_text(json.dumps(unchecked(match) | {"version": 2, "rules": "of another kind"}))
