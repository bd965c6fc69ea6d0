"""All lessons, in their order."""

from typing import Final

from spades_gui.app.tutorial.first_lessons import FIRST
from spades_gui.app.tutorial.form import Lesson
from spades_gui.app.tutorial.later_lessons import LATER

LESSONS: Final[tuple[Lesson, ...]] = (*FIRST, *LATER)
