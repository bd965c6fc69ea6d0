"""A drill being done: question after question, with a running result, over the table that each is about."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from spades_gui.app.advice import Browse
from spades_gui.app.desk import Desk
from spades_gui.app.dialog import Dialog, Item
from spades_gui.app.dialogs import Dialogs
from spades_gui.app.hand_cursor import SORTS
from spades_gui.app.questions import Asked, Questions
from spades_gui.app.table import Handlers
from spades_gui.app.tutorial.drills import Drill, Question
from spades_gui.app.tutorial.tasks import key_of
from spades_gui.core.cards import Card
from spades_gui.core.observation import Observation
from spades_gui.keys.commands import Context
from spades_gui.present.cues import Cue
from spades_gui.present.message import Message, msg
from spades_gui.present.picture import TablePicture
from spades_gui.present.table_picture import table_picture
from spades_gui.present.viewpoint import Viewpoint

Messages = tuple[Message, ...]
_KEYS: Final = {"key": "dialog.choose", "next": "dialog.next"}
"""The commands whose keys are told when a drill begins."""


class Practice(Asked):
    """A drill's table (a ``Table``) and its questions, endless and fixed by ``seed``.

    ``leave`` is called with the result when the player has had enough; ``begin`` puts the first question.
    """

    def __init__(
        self,
        desk: Desk,
        dialogs: Dialogs,
        browse: Browse,
        drill: Drill,
        view: Viewpoint,
        seed: str,
        leave: Callable[[Message], None],
    ) -> None:
        self._desk = desk
        self._dialogs = dialogs
        self._drill = drill
        self._view = view
        self._seed = seed
        self._leave = leave
        self._asked = 0
        self._right = 0
        self._question = self._next()
        seen, cards = lambda: self.seen, lambda: self._sorted(self.seen.hand)
        super().__init__(Questions(desk, seen, cards, lambda: None, browse))

    # The table

    @property
    def seen(self) -> Observation:
        """The position asked about."""
        return self._question.seen

    @property
    def contexts(self) -> tuple[Context, ...]:
        """The questions; where a number is typed, they are covered."""
        return (Context.TABLE,)

    def prompt(self) -> Messages:
        """What is asked."""
        return (self._question.asked,)

    def place(self) -> Messages:
        """The same, with what must be known for it."""
        return (*self._question.first, self._question.asked)

    def picture(self) -> TablePicture:
        """The table with the player's own cards."""
        return table_picture(self.seen, self._view, self._sorted(self.seen.hand), None, (), self._desk.text)

    def handlers(self) -> Handlers:
        """What the questions about the table do."""
        return self._questions.handlers()

    # The questions

    def begin(self) -> None:
        """Put the first question."""
        keys = {name: key_of(command, self._desk) for name, command in _KEYS.items()}
        self._put(msg(f"drill-{self._drill.name}-begins", **keys))

    def _next(self) -> Question:
        self._asked += 1
        return self._drill.ask(f"{self._seed}/{self._drill.name}/{self._asked}", self._view, self._sorted)

    def _put(self, *news: Message) -> None:
        """Open the question and say it, after what there is to say before it."""
        question = self._question
        known = tuple(Item(line) for line in (*question.first, *question.more))
        leave = partial(self._leave, self._score(self._asked - 1))
        if question.choices:
            answers = tuple(
                Item(choice, choose=partial(self._answer, number)) for number, choice in enumerate(question.choices)
            )
            items = (*answers, *known)
            dialog = Dialog("drill", question.asked, items, leave, table_keys=True, question=True, numbered=True)
        else:
            dialog = Dialog("drill", question.asked, (), back=leave, question=True, entry="", digits=True)
            typed = Item(
                msg("entry"),
                choose=lambda: self._type(dialog.entry or ""),
                value=lambda: msg("literal", value=dialog.entry or msg("entry-empty")),
                change=partial(self._count, dialog),
            )
            dialog.items = (typed, *(Item(item.label, choose=typed.choose) for item in known))
        self._dialogs.close()
        self._dialogs.open(dialog, speak=False)
        self._desk.announcer.answer(*news, *question.first, question.asked)

    def _count(self, dialog: Dialog, step: int) -> bool:
        """Left and right count, for those who cannot type."""
        number = int(dialog.entry or -1) + step
        if not 0 <= number <= self.seen.options.tricks:
            self._desk.cue(Cue.EDGE)
        else:
            dialog.entry = str(number)
        return True

    def _type(self, text: str) -> None:
        if text.isascii() and text.isdigit() and int(text) <= self.seen.options.tricks:
            self._answer(int(text))
        else:
            self._desk.cue(Cue.REFUSED)
            self._desk.announcer.answer(msg("drill-number", n=self.seen.options.tricks))
            if self._dialogs.top is not None:
                self._dialogs.top.entry = ""

    def _answer(self, number: int) -> None:
        verdict = self._question.judge(number)
        self._right += verdict.right
        self._desk.cue(Cue.TRICK_US if verdict.right else Cue.REFUSED)
        score = self._score(self._asked)
        self._question = self._next()
        self._put(*verdict.words, score)

    def _score(self, asked: int) -> Message:
        return msg("drill-score", n=self._right, total=asked) if asked else msg("drill-no-score")

    def _sorted(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        return tuple(sorted(cards, key=SORTS[self._desk.settings.play.sort]))
