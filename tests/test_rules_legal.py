"""What may be played and bid, who takes a trick, who deals: a table of cases."""

import pytest

from spades_gui.core.actions import Action, Bid, Cut, Deal, Play
from spades_gui.core.cards import DECK, parse_card, parse_cards
from spades_gui.core.events import BiddingEnded, DealerDrawn, NilLost, SpadesBroken, TrickTaken
from spades_gui.core.legal import IllegalActionError, Reason, ReasonId, legal_bids, playable_cards, why_not
from spades_gui.core.options import RuleOptions
from spades_gui.core.reducer import apply
from spades_gui.core.state import MatchState, Phase, new_match
from spades_gui.core.tricks import Trick, beats

HAND = "5H KH 3D TD 2S QS"

PLAYABLE = [
    # suit led, broken, what may be played from HAND, what is said of the rest
    ("H", False, "5H KH", Reason(ReasonId.FOLLOW_SUIT, "H")),
    ("D", True, "3D TD", Reason(ReasonId.FOLLOW_SUIT, "D")),
    ("S", True, "2S QS", Reason(ReasonId.FOLLOW_SUIT, "S")),
    ("C", False, HAND, None),
    ("C", True, HAND, None),
    (None, False, "5H KH 3D TD", Reason(ReasonId.SPADES_NOT_OPEN)),
    (None, True, HAND, None),
]

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


@pytest.mark.parametrize(("led", "broken", "allowed", "reason"), PLAYABLE)
def test_what_may_be_played(led: str | None, broken: bool, allowed: str, reason: Reason | None) -> None:
    cards = playable_cards(parse_cards(HAND), led, broken)  # type: ignore[arg-type]
    assert cards == parse_cards(allowed)
    assert (reason is None) == (cards == parse_cards(HAND))


def test_only_spades_left_may_be_led_unbroken() -> None:
    only = parse_cards("2S QS")
    assert playable_cards(only, None, False) == only


@pytest.mark.parametrize(
    ("cards", "leader", "winner"),
    [
        ("5H KH 3H TH", 0, 1),
        ("5H 2H 3H 4H", 2, 2),
        ("5H AD AC KD", 1, 1),
        ("AH 2S KH QH", 3, 0),
        ("AH 2S KH 3S", 3, 2),
        ("2S AH 3S 4D", 0, 2),
        ("AS 2S KS QS", 1, 1),
    ],
)
def test_who_takes_a_trick(cards: str, leader: int, winner: int) -> None:
    trick = Trick(leader, parse_cards(cards))
    assert trick.winning == winner
    assert dict(trick.plays)[winner] == trick.winning_card
    assert trick.whole
    assert trick.turn == leader


@pytest.mark.parametrize(
    ("card", "other", "led", "better"),
    [("2S", "AH", "H", True), ("AD", "2H", "H", False), ("KH", "QH", "H", True), ("3S", "4S", "H", False)],
)
def test_which_card_beats_which(card: str, other: str, led: str, better: bool) -> None:
    assert beats(parse_card(card), parse_card(other), led) is better  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("cards", "dealer"),
    [("2C KD 5H 7S", 1), ("AC AD AH AS", 3), ("QH QD QC 2S", 0), ("9C 9D 3S 8S", 1), ("2C 2D 2S 2H", 2)],
)
def test_the_highest_cut_deals_first_and_equal_ranks_go_by_suit(cards: str, dealer: int) -> None:
    state, events = apply(new_match(RuleOptions()), Cut(parse_cards(cards)))
    assert state.dealer == dealer
    assert events == (DealerDrawn(parse_cards(cards), dealer),)


@pytest.mark.parametrize("cards", ["2C 3C 4C", "2C 3C 4C 5C 6C", "2C 2C 3C 4C"])
def test_a_cut_is_four_different_cards(cards: str) -> None:
    assert why_not(new_match(RuleOptions()), Cut(parse_cards(cards))) == Reason(ReasonId.BAD_CUT)


def test_a_deal_is_the_whole_deck_thirteen_each_by_the_dealer() -> None:
    state, _ = apply(new_match(RuleOptions()), Cut(parse_cards("AS 2C 3C 4C")))
    whole = tuple(DECK[seat::4] for seat in range(4))
    assert why_not(state, Deal(0, whole)) is None
    assert why_not(state, Deal(1, whole)) == Reason(ReasonId.WRONG_DEALER)
    twice = ((whole[1][0], *whole[0][1:]), *whole[1:])
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
    assert isinstance(events[-1], BiddingEnded)
    assert events[-1].leader == state.turn == order[0]
    assert state.phase is Phase.PLAY


def test_every_bid_from_nil_to_thirteen_is_open_and_nothing_else() -> None:
    state = bidding()
    assert legal_bids() == tuple(range(14))
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
