"""What computer players make of the options of the rules, each as a position.

Seat 0 is to act; the others follow to its left. ``to_play`` and the like tell how a position is written.
"""

from random import Random

import pytest
from bot_positions import rules, to_bid, to_draw, to_give, to_play

from spades_gui.bots import choose
from spades_gui.core.actions import Action, Bid, Draw, Give, Look, Play
from spades_gui.core.observation import Observation

SEEDS = range(5)
BOTH, HARD = ("easy", "hard"), ("hard",)

NOTHING = "2S 3S 2H 3H 4H 5H 2D 3D 5D 6D 2C 3C 4C"
MIDDLING = "KS 7S 4S AH QH 6H 4H KD 9D 4D JC 8C 3C"
STRONG = "AS KS QS 4S 2S AH KH 3H AD 7D 4D 8C 3C"


def chosen(seen: Observation, level: str) -> Action:
    actions = {choose(seen, level, Random(seed)) for seed in SEEDS}
    assert len(actions) == 1
    return actions.pop()


def bids(seen: Observation, level: str) -> int | str:
    action = chosen(seen, level)
    assert isinstance(action, Bid)
    return action.bid


BIDS: dict[str, tuple[tuple[str, ...], Observation, range]] = {
    "no nil where nil is off": (BOTH, to_bid(NOTHING, options=rules(nil=False)), range(1, 2)),
    "no nil beside the partner's where that is forbidden": (
        BOTH,
        to_bid(NOTHING, (None, 3, 0, 4), options=rules(double_nil="forbidden")),
        range(1, 2),
    ),
    "what the side's least contract leaves": (
        BOTH,
        to_bid(NOTHING, (None, 3, 1, 4), options=rules(min_team_bid=4)),
        range(3, 4),
    ),
    "the forced nil with any hand": (BOTH, to_bid(STRONG, (None, 4, 5, 0), options=rules("suicide")), range(1)),
    "nil as the first of the side with the weaker hand": (
        BOTH,
        to_bid(NOTHING, options=rules("suicide")),
        range(1),
    ),
    "no nil as the first of the side with the stronger hand": (
        BOTH,
        to_bid(STRONG, options=rules("suicide")),
        range(6, 9),
    ),
    "at least 4 beside the nil of the side": (
        BOTH,
        to_bid(MIDDLING, (None, 4, 0, 0), options=rules("suicide")),
        range(4, 6),
    ),
    "the spades, without a choice": (BOTH, to_bid(STRONG, options=rules("mirror")), range(5, 6)),
    "the spades rather than nil with high ones": (BOTH, to_bid(STRONG, options=rules("whiz")), range(5, 6)),
    "nil rather than two small spades": (BOTH, to_bid(NOTHING, options=rules("whiz")), range(1)),
    "jokers count as tricks": (
        BOTH,
        to_bid("BJ LJ AS 3S 5H 4H 3H 5D 4D 3D 5C 4C 3C", options=rules("jokers")),
        range(3, 5),
    ),
    "no nil with a joker": (
        BOTH,
        to_bid("LJ 3H 4H 5H 6H 3D 4D 5D 6D 3C 4C 5C 6C", options=rules("jokers")),
        range(1, 3),
    ),
    "high deuces count as tricks": (
        BOTH,
        to_bid("BJ 2D 2S 3S 5H 4H 3H 5D 4D 3D 5C 4C 3C", options=rules("jokers", deuce_high=True)),
        range(2, 5),
    ),
    "an ace of spades under four higher cards is no sure trick": (
        BOTH,
        to_bid(
            "AS 3S 6H 5H 4H 3H 5D 4D 3D 6C 5C 4C 3C",
            options=rules("jokers", deuce_high=True, nil=False),
        ),
        range(1, 2),
    ),
    "a third of the tricks with a third of the aces and kings": (
        HARD,
        to_bid("AS KS 9S 6S 3S AH 8H 4H KD TD 7D 3D QC 9C 6C 5C 3C", options=rules("cutthroat")),
        range(4, 8),
    ),
    "17 cards without an honour are worth little": (
        BOTH,
        to_bid("9S 6S 3S JH 8H 4H 2H JD TD 7D 3D JC 9C 6C 5C 4C 3C", options=rules("cutthroat")),
        range(1, 4),
    ),
    "two aces and a king of eight cards": (
        BOTH,
        to_bid("AS KS 4S AH 5H 4D 8C 3C", options=rules("solo6")),
        range(2, 5),
    ),
    "nil with eight small cards": (BOTH, to_bid("3S 3H 4H 6H 3D 5D 4C 3C", options=rules("solo6")), range(1)),
    "middling cards of two seats take tricks too": (
        HARD,
        to_bid("JS 8S 4S QH JH 9H 4H KD TD 4D QC TC 3C", options=rules("duel")),
        range(3, 8),
    ),
    "no nil with honours of two seats": (
        HARD,
        to_bid("9S 8S 4S QH JH 9H 4H KD TD 4D QC TC 3C", options=rules("duel")),
        range(2, 8),
    ),
    "not a nil for 50 points with a middling chance": (
        HARD,
        to_bid("5C 6C 7C TC 6D QD KD 4H 5H 6H 9H KH 5S", options=rules(nil_value=50)),
        range(1, 3),
    ),
}


@pytest.mark.parametrize("name", BIDS)
def test_bids(name: str) -> None:
    levels, seen, sane = BIDS[name]
    for level in levels:
        assert bids(seen, level) in sane, level


@pytest.mark.parametrize("level", BOTH)
@pytest.mark.parametrize("hand", [STRONG, MIDDLING])
def test_where_no_hell_forbids_the_right_bid_it_is_one_more_or_one_less(level: str, hand: str) -> None:
    right = bids(to_bid(hand, (None, 2, 2, 2)), level)
    assert isinstance(right, int)
    rest = 13 - right
    others = (None, rest // 3, rest // 3, rest - 2 * (rest // 3))
    free, barred = (bids(to_bid(hand, others, options=rules(no_hell=on)), level) for on in (False, True))
    assert isinstance(free, int)
    assert isinstance(barred, int)
    assert barred != right
    assert abs(barred - free) <= 1


def test_a_nil_is_weighed_by_what_it_brings() -> None:
    hand = "5C 6C 7C TC 6D QD KD 4H 5H 6H 9H KH 5S"
    assert [bids(to_bid(hand, options=rules(nil_value=value)), "hard") == 0 for value in (50, 100, 200)] == [
        False,
        True,
        True,
    ]


def test_a_side_reaches_for_ten_where_ten_brings_200_and_not_where_it_does_not() -> None:
    seen = [to_bid(STRONG, (None, 2, 3, 1), options=rules(ten_for_200=on)) for on in (False, True)]
    plain, ten = (bids(each, "hard") for each in seen)
    assert isinstance(plain, int)
    assert plain + 3 <= 10 <= ten + 3


@pytest.mark.parametrize(
    ("scores", "behind", "answer"),
    [
        ((0, 0), "level at the start", False),
        ((-150, 50), "behind, and far from the end", False),
        ((300, 470), "far behind with the leaders about to win", True),
        ((420, 470), "a little behind with the leaders about to win", False),
    ],
)
def test_blind_nil_is_the_last_hope(scores: tuple[int, int], behind: str, answer: bool) -> None:
    seen = to_bid("", scores=scores, options=rules("house", blind_nil_deficit=0), blind=True)
    assert chosen(seen, "hard") == (Bid(0, "blind") if answer else Look(0)), behind
    assert chosen(seen, "easy") == Look(0)


def test_no_blind_nil_beside_the_partners() -> None:
    seen = to_bid("", (None, 3, "blind", 4), (300, 470), options=rules("house"), blind=True)
    assert chosen(seen, "hard") == Look(0)


PASS = rules(nil_pass=2)
GIVES: dict[str, tuple[tuple[str, ...], Observation, str]] = {
    "the high spades for its own nil": (
        BOTH,
        to_give("KS JS 2H 3H 4H 5H 2D 3D 5D 6D 2C 3C 4C", (0, 4, 4, 4), options=PASS),
        "KS JS",
    ),
    "the honours of a short suit for its own nil": (
        HARD,
        to_give("3S 2S 2H 3H 4H 5H AD KD 2C 3C 4C 5C 6C", (0, 4, 4, 4), options=PASS),
        "AD KD",
    ),
    "small cards of the side suits for the partner's nil": (
        BOTH,
        to_give("AS KS 4S AH KH 7H 2H AD QD 9D 2D KC 9C AC QC", (5, 4, 0, 4), [(2, "AC QC")], options=PASS),
        "2H 2D",
    ),
    "nothing high back to a partner whose blind nil it covers": (
        HARD,
        to_give("AS KS 4S AH KH 7H 3H AD QD 9D 3D KC 9C 2C 2S", (5, 4, "blind", 4), [(2, "2C 2S")], options=PASS),
        "2C 3H 3D",
    ),
    "harmless cards back where it has bid nil too": (
        HARD,
        to_give("KS 9S 2H 3H 4H 9H 2D 3D TD JD 2C 3C 4C AC QC", (0, 4, 0, 4), [(2, "AC QC")], options=PASS),
        "2H 3H 4H 2D 3D 2C 3C 4C",
    ),
}


@pytest.mark.parametrize("name", GIVES)
def test_gives(name: str) -> None:
    levels, seen, right = GIVES[name]
    for level in levels:
        action = chosen(seen, level)
        assert isinstance(action, Give)
        assert {str(card) for card in action.cards} <= set(right.split()), level


@pytest.mark.parametrize("level", BOTH)
@pytest.mark.parametrize(("card", "keeps"), [("AS", True), ("3S", True), ("AH", True), ("2C", False), ("7D", False)])
def test_draws_by_value(level: str, card: str, keeps: bool) -> None:
    seen = to_draw("KS 4H 9D", card, options=rules("duel", two_player_deal="draw"))
    assert chosen(seen, level) == Draw(0, keeps)


QUICKSAND = rules("quicksand")
SOLID = rules(bag_limit=0)
THREE = rules("cutthroat")
PLAYS: dict[str, tuple[tuple[str, ...], Observation, str]] = {
    # bags and overtricks
    "takes overtricks where there is no penalty for bags": (
        HARD,
        to_play("AH 6H 4S 3S", "5H 9H TH", bids=(3, 3, 2, 3), won=(4, 2, 1, 2), bags=(9, 0), options=SOLID),
        "AH",
    ),
    "leaves an overtrick in quicksand": (
        BOTH,
        to_play("AH 6H 4S 3S", "5H 9H TH", bids=(3, 3, 2, 3), won=(4, 2, 1, 2), options=QUICKSAND),
        "6H",
    ),
    "takes a trick in quicksand for a contract that is lost, for each missing one costs": (
        HARD,
        to_play("AH 6H", "5H 9H TH", bids=(4, 4, 3, 4), won=(3, 3, 1, 4), options=QUICKSAND),
        "AH",
    ),
    "sets the opponents in quicksand": (
        HARD,
        to_play("AH 2H", "5H 9H TH", bids=(3, 4, 2, 3), won=(4, 3, 2, 2), options=QUICKSAND),
        "AH",
    ),
    "keeps a bonus of 20 for a contract made exactly": (
        HARD,
        to_play(
            "AH 6H 4S 3S",
            "5H 9H",
            bids=(2, 2, 4),
            won=(2, 4, 7),
            options=rules("cutthroat", exact_bonus=True, bag_limit=0),
        ),
        "6H",
    ),
    "takes no bag where five are the limit": (
        HARD,
        to_play(
            "AH 6H 4S 3S", "5H 9H TH", bids=(3, 3, 2, 3), won=(4, 2, 1, 2), bags=(4, 0), options=rules(bag_limit=5)
        ),
        "6H",
    ),
    "does not mind a bag that ends the match as its winner rather than leave it to be set": (
        HARD,
        to_play(
            "AH 2H", "5H 9H TH", bids=(3, 4, 2, 3), won=(4, 3, 2, 2), bags=(9, 0), scores=(300, 440), options=SOLID
        ),
        "AH",
    ),
    # a failed nil
    "helps the partner's contract after its failed nil where those tricks count": (
        HARD,
        to_play(
            "AH 6H 4S 3S",
            "5H 9H TH",
            bids=(0, 3, 5, 3),
            won=(1, 2, 3, 3),
            options=rules(failed_nil_tricks="contract"),
        ),
        "AH",
    ),
    "takes no bag after its failed nil where those tricks do not count": (
        HARD,
        to_play("AH 6H 4S 3S", "5H 9H TH", bids=(0, 2, 5, 2), won=(1, 2, 3, 3)),
        "6H",
    ),
    # jokers
    "takes with a joker what the ace of spades could not": (
        BOTH,
        to_play("LJ 4S 3S 4D", "KH 9H AS", bids=(5, 3, 3, 2), won=(2, 2, 3, 2), options=rules("jokers")),
        "LJ",
    ),
    "knows that the ace of spades is not the highest while the jokers are out": (
        HARD,
        to_play("AS 5S 4S 6D", bids=(3, 3, 4, 3), won=(1, 3, 4, 1), out="BJ LJ 7D 8D QS", options=rules("jokers")),
        "4S 5S 6D",
    ),
    "leads the little joker when the big one has gone": (
        HARD,
        to_play(
            "LJ KS 3S AD",
            bids=(4, 3, 2, 3),
            won=(2, 2, 2, 3),
            shown=["3 BJ 4S 5S 6S"],
            out="7S AS KH QH",
            options=rules("jokers"),
        ),
        "LJ AD",
    ),
    # solo
    "takes a trick from anybody in solo play": (
        BOTH,
        to_play("AH QH 2H AS 9S 4S 3S KD 7D 4D JC 8C 3C", "5H KH TH", bids=(5, 3, 3, 2), options=rules("solo4")),
        "AH",
    ),
    "overtrumps whoever sits across the table in solo play": (
        BOTH,
        to_play("AS 9S 4S 3S KD QD 7D 4D 3D JC 8C 4C 3C", "5H 2S TH", bids=(5, 3, 3, 2), options=rules("solo4")),
        "3S",
    ),
    "sets the leader in solo play": (
        HARD,
        to_play("AH 2H", "9H 5H", bids=(4, 7, 5), won=(5, 5, 5), bags=(3,), scores=(100, 300, 0), options=THREE),
        "AH",
    ),
    "does not pay a bag penalty to set the last of three": (
        HARD,
        to_play("AH 2H", "9H 5H", bids=(4, 7, 5), won=(5, 5, 5), bags=(8,), scores=(100, 0, 300), options=THREE),
        "2H",
    ),
    "covers nobody's nil in solo play": (
        HARD,
        to_play("AH QH 2H", "5H TH 9H", bids=(3, 3, 0, 4), won=(4, 3, 0, 3), options=rules("solo4")),
        "2H",
    ),
    "as the second of two the last, it wins as cheaply as it can": (
        BOTH,
        to_play("AH QH 2H AS 9S 4S 3S KD 7D 4D JC 8C 3C", "5H", bids=(6, 5), options=rules("duel")),
        "QH",
    ),
    "leads its spades at once where they may be led": (
        HARD,
        to_play("AS KS QS JS TS 9S 8S 4H 3H 4D 5D 6C 7C", bids=(7, 2, 2, 1), options=rules(break_spades="free")),
        "AS",
    ),
    "the nil that passed its high cards leads low": (
        BOTH,
        to_play(
            "QH 9H 8H 5S 4S 9D 7D 2D TC 7C 5C 4C 3C",
            bids=(0, 4, 4, 4),
            passed=[(0, "AS"), (2, "2D")],
            options=rules(nil_pass=1),
        ),
        "2D 3C",
    ),
    "a lost blind nil of the partner ends the own one": (
        HARD,
        to_play("AH 6H 4S", "5H 9H TH", bids=("blind", 6, "blind", 6), won=(0, 4, 1, 5), options=rules("house")),
        "AH",
    ),
}


@pytest.mark.parametrize("name", PLAYS)
def test_plays(name: str) -> None:
    levels, seen, right = PLAYS[name]
    assert set(right.split()) < {str(card) for card in seen.playable()}, "the position leaves no choice"
    for level in levels:
        for seed in SEEDS:
            action = choose(seen, level, Random(seed))
            assert isinstance(action, Play)
            assert str(action.card) in right.split(), level
