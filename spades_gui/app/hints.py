"""Hints: what the player had better do, and why."""

from typing import Final

from spades_gui.app.desk import Desk
from spades_gui.app.patience import Patience
from spades_gui.app.session import Session
from spades_gui.app.weighings import Weighings, has_choice
from spades_gui.present import answers
from spades_gui.present.advice import hint
from spades_gui.present.kinds import Kind
from spades_gui.present.message import msg

SLOW: Final = 0.3
"""Seconds without a hint after which the player hears that it is being thought about."""


class Hints:
    """Gives a hint when it is asked for, or at each turn where the player wants that."""

    def __init__(self, desk: Desk, session: Session, weighings: Weighings) -> None:
        self._desk = desk
        self._session = session
        self._weighings = weighings
        self._asked = -1
        """The length of the match at which the player asked for a hint that has not come yet."""
        self._unasked = -1
        """The length of the match at which one was last given without being asked for."""
        self._patience = Patience(SLOW)

    @property
    def pending(self) -> bool:
        """Whether the player waits for a hint."""
        return self._asked == self._session.length

    @property
    def _deciding(self) -> bool:
        return self._session.view.my_turn and self._desk.view.playing

    def ask(self) -> None:
        """Give a hint as soon as there is one; at other times, tell whose turn it is."""
        if not self._deciding:
            self._desk.announcer.answer(*answers.turn(self._session.view, self._desk.view))
            return
        if not self._desk.settings.play.advice:
            self._desk.announcer.answer(msg("advice-off"))
            return
        self._asked = self._session.length
        self._patience = Patience(SLOW)
        self._give()

    def forget(self) -> None:
        """The match has been taken back: no hint is wanted now, and one at the player's turn is news again."""
        self._asked = self._unasked = -1

    def step(self, now: float, *, at_table: bool) -> float | None:
        """Give the hint that is wanted, if it has come; else the seconds until a word about that, if ever.

        Unasked it is given ``at_table`` only, not in menus.
        """
        if not self._deciding:
            return None
        seen, number = self._session.view, self._session.length
        wanted = self._desk.settings.announce.hints and self._desk.settings.play.advice
        if at_table and wanted and self._unasked != number and has_choice(seen):
            if acts := self._weighings.want(number, seen):
                self._unasked = number
                self._desk.announcer.announce(hint(seen, acts[0].action), kind=Kind.HINTS)
            return None
        if not self.pending or self._give():
            return None
        rest = self._patience.rest(now)
        if rest == 0.0:
            self._patience = Patience(float("inf"))
            self._desk.announcer.notice(msg("hint-thinking"))
        return rest or None

    def _give(self) -> bool:
        seen = self._session.view
        acts = self._weighings.want(self._session.length, seen)
        if not acts:
            return False
        self._asked = -1
        self._desk.announcer.answer(hint(seen, acts[0].action), kind=Kind.HINTS)
        return True
