"""A match that stands where a scene begins, and players who do what the scene says."""

from collections.abc import Iterable
from typing import Final

from spades_gui.app import deals
from spades_gui.app.ports import Chosen
from spades_gui.app.session import Session
from spades_gui.app.tutorial.form import Scene
from spades_gui.core.actions import Action, Bid, Deal, Play
from spades_gui.core.cards import DECK
from spades_gui.core.legal import IllegalActionError, Reason
from spades_gui.core.observation import Observation, Phase
from spades_gui.core.options import RuleOptions
from spades_gui.core.record import SeatInfo

RULES: Final = RuleOptions()
"""Lessons are about the classic game, whatever the player's own rules."""


class ScriptedSession(Session):
    """The match of a scene. Nothing in it is left to chance, and after its hand no other one is dealt.

    Raises ``IllegalActionError`` where the scene breaks the rules, ``ValueError`` where it is no scene at all.
    """

    def __init__(self, scene: Scene) -> None:
        players = ("human", *["bot:script"] * (RULES.seats - 1))
        super().__init__(RULES, tuple(SeatInfo("", player) for player in players), "lesson")
        hands = tuple(tuple(sorted(DECK.parse_all(hand))) for hand in scene.hands.split("|"))
        self._do_or_raise(deals.cut(scene.dealer, RULES))
        self._do_or_raise(Deal(scene.dealer, hands))
        for word in scene.before.split():
            self._do_or_raise(_action(word, self.view))
        self.begun = self.length
        """How many actions the match had when the player sat down."""

    def chance(self) -> Action | None:
        """Nothing is dealt but what the scene deals."""

    def _do_or_raise(self, action: Action) -> None:
        if isinstance(refused := self.act(action), Reason):
            raise IllegalActionError(refused)


class ScriptedPlayers:
    """The other players of a scene (``Movers``): each does what comes next in ``others``, then nothing any more."""

    def __init__(self, session: ScriptedSession, others: str) -> None:
        self._session = session
        self._others = others.split()

    @property
    def over(self) -> bool:
        """Whether all is done that they do."""
        return self._next >= len(self._others)

    @property
    def _next(self) -> int:
        seats = _seats(self._session.record.actions[self._session.begun :])
        return sum(seat != 0 for seat in seats)

    def begin(self) -> None:
        """Nothing to prepare."""

    def ask(self, observation: Observation, level: str, seed: str, done: Chosen) -> None:
        """Do what the scene says, at once."""
        if not self.over:
            done(_action(self._others[self._next], observation))

    def forget(self) -> None:
        """Nothing waits."""


def _action(word: str, seen: Observation) -> Action:
    """What a word of a scene means for the seat whose turn it is."""
    seat = seen.turn if seen.turn is not None else seen.seat
    return Bid(seat, int(word)) if seen.phase is Phase.BID else Play(seat, DECK.parse(word))


def _seats(actions: Iterable[Action]) -> list[int]:
    return [action.seat for action in actions if isinstance(action, Bid | Play)]
