"""Worked examples, each with what it shows, by the game's rules and by the naive ones of the tests."""

from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any

import naive
import pytest
import yaml
from naive_table import Table
from random_play import random_rules

from spades_gui.core.bidding import blind_is_legal, legal_bids
from spades_gui.core.cards import SPADES
from spades_gui.core.legal import Lead, cut_winner, playable_cards
from spades_gui.core.options import CONFLICTS, PRESETS, RuleOptions, from_data, to_data
from spades_gui.core.scoring import LineKind, Standing, score_hand, winner_of
from spades_gui.core.tricks import Trick

DATA = Path(__file__).parent / "data"
Example = dict[str, Any]
FILES: list[dict[str, list[Example]]] = [
    yaml.safe_load((DATA / name).read_text(encoding="utf-8"))
    for name in ("rules_examples.yaml", "option_examples.yaml")
]


def _every(kind: str) -> list[Any]:
    return [pytest.param(each, id=each["id"]) for file in FILES for each in file.get(kind, [])]


def _rules(example: Example) -> RuleOptions:
    return from_data(example.get("rules", {}))


@pytest.mark.parametrize("example", _every("scores"))
def test_a_hand_scores_as_in_the_example(example: Example) -> None:
    rules = _rules(example)
    assert sum(example["tricks"]) == rules.tricks
    before = [Standing(**each) for each in example.get("start", [{}] * rules.sides)]
    revokes = example.get("revokes", ())
    side = score_hand(rules, 1, example["bids"], example["tricks"], before, revokes).sides[example["side"]]
    assert [{"kind": line.kind.value, "points": line.points} for line in side.lines] == example["lines"]
    assert side.points == example["points"] == sum(line.points for line in side.lines)
    assert side.bags == example["bags"]
    assert side.total == before[example["side"]].score + example["points"]


@pytest.mark.parametrize("example", _every("scores"))
def test_a_hand_scores_naively_as_in_the_example(example: Example) -> None:
    rules = _rules(example)
    before = [(each["score"], each["bags"]) for each in example.get("start", [])] or [(0, 0)] * rules.sides
    revoked = example.get("revokes", ())
    side = naive.score_hand(to_data(rules), example["bids"], example["tricks"], before, revoked)[example["side"]]
    assert (side["lines"], side["points"], side["bags"]) == (example["lines"], example["points"], example["bags"])


@pytest.mark.parametrize("example", _every("ends"))
def test_a_match_ends_as_in_the_example(example: Example) -> None:
    rules = _rules(example)
    assert example["over"] == (example["winner"] is not None)
    assert winner_of(rules, example["totals"]) == example["winner"]
    assert naive.winner(to_data(rules), example["totals"]) == example["winner"]


@pytest.mark.parametrize("example", _every("bids"))
def test_a_seat_may_bid_as_in_the_example(example: Example) -> None:
    rules = _rules(example)
    bids, seat = example["bids"], example["seat"]
    suits = {True: rules.deck.of_suit(SPADES), False: rules.deck.of_suit("H")}
    spades = example.get("spades", 2)
    hand = (*suits[True][:spades], *suits[False][: rules.tricks - spades])
    for legal in (
        set(legal_bids(rules, bids, seat, hand)),
        set(naive.legal_bids(to_data(rules), bids, seat, spades)),
    ):
        assert legal >= set(example.get("allowed", ()))
        assert legal.isdisjoint(example.get("forbidden", ()))
    if "blind" in example:
        assert blind_is_legal(rules, bids, seat, example["totals"]) is example["blind"]
        assert naive.blind_is_offered(to_data(rules), bids, seat, example["totals"]) is example["blind"]


@pytest.mark.parametrize("example", _every("cards"))
def test_what_may_be_played_is_as_in_the_example(example: Example) -> None:
    rules = _rules(example)
    hand, trick, allowed = (rules.deck.parse_all(example[name]) for name in ("hand", "trick", "allowed"))
    broken, first = example.get("broken", False), example.get("first", False)
    lead = Lead(trick[0].suit if trick else None, broken, first)
    assert playable_cards(rules, hand, lead) == allowed
    naively = naive.legal_cards(to_data(rules), example["hand"].split(), example["trick"].split(), broken, first)
    assert naively == example["allowed"].split()


@pytest.mark.parametrize("example", _every("winners"))
def test_a_trick_is_taken_as_in_the_example(example: Example) -> None:
    rules = _rules(example)
    cards = rules.deck.parse_all(example["cards"])
    for leader in range(rules.seats):
        trick = Trick(leader, rules.seats, cards)
        assert trick.whole
        assert trick.winning == (leader + example["winner"]) % rules.seats
        assert trick.winning_card == cards[example["winner"]]
        assert trick.turn == leader
    assert naive.taken_by(to_data(rules), example["cards"].split()) == example["winner"]


@pytest.mark.parametrize("example", _every("cuts"))
def test_the_first_dealer_is_as_in_the_example(example: Example) -> None:
    rules = _rules(example)
    assert cut_winner(rules.deck.parse_all(example["cards"])) == example["dealer"]
    table = Table(to_data(rules))
    table.take({"do": "cut", "cards": example["cards"].split()})
    assert table.dealer == example["dealer"]


def test_no_example_is_given_twice() -> None:
    for kind in {kind for file in FILES for kind in file}:
        ids = [each["id"] for file in FILES for each in file.get(kind, [])]
        assert len(set(ids)) == len(ids), kind


def test_the_examples_use_every_option_that_they_can_show() -> None:
    shown = {
        name
        for file in FILES
        for examples in file.values()
        for each in examples
        for name, value in to_data(_rules(each)).items()
        if value != getattr(RuleOptions(), name)
    }
    # Exchanges and the lead of the ace of spades are shown by whole hands, in test_rules_hands.py.
    assert {each.name for each in fields(RuleOptions)} - shown == {"nil_pass", "first_lead"}


@pytest.mark.parametrize(("preset", "target"), [("classic", 500), ("short", 300), ("long", 1000), ("marathon", 2000)])
def test_the_presets_end_at_their_targets(preset: str, target: int) -> None:
    rules = PRESETS[preset]
    assert rules.target == target
    assert winner_of(rules, (target - 1, 0)) is None
    assert winner_of(rules, (target, 0)) == 0
    assert winner_of(rules, (target + 5, target + 6)) == 1


def test_score_lines_name_the_seat_the_bid_and_the_tricks_they_are_about() -> None:
    standings = [Standing(), Standing(100, 9)]
    side = score_hand(RuleOptions(), 1, [3, 0, 4, 4], [4, 1, 4, 4], standings).sides[1]
    contract, nil, penalty = side.lines
    assert (contract.kind, contract.bid, contract.taken, contract.seat) == (LineKind.CONTRACT, 4, 4, None)
    assert (nil.kind, nil.seat, nil.taken) == (LineKind.NIL, 1, 1)
    assert (penalty.kind, penalty.taken) == (LineKind.BAG_PENALTY, 10)
    assert side.total == 100 + 40 - 100 - 100


def test_random_rules_have_every_value_of_every_option() -> None:
    drawn = [to_data(random_rules(Random(seed))) for seed in range(400)]
    for each in fields(RuleOptions):
        assert {rules[each.name] for rules in drawn} == {*each.metadata["choices"]}, each.name
    assert len(CONFLICTS) > 10
