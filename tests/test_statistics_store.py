"""What was played, as it is kept on disk: each match and hand once, whatever happens to the game in between."""

import csv
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from histories import CLASSIC, EXCHANGE, Keeper, hand_of, match_of, played_before

from spades_gui.app import finishing
from spades_gui.present.history import History, RulesName, Tally
from spades_gui.present.history import Result as Ended
from spades_gui.present.message import Message
from spades_gui.storage.statistics import EXPORTED, StatisticsStore
from spades_gui.storage.statistics_file import LAST

WON = Ended(True, 510, 320)


@pytest.fixture
def keeper(tmp_path: Path) -> Iterator[Keeper]:
    """A store that has kept nothing yet."""
    keeper = Keeper(tmp_path)
    yield keeper
    keeper.close()


def test_figures_are_added_up_by_rules_and_by_partner(keeper: Keeper) -> None:
    house = RulesName("house")
    keeper.keep(
        match_of("1", partner="easy"), hand_of(1, bid=3, tricks=4), hand_of(2, bid=5, tricks=2, points=-60, made=False)
    )
    keeper.keep(match_of("1", partner="easy", result=WON), hand_of(3, bid=0, tricks=0, points=160, nil=True, bags=0))
    keeper.keep(
        match_of("2", house, partner="hard"), hand_of(1, bid=0, tricks=2, points=-120, nil=False, made=None, bags=2)
    )
    history = keeper.history()
    one = Tally(
        matches=1,
        won=1,
        hands=3,
        contracts=3,
        made=2,
        nils=1,
        nils_made=1,
        bag_hands=3,
        bags=2,
        off=4,
        over=-2,
        points=161,
    )
    two = Tally(hands=1, nils=1, bag_hands=1, bags=2, off=2, over=2, points=-120)
    assert history.by_rules() == {CLASSIC: one, house: two}
    assert history.by_partner() == {"easy": one, "hard": two}
    assert history.all == one + two
    assert (history.all.bid_error, history.all.beyond_bid, history.all.bags_a_hand) == (1.5, 0.0, 1.0)
    assert [(each.number, each.result, each.tally.hands) for each in history.matches] == [(1, WON, 3)]
    assert [(each.match, each.hand.number) for each in history.hands] == [(1, 1), (1, 2), (1, 3), (2, 1)]


def test_averages_of_nothing_are_none() -> None:
    nothing = Tally()
    assert {
        nothing.contracts_made,
        nothing.bags_a_hand,
        nothing.bid_error,
        nothing.beyond_bid,
        nothing.points_a_hand,
    } == {None}


def test_what_was_kept_is_there_at_the_next_start(tmp_path: Path) -> None:
    before = played_before(tmp_path)
    assert before.all.matches == 2
    assert before.all.hands == 19
    assert Keeper(tmp_path).history() == before


def test_a_match_that_is_gone_on_with_counts_once_and_so_do_its_hands(tmp_path: Path) -> None:
    for start in range(3):  # the last hand is told again at each start of the game
        keeper = Keeper(tmp_path)
        keeper.keep(match_of("1"), *(hand_of(number) for number in range(max(1, start), start + 2)))
        keeper.close()
    keeper = Keeper(tmp_path)
    keeper.keep(match_of("1", result=WON), hand_of(4))
    keeper.keep(match_of("1", result=WON), hand_of(4))
    assert keeper.history().all == Tally(1, 1, 4, 4, 4, 0, 0, 4, 4, 4, 4, 244)


def test_a_hand_that_was_undone_and_played_anew_takes_its_own_place_and_those_after_it_go(keeper: Keeper) -> None:
    keeper.keep(match_of("1"), hand_of(1), hand_of(2))
    keeper.keep(match_of("1", result=WON), hand_of(3))
    keeper.keep(match_of("2"), hand_of(1))
    keeper.keep(match_of("1"), hand_of(2, points=-60))
    history = keeper.history()
    assert [(each.match, each.hand.number, each.hand.points) for each in history.hands] == [
        (1, 1, 61),
        (1, 2, -60),
        (2, 1, 61),
    ]
    assert history.all.matches == 0, "it is under way again"
    keeper.keep(match_of("1", result=Ended(False, -200, 500)), hand_of(3))
    assert keeper.history().all.matches == 1
    assert keeper.history().all.won == 0


def test_to_look_at_a_match_as_it_was_changes_nothing_of_what_came_after(keeper: Keeper) -> None:
    won = match_of("1", result=WON)
    keeper.keep(match_of("1"), hand_of(1), hand_of(2))
    keeper.store.keep(won, hand_of(3))
    before = keeper.history()
    keeper.store.keep(match_of("1"), hand_of(1), again=True)
    assert keeper.history() == before
    assert (before.all.hands, before.all.matches) == (3, 1)


def test_a_hand_that_was_scored_when_the_game_was_killed_counts_at_the_next_start(keeper: Keeper) -> None:
    keeper.keep(match_of("1"), hand_of(1))
    keeper.store.keep(match_of("1"), hand_of(2), again=True)
    assert [hand.hand.number for hand in keeper.history().hands] == [1, 2]


def test_a_hand_that_others_have_played_before_the_match_was_brought_in_counts_nowhere(keeper: Keeper) -> None:
    keeper.store.keep(match_of("1"), hand_of(3), again=True)
    assert keeper.history().all.hands == 0
    keeper.store.keep(match_of("1"), hand_of(4))
    assert [hand.hand.number for hand in keeper.history().hands] == [4]


def test_a_match_that_was_left_before_its_first_hand_was_scored_counts_nowhere(keeper: Keeper) -> None:
    keeper.keep(match_of("1"))
    assert keeper.history() == History()


def test_a_clock_that_was_set_back_disturbs_nothing(keeper: Keeper, tmp_path: Path) -> None:
    for seed, now in (("1", 1_700_000_000), ("2", 5), ("3", -(10**12)), ("4", 10**15)):
        keeper.now = now
        keeper.keep(match_of(seed, result=WON), hand_of(1, points=int(seed)))
    assert [each.hand.points for each in keeper.history().hands] == [1, 2, 3, 4]
    assert [each.number for each in keeper.history().matches] == [1, 2, 3, 4]
    assert exported(keeper, tmp_path)[4][7] == "", "no time of this world"


def test_only_the_last_are_told_one_by_one(keeper: Keeper) -> None:
    for number in range(LAST + 5):
        keeper.store.keep(match_of(str(number), result=WON), hand_of(1, points=number))
    history = keeper.history()
    assert history.all.matches == LAST + 5
    assert [each.hand.points for each in history.hands] == list(range(5, LAST + 5))
    assert [each.tally.points for each in history.matches] == list(range(5, LAST + 5))


def test_when_everything_is_forgotten_the_match_at_the_table_goes_on_being_counted(
    keeper: Keeper, tmp_path: Path
) -> None:
    played_before(tmp_path)
    keeper.keep(match_of("1"), hand_of(1))
    keeper.store.reset()
    assert keeper.history() == History()
    assert keeper.news() == ["statistics-are-reset"]
    keeper.keep(match_of("1", result=WON), hand_of(2))
    assert keeper.history().all.hands == 1
    assert keeper.history().all.matches == 1


def test_nothing_is_read_or_written_before_it_is_needed(tmp_path: Path) -> None:
    before = threading.active_count()
    keeper = Keeper(tmp_path)
    assert threading.active_count() == before
    keeper.close()
    assert list(tmp_path.iterdir()) == []


def test_the_game_does_not_wait_for_a_slow_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finishing, "LEAST", 300)
    keeper = Keeper(tmp_path, patience=0)
    found: list[History | Message] = []
    keeper.store.keep(match_of("1"), hand_of(1))
    keeper.store.ask(found.append)
    keeper.close()
    assert isinstance(found[0], History)
    assert found[0].all.hands == 1
    assert keeper.woken >= 1


# CSV


def exported(keeper: Keeper, folder: Path, delimiter: str = ",") -> list[list[str]]:
    """The rows of the file that is written."""
    keeper.store.export(delimiter)
    keeper.found()
    (told,) = keeper.store.news()
    assert (told.id, told.args["file"]) == ("statistics-exported", str(folder / EXCHANGE / EXPORTED))
    assert keeper.store.percent is None
    with (folder / EXCHANGE / EXPORTED).open(encoding="utf-8-sig", newline="") as file:
        return list(csv.reader(file, delimiter=delimiter))


@pytest.mark.parametrize("delimiter", [",", ";"])
def test_the_csv_file_has_a_row_for_each_hand(keeper: Keeper, tmp_path: Path, delimiter: str) -> None:
    keeper.keep(match_of("1", RulesName("house", True, 'Вечер, «у нас»; "дома"')), hand_of(1, nil=False, made=None))
    keeper.now += 60
    keeper.keep(match_of("1", RulesName("house", True, 'Вечер, «у нас»; "дома"'), result=WON), hand_of(2, points=-3))
    heads, *rows = exported(keeper, tmp_path, delimiter)
    assert heads[:6] == ["match", "preset", "changed", "name", "partner", "opponents"]
    assert heads[6:11] == ["begun", "ended", "won", "score", "others"]
    assert heads[11:] == ["number", "bid", "tricks", "contract", "taken", "made", "nil", "bags", "points"]
    of_match = ["1", "house", "1", 'Вечер, «у нас»; "дома"', "hard", "hard"]
    times = ["2023-11-14T22:13:20Z", "2023-11-14T22:14:20Z"]
    assert rows[0] == [*of_match, *times, "1", "510", "320", "1", "3", "4", "6", "7", "", "0", "1", "61"]
    assert rows[1] == [*of_match, *times, "1", "510", "320", "2", "3", "4", "6", "7", "1", "", "1", "-3"]
    assert (tmp_path / EXCHANGE / EXPORTED).read_bytes().startswith(b"\xef\xbb\xbfmatch")


def test_when_the_csv_file_is_told_of_the_work_is_over(tmp_path: Path) -> None:
    percents: list[int | None] = []
    with closing(StatisticsStore(tmp_path, tmp_path, lambda: percents.append(store.percent), 300)) as store:
        store.keep(match_of("1"), hand_of(1))
        store.export(",")
        store.ask(lambda _: None)
    assert percents == [None, None], "a loop woken before would leave the bar of the progress on the screen"


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "=cmd|' /C calc'!A0"])
def test_a_name_that_looks_like_a_formula_stays_a_name(keeper: Keeper, tmp_path: Path, name: str) -> None:
    keeper.keep(match_of("1", RulesName("classic", name=name)), hand_of(1))
    assert exported(keeper, tmp_path)[1][3] == f"'{name}"


def test_a_csv_file_that_cannot_be_written_is_told(keeper: Keeper, tmp_path: Path) -> None:
    keeper.keep(match_of("1"), hand_of(1))
    (tmp_path / EXCHANGE / EXPORTED).mkdir(parents=True)
    (tmp_path / EXCHANGE / EXPORTED / "in the way").touch()
    keeper.store.export(",")
    assert keeper.history().all.hands == 1
    assert keeper.news() == ["statistics-not-exported"]
    assert keeper.store.percent is None
    assert [each.name for each in (tmp_path / EXCHANGE).iterdir()] == [EXPORTED]
