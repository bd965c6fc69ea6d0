"""What the keys do at the table: moving over one's cards, acting, and asking."""

from collections.abc import Callable, Collection, Mapping
from typing import Final

from spades_gui.app.acts import Acts
from spades_gui.app.advice import Advice, Browse
from spades_gui.app.bid_chooser import BidChooser
from spades_gui.app.desk import Desk
from spades_gui.app.dialogs import Dialogs
from spades_gui.app.hand_cursor import SORTS, HandCursor
from spades_gui.app.questions import Questions
from spades_gui.app.runner import Runner
from spades_gui.app.table import Handlers
from spades_gui.app.take_backs import TakeBacks
from spades_gui.core.cards import Suit
from spades_gui.core.observation import Observation, Phase
from spades_gui.keys.commands import Context
from spades_gui.keys.key import Key
from spades_gui.present import answers
from spades_gui.present.cues import Cue
from spades_gui.present.message import Message, msg
from spades_gui.present.picture import TablePicture
from spades_gui.present.table_picture import table_picture

Messages = tuple[Message, ...]

_SUITS: Final[Mapping[str, Suit]] = {"spades": "S", "hearts": "H", "diamonds": "D", "clubs": "C"}


class TableCommands:
    """The table (a ``Table``) of the match that ``runner`` plays. Holds the hand's cursor and the player's acts.

    ``browse`` opens something of the table to be looked through line by line.
    """

    def __init__(self, desk: Desk, runner: Runner, dialogs: Dialogs, browse: Browse) -> None:
        self._desk = desk
        self._runner = runner
        self._dialogs = dialogs
        session = runner.session
        self.cursor = HandCursor(desk.settings.play.sort)
        self.acts = Acts(desk, runner, self.cursor, dialogs)
        self._questions = Questions(
            desk,
            lambda: session.view,
            lambda: self.cursor.cards,
            lambda: session.deal_number(session.view.number),
            browse,
        )
        self.advice = Advice(desk, session, browse, lambda: self._questions.repeats)
        self._take_backs = TakeBacks(desk, runner, dialogs, self.advice, self.place)

    @property
    def seen(self) -> Observation:
        """What the player may know now."""
        return self._runner.session.view

    @property
    def contexts(self) -> tuple[Context, ...]:
        """One's hand and the table; before them the bid chooser, or digits where they type a bid."""
        chooser = (Context.CHOOSER,) if self.chooser else ()
        digits = (Context.DIGITS,) if self.seen.bids_open() else ()
        return (*chooser, *digits, Context.HAND, Context.TABLE)

    @property
    def idle(self) -> Collection[str]:
        """The commands for which there is nothing to do now, or that the player has switched off."""
        seen, play, session = self.seen, self._desk.settings.play, self._runner.session
        useful = {
            "bid.open": bool(seen.bids_open()),
            "card.discard": seen.my_turn and seen.phase is Phase.DRAW,
            "say.advice": seen.my_turn and play.advice,
            "browse.review": bool(seen.sheets) and play.review,
            "match.undo": play.undo and session.to_undo is not None,
            "match.redo": play.undo and session.can_redo,
        }
        return (*self._questions.idle, *(command for command, is_useful in useful.items() if not is_useful))

    @property
    def chooser(self) -> BidChooser | None:
        """The open bid chooser."""
        return self.acts.chooser

    @property
    def offered(self) -> tuple[int, ...]:
        """The bids that may be made now, while no chooser is open."""
        return () if self.chooser else self.seen.bids_open()

    def aim_bid(self, place: int) -> bool:
        """Put the chooser, opened if need be, on a bid."""
        return self.acts.aim_bid(place)

    @property
    def pending(self) -> bool:
        """Whether the player waits for something to be thought out."""
        return self.advice.pending

    def step(self, now: float, *, at_table: bool) -> float | None:
        """Go on thinking, as ``Advice.step``."""
        return self.advice.step(now, at_table=at_table)

    def rest(self) -> None:
        """The player leaves the table for a while: wait for nothing that is being thought about."""
        self._runner.rest()
        self.advice.forget(self._runner.session.length)

    def refresh(self) -> None:
        """Take up what has changed at the table."""
        self.cursor.hold(self.seen.hand, self._desk.settings.play.sort)
        self.acts.refresh()

    def aim(self, place: int) -> None:
        """Put the cursor on a card of the hand."""
        self.cursor.go(place)

    def prompt(self) -> Messages:
        """What is asked of the player."""
        return self.acts.prompt()

    def place(self) -> Messages:
        """Where the match stands: what is asked of the player, or whose turn it is."""
        return self.acts.prompt() or answers.turn(self.seen, self._desk.view)

    def given(self, command: str) -> None:
        """A command was given: some tell more when they are given again and again."""
        self._questions.given(command)

    def no_command(self, key: Key) -> None:
        """Nothing is done, and nothing said: a cat may walk over the keys."""

    def picture(self) -> TablePicture:
        """The table, with the hand in the player's order."""
        cards, focused, chosen = self.cursor.cards, self.cursor.card, self.acts.chosen
        return table_picture(self.seen, self._desk.view, cards, focused, chosen, self._desk.text)

    def handlers(self) -> Handlers:
        """What each command of the table does."""
        acts = self.acts
        suits = {f"hand.suit_{number}": self._nth_suit(number - 1) for number in (1, 2, 3, 4)}
        suits |= {f"hand.{name}": self._to_suit(suit) for name, suit in _SUITS.items()}
        return {
            **suits,
            **self._questions.handlers(),
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
            "say.turn": lambda _: self._turn(),
            "say.playable": lambda _: self._answer(answers.playable(self.seen, self.cursor.cards, self._desk.view)),
        }

    def _answer(self, messages: Messages) -> None:
        self._desk.announcer.answer(*messages)

    def _turn(self) -> None:
        # Whose turn it is explains no standstill: that the game waits for Enter does.
        standstill = self._dialogs.prompt() or (self._runner.prompt() if self._runner.holding else ())
        whose = answers.turn(self.seen, self._desk.view)
        self._answer((*whose, *(message for message in standstill if message not in whose)))

    def _nth_suit(self, number: int) -> Callable[[Key], None]:
        return lambda _: self._moved(self.cursor.nth_suit(number))

    def _to_suit(self, suit: Suit) -> Callable[[Key], None]:
        return lambda _: self._moved(self.cursor.to_suit(suit))

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
