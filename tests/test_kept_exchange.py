"""Matches given to others and got from them, as played: exported, brought in by ear, opened from the command line."""

import json
from pathlib import Path

import pytest
from kept_player import OTHER, STANDS, Player, on_the_shelf
from saves import saved_after

from spades_gui.core.record import to_data


def test_an_export_is_told_with_its_path_which_is_copied(tmp_path: Path) -> None:
    on_the_shelf(tmp_path, Sunday=OTHER)
    player = Player(tmp_path)
    player.open_kept()
    player.press("right")
    player.choose("export")
    file = tmp_path / "exports" / "spades-Sunday.json"
    assert player.press("return") == [f"Written, and the path copied: {file}. Sunday{STANDS}"]
    assert player.clipboard.text == str(file)
    assert json.loads(file.read_text()) == to_data(OTHER.record)


def test_a_record_is_brought_in_by_ear_and_played_on(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.open_kept()
    assert player.press("return") == [f"No match records in {tmp_path / 'exports'}; put them there. Back"]
    player.press("return")
    data = to_data(OTHER.record)
    data["seats"] = [{"name": f"Guest {seat}", "player": "bot:easy" if seat != 2 else "human"} for seat in range(4)]
    (tmp_path / "exports" / "from a friend.json").write_text(json.dumps(data))
    assert player.press("return") == [f"Enter brings in a record from {tmp_path / 'exports'}. From a friend.json"]
    assert player.press("return") == [
        f"Brought in: from a friend{STANDS}. You play for Guest 2, the computer for all others. From a friend{STANDS}"
    ]
    player.press("return")
    assert [seat.name for seat in player.now.record.seats] == ["Guest 2", "Guest 3", "Guest 0", "Guest 1"]
    assert any("Guest 3" in line for line in player.press("w"))
    player.act()
    assert len(player.now.record.actions) > len(OTHER.record.actions)


@pytest.mark.parametrize(
    ("content", "language", "told"),
    [
        ("<html>", "en", "Not JSON: a.json"),
        ("<html>", "fr", "Ce n’est pas du JSON : a.json"),
        ("<html>", "ru", "В файле a.json не JSON."),
        ('{"name": "Boris"}', "fr", "Ce n’est pas une partie enregistrée : a.json"),
        ('{"name": "Boris"}', "ru", "Это не запись партии: a.json"),
        ('{"format": "spades-record", "version": 2}', "fr", "D’une version plus récente du jeu : a.json"),
        ('{"format": "spades-record", "version": 2}', "ru", "Запись из более новой версии игры: a.json"),
    ],
)
def test_a_foreign_file_is_refused_with_the_reason_in_the_player_s_language(
    tmp_path: Path, content: str, language: str, told: str
) -> None:
    (tmp_path / "exports").mkdir()
    (tmp_path / "exports" / "a.json").write_text(content)
    player = Player(tmp_path, language)
    player.open_kept()
    player.press("return")
    assert player.press("return") == [told]
    assert player.shelf == {}


def test_a_record_from_the_command_line_is_at_the_table_at_once(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.kept.export("Sunday", OTHER)
    player.game.start(record=tmp_path / "exports" / "spades-Sunday.json")
    assert player.heard()[-1].startswith("At the table.")
    assert player.now.record == OTHER.record


def test_a_record_from_the_command_line_asks_about_the_match_in_progress(tmp_path: Path) -> None:
    left = saved_after(20, seed="left")
    player = Player(tmp_path, match=left)
    player.kept.export("Sunday", OTHER)
    player.game.start(record=tmp_path / "exports" / "spades-Sunday.json")
    assert player.heard()[-1].startswith("And the match in progress?")
    player.press("return")
    assert list(player.shelf.values()) == [left]
