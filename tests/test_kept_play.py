"""Keeping matches under names, going on with them and giving them to others, as played: nothing is lost unasked."""

import json
import os
from pathlib import Path
from threading import Event

import pytest
from pilot import Pilot, PlainThinker, words
from saves import saved_after

from spades_gui.app.doubles import RecordingMatchKeeper, RecordingStatistics
from spades_gui.app.errands import ThreadErrands
from spades_gui.app.keeping import suggestion
from spades_gui.app.kept_match import KeptMatch
from spades_gui.app.saved_match import SavedMatch
from spades_gui.core.record import to_data
from spades_gui.keys.key import parse_key
from spades_gui.present.message import Message
from spades_gui.storage.kept import KeptMatches

OTHER = saved_after(60, seed="other")
STANDS = words().say(suggestion(OTHER), "en").removeprefix("Classic")
"""How the other match stands: its hand and score, after a name."""


class Player(Pilot):
    """A player whose kept matches lie in a folder."""

    def __init__(self, folder: Path, language: str = "en", match: SavedMatch | None = None, **settings: object) -> None:
        super().__init__(
            language,
            "kept",
            thinker=PlainThinker(3, 3, 3, 3),
            matches=RecordingMatchKeeper(match),
            kept=KeptMatches(folder / "kept", folder / "exports"),
            **settings,  # type: ignore[arg-type]
        )
        self.heard()

    def keep(self, name: str = "") -> list[str]:
        return self.press("ctrl+s", *name, "return")

    def open_kept(self) -> list[str]:
        """From the table or the main menu to the list of kept matches."""
        if self.painter.pictures[-1].dialog is None:
            self.press("escape")
        self.choose("kept matches", "parties gardées", "сохранённые партии")
        return self.press("return")[-1:]

    def act(self) -> None:
        """Do what is asked for."""
        assert self.seen.my_turn
        _ = self.bid(3) if self.seen.bids_open() else self.play()

    def choose(self, *labels: str) -> None:
        """Go to the line that begins with one of these words."""
        said = self.press("home")
        while not said[-1].lower().startswith(labels):
            before = said
            said = self.press("down")
            assert said != before, labels

    @property
    def now(self) -> SavedMatch:
        """The match in progress, as the game would find it at the next start."""
        assert isinstance(self.matches, RecordingMatchKeeper)
        assert self.matches.match is not None
        return self.matches.match

    @property
    def shelf(self) -> dict[str, SavedMatch | None]:
        """What is kept, as a game would find it that starts now."""
        assert isinstance(self.kept, KeptMatches)
        found = KeptMatches(self.kept._kept, self.kept.exchange).all()
        assert not isinstance(found, Message)
        return {each.name: each.match for each in found}


def at_table(folder: Path, language: str = "en") -> Player:
    player = Player(folder, language)
    player.begin()
    player.bid(3)
    return player


def on_the_shelf(folder: Path, **matches: SavedMatch) -> None:
    for name, match in matches.items():
        assert isinstance(KeptMatches(folder / "kept", folder / "exports").keep(name, match), KeptMatch)


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
    assert player.press("ctrl+s") == ["The folder cannot be read: Not a directory."]
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


# Records


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
    ("language", "told"),
    [
        ("en", "Not JSON: a.json"),
        ("fr", "Ce n’est pas du JSON : a.json"),
        ("ru", "В файле a.json не JSON."),
    ],
)
def test_a_foreign_file_is_refused_with_the_reason_in_the_player_s_language(
    tmp_path: Path, language: str, told: str
) -> None:
    (tmp_path / "exports").mkdir()
    (tmp_path / "exports" / "a.json").write_text("<html>")
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


# A disk that takes its time


def test_while_the_disk_is_slow_the_game_goes_on_and_nothing_is_done_twice() -> None:
    may, woken, done = Event(), Event(), list[str]()
    errands = ThreadErrands(woken.set, patience=0.001)
    errands.run(lambda: may.wait(30), lambda _: done.append("first"))
    errands.run(lambda: "second", done.append)
    assert errands.pending
    assert not errands.step()
    may.set()
    errands.close()
    while errands.pending:
        woken.wait(30)
        errands.step()
    assert done == ["first", "second"]


def test_keys_pressed_meanwhile_start_nothing_else(tmp_path: Path) -> None:
    may = Event()
    player = at_table(tmp_path)
    errands = player.desk.errands = ThreadErrands(lambda: None, patience=0.001)
    real = player.kept

    class Slow(KeptMatches):
        def all(self) -> tuple[KeptMatch, ...] | Message:
            may.wait(30)
            return real.all()

    player.desk.kept = Slow(tmp_path / "kept", tmp_path / "exports")
    for _ in range(3):
        player.game.press(parse_key("ctrl+s"))
        assert player.game.tick(player.clock.now) is not None  # it looks again by itself
    assert player.heard() == []
    assert not player.game.waiting
    may.set()
    errands.close()
    player.settle()
    assert player.heard() == ["Name of this match; Enter alone for Classic, hand 1, we 0, they 0. Typed: nothing"]


def test_a_fault_in_an_errand_is_raised_where_it_was_asked_for() -> None:
    def fail() -> str:
        raise ZeroDivisionError

    errands = ThreadErrands(lambda: None, patience=30)
    with pytest.raises(ZeroDivisionError):
        errands.run(fail, lambda _: None)
    assert not errands.pending
