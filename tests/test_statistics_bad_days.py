"""Bad days of the statistics file: cut, changed, locked, unwritable, killed. The game goes on and tells the player."""

import os
import random
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pytest
from histories import EXCHANGE, Keeper, hand_of, match_of, played_before
from test_match_store import small_files
from thorough import times

from spades_gui.present.history import History
from spades_gui.present.message import Message
from spades_gui.storage.statistics import FILE
from spades_gui.storage.statistics_file import VERSION, StatisticsFile
from spades_gui.storage.troubles import DamagedError, NewerError

ASIDE = f"{FILE}.damaged-1"


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, History]:
    """A file of three matches, and what it comes to."""
    folder = tmp_path_factory.mktemp("sound")
    history = played_before(folder)
    return (folder / FILE).read_bytes(), history


def names(folder: Path) -> set[str]:
    return {each.name for each in folder.iterdir()}


def assert_told_or_unchanged(folder: Path, data: bytes, history: History) -> bool:
    """Have the game meet ``data`` as its file. It finds all that was kept, or says what is wrong and loses no byte.

    In both cases the game goes on counting, or says that it does not. Gives whether something was wrong.
    """
    file = folder / FILE
    for each in folder.iterdir():
        each.unlink()
    file.write_bytes(data)
    with closing(Keeper(folder)) as keeper:
        found, news = keeper.found(), keeper.news()
        assert keeper.found() == found
        keeper.keep(match_of("new"), hand_of(1))
        if isinstance(found, Message):  # by a stroke of bad luck it looks like a newer one
            assert found.id == "statistics-newer"
            assert [*news, *keeper.news()] == ["statistics-newer"]
            assert file.read_bytes() == data
            return True
        assert keeper.news() == []
        assert keeper.history().all.hands == found.all.hands + 1
    if news:
        assert news == ["statistics-damaged"]
        assert found == History()
        assert (folder / ASIDE).read_bytes() == data
        assert names(folder) == {FILE, ASIDE}
    else:
        assert found == history
        assert names(folder) == {FILE}
    return bool(news)


EVERY: Final = 40
"""Of so many damages, one is met by the game as a whole, and the others by what reads the file."""


def assert_noticed_or_unchanged(folder: Path, data: bytes, history: History, number: int) -> bool:
    """Whether something is found wrong with ``data``; if not, all that was kept must be found."""
    if number % EVERY == 0:
        return assert_told_or_unchanged(folder, data, history)
    (folder / FILE).write_bytes(data)
    try:
        assert StatisticsFile(folder / FILE).history() == history
    except (DamagedError, NewerError):
        assert (folder / FILE).read_bytes() == data
        return True
    return False


def test_a_file_cut_anywhere_is_kept_and_told(tmp_path: Path, sound: tuple[bytes, History]) -> None:
    data, history = sound
    lengths = {*range(200), *range(200, len(data), times(29, 1)), *range(len(data) - 200, len(data))}
    for page in range(4096, len(data), 4096):
        lengths |= {page - 1, page, page + 1}
    for number, length in enumerate(sorted(lengths)):
        assert assert_noticed_or_unchanged(tmp_path, data[:length], history, number), length


def test_with_any_byte_changed_all_is_found_or_it_is_told(tmp_path: Path, sound: tuple[bytes, History]) -> None:
    data, history = sound
    rng = random.Random("bytes")
    used = [place for place, byte in enumerate(data) if byte]
    noticed = 0
    changes = times(600, 2000)
    for number in range(changes):
        place = rng.choice(used) if number % 2 else rng.randrange(len(data))
        changed = bytearray(data)
        changed[place] ^= rng.randrange(1, 256)
        noticed += assert_noticed_or_unchanged(tmp_path, bytes(changed), history, number)
    assert noticed > 0.4 * changes


OTHERS: dict[str, bytes] = {
    "empty": b"",
    "zeros": bytes(20_000),
    "a text": b"not a database at all " * 100,
    "a pickle": b"\x80\x04\x95" + bytes(500),
}


@pytest.mark.parametrize("other", OTHERS)
def test_what_was_never_a_statistics_file_is_kept_and_told(tmp_path: Path, other: str) -> None:
    assert assert_told_or_unchanged(tmp_path, OTHERS[other], History())


def test_a_database_of_another_program_is_kept_and_told(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "other")) as other:
        other.execute("CREATE TABLE hands (id)")
        other.commit()
    assert assert_told_or_unchanged(tmp_path, (tmp_path / "other").read_bytes(), History())


def test_a_file_of_a_newer_version_is_left_alone_and_told(tmp_path: Path) -> None:
    played_before(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as newer:
        newer.execute("PRAGMA journal_mode = WAL")
        newer.execute(f"PRAGMA user_version = {VERSION + 1}")
        newer.execute("CREATE TABLE more (id)")
    data = (tmp_path / FILE).read_bytes()
    with closing(Keeper(tmp_path)) as keeper:
        keeper.keep(match_of("1"), hand_of(1), hand_of(2))
        assert keeper.news() == ["statistics-newer"]
        found = keeper.found()
        assert isinstance(found, Message)
        assert found.id == "statistics-newer"
        keeper.store.reset()
        keeper.store.export(",")
        keeper.found()
        (tmp_path / EXCHANGE).rmdir()
        assert keeper.news() == ["statistics-newer", "statistics-newer"]
    assert (tmp_path / FILE).read_bytes() == data
    assert names(tmp_path) == {FILE}


def test_a_file_damaged_while_the_game_runs_is_kept_and_told(tmp_path: Path, sound: tuple[bytes, History]) -> None:
    data, _ = sound
    with closing(Keeper(tmp_path)) as keeper:
        keeper.keep(match_of("1"), hand_of(1))
        (tmp_path / FILE).write_bytes(data[:5000])
        keeper.keep(match_of("1"), hand_of(2))
        assert keeper.news() == ["statistics-damaged"]
        assert keeper.history().all.hands == 1
    assert (tmp_path / ASIDE).read_bytes() == data[:5000]


def test_a_damaged_file_that_cannot_be_renamed_is_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sound: tuple[bytes, History]
) -> None:
    data = sound[0][:5000]
    (tmp_path / FILE).write_bytes(data)

    def refuse(*_: object, **__: object) -> None:
        raise OSError("read only")

    with closing(Keeper(tmp_path)) as keeper:
        with monkeypatch.context() as broken:
            broken.setattr(Path, "touch", refuse)
            keeper.keep(match_of("1"), hand_of(1))
            assert keeper.news() == ["statistics-stuck"]
            assert (tmp_path / FILE).read_bytes() == data
        keeper.keep(match_of("1"), hand_of(2))
        assert keeper.news() == ["statistics-damaged", "statistics-work-again"]
        assert keeper.history().all.hands == 2
    assert (tmp_path / ASIDE).read_bytes() == data


# Others who use it


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Another program is writing to the file."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


def test_while_another_program_uses_the_file_hands_wait_in_memory_and_it_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(StatisticsFile.__init__, "__defaults__", (0.01,))
    with closing(Keeper(tmp_path)) as keeper:
        keeper.keep(match_of("1"), hand_of(1))
        with locked(tmp_path / FILE):
            keeper.keep(match_of("1"), hand_of(2))
            found = keeper.found()
            assert isinstance(found, Message)
            assert found.id == "statistics-locked"
            keeper.keep(match_of("1"), hand_of(3))
            assert keeper.news() == ["statistics-locked"]
        keeper.keep(match_of("1"), hand_of(4))
        assert keeper.news() == ["statistics-work-again"]
        assert keeper.history().all.hands == 4


def test_what_waits_is_written_when_the_game_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(StatisticsFile.__init__, "__defaults__", (0.01,))
    played_before(tmp_path)
    keeper = Keeper(tmp_path)
    with locked(tmp_path / FILE):
        keeper.keep(match_of("1"), hand_of(1))
    keeper.close()
    with closing(Keeper(tmp_path)) as again:
        assert again.history().all.hands == 20


def test_a_lock_that_lasts_a_moment_is_waited_for(tmp_path: Path) -> None:
    with closing(Keeper(tmp_path)) as keeper:
        keeper.keep(match_of("1"), hand_of(1))
        with locked(tmp_path / FILE):
            keeper.store.keep(match_of("1"), hand_of(2))
            time.sleep(0.2)
        assert keeper.history().all.hands == 2
        assert keeper.news() == []


def test_two_copies_of_the_game_count_into_one_file(tmp_path: Path) -> None:
    with closing(Keeper(tmp_path)) as one, closing(Keeper(tmp_path)) as other:
        for number in range(1, 30):
            one.store.keep(match_of("1"), hand_of(number))
            other.store.keep(match_of("2"), hand_of(number))
        told = [*one.news(), *other.news()]
        for keeper, match in ((one, "1"), (other, "2")):  # what one waited for too long is written with the next
            keeper.keep(match_of(match))
            told += keeper.news()
        assert other.history().all.hands == one.history().all.hands == 58
        assert told.count("statistics-locked") == told.count("statistics-work-again")
        assert set(told) <= {"statistics-locked", "statistics-work-again"}


# Disks that refuse


def test_where_the_disk_takes_no_more_hands_wait_in_memory_and_it_is_told_once(tmp_path: Path) -> None:
    with closing(Keeper(tmp_path)) as keeper:
        keeper.keep(match_of("1"), hand_of(1))
        with small_files(1000):
            keeper.keep(match_of("1"), hand_of(2), hand_of(3))
            assert keeper.news() == ["statistics-failed"]
            assert keeper.history().all.hands == 1
        keeper.keep(match_of("1"), hand_of(4))
        assert keeper.news() == ["statistics-work-again"]
        assert keeper.history().all.hands == 4


def test_where_the_disk_takes_nothing_no_half_file_is_left(tmp_path: Path) -> None:
    with closing(Keeper(tmp_path)) as keeper:
        with small_files(1000):
            keeper.keep(match_of("1"), hand_of(1))
            assert keeper.news() == ["statistics-failed"]
            assert names(tmp_path) == set()
        assert keeper.history().all.hands == 0
        keeper.keep(match_of("1"), hand_of(2))
        assert keeper.history().all.hands == 2


def test_where_no_folder_can_be_it_is_told_why(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with closing(Keeper(tmp_path / "file" / "data")) as keeper:
        keeper.keep(match_of("1"), hand_of(1))
        assert keeper.news() == ["statistics-failed"]
        found = keeper.found()
        assert isinstance(found, Message)
        assert found.id == "statistics-unreadable"


def test_a_folder_that_has_gone_is_made_again(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with closing(Keeper(folder)) as keeper:
        keeper.keep(match_of("1"), hand_of(1))
        shutil.rmtree(folder)
        keeper.keep(match_of("1"), hand_of(2))
        assert keeper.history().all.hands == 1
        assert keeper.news() == []


ODD: dict[str, Callable[[Path], object]] = {"a folder": Path.mkdir}
if sys.platform != "win32":
    ODD["a pipe"] = os.mkfifo


@pytest.mark.parametrize("odd", ODD)
def test_what_is_no_file_at_all_is_left_alone_and_told(tmp_path: Path, odd: str) -> None:
    ODD[odd](tmp_path / FILE)
    with closing(Keeper(tmp_path)) as keeper:
        keeper.keep(match_of("1"), hand_of(1))
        assert keeper.news() == ["statistics-failed"]
    assert names(tmp_path) == {FILE}


READ_ONLY = """
import os, sys
from contextlib import closing
from pathlib import Path
folder = Path(sys.argv[1])
from histories import EXCHANGE, Keeper, hand_of, match_of
import sqlite3
import spades_gui.storage.statistics_file  # later, the program itself may be out of reach
if not os.getuid():
    os.setuid(65534)  # for the system's administrator, nothing is read only
with closing(Keeper(folder)) as keeper:
    hands = keeper.history().all.hands
    keeper.keep(match_of("1"), hand_of(1))
    print(hands, keeper.history().all.hands, keeper.news())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="folders cannot be made read only there")
def test_in_a_folder_that_is_read_only_the_figures_can_be_read_and_it_is_told() -> None:
    with TemporaryDirectory() as reachable:  # by the other user, as the folders of the tests are not
        Path(reachable).chmod(0o755)
        folder = Path(reachable) / "data"
        played_before(folder)
        (folder / FILE).chmod(0o444)
        folder.chmod(0o555)
        process = subprocess.run(
            [sys.executable, "-c", READ_ONLY, folder],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
        folder.chmod(0o755)
    assert process.stderr == ""
    assert process.stdout == "19 19 ['statistics-failed']\n"


# Kills

WRITER = """
import sys
from itertools import count
from pathlib import Path
from histories import EXCHANGE, Keeper, hand_of, match_of
keeper = Keeper(Path(sys.argv[1]))
for number in count(int(sys.argv[2])):
    keeper.keep(match_of("1"), hand_of(number))
    print(number, flush=True)
"""


def test_killed_in_mid_write_no_hand_is_lost_that_was_written(tmp_path: Path) -> None:
    rng = random.Random("kills")
    written = 0
    for _ in range(times(5, 100)):
        command = [sys.executable, "-c", WRITER, str(tmp_path), str(written + 1)]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            process.stdout.readline()
            time.sleep(rng.uniform(0, 0.1))
            process.kill()
            told = process.stdout.read().split()
        with closing(Keeper(tmp_path)) as keeper:
            hands = keeper.history().all.hands
            assert keeper.news() == []
        assert hands >= max([written + 1, *map(int, told)])
        assert hands <= max([written + 1, *map(int, told)]) + 1
        written = hands
    assert written > 5
