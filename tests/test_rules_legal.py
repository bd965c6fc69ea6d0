"""What may be done when under the standard rules, and what happens then: a table of cases."""

import pytest

from spades_gui.core.actions import Action, Bid, Cut, Deal, Draw, Give, Look, Play
from spades_gui.core.cards import DECK
from spades_gui.core.events import BiddingEnded, DealerDrawn, NilLost, PlayBegins, SpadesBroken, TrickTaken
from spades_gui.core.legal import IllegalActionError, Reason, ReasonId, why_not
from spades_gui.core.options import RuleOptions
from spades_gui.core.reducer import apply
from spades_gui.core.state import MatchState, Phase, new_match
from spades_gui.core.tricks import beats

parse_card, parse_cards = DECK.parse, DECK.parse_all

HANDS = (
    parse_cards("2S 3S 4S AH KH QH JH TH 9H 8H 7H 6H 5H"),
    parse_cards("5S 6S 7S 2C 3C 4C 5C 6C 7C 8C 9C TC JC"),
    parse_cards("8S 9S TS 2D 3D 4D 5D 6D 7D 8D 9D TD JD"),
    parse_cards("JS QS KS AS 2H 3H 4H QC KC AC QD KD AD"),
)


def bidding(hands: tuple[tuple[str, ...], ...] | None = None, dealer: int = 3) -> MatchState:
    """The start of the bidding of a hand that ``dealer`` has dealt."""
    cut = [parse_card(card) for card in ("2C", "3C", "4C", "5C")]
    cut[dealer] = parse_card("AS")
    state, _ = apply(new_match(RuleOptions()), Cut(tuple(cut)))
    cards = HANDS if hands is None else tuple(tuple(parse_card(card) for card in hand) for hand in hands)
    return apply(state, Deal(dealer, cards))[0]


def played(state: MatchState, *actions: Action) -> MatchState:
    for action in actions:
        state, _ = apply(state, action)
    return state


def plays(text: str, first: int) -> list[Play]:
    return [Play((first + step) % 4, card) for step, card in enumerate(parse_cards(text))]


def bids(*numbers: int) -> list[Bid]:
    return [Bid(seat, number) for seat, number in enumerate(numbers)]


@pytest.mark.parametrize(
    ("card", "other", "led", "better"),
    [("2S", "AH", "H", True), ("AD", "2H", "H", False), ("KH", "QH", "H", True), ("3S", "4S", "H", False)],
)
def test_which_card_beats_which(card: str, other: str, led: str, better: bool) -> None:
    assert beats(parse_card(card), parse_card(other), led) is better  # type: ignore[arg-type]


def test_the_draw_for_the_first_deal_is_told() -> None:
    cards = parse_cards("QH QD QC 2S")
    state, events = apply(new_match(RuleOptions()), Cut(cards))
    assert state.dealer == 0
    assert events == (DealerDrawn(cards, 0),)


@pytest.mark.parametrize("cards", ["2C 3C 4C", "2C 3C 4C 5C 6C", "2C 2C 3C 4C"])
def test_a_cut_is_four_different_cards(cards: str) -> None:
    assert why_not(new_match(RuleOptions()), Cut(parse_cards(cards))) == Reason(ReasonId.BAD_CUT)


def test_a_deal_is_the_whole_deck_thirteen_each_by_the_dealer() -> None:
    state, _ = apply(new_match(RuleOptions()), Cut(parse_cards("AS 2C 3C 4C")))
    whole = tuple(DECK[seat::4] for seat in range(4))
    assert why_not(state, Deal(0, whole)) is None
    assert why_not(state, Deal(1, whole)) == Reason(ReasonId.WRONG_DEALER)
    twice = ((whole[1][0], *whole[0][1:]), *whole[1:])
    assert why_not(state, Deal(0, ((),) * 4, DECK)) == Reason(ReasonId.BAD_DEAL)
    for bad in (twice, whole[:3], (whole[0][:12], (*whole[1], whole[0][12]), *whole[2:]), ()):
        assert why_not(state, Deal(0, bad)) == Reason(ReasonId.BAD_DEAL)


@pytest.mark.parametrize("dealer", range(4))
def test_the_dealers_left_bids_first_and_leads_first(dealer: int) -> None:
    hands = tuple(tuple(str(card) for card in HANDS[(seat - dealer - 1) % 4]) for seat in range(4))
    state = bidding(hands, dealer)
    order = [(dealer + step) % 4 for step in (1, 2, 3, 4)]
    for seat in order:
        assert (state.phase, state.turn) == (Phase.BID, seat)
        state, events = apply(state, Bid(seat, 3))
    assert events[-2:] == (BiddingEnded((3, 3, 3, 3)), PlayBegins(order[0]))
    assert state.turn == order[0]
    assert state.phase is Phase.PLAY


def test_every_bid_from_nil_to_thirteen_is_open_and_nothing_else() -> None:
    state = bidding()
    for number in range(14):
        assert why_not(state, Bid(0, number)) is None
    for wrong in (-1, 14, 99, True, 3.0, "3", None):
        assert why_not(state, Bid(0, wrong)) == Reason(ReasonId.BID_RANGE)  # type: ignore[arg-type]


def test_nobody_bids_twice_or_out_of_turn() -> None:
    state = played(bidding(), Bid(0, 3))
    assert why_not(state, Bid(0, 4)) == Reason(ReasonId.NOT_YOUR_TURN)
    assert why_not(state, Bid(2, 4)) == Reason(ReasonId.NOT_YOUR_TURN)
    state = played(state, Bid(1, 2), Bid(2, 2), Bid(3, 5))
    assert why_not(state, Bid(0, 4)) == Reason(ReasonId.NOT_NOW)


def test_nobody_plays_out_of_turn_or_a_card_it_does_not_hold_or_before_the_bids() -> None:
    assert why_not(bidding(), Play(0, parse_card("AH"))) == Reason(ReasonId.NOT_NOW)
    state = played(bidding(), *bids(3, 2, 2, 5))
    assert why_not(state, Play(1, parse_card("2C"))) == Reason(ReasonId.NOT_YOUR_TURN)
    assert why_not(state, Play(0, parse_card("2C"))) == Reason(ReasonId.NOT_YOUR_CARD)
    assert why_not(state, Play(0, parse_card("2S"))) == Reason(ReasonId.SPADES_NOT_OPEN)
    state = played(state, *plays("AH", 0))
    assert why_not(state, Play(0, parse_card("AH"))) == Reason(ReasonId.NOT_YOUR_TURN)
    assert why_not(state, Play(1, parse_card("5S"))) is None
    state = played(state, *plays("2C 2D", 1))
    assert why_not(state, Play(3, parse_card("AS"))) == Reason(ReasonId.FOLLOW_SUIT, "H")


@pytest.mark.parametrize("action", [Look(0), Give(0, ()), Draw(0, True), Cut(()), Deal(0, ())])
def test_what_other_rules_know_is_not_done_under_these(action: Action) -> None:
    reason = why_not(bidding(), action)
    assert reason == Reason(ReasonId.NO_BLIND if isinstance(action, Look) else ReasonId.NOT_NOW)
    assert why_not(played(bidding(), *bids(0, 2, 2, 5)), action) == Reason(ReasonId.NOT_NOW)


def test_a_blind_nil_is_no_bid_under_these_rules() -> None:
    assert why_not(bidding(), Bid(0, "blind")) == Reason(ReasonId.NO_BLIND)


def test_a_refusal_is_raised_with_its_reason() -> None:
    with pytest.raises(IllegalActionError) as refused:
        apply(bidding(), Bid(2, 3))
    assert refused.value.reason == Reason(ReasonId.NOT_YOUR_TURN)


def test_a_spade_on_another_suit_breaks_spades_once() -> None:
    state = played(bidding(), *bids(3, 2, 2, 5), *plays("AH", 0))
    assert state.hand is not None
    assert not state.hand.broken
    state, events = apply(state, Play(1, parse_card("5S")))
    assert SpadesBroken(1) in events
    _, events = apply(state, Play(2, parse_card("8S")))
    assert SpadesBroken(2) not in events


def test_leading_spades_from_a_hand_of_spades_does_not_break_them() -> None:
    spades = [str(card) for card in DECK if card.suit == "S"]
    others = [[str(card) for card in DECK if card.suit == suit] for suit in "HDC"]
    state = played(bidding((tuple(spades), *map(tuple, others))), *bids(13, 1, 1, 1))
    state, events = apply(state, Play(0, parse_card("2S")))
    assert state.hand is not None
    assert not state.hand.broken
    assert not any(isinstance(event, SpadesBroken) for event in events)


def test_a_nil_is_lost_with_its_first_trick_and_only_then() -> None:
    state = played(bidding(), *bids(0, 2, 2, 5), *plays("AH 2C 2D", 0))
    state, events = apply(state, Play(3, parse_card("2H")))
    taken = [event for event in events if isinstance(event, TrickTaken)]
    assert [(each.number, each.seat, each.won, each.bid) for each in taken] == [(1, 0, 1, 0)]
    assert NilLost(0) in events
    state = played(state, *plays("KH 3C 3D", 0))
    _, events = apply(state, Play(3, parse_card("3H")))
    assert not any(isinstance(event, NilLost) for event in events)
