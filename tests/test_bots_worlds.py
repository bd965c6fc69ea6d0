"""The worlds a searching player samples: each way the hidden cards may lie comes as often as any other.

The claim is held against counts of all the ways, made here without the sampler's shortcuts.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, islice
from math import comb, sqrt
from random import Random

import pytest
from random_play import random_action, random_rules

from spades_gui.bots.search.codes import cards as cards_of
from spades_gui.bots.search.worlds import sample
from spades_gui.core.cards import Card, Suit
from spades_gui.core.observation import Observation, observe
from spades_gui.core.options import RuleOptions
from spades_gui.core.reducer import apply
from spades_gui.core.state import MatchState, Phase, new_match

WORLDS = 2000
SIGMAS = 4.5
"""Chance alone goes beyond this once in 150,000 comparisons; there are some thousand, and always the same."""
NOBODY = -1
Layout = tuple[tuple[int, frozenset[Card]], ...]


@dataclass(frozen=True)
class Hidden:
    """What is hidden from a seat: the cards, how many of them each holder has, and the suits it cannot have."""

    cards: tuple[Card, ...]
    room: dict[int, int]
    voids: dict[int, frozenset[Suit]]

    def ways(self, pinned: Card | None = None, holder: int = NOBODY) -> int:
        """In how many ways the cards may lie, all of them or those in which ``holder`` has ``pinned``."""

        @cache
        def count(place: int, room: tuple[tuple[int, int], ...]) -> int:
            if place == len(self.cards):
                return 1
            card, total = self.cards[place], 0
            for number, (seat, free) in enumerate(room):
                if free and card.suit not in self.voids[seat] and (card != pinned or seat == holder):
                    total += count(place + 1, (*room[:number], (seat, free - 1), *room[number + 1 :]))
            return total

        return count(0, tuple(self.room.items()))

    def layouts(self) -> Iterator[Layout]:
        """Every way the cards may lie."""

        def deal(seats: tuple[int, ...], rest: frozenset[Card]) -> Iterator[Layout]:
            if not seats:
                yield ()
                return
            seat = seats[0]
            fitting = sorted(card for card in rest if card.suit not in self.voids[seat])
            for hand in map(frozenset, combinations(fitting, self.room[seat])):
                for others in deal(seats[1:], rest - hand):
                    yield ((seat, hand), *others)

        return deal(tuple(self.room), frozenset(self.cards))


def hidden_from(seen: Observation) -> Hidden:
    options = seen.options
    known = {*seen.hand, *seen.played(), *seen.refused}
    given = {card: each.taker for each in seen.passed if each.giver == seen.seat for card in each.cards}
    given = {card: taker for card, taker in given.items() if card not in known}
    cards = tuple(card for card in options.deck if card not in known and card not in given)
    room = {
        seat: count - list(given.values()).count(seat) for seat, count in enumerate(seen.counts) if seat != seen.seat
    }
    voids = {seat: suits for seat, suits in enumerate(seen.voids()) if seat != seen.seat}
    nobodys = len(cards) - sum(room.values())
    return Hidden(cards, {**room, **({NOBODY: nobodys} if nobodys else {})}, {**voids, NOBODY: frozenset()})


def endgames(rng: Random, left: int, rules: RuleOptions) -> Iterator[Observation]:
    """One seat's view of random hands, each at some moment when it holds at most ``left`` cards."""
    while True:
        state: MatchState = new_match(rules)
        views = []
        while not state.sheets:
            state, _ = apply(state, random_action(state, rng))
            if (
                state.phase is Phase.PLAY
                and state.turn is not None
                and 2 <= len(observe(state, state.turn).hand) <= left
            ):
                views.append(observe(state, state.turn))
        yield rng.choice(views)


def far_off(number: int, of: int, chance: float) -> bool:
    """Whether ``number`` of ``of`` is more than ``SIGMAS`` standard errors away from what ``chance`` lets expect."""
    return abs(number - of * chance) > SIGMAS * sqrt(of * chance * (1 - chance))


TABLES = [
    pytest.param({"seats": 4}, 5, id="four"),
    pytest.param({"seats": 4, "teams": "partners", "nil_pass": 3}, 6, id="cards given"),
    pytest.param({"seats": 2, "two_player_deal": "straight"}, 5, id="two"),
    pytest.param({"seats": 2, "two_player_deal": "draw"}, 5, id="two that draw"),
    pytest.param({"seats": 3}, 5, id="three"),
    pytest.param({"seats": 5}, 4, id="five"),
    pytest.param({"seats": 6}, 3, id="six"),
]


@pytest.mark.parametrize(("fixed", "left"), TABLES)
def test_each_card_lies_with_each_seat_as_often_as_all_the_ways_it_may_lie_say(
    fixed: dict[str, object], left: int
) -> None:
    rng = Random(str(fixed))
    rules = random_rules(rng, revoke="prevented", **fixed)
    uneven = 0
    for seen in islice(endgames(rng, left, rules), 12):
        hidden = hidden_from(seen)
        total = hidden.ways()
        found = Counter(
            (seat, card)
            for world in sample(seen, rng, WORLDS)
            for seat, held in enumerate(world)
            for card in cards_of(held)
        )
        for card in hidden.cards:
            for seat in hidden.room:
                exact = hidden.ways(card, seat) / total
                uneven += exact not in (0, hidden.room[seat] / len(hidden.cards))
                place = rules.seats if seat == NOBODY else seat
                assert not far_off(found[place, card], WORLDS, exact), (seat, card, exact, found[place, card] / WORLDS)
    assert uneven > 50 or rules.seats == 2, "voids make some cards likelier with some seats than others"


@pytest.mark.parametrize(("fixed", "left"), TABLES)
def test_every_way_the_cards_may_lie_comes_as_often_as_any_other(fixed: dict[str, object], left: int) -> None:
    rng = Random(str(fixed))
    rules = random_rules(rng, revoke="prevented", **fixed)
    few = (seen for seen in endgames(rng, left, rules) if 2 <= hidden_from(seen).ways() <= 60)
    for seen in islice(few, 5):
        hidden = hidden_from(seen)
        layouts = list(hidden.layouts())
        assert len(layouts) == hidden.ways()
        seats = [(seat, rules.seats if seat == NOBODY else seat) for seat in hidden.room]
        given = set(rules.deck) - set(hidden.cards)
        found = Counter(
            tuple((seat, frozenset(cards_of(world[place])) - given) for seat, place in seats)
            for world in sample(seen, rng, WORLDS)
        )
        assert set(found) <= set(layouts)
        for layout in layouts:
            assert not far_off(found[layout], WORLDS, 1 / len(layouts)), layout


def test_a_world_holds_what_the_seat_knows() -> None:
    rng = Random(8)
    for _ in range(60):
        seen = next(endgames(rng, 8, random_rules(rng)))
        for world in sample(seen, rng, 5):
            hands = [cards_of(held) for held in world]
            assert hands[seen.seat] == tuple(sorted(seen.hand))
            assert tuple(map(len, hands[:-1])) == seen.counts
            everywhere = [*(card for hand in hands for card in hand), *seen.played(), *seen.refused]
            assert sorted(everywhere) == sorted(seen.options.deck)
            for given in seen.passed:
                if given.giver == seen.seat:
                    assert {*given.cards} <= {*hands[given.taker], *hands[seen.seat], *seen.played()}


def test_the_same_chance_gives_the_same_worlds() -> None:
    seen = next(endgames(Random(1), 8, RuleOptions()))
    assert sample(seen, Random(3), 20) == sample(seen, Random(3), 20) != sample(seen, Random(4), 20)


def test_the_ways_are_counted_right() -> None:
    """The count of this file itself, where a formula is known."""
    cards = tuple(RuleOptions().deck[:12])
    free = Hidden(cards, {1: 4, 2: 4, 3: 4}, {1: frozenset(), 2: frozenset(), 3: frozenset()})
    assert free.ways() == comb(12, 4) * comb(8, 4)
    assert free.ways(cards[0], 2) == free.ways() // 3
