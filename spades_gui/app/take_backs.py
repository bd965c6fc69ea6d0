"""Undo and redo: the player's last decision is taken back with all that came of it, or done again."""

from collections.abc import Callable, Mapping

from spades_gui.app.advice import Advice
from spades_gui.app.desk import Desk
from spades_gui.app.dialogs import Dialogs
from spades_gui.app.runner import Runner
from spades_gui.app.session import Decision
from spades_gui.keys.key import Key
from spades_gui.present.advice import act
from spades_gui.present.cues import Cue
from spades_gui.present.message import Message, msg


class TakeBacks:
    """The commands for it, in the match that ``runner`` plays. ``waiting`` tells what the match waits for."""

    def __init__(
        self,
        desk: Desk,
        runner: Runner,
        dialogs: Dialogs,
        advice: Advice,
        waiting: Callable[[], tuple[Message, ...]],
    ) -> None:
        self._desk = desk
        self._runner = runner
        self._dialogs = dialogs
        self._advice = advice
        self._waiting = waiting

    def handlers(self) -> Mapping[str, Callable[[Key], None]]:
        """What these commands do."""
        return {
            "match.undo": lambda _: self._undo(),
            "match.redo": lambda _: self._redo(),
        }

    def _undo(self) -> None:
        hand = self._runner.session.view.number
        if not self._allowed():
            return
        if (undone := self._runner.undo()) is None:
            self._refuse("undo-nothing")
        else:
            self._tell("undone", undone, hand)

    def _redo(self) -> None:
        hand = self._runner.session.view.number
        if not self._allowed():
            return
        if (redone := self._runner.redo()) is None:
            self._refuse("redo-nothing")
        else:
            decision, events = redone
            self._tell("redone", decision, hand)
            self._runner.end(events)

    def _allowed(self) -> bool:
        allowed = self._desk.settings.play.undo
        if not allowed:
            self._refuse("undo-off")
        return allowed

    def _refuse(self, id: str) -> None:
        self._desk.cue(Cue.REFUSED)
        self._desk.announcer.answer(msg(id))

    def _tell(self, id: str, decision: Decision, hand_before: int) -> None:
        """What was taken back or done again; in another hand than before, which hand it is; and what waits now."""
        self._dialogs.close_all()
        self._advice.forget(decision.number)
        hand = self._runner.session.view.number
        number = () if hand == hand_before else (msg("hand-dealt", hand=hand),)
        self._desk.announcer.answer(msg(id, act=act(decision.seen, decision.action)), *number, *self._waiting())
