"""What one seat may know: the only view of a match that bots, speech and picture ever get.

Values only, with no way back to the state. Cards and bids are tuples by seat unless said otherwise.
"""

from dataclasses import dataclass

from spades_gui.core.actions import BidValue, is_nil, tricks_bid
from spades_gui.core.bidding import legal_bids
from spades_gui.core.cards import Card, Suit
from spades_gui.core.legal import Lead, Reason, asks_blind, bid_refused, playable_cards, why_not_card
from spades_gui.core.options import RuleOptions
from spades_gui.core.scoring import HandSheet, Standing
from spades_gui.core.state import HandState, MatchState, Passed, Phase
from spades_gui.core.tricks import Trick

__all__ = ["Observation", "Passed", "Phase", "observe"]


@dataclass(frozen=True, slots=True)
class Observation:
    """A match as ``seat`` sees it.

    ``number`` is the hand's number from 1 (0 before the first deal). ``hand`` are the cards this seat holds and has
    seen; it has not ``looked`` while it may still be offered a blind nil, and ``blind_offered`` says that it is asked
    now. ``counts`` is how many cards each seat holds, ``won`` tricks by seat, ``done`` the finished tricks of this hand
    in order, ``standings`` by side, ``sheets`` the score sheets of finished hands, ``cut`` the cards drawn for the
    first deal. Where players draw their cards, ``top`` is the card this seat now keeps or not, ``stock`` the number of
    cards to be drawn from, and ``refused`` what this seat saw and did not keep. ``passed`` are the exchanges it took
    part in, ``revokes`` the seats whose revoke has been found.
    """

    seat: int
    options: RuleOptions
    phase: Phase
    turn: int | None
    dealer: int | None
    number: int
    hand: tuple[Card, ...]
    looked: bool
    blind_offered: bool
    counts: tuple[int, ...]
    bids: tuple[BidValue | None, ...]
    won: tuple[int, ...]
    trick: Trick | None
    done: tuple[Trick, ...]
    broken: bool
    standings: tuple[Standing, ...]
    sheets: tuple[HandSheet, ...]
    winner: int | None
    cut: tuple[Card, ...]
    top: Card | None
    stock: int
    refused: tuple[Card, ...]
    passed: tuple[Passed, ...]
    revokes: tuple[int, ...]

    @property
    def my_turn(self) -> bool:
        """Whether this seat has to do something now."""
        return self.turn == self.seat

    @property
    def led(self) -> Suit | None:
        """The suit led in the current trick, if any."""
        return self.trick.led if self.trick else None

    @property
    def lead(self) -> Lead:
        """What decides which cards follow the rules now."""
        return Lead(self.led, self.broken, not self.done)

    def playable(self) -> tuple[Card, ...]:
        """The cards this seat could play now within the rules (empty unless it is its turn to play)."""
        if self.phase is not Phase.PLAY or not self.my_turn:
            return ()
        return playable_cards(self.options, self.hand, self.lead)

    def rule_broken(self, card: Card) -> Reason | None:
        """What rule this seat would break by playing ``card`` now, if any."""
        return why_not_card(self.options, card, self.hand, self.lead)

    def bids_open(self) -> tuple[int, ...]:
        """The bids this seat could make now, having seen its cards (empty unless it is its turn to)."""
        if self.phase is not Phase.BID or not self.my_turn or self.blind_offered:
            return ()
        return legal_bids(self.options, self.bids, self.seat, self.hand)

    def bid_refused(self, bid: int) -> Reason | None:
        """Why this seat, whose turn it is to bid, may not bid ``bid``, or ``None`` if it may."""
        return bid_refused(self.options, self.bids, self.seat, self.hand, bid)

    def contract(self, side: int) -> int | None:
        """The side's contract so far; ``None`` before any of its seats has bid."""
        made = [bid for seat in self.options.seats_of(side) if (bid := self.bids[seat]) is not None]
        return sum(tricks_bid(bid) for bid in made) if made else None

    def counting(self, side: int) -> int:
        """Tricks of the side that count for its contract, so far."""
        seats = self.options.seats_of(side)
        helps = self.options.failed_nil_tricks == "contract" and bool(self.contract(side))
        return sum(self.won[seat] for seat in seats if helps or not is_nil(self.bids[seat]))

    def played(self) -> tuple[Card, ...]:
        """Every card played in this hand so far, in order."""
        current = self.trick.cards if self.trick else ()
        return (*(card for trick in self.done for card in trick.cards), *current)

    def voids(self) -> tuple[frozenset[Suit], ...]:
        """By seat, the suits it failed to follow: it holds none, or (where that is penalised) it has revoked."""
        seen: list[set[Suit]] = [set() for _ in range(self.options.seats)]
        for trick in (*self.done, *((self.trick,) if self.trick else ())):
            for seat, card in trick.plays:
                if trick.led is not None and card.suit != trick.led:
                    seen[seat].add(trick.led)
        return tuple(frozenset(suits) for suits in seen)


def observe(state: MatchState, seat: int) -> Observation:
    """The match as ``seat`` may see it."""
    hand = state.hand or _no_hand(state)
    return Observation(
        seat=seat,
        options=state.options,
        phase=state.phase,
        turn=state.turn,
        dealer=state.dealer if state.hand is None or state.phase is Phase.DEAL else hand.dealer,
        number=hand.number,
        hand=hand.hands[seat] if hand.looked[seat] else (),
        looked=hand.looked[seat],
        blind_offered=state.turn == seat and asks_blind(state),
        counts=tuple(len(cards) for cards in hand.hands),
        bids=hand.bids,
        won=hand.won,
        trick=hand.trick if state.phase in (Phase.BID, Phase.PASS, Phase.PLAY) else None,
        done=hand.done,
        broken=hand.broken,
        standings=state.standings,
        sheets=state.sheets,
        winner=state.winner,
        cut=state.cut,
        top=hand.stock[0] if state.phase is Phase.DRAW and state.turn == seat else None,
        stock=len(hand.stock),
        refused=hand.refused[seat],
        passed=tuple(each for each in hand.passed if seat in (each.giver, each.taker)),
        revokes=tuple(sorted({each.seat for each in hand.revokes if each.found})),
    )


def _no_hand(state: MatchState) -> HandState:
    """What there is to see before the first deal."""
    seats = state.options.seats
    nothing: tuple[tuple[Card, ...], ...] = ((),) * seats
    return HandState(
        number=0,
        dealer=0,
        hands=nothing,
        bids=(None,) * seats,
        won=(0,) * seats,
        trick=Trick(0, seats),
        done=(),
        broken=False,
        looked=(True,) * seats,
        refused=nothing,
    )
