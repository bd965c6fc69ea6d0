"""The player's questions about the table."""

from collections.abc import Callable, Collection

from spades_gui.app.advice import Browse
from spades_gui.app.bid_chooser import BidChooser
from spades_gui.app.desk import Desk
from spades_gui.app.table import Handlers
from spades_gui.core.cards import Card
from spades_gui.core.observation import Observation
from spades_gui.keys.key import Key
from spades_gui.present import answers
from spades_gui.present.deal import deal_number
from spades_gui.present.message import Message, msg

Messages = tuple[Message, ...]


class Questions:
    """Answers them from what ``seen`` gives, whose cards stand in the order of ``cards``.

    ``number`` gives the number of the deal, if it has one. ``browse`` opens lists to be looked through.
    """

    def __init__(
        self,
        desk: Desk,
        seen: Callable[[], Observation],
        cards: Callable[[], tuple[Card, ...]],
        number: Callable[[], int | None],
        browse: Browse,
    ) -> None:
        self._desk = desk
        self._seen = seen
        self._cards = cards
        self._number = number
        self._browse = browse
        self._last = ""
        self.repeats = 0
        """How often the last command was given in a row, after the first time."""

    def given(self, command: str) -> None:
        """A command was given: some tell more when they are given again and again."""
        self.repeats = self.repeats + 1 if command == self._last else 0
        self._last = command

    @property
    def idle(self) -> Collection[str]:
        """The questions that have no answer now, or whose answer the player has switched off."""
        seen = self._seen()
        answered = {
            "say.sheet": bool(seen.sheets),
            "browse.scores": bool(seen.sheets),
            "browse.trick": bool(seen.trick and seen.trick.plays),
            "browse.tricks": bool(seen.done),
            "say.last_trick": bool(seen.done),
            "say.played": self._desk.settings.play.memory_aid,
        }
        return tuple(command for command, has_answer in answered.items() if not has_answer)

    def handlers(self) -> Handlers:
        """What the commands that ask do."""
        view = self._desk.view
        places = {f"say.seat_{place}": self._seats_at(place) for place in ("left", "partner", "right", "self")}
        return {
            **places,
            "say.table": lambda _: self._answer(answers.table(self._seen(), view)),
            "say.lead": lambda _: self._answer(answers.lead(self._seen(), view)),
            "say.info": lambda _: self._answer(answers.info(self._seen(), view)),
            "say.scores": lambda _: self._answer(answers.scores(self._seen(), view)),
            "say.sheet": lambda _: self._list("sheet", answers.last_sheet(self._seen(), view), "no-sheet"),
            "browse.trick": lambda _: self._list("trick", answers.trick_cards(self._seen(), view), "table-empty"),
            "browse.tricks": lambda _: self._list("tricks", answers.all_tricks(self._seen(), view), "no-trick-yet"),
            "browse.seats": lambda _: self._list("seats", answers.seat_lines(self._seen(), view), "not-dealt"),
            "say.turn": lambda _: self._answer(answers.turn(self._seen(), view)),
            "say.hand": lambda _: self._answer(answers.hand(self._seen(), self._cards())),
            "say.last_trick": lambda _: self._past_trick(),
            "say.seats": lambda _: self._answer(answers.seats(self._seen(), view)),
            "say.spades": lambda _: self._answer(answers.spades(self._seen())),
            "say.played": lambda _: self._played(),
            "say.need": lambda _: self._answer(answers.need(self._seen(), view)),
            "say.deal": lambda _: self._answer(answers.deal(self._seen(), view)),
            "say.deal_number": lambda _: self._deal_number(),
            "say.rules": lambda _: self._answer(answers.rules(self._seen())),
        }

    def _list(self, name: str, lines: Messages, nothing: str) -> None:
        """Look through ``lines``; where there are none, only say that, by the message ``nothing``."""
        if lines:
            self._browse(name, lines)
        else:
            self._answer((msg(nothing),))

    def _answer(self, messages: Messages) -> None:
        self._desk.announcer.answer(*messages)

    def _played(self) -> None:
        aid = self._desk.settings.play.memory_aid
        self._answer(answers.played(self._seen(), self._desk.view) if aid else (msg("memory-aid-off"),))

    def _deal_number(self) -> None:
        self._answer((deal_number(self._number()) if self._seen().number else msg("not-dealt"),))

    def _seats_at(self, place: str) -> Callable[[Key], None]:
        seats = self._desk.view.seats_at(place)
        return lambda _: self._answer(
            answers.seat(self._seen(), seats[self.repeats % len(seats)], self._desk.view),
        )

    def _past_trick(self) -> None:
        seen = self._seen()
        back = min(self.repeats, max(0, len(seen.done) - 1))
        self._answer(answers.past_trick(seen, back, self._desk.view))


class Asked:
    """Of a ``Table`` at which nobody plays and nothing is thought about, that which is the same at all of them."""

    def __init__(self, questions: Questions) -> None:
        self._questions = questions

    @property
    def idle(self) -> Collection[str]:
        """The questions that have no answer at this moment."""
        return self._questions.idle

    @property
    def chooser(self) -> BidChooser | None:
        """Nobody bids."""
        return None

    @property
    def offered(self) -> tuple[int, ...]:
        """Nobody bids."""
        return ()

    def aim_bid(self, place: int) -> bool:
        """Nobody bids."""
        return place in self.offered

    @property
    def pending(self) -> bool:
        """Nothing is thought about."""
        return False

    def step(self, now: float, *, at_table: bool) -> float | None:
        """Nothing is thought about."""

    def given(self, command: str) -> None:
        """A command was given: some tell more when they are given again and again."""
        self._questions.given(command)

    def no_command(self, key: Key) -> None:
        """Nothing is done, and nothing said: a cat may walk over the keys."""

    def refresh(self) -> None:
        """Nothing changes by itself."""

    def aim(self, place: int) -> None:
        """There is no cursor."""
