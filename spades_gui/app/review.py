"""The review of a hand: which decisions cost the player most."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from spades_gui.app.desk import Desk
from spades_gui.app.patience import Patience
from spades_gui.app.ports import Weights
from spades_gui.app.session import Decision, Session
from spades_gui.app.weighings import Weighings, has_choice
from spades_gui.bots import worth_of
from spades_gui.core.actions import Action
from spades_gui.present.advice import review_line
from spades_gui.present.message import Message, msg

NOISE: Final = 15.0
"""Points that a decision must have cost to be worth a word. An act that is best by one weighing costs more by another
only once in 36 times, while one in eleven acts of ``hard`` does (measured by ``tools/review_noise.py``)."""
MOST: Final = 5
"""So many decisions are told at most."""
PROGRESS: Final = 2.0
"""Seconds between words about how far the review has come."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A decision, what would have been better, and how many points better."""

    decision: Decision
    better: Action
    cost: float


def mistakes(weighed: Iterable[tuple[Decision, Weights]]) -> tuple[Mistake, ...]:
    """The costliest of the decisions, costliest first. An act of unknown worth, such as a revoke, is none."""
    found = []
    for decision, acts in weighed:
        points = worth_of(decision.action, acts, decision.seen)
        if points is not None and acts[0].points - points > NOISE:
            found.append(Mistake(decision, acts[0].action, acts[0].points - points))
    return tuple(sorted(found, key=lambda mistake: -mistake.cost)[:MOST])


class Review:
    """Reviews the last hand that was played to its end, when it is asked for; ``browse`` shows the lines."""

    def __init__(
        self, desk: Desk, session: Session, weighings: Weighings, browse: Callable[[tuple[Message, ...]], None]
    ) -> None:
        self._desk = desk
        self._session = session
        self._weighings = weighings
        self._browse = browse
        self._patience = Patience(PROGRESS)
        self.pending = False
        """Whether the player waits for it."""

    def ask(self) -> None:
        """Show the review, or tell that it is on its way, or that there is nothing to review."""
        if not self._session.view.sheets or not self._desk.view.playing:
            self._desk.announcer.answer(msg("no-sheet"))
            return
        self._patience = Patience(PROGRESS)
        self.pending = not self._show()
        if self.pending:
            self._tell_progress()

    def step(self, now: float) -> float | None:
        """Go on with a review that is wanted; the seconds until the next word about it."""
        if self.pending and self._show():
            self.pending = False
        if not self.pending:
            return None
        rest = self._patience.rest(now)
        if rest == 0.0:
            self._tell_progress()
        return rest or PROGRESS

    def decisions(self, hand: int) -> tuple[Decision, ...]:
        """What the player decided in that hand, where there was a choice."""
        mine = self._desk.view.seat
        made = self._session.decisions(hand)
        return tuple(each for each in made if each.seen.seat == mine and has_choice(each.seen))

    def _show(self) -> bool:
        """Show it if all is weighed; else have the next decision weighed."""
        weighed = []
        for decision in self.decisions(self._session.view.sheets[-1].number):
            if (acts := self._weighings.want(decision.number, decision.seen)) is None:
                return False
            weighed.append((decision, acts))
        found = mistakes(weighed)
        lines = tuple(
            review_line(each.decision.seen, each.decision.action, each.better, round(each.cost)) for each in found
        )
        if lines:
            self._browse(lines)
        else:
            self._desk.announcer.answer(msg("review-clean"))
        return True

    def _tell_progress(self) -> None:
        decisions = self.decisions(self._session.view.sheets[-1].number)
        known = sum(self._weighings.known(decision.number) is not None for decision in decisions)
        self._desk.announcer.notice(msg("review-working", n=known, total=len(decisions)))
