"""Matches kept under a name: whatever the name, it stays; whatever the file, it harms nobody."""

import errno
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from saves import saved_after

from spades_gui.app.kept_match import KeptMatch, fit_name, is_earlier
from spades_gui.app.saved_match import SavedMatch
from spades_gui.core.record import from_data, to_data
from spades_gui.present.message import Message, msg
from spades_gui.storage.kept import KeptMatches
from spades_gui.storage.match_text import named_from_text, to_text

EARLY, LATE, OTHER = saved_after(3), saved_after(9), saved_after(5, seed="other")

NAMES = {
    "plain": "Sunday",
    "Cyrillic": "Воскресенье у Жанны",
    "French": "L’été d’Éloïse",
    "emoji": "\N{BLACK SPADE SUIT} \N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN} \N{GAME DIE}",
    "slash": "a/b\\c:d*e?f",
    "up": "../../outside",
    "root": "/etc/passwd",
    "dots": "...",
    "a device": "CON",
    "another device": "com1.json",
    "trailing": "ends. . .",
    "long": "x" * 300,
    "long letters": "ж" * 300,
    "hidden": ".hidden",
    "half a letter": "a\ud800b",
    "zero": "nul\0byte",
    "lines": "one\ntwo\r\nthree\t",
    "backwards": "\N{RIGHT-TO-LEFT OVERRIDE}evil",
}


def shelf(folder: Path) -> KeptMatches:
    return KeptMatches(folder / "kept", folder / "exports")


def kept_in(folder: Path) -> tuple[KeptMatch, ...]:
    """Those that a game finds that starts now."""
    found = shelf(folder).all()
    assert not isinstance(found, Message)
    return found


def names(folder: Path) -> list[str]:
    return [each.name for each in kept_in(folder)]


def keep(folder: Path, name: str, match: SavedMatch) -> KeptMatch:
    kept = shelf(folder).keep(name, match)
    assert isinstance(kept, KeptMatch)
    return kept


def test_where_nothing_was_kept_there_is_nothing_and_no_folder(tmp_path: Path) -> None:
    assert kept_in(tmp_path) == ()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("kind", NAMES)
def test_any_name_is_kept_in_a_file_that_every_system_can_have(tmp_path: Path, kind: str) -> None:
    name = NAMES[kind]
    keep(tmp_path / "data", name, LATE)
    (kept,) = kept_in(tmp_path / "data")
    assert kept.name == fit_name(name)
    assert kept.match == LATE
    assert [each.name for each in tmp_path.iterdir()] == ["data"]
    (file,) = (tmp_path / "data" / "kept").iterdir()
    assert file.name.startswith("spades-") or file.name == "spades.json"
    assert len(file.name.encode()) <= 220
    assert not set(file.stem) & set('\\/:*?"<>|. \0')
    assert file.suffix == ".json"


def test_a_name_is_what_can_be_written_and_said() -> None:
    fitted = {kind: fit_name(name) for kind, name in NAMES.items()}
    for kind in ("plain", "Cyrillic", "French", "emoji", "slash", "up", "dots", "trailing", "long"):
        assert fitted[kind] == NAMES[kind]
    assert fitted["lines"] == "one two three"
    assert "\ud800" not in fitted["half a letter"]
    assert "\0" not in fitted["zero"]
    assert fit_name("e\N{COMBINING ACUTE ACCENT}") == "é"
    for name in fitted.values():
        assert fit_name(name) == name


def test_all_names_are_kept_beside_each_other_and_listed_in_order(tmp_path: Path) -> None:
    for number, name in enumerate(NAMES.values()):
        keep(tmp_path, name, saved_after(number + 1))
    assert sorted(names(tmp_path)) == sorted(map(fit_name, NAMES.values()))
    assert names(tmp_path) == sorted(names(tmp_path), key=str.casefold)
    assert {each.match and len(each.match.record.actions) for each in kept_in(tmp_path)} == set(range(1, 19))


def test_the_same_name_is_one_match_in_capitals_too(tmp_path: Path) -> None:
    keep(tmp_path, "Été", EARLY)
    keep(tmp_path, "éTÉ", LATE)
    (kept,) = kept_in(tmp_path)
    assert (kept.name, kept.match) == ("éTÉ", LATE)


def test_beside_a_match_of_the_name_it_gets_the_next_one(tmp_path: Path) -> None:
    for match in (EARLY, LATE, OTHER):
        kept = shelf(tmp_path).keep_beside("Sunday", match)
        assert isinstance(kept, KeptMatch)
    assert names(tmp_path) == ["Sunday", "Sunday 2", "Sunday 3"]
    assert [each.match for each in kept_in(tmp_path)] == [EARLY, LATE, OTHER]


def test_renamed_it_is_the_same_match_in_one_file(tmp_path: Path) -> None:
    kept = keep(tmp_path, "Sunday", EARLY)
    now = shelf(tmp_path).rename(kept, "Monday")
    assert isinstance(now, KeptMatch)
    assert (now.name, now.match) == ("Monday", EARLY)
    assert names(tmp_path) == ["Monday"]
    again = shelf(tmp_path).rename(now, "monday")
    assert isinstance(again, KeptMatch)
    assert names(tmp_path) == ["monday"]
    assert len(list((tmp_path / "kept").iterdir())) == 1


def test_renamed_to_the_name_of_another_it_takes_its_place(tmp_path: Path) -> None:
    keep(tmp_path, "Monday", OTHER)
    shelf(tmp_path).rename(keep(tmp_path, "Sunday", EARLY), "Monday")
    (kept,) = kept_in(tmp_path)
    assert (kept.name, kept.match) == ("Monday", EARLY)


def test_deleted_it_is_gone_and_no_other(tmp_path: Path) -> None:
    keep(tmp_path, "Monday", OTHER)
    assert shelf(tmp_path).delete(keep(tmp_path, "Sunday", EARLY)) is None
    assert names(tmp_path) == ["Monday"]


def test_what_has_changed_on_disk_is_read_again_and_what_has_not_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = shelf(tmp_path)
    keep(tmp_path, "Sunday", EARLY)
    keep(tmp_path, "Monday", EARLY)
    assert matches.all() == kept_in(tmp_path)
    keep(tmp_path, "Sunday", LATE)
    read: list[str] = []
    monkeypatch.setattr(
        "spades_gui.storage.kept.named_from_text", lambda text: read.append(text) or named_from_text(text)
    )
    found = matches.all()
    assert not isinstance(found, Message)
    assert [each.match for each in found] == [EARLY, LATE]
    assert len(read) == 1


# Files that are no matches, and disks that refuse


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "save-damaged"),
        (b"{}", "save-damaged"),
        (b"\xff\xfe", "save-damaged"),
        (b"[" * 100_000, "save-damaged"),
        (b'{"format": "spades-record", "version": 2}', "save-newer"),
    ],
)
def test_a_file_that_cannot_be_used_is_told_and_never_written_over(tmp_path: Path, content: bytes, told: str) -> None:
    (tmp_path / "kept").mkdir()
    file = tmp_path / "kept" / "spades-Sunday.json"
    file.write_bytes(content)
    (kept,) = kept_in(tmp_path)
    assert kept.match is None
    assert kept.trouble is not None
    assert (kept.name, kept.trouble.id) == ("spades-Sunday.json", told)
    keep(tmp_path, "Sunday", EARLY)
    keep(tmp_path, "spades-Sunday.json", LATE)
    assert file.read_bytes() == content
    assert shelf(tmp_path).delete(kept) is None
    assert not file.exists()
    assert len(kept_in(tmp_path)) == 2


def test_with_any_byte_changed_a_kept_match_is_told_to_be_damaged_or_is_the_same(tmp_path: Path) -> None:
    text = to_text(EARLY, "Sunday").encode()
    (tmp_path / "kept").mkdir()
    file = tmp_path / "kept" / "spades.json"
    for place in range(len(text)):
        file.write_bytes(text[:place] + bytes([text[place] ^ 1]) + text[place + 1 :])
        (kept,) = kept_in(tmp_path)
        assert kept.match is None or (kept.name, kept.match) == ("Sunday", EARLY)


def test_other_files_are_no_matches(tmp_path: Path) -> None:
    keep(tmp_path, "Sunday", EARLY)
    for name in ("readme.txt", "spades-Sunday.json.123.new"):
        (tmp_path / "kept" / name).write_text("{}")
    assert names(tmp_path) == ["Sunday"]


@pytest.mark.skipif(sys.platform == "win32", reason="there, a file in the way of a folder reads as no folder")
def test_a_folder_that_cannot_be_read_is_not_an_empty_one(tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("in the way")
    matches = shelf(tmp_path)
    for outcome in (matches.all(), matches.keep("Sunday", EARLY), matches.keep_beside("Sunday", EARLY)):
        assert isinstance(outcome, Message)
        assert outcome.id == "kept-unreadable"
        assert outcome.args["problem"] == msg("system-no-folder")


def test_where_the_disk_takes_no_more_what_was_there_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    keep(tmp_path, "Sunday", EARLY)
    monkeypatch.setattr(os, "fsync", full)
    matches = shelf(tmp_path)
    outcomes = [matches.keep("Sunday", LATE), matches.keep("Monday", LATE), matches.export("Sunday", LATE)]
    assert [each.id for each in outcomes if isinstance(each, Message)] == [
        "kept-failed",
        "kept-failed",
        "kept-not-exported",
    ]
    assert [(each.name, each.match) for each in kept_in(tmp_path)] == [("Sunday", EARLY)]
    assert len(list((tmp_path / "kept").iterdir())) == 1
    assert list((tmp_path / "exports").iterdir()) == []


KILLED = """
import os, sys
from itertools import count
from pathlib import Path
from saves import saved_after
from spades_gui.storage.kept import KeptMatches

STEPS = {"open", "os.link", "os.mkdir", "os.remove", "os.rename"}
early, late = saved_after(3), saved_after(9)

def live(folder, last):
    steps = count(1)

    def kill_at(event, args):
        if event in STEPS and str(folder) in str(args[0]) and next(steps) == last:
            os.kill(os.getpid(), 9)

    sys.addaudithook(kill_at)
    matches = KeptMatches(folder / "kept", folder / "exports")
    matches.keep("Sunday", early)
    matches.keep("Sunday", late)
    renamed = matches.rename(matches.keep("Monday", late), "Tuesday")
    matches.bring(matches.export("Monday", late), "bot:easy", "seed")
    matches.delete(renamed)
    os._exit(0)

for last in count(1):
    folder = Path(sys.argv[1]) / str(last)
    folder.mkdir()
    child = os.fork()
    if child == 0:
        live(folder, last)
    if os.waitpid(child, 0)[1] == 0:
        break
"""
"""In folders 1, 2 …, keeps and exports, and is killed before the first step, the second …, until it lives."""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="a hundred whole processes would take too long")
def test_killed_before_any_step_every_match_is_whole_or_not_there(tmp_path: Path) -> None:
    command = [sys.executable, "-c", KILLED, str(tmp_path)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert ended.stderr == ""
    found = set()
    for folder in tmp_path.iterdir():
        for each in kept_in(folder):
            assert each.match is not None, folder.name
            found.add((each.name, len(each.match.record.actions)))
        offered = shelf(folder).offered()
        assert not isinstance(offered, Message)
        for file in offered:
            assert from_data(json.loads(file.read_text())) == LATE.record
    assert found == {("Sunday", 3), ("Sunday", 9), ("Monday", 9), ("Tuesday", 9), ("spades-Monday", 9)}
    assert len(list(tmp_path.iterdir())) > 20


def test_where_a_file_system_knows_no_links_a_new_match_is_kept_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(*_: object) -> None:
        raise OSError(errno.EPERM, os.strerror(errno.EPERM))

    monkeypatch.setattr(os, "link", none)
    for name, match in (("...", EARLY), ("..", OTHER), ("...", LATE)):
        keep(tmp_path, name, match)
    assert {each.name: each.match for each in kept_in(tmp_path)} == {"...": LATE, "..": OTHER}
    assert len(list((tmp_path / "kept").iterdir())) == 2


# Records for others


@pytest.mark.parametrize("kind", NAMES)
def test_an_export_is_a_plain_record_in_a_new_file_named_after_the_match(tmp_path: Path, kind: str) -> None:
    files = [shelf(tmp_path).export(NAMES[kind], LATE) for _ in range(2)]
    for file in files:
        assert isinstance(file, Path)
        assert file.parent == tmp_path / "exports"
        data = json.loads(file.read_text())
        assert data == to_data(LATE.record)
        assert from_data(data) == LATE.record
    assert len({str(file) for file in files}) == 2


def test_a_file_is_called_by_the_letters_of_the_match(tmp_path: Path) -> None:
    file = shelf(tmp_path).export(NAMES["Cyrillic"], LATE)
    assert isinstance(file, Path)
    assert file.name == "spades-Воскресенье-у-Жанны.json"


def test_the_folder_of_records_is_made_for_the_player_and_lists_records_only(tmp_path: Path) -> None:
    matches = shelf(tmp_path)
    assert matches.offered() == ()
    for name in ("b.json", "A.JSON", "notes.txt"):
        (tmp_path / "exports" / name).write_text("{}")
    found = matches.offered()
    assert not isinstance(found, Message)
    assert [file.name for file in found] == ["A.JSON", "b.json"]


def test_what_was_exported_can_be_brought_in_and_is_kept_under_the_name_of_its_file(tmp_path: Path) -> None:
    matches = shelf(tmp_path)
    file = matches.export("Sunday", LATE)
    assert isinstance(file, Path)
    for name in ("spades-Sunday", "spades-Sunday 2"):
        kept = matches.bring(file, "bot:easy", "seed")
        assert isinstance(kept, KeptMatch)
        assert kept.match is not None
        assert (kept.name, kept.match.record, kept.match.seed) == (name, LATE.record, "seed")
    assert names(tmp_path) == ["spades-Sunday", "spades-Sunday 2"]


def test_a_match_is_earlier_than_what_became_of_it() -> None:
    assert is_earlier(EARLY, LATE)
    assert is_earlier(LATE, LATE)
    assert not is_earlier(LATE, EARLY)
    assert not is_earlier(EARLY, OTHER)
