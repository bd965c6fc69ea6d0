"""What players complain of in computer players, each as a position in which it must not happen.

Seat 0 is to act; 1 is on its left, 2 its partner, 3 on its right. Bids and tricks won are by seat.
"""

from random import Random

import pytest
from bot_positions import to_bid, to_play

from spades_gui.bots import choose
from spades_gui.core.actions import Bid, Play
from spades_gui.core.observation import Observation

SEEDS = range(40)

BIDS: dict[str, tuple[tuple[str, ...], Observation, range]] = {
    "nil with a hand that cannot take a trick": (
        ("easy", "hard"),
        to_bid("2S 3S 2H 3H 4H 5H 2D 3D 5D 6D 2C 3C 4C"),
        range(1),
    ),
    "no second nil beside the partner's": (
        ("easy", "hard"),
        to_bid("2S 3S 2H 3H 4H 5H 2D 3D 5D 6D 2C 3C 4C", (None, 3, 0, 4)),
        range(1, 3),
    ),
    "no nil opposite a bid of 8": (
        ("hard",),
        to_bid("2S 3S 2H 3H 4H 5H 2D 3D 5D 6D 2C 3C 4C", (None, 3, 8, 1)),
        range(1, 3),
    ),
    "no nil with the ace of spades": (
        ("easy", "hard"),
        to_bid("AS 2H 3H 4H 5H 2D 3D 5D 6D 2C 3C 4C 5C"),
        range(1, 3),
    ),
    "no nil with the bare king of spades": (
        ("easy", "hard"),
        to_bid("KS 2H 3H 4H 5H 2D 3D 5D 6D 2C 3C 4C 5C"),
        range(1, 3),
    ),
    "no nil with the queen of spades": (
        ("easy", "hard"),
        to_bid("QS 2S 2H 3H 4H 5H 2D 3D 5D 6D 2C 3C 4C"),
        range(1, 3),
    ),
    "no nil with a side suit of high cards": (
        ("easy", "hard"),
        to_bid("2S 3S AH KH QH 5H 2D 3D 5D 6D 2C 3C 4C"),
        range(1, 5),
    ),
    "full count beside the partner's nil": (
        ("hard",),
        to_bid("AS KS QS 4S 2S AH KH 3H AD 7D 4D 8C 3C", (None, 3, 0, 3)),
        range(6, 9),
    ),
    "full count beside a partner who has not bid": (
        ("easy", "hard"),
        to_bid("AS KS QS 4S 2S AH KH 3H AD 7D 4D 8C 3C"),
        range(6, 9),
    ),
    "nine spades from the ace down": (
        ("easy", "hard"),
        to_bid("AS KS QS JS TS 9S 8S 4S 2S 3H 7D 8C 3C"),
        range(8, 11),
    ),
    "all thirteen spades": (("easy", "hard"), to_bid("AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S"), range(13, 14)),
    "no useless 1 where two bare aces are held": (
        ("easy",),
        to_bid("5S 3S AH 9H 6H 4H AD 9D 7D 4D JC 8C 3C"),
        range(2, 4),
    ),
}


@pytest.mark.parametrize("name", BIDS)
def test_bids(name: str) -> None:
    levels, seen, sane = BIDS[name]
    for level in levels:
        for seed in SEEDS:
            action = choose(seen, level, Random(seed))
            assert isinstance(action, Bid)
            assert action.bid in sane, level


def test_hard_bids_less_where_the_others_have_bid_everything() -> None:
    hand = "KS 7S 4S AH QH 6H 4H KD 9D 4D JC 8C 3C"
    few, many = (choose(to_bid(hand, (None, *bids)), "hard", Random(0)) for bids in ((2, 2, 1), (5, 5, 4)))
    assert isinstance(few, Bid)
    assert isinstance(many, Bid)
    assert many.bid < few.bid


def test_hard_bids_more_beside_its_partners_nil() -> None:
    hand = "2C 8C JC 3D 9D QD AD 4H 7H KH 4S 6S AS"
    plain, beside = (choose(to_bid(hand, (None, 4, partner, None)), "hard", Random(0)) for partner in (3, 0))
    assert plain == Bid(0, 3)
    assert beside == Bid(0, 4)


@pytest.mark.parametrize(("scores", "nil"), [((0, 0), True), ((460, 300), False), ((300, 460), True)])
def test_hard_does_not_risk_a_nil_where_a_plain_bid_wins_the_match(scores: tuple[int, int], nil: bool) -> None:
    action = choose(to_bid("5C 6C 7C TC 6D QD KD 4H 5H 6H 9H KH 5S", scores=scores), "hard", Random(0))
    assert isinstance(action, Bid)
    assert (action.bid == 0) == nil


@pytest.mark.parametrize(("scores", "nil"), [((0, 0), False), ((460, 300), False), ((300, 460), True)])
def test_hard_risks_a_nil_where_a_plain_bid_loses_the_match(scores: tuple[int, int], nil: bool) -> None:
    action = choose(to_bid("TC 4D 6D JD 6H 8H 9H JH QH KH 2S 4S TS", scores=scores), "hard", Random(0))
    assert isinstance(action, Bid)
    assert (action.bid == 0) == nil


BOTH, HARD = ("easy", "hard"), ("hard",)

PLAYS: dict[str, tuple[tuple[str, ...], Observation, str]] = {
    # levels, position, the cards that are right (any other is what people complain of)
    "wins as the last as cheaply as it can": (
        BOTH,
        to_play("AH QH 2H AS 9S 4S 3S KD 7D 4D JC 8C 3C", "5H 9H TH", bids=(5, 3, 3, 2)),
        "QH",
    ),
    "trumps as the last with the smallest spade": (
        BOTH,
        to_play("AS 9S 4S 3S KD QD 7D 4D 3D JC 8C 4C 3C", "KH 9H TH", bids=(5, 3, 3, 2)),
        "3S",
    ),
    "overtrumps with the smallest spade that does": (
        BOTH,
        to_play("AS 9S 4S 3S KD QD 7D 4D 3D JC 8C 4C 3C", "KH 9H 8S", bids=(5, 3, 3, 2)),
        "9S",
    ),
    "does not waste a spade that cannot win": (
        BOTH,
        to_play("7S 4S 3S KD QD 7D 5D 4D 3D JC 8C 4C 3C", "KH 9H 8S", bids=(3, 3, 3, 2)),
        "7D 5D 4D 3D 8C 4C 3C",
    ),
    "does not trump the partner's winning card": (
        BOTH,
        to_play("AS 9S 4S 3S KD QD 7D 4D 3D JC 8C 4C 3C", "5H AH TH", bids=(5, 3, 3, 2)),
        "4D 3D 7D 8C 4C 3C",
    ),
    "does not trump the partner's ace with one to play": (
        BOTH,
        to_play("AS 9S 4S 3S KD QD 7D 4D 3D JC 8C 4C 3C", "AH TH", bids=(5, 3, 3, 2)),
        "4D 3D 7D 8C 4C 3C",
    ),
    "does not overtake the partner's winning card": (
        BOTH,
        to_play("AH KH 2H AS 9S 4S 3S KD 7D 4D JC 8C 3C", "5H QH TH", bids=(5, 3, 3, 2)),
        "2H",
    ),
    "does not overtrump the partner": (
        BOTH,
        to_play("AS 9S 4S 3S KD QD 7D 4D 3D JC 8C 4C 3C", "5H 2S TH", bids=(5, 3, 3, 2)),
        "4D 3D 7D 8C 4C 3C",
    ),
    "does not lead a king before the ace has gone": (
        BOTH,
        to_play("KH 5H KD 6D KC 7C 5C 4C 9S 6S 4S 9D 3D", bids=(3, 4, 3, 3)),
        "5H 6D 7C 5C 4C 9D 3D",
    ),
    "does not lead a bare king before the ace has gone": (
        BOTH,
        to_play("KH KD 6D 4D 7C 5C 4C 3C 9S 6S 4S 9D 3D", bids=(3, 4, 3, 3)),
        "6D 4D 9D 3D 7C 5C 4C 3C",
    ),
    "does not lead away from a king that the ace lies over": (
        BOTH,
        to_play("KH 3H 2H 9S 6S 4S 9D 7D 6D 5D 8C 7C 6C", bids=(3, 4, 3, 3)),
        "5D 6C",
    ),
    "does not throw away a winner": (
        HARD,
        to_play(
            "KD TC 9C 8C 7C 6C 5C QH JH TH 9H 8H",
            "KS AS 5S",
            bids=(2, 3, 3, 3),
            won=(0, 0, 1, 0),
            shown=["2 AD 3D 2D 4D"],
        ),
        "TC 9C 8C 7C 6C 5C QH JH TH 9H 8H",
    ),
    "leads the king when the ace has gone": (
        HARD,
        to_play("KH QH KD 6D 7C 5C 4C 3C 9S 6S 4S 9D", bids=(3, 4, 3, 3), won=(0, 0, 0, 1), shown=["3 AH 2H 3H 4H"]),
        "KH QH",
    ),
    "does not play a guarded king as second before the ace has gone": (
        BOTH,
        to_play("KH 7H 2H AS 9S 4S 3S KD 7D 4D JC 8C 3C", "6H", bids=(5, 3, 3, 2)),
        "2H",
    ),
    "keeps the guard of a king when it throws": (
        HARD,
        to_play(
            "KD 4D JC 9C 8C 7C 4C 3C 9H 8H 5H 4H",
            "3S AS 5S",
            bids=(2, 3, 3, 3),
            won=(0, 0, 1, 0),
            shown=["2 KS QS 2H 4S"],
        ),
        "9C 8C 7C 4C 3C 9H 8H 5H 4H",
    ),
    "cashes its ace before trying anything else": (
        BOTH,
        to_play("AH 8H 5H 9S 6S 4S 9D 7D 3D TC 7C 5C 4C", bids=(3, 4, 3, 3)),
        "AH",
    ),
    "does not lead a master into a known void when another is safe": (
        HARD,
        to_play("AH 8H 5H 9S 6S AD 7D 3D TC 7C 5C 4C", bids=(3, 4, 3, 3), won=(0, 0, 0, 1), shown=["3 KH 2H 2C 4H"]),
        "AD",
    ),
    # bags
    "takes no bag at nine bags as the last": (
        BOTH,
        to_play("AH 6H 4S 3S", "5H 9H TH", bids=(3, 3, 2, 3), won=(4, 2, 1, 2), bags=(9, 0)),
        "6H",
    ),
    "takes no bag at eight bags by trumping": (
        BOTH,
        to_play("5S 4S 9D 3C", "5H 9H TH", bids=(3, 3, 2, 3), won=(3, 3, 2, 1), bags=(8, 0)),
        "9D",
    ),
    "leads low at nine bags": (
        BOTH,
        to_play("AS KS 3D", bids=(3, 2, 2, 1), won=(4, 3, 1, 2), out="AD KD QD JD", bags=(9, 0)),
        "3D",
    ),
    "gets rid of a high card under a higher one": (
        BOTH,
        to_play("KH QH 3H 2H", "5H 9H AH", bids=(3, 2, 2, 2), won=(3, 3, 2, 1), bags=(5, 0)),
        "KH",
    ),
    "takes the one bag that sets the leaders": (
        HARD,
        to_play("AH 2H", "5H 9H TH", bids=(3, 4, 2, 3), won=(4, 3, 2, 2), bags=(3, 0), scores=(300, 440)),
        "AH",
    ),
    "takes it at nine bags too, for the set is worth more": (
        HARD,
        to_play("AH 2H", "5H 9H TH", bids=(3, 4, 2, 3), won=(4, 3, 2, 2), bags=(8, 0), scores=(300, 440)),
        "AH",
    ),
    "does not pay a bag penalty for a small set": (
        HARD,
        to_play("AH 2H", "5H 9H TH", bids=(4, 1, 4, 1), won=(5, 1, 5, 0), bags=(7, 0)),
        "2H",
    ),
    # the own nil
    "keeps its nil by the highest card below": (
        BOTH,
        to_play("QH 9H 3H 5S 4S 9D 7D 3D TC 7C 5C 4C 2C", "TH", bids=(0, 4, 4, 4)),
        "9H",
    ),
    "throws a high card on its nil where it can": (
        BOTH,
        to_play("JS 4S KD 7D 3D TC 7C 5C 4C 3C 2C 5D 4D", "TH", bids=(0, 4, 4, 4)),
        "KD",
    ),
    "throws the high spade under a higher one on its nil": (
        HARD,
        to_play("JS 4S 8D 7D 3D TC 7C 5C 4C 3C 2C 5D 4D", "TH QS", bids=(0, 4, 4, 4)),
        "JS",
    ),
    "leads low on its nil": (
        BOTH,
        to_play("QH 9H 8H 5S 4S 9D 7D 2D TC 7C 5C 4C 3C", bids=(0, 4, 4, 4)),
        "2D 3C",
    ),
    # the partner's nil
    "covers the partner's nil": (
        BOTH,
        to_play("AH QH 2H AS 9S 4S 3S KD 7D 4D JC 8C 3C", "5H TH 9H", bids=(5, 4, 0, 4)),
        "QH AH",
    ),
    "covers the partner's nil with a trump": (
        BOTH,
        to_play("AS 9S 4S 3S KD QD 7D 4D 3D JC 8C 4C 3C", "5H TH 9H", bids=(5, 4, 0, 4)),
        "3S",
    ),
    "covers the partner's nil when the contract is made": (
        BOTH,
        to_play("AH QH 2H", "5H TH 9H", bids=(3, 4, 0, 4), won=(4, 3, 0, 3), bags=(9, 0)),
        "QH AH",
    ),
    "does not dump a winner on a nil that is safe": (
        BOTH,
        to_play("AH KH 2H AS 9S 4S 3S KD 7D 4D JC 8C 3C", "5H TH 2S", bids=(5, 4, 0, 4)),
        "2H",
    ),
    "does not trump for a nil that is safe when the contract is made": (
        BOTH,
        to_play("AS 9S 3D", "QH TH 9H", bids=(3, 3, 0, 3), won=(4, 3, 0, 3)),
        "3D",
    ),
    "leads high for the partner's nil": (
        HARD,
        to_play("AH KH QH 2H 9S 4S 3S KD 7D 4D JC 8C 3C", bids=(5, 4, 0, 4)),
        "AH KH QH",
    ),
    "does not lead low for the partner's nil": (
        HARD,
        to_play("KH QH 2H QS 9S 4S 3S KD 7D 4D JC 8C 3C", bids=(5, 4, 0, 4)),
        "KH QH KD",
    ),
    # an opponent's nil
    "does not save an opponent's nil": (
        HARD,
        to_play("AH QH 2H", "TH 9H 8H", bids=(3, 0, 3, 5), won=(4, 0, 3, 3)),
        "2H",
    ),
    "sets the nil for certain even if the trick was wanted": (
        HARD,
        to_play("AH QH 2H AS 9S 4S 3S KD 7D 4D JC 8C 3C", "TH 9H 8H", bids=(5, 0, 3, 4)),
        "2H",
    ),
    "does not attack a nil at the price of the contract": (
        HARD,
        to_play("AS KS AH 2C", bids=(5, 0, 3, 4), won=(3, 0, 2, 4), out="3C 4C 5C 6C 7C"),
        "AS KS AH",
    ),
    "attacks a nil by a low lead when the contract is made": (
        HARD,
        to_play("AH KH 2H AD", bids=(3, 0, 3, 5), won=(4, 0, 3, 2), out="3H 4H 5H 6H 7H KD QD"),
        "2H",
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
