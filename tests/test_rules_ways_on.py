"""No legal combination of options leaves a player without a legal bid, card, gift or draw: shown by search.

**Bids.** Of the options, ``core.bidding`` reads those of ``BIDDING`` below, the number of seats and teams, nothing
else; and of the cards, only the number of spades held. So the search goes through every combination of those options
that ``RuleOptions`` accepts, every number of spades and every sequence of bids that is legal for some hands. Whether a
side is far enough behind for a blind nil depends on the score: both are tried at every turn. Who deals does not matter,
for seats are alike: seat 0 bids first. Of the bids made, the rules see how many there are, their sum, and for each seat
its partner's bid; of sequences that agree in all that the seats to come can see, one is gone through.

**Cards.** ``core.legal.playable_cards`` reads ``break_spades``, the suit led, whether spades are broken and whether it
is the first trick; and of the hand, which suits are in it. Jokers and high deuces are spades. All of that is gone
through.

**Gifts and draws.** A seat gives at most 3 of its 13 cards, and holds 10 or more when it gives back; two players draw
13 times each, two cards of 52 at a time. Whole random hands show it under every option (``test_rules_naive.py``).
"""

from collections.abc import Iterator
from dataclasses import fields
from itertools import product
from random import Random
from typing import Any

import pytest

from spades_gui.core.actions import BLIND, BidValue, tricks_bid
from spades_gui.core.bidding import blind_is_legal, far_enough_behind, legal_bids, why_not_bid
from spades_gui.core.cards import SPADES, SUITS, Card
from spades_gui.core.legal import Lead, playable_cards
from spades_gui.core.options import ConflictError, RuleOptions

BIDDING = ("nil", "double_nil", "blind_nil", "min_team_bid", "bidding", "suicide_double_nil", "no_hell")
TABLES: list[dict[str, Any]] = [
    {"seats": 4, "teams": "partners"},
    *({"seats": seats, "teams": "solo"} for seats in (2, 3, 4, 5, 6)),
    {"seats": 2, "teams": "solo", "two_player_deal": "draw"},  # never a blind nil
]


def combinations(table: dict[str, Any]) -> Iterator[RuleOptions]:
    """Every legal combination of the options of bidding at a table."""
    offered = {each.name: each.metadata["choices"] for each in fields(RuleOptions)}
    for values in product(*(offered[name] for name in BIDDING)):
        try:
            yield RuleOptions(**table, **dict(zip(BIDDING, values, strict=True)), blind_nil_deficit=0)
        except ConflictError:
            continue


def hands(rules: RuleOptions) -> list[tuple[Card, ...]]:
    """A hand with each number of spades."""
    spades = rules.deck.of_suit(SPADES)
    others = [card for card in rules.deck if card.suit != SPADES]
    most = min(rules.tricks, len(spades))
    return [(*spades[:number], *others[: rules.tricks - number]) for number in range(most + 1)]


def choices(rules: RuleOptions, bids: list[BidValue | None], seat: int) -> set[BidValue]:
    """What ``seat`` may bid with some hand; fails where there is a hand with which it may bid nothing."""
    found: set[BidValue] = set()
    # Bids depend on the spades held in mirror and whiz alone.
    for hand in hands(rules) if rules.bidding in ("mirror", "whiz") else hands(rules)[:1]:
        legal = legal_bids(rules, bids, seat, hand)
        assert legal, (rules, bids, seat, hand)
        assert {*legal} <= {*range(rules.tricks + 1)}
        found.update(legal)
    level = (0,) * rules.sides
    if blind_is_legal(rules, bids, seat, level):
        assert far_enough_behind(rules, seat, level)
        found.add(BLIND)
    return found


def search(rules: RuleOptions) -> int:
    """Go through every sequence of legal bids that the rules tell apart; gives the number of choices looked at."""
    seen: set[Any] = set()
    waiting: list[tuple[BidValue, ...]] = [()]
    while waiting:
        made = waiting.pop()
        partners = (rules.partner_of(seat) for seat in range(len(made), rules.seats))
        seen_later = tuple(made[seat] for seat in partners if seat is not None and seat < len(made))
        same = len(made), sum(map(tricks_bid, made)), seen_later
        if len(made) == rules.seats or same in seen:
            continue
        seen.add(same)
        bids: list[BidValue | None] = [*made, *(None for _ in range(rules.seats - len(made)))]
        waiting.extend((*made, bid) for bid in choices(rules, bids, len(made)))
    return len(seen)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_there_is_always_a_bid(table: dict[str, Any]) -> None:
    looked_at = [search(rules) for rules in combinations(table)]
    assert len(looked_at) >= 10
    assert sum(looked_at) > 100


def test_only_the_sum_of_the_bids_and_the_partner_s_bid_matter() -> None:
    rng = Random(1)
    for table in TABLES:
        for rules in combinations(table):
            seat, hand = rng.randrange(rules.seats), rng.choice(hands(rules))
            partner = rules.partner_of(seat)
            others = [other for other in range(rules.seats) if other not in (seat, partner)]
            bids: list[BidValue | None] = [rng.choice((0, 1, 2, 4, 6, BLIND)) for _ in range(rules.seats)]
            bids[seat] = None
            again = list(bids)
            for other, source in zip(others, rng.sample(others, len(others)), strict=True):
                again[other] = bids[source]
            assert legal_bids(rules, bids, seat, hand) == legal_bids(rules, again, seat, hand)


def test_a_bid_that_is_not_legal_is_forbidden_by_an_option_or_is_no_bid() -> None:
    rng = Random(2)
    for table in TABLES:
        for rules in combinations(table):
            made = [rng.choice((None, 0, BLIND, 1, 4, 6)) for _ in range(rules.seats)]
            seat = rng.randrange(rules.seats)
            bids: list[BidValue | None] = [*made[:seat], None, *made[seat + 1 :]]
            hand = rng.choice(hands(rules))
            for bid in range(-1, rules.tricks + 2):
                reason = why_not_bid(rules, bids, seat, hand, bid)
                assert (reason is None) == (bid in legal_bids(rules, bids, seat, hand))
                assert (reason == "") == (not 0 <= bid <= rules.tricks)
                assert reason in (None, "", *BIDDING)


def test_there_is_always_a_card() -> None:
    looked_at = 0
    for break_spades in ("broken", "free", "not_first"):
        rules = RuleOptions(break_spades=break_spades)
        for present in product((False, True), repeat=len(SUITS)):
            hand = tuple(Card(suit, 9) for suit, there in zip(SUITS, present, strict=True) if there)
            for led, broken, first in product((None, *SUITS), (False, True), (False, True)):
                cards = playable_cards(rules, hand, Lead(led, broken, first))
                assert set(cards) <= set(hand)
                assert bool(cards) == bool(hand)
                looked_at += 1
    assert looked_at == 3 * 2**4 * 5 * 2 * 2
