"""Match records from anywhere: what `verify` accepts can be played on, with the player in the human's seat."""

import json
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pilot import words
from saves import saved_after

from spades_gui.batch import verify_command
from spades_gui.batch.arena_match import play_match
from spades_gui.batch.refused import RefusedError
from spades_gui.core.observation import observe
from spades_gui.core.options import PRESETS
from spades_gui.core.record import Record, SeatInfo, replay, to_data
from spades_gui.core.turned import turned
from spades_gui.storage.match_text import from_text, to_text
from spades_gui.storage.records import read_match, to_play


def seated(*players: str) -> tuple[SeatInfo, ...]:
    return tuple(SeatInfo(f"Player {seat}", player) for seat, player in enumerate(players))


def players(record: Record) -> list[str]:
    return [seat.player for seat in record.seats]


@pytest.mark.parametrize("preset", PRESETS)
def test_from_any_chair_it_is_the_same_match(preset: str) -> None:
    record = saved_after(300, PRESETS[preset], f"chairs {preset}").record
    seats = record.rules.seats
    before = replay(record.rules, record.actions)
    for seat in range(seats):
        after = replay(record.rules, turned(record, seat).actions)
        assert turned(record, seat).seats[0] == record.seats[seat]
        assert turned(turned(record, seat), (seats - seat) % seats) == record
        mine, same = observe(before, seat), observe(after, 0)
        assert (mine.hand, mine.my_turn, mine.number) == (same.hand, same.my_turn, same.number)
        sides = record.rules.sides
        first = record.rules.side_of(seat)
        assert [before.standings[(first + side) % sides] for side in range(sides)] == list(after.standings)


def test_the_player_takes_the_seat_of_the_first_human() -> None:
    record = replace(saved_after(40).record, seats=seated("bot:easy", "bot:hard+bold", "human", "human"))
    match = to_play(record, "bot:medium", "seed")
    assert players(match.record) == ["human", "bot:medium", "bot:easy", "bot:hard+bold"]
    assert match.record.seats[0].name == "Player 2"
    assert match.names == ("", "Player 3", "Player 0", "Player 1")
    assert match.seed == "seed"
    assert from_text(to_text(match)) == match


def test_where_there_is_no_human_the_player_takes_the_first_seat() -> None:
    record = replace(saved_after(40).record, seats=seated("bot:hard", "bot:unheard-of", "robot", "bot:hard"))
    match = to_play(record, "bot:medium", "seed")
    assert players(match.record) == ["human", "bot:medium", "bot:medium", "bot:hard"]
    assert match.record.actions == record.actions


@pytest.mark.parametrize("name", ["", "x" * 10_000, "a\nb", "\N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN}", "\0", "{ $who }"])
def test_any_name_of_a_player_can_be_saved_again(name: str) -> None:
    record = replace(
        saved_after(10).record, seats=(*seated("human", "bot:easy", "bot:easy"), SeatInfo(name, "bot:easy"))
    )
    match = to_play(record, "bot:medium", "seed")
    assert from_text(to_text(match)) == match


def test_a_match_that_this_game_has_saved_goes_on_as_it_was(tmp_path: Path) -> None:
    match = saved_after(20)
    (tmp_path / "match.json").write_text(to_text(match))
    assert read_match(tmp_path / "match.json", "bot:easy", "new") == match


def test_a_record_of_the_arena_can_be_played_on_from_any_point(tmp_path: Path) -> None:
    record = play_match(PRESETS["classic"], ["easy"] * 4, "arena", most_hands=1).record
    for length in range(0, len(record.actions), 9):
        (tmp_path / "arena.json").write_text(json.dumps(to_data(replace(record, actions=record.actions[:length]))))
        match = read_match(tmp_path / "arena.json", "bot:medium", "seed")
        assert not match.over
        assert match.record.actions == record.actions[:length]
        assert players(match.record) == ["human", *["bot:easy"] * 3]


# Files that verify refuses are refused for the same reason, and no others

GOOD: Mapping[str, Any] = to_data(saved_after(30).record)

FOREIGN: Mapping[str, bytes] = {
    "nothing": b"",
    "no text": b"\xff\xfe\x00",
    "no JSON": b"<html>",
    "deep": b"[" * 200_000,
    "a list": b"[]",
    "a sheet": b'{"hands": []}',
    "a newer one": json.dumps(dict(GOOD) | {"version": 99}).encode(),
    "wrong seats": json.dumps(dict(GOOD) | {"seats": []}).encode(),
    "an endless number": json.dumps(dict(GOOD) | {"version": 1}).replace('"version": 1', '"version": 1e999').encode(),
    "an illegal action": json.dumps(dict(GOOD) | {"actions": GOOD["actions"][:6] * 2}).encode(),
    "too large": b" " * 16_000_001,
    "good": json.dumps(GOOD).encode(),
    "good with more": json.dumps(dict(GOOD) | {"check": "none", "session": {"seed": 5}, "more": [1]}).encode(),
}


@pytest.mark.parametrize("kind", FOREIGN)
def test_what_verify_accepts_can_be_brought_in_and_nothing_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str
) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(FOREIGN[kind])
    accepted = verify_command.run([str(file)], words(), "fr") == 0
    said = capsys.readouterr().err
    assert accepted is kind.startswith("good")
    if accepted:
        assert not read_match(file, "bot:easy", "seed").over
    else:
        with pytest.raises(RefusedError) as refused:
            read_match(file, "bot:easy", "seed")
        assert words().say(refused.value.message, "fr") + "\n" == said


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such pipes")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    import os

    os.mkfifo(tmp_path / "pipe.json")
    with pytest.raises(RefusedError):
        read_match(tmp_path / "pipe.json", "bot:easy", "seed")
