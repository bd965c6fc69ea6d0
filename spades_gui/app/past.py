"""The finished hands of a match, moment by moment. Of a hand that is over everybody may see everything."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import compress

from spades_gui.core.actions import Action, Deal
from spades_gui.core.cards import Card
from spades_gui.core.events import BiddingEnded, Event, TrickTaken
from spades_gui.core.observation import Observation, observe
from spades_gui.core.reducer import apply
from spades_gui.core.state import MatchState


@dataclass(frozen=True, slots=True)
class Moment:
    """What had just been done by the seat of ``before`` (which it knew then; of a deal there is none), what happened,
    and how things stood then: as seat 0 saw them (``seen``), and the cards of all ``hands``."""

    action: Action
    before: Observation | None
    events: tuple[Event, ...]
    seen: Observation
    hands: tuple[tuple[Card, ...], ...]


class Past:
    """Made from the states of a match and the actions between them. A moment is known by the actions up to it."""

    def __init__(self, states: Sequence[MatchState], actions: Sequence[Action]) -> None:
        self._states = states
        self._actions = actions
        deals = [place for place, action in enumerate(actions, 1) if isinstance(action, Deal)]
        ends = [place for place in range(1, len(states)) if len(states[place].sheets) > len(states[place - 1].sheets)]
        self.hands: Mapping[int, range] = {
            number: range(deal, end + 1) for number, (deal, end) in enumerate(zip(deals, ends, strict=False), 1)
        }
        """By the number of each finished hand, its moments from the deal to the last card."""

    def moment(self, place: int) -> Moment:
        """The moment after so many actions."""
        before, action, after = self._states[place - 1], self._actions[place - 1], self._states[place]
        assert after.hand is not None
        seen = replace(observe(after, 0), hand=after.hand.hands[0], looked=True, blind_offered=False)
        knew = None if before.turn is None else observe(before, before.turn)
        return Moment(action, knew, self._events(place), seen, after.hand.hands)

    def stops(self, hand: int) -> tuple[int, ...]:
        """The moments of a hand that are told at once: the deal, all bids, each trick."""
        places = self.hands[hand]
        whole = (any(isinstance(event, BiddingEnded | TrickTaken) for event in self._events(place)) for place in places)
        return (places[0], *compress(places, whole))

    def _events(self, place: int) -> tuple[Event, ...]:
        return apply(self._states[place - 1], self._actions[place - 1])[1]
