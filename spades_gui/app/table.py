"""What the game may have at its table: a match that is played, or one that is replayed."""

from collections.abc import Callable, Collection, Mapping
from typing import Protocol

from spades_gui.app.bid_chooser import BidChooser
from spades_gui.core.observation import Observation
from spades_gui.keys.commands import Context
from spades_gui.keys.key import Key
from spades_gui.present.message import Message
from spades_gui.present.picture import TablePicture

Handlers = Mapping[str, Callable[[Key], None]]


class Table(Protocol):
    """The player's place at it: what the keys do there, what is seen, what is waited for."""

    @property
    def seen(self) -> Observation:
        """What the player may know at the moment shown."""

    @property
    def contexts(self) -> tuple[Context, ...]:
        """Where keys are looked up here, the first first."""

    @property
    def idle(self) -> Collection[str]:
        """The commands of these contexts that would be refused now, or have nothing to tell or to show."""

    def handlers(self) -> Handlers:
        """What the commands of these contexts do."""

    def given(self, command: str) -> None:
        """A command was given: some tell more when they are given again and again."""

    def no_command(self, key: Key) -> None:
        """A key was pressed that does nothing here."""

    def refresh(self) -> None:
        """Take up what has changed."""

    def prompt(self) -> tuple[Message, ...]:
        """What is asked of the player, if anything."""

    def aim(self, place: int) -> None:
        """Put the cursor on a card of the hand, if there is one."""

    def place(self) -> tuple[Message, ...]:
        """Where things stand: what is asked, or whose turn it is."""

    @property
    def pending(self) -> bool:
        """Whether the player waits for something to be thought out."""

    def step(self, now: float, *, at_table: bool) -> float | None:
        """Go on thinking; gives the seconds until there is something to say about that, if ever. The player is
        ``at_table``, or in a menu."""

    @property
    def chooser(self) -> BidChooser | None:
        """The open bid chooser."""

    @property
    def offered(self) -> tuple[int, ...]:
        """The bids that lie open to be pointed at, while a bid is asked for and no chooser is open."""

    def aim_bid(self, place: int) -> bool:
        """Put the chooser, opened if need be, on the bid at this place of those that are open, if there is one."""

    def picture(self) -> TablePicture:
        """How it looks."""
