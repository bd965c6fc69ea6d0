"""What one seat may know: the only view of a match that bots, speech and picture ever get.

Values only, with no way back to the state. Cards and bids are tuples by seat unless said otherwise.
"""

from dataclasses import dataclass

from spades_gui.core.cards import Card, Suit
from spades_gui.core.legal import legal_bids, playable_cards
from spades_gui.core.options import RuleOptions
from spades_gui.core.scoring import HandSheet, Standing
from spades_gui.core.seats import SEATS, seats_of
from spades_gui.core.state import MatchState, Phase
from spades_gui.core.tricks import Trick

__all__ = ["Observation", "Phase", "observe"]


@dataclass(frozen=True, slots=True)
class Observation:
    """A match as ``seat`` sees it.

    ``number`` is the hand's number from 1 (0 before the first deal), ``hand`` the cards this seat holds, ``counts``
    how many cards each seat holds, ``won`` tricks by seat, ``done`` the finished tricks of this hand in order,
    ``standings`` by side, ``sheets`` the score sheets of finished hands, ``cut`` the cards drawn for the first deal.
    """

    seat: int
    options: RuleOptions
    phase: Phase
    turn: int | None
    dealer: int | None
    number: int
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    bids: tuple[int | None, ...]
    won: tuple[int, ...]
    trick: Trick | None
    done: tuple[Trick, ...]
    broken: bool
    standings: tuple[Standing, ...]
    sheets: tuple[HandSheet, ...]
    winner: int | None
    cut: tuple[Card, ...]

    @property
    def my_turn(self) -> bool:
        """Whether this seat has to bid or play now."""
        return self.turn == self.seat

    @property
    def led(self) -> Suit | None:
        """The suit led in the current trick, if any."""
        return self.trick.led if self.trick else None

    def playable(self) -> tuple[Card, ...]:
        """The cards this seat could play now (empty unless it is its turn to play)."""
        if self.phase is not Phase.PLAY or not self.my_turn:
            return ()
        return playable_cards(self.hand, self.led, self.broken)

    def bids_open(self) -> tuple[int, ...]:
        """The bids this seat could make now (empty unless it is its turn to bid)."""
        return legal_bids() if self.phase is Phase.BID and self.my_turn else ()

    def contract(self, side: int) -> int | None:
        """The side's contract so far; ``None`` before any of its seats has bid."""
        made = [bid for seat in seats_of(side) if (bid := self.bids[seat]) is not None]
        return sum(made) if made else None

    def counting(self, side: int) -> int:
        """Tricks of the side that count for its contract: those of seats that did not bid nil."""
        return sum(self.won[seat] for seat in seats_of(side) if self.bids[seat] != 0)

    def played(self) -> tuple[Card, ...]:
        """Every card played in this hand so far, in order."""
        current = self.trick.cards if self.trick else ()
        return (*(card for trick in self.done for card in trick.cards), *current)

    def voids(self) -> tuple[frozenset[Suit], ...]:
        """By seat, the suits it is known not to hold, because it failed to follow them."""
        seen: list[set[Suit]] = [set() for _ in range(SEATS)]
        for trick in (*self.done, *((self.trick,) if self.trick else ())):
            for seat, card in trick.plays:
                if trick.led is not None and card.suit != trick.led:
                    seen[seat].add(trick.led)
        return tuple(frozenset(suits) for suits in seen)


def observe(state: MatchState, seat: int) -> Observation:
    """The match as ``seat`` may see it."""
    hand = state.hand
    return Observation(
        seat=seat,
        options=state.options,
        phase=state.phase,
        turn=state.turn,
        dealer=state.dealer if hand is None or state.phase is Phase.DEAL else hand.dealer,
        number=hand.number if hand else 0,
        hand=hand.hands[seat] if hand else (),
        counts=tuple(len(cards) for cards in hand.hands) if hand else (0,) * SEATS,
        bids=hand.bids if hand else (None,) * SEATS,
        won=hand.won if hand else (0,) * SEATS,
        trick=hand.trick if hand and state.phase in (Phase.BID, Phase.PLAY) else None,
        done=hand.done if hand else (),
        broken=hand.broken if hand else False,
        standings=state.standings,
        sheets=state.sheets,
        winner=state.winner,
        cut=state.cut,
    )
