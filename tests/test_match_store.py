"""The match in progress on disk: the newest state is always there, and bad days cost no more than they must."""

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from saves import saved_after, store

from spades_gui.app import finishing
from spades_gui.present.message import Message
from spades_gui.storage.match_text import from_text, to_text
from spades_gui.storage.matches import FINISHED, PREVIOUS, SAVED, MatchStore

STATES = [saved_after(actions) for actions in range(1, 12)]


def kept_in(folder: Path, *states: int) -> None:
    """Have these states kept, one after another, by a game that then ends."""
    matches = store(folder)
    for state in states:
        matches.keep(STATES[state])
    matches.close()


def ids(news: tuple[Message, ...]) -> list[str]:
    return [message.id for message in news]


def names(folder: Path) -> set[str]:
    return {each.name for each in folder.iterdir()}


def test_each_state_is_on_disk_when_keep_returns_and_the_one_before_beside_it(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    matches = store(folder)
    assert matches.found() is None
    for state, match in enumerate(STATES):
        matches.keep(match)
        assert from_text((folder / SAVED).read_text()) == match
        assert store(folder).found() == match
        if state:
            assert from_text((folder / PREVIOUS).read_text()) == STATES[state - 1]
    matches.close()
    assert names(folder) == {SAVED, PREVIOUS}
    assert matches.kept
    assert matches.news() == ()


def test_a_game_that_does_not_wait_still_leaves_the_newest_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finishing, "LEAST", 300)
    matches = MatchStore(tmp_path, lambda: None, patience=0)
    for match in STATES:
        matches.keep(match)
    matches.close()
    assert store(tmp_path).found() == STATES[-1]


def test_a_slow_disk_does_not_hold_up_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from threading import Event

    answers = Event()
    monkeypatch.setattr(finishing, "LEAST", 300)
    monkeypatch.setattr(os, "fsync", lambda _: answers.wait(300))
    matches = MatchStore(tmp_path, lambda: None, patience=0.001)
    for match in STATES:
        matches.keep(match)  # returns, though nothing can be written yet
    assert not (tmp_path / SAVED).exists()
    answers.set()
    matches.close()
    assert store(tmp_path).found() == STATES[-1]


def test_a_finished_match_is_put_by_and_not_found_any_more(tmp_path: Path) -> None:
    kept_in(tmp_path, 3, 4)
    over = saved_after(10_000)
    assert over.over
    matches = store(tmp_path)
    matches.keep(over)
    matches.close()
    assert names(tmp_path) == {FINISHED}
    assert from_text((tmp_path / FINISHED).read_text()) == over
    assert store(tmp_path).found() is None


def test_a_finished_match_that_was_not_put_by_in_time_is_put_by_at_the_next_start(tmp_path: Path) -> None:
    kept_in(tmp_path, 3, 4)
    (tmp_path / SAVED).write_text(to_text(saved_after(10_000)))
    matches = store(tmp_path)
    assert matches.found() is None
    assert matches.news() == ()
    assert names(tmp_path) == {FINISHED}


def test_a_match_that_was_given_up_does_not_come_back_in_place_of_the_next(tmp_path: Path) -> None:
    kept_in(tmp_path, 3, 4)
    matches = store(tmp_path)
    matches.drop()
    matches.keep(saved_after(1, seed="next"))
    matches.close()
    assert names(tmp_path) == {SAVED}


def test_between_the_two_steps_of_putting_a_state_in_place_the_one_before_is_found(tmp_path: Path) -> None:
    kept_in(tmp_path, 3, 4)
    (tmp_path / SAVED).unlink()
    matches = store(tmp_path)
    assert matches.found() == STATES[3]
    assert matches.news() == ()


# What the newest save can have become, and what is told of it

DAMAGE: dict[str, tuple[Callable[[Path], object], str]] = {
    "cut": (lambda file: file.write_bytes(file.read_bytes()[:100]), "save-damaged"),
    "empty": (lambda file: file.write_bytes(b""), "save-damaged"),
    "zeros": (lambda file: file.write_bytes(bytes(4096)), "save-damaged"),
    "no text": (lambda file: file.write_bytes(b"\xff\xfe"), "save-damaged"),
    "huge": (lambda file: os.truncate(file, 17_000_000), "save-damaged"),
    "newer": (lambda file: file.write_text('{"format": "spades-record", "version": 2}'), "save-newer"),
    "a folder": (lambda file: (file.unlink(), file.mkdir()), "save-unreadable"),
}
if sys.platform != "win32":
    DAMAGE["a pipe"] = (lambda file: (file.unlink(), os.mkfifo(file)), "save-unreadable")


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_save_that_cannot_be_used_is_set_aside_and_the_one_before_taken(tmp_path: Path, damage: str) -> None:
    spoil, told = DAMAGE[damage]
    kept_in(tmp_path, 3, 4)
    (tmp_path / f"{SAVED}.damaged-1").write_text("earlier")
    spoil(tmp_path / SAVED)
    matches = store(tmp_path)
    assert matches.found() == STATES[3]
    aside, taken = matches.news()
    assert (aside.id, aside.args["value"], taken.id) == ("save-set-aside", f"{SAVED}.damaged-2", "save-previous")
    problem = aside.args["problem"]
    assert isinstance(problem, Message)
    assert problem.id == told
    matches.keep(STATES[5])
    matches.close()
    assert (tmp_path / f"{SAVED}.damaged-1").read_text() == "earlier"
    assert names(tmp_path) == {SAVED, PREVIOUS, f"{SAVED}.damaged-1", f"{SAVED}.damaged-2"}
    assert from_text((tmp_path / PREVIOUS).read_text()) == STATES[3]
    assert store(tmp_path).found() == STATES[5]


def test_where_both_saves_are_damaged_both_are_set_aside_and_it_is_told(tmp_path: Path) -> None:
    kept_in(tmp_path, 3, 4)
    for name in (SAVED, PREVIOUS):
        (tmp_path / name).write_text("{")
    matches = store(tmp_path)
    assert matches.found() is None
    assert ids(matches.news()) == ["save-set-aside", "save-set-aside", "save-none"]
    assert names(tmp_path) == {f"{SAVED}.damaged-1", f"{PREVIOUS}.damaged-1"}


def refuse(number: int) -> Callable[..., None]:
    """A call to the system that fails with this error."""

    def fail(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    return fail


def test_a_save_that_can_be_neither_read_nor_renamed_is_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import errno

    kept_in(tmp_path, 3)
    (tmp_path / SAVED).write_text("damaged")
    with monkeypatch.context() as broken:
        broken.setattr(Path, "touch", refuse(errno.EROFS))
        matches = store(tmp_path)
        assert ids(matches.news()) == ["save-damaged", "save-none"]
        matches.keep(STATES[4])
        assert ids(matches.news()) == ["save-failed"]
        assert (tmp_path / SAVED).read_text() == "damaged"
    matches.keep(STATES[5])
    assert ids(matches.news()) == ["save-works-again"]
    assert (tmp_path / f"{SAVED}.damaged-1").read_text() == "damaged"
    assert store(tmp_path).found() == STATES[5]
    matches.close()


# Disks that refuse


@contextmanager
def small_files(most: int) -> Iterator[None]:
    """The system lets no file grow beyond ``most`` bytes: it refuses in mid-file, as a full disk does."""
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_where_the_disk_takes_no_more_the_last_state_stays_and_it_is_told_once(tmp_path: Path) -> None:
    woken: list[bool] = []
    matches = MatchStore(tmp_path, lambda: woken.append(True), patience=300)
    matches.keep(STATES[3])
    with small_files(1000):
        for match in STATES[4:8]:
            matches.keep(match)
        assert not matches.kept
        assert ids(matches.news()) == ["save-failed"]
        assert names(tmp_path) == {SAVED}
        assert store(tmp_path).found() == STATES[3]
    matches.keep(STATES[8])
    assert matches.kept
    assert ids(matches.news()) == ["save-works-again"]
    assert len(woken) == 2
    assert store(tmp_path).found() == STATES[8]
    matches.close()


@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_whatever_the_system_refuses_the_last_state_or_the_one_before_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    import errno

    matches = store(tmp_path)
    matches.keep(STATES[3])
    matches.keep(STATES[4])
    with monkeypatch.context() as broken:
        broken.setattr(os, call, refuse(errno.ENOSPC))
        matches.keep(STATES[5])
        assert not matches.kept
    assert store(tmp_path).found() == STATES[4]
    matches.close()
    assert names(tmp_path) == {SAVED, PREVIOUS}


def test_a_folder_that_has_gone_is_made_again(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    matches = store(folder)
    matches.keep(STATES[3])
    shutil.rmtree(folder)
    matches.keep(STATES[4])
    assert store(folder).found() == STATES[4]
    assert matches.news() == ()
    matches.close()


def test_where_no_folder_can_be_the_game_is_told_why(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    matches = store(tmp_path / "file" / "data")
    if sys.platform != "win32":  # there, a file in the way of a folder reads as no folder
        assert ids(matches.news()) == ["save-unreadable", "save-unreadable-again", "save-none"]
    matches.keep(STATES[3])
    assert ids(matches.news()) == ["save-failed"]
    matches.close()
