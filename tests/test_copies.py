"""Several copies of the game at once, as real programs: each keeps its own match, and none is ever lost."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from saves import saved_after, store
from test_program import environment_of
from xserver import until

from spades_gui.present.message import Message
from spades_gui.storage.copies import gather
from spades_gui.storage.kept import KeptMatches
from spades_gui.storage.match_text import from_text, to_text
from spades_gui.storage.slots import Slot, TakenError, left_slots, take_slot

FIRST, SECOND = saved_after(20, seed="first"), saved_after(30, seed="second")

HOLD = """
import sys, time
from pathlib import Path
from spades_gui.storage.slots import take_slot
slot = take_slot(Path(sys.argv[1]))
print(slot.folder, flush=True)
time.sleep(3600)
"""


@contextmanager
def holder(data: Path) -> Iterator["subprocess.Popen[str]"]:
    """Another process that has taken a slot; the first line it prints tells which."""
    with subprocess.Popen([sys.executable, "-c", HOLD, str(data)], stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def folder_of(process: "subprocess.Popen[str]") -> Path:
    assert process.stdout is not None
    return Path(process.stdout.readline().strip())


def leave(folder: Path, match: object) -> None:
    """Have a match left in a folder by a copy that has been killed."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "match.json").write_text(to_text(match))  # type: ignore[arg-type]


def all_kept(data: Path) -> dict[str, object]:
    found = KeptMatches(data / "kept", data / "exports").all()
    assert not isinstance(found, Message)
    return {each.name: each.match for each in found}


# Slots


def test_each_copy_has_a_folder_of_its_own_and_a_killed_one_holds_none(tmp_path: Path) -> None:
    with holder(tmp_path) as first, holder(tmp_path) as second:
        assert {folder_of(first), folder_of(second)} == {tmp_path, tmp_path / "copy-2"}
        third = take_slot(tmp_path)
        assert third.folder == tmp_path / "copy-3"
        third.release()
        first.kill()
        second.kill()
        first.wait()
        second.wait()
        again = take_slot(tmp_path)
        assert again.folder == tmp_path
        again.release()


def test_a_folder_that_is_held_is_refused_and_when_let_go_of_given(tmp_path: Path) -> None:
    slot = Slot(tmp_path)
    with pytest.raises(TakenError):
        Slot(tmp_path)
    slot.release()
    Slot(tmp_path).release()


def test_where_no_folder_can_be_the_game_goes_on_without(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    slot = take_slot(tmp_path / "file")
    assert slot.folder == tmp_path / "file"
    assert slot.trouble is not None
    slot.release()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows always has locks")
def test_where_a_file_system_knows_no_locks_the_game_is_as_if_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import errno
    import fcntl

    def no_locks(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "flock", no_locks)
    slots = [take_slot(tmp_path) for _ in range(2)]
    assert [(slot.folder, slot.trouble) for slot in slots] == [(tmp_path, None)] * 2
    for slot in slots:
        slot.release()


def test_what_others_hold_has_not_been_left(tmp_path: Path) -> None:
    mine = take_slot(tmp_path)
    with holder(tmp_path) as other:
        assert folder_of(other) == tmp_path / "copy-2"
        (tmp_path / "copy-5").mkdir()
        (tmp_path / "copy-7").write_text("no folder")
        assert [slot.folder.name for slot in left_slots(tmp_path)] == ["copy-5"]
        other.kill()
        other.wait()
        assert [slot.folder.name for slot in left_slots(tmp_path)] == ["copy-2", "copy-5"]
    mine.release()


# What copies leave


def shelf(data: Path) -> KeptMatches:
    return KeptMatches(data / "kept", data / "exports")


def test_the_match_of_a_copy_that_has_ended_is_put_among_the_kept_ones(tmp_path: Path) -> None:
    leave(tmp_path / "copy-2", SECOND)
    leave(tmp_path / "copy-3", FIRST)
    (told, other) = gather(tmp_path, shelf(tmp_path), lambda match: "left")
    assert (told.id, told.args["value"], other.args["value"]) == ("copy-left", "left", "left 2")
    assert all_kept(tmp_path) == {"left": SECOND, "left 2": FIRST}
    assert list(tmp_path.rglob("match.json")) == []
    assert gather(tmp_path, shelf(tmp_path), lambda match: "left") == ()


def test_a_match_that_cannot_be_put_there_stays_for_the_next_time(tmp_path: Path) -> None:
    leave(tmp_path / "copy-2", SECOND)
    (tmp_path / "kept").write_text("in the way")
    (told,) = gather(tmp_path, shelf(tmp_path), lambda match: "left")
    assert told.id.startswith("kept-")
    assert from_text((tmp_path / "copy-2" / "match.json").read_text()) == SECOND
    (tmp_path / "kept").unlink()
    gather(tmp_path, shelf(tmp_path), lambda match: "left")
    assert all_kept(tmp_path) == {"left": SECOND}


def test_a_damaged_one_is_set_aside_and_told(tmp_path: Path) -> None:
    leave(tmp_path / "copy-2", SECOND)
    (tmp_path / "copy-2" / "match.json").write_text("{")
    told = gather(tmp_path, shelf(tmp_path), lambda match: "left")
    assert [each.id for each in told] == ["save-set-aside", "save-none"]
    assert [each.name for each in tmp_path.rglob("match.json*")] == ["match.json.damaged-1"]


# The program itself


@contextmanager
def game(home: Path, name: str, keys: str) -> Iterator[Path]:
    """The program, playing these keys and then waiting; gives its transcript. It is killed at the end."""
    script, transcript = home / f"{name}.keys", home / f"{name}.jsonl"
    script.write_text(keys + "wait 3000\n", encoding="utf-8")
    options = ["--language=en", f"--keys={script}", f"--transcript={transcript}", "--set=speech.enabled=false"]
    env = environment_of(home, SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    with subprocess.Popen([sys.executable, "-m", "spades_gui", "--fast", "--seed", name, *options], env=env) as process:
        try:
            yield transcript
        finally:
            process.kill()


def heard(transcript: Path) -> list[str]:
    """What was said so far; the last line may not be whole yet."""
    if not transcript.exists():
        return []
    lines = transcript.read_text(encoding="utf-8", errors="replace").splitlines(keepends=True)
    entries = [json.loads(line) for line in lines if line.endswith("\n")]
    return [entry["text"] for entry in entries if entry["kind"] == "speech"]


@pytest.mark.skipif(sys.platform != "linux", reason="the folders are set as on Linux")
def test_the_second_copy_says_so_once_and_both_matches_outlive_being_killed(tmp_path: Path) -> None:
    data = tmp_path / "data" / "spades-gui"
    bid = "return\nwait turn\n3\nreturn\nwait turn\ns\n"
    keep = "ctrl+s\nreturn\n"
    name = "Classic, hand 1, we 0, they 0"
    scores = "We 0, 0 bags. They 0, 0 bags."
    with game(tmp_path, "first", bid + keep) as first:
        until(lambda: f"Kept as {name}." in heard(first))
        assert scores in heard(first)
        before = (data / "match.json").read_bytes()
        with game(tmp_path, "second", bid.replace("3", "4") + keep) as second:
            until(lambda: f"There is a match {name} already. Replace it? No" in heard(second))
            assert (data / "match.json").read_bytes() == before
    told = "Another copy of the game is running. This one keeps its own match."
    assert told not in heard(first)
    assert heard(second).count(told) == 1
    mine, other = (from_text((folder / "match.json").read_text()) for folder in (data, data / "copy-2"))
    assert (mine.seed, other.seed) == ("first/1", "second/1")
    with game(tmp_path, "third", "") as third:
        until(lambda: len(heard(third)) == 2)
    menu, left = heard(third)
    assert menu.endswith("Go on with the match")
    assert left == f"A match from another copy of the game is among the kept ones: {name} 2."
    assert all_kept(data) == {name: mine, f"{name} 2": other}
    matches = store(data)
    assert matches.found() == mine
    matches.close()
