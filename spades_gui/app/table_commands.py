"""What the keys do at the table: moving over one's cards, bidding, playing, and asking."""

from collections.abc import Callable, Mapping

from spades_gui.app.bid_chooser import BidChooser
from spades_gui.app.desk import Desk
from spades_gui.app.hand_cursor import SORTS, HandCursor
from spades_gui.app.runner import Runner
from spades_gui.core.actions import Bid, Play
from spades_gui.core.legal import Reason
from spades_gui.core.observation import Observation, Phase
from spades_gui.core.seats import SEATS
from spades_gui.keys.key import Key
from spades_gui.present import answers
from spades_gui.present.cues import Cue
from spades_gui.present.describe import prompt
from spades_gui.present.message import Message, msg

Handlers = Mapping[str, Callable[[Key], None]]
Messages = tuple[Message, ...]


class TableCommands:
    """The table's commands for the match that ``runner`` plays. Holds the hand's cursor and the bid chooser.

    ``covering`` gives what a dialog above the table waits for, if there is one.
    """

    def __init__(self, desk: Desk, runner: Runner, covering: Callable[[], Messages]) -> None:
        self._desk = desk
        self._runner = runner
        self._covering = covering
        self._back = -1
        self.cursor = HandCursor(desk.settings.play.sort)
        self.chooser: BidChooser | None = None

    @property
    def seen(self) -> Observation:
        """What the player may know now."""
        return self._runner.session.view

    def refresh(self) -> None:
        """Take up what has changed at the table."""
        seen = self.seen
        self.cursor.hold(seen.hand, self._desk.settings.play.sort)
        if not seen.bids_open():
            self.chooser = None

    def prompt(self) -> Messages:
        """What is asked of the player."""
        if self.chooser is not None:
            return (_chooser_message(self.chooser.bid),)
        return self._runner.prompt()

    def handlers(self) -> Handlers:
        """What each command of the table does."""
        view = self._desk.view
        suits = {f"hand.suit_{number}": self._nth_suit(number - 1) for number in (1, 2, 3, 4)}
        return {
            **suits,
            "hand.previous": lambda _: self._moved(self.cursor.move(-1)),
            "hand.next": lambda _: self._moved(self.cursor.move(1)),
            "hand.previous_suit": lambda _: self._moved(self.cursor.move_suit(-1)),
            "hand.next_suit": lambda _: self._moved(self.cursor.move_suit(1)),
            "hand.first": lambda _: self._moved(self.cursor.ends(last=False)),
            "hand.last": lambda _: self._moved(self.cursor.ends(last=True)),
            "hand.sort": lambda _: self._sort(),
            "card.play": lambda _: self._play(),
            "bid.open": lambda _: self._open_chooser(),
            "bid.type": lambda key: self._type(key.name),
            "bid.more": lambda _: self._bid_moved(lambda chooser: chooser.move(1)),
            "bid.less": lambda _: self._bid_moved(lambda chooser: chooser.move(-1)),
            "bid.lowest": lambda _: self._bid_moved(lambda chooser: chooser.ends(highest=False)),
            "bid.highest": lambda _: self._bid_moved(lambda chooser: chooser.ends(highest=True)),
            "bid.make": lambda _: self._bid(),
            "bid.close": lambda _: self._close_chooser(),
            "say.table": lambda _: self._answer(answers.table(self.seen, view)),
            "say.lead": lambda _: self._answer(answers.lead(self.seen, view)),
            "say.info": lambda _: self._answer(answers.info(self.seen, view)),
            "say.scores": lambda _: self._answer(answers.scores(self.seen, view)),
            "say.sheet": lambda _: self._answer(answers.last_sheet(self.seen, view)),
            "say.turn": lambda _: self._turn(),
            "say.hand": lambda _: self._answer(answers.hand(self.seen, self.cursor.cards)),
            "say.playable": lambda _: self._answer(answers.playable(self.seen, self.cursor.cards, view)),
            "say.last_trick": lambda _: self._past_trick(),
            "say.seats": lambda _: self._answer(answers.seats(self.seen, view)),
            "say.seat_left": lambda _: self._seat(1),
            "say.seat_partner": lambda _: self._seat(2),
            "say.seat_right": lambda _: self._seat(3),
            "say.seat_self": lambda _: self._seat(0),
            "say.spades": lambda _: self._answer(answers.spades(self.seen)),
            "say.played": lambda _: self._answer(answers.played(self.seen, view)),
            "say.need": lambda _: self._answer(answers.need(self.seen, view)),
            "say.deal": lambda _: self._answer(answers.deal(self.seen, view)),
            "say.rules": lambda _: self._answer(answers.rules(self.seen)),
        }

    def forget_repeats(self) -> None:
        """Another command was given: "last trick" begins with the last one again."""
        self._back = -1

    def _answer(self, messages: Messages) -> None:
        self._desk.announcer.answer(*messages)

    def _turn(self) -> None:
        # Whose turn it is explains no standstill: that the game waits for Enter does.
        standstill = self._covering() or (self._runner.prompt() if self._runner.holding else ())
        self._answer((*answers.turn(self.seen, self._desk.view), *standstill))

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
        self._answer((msg("card-name", card=str(card)),))

    def _sort(self) -> None:
        orders = tuple(SORTS)
        order = orders[(orders.index(self._desk.settings.play.sort) + 1) % len(orders)]
        self._desk.set("play.sort", order)
        self.refresh()
        self._answer((msg("sorted", value=msg(f"value-play-sort-{order.replace('_', '-')}")),))

    def _play(self) -> None:
        seen, card = self.seen, self.cursor.card
        if seen.bids_open():
            self._open_chooser()
        elif self._runner.holding:
            self._runner.go_on()
        elif card is None:
            self._answer(answers.turn(seen, self._desk.view))
        elif reason := self._runner.act(Play(seen.seat, card), by_player=True):
            self._refuse(reason, seen)

    def _refuse(self, reason: Reason, seen: Observation) -> None:
        self._desk.cue(Cue.REFUSED)
        if seen.my_turn:
            self._answer((msg(f"refused-{reason.id}", **({"suit": reason.suit} if reason.suit else {})),))
        else:
            self._answer(answers.turn(seen, self._desk.view))

    def _open_chooser(self) -> None:
        bids = self.seen.bids_open()
        if not bids:
            self._desk.cue(Cue.REFUSED)
            self._answer(answers.info(self.seen, self._desk.view))
            return
        self.chooser = self.chooser or BidChooser(bids)
        self._answer((_chooser_message(self.chooser.bid),))

    def _type(self, digit: str) -> None:
        bids = self.seen.bids_open()
        chooser = self.chooser or BidChooser(bids)
        self.chooser = chooser
        self._bid_moved(lambda _: chooser.type(digit))

    def _bid_moved(self, move: Callable[[BidChooser], bool]) -> None:
        if self.chooser is not None:
            if not move(self.chooser):
                self._desk.cue(Cue.EDGE)
            self._answer((_bid_message(self.chooser.bid),))

    def _bid(self) -> None:
        chooser, self.chooser = self.chooser, None
        if chooser is not None and (reason := self._runner.act(Bid(self.seen.seat, chooser.bid), by_player=True)):
            self._refuse(reason, self.seen)

    def _close_chooser(self) -> None:
        self.chooser = None
        waiting = prompt(self.seen, self._desk.view)
        self._answer((waiting,) if waiting else answers.turn(self.seen, self._desk.view))

    def _seat(self, step: int) -> None:
        seen = self.seen
        if seen.phase is Phase.CUT:
            self._answer((msg("not-dealt"),))
        else:
            self._answer(answers.seat(seen, (seen.seat + step) % SEATS, self._desk.view))

    def _past_trick(self) -> None:
        seen = self.seen
        tricks = len(seen.done)
        self._back = min(self._back + 1, tricks - 1) if tricks else -1
        self._answer(answers.past_trick(seen, max(self._back, 0), self._desk.view))


def _bid_value(bid: int) -> Message:
    return msg("nil") if bid == 0 else msg("number", n=bid)


def _chooser_message(bid: int) -> Message:
    return msg("chooser", bid=_bid_value(bid))


def _bid_message(bid: int) -> Message:
    return msg("chooser-bid", bid=_bid_value(bid))
