"""The session owns the truth of one match: the state, the log of actions, the chance. Everybody else asks it."""

from collections.abc import Iterable
from dataclasses import dataclass

from spades_gui.app import deals
from spades_gui.app.past import Past
from spades_gui.core.actions import Action, Cut, Deal
from spades_gui.core.events import Event, visible
from spades_gui.core.legal import Reason, why_not
from spades_gui.core.observation import Observation, Phase, observe
from spades_gui.core.options import RuleOptions
from spades_gui.core.record import Record, SeatInfo
from spades_gui.core.reducer import apply
from spades_gui.core.state import MatchState, new_match

Done = tuple[Action, bool]
"""An action that was done, and whether it was hurried, as in ``Record``."""
Outcome = Reason | tuple[Event, ...]
"""Of an attempt to act: why it is refused, or what happened as the looker-on may know it."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat did when it had to decide: the match was ``number`` actions old, and the seat knew ``seen``."""

    number: int
    seen: Observation
    action: Action


def is_mine(action: Action) -> bool:
    """Whether ``action`` is a decision of the local player."""
    return not isinstance(action, Cut | Deal) and action.seat == 0


class Session:
    """A match from the cut to its end, seen from seat 0.

    ``seed`` fixes the cut, every deal (see ``deals``) and every choice of a computer player.
    """

    def __init__(self, options: RuleOptions, seats: tuple[SeatInfo, ...], seed: str) -> None:
        self._states = [new_match(options)]
        """The match before its first action and after each."""
        self._seats = seats
        self._seed = seed
        self._actions: list[Action] = []
        self._hurried: set[int] = set()
        self._decisions: list[Decision] = []
        self._undone: list[tuple[Done, ...]] = []
        """What was taken back and can be done again, decision by decision, the last of it first."""

    @property
    def _state(self) -> MatchState:
        return self._states[-1]

    @property
    def record(self) -> Record:
        """The match so far, as it can be kept and replayed."""
        return Record(self._state.options, self._seats, tuple(self._actions), frozenset(self._hurried))

    @property
    def seed(self) -> str:
        """What fixes all chance of the match."""
        return self._seed

    @property
    def view(self) -> Observation:
        """What the local player may know."""
        return observe(self._state, 0)

    @property
    def bot_to_move(self) -> Observation | None:
        """What the computer player knows whose turn it is, or ``None`` when it is nobody's or a human's."""
        turn = self._state.turn
        if turn is None or self.level(turn) is None:
            return None
        return observe(self._state, turn)

    @property
    def length(self) -> int:
        """How many actions the match has had."""
        return len(self._actions)

    @property
    def choice_seed(self) -> str:
        """The chance for the choice that is due now."""
        return self.seed_for(self.length)

    def seed_for(self, number: int) -> str:
        """The chance for the choice that was due when the match was ``number`` actions old."""
        return f"{deals.chance(self._seed)}/choice/{number}"

    def decisions(self, hand: int) -> tuple[Decision, ...]:
        """What was decided in the hand of this number, in order."""
        return tuple(decision for decision in self._decisions if decision.seen.number == hand)

    def level(self, seat: int) -> str | None:
        """The level of the computer player at ``seat``; ``None`` for a human."""
        kind, _, level = self._seats[seat].player.partition(":")
        return level if kind == "bot" else None

    def act(self, action: Action, *, hurried: bool = False) -> Outcome:
        """Try ``action``; a refused one changes nothing. ``hurried`` as in ``Record``."""
        if reason := why_not(self._state, action):
            return reason
        self._undone.clear()
        return self._do(action, hurried=hurried)

    def _do(self, action: Action, *, hurried: bool) -> tuple[Event, ...]:
        if not isinstance(action, Cut | Deal):
            self._decisions.append(Decision(self.length, observe(self._state, action.seat), action))
        state, events = apply(self._state, action)
        self._states.append(state)
        if hurried:
            self._hurried.add(len(self._actions))
        self._actions.append(action)
        return tuple(visible(event, 0) for event in events)

    @property
    def to_undo(self) -> Decision | None:
        """The local player's last decision, which can be taken back."""
        mine = (each for each in reversed(self._decisions) if self.level(0) is None and each.seen.seat == 0)
        return next(mine, None)

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back and nothing else has been done since."""
        return bool(self._undone)

    @property
    def undone(self) -> tuple[Done, ...]:
        """What was taken back and can be done again, in the order in which it was done."""
        return tuple(done for decision in reversed(self._undone) for done in decision)

    def restore(self, undone: Iterable[Done]) -> None:
        """Have ``undone``, from another time, to be done again.

        The local player's decision comes first, and the rules allow each action in its turn.
        """
        decisions: list[list[Done]] = []
        for action, hurried in undone:
            if is_mine(action):
                decisions.append([])
            decisions[-1].append((action, hurried))
        self._undone = [tuple(decision) for decision in reversed(decisions)]

    def undo(self) -> Decision | None:
        """Take back the local player's last decision and all that came of it; ``None`` where there is none."""
        if (last := self.to_undo) is None:
            return None
        here = last.number
        self._undone.append(tuple((self._actions[place], place in self._hurried) for place in range(here, self.length)))
        del self._actions[here:], self._states[here + 1 :]
        self._hurried = {place for place in self._hurried if place < here}
        self._decisions = [each for each in self._decisions if each.number < here]
        return last

    def redo(self) -> tuple[Decision, tuple[Event, ...]] | None:
        """Do again what was last taken back, if nothing else has been done since.

        Gives the local player's decision and what the last action of all that came of it has brought about.
        """
        if not self._undone:
            return None
        first = len(self._decisions)
        events: tuple[Event, ...] = ()
        for action, hurried in self._undone.pop():
            events = self._do(action, hurried=hurried)
        return self._decisions[first], events

    def again(self, hand: int) -> "Session":
        """A match of its own that goes on from the deal of this hand: the same cards, scores, players and chance."""
        deal = [place for place, action in enumerate(self._actions) if isinstance(action, Deal)][hand - 1]
        again = Session(self._state.options, self._seats, self._seed)
        again._states = self._states[: deal + 2]
        again._actions = self._actions[: deal + 1]
        return again

    @property
    def past(self) -> Past:
        """The hands that have been played to their end."""
        return Past(tuple(self._states), tuple(self._actions))

    def chance(self) -> Action | None:
        """The cut or the deal, if that is what the match waits for."""
        options, hand = self._state.options, len(self._state.sheets) + 1
        match self._state.phase:
            case Phase.CUT:
                return deals.cut(deals.deal_number(self._seed, hand, None, options), options)
            case Phase.DEAL:
                return deals.deal(deals.deal_number(self._seed, hand, self._state.dealer, options), options)
        return None

    def deal_number(self, hand: int) -> int | None:
        """The number of the deal of a hand, by which it can be played elsewhere.

        ``None`` if it is not dealt yet, or was dealt by a version of the game that had no numbers.
        """
        dealt = [action for action in self._actions if isinstance(action, Deal)]
        if not 0 < hand <= len(dealt):
            return None
        options, made = self._state.options, dealt[hand - 1]
        number = deals.deal_number(self._seed, hand, made.dealer, options)
        return number if deals.deal(number, options) == made else None
