"""What the acts open to a seat are worth: the best is what the player does, and the same chance gives the same."""

from random import Random

import pytest
from bot_positions import rules, to_bid, to_draw, to_give, to_play

from spades_gui.bots import LEVELS, choose, weigh
from spades_gui.bots.search.bids import weigh_bids
from spades_gui.core.actions import Bid, Play
from spades_gui.core.cards import DECK
from spades_gui.core.observation import Observation

HAND = "AS KS 9S 5S 3S AH KH 4D 8C 7C 6C 5C 2C"
POSITIONS = (
    to_bid(HAND, (None, 3, 4, 2)),
    to_bid("", (), (-200, 300), options=rules("house"), blind=True),
    to_give(HAND, (0, 4, 4, 3), options=rules(nil_pass=1)),
    to_draw("AS KH", "QS", options=rules("duel", two_player_deal="draw")),
    to_play("AH 9H 5C 4C", "3H KH 4H", won=(2, 2, 3, 2)),
    to_play("2H 5C", "3H AH 4H", won=(2, 3, 3, 3)),
)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seen", POSITIONS)
def test_the_first_of_the_acts_weighed_is_what_the_player_does(seen: Observation, level: str) -> None:
    acts = weigh(seen, level, Random("weighed"))
    assert acts[0].action == choose(seen, level, Random("weighed"))
    assert acts == weigh(seen, level, Random("weighed"))
    assert len({each.action for each in acts}) == len(acts)


def test_who_searches_knows_what_the_other_acts_would_cost() -> None:
    bids = weigh(POSITIONS[0], "expert", Random(1))
    assert len(bids) > 2
    assert all(isinstance(each.action, Bid) for each in bids)
    # One more trick is needed, and the ace takes it.
    seen = to_play("AH 9H 5C 4C", "KH 3H 4H", bids=(3, 3, 2, 4), won=(1, 2, 3, 3))
    acts = {each.action: each.points for each in weigh(seen, "expert", Random(1))}
    assert acts[Play(0, DECK.parse("AH"))] > acts[Play(0, DECK.parse("9H"))] + 10


def test_a_nil_without_hope_is_weighed_too_so_that_who_bids_it_hears_its_cost() -> None:
    acts = {each.action: each.points for each in weigh(POSITIONS[0], "expert", Random(1))}
    assert max(acts.values()) - acts[Bid(0, 0)] > 50


def test_what_is_weighed_beside_them_leaves_the_worth_of_the_other_bids_as_it_is() -> None:
    seen = POSITIONS[0]
    alone = weigh_bids(seen, 50, Random(1))
    beside = weigh_bids(seen, 50, Random(1), also=[0])
    assert set(beside) - set(alone) == {0}
    assert {bid: beside[bid] for bid in alone} == alone
