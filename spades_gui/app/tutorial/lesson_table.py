"""The real table in a lesson: keys do what they always do, and the lesson sees whether that was what it asked for."""

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Final

from spades_gui.app.advice import Browse
from spades_gui.app.bid_chooser import BidChooser
from spades_gui.app.desk import Desk
from spades_gui.app.dialog import Act
from spades_gui.app.dialogs import Dialogs
from spades_gui.app.runner import Runner
from spades_gui.app.table import Handlers
from spades_gui.app.table_commands import TableCommands
from spades_gui.app.tutorial.form import Announce, Close, Err, Lay, Press, Reach, Scene, Step, Task
from spades_gui.app.tutorial.scripted import ScriptedPlayers, ScriptedSession
from spades_gui.app.tutorial.tasks import can_be_done, explanation, request
from spades_gui.core.legal import ReasonId
from spades_gui.core.observation import Observation, Phase
from spades_gui.keys.commands import Context
from spades_gui.keys.key import Key
from spades_gui.present.cues import Cue
from spades_gui.present.key_names import key_name
from spades_gui.present.message import Message, msg
from spades_gui.present.picture import TablePicture

Messages = tuple[Message, ...]
_WHY: Final = {
    ReasonId.FOLLOW_SUIT: "mistake-follow-suit",
    ReasonId.SPADES_NOT_OPEN: "mistake-spades-not-open",
}
"""What explains a refusal of the rules to somebody who does not know them yet."""


class LessonTable:
    """The table (a ``Table``) of a scene. ``leave`` is Escape; ``done`` is called when the last step is."""

    def __init__(self, desk: Desk, scene: Scene, dialogs: Dialogs, browse: Browse, leave: Act, done: Act) -> None:
        self._desk = desk
        self._dialogs = dialogs
        self._leave = leave
        self._done = done
        self._steps = tuple(step for step in scene.steps if can_be_done(step.task, desk))
        self._number = 0
        self._told = False
        """Whether the player has heard the step: before, the others still play."""
        self._session = ScriptedSession(scene)
        self._players = ScriptedPlayers(self._session, scene.others)
        self.runner = Runner(desk, self._session, lambda _: None, kept=False, movers=self._players)
        self._table = TableCommands(desk, self.runner, dialogs, browse)

    # The table as it always is

    @property
    def seen(self) -> Observation:
        """What the player may know now."""
        return self._table.seen

    @property
    def contexts(self) -> tuple[Context, ...]:
        """Those of the table; Escape leaves the lesson."""
        *others, last = self._table.contexts
        return (*others, Context.LESSON, last)

    @property
    def idle(self) -> Collection[str]:
        """What would do nothing at the table, and what a lesson does not take back. The hint is the step itself."""
        return {*self._table.idle, "match.undo", "match.redo"} - {"say.advice"}

    @property
    def chooser(self) -> BidChooser | None:
        """The open bid chooser."""
        return self._table.chooser

    @property
    def offered(self) -> tuple[int, ...]:
        """The bids, where the lesson asks for one."""
        return self._table.offered if isinstance(self._task, Announce) else ()

    def aim_bid(self, place: int) -> bool:
        """Put the chooser, opened if need be, on a bid."""
        return self._table.aim_bid(place)

    @property
    def pending(self) -> bool:
        """Nothing is thought about: the lesson itself is the hint."""
        return False

    def step(self, now: float, *, at_table: bool) -> float | None:
        """Nothing is thought about."""

    def aim(self, place: int) -> None:
        """Put the cursor on a card of the hand."""
        self._table.aim(place)

    def given(self, command: str) -> None:
        """A command was given: some tell more when they are given again and again."""
        self._table.given(command)

    def picture(self) -> TablePicture:
        """The table; what the lesson asks for stands with the state of play, as its last line."""
        picture = self._table.picture()
        asked = (self._desk.text(self._asked(self._task)),) if self._task else ()
        return replace(picture, status=(*picture.status, *asked))

    # The lesson

    @property
    def _step(self) -> Step | None:
        return self._steps[self._number] if self._told and self._number < len(self._steps) else None

    @property
    def _task(self) -> Task | None:
        return self._step.task if self._step else None

    def prompt(self) -> Messages:
        """The step that waits; while a bid is being chosen, also where the chooser stands."""
        step = None if self._closed else self._step
        chooser = self._table.prompt() if self.chooser else ()
        return (*self._said(step), *chooser) if step else ()

    def place(self) -> Messages:
        """The step that waits, or whose turn it is."""
        return self.prompt() or self._table.place()

    def refresh(self) -> None:
        """Take up what has changed at the table; tell the next step once the others have played."""
        self._table.refresh()
        if self._closed:
            self._next()
        if not self._told and self._ready:
            self._told = True
            if (step := self._step) is None:
                self._done()
            else:
                self._desk.announcer.announce(*self._said(step))

    @property
    def _closed(self) -> bool:
        """Whether the player has closed what was to be closed."""
        return isinstance(self._task, Close) and self._dialogs.top is None

    @property
    def _ready(self) -> bool:
        seen = self.seen
        others_play = seen.turn is not None and not seen.my_turn and not self._players.over
        return not others_play and not self.runner.holding

    def _next(self) -> None:
        self._number += 1
        self._told = False

    def _said(self, step: Step) -> Messages:
        return (explanation(step, self._desk), self._asked(step.task))

    def _asked(self, task: Task) -> Message:
        return request(task, self._desk)

    def handlers(self) -> Handlers:
        """What the commands do: what they always do, but for acts that the lesson does not want now."""
        watched = {id: self._watched(id, act) for id, act in self._table.handlers().items()}
        return {
            **watched,
            "card.play": lambda key: self._play(watched["card.play"], key),
            "bid.make": lambda key: self._bid(watched["bid.make"], key),
            "say.advice": lambda _: self._desk.announcer.answer(*self.place()),
            "match.undo": lambda _: self._not_here(),
            "match.redo": lambda _: self._not_here(),
            "lesson.leave": lambda _: self._leave(),
        }

    def no_command(self, key: Key) -> None:
        """A key was pressed that does nothing here: say what would."""
        if (step := self._step) is not None:
            self._desk.announcer.answer(msg("key-free", key=key_name(key)), self._asked(step.task))

    def _watched(self, id: str, act: Callable[[Key], None]) -> Callable[[Key], None]:
        """Do what the command does, and go on to the next step if that was it."""

        def do(key: Key) -> None:
            task, before = self._task, self._session.length
            act(key)
            match task:
                case Press(command):
                    met = id == command
                case Reach(card):
                    met = str(self._table.cursor.card) == card
                case Lay() | Announce():
                    met = self._session.length > before
                case _:
                    met = False
            if met:
                self._next()
            elif isinstance(task, Press) and self._dialogs.top is None:
                self._desk.announcer.announce(self._asked(task))

        return do

    def _play(self, play: Callable[[Key], None], key: Key) -> None:
        """Play the card under the cursor, if it is the awaited one; say what is wrong with any other."""
        seen, card, task = self.seen, self._table.cursor.card, self._task
        if seen.phase is not Phase.PLAY or not seen.my_turn or card is None or task is None:
            play(key)
        elif isinstance(task, Lay | Err) and (broken := seen.rule_broken(card)):
            self._table.handlers()["card.play"](key)
            why = (msg(_WHY[broken.id], suit=broken.suit or ""),) if broken.id in _WHY else ()
            if isinstance(task, Err):
                self._desk.announcer.announce(*why)
                self._next()
            else:
                self._desk.announcer.announce(*why, self._asked(task))
        elif not isinstance(task, Lay):
            self._refuse(msg("mistake-not-yet"))
        elif task.cards and card not in task.wanted():
            self._refuse(msg(task.mistake or "mistake-other-card"))
        else:
            play(key)

    def _bid(self, bid: Callable[[Key], None], key: Key) -> None:
        """Make the bid that the chooser stands at, if it is one that the hand is worth."""
        chooser, task = self.chooser, self._task
        if chooser is None or chooser.missing is not None:
            bid(key)
        elif not isinstance(task, Announce):
            self._refuse(msg("mistake-not-yet"))
        elif task.low <= chooser.bid <= task.high:
            bid(key)
        else:
            mistake = task.below if chooser.bid < task.low else task.above
            self._table.acts.chooser = None  # what is typed next begins anew
            self._refuse(msg(mistake or "mistake-other-bid"))

    def _refuse(self, why: Message) -> None:
        """What the player wanted to do would lead away from the lesson: say why, and what is asked for."""
        self._desk.cue(Cue.REFUSED)
        self._desk.announcer.answer(why, *((self._asked(self._task),) if self._task else ()))

    def _not_here(self) -> None:
        self._refuse(msg("lesson-no-undo"))
