"""Keeps a match going: the cut, the deals and the computer players, at a pace that never outruns what is being said."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from spades_gui.app.desk import Desk
from spades_gui.app.ports import Movers
from spades_gui.app.saved_match import SavedMatch
from spades_gui.app.session import Decision, Session
from spades_gui.core.actions import Action
from spades_gui.core.events import Event, HandScored, MatchEnded, TrickTaken
from spades_gui.core.legal import IllegalActionError, Reason
from spades_gui.core.observation import Phase
from spades_gui.present.cues import Cue
from spades_gui.present.describe import cues, describe, prompt
from spades_gui.present.kinds import Kind, kind_of
from spades_gui.present.message import Message, msg

POLL: Final = 0.05
"""Seconds between looks at a voice that is still speaking."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds of quiet after the speech about a card or bid, and after a whole trick."""

    card: float
    trick: float


PACES: Final = {
    "slow": Pace(0.9, 1.6),
    "normal": Pace(0.25, 0.7),
    "fast": Pace(0.0, 0.1),
    "wait": Pace(0.25, 0.0),
}

_GO_ON: Final = msg("go-on")

Sound = Callable[[Cue, float], None]
"""Plays a cue at its place."""


class Say(Protocol):
    """A way of telling something of a kind."""

    def __call__(self, *messages: Message, kind: Kind) -> None:
        """Tell it."""


class Runner:
    """One match being played at the table.

    ``on_end`` hears when a hand is scored (``HandScored``) and when the match is over (``MatchEnded``). A match that is
    not ``kept`` is not there any more after the end of the game. ``movers`` move for the other seats, if
    not the game's computer players.
    """

    def __init__(
        self,
        desk: Desk,
        session: Session,
        on_end: Callable[[HandScored | MatchEnded], None],
        *,
        kept: bool = True,
        movers: Movers | None = None,
    ) -> None:
        self.session = session
        self._desk = desk
        self._on_end = on_end
        self._kept = kept
        self._names = desk.view.names  # its own: another table may cover this one, with other players
        self._movers = movers or desk.thinker
        self._asked: object = None
        """What the computer player was last asked, to know its answer by; none other is waited for."""
        self._choice: tuple[object, Action, bool] | None = None
        self._gap = 0.0
        self._quiet_since: float | None = None
        self._holding = False
        self._movers.begin()

    @property
    def holding(self) -> bool:
        """Whether the game stands still after a trick until the player lets it go on, or chooses another pace."""
        return self._holding and self._desk.settings.play.pace == "wait"

    def go_on(self) -> None:
        """Let a game that stands still go on."""
        self._holding = False

    def hurry(self) -> None:
        """A key was pressed: no pause any more before the next play."""
        self._gap = 0.0

    def prompt(self) -> tuple[Message, ...]:
        """What the game waits for the player to do, if anything."""
        if self.holding:
            return (_GO_ON,)
        waiting = prompt(self.session.view, self._desk.view)
        return (waiting,) if waiting else ()

    def step(self, now: float) -> float | None:
        """Do the next thing that the game does by itself, once it is due.

        Gives 0 when something was done, the seconds until it is due, or ``None`` while it is for somebody else to act.
        """
        if self.holding:
            return None
        action, hurried = self.session.chance(), False
        if action is None:
            if (choice := self._bot_choice()) is None:
                return None
            _, action, hurried = choice
        wait = self._pause(now)
        if wait > 0:
            return wait
        self.act(action, hurried=hurried)
        return 0.0

    def act(self, action: Action, *, by_player: bool = False, hurried: bool = False) -> Reason | None:
        """Do ``action`` and tell of it; gives the reason when it is refused. The player's own act is told at once."""
        outcome = self.session.act(action, hurried=hurried)
        if isinstance(outcome, Reason):
            return outcome
        self._asked = None
        self._keep()  # before it is told: what the player has heard is never lost
        announcer = self._desk.announcer
        self._tell(outcome, announcer.answer if by_player else announcer.announce, announcer.announce, self._desk.cue)
        self.end(outcome)
        return None

    def undo(self) -> Decision | None:
        """Take back the player's last decision and all that came of it; ``None`` where there is none. Tells nothing."""
        decision = self.session.undo()
        if decision is not None:
            self._turned_back()
        return decision

    def redo(self) -> tuple[Decision, tuple[Event, ...]] | None:
        """Do again what was last taken back, as ``Session.redo``. Tells nothing; ``end`` tells of what has ended."""
        redone = self.session.redo()
        if redone is not None:
            self._turned_back()
        return redone

    def _turned_back(self) -> None:
        self.rest()
        self._holding = False
        self._quiet_since = None
        self._keep()

    def rest(self) -> None:
        """Wait for no answer of a computer player any more; the next ``step`` asks anew."""
        self._movers.forget()
        self._asked = self._choice = None

    def _keep(self) -> None:
        if self._kept:
            self._desk.matches.keep(self.saved())

    def saved(self) -> SavedMatch:
        """The match as it can be gone on with another time."""
        session = self.session
        return SavedMatch(session.record, session.seed, self._names, session.view, session.undone)

    def resume(self, match: SavedMatch) -> tuple[Event, ...]:
        """Take up ``match`` where it was left: nothing is heard of what was done, but the history tells it.

        Gives what the last action has brought about. Raises ``IllegalActionError`` where the rules forbid an action.
        """
        events: tuple[Event, ...] = ()
        remember = self._desk.announcer.remember
        for number, action in enumerate(match.record.actions):
            outcome = self.session.act(action, hurried=number in match.record.hurried)
            if isinstance(outcome, Reason):
                raise IllegalActionError(outcome)
            events = outcome
            self._tell(events, remember, remember, lambda *_: None)
        self.session.restore(match.undone)
        return events

    def _tell(self, events: tuple[Event, ...], say: Say, say_next: Say, sound: Sound) -> None:
        """Tell what has happened: the first thing by ``say``, all others by ``say_next``."""
        self._quiet_since = None
        self._holding = False
        self._gap = self._pace.trick if any(isinstance(event, TrickTaken) for event in events) else self._pace.card
        for event in events:
            for cue, pan in cues(event, self._desk.view):
                sound(cue, pan)
            if messages := describe(event, self._desk.view, self._desk.settings.speech.verbosity):
                say(*messages, kind=kind_of(event))
                say = say_next
        self._call_player(events, say_next, sound)

    def end(self, events: tuple[Event, ...]) -> None:
        """Tell of the end of the hand or match, if that is among ``events``."""
        for event in events:
            if isinstance(event, HandScored | MatchEnded):
                self._on_end(event)

    @property
    def _pace(self) -> Pace:
        return PACES[self._desk.settings.play.pace]

    def _call_player(self, events: tuple[Event, ...], say: Say, sound: Sound) -> None:
        view = self.session.view
        if (waiting := prompt(view, self._desk.view)) is not None:
            sound(Cue.TURN, 0.0)
            say(waiting, kind=Kind.TURNS)
        elif (
            self._desk.settings.play.pace == "wait"
            and self._desk.view.playing
            and view.phase is Phase.PLAY
            and any(isinstance(event, TrickTaken) for event in events)
        ):
            self._holding = True
            say(_GO_ON, kind=Kind.GAME)

    def _bot_choice(self) -> tuple[object, Action, bool] | None:
        seen = self.session.bot_to_move
        if seen is None or seen.turn is None:
            return None
        if self._asked is None:
            asked = self._asked = object()

            def chosen(action: Action, *, hurried: bool = False) -> None:
                # Called from the thinker's thread, maybe: one assignment, read by the loop at its next step.
                self._choice = (asked, action, hurried)

            self._movers.ask(seen, self.session.level(seen.turn) or "", self.session.choice_seed, chosen)
        choice = self._choice
        return choice if choice is not None and choice[0] is self._asked else None

    def _pause(self, now: float) -> float:
        if not self._desk.waits:
            return 0.0
        if self._desk.speaker.busy():
            self._quiet_since = None
            return POLL
        if self._quiet_since is None:
            self._quiet_since = now
        return max(0.0, self._quiet_since + self._gap - now)
