"""All that the player can learn from the computer players: hints, the review of a hand, their thoughts."""

from collections.abc import Callable, Mapping

from spades_gui.app.desk import Desk
from spades_gui.app.hints import Hints
from spades_gui.app.review import Review
from spades_gui.app.session import Session
from spades_gui.app.thoughts import last_thought, thoughts
from spades_gui.app.weighings import Weighings, has_choice
from spades_gui.keys.key import Key
from spades_gui.present.message import Message

Browse = Callable[[str, tuple[Message, ...]], None]
"""Opens a list by its name, with its lines."""


class Advice:
    """The commands for it, in the match of ``session``. ``repeats`` tells how often the command was given in a row."""

    def __init__(self, desk: Desk, session: Session, browse: Browse, repeats: Callable[[], int]) -> None:
        self._desk = desk
        self._session = session
        self._browse = browse
        self._repeats = repeats
        self._weighings = Weighings(desk.thinker, session)
        self._hints = Hints(desk, session, self._weighings)
        self._review = Review(desk, session, self._weighings, lambda lines: browse("review", lines))

    @property
    def pending(self) -> bool:
        """Whether the player waits for something to be thought out."""
        return self._hints.pending or self._review.pending

    def handlers(self) -> Mapping[str, Callable[[Key], None]]:
        """What each of these commands does."""
        return {
            "say.advice": lambda _: self._hints.ask(),
            "browse.review": lambda _: self.review(),
            "browse.thoughts": lambda _: self._browse("thoughts", thoughts(self._session, self._desk.view)),
            **{f"say.thought_{place}": self._thought_at(place) for place in ("left", "partner", "right")},
        }

    def review(self) -> None:
        """Show what the player's decisions in the last hand have cost, as soon as that is known."""
        self._review.ask()

    def forget(self, number: int) -> None:
        """The match has been taken back to where it was ``number`` actions old."""
        self._weighings.forget(number)
        self._hints.forget()
        self._review.pending = False

    def step(self, now: float, *, at_table: bool) -> float | None:
        """Go on thinking; gives the seconds until there is something to say about that, if ever. The player is
        ``at_table``, or in a menu."""
        if self._desk.settings.play.review and self._desk.waits:
            self._think_ahead()
        waits = [self._hints.step(now, at_table=at_table), self._review.step(now)]
        return min((wait for wait in waits if wait is not None), default=None)

    def _think_ahead(self) -> None:
        """Have the player's decisions weighed for the review while no computer player has to think."""
        seen, number = self._session.view, self._session.length
        if not self._desk.view.playing or self._session.bot_to_move is not None:
            return
        if seen.my_turn and has_choice(seen) and self._weighings.want(number, seen) is None:
            return
        for decision in self._review.decisions(seen.number):
            if self._weighings.want(decision.number, decision.seen) is None:
                return

    def _thought_at(self, place: str) -> Callable[[Key], None]:
        seats = self._desk.view.seats_at(place)
        return lambda _: self._desk.announcer.answer(
            *last_thought(self._session, seats[self._repeats() % len(seats)], self._desk.view)
        )
