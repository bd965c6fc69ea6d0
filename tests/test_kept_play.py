"""Keeping matches under names, going on with them and giving them to others, as played: nothing is lost unasked."""

import os
from pathlib import Path

import pytest
from kept_player import OTHER, STANDS, Player, at_table, on_the_shelf
from saves import saved_after

from spades_gui.app.doubles import RecordingMatchKeeper, RecordingStatistics

# Keeping


def test_enter_alone_keeps_the_match_under_its_rules_and_its_score(tmp_path: Path) -> None:
    player = at_table(tmp_path)
    assert player.press("ctrl+s") == [
        "Name of this match; Enter alone for Classic, hand 1, we 0, they 0. Typed: nothing"
    ]
    assert player.press("return") == ["Kept as Classic, hand 1, we 0, they 0."]
    assert player.shelf == {"Classic, hand 1, we 0, they 0": player.now}
    assert player.painter.pictures[-1].dialog is None


def test_a_name_is_typed_by_ear_letter_by_letter(tmp_path: Path) -> None:
    player = at_table(tmp_path)
    assert player.press("ctrl+s", *"so", "backspace", *"at")[1:] == ["S", "O", "Typed: s", "A", "T"]
    assert player.press("return") == ["Kept as sat."]
    assert list(player.shelf) == ["sat"]


def test_the_next_time_the_same_match_offers_its_own_name_and_takes_its_own_place_unasked(tmp_path: Path) -> None:
    player = at_table(tmp_path)
    player.keep("sat")
    player.play()
    assert player.press("ctrl+s") == ["Name of this match; Enter alone for sat. Typed: nothing"]
    assert player.press("return") == ["Kept as sat."]
    assert player.shelf == {"sat": player.now}


def test_the_name_of_another_match_is_asked_about_first(tmp_path: Path) -> None:
    on_the_shelf(tmp_path, sat=OTHER)
    player = at_table(tmp_path)
    assert player.keep("sat")[-1] == "There is a match sat already. Replace it? No"
    assert player.press("return") == ["Name of this match; Enter alone for Classic, hand 1, we 0, they 0. Typed: sat"]
    assert player.shelf == {"sat": OTHER}
    assert player.press("return", "down", "return")[-1] == "Kept as sat."
    assert player.shelf == {"sat": player.now}
    assert player.painter.pictures[-1].dialog is None


def test_from_the_game_menu_it_is_kept_too_and_the_menu_is_still_there(tmp_path: Path) -> None:
    player = at_table(tmp_path)
    player.press("escape")
    player.choose("keep this match")
    player.press("return", *"sat")
    assert player.press("return") == ["Kept as sat. Game menu. Keep this match"]


def test_a_match_of_five_is_kept_as_it_is_while_a_lesson_of_four_covers_it(tmp_path: Path) -> None:
    player = at_table(tmp_path, match__preset="solo5", player_name="Zoe")
    player.press("escape")
    player.choose("tutorial")
    player.press("return", "return")
    assert player.keep("sat")[-1].startswith("Kept as sat.")
    assert player.shelf == {"sat": player.now}


def test_the_match_that_was_left_is_kept_from_the_main_menu(tmp_path: Path) -> None:
    player = Player(tmp_path, match=OTHER)
    assert player.keep("sat")[-1] == "Kept as sat. Spades. Main menu. Go on with the match"
    assert player.shelf == {"sat": OTHER}


def test_a_match_that_is_over_can_be_kept(tmp_path: Path) -> None:
    player = Player(tmp_path, rules__target=50)
    player.begin()
    player.play_hand()
    player.press("return")
    (said,) = player.keep()[-1:]
    assert said.startswith("Kept as Classic, over, we ")
    assert [match.over for match in player.shelf.values() if match] == [True]


def test_without_a_match_there_is_nothing_to_keep(tmp_path: Path) -> None:
    player = Player(tmp_path)
    assert player.press("ctrl+s") == ["There is no match to keep."]


@pytest.mark.skipif(os.name == "nt", reason="there, a file in the way of a folder reads as no folder")
def test_where_nothing_can_be_kept_it_is_told_why(tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("in the way")
    player = at_table(tmp_path)
    assert player.press("ctrl+s") == ["The folder cannot be read: a file is in the place of a folder."]
    player.act()


# Going on


def test_without_a_kept_match_the_list_says_so(tmp_path: Path) -> None:
    player = Player(tmp_path)
    assert player.open_kept() == ["No match is kept yet. Bring in a match record"]
    assert player.press("escape")[-1].startswith("Spades. Main menu.")


def test_the_list_tells_each_with_how_it_stands_and_enter_goes_on_with_one(tmp_path: Path) -> None:
    on_the_shelf(tmp_path, Sunday=OTHER, Monday=saved_after(3, seed="monday"))
    player = Player(tmp_path)
    assert player.open_kept() == ["Kept matches. Right arrow for more. Monday, hand 1, we 0, they 0"]
    assert player.press("down") == [f"Sunday{STANDS}"]
    assert player.press("return")[0].startswith("At the table.")
    assert player.now == OTHER
    player.act()
    assert player.now.record.actions[: len(OTHER.record.actions)] == OTHER.record.actions
    assert player.shelf["Sunday"] == OTHER


def test_a_match_that_is_over_opens_at_its_last_score(tmp_path: Path) -> None:
    over = saved_after(10_000, seed="over")
    assert over.over
    on_the_shelf(tmp_path, Sunday=over)
    player = Player(tmp_path, match=OTHER)
    player.open_kept()
    player.press("right")
    assert player.press("home") == ["Look at it"]
    assert player.press("return")[-1].startswith("And the match in progress?")
    said = player.press("return")
    assert said[0].startswith("At the table. The match is over.")
    assert player.painter.pictures[-1].dialog is not None
    assert player.painter.pictures[-1].dialog.title.startswith("Score of hand ")
    assert any(" win, " in line for line in player.press("return"))
    assert list(player.shelf.values()) == [OTHER, over]
    assert isinstance(player.matches, RecordingMatchKeeper)
    assert player.matches.match is None
    assert isinstance(player.statistics, RecordingStatistics)
    assert player.statistics.kept == []  # it was counted when it was played


def test_first_letters_find_a_match(tmp_path: Path) -> None:
    on_the_shelf(tmp_path, Sunday=OTHER, Monday=saved_after(3, seed="monday"))
    player = Player(tmp_path)
    player.open_kept()
    assert player.press("s") == [f"Sunday{STANDS}"]


@pytest.mark.parametrize(
    ("language", "asked", "kept"),
    [
        ("en", "And the match in progress? Keep it as Classic, hand 1, we 0, they 0", "Classic, hand 1, we 0, they 0"),
        (
            "fr",
            "Et la partie en cours\u202f? La garder sous le nom Classiques, donne 1, nous 0, eux 0",
            "Classiques, donne 1, nous 0, eux 0",
        ),
        (
            "ru",
            "А текущая партия? Сохранить как Классические, раздача 1, мы: 0, они: 0",
            "Классические, раздача 1, мы: 0, они: 0",
        ),
    ],
)
def test_the_match_in_progress_is_kept_first_if_the_player_wants(
    tmp_path: Path, language: str, asked: str, kept: str
) -> None:
    on_the_shelf(tmp_path, Sunday=OTHER)
    player = at_table(tmp_path, language)
    before = player.now
    player.open_kept()
    assert player.press("return") == [asked]
    player.press("return")
    assert player.now == OTHER
    assert player.shelf == {kept: before, "Sunday": OTHER}


def test_the_match_in_progress_is_given_up_only_when_told(tmp_path: Path) -> None:
    on_the_shelf(tmp_path, Sunday=OTHER)
    player = at_table(tmp_path)
    before = player.now
    player.open_kept()
    assert player.press("return", "escape")[-1] == f"Kept matches. Right arrow for more. Sunday{STANDS}"
    assert player.now == before
    player.press("return", "down")
    assert player.press("return")[0].startswith("At the table.")
    assert (player.now, player.shelf) == (OTHER, {"Sunday": OTHER})


def test_the_match_left_in_the_main_menu_is_asked_about_too(tmp_path: Path) -> None:
    on_the_shelf(tmp_path, Sunday=OTHER)
    left = saved_after(20, seed="left")
    player = Player(tmp_path, match=left)
    player.open_kept()
    assert player.press("return") == ["And the match in progress? Keep it as Classic, hand 1, we 0, they 0"]
    player.press("return")
    assert list(player.shelf.values()) == [left, OTHER]


def test_a_match_in_progress_that_is_kept_as_it_stands_is_left_without_a_question(tmp_path: Path) -> None:
    on_the_shelf(tmp_path, Sunday=OTHER)
    player = at_table(tmp_path)
    player.keep("sat")
    player.open_kept()
    player.choose("sunday")
    assert player.press("return")[0].startswith("At the table.")
    assert player.now == OTHER


def test_a_match_that_was_kept_once_and_has_gone_on_is_offered_its_own_name(tmp_path: Path) -> None:
    on_the_shelf(tmp_path, Sunday=OTHER)
    player = at_table(tmp_path)
    player.keep("sat")
    player.play()
    now = player.now
    player.open_kept()
    player.choose("sunday")
    assert player.press("return") == ["And the match in progress? Keep it as sat"]
    player.press("return")
    assert player.shelf == {"sat": now, "Sunday": OTHER}


def test_a_later_state_of_the_match_in_progress_loses_nothing(tmp_path: Path) -> None:
    on_the_shelf(tmp_path, Sunday=OTHER)
    player = Player(tmp_path, match=saved_after(50, seed="other"))
    player.open_kept()
    assert player.press("return")[0].startswith("At the table.")
    assert player.now == OTHER


# What can be done with one


def test_the_right_arrow_opens_what_can_be_done_with_a_match(tmp_path: Path) -> None:
    on_the_shelf(tmp_path, Sunday=OTHER)
    player = Player(tmp_path)
    player.open_kept()
    assert player.press("space") == [f"Sunday{STANDS}. Enter goes on with it; right arrow: rename, export, delete."]
    assert player.press("right") == [f"Sunday{STANDS}. Go on with it"]
    assert player.press("down", "down", "down", "down") == ["Rename", "Export as a match record", "Delete", "Back"]
    assert player.press("escape")[-1].endswith(f"Sunday{STANDS}")
    assert player.press("right", "return")[-1].startswith("At the table.")


def test_renaming_asks_before_another_name_is_lost(tmp_path: Path) -> None:
    monday = saved_after(3, seed="monday")
    on_the_shelf(tmp_path, Sunday=OTHER, Monday=monday)
    player = Player(tmp_path)
    player.open_kept()
    player.press("right", "down", "return")
    assert player.press("return") == ["New name for Monday."]
    assert player.press(*"sunday", "return")[-1] == "There is a match sunday already. Replace it? No"
    player.press("escape", *["backspace"] * 3)
    assert player.press("return") == ["Kept as sun. Sun, hand 1, we 0, they 0"]
    assert player.shelf == {"sun": monday, "Sunday": OTHER}


def test_deleting_asks_first(tmp_path: Path) -> None:
    on_the_shelf(tmp_path, Sunday=OTHER)
    player = Player(tmp_path)
    player.open_kept()
    player.press("right")
    player.choose("delete")
    assert player.press("return") == ["Delete Sunday? No"]
    player.press("return")
    assert player.shelf == {"Sunday": OTHER}
    player.press("return", "down")
    assert player.press("return") == ["Deleted. Bring in a match record"]
    assert player.shelf == {}


def test_a_damaged_one_is_told_and_can_only_be_deleted(tmp_path: Path) -> None:
    on_the_shelf(tmp_path, Sunday=OTHER)
    file = tmp_path / "kept" / "spades-Sunday.json"
    file.write_bytes(file.read_bytes()[:-100])
    player = Player(tmp_path)
    assert player.open_kept() == ["Kept matches. Right arrow for more. Spades-Sunday.json: unusable"]
    assert player.press("return") == ["The saved match is damaged."]
    assert player.press("right") == ["Spades-Sunday.json: unusable. Delete"]
    assert player.press("return", "down", "return")[-1] == "Deleted. Bring in a match record"
    assert not file.exists()
