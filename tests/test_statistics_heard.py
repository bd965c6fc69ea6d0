"""The statistics as a player hears them, in each language.

The transcripts in ``data/`` were read line by line. When a change to them is meant, write them anew with
``python tests/test_statistics_heard.py`` and read what changed.
"""

from contextlib import closing
from pathlib import Path

import pytest
from histories import CLASSIC, hand_of
from pilot import Pilot, PlainThinker

from spades_gui.access.tree import SAID, TreeBuilder
from spades_gui.app.doubles import RecordingStatistics
from spades_gui.present.cues import Cue
from spades_gui.present.history import Group, History, LastHand, LastMatch, Result, RulesName, Tally
from spades_gui.present.message import msg
from spades_gui.storage.statistics import EXPORTED, StatisticsStore

DATA = Path(__file__).parent / "data"
LANGUAGES = ("en", "fr", "ru")
OWN = RulesName("house", name="Sunday")
SOLO = RulesName("solo4", changed=True)
HISTORY = History(
    groups=(
        Group(CLASSIC, "hard", Tally(2, 1, 31, 29, 25, 3, 2, 31, 21, 22, -7, 1653)),
        Group(OWN, "easy", Tally(0, 0, 1, 1, 0, 0, 0, 1, 0, 2, -2, -60)),
        Group(SOLO, "", Tally(1, 0, 10, 10, 6, 0, 0, 0, 0, 11, 3, -20)),
    ),
    matches=(
        LastMatch(1, CLASSIC, Result(True, 512, 230), Tally(1, 1, 12, 12, 11, 1, 1, 12, 8, 7, 1, 700)),
        LastMatch(4, SOLO, Result(False, -22, 301), Tally(1, 0, 10, 10, 6, 0, 0, 0, 0, 11, 3, -20)),
    ),
    hands=(
        LastHand(4, hand_of(9)),
        LastHand(4, hand_of(10, bid=0, tricks=1, contract=0, taken=1, made=None, nil=False, bags=None, points=-100)),
        LastHand(5, hand_of(1, bid=4, tricks=2, contract=6, taken=5, made=False, bags=0, points=-60)),
    ),
)


def opened(language: str = "en", found: History = HISTORY, **settings: object) -> Pilot:
    """A player who has just opened the statistics from the main menu."""
    pilot = Pilot(language, statistics=RecordingStatistics(found), **settings)
    to(pilot, "menu-statistics")
    return pilot


def to(pilot: Pilot, id: str, **args: str) -> list[str]:
    """Go to the line of this name and choose it; what is heard of that."""
    wanted = pilot.desk.text(msg(id, **args))
    pilot.press("home")
    while (dialog := pilot.painter.pictures[-1].dialog) is None or dialog.items[dialog.focus].label != wanted:
        at = dialog.focus if dialog else -1
        pilot.press("down")
        assert pilot.painter.pictures[-1].dialog.focus != at, wanted  # type: ignore[union-attr]
    pilot.heard()
    return pilot.press("return")


def asked(pilot: Pilot, *keys: str) -> list[str]:
    """Each key and its answer."""
    return [f"[{key}] {' / '.join(pilot.press(key))}" for key in keys]


def transcript(language: str) -> list[str]:
    """All lines, all tables, the questions, and nothing played yet."""
    pilot = Pilot(language, statistics=RecordingStatistics(HISTORY))
    lines = [f"# {' / '.join(to(pilot, 'menu-statistics'))}", *asked(pilot, *["down"] * 17)]
    for name in ("hands", "matches", "groups"):
        lines.append(f"# {' / '.join(to(pilot, f'statistics-table-{name}'))}")
        lines += asked(pilot, *["up"] * 2, *["right"] * 10, "space", "down", "home", "end", "left", "escape")
    lines.append(f"# {' / '.join(to(pilot, 'statistics-export'))}")
    lines += asked(pilot, "space")
    lines.append(f"# {' / '.join(to(pilot, 'statistics-reset'))}")
    lines += asked(pilot, "space", "down", "return")
    pilot.statistics.found = History()
    lines.append(f"# {' / '.join(to(pilot, 'menu-statistics'))}")
    lines += asked(pilot, "down", "down", "escape")
    return lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_statistics_sound_as_they_were_read(language: str) -> None:
    kept = (DATA / f"statistics.{language}.txt").read_text(encoding="utf-8").splitlines()
    assert transcript(language) == kept


def test_only_figures_that_there_are_have_a_line() -> None:
    alone = Group(RulesName("quicksand"), "", Tally(hands=2, off=1, over=1, points=-30))
    pilot = opened(found=History((alone,), hands=(LastHand(1, hand_of(1)),)))
    assert [item.label for item in pilot.painter.pictures[-1].dialog.items] == [  # type: ignore[union-attr]
        "No match finished",
        "2 hands",
        "Points a hand: minus 15",
        "Tricks off the bid: 0.5 on average, over it by 0.5",
        "Quicksand: no match finished, 2 hands, points a hand: minus 15",
        "Alone: no match finished, 2 hands, points a hand: minus 15",
        "Last hands",
        "By rules and partner",
        "Save as a table file",
        "Forget everything",
        "Back",
    ]


def test_the_edges_of_a_table_sound() -> None:
    pilot = opened()
    to(pilot, "statistics-table-groups")
    pilot.sounds.played.clear()
    pilot.press("right", "left")
    assert pilot.sounds.played == []
    pilot.press("left", "up")
    assert pilot.sounds.played == [(Cue.EDGE, 0.0)] * 2


def test_a_table_keeps_to_its_column_from_row_to_row() -> None:
    pilot = opened()
    to(pilot, "statistics-table-groups")
    pilot.press("right", "right")
    assert [pilot.press("down") for _ in range(3)] == [
        ["Classic: hands 31"],
        ["Sunday: hands 1"],
        ["Four, each alone, changed: hands 10"],
    ]


def test_from_the_game_menu_the_way_leads_back_to_the_table() -> None:
    pilot = Pilot(statistics=RecordingStatistics(HISTORY))
    pilot.begin()
    pilot.press("escape")
    assert to(pilot, "menu-statistics")[0].startswith("Statistics. 3 matches, 1 won")
    assert pilot.press("escape") == ["Game menu. Statistics"]
    assert pilot.press("escape")[0].startswith("At the table.")


def test_a_screen_reader_hears_each_cell_once() -> None:
    pilot = opened()
    to(pilot, "statistics-table-hands")
    builder = TreeBuilder()
    builder.build(pilot.painter.pictures[-1])
    heard = []
    for key in ("up", "right"):
        pilot.press(key)
        tree = builder.build(pilot.painter.pictures[-1])
        row = tree.nodes[tree.focus]
        heard.append((row.label, row.value, [tree.nodes[id].label for id in tree.nodes[SAID].children]))
    assert heard == [("Match 4, hand 10", "Points minus 100", []), ("Match 4, hand 10", "Bid 0", ["Bid 0"])]


def test_what_takes_its_time_is_told_after_a_moment_and_shown_when_it_comes() -> None:
    pilot = Pilot(waits=True, statistics=RecordingStatistics(HISTORY))
    pilot.statistics.slow = True
    assert to(pilot, "menu-statistics") == []
    assert not pilot.game.waiting
    pilot.pass_time(0.2)
    assert pilot.heard() == []
    pilot.pass_time(0.2)
    assert pilot.heard() == ["One moment."]
    pilot.pass_time(2.5)
    assert pilot.heard() == ["One moment."]
    pilot.statistics.asking[0](HISTORY)
    pilot.pass_time(0.1)
    assert pilot.heard() == ["Statistics. 3 matches, 1 won"]
    assert pilot.game.waiting


def test_who_has_gone_on_to_something_else_is_not_called_back() -> None:
    pilot = Pilot(waits=True, statistics=RecordingStatistics(HISTORY))
    pilot.statistics.slow = True
    to(pilot, "menu-statistics")
    pilot.press("f1")
    pilot.statistics.asking[0](HISTORY)
    pilot.pass_time(5)
    assert pilot.heard() == []
    assert pilot.game.waiting


def test_who_asks_again_is_not_shown_what_was_found_for_the_question_before() -> None:
    pilot = Pilot(waits=True, statistics=RecordingStatistics(HISTORY))
    pilot.statistics.slow = True
    to(pilot, "menu-statistics")
    pilot.press("f1", "escape")
    to(pilot, "menu-statistics")
    earlier, this = pilot.statistics.asking
    earlier(History())
    pilot.pass_time(0.2)
    assert pilot.heard() == []
    this(HISTORY)
    pilot.pass_time(0.1)
    assert pilot.heard() == ["Statistics. 3 matches, 1 won"]


def test_why_there_are_no_statistics_is_told_in_their_place() -> None:
    assert opened(found=msg("statistics-locked")).game.waiting
    pilot = Pilot("ru", statistics=RecordingStatistics(msg("statistics-newer")))
    told = to(pilot, "menu-statistics")
    assert told == ["Статистика — от более новой версии игры. Она оставлена как есть."]


@pytest.mark.parametrize(("language", "delimiter"), [("en", ","), ("fr", ";"), ("ru", ";")])
def test_a_long_file_is_written_with_progress_and_its_place_is_told(language: str, delimiter: str) -> None:
    pilot = opened(language, waits=True)
    pilot.statistics.percent = 7
    to(pilot, "statistics-export")
    assert pilot.statistics.exported == [delimiter]
    pilot.pass_time(0.4)
    pilot.statistics.percent = 41
    pilot.pass_time(2)
    pilot.statistics.percent = None
    pilot.statistics.trouble = [msg("statistics-exported", file="/home/x/statistics.csv")]
    pilot.pass_time(2)
    say = pilot.desk.text
    assert pilot.heard() == [
        say(msg("statistics-saving", n=7)),
        say(msg("statistics-saving", n=41)),
        say(msg("statistics-exported", file="/home/x/statistics.csv")),
    ]


def test_everything_is_forgotten_only_after_a_question() -> None:
    pilot = opened()
    to(pilot, "statistics-reset")
    pilot.press("return")
    assert pilot.statistics.resets == 0
    to(pilot, "statistics-reset")
    pilot.press("down", "return")
    assert pilot.statistics.resets == 1


def test_the_real_store_tells_what_was_played_at_the_table(tmp_path: Path) -> None:
    with closing(StatisticsStore(tmp_path, tmp_path / "for others", lambda: None, 300)) as store:
        pilot = Pilot(statistics=store, thinker=PlainThinker(3))
        assert to(pilot, "menu-statistics") == ["Statistics. No hand played yet"]
        pilot.press("escape", "home", "return")
        pilot.play_hand()
        points = pilot.seen.sheets[0].sides[0].points
        pilot.press("return", "escape")
        to(pilot, "menu-statistics")
        assert pilot.press("down") == ["1 hand"]
        assert to(pilot, "statistics-table-hands") == [
            "Last hands. "
            + pilot.desk.text(msg("statistics-hand", n=1, hand=1))
            + f": points {points}".replace("-", "minus ")
        ]
        pilot.press("escape")
        told = to(pilot, "statistics-export")  # on a fast disk it is over by now
        store.ask(lambda _: None)
        told += pilot.press("ctrl")
        assert [text.endswith(str(tmp_path / "for others" / EXPORTED)) for text in told] == [True]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("trouble", ["damaged", "newer", "locked", "stuck", "failed", "work-again", "are-reset"])
def test_bad_news_of_the_statistics_are_told_while_the_game_goes_on(language: str, trouble: str) -> None:
    pilot = Pilot(language, statistics=RecordingStatistics())
    pilot.begin()
    message = msg(f"statistics-{trouble}", value="statistics.db.damaged-1", problem="disk full")
    pilot.statistics.trouble = [message]
    assert pilot.desk.text(message) in pilot.press("t")


if __name__ == "__main__":
    for each in LANGUAGES:
        (DATA / f"statistics.{each}.txt").write_text("\n".join(transcript(each)) + "\n", encoding="utf-8")
