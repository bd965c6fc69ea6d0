"""What may be done now, and if not, why not (RULES 2 to 4)."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from spades_gui.core.actions import BLIND, Action, Bid, Cut, Deal, Draw, Give, Look, Play
from spades_gui.core.bidding import Bids, blind_is_legal, why_not_bid
from spades_gui.core.cards import SPADES, SUITS, Card, Suit
from spades_gui.core.options import RuleOptions
from spades_gui.core.state import HandState, MatchState, Phase


class ReasonId(StrEnum):
    """Why an action is refused; each has its sentence in every language."""

    NOT_NOW = "not-now"
    NOT_YOUR_TURN = "not-your-turn"
    NOT_YOUR_CARD = "not-your-card"
    FOLLOW_SUIT = "follow-suit"
    SPADES_NOT_OPEN = "spades-not-open"
    SPADES_NOT_FIRST = "spades-not-first"
    BID_RANGE = "bid-range"
    BID_OPTION = "bid-option"
    BLIND_FIRST = "blind-first"
    NO_BLIND = "no-blind"
    GIVE_NUMBER = "give-number"
    BAD_CUT = "bad-cut"
    BAD_DEAL = "bad-deal"
    WRONG_DEALER = "wrong-dealer"


@dataclass(frozen=True, slots=True)
class Reason:
    """A refusal: what is wrong and, where that tells more, the suit to follow, the option that forbids it, a number."""

    id: ReasonId
    suit: Suit | None = None
    option: str = ""
    number: int | None = None


class IllegalActionError(ValueError):
    """Raised by the reducer for an action that ``why_not`` refuses; ``reason`` is its answer."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.id.value)
        self.reason = reason


_PHASES = {
    Cut: (Phase.CUT,),
    Deal: (Phase.DEAL,),
    Draw: (Phase.DRAW,),
    Look: (Phase.BID,),
    Bid: (Phase.BID,),
    Give: (Phase.PASS,),
    Play: (Phase.PLAY,),
}


@dataclass(frozen=True, slots=True)
class Lead:
    """What decides which cards may be played: the suit led (``None`` for a lead), and how spades stand."""

    led: Suit | None
    broken: bool
    first: bool

    def spades_closed(self, options: RuleOptions) -> bool:
        """Whether spades may not be led now by a seat that holds anything else."""
        match options.break_spades:
            case "free":
                return False
            case "not_first":
                return self.first
            case _:
                return not self.broken


def playable_cards(options: RuleOptions, hand: Sequence[Card], lead: Lead) -> tuple[Card, ...]:
    """The cards of ``hand`` that follow the rules, in the order held."""
    if lead.led is not None:
        following = tuple([card for card in hand if card.suit == lead.led])
        return following or tuple(hand)
    if not lead.spades_closed(options):
        return tuple(hand)
    return tuple([card for card in hand if card.suit != SPADES]) or tuple(hand)


def why_not_card(options: RuleOptions, card: Card, hand: Sequence[Card], lead: Lead) -> Reason | None:
    """What rule ``card`` breaks if it is played from ``hand`` now, or ``None`` if it breaks none."""
    if card not in hand:
        return Reason(ReasonId.NOT_YOUR_CARD)
    if lead.led is not None:
        if card.suit != lead.led and any(held.suit == lead.led for held in hand):
            return Reason(ReasonId.FOLLOW_SUIT, suit=lead.led)
    elif card.suit == SPADES and lead.spades_closed(options) and any(held.suit != SPADES for held in hand):
        first = options.break_spades == "not_first"
        return Reason(ReasonId.SPADES_NOT_FIRST if first else ReasonId.SPADES_NOT_OPEN)
    return None


def lead_of(hand: HandState) -> Lead:
    """How the trick under way stands for the next card."""
    return Lead(hand.trick.led, hand.broken, not hand.done)


def why_not(state: MatchState, action: Action) -> Reason | None:
    """Why ``action`` is refused in ``state``, or ``None`` if it is legal."""
    if state.phase not in _PHASES[type(action)]:
        return Reason(ReasonId.NOT_NOW)
    if isinstance(action, Cut):
        return _why_not_cut(state.options, action)
    if isinstance(action, Deal):
        return _why_not_deal(state, action)
    assert state.hand is not None
    if action.seat != state.turn:
        return Reason(ReasonId.NOT_YOUR_TURN)
    match action:
        case Play():
            return _why_not_play(state.options, state.hand, action)
        case Bid():
            return _why_not_bid(state, state.hand, action)
        case Look():
            return None if asks_blind(state) else Reason(ReasonId.NO_BLIND)
        case Give(seat, cards):
            if len(cards) != state.options.nil_pass or len(set(cards)) != len(cards):
                return Reason(ReasonId.GIVE_NUMBER, number=state.options.nil_pass)
            held = state.hand.hands[seat]
            return None if all(card in held for card in cards) else Reason(ReasonId.NOT_YOUR_CARD)
        case Draw():
            return None


def asks_blind(state: MatchState) -> bool:
    """Whether the seat whose turn it is must now choose between blind nil and a look at its cards."""
    if state.phase is not Phase.BID or state.hand is None or state.turn is None or state.hand.looked[state.turn]:
        return False
    return blind_is_legal(state.options, state.hand.bids, state.turn, totals(state))


def totals(state: MatchState) -> tuple[int, ...]:
    """The scores by side."""
    return tuple(standing.score for standing in state.standings)


def _why_not_play(options: RuleOptions, hand: HandState, action: Play) -> Reason | None:
    held = hand.hands[action.seat]
    reason = why_not_card(options, action.card, held, lead_of(hand))
    if reason and options.revoke == "penalised" and reason.id is not ReasonId.NOT_YOUR_CARD:
        return None
    return reason


def _why_not_bid(state: MatchState, hand: HandState, action: Bid) -> Reason | None:
    asked = asks_blind(state)
    if action.bid == BLIND:
        return None if asked else Reason(ReasonId.NO_BLIND)
    if asked:
        return Reason(ReasonId.BLIND_FIRST)
    if type(action.bid) is not int:
        return Reason(ReasonId.BID_RANGE)
    return bid_refused(state.options, hand.bids, action.seat, hand.hands[action.seat], action.bid)


def bid_refused(options: RuleOptions, bids: Bids, seat: int, hand: Sequence[Card], bid: int) -> Reason | None:
    """Why ``seat``, having seen its ``hand``, may not bid ``bid``, or ``None`` if it may."""
    option = why_not_bid(options, bids, seat, hand, bid)
    if option is None:
        return None
    return Reason(ReasonId.BID_OPTION, option=option) if option else Reason(ReasonId.BID_RANGE)


def _why_not_deal(state: MatchState, action: Deal) -> Reason | None:
    if action.dealer != state.dealer:
        return Reason(ReasonId.WRONG_DEALER)
    options = state.options
    each, stock = (0, len(options.deck)) if options.drawn else (options.tricks, 0)
    sizes = [len(hand) for hand in action.hands]
    cards = [*action.stock, *(card for hand in action.hands for card in hand)]
    sound = (
        sizes == [each] * options.seats
        and len(action.stock) == stock
        and len(set(cards)) == len(cards)
        and options.deck.whole.issuperset(cards)
    )
    return None if sound else Reason(ReasonId.BAD_DEAL)


def _why_not_cut(options: RuleOptions, action: Cut) -> Reason | None:
    cards = action.cards
    distinct = len(cards) == options.seats == len(set(cards)) and options.deck.whole.issuperset(cards)
    return None if distinct else Reason(ReasonId.BAD_CUT)


def cut_winner(cards: Sequence[Card]) -> int:
    """The seat that drew the first deal: highest rank, equal ranks settled by suit (RULES 2.2)."""
    return max(range(len(cards)), key=lambda seat: (cards[seat].rank, SUITS.index(cards[seat].suit)))
