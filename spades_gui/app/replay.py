"""A match that is replayed at the table: step by step, with all cards open."""

from collections.abc import Callable

from spades_gui.app.advice import Browse
from spades_gui.app.desk import Desk
from spades_gui.app.dialog import Act
from spades_gui.app.hand_cursor import SORTS
from spades_gui.app.past import Moment
from spades_gui.app.questions import Asked, Questions
from spades_gui.app.session import Session
from spades_gui.app.table import Handlers
from spades_gui.core.cards import Card
from spades_gui.core.observation import Observation
from spades_gui.keys.commands import Context
from spades_gui.keys.key import Key
from spades_gui.present import replay
from spades_gui.present.cues import Cue
from spades_gui.present.message import Message
from spades_gui.present.picture import TablePicture
from spades_gui.present.table_picture import open_picture


class Replay(Asked):
    """The table (a ``Table``) at some moment of the finished hands of ``session``, at first after the deal of ``hand``.

    All questions are answered for that moment. ``leave`` is the way out, ``browse`` opens lists.
    """

    def __init__(self, desk: Desk, session: Session, hand: int, browse: Browse, leave: Act) -> None:
        self._desk = desk
        self._past = session.past
        self._leave = leave
        self._place = self._past.hands[hand][0]
        questions = Questions(
            desk,
            lambda: self.seen,
            lambda: self._cards(0),
            lambda: session.deal_number(self.seen.number),
            browse,
        )
        super().__init__(questions)

    @property
    def seen(self) -> Observation:
        """The match at the moment shown, with the player's own cards."""
        return self._moment.seen

    @property
    def contexts(self) -> tuple[Context, ...]:
        """The keys that go through the hand, and the questions."""
        return (Context.REPLAY, Context.TABLE)

    def prompt(self) -> tuple[Message, ...]:
        """Nothing is asked."""
        return ()

    def place(self) -> tuple[Message, ...]:
        """What has just been done at the moment shown."""
        moment = self._moment
        return replay.step(moment.action, moment.before, moment.events, self._desk.view)

    def picture(self) -> TablePicture:
        """The table with all hands open."""
        hands = tuple(self._cards(seat) for seat in range(self._desk.view.options.seats))
        return open_picture(self.seen, self._desk.view, hands, self._desk.text)

    def handlers(self) -> Handlers:
        """What each of the commands does."""
        seats = {f"say.seat_{place}": self._seats_at(place) for place in ("left", "partner", "right", "self")}
        return {
            **self._questions.handlers(),
            **seats,
            "replay.next": lambda _: self._step(1),
            "replay.previous": lambda _: self._step(-1),
            "replay.next_trick": lambda _: self._to_stop(1),
            "replay.previous_trick": lambda _: self._to_stop(-1),
            "replay.first": lambda _: self._go(self._hand[0]),
            "replay.last": lambda _: self._go(self._hand[-1]),
            "replay.next_hand": lambda _: self._to_hand(1),
            "replay.previous_hand": lambda _: self._to_hand(-1),
            "replay.leave": lambda _: self._leave(),
        }

    @property
    def _moment(self) -> Moment:
        return self._past.moment(self._place)

    @property
    def _hand(self) -> range:
        return self._past.hands[self.seen.number]

    def _cards(self, seat: int) -> tuple[Card, ...]:
        return tuple(sorted(self._moment.hands[seat], key=SORTS[self._desk.settings.play.sort]))

    # Moving

    def _go(self, place: int | None) -> None:
        """To a moment, and tell what was done; there being none, tell again where the player is."""
        self._place = self._reached(place)
        self._desk.announcer.answer(*self.place())

    def _step(self, step: int) -> None:
        wanted = self._place + step
        self._go(wanted if any(wanted in hand for hand in self._past.hands.values()) else None)

    def _to_hand(self, step: int) -> None:
        beside = self._past.hands.get(self.seen.number + step)
        self._go(beside[0] if beside else None)

    def _to_stop(self, step: int) -> None:
        """To the end of the next trick, or the one before, told as a whole."""
        here = self.seen.number
        near = [number for number in (here - 1, here, here + 1) if number in self._past.hands]
        stops = [place for number in near for place in self._past.stops(number)]
        ahead = [place for place in stops if place > self._place]
        behind = [place for place in reversed(stops) if place < self._place]
        self._place = self._reached(next(iter(ahead if step > 0 else behind), None))
        moment = self._moment
        self._desk.announcer.answer(*(replay.stop(moment.events, moment.seen, self._desk.view) or self.place()))

    def _reached(self, place: int | None) -> int:
        if place is None:
            self._desk.cue(Cue.EDGE)
            return self._place
        return place

    def _seats_at(self, place: str) -> Callable[[Key], None]:
        seats = self._desk.view.seats_at(place)

        def tell(_: Key) -> None:
            seat = seats[self._questions.repeats % len(seats)]
            self._desk.announcer.answer(*replay.seat(self.seen, seat, self._cards(seat), self._desk.view))

        return tell
