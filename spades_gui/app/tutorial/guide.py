"""The tutorial in the menus: the list of lessons, the ways into one, out of it and on to the next."""

from functools import partial
from typing import Final

from spades_gui.app.advice import Browse
from spades_gui.app.desk import Desk
from spades_gui.app.dialog import Act, Dialog, Item
from spades_gui.app.dialogs import Dialogs
from spades_gui.app.place import Place
from spades_gui.app.seating import viewpoint
from spades_gui.app.tutorial.drills import DRILLS
from spades_gui.app.tutorial.form import Lesson
from spades_gui.app.tutorial.lesson_table import LessonTable
from spades_gui.app.tutorial.lessons import LESSONS
from spades_gui.app.tutorial.practice import Practice
from spades_gui.app.tutorial.scripted import RULES
from spades_gui.app.tutorial.tasks import key_of
from spades_gui.present.message import Message, msg

_DONE: Final = "tutorial.done"
"""The setting in which the names of the lessons done are kept."""


class Tutorial:
    """The lessons and drills. What is at the ``place`` waits beneath, a match or nothing.

    ``back`` closes a dialog; ``home`` opens, unspoken, the menu under the list where there is no table. ``seed`` fixes
    what the drills ask.
    """

    def __init__(
        self, desk: Desk, place: Place, dialogs: Dialogs, browse: Browse, back: Act, *, home: Act, seed: str
    ) -> None:
        self._desk = desk
        self._place = place
        self._dialogs = dialogs
        self._browse = browse
        self._back = back
        self._home = home
        self._seed = seed

    @property
    def done(self) -> tuple[str, ...]:
        """The names of the lessons done."""
        return tuple(str(self._desk.flat(_DONE)).split())

    def open(self) -> None:
        """Open the list."""
        if not self._dialogs.is_open("tutorial"):
            self._dialogs.open(self._list())

    def _list(self, focus: int | None = None) -> Dialog:
        """The lessons and drills; the cursor is on the item ``focus``, or on the first lesson that is not done."""
        done = self.done
        lessons = tuple(
            Item(
                msg("lesson-line-done" if lesson.name in done else "lesson-line", n=number, label=_title(lesson)),
                choose=partial(self._begin, number - 1),
            )
            for number, lesson in enumerate(LESSONS, 1)
        )
        drills = tuple(
            Item(msg("drill-line", label=msg(f"drill-{drill.name}")), choose=partial(self._drill, number))
            for number, drill in enumerate(DRILLS)
        )
        if focus is None:
            focus = next((number for number, lesson in enumerate(LESSONS) if lesson.name not in done), 0)
        items = (*lessons, *drills, Item(msg("menu-back"), choose=self._back))
        return Dialog("tutorial", msg("tutorial-title"), items, back=self._back, focus=focus)

    # Lessons

    def _begin(self, number: int) -> None:
        """The lesson of this number from its first scene on, in place of another one, if one is at the table."""
        lesson = LESSONS[number]
        keys = {"key": key_of("say.again", self._desk), "leave": key_of("lesson.leave", self._desk)}
        self._desk.announcer.answer(msg("lesson-begins", n=number + 1, label=_title(lesson), **keys))
        self._play(number, 0)

    def _play(self, number: int, scene: int) -> None:
        lesson = LESSONS[number]
        if scene == len(lesson.scenes):
            self._finish(number)
            return
        if isinstance(self._place.table, LessonTable):
            self._place.take_up()
        if scene:
            self._desk.announcer.announce(msg("lesson-scene"))
        table = LessonTable(
            self._desk,
            lesson.scenes[scene],
            self._dialogs,
            self._browse,
            leave=partial(self._ask_leave, number),
            done=partial(self._play, number, scene + 1),
        )
        self._place.put_beside(table.runner, table, viewpoint(self._desk.settings, RULES, playing=True))
        table.refresh()

    def _ask_leave(self, number: int) -> None:
        items = (
            Item(msg("lesson-go-on"), choose=self._back),
            Item(msg("lesson-again"), choose=partial(self._begin, number)),
            Item(msg("lesson-list"), choose=partial(self._leave, number)),
        )
        self._dialogs.open(Dialog("lesson", msg("lesson-leave"), items, back=self._back, question=True))

    def _finish(self, number: int) -> None:
        """The last step is done: note it, say what it comes to, and offer the next lesson."""
        name = LESSONS[number].name
        if name not in self.done:
            self._desk.set(_DONE, " ".join((*self.done, name)))
        onward = (number + 1) % len(LESSONS)
        next_lesson = (Item(msg("lesson-next"), choose=partial(self._begin, onward)),) if onward else ()
        items = (
            *next_lesson,
            Item(msg("lesson-again"), choose=partial(self._begin, number)),
            Item(msg("lesson-list"), choose=partial(self._leave, number)),
        )
        leave = partial(self._leave, number)
        title = msg(f"lesson-{name}-end", key=key_of("help.here", self._desk))
        end = Dialog("lesson-end", title, items, back=leave, table_keys=True)
        self._dialogs.open(end, speak=False)
        self._desk.announcer.announce(*self._dialogs.place())

    def _leave(self, focus: int, *news: Message) -> None:
        """Back to what was there before, with the list on top."""
        self._place.take_up()
        if self._place.table is None:
            self._home()
        self._dialogs.open(self._list(focus), speak=False)
        self._desk.announcer.answer(*news, *self._dialogs.place())

    # Drills

    def _drill(self, number: int) -> None:
        view = viewpoint(self._desk.settings, RULES, playing=True)
        leave = partial(self._leave, len(LESSONS) + number)
        practice = Practice(self._desk, self._dialogs, self._browse, DRILLS[number], view, self._seed, leave)
        self._place.put_beside(None, practice, view)
        practice.begin()


def _title(lesson: Lesson) -> Message:
    return msg(f"lesson-{lesson.name}")
