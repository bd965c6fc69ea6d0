"""What the keys do at the table: moving over one's cards, acting, and asking."""

from collections.abc import Callable, Mapping

from spades_gui.app.acts import Acts
from spades_gui.app.advice import Advice, Browse
from spades_gui.app.desk import Desk
from spades_gui.app.dialogs import Dialogs
from spades_gui.app.hand_cursor import SORTS, HandCursor
from spades_gui.app.runner import Runner
from spades_gui.app.take_backs import TakeBacks
from spades_gui.core.observation import Observation
from spades_gui.keys.key import Key
from spades_gui.present import answers
from spades_gui.present.cues import Cue
from spades_gui.present.message import Message, msg

Handlers = Mapping[str, Callable[[Key], None]]
Messages = tuple[Message, ...]


class TableCommands:
    """The table's commands for the match that ``runner`` plays. Holds the hand's cursor and the player's acts.

    ``browse`` opens something of the table to be looked through line by line.
    """

    def __init__(self, desk: Desk, runner: Runner, dialogs: Dialogs, browse: Browse) -> None:
        self._desk = desk
        self._runner = runner
        self._browse = browse
        self._dialogs = dialogs
        self._last = ""
        self._repeats = 0
        self.cursor = HandCursor(desk.settings.play.sort)
        self.acts = Acts(desk, runner, self.cursor, dialogs)
        self.advice = Advice(desk, runner.session, browse, lambda: self._repeats)
        self._take_backs = TakeBacks(desk, runner, dialogs, self.advice, self.place)

    @property
    def seen(self) -> Observation:
        """What the player may know now."""
        return self._runner.session.view

    def refresh(self) -> None:
        """Take up what has changed at the table."""
        self.cursor.hold(self.seen.hand, self._desk.settings.play.sort)
        self.acts.refresh()

    def place(self) -> Messages:
        """Where the match stands: what is asked of the player, or whose turn it is."""
        return self.acts.prompt() or answers.turn(self.seen, self._desk.view)

    def given(self, command: str) -> None:
        """A command was given: some tell more when they are given again and again."""
        self._repeats = self._repeats + 1 if command == self._last else 0
        self._last = command

    def handlers(self) -> Handlers:
        """What each command of the table does."""
        view, acts = self._desk.view, self.acts
        suits = {f"hand.suit_{number}": self._nth_suit(number - 1) for number in (1, 2, 3, 4)}
        places = {f"say.seat_{place}": self._seats_at(place) for place in ("left", "partner", "right", "self")}
        return {
            **suits,
            **places,
            **self.advice.handlers(),
            **self._take_backs.handlers(),
            "hand.previous": lambda _: self._moved(self.cursor.move(-1)),
            "hand.next": lambda _: self._moved(self.cursor.move(1)),
            "hand.previous_suit": lambda _: self._moved(self.cursor.move_suit(-1)),
            "hand.next_suit": lambda _: self._moved(self.cursor.move_suit(1)),
            "hand.first": lambda _: self._moved(self.cursor.ends(last=False)),
            "hand.last": lambda _: self._moved(self.cursor.ends(last=True)),
            "hand.sort": lambda _: self._sort(),
            "card.play": lambda _: acts.enter(),
            "card.discard": lambda _: acts.discard(),
            "bid.open": lambda _: acts.open_chooser(),
            "bid.type": lambda key: acts.type_bid(key.name),
            "bid.more": lambda _: acts.move_bid(1),
            "bid.less": lambda _: acts.move_bid(-1),
            "bid.lowest": lambda _: acts.end_bid(highest=False),
            "bid.highest": lambda _: acts.end_bid(highest=True),
            "bid.make": lambda _: acts.make_bid(),
            "bid.close": lambda _: acts.close_chooser(),
            "say.table": lambda _: self._answer(answers.table(self.seen, view)),
            "say.lead": lambda _: self._answer(answers.lead(self.seen, view)),
            "say.info": lambda _: self._answer(answers.info(self.seen, view)),
            "say.scores": lambda _: self._answer(answers.scores(self.seen, view)),
            "say.sheet": lambda _: self._list("sheet", answers.last_sheet(self.seen, view), "no-sheet"),
            "browse.trick": lambda _: self._list("trick", answers.trick_cards(self.seen, view), "table-empty"),
            "browse.tricks": lambda _: self._list("tricks", answers.all_tricks(self.seen, view), "no-trick-yet"),
            "browse.seats": lambda _: self._list("seats", answers.seat_lines(self.seen, view), "not-dealt"),
            "say.turn": lambda _: self._turn(),
            "say.hand": lambda _: self._answer(answers.hand(self.seen, self.cursor.cards)),
            "say.playable": lambda _: self._answer(answers.playable(self.seen, self.cursor.cards, view)),
            "say.last_trick": lambda _: self._past_trick(),
            "say.seats": lambda _: self._answer(answers.seats(self.seen, view)),
            "say.spades": lambda _: self._answer(answers.spades(self.seen)),
            "say.played": lambda _: self._played(),
            "say.need": lambda _: self._answer(answers.need(self.seen, view)),
            "say.deal": lambda _: self._answer(answers.deal(self.seen, view)),
            "say.rules": lambda _: self._answer(answers.rules(self.seen)),
        }

    def _list(self, name: str, lines: Messages, nothing: str) -> None:
        """Look through ``lines``; where there are none, only say that, by the message ``nothing``."""
        if lines:
            self._browse(name, lines)
        else:
            self._answer((msg(nothing),))

    def _answer(self, messages: Messages) -> None:
        self._desk.announcer.answer(*messages)

    def _turn(self) -> None:
        # Whose turn it is explains no standstill: that the game waits for Enter does.
        standstill = self._dialogs.prompt() or (self._runner.prompt() if self._runner.holding else ())
        whose = answers.turn(self.seen, self._desk.view)
        self._answer((*whose, *(message for message in standstill if message not in whose)))

    def _played(self) -> None:
        aid = self._desk.settings.play.memory_aid
        self._answer(answers.played(self.seen, self._desk.view) if aid else (msg("memory-aid-off"),))

    def _nth_suit(self, number: int) -> Callable[[Key], None]:
        return lambda _: self._moved(self.cursor.nth_suit(number))

    def _moved(self, moved: bool) -> None:
        card = self.cursor.card
        if card is None:
            self._answer(answers.hand(self.seen, ()))
            return
        if not moved:
            self._desk.cue(Cue.EDGE)
        elif card in self.seen.playable():
            self._desk.cue(Cue.PLAYABLE)
        self._answer((msg("card-chosen" if card in self.acts.chosen else "card-name", card=str(card)),))

    def _sort(self) -> None:
        orders = tuple(SORTS)
        order = orders[(orders.index(self._desk.settings.play.sort) + 1) % len(orders)]
        self._desk.set("play.sort", order)
        self.refresh()
        self._answer((msg("sorted", value=msg(f"value-play-sort-{order.replace('_', '-')}")),))

    def _seats_at(self, place: str) -> Callable[[Key], None]:
        seats = self._desk.view.seats_at(place)
        return lambda _: self._answer(
            answers.seat(self.seen, seats[self._repeats % len(seats)], self._desk.view),
        )

    def _past_trick(self) -> None:
        seen = self.seen
        back = min(self._repeats, max(0, len(seen.done) - 1))
        self._answer(answers.past_trick(seen, back, self._desk.view))
