"""What may be done now, and if not, why not (RULES 2)."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from spades_gui.core.actions import Action, Bid, Cut, Deal, Play
from spades_gui.core.cards import DECK, SPADES, SUITS, Card, Suit
from spades_gui.core.seats import CARDS_EACH, SEATS
from spades_gui.core.state import MatchState, Phase


class ReasonId(StrEnum):
    """Why an action is refused; each has its sentence in every language."""

    NOT_NOW = "not-now"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_YOUR_CARD = "not-your-card"
    FOLLOW_SUIT = "follow-suit"
    SPADES_NOT_OPEN = "spades-not-open"
    BID_RANGE = "bid-range"
    BAD_CUT = "bad-cut"
    BAD_DEAL = "bad-deal"
    WRONG_DEALER = "wrong-dealer"


@dataclass(frozen=True, slots=True)
class Reason:
    """A refusal: what is wrong and, where one has to follow suit, which suit."""

    id: ReasonId
    suit: Suit | None = None


class IllegalActionError(ValueError):
    """Raised by the reducer for an action that ``why_not`` refuses; ``reason`` is its answer."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.id.value)
        self.reason = reason


_ALL_BIDS: Final = tuple(range(CARDS_EACH + 1))
_WHOLE_DECK: Final = frozenset(DECK)
_PHASE_OF: Final = {Cut: Phase.CUT, Deal: Phase.DEAL, Bid: Phase.BID, Play: Phase.PLAY}


def playable_cards(hand: Sequence[Card], led: Suit | None, broken: bool) -> tuple[Card, ...]:
    """The cards of ``hand`` that may be played, in the order held: to the suit ``led``, or as a lead."""
    if led is not None:
        following = tuple([card for card in hand if card.suit == led])
        return following or tuple(hand)
    if broken:
        return tuple(hand)
    return tuple([card for card in hand if card.suit != SPADES]) or tuple(hand)


def why_not_card(card: Card, hand: Sequence[Card], led: Suit | None, broken: bool) -> Reason | None:
    """Why ``card`` may not be played from ``hand`` now, or ``None`` if it may."""
    if card not in hand:
        return Reason(ReasonId.NOT_YOUR_CARD)
    if led is not None:
        if card.suit != led and any(held.suit == led for held in hand):
            return Reason(ReasonId.FOLLOW_SUIT, led)
    elif card.suit == SPADES and not broken and any(held.suit != SPADES for held in hand):
        return Reason(ReasonId.SPADES_NOT_OPEN)
    return None


def why_not(state: MatchState, action: Action) -> Reason | None:
    """Why ``action`` is refused in ``state``, or ``None`` if it is legal."""
    if state.phase is not _PHASE_OF[type(action)]:
        return Reason(ReasonId.NOT_NOW)
    match action:
        case Play(seat, card):
            assert state.hand is not None
            if seat != state.turn:
                return Reason(ReasonId.NOT_YOUR_TURN)
            return why_not_card(card, state.hand.hands[seat], state.hand.trick.led, state.hand.broken)
        case Bid(seat, bid):
            if seat != state.turn:
                return Reason(ReasonId.NOT_YOUR_TURN)
            return None if type(bid) is int and bid in legal_bids() else Reason(ReasonId.BID_RANGE)
        case Deal(dealer, hands):
            if dealer != state.dealer:
                return Reason(ReasonId.WRONG_DEALER)
            return None if _is_whole_deal(hands) else Reason(ReasonId.BAD_DEAL)
        case Cut(cards):
            distinct = len(cards) == SEATS == len(set(cards)) and _WHOLE_DECK.issuperset(cards)
            return None if distinct else Reason(ReasonId.BAD_CUT)


def legal_bids() -> tuple[int, ...]:
    """The bids a seat may make at its turn: 0 (nil) to 13."""
    return _ALL_BIDS


def _is_whole_deal(hands: tuple[tuple[Card, ...], ...]) -> bool:
    return (
        len(hands) == SEATS
        and all(len(hand) == CARDS_EACH for hand in hands)
        and {card for hand in hands for card in hand} == _WHOLE_DECK
    )


def cut_winner(cards: Sequence[Card]) -> int:
    """The seat that drew the first deal: highest rank, equal ranks settled by suit (RULES 2.2)."""
    return max(range(len(cards)), key=lambda seat: (cards[seat].rank, SUITS.index(cards[seat].suit)))
