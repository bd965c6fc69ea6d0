"""The lessons, done by keys: to their ends in each language, with mistakes, left and taken up again.

The transcripts in ``data/`` were read line by line. When a change to them is meant, write them anew with
``python tests/test_tutorial.py`` and read what changed.
"""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from pilot import Pilot, PlainThinker
from pupil import TUTORIAL, choose, do_lesson, focused, keys, open_tutorial, tasks, way
from test_program import scripted, spoken

from spades_gui.app.tutorial import tasks as tasks_in_words
from spades_gui.app.tutorial.drills import DRILLS
from spades_gui.app.tutorial.form import Announce, Lay, Lesson, Task
from spades_gui.app.tutorial.lessons import LESSONS
from spades_gui.app.tutorial.scripted import ScriptedPlayers, ScriptedSession
from spades_gui.core.legal import IllegalActionError
from spades_gui.keys.commands import COMMANDS
from spades_gui.present.message import msg
from spades_gui.present.spot import Part, Spot
from spades_gui.speech.estimate import speaking_time

DATA = Path(__file__).parent / "data"
LANGUAGES = tuple(TUTORIAL)
NUMBERS = range(len(LESSONS))
NAMES = [lesson.name for lesson in LESSONS]


def transcript(language: str) -> list[str]:
    """All lessons, one after the other."""
    pilot = Pilot(language)
    lines = open_tutorial(pilot)
    for number in NUMBERS:
        lines += do_lesson(pilot, number)
        lines += ["[escape]", *pilot.press("escape")]
    return lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lessons_sound_as_they_were_read(language: str) -> None:
    kept = (DATA / f"tutorial.{language}.txt").read_text(encoding="utf-8").splitlines()
    assert transcript(language) == kept


def pupil(number: int, language: str = "en", **settings: object) -> Pilot:
    """Somebody who has just begun a lesson."""
    pilot = Pilot(language, **settings)
    open_tutorial(pilot)
    choose(pilot, number)
    return pilot


def at_end(pilot: Pilot) -> bool:
    return focused(pilot) in ("Next lesson", "From the beginning")


# Any way of playing


@pytest.mark.parametrize("number", NUMBERS, ids=NAMES)
@pytest.mark.parametrize(
    "settings", [{"play__sort": "colours"}, {"play__sort": "suits_up"}, {"speech__verbosity": "full"}]
)
def test_lessons_can_be_done_however_the_game_is_set(number: int, settings: dict[str, str]) -> None:
    pilot = Pilot("en", **settings)
    open_tutorial(pilot)
    do_lesson(pilot, number)
    assert at_end(pilot)


@pytest.mark.parametrize("number", NUMBERS, ids=NAMES)
def test_lessons_can_be_done_by_players_who_let_the_game_go_on_trick_by_trick(number: int) -> None:
    pilot = pupil(number, play__pace="wait")
    for task in tasks(LESSONS[number]):
        while pilot.press("space")[-1].endswith("Enter to go on."):
            pilot.press("return")
        pilot.press(*keys(pilot, task))
    if pilot.painter.pictures[-1].dialog is None:
        pilot.press("return")
    assert at_end(pilot)


@pytest.mark.parametrize("number", NUMBERS, ids=NAMES)
def test_lessons_can_be_done_at_a_real_pace(number: int) -> None:
    pilot = Pilot("en", waits=True)
    open_tutorial(pilot)
    choose(pilot, number)
    for task in tasks(LESSONS[number]):
        pilot.pass_time(300)
        pilot.press(*keys(pilot, task))
    pilot.pass_time(300)
    assert at_end(pilot)


# What is said


@pytest.mark.parametrize("number", NUMBERS, ids=NAMES)
def test_the_step_that_waits_can_be_heard_again_at_any_time(number: int) -> None:
    pilot = pupil(number)
    for task in tasks(LESSONS[number]):
        step = pilot.desk.announcer.caption[-1]
        assert step in pilot.press("space")[-1]
        if pilot.painter.pictures[-1].dialog is None and not pilot.seen.bids_open():
            pilot.press("end")
            assert pilot.press("space")[-1].endswith(step)
            assert pilot.press("a") == [step], "the best hint in a lesson is what it asks for"
        pilot.press(*keys(pilot, task))


@pytest.mark.parametrize("pad", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_step_takes_long_to_hear(language: str, pad: bool) -> None:
    pilot = Pilot(language)
    pilot.desk.pad = pad
    for step in (step for lesson in LESSONS for scene in lesson.scenes for step in scene.steps):
        said = tasks_in_words.explanation(step, pilot.desk), tasks_in_words.request(step.task, pilot.desk)
        assert sum(speaking_time(pilot.words.say(each, language), language, 0) for each in said) < 16


def test_what_is_asked_for_stands_on_the_screen_as_long_as_it_is() -> None:
    pilot = pupil(0)
    pilot.press("right", "right", "left", "v")
    assert pilot.painter.pictures[-1].table.status[-1] == "Press H: your cards."
    pilot.press("h")
    assert pilot.painter.pictures[-1].table.status[-1] == "Press right: next card."


def test_the_keys_that_are_named_are_those_in_force() -> None:
    pilot = pupil(0, **{"keys.say.hand": ["x"], "keys.say.again": ["f12"], "keys.lesson.leave": ["shift+q"]})
    assert any("Press X: your cards." in text for text in pilot.desk.announcer.caption)
    assert "F12 repeats, Shift+Q leaves." in " ".join(pilot.speaker.texts)
    assert "You can go over your cards one by one." in pilot.press("x")[-1]
    assert pilot.press("shift+q")[-1].startswith("Leave this lesson?")


def test_a_step_for_a_command_without_a_key_is_left_out() -> None:
    pilot = pupil(0, **{"keys.say.hand": []})
    assert "Press right: next card." in pilot.desk.announcer.caption[-1]


def test_a_lesson_goes_on_in_another_language() -> None:
    pilot = pupil(0)
    pilot.press("h", "f4", "right", "left")
    assert pilot.press("space")[-1].endswith("Ou de couleur en couleur. Appuyez sur flèche bas : couleur suivante.")


# Mistakes


@pytest.mark.parametrize("number", NUMBERS, ids=NAMES)
def test_every_other_card_is_refused_with_a_reason_and_changes_nothing(number: int) -> None:
    pilot = pupil(number)
    for task in tasks(LESSONS[number]):
        if isinstance(task, Lay) and task.cards:
            asked = request(task, pilot)
            for card in pilot.seen.hand:
                if card not in task.wanted():
                    before, broken = pilot.seen, pilot.seen.rule_broken(card)
                    pilot.press(*way(pilot, str(card)))
                    said = " ".join(pilot.press("return"))
                    assert pilot.seen == before
                    assert said.endswith(asked)
                    if broken is None:
                        why = pilot.words.say(msg(task.mistake or "mistake-other-card"), "en")
                        assert said == f"{why} {asked}"
                    else:
                        assert said.startswith(("Follow", "Spades are not open yet."))
        pilot.press(*keys(pilot, task))
    assert at_end(pilot)


@pytest.mark.parametrize("number", [NAMES.index("bidding"), NAMES.index("nil")], ids=["bidding", "nil"])
def test_every_other_bid_is_refused_with_a_reason_and_not_made(number: int) -> None:
    pilot = pupil(number)
    for task in tasks(LESSONS[number]):
        if isinstance(task, Announce):
            for bid in (*range(task.low), *range(task.high + 1, 14)):
                why = pilot.words.say(msg(task.below if bid < task.low else task.above), "en")
                assert pilot.press(*str(bid), "return")[-1] == f"{why} Type your bid, then Enter."
                assert pilot.seen.bids[0] is None
        pilot.press(*keys(pilot, task))
    assert at_end(pilot)


def test_bids_lie_open_to_be_clicked_only_where_the_lesson_asks_for_one() -> None:
    number = NAMES.index("nil")
    pilot = pupil(number)
    for task in tasks(LESSONS[number]):
        assert (pilot.painter.pictures[-1].offer is not None) == isinstance(task, Announce)
        if isinstance(task, Announce):
            pilot.game.point(Spot(Part.BID, 1))
            pilot.settle()
            assert pilot.seen.bids[0] is None, "it is not the bid that is asked for"
            pilot.game.point(Spot(Part.BID, 0))
            pilot.settle()
            assert pilot.seen.bids[0] == 0
        else:
            pilot.press(*keys(pilot, task))
    assert at_end(pilot)


def request(task: Task, pilot: Pilot) -> str:
    """What the task asks for, in English."""
    return pilot.words.say(tasks_in_words.request(task, pilot.desk), "en")


def test_a_refusal_by_the_rules_is_explained() -> None:
    pilot = pupil(1)
    said = pilot.press(*way(pilot, "8D"), "return")
    assert said[-3:-1] == ["Follow hearts.", "You still hold hearts, so you must play one of them."]
    assert said[-1].startswith("You can ask which suit was led")


def test_an_allowed_card_in_place_of_a_forbidden_one_is_not_played() -> None:
    pilot = pupil(1)
    said = pilot.press(*way(pilot, "9H"), "return")
    assert said[-1] == "Not yet. Try to play the eight of diamonds."
    assert len(pilot.seen.hand) == 13


def test_another_key_does_what_it_does_and_then_the_awaited_one_is_named() -> None:
    pilot = pupil(0)
    assert pilot.press("n") == [
        "Spades are not open. 9 out: king, jack, ten, nine, eight, six, five, four, two.",
        "Press H: your cards.",
    ]
    assert pilot.press("j") == ["J: free. Press H: your cards."]
    assert pilot.press("return") == ["Not yet. Press H: your cards."]
    assert pilot.press("ctrl+z") == ["In a lesson nothing is taken back. Press H: your cards."]
    assert len(pilot.seen.hand) == 13


# Coming and going


def test_a_lesson_left_is_not_done_and_leads_back_to_the_list() -> None:
    pilot = pupil(2)
    assert pilot.press("escape") == ["Leave this lesson? Go on with the lesson"]
    assert "Ace of clubs" not in pilot.press("return")[-1]
    assert pilot.press("escape", "down", "return")[-1].startswith("The ace of clubs was led")
    assert pilot.press("escape", "end", "return")[-1] == "Tutorial. Ten lessons, three drills. 3. Trumps"
    assert pilot.press("escape")[-1].startswith("Spades. Main menu.")


def test_lessons_lead_on_to_the_next() -> None:
    pilot = pupil(0)
    for task in tasks(LESSONS[0]):
        pilot.press(*keys(pilot, task))
    assert pilot.press("return")[0] == "Lesson 2: Following suit. Space repeats, Escape leaves."


def test_the_lessons_done_are_known_after_another_start() -> None:
    pilot = Pilot("en")
    assert open_tutorial(pilot)[-1].endswith("1. Cards and suits")
    for number in (0, 1, 3):
        do_lesson(pilot, number)
        pilot.press("escape")
    done = pilot.keeper.saved["tutorial.done"]
    assert done == "cards following breaking"
    later = Pilot("en", tutorial__done=done)
    assert open_tutorial(later)[-1].endswith("3. Trumps")
    assert later.press("home", "down", "down", "down") == [
        "1. Cards and suits, done",
        "2. Following suit, done",
        "3. Trumps",
        "4. Opening spades, done",
    ]


def test_the_real_program_keeps_what_is_done(tmp_path: Path) -> None:
    into = ("end", "up", "up", "return")
    jack, ace = ["home", *["right"] * 10], ["left", "return"]
    lesson = ("return", "h", "right", "down", "3", *jack, *ace, "wait turn", "l")
    options = ("--headless", "--fast", "--language=en")
    said = spoken(scripted(tmp_path, "\n".join((*into, *lesson)), *options))
    assert said[-1].startswith("Lesson done: you know your cards")
    said = spoken(scripted(tmp_path, "\n".join((*into, "home")), *options))
    assert said[-2:] == ["Tutorial. Ten lessons, three drills. 2. Following suit", "1. Cards and suits, done"]


def test_lessons_are_in_the_list_whatever_stands_in_the_file() -> None:
    pilot = Pilot("en", tutorial__done="cards flying cards")
    assert open_tutorial(pilot)[-1].endswith("2. Following suit")


def test_the_match_waits_untouched_beneath_a_lesson() -> None:
    pilot = Pilot("en", thinker=PlainThinker(3, 3, 3, 3))
    pilot.begin()
    pilot.bid(3)
    pilot.play()
    before, kept = pilot.seen, len(pilot.matches.states)
    pilot.press("escape")
    open_tutorial(pilot)
    do_lesson(pilot, 6)
    assert pilot.press("escape")[-1] == "Tutorial. Ten lessons, three drills. 7. Nil, done"
    assert pilot.press("escape")[-1].startswith("At the table. Your ")
    assert pilot.seen == before
    assert len(pilot.matches.states) == kept
    assert [hand for _, hand in pilot.statistics.kept if hand] == []
    pilot.play_hand()
    assert len(pilot.seen.sheets) == 1


def test_a_match_to_go_on_with_is_still_there_after_a_lesson() -> None:
    pilot = Pilot("en", thinker=PlainThinker(3, 3, 3, 3))
    pilot.begin()
    pilot.bid(3)
    before = pilot.seen
    pilot.press("escape")
    while focused(pilot) != "Main menu":
        pilot.press("down")
    pilot.press("return", "down", "return")
    open_tutorial(pilot)
    do_lesson(pilot, 0)
    pilot.press("escape", "escape", "home")
    assert pilot.press("return")[0].startswith("At the table.")
    assert pilot.seen == before


def test_a_question_comes_before_the_game_ends_in_a_lesson() -> None:
    pilot = pupil(0)
    assert pilot.press("ctrl+q")[-1].startswith("Quit?")


@pytest.mark.parametrize("place", range(len(LESSONS) + len(DRILLS)))
def test_whatever_keys_are_pressed_there_is_always_something_that_waits(place: int) -> None:
    chance = Random(place)
    every = [key for command in COMMANDS if command.id != "app.quit" for key in command.keys]
    pilot = pupil(place)
    for _ in range(60):
        pilot.press(chance.choice([*every, "return", "right", "j"]))
        assert pilot.press("space"), "the step, the question or the menu"


# As they are written


@pytest.mark.parametrize("lesson", LESSONS, ids=NAMES)
def test_the_script_of_a_lesson_is_played_out(lesson: Lesson) -> None:
    pilot = pupil(LESSONS.index(lesson))
    for task in tasks(lesson):
        pilot.press(*keys(pilot, task))
    scene = lesson.scenes[-1]
    mine = sum(isinstance(step.task, Lay | Announce) for step in scene.steps)
    done = sum(bid is not None for bid in pilot.seen.bids) + len(pilot.seen.played())
    assert done == len(scene.before.split()) + len(scene.others.split()) + mine


def test_a_scene_that_breaks_the_rules_is_found_out() -> None:
    scene = LESSONS[0].scenes[0]
    with pytest.raises(IllegalActionError):
        ScriptedSession(replace(scene, before="4 3 3 2 AS"))
    with pytest.raises(ValueError, match="not a card"):
        ScriptedSession(replace(scene, hands=scene.hands.replace("QD", "1D")))
    session = ScriptedSession(scene)
    assert not ScriptedPlayers(session, scene.others).over


if __name__ == "__main__":
    for language in LANGUAGES:
        (DATA / f"tutorial.{language}.txt").write_text("\n".join(transcript(language)) + "\n", encoding="utf-8")
