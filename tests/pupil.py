"""Does the lessons of the tutorial by keys, from what they are written to ask for."""

from collections.abc import Iterator

from pilot import Pilot

from spades_gui.app.tutorial.form import Announce, Close, Err, Lay, Lesson, Press, Reach, Task
from spades_gui.app.tutorial.lessons import LESSONS

TUTORIAL = {"en": "Tutorial", "fr": "Didacticiel", "ru": "Обучение"}


def open_tutorial(pilot: Pilot) -> list[str]:
    """From the main menu, or the game menu, to the list of lessons."""
    while focused(pilot) != TUTORIAL[pilot.desk.announcer.language]:
        pilot.press("down")
    return pilot.press("return")


def focused(pilot: Pilot) -> str:
    """The line under the cursor of the dialog that the last picture shows."""
    dialog = pilot.painter.pictures[-1].dialog
    assert dialog is not None
    return dialog.items[dialog.focus].label


def choose(pilot: Pilot, place: int) -> list[str]:
    """Choose an item of the list by its place from 0."""
    pilot.press("home", *["down"] * place)
    return pilot.press("return")


def tasks(lesson: Lesson) -> Iterator[Task]:
    """What the lesson asks for, in order."""
    return (step.task for scene in lesson.scenes for step in scene.steps)


def keys(pilot: Pilot, task: Task) -> list[str]:
    """The keys that do it."""
    match task:
        case Press(command):
            return [str(pilot.desk.keymap.key(command))]
        case Announce(low):
            return [*str(low), "return"]
        case Close():
            return ["escape"]
        case Reach(card):
            return way(pilot, card)
        case Err(card):
            return [*way(pilot, card), "return"]
        case Lay():
            allowed = [str(card) for card in task.wanted() or pilot.seen.playable()]
            return [*way(pilot, *allowed), "return"]


def way(pilot: Pilot, *cards: str) -> list[str]:
    """The keys that lead from anywhere to the first of these cards in the hand."""
    pilot.game.tick(pilot.clock.now)
    table = pilot.painter.pictures[-1].table
    assert table is not None
    places = [place for place, card in enumerate(table.hand) if str(card.face.card) in cards]
    return ["home", *["right"] * places[0]]


def do_lesson(pilot: Pilot, number: int) -> list[str]:
    """From the list of lessons through this one (from 0) to its end; each task's last key with what was heard."""
    lines = [f"# {number + 1}", *choose(pilot, number)]
    for task in tasks(LESSONS[number]):
        *first, last = keys(pilot, task)
        pilot.press(*first)
        lines += [f"[{last}]", *pilot.press(last)]
    return lines
