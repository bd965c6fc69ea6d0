"""What a searching player reads from the cards that were played."""

from collections.abc import Iterator
from math import log
from random import Random

import pytest
from positions import Position

from spades_gui.batch.arena_match import play_match
from spades_gui.bots.search.codes import BIT
from spades_gui.bots.search.inference import likely
from spades_gui.bots.search.worlds import World, sample
from spades_gui.core.actions import Play
from spades_gui.core.cards import Card
from spades_gui.core.observation import Observation, observe
from spades_gui.core.options import PRESETS, RuleOptions
from spades_gui.core.reducer import apply
from spades_gui.core.state import Phase, new_match

WORLDS = 200
CLASSIC = RuleOptions()
Hands = tuple[tuple[Card, ...], ...]


def share(worlds: list[World], seat: int, card: str) -> float:
    """In which part of the worlds the seat holds the card."""
    bit = BIT[Card(card[1], "23456789TJQKA".index(card[0]) + 2)]
    return sum(bool(world[seat] & bit) for world in worlds) / len(worlds)


def test_who_did_not_beat_a_queen_as_the_last_hardly_has_the_king() -> None:
    """The queen that this seat led was beaten by nobody."""
    told = {
        "hands": {
            "you": {"S": "A943", "H": "KQ2", "D": "K74", "C": "J8"},
            "left": {"S": "KQ7", "H": "A8", "D": "AJT2", "C": "765"},
            "partner": {"S": "J852", "H": "T96", "D": "963", "C": "A9"},
            "right": {"S": "T6", "H": "J7543", "D": "Q85", "C": "KT"},
        },
        "bids": {"you": 4, "left": 4, "partner": 3, "right": 2},
        "tricks": [{"you": "QC 4C 3C 2C"}],
    }
    seen = observe(Position("-", "-", CLASSIC, frozenset(), frozenset(), told).state(), 0)
    by_bids, by_play = (likely(seen, Random(1), 1000, reads=reads) for reads in (False, True))
    assert share(by_play, 3, "KC") < 0.6 * share(by_bids, 3, "KC")


def true_hands(rules: RuleOptions, level: str, hands: int) -> Iterator[tuple[Observation, Hands]]:
    """What the first seat sees at its turns in the middle of hands of this level, and who holds what."""
    for number in range(hands):
        state = new_match(rules)
        for action in play_match(rules, [level] * rules.seats, f"reading {number}", 1).record.actions:
            if state.phase is Phase.PLAY and isinstance(action, Play) and action.seat == 0:
                seen = observe(state, 0)
                if 3 <= len(seen.hand) <= rules.tricks - 3:
                    assert state.hand is not None
                    yield seen, state.hand.hands
            state, _ = apply(state, action)


def surprise(worlds: list[World], hands: Hands) -> float:
    """How little the worlds expected the true hands: the mean of minus the logarithm of each card's chance."""
    terms = [
        -log((sum(bool(world[seat] & BIT[card]) for world in worlds) + 0.5) / (len(worlds) + 1.5))
        for seat, hand in enumerate(hands)
        if seat
        for card in hand
    ]
    return sum(terms) / len(terms)


@pytest.mark.parametrize("preset", ["classic", "mirror", "suicide", "solo4"])
def test_worlds_are_nearer_to_the_truth_for_each_thing_that_is_read(preset: str) -> None:
    """Nothing read, bids read, cards played read too: every step is less surprised by what the others really hold."""
    anyhow, by_bids, by_play = 0.0, 0.0, 0.0
    for number, (seen, hands) in enumerate(true_hands(PRESETS[preset], "hard", 4)):
        anyhow += surprise(sample(seen, Random(number), WORLDS), hands)
        by_bids += surprise(likely(seen, Random(number), WORLDS, reads=False), hands)
        by_play += surprise(likely(seen, Random(number), WORLDS, reads=True), hands)
    assert by_play < 0.97 * by_bids
    assert by_bids < 0.99 * anyhow
