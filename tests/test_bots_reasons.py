"""Why an act is good: positions as players tell them, what is said is true, and what may be told gives nothing away."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from bot_positions import rules, to_bid, to_draw, to_give, to_play
from random_play import random_rules, random_steps, redealt

from spades_gui.bots import Reason, ReasonId, why
from spades_gui.bots.play_reasons import SMALL
from spades_gui.bots.suits import standing
from spades_gui.core.actions import BLIND, Bid, Cut, Deal, Draw, Give, Look, Play
from spades_gui.core.cards import DECK, Card
from spades_gui.core.legal import why_not
from spades_gui.core.observation import Observation, observe
from spades_gui.core.state import MatchState
from spades_gui.core.tricks import beats

R = ReasonId


def play(position: Observation, card: str) -> Play:
    return Play(position.seat, position.options.deck.parse(card))


def ids(
    position: Observation, action: Play | Bid | Look | Give | Draw, *, public: bool = False
) -> tuple[ReasonId, ...]:
    return tuple(reason.id for reason in why(position, action, public=public))


KING_AFTER_ACE = to_play("KH 4C 5C 2D 7S", won=(1, 2, 3, 2), shown=("1 AH 2H 3H 4H",), bids=(3, 3, 3, 3))
PARTNER_AHEAD = to_play("2H 9H 5C 4C", "3H AH 4H", won=(2, 2, 3, 2))
OWN_NIL = to_play("2H 9H JH 5C", "3H TH 4H", bids=(0, 4, 4, 4), won=(0, 3, 3, 3))
OWN_NIL_SECOND = to_play("2H 9H JH 5C", "3H", bids=(0, 4, 4, 4), won=(0, 3, 3, 3))
OWN_NIL_FORCED = to_play("JH QH KC 5C", "3H TH 4H", bids=(0, 4, 4, 4), won=(0, 3, 3, 3))
OWN_NIL_TRUMPED = to_play("2H 9H JH 5C", "3H 5S 4H", bids=(0, 4, 4, 4), won=(0, 3, 3, 3))
PARTNERS_NIL = to_play("2H AH 5C 4C", "3H 9H 4H", bids=(4, 4, 0, 4), won=(3, 3, 0, 3))
PARTNER_VOID = to_play("2H AH 5C 4C", shown=("1 3H 5D 4H 6H",), bids=(4, 4, 0, 4), won=(3, 3, 0, 3))
THEIR_NIL = to_play("2H AH 5C 4C", "9H 3H 4H", bids=(4, 0, 4, 4), won=(3, 0, 3, 3))
MADE = to_play("2H AH 5C 4C", "9H 3H 4H", bids=(2, 4, 2, 4), won=(3, 1, 3, 2))
SECOND = to_play("2H 6H 9H JH", "4H", won=(2, 2, 3, 2), bids=(4, 3, 3, 3))
VOID = to_play("5S 5C KC 2D", "9H 3H 4H", bids=(3, 3, 3, 3), won=(2, 2, 3, 2), out="AD KD AC QC")

TABLE = [
    (KING_AFTER_ACE, "KH", (R.GONE, R.NEEDS), (R.GONE, R.NEEDS)),
    (KING_AFTER_ACE, "2D", (R.SHORT_SUIT,), (R.LEADS_LOW,)),
    (KING_AFTER_ACE, "7S", (R.DRAWS_TRUMPS, R.NEEDS), (R.DRAWS_TRUMPS, R.NEEDS)),
    (PARTNER_AHEAD, "2H", (R.PARTNER_HAS_IT,), (R.PARTNER_HAS_IT,)),
    (OWN_NIL, "9H", (R.NIL_HIGHEST_UNDER,), (R.NIL_UNDER,)),
    (OWN_NIL, "2H", (R.NIL_UNDER,), (R.NIL_UNDER,)),
    (OWN_NIL, "JH", (R.BEST,), (R.CLOSED,)),
    (OWN_NIL_SECOND, "JH", (R.NIL_HOPES,), (R.NIL_HOPES,)),
    (OWN_NIL_FORCED, "JH", (R.NIL_OVER,), (R.CLOSED,)),
    (OWN_NIL_TRUMPED, "9H", (R.NIL_UNDER,), (R.NIL_UNDER,)),
    (OWN_NIL_TRUMPED, "JH", (R.DUMPS,), (R.NIL_UNDER,)),
    (PARTNERS_NIL, "AH", (R.COVER_TAKES,), (R.COVER_TAKES,)),
    (PARTNER_VOID, "2H", (R.COVER_VOID,), (R.COVER_VOID,)),
    (PARTNER_VOID, "AH", (R.COVER_VOID,), (R.COVER_VOID,)),
    (THEIR_NIL, "2H", (R.ATTACK_LEAVE,), (R.ATTACK_LEAVE,)),
    (MADE, "2H", (R.DUCKS, R.MADE_BAGS), (R.DUCKS, R.MADE_BAGS)),
    (SECOND, "9H", (R.BEST, R.NEEDS), (R.SECOND_LOW,)),
    (SECOND, "6H", (R.CHEAPEST, R.NEEDS), (R.SECOND_LOW,)),
    (SECOND, "JH", (R.GOES_UP, R.NEEDS), (R.GOES_UP, R.NEEDS)),
    (VOID, "5S", (R.TRUMPS, R.NEEDS), (R.TRUMPS, R.NEEDS)),
    (VOID, "2D", (R.SHORT_SUIT,), (R.THROWS,)),
    (VOID, "5C", (R.SAVES_TRUMP,), (R.THROWS,)),
]


@pytest.mark.parametrize(("position", "card", "own", "told"), TABLE)
def test_a_card_has_its_reason(
    position: Observation, card: str, own: tuple[ReasonId, ...], told: tuple[ReasonId, ...]
) -> None:
    assert ids(position, play(position, card)) == own
    assert ids(position, play(position, card), public=True) == told


def test_the_king_is_good_because_the_ace_has_gone_and_two_are_needed() -> None:
    gone, needs = why(KING_AFTER_ACE, play(KING_AFTER_ACE, "KH"))
    assert gone == Reason(R.GONE, card=DECK.parse("AH"))
    assert needs == Reason(R.NEEDS, n=2)


def test_the_only_card_tells_of_the_hand_and_the_last_one_of_nothing() -> None:
    forced = to_play("2H 5C", "3H AH 4H", won=(2, 3, 3, 3))
    assert ids(forced, play(forced, "2H")) == (R.ONLY_CARD,)
    assert R.ONLY_CARD not in ids(forced, play(forced, "2H"), public=True)
    last = replace(forced, hand=forced.hand[1:], counts=(1, 0, 0, 0))
    assert ids(last, play(last, "2H"), public=True) == (R.LAST_CARD,)


def test_bags_are_no_reason_where_they_cost_nothing() -> None:
    without = replace(MADE, options=rules(bag_limit=0))
    assert ids(without, play(without, "AH"))[0] is not R.CANNOT_LOSE
    assert R.DUCKS not in ids(without, play(without, "2H"))
    sand = replace(MADE, options=rules("quicksand"))
    assert ids(sand, play(sand, "2H")) == (R.DUCKS, R.MADE_QUICKSAND)


BIDDER = "AS KS 9S 5S 3S AH KH 4D 8C 7C 6C 5C 2C"


def test_a_bid_tells_what_the_hand_can_expect_and_only_the_table_in_public() -> None:
    last = to_bid(BIDDER, (None, 3, 4, 2))
    assert ids(last, Bid(0, 4)) == (R.BID_TRICKS, R.BID_HONOURS, R.BID_SPADES, R.BID_SHORT, R.BID_SUM)
    assert why(last, Bid(0, 4), public=True) == (Reason(R.BID_SUM, n=9, total=13),)
    first = to_bid(BIDDER)
    assert ids(first, Bid(0, 4), public=True) == (R.CLOSED,)
    beside = to_bid(BIDDER, (None, 3, 0, 2))
    assert ids(beside, Bid(0, 4), public=True) == (R.BID_BESIDE_NIL,)


def test_a_bid_that_could_end_the_match_says_so() -> None:
    ahead = to_bid(BIDDER, (None, 3, 2, 3), (450, 200))
    assert ids(ahead, Bid(0, 4), public=True) == (R.BID_WINS,)
    behind = to_bid(BIDDER, (None, 3, 2, 3), (200, 470))
    assert ids(behind, Bid(0, 4), public=True) == (R.BID_LAST_CHANCE,)


def test_nil_is_bid_for_its_chances_or_because_the_partner_has_left_it() -> None:
    low = "2S 3S 2H 3H 4H 5H 2D 3D 4D 2C 3C 4C 5C"
    (chance,) = why(to_bid(low), Bid(0, 0))
    assert chance.id is R.NIL_CHANCE
    assert chance.n is not None
    assert chance.n >= 80
    forced = to_bid(BIDDER, (None, 4, 4, 4), options=rules("suicide"))
    assert R.NIL_PARTNERS_TURN in (*ids(forced, Bid(0, 0), public=True), R.BID_FORCED)
    assert ids(forced, Bid(0, 0)) == (R.BID_FORCED,)


def test_blind_nil_and_a_look_are_told_by_the_score() -> None:
    blind = to_bid("", (), (-200, 300), options=rules(blind_nil=True), blind=True)
    assert why(blind, Bid(0, BLIND), public=True) == (Reason(R.BLIND_BEHIND, n=500),)
    assert why(blind, Look(0)) == (Reason(R.BLIND_CATCH_UP, n=500),)
    beside = to_bid("", (None, 3, BLIND), (-200, 300), options=rules(blind_nil=True), blind=True)
    assert ids(beside, Look(0)) == (R.BLIND_PARTNER,)


def test_cards_given_and_drawn_have_their_reasons() -> None:
    passing = rules(nil_pass=1)
    own = to_give(BIDDER, (0, 4, 4, 3), options=passing)
    assert ids(own, Give(0, own.hand[:1])) == (R.GIVE_DANGER,)
    back = to_give(BIDDER, (4, 4, 0, 3), ((2, "AC"),), options=passing)
    assert ids(back, Give(0, back.hand[:1])) == (R.GIVE_HARMLESS,)
    drawn = to_draw("AS KH", "QS", options=rules("duel", two_player_deal="draw"))
    assert ids(drawn, Draw(0, keep=True)) == (R.DRAW_KEEP,)
    assert ids(drawn, Draw(0, keep=False)) == (R.DRAW_DISCARD,)
    assert ids(drawn, Draw(0, keep=True), public=True) == (R.CLOSED,)


def test_an_action_of_nobody_has_no_reason() -> None:
    with pytest.raises(ValueError, match="player"):
        why(MADE, Cut(()))


# Random play under random rules

SEEDS = range(40)


Act = Play | Bid | Look | Give | Draw


def acts(seed: int, hands: int = 1, **fixed: object) -> list[tuple[MatchState, Act]]:
    """What is done in a random match, with the state before it."""
    rng = Random(seed)
    steps = random_steps(random_rules(rng, **fixed), rng, hands)
    return [(before, action) for before, action, _, _ in steps if not isinstance(action, Cut | Deal)]


def others(state: MatchState, seat: int) -> dict[int, tuple[Card, ...]]:
    assert state.hand is not None
    return {other: cards for other, cards in enumerate(state.hand.hands) if other != seat}


def holds_true(state: MatchState, seat: int, card: Card, reason: Reason) -> bool:
    """Whether what ``reason`` claims about a play of ``card`` is so in the whole truth."""
    seen = observe(state, seat)
    assert state.hand is not None
    trick, partner, held = state.hand.trick, state.options.partner_of(seat), others(state, seat)
    higher = [other for cards in held.values() for other in cards if other.suit == card.suit and other.rank > card.rank]
    wins = trick.led is None or beats(card, trick.winning_card, trick.led)
    low = standing(state.options, card) <= SMALL
    later = state.options.seats - 1 - len(trick.cards)
    match reason.id:
        case R.TOP | R.GONE | R.MASTER:
            given = {each for passed in seen.passed if passed.giver == seat for each in passed.cards}
            return not set(higher) - given
        case R.CANNOT_BEAT:
            return not any(beats(other, trick.winning_card, trick.led or "C") for other in seen.playable())
        case R.PARTNER_HAS_IT:
            return trick.winning == partner and not wins
        case R.ONLY_CARD:
            return seen.playable() == (card,)
        case R.NEEDS | R.NEEDS_ALL:
            side = state.options.side_of(seat)
            need = (seen.contract(side) or 0) - seen.counting(side)
            return need == (state.options.tricks - len(seen.done) if reason.id is R.NEEDS_ALL else reason.n)
        case R.COVER_VOID:
            return partner is not None and not any(other.suit == card.suit for other in held[partner])
        case R.DUCKS if trick.led is not None:
            return not wins
        case R.NIL_OVER | R.CANNOT_LOSE:
            return all(beats(other, trick.winning_card, trick.led or "C") for other in seen.playable())
        case R.NIL_HOPES:
            return wins and bool(later)
        case R.GOES_UP | R.COVER_HIGH | R.DUMPS if low:
            return False
        case R.LOW | R.SECOND_LOW | R.LEADS_LOW | R.NIL_LEADS_LOW | R.ATTACK_LOW if not low:
            return False
        case R.TAKES_LAST:
            return wins and not later
        case R.TRUMPS | R.OVERTRUMPS | R.CHEAPEST | R.GOES_UP | R.OVERTAKES | R.COVER_TAKES:
            return wins
        case R.NIL_UNDER | R.NIL_HIGHEST_UNDER | R.ATTACK_LEAVE | R.ATTACK_LOW | R.SAVES | R.DUMPS | R.WOULD_FALL:
            return not wins
        case R.KEEPS_GUARD:
            return reason.card in seen.hand and reason.card != card
    return True


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_said_of_a_card_is_true_of_all_the_hands(seed: int) -> None:
    for state, action in acts(seed):
        if isinstance(action, Play) and action.card in observe(state, action.seat).playable():
            seen = observe(state, action.seat)
            if state.hand and state.hand.revokes:
                continue  # what a revoke seems to show is not so
            for public in (False, True):
                for reason in why(seen, action, public=public):
                    assert holds_true(state, action.seat, action.card, reason), (reason, action)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_public_reason_stays_when_the_hidden_cards_are_dealt_anew(seed: int) -> None:
    rng = Random(seed)
    for state, action in acts(seed):
        seen = observe(state, action.seat)
        told = why(seen, action, public=True)
        assert all(reason.public for reason in told)
        listeners = [seat for seat in range(state.options.seats) if seat != action.seat]
        for _ in range(3):
            other = redealt(state, rng.choice(listeners), rng)
            if why_not(other, action) is None:
                assert why(observe(other, action.seat), action, public=True) == told


def test_dealing_anew_does_change_what_the_seat_itself_would_say() -> None:
    changed = total = 0
    for seed in range(10):
        rng = Random(seed)
        for state, action in acts(seed):
            other = redealt(state, (action.seat + 1) % state.options.seats, rng)
            if why_not(other, action) is None:
                seat = action.seat
                total += 1
                changed += why(observe(other, seat), action) != why(observe(state, seat), action)
    assert total > 200
    assert changed > total / 5


def test_every_legal_act_has_a_reason_and_every_reason_comes_up() -> None:
    found: Counter[ReasonId] = Counter()
    for seed in range(60):
        for state, action in acts(seed, hands=3, target=50):
            seen = observe(state, action.seat)
            cards = (Play(seen.seat, card) for card in seen.playable())
            bids = (Bid(seen.seat, bid) for bid in seen.bids_open())
            for each in (action, *cards, *bids):
                for public in (False, True):
                    reasons = why(seen, each, public=public)
                    assert reasons
                    found.update(reason.id for reason in reasons)
    found.update(id for _, _, own, told in TABLE for id in (*own, *told))
    assert [id for id in ReasonId if not found[id]] == []
