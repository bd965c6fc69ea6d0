"""``spades-gui score``: sheets are scored for people and programs, and whatever is wrong is named."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import naive
import pytest
import yaml
from random_play import random_rules, random_steps, rules_text
from sheets import HAND, SHEET, Score, hand, scorer, sheet

from spades_gui.batch.results import hands_to_data
from spades_gui.batch.score import bids_possible, score_sheet
from spades_gui.batch.sheet import sheet_from_data
from spades_gui.core.actions import BLIND
from spades_gui.core.options import PRESETS, RuleOptions, to_data
from spades_gui.core.state import MatchState

DATA = Path(__file__).parent / "data"
EXAMPLES = [
    each
    for name in ("rules_examples.yaml", "option_examples.yaml")
    for each in yaml.safe_load((DATA / name).read_text(encoding="utf-8"))["scores"]
]


@pytest.fixture
def score(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Score:
    return scorer(tmp_path, capsys)


def test_a_sheet_is_scored_for_programs(score: Score) -> None:
    status, out, err = score(SHEET, "--json")
    assert (status, err) == (0, "")
    assert len(out.splitlines()) == 1
    result = json.loads(out)
    assert result["rules"] == {**to_data(RuleOptions()), "exact_bonus": True}
    assert (result["over"], result["winner"]) == (False, None)
    assert result["hands"][0] == {
        "sides": [
            {
                "lines": [
                    {"kind": "contract", "points": 50},
                    {"kind": "overtricks", "points": 1},
                    {"kind": "bag_penalty", "points": -100},
                ],
                "points": -49,
                "bags": 0,
                "total": -49,
            },
            {"lines": [{"kind": "contract", "points": 70}], "points": 70, "bags": 0, "total": 70},
        ]
    }
    assert [side["total"] for side in result["hands"][1]["sides"]] == [-49 - 140, 70 + 70 + 2]
    assert [side["bags"] for side in result["hands"][1]["sides"]] == [1, 2]


@pytest.mark.parametrize("write", [json.dumps, yaml.safe_dump, lambda data: json.dumps(data, indent=1)])
def test_json_and_yaml_are_the_same_sheet(write: Callable[[Any], str], score: Score) -> None:
    assert score(write(yaml.safe_load(SHEET)), "--json") == score(SHEET, "--json")


def test_yaml_may_say_the_same_thing_once(score: Score) -> None:
    standing = {"score": 0, "bags": 0}
    data = {**sheet(HAND, HAND), "start": [standing, standing]}
    text = yaml.safe_dump(data)
    assert "*id001" in text
    assert score(text, "--json") == score(json.dumps(data), "--json")


def test_flow_style_yaml_and_a_byte_order_mark_are_read(score: Score) -> None:
    flow = "{rules: {preset: short, nil: off}, hands: [{bids: [3, 4, 2, 3], tricks: [4, 4, 2, 3]}]}"
    status, out, _ = score(b"\xef\xbb\xbf" + flow.encode(), "--json")
    assert status == 0
    assert (json.loads(out)["rules"]["target"], json.loads(out)["rules"]["nil"]) == (300, False)


@pytest.mark.parametrize("example", [pytest.param(each, id=each["id"]) for each in EXAMPLES])
def test_the_worked_examples_come_out_of_the_command(example: dict[str, Any], score: Score) -> None:
    one = {name: example[name] for name in ("bids", "tricks", "revokes") if name in example}
    data = {"rules": example.get("rules", {}), "hands": [one]}
    if "start" in example:
        data["start"] = example["start"]
    status, out, err = score(data, "--json")
    assert (status, err) == (0, "")
    side = json.loads(out)["hands"][0]["sides"][example["side"]]
    assert (side["lines"], side["points"], side["bags"]) == (example["lines"], example["points"], example["bags"])


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "Score of hand 1.\nWe: 5 made, 50\nWe: 1 bag, 1\nWe: penalty at 10 bags, minus 100\n"
            "We: minus 49, total minus 49, 0 bags\nThey: 7 made, 70\nThey: 70, total 70, 0 bags\nScore of hand 2.\n",
        ),
        ("fr", "Score de la donne 1.\nNous"),
        ("ru", "Счёт раздачи 1.\nМы"),
    ],
)
def test_a_sheet_is_told_in_words(language: str, said: str, score: Score) -> None:
    for status, out, err in (
        score(SHEET, "--language", language),
        score(SHEET, language=language),
        score(SHEET, "--language", language, language="fr"),
    ):
        assert (status, err) == (0, "")
        assert out.startswith(said)
        assert len(out.splitlines()) == 7 + 7


def test_the_end_of_the_match_is_told(score: Score) -> None:
    data = {**sheet(HAND), "start": [{"score": 470, "bags": 0}, {"score": 400, "bags": 0}]}
    status, out, _ = score(data)
    assert status == 0
    assert out.splitlines()[-1] == "You win, 521 to 470."
    result = json.loads(score(data, "--json")[1])
    assert (result["over"], result["winner"]) == (True, 0)


def test_a_sheet_without_a_hand_is_a_match_about_to_begin(score: Score) -> None:
    status, out, _ = score(sheet(preset="solo6"), "--json")
    result = json.loads(out)
    assert (status, result["hands"], result["over"], result["rules"]["seats"]) == (0, [], False, 6)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_known_by_name(preset: str, score: Score) -> None:
    status, out, _ = score(sheet(preset=preset), "--json")
    assert (status, json.loads(out)["rules"]) == (0, to_data(PRESETS[preset]))


LOST = {"score": -100, "bags": 0}
LEVEL = {"score": 0, "bags": 0}


@pytest.mark.parametrize(
    ("bids", "rules", "allowed"),
    [
        ([3, 4, 3, 3], {"preset": "no_hell"}, False),
        ([3, 4, 3, 2], {"preset": "no_hell"}, True),
        ([1, 3, 2, 5], {"min_team_bid": 4}, False),
        ([1, 3, 3, 5], {"min_team_bid": 4}, True),
        ([0, 3, 0, 5], {"min_team_bid": 4}, True),
        ([0, 3, 0, 5], {"double_nil": "forbidden"}, False),
        ([0, 5, 4, 0], {"preset": "suicide"}, True),
        ([0, 5, 3, 0], {"preset": "suicide"}, False),
        ([0, 5, 0, 0], {"preset": "suicide"}, False),
        ([0, 5, 0, 0], {"preset": "suicide", "suicide_double_nil": True}, True),
        ([4, 5, 4, 0], {"preset": "suicide"}, False),
        ([3, 4, 2, 4], {"preset": "mirror"}, True),
        ([3, 4, 2, 3], {"preset": "mirror"}, False),
        ([0, 0, 0, 13], {"preset": "mirror"}, True),
        ([3, 4, 2, 6], {"preset": "mirror", "jokers": True}, True),
        ([3, 4, 2, 4], {"preset": "mirror", "jokers": True}, False),
        ([3, 4, 2, 7], {"preset": "mirror", "jokers": True, "deuce_high": True}, True),
        ([3, 4, 2, 4], {"preset": "whiz"}, True),
        ([3, 4, 2, 3], {"preset": "whiz"}, False),
        ([3, 4, 2, 0], {"preset": "whiz"}, True),
        ([6, 5, 4, 0], {"preset": "whiz"}, False),
        ([0, 0, 0, 0], {"preset": "whiz"}, True),
        ([3, 4, 6, 0], {"preset": "whiz", "no_hell": True}, True),
        ([3, 4, 2, 4], {"preset": "whiz", "no_hell": True}, False),
    ],
)
def test_bids_are_allowed_if_some_dealer_and_some_deal_allow_them(
    bids: list[Any], rules: dict[str, Any], allowed: bool, score: Score
) -> None:
    status, _, err = score(sheet(hand(bids, [4, 4, 2, 3]), **rules))
    assert (status == 0) == allowed
    assert err == ("" if allowed else "Hand 1, bids: the rules forbid these bids, whoever deals.\n")


@pytest.mark.parametrize(
    ("bids", "start", "rules", "said"),
    [
        ([BLIND, 4, 5, 3], [LOST, LEVEL], {}, ""),
        ([4, BLIND, 5, 3], [LOST, LEVEL], {}, "Hand 1, bids[1]: blind nil was not open to this seat."),
        ([BLIND, 4, 5, 3], [LEVEL, LEVEL], {}, "Hand 1, bids[0]: blind nil was not open to this seat."),
        ([BLIND, 4, BLIND, 3], [LEVEL, LEVEL], {"blind_nil_deficit": 0}, ""),
        ([BLIND, 4, 5, BLIND], [LEVEL, LEVEL], {"blind_nil_deficit": 0}, ""),
        ([BLIND, 4, 0, 3], [LOST, LEVEL], {"double_nil": "forbidden"}, "Hand 1, bids: the rules forbid"),
        ([BLIND, 4, 3, 3], [LOST, LEVEL], {"min_team_bid": 4}, "Hand 1, bids: the rules forbid"),
        ([BLIND, 4, 4, 3], [LOST, LEVEL], {"min_team_bid": 4, "nil": False}, ""),
        ([BLIND, 7, 0, 6], [LOST, LEVEL], {"no_hell": True}, "Hand 1, bids: the rules forbid"),
    ],
)
def test_a_blind_nil_needs_a_side_that_is_behind(
    bids: list[Any], start: list[Any], rules: dict[str, Any], said: str, score: Score
) -> None:
    data = {**sheet(hand(bids, [4, 4, 2, 3]), blind_nil=True, **rules), "start": start}
    status, _, err = score(data)
    assert (status, err[: len(said)]) == (2 if said else 0, said)
    assert bool(err) == bool(said)


def test_who_has_drawn_its_cards_bids_no_blind_nil(score: Score) -> None:
    rules = {"preset": "duel", "blind_nil": True, "blind_nil_deficit": 0}
    one = hand([BLIND, 5], [0, 13])
    assert score(sheet(one, **rules))[0] == 0
    assert score(sheet(one, **rules, two_player_deal="draw"))[0] == 2


def test_a_hand_after_the_end_is_refused(score: Score) -> None:
    start = [{"score": 490, "bags": 0}, {"score": 300, "bags": 0}]
    data = {**sheet(HAND, HAND), "start": start}
    assert score(data)[2] == "Hand 2, hands: the match was over before this hand.\n"
    ended = {**sheet(HAND), "start": [{"score": 500, "bags": 0}, {"score": 300, "bags": 0}]}
    assert score(ended)[2] == "Hand 1, hands: the match was over before this hand.\n"
    level = {**sheet(HAND), "start": [{"score": 500, "bags": 0}] * 2}
    assert score(level)[0] == 0


def _naively_possible(rules: RuleOptions, bids: list[Any], totals: list[int]) -> bool:
    """Whether some dealer and some deal allow the bids, by the naive rules."""
    options = to_data(rules)
    spades = naive.spades_in(options, naive.deck(options))
    out = len(naive.deck(options)) - rules.seats * naive.hand_size(options)
    for dealer in range(rules.seats):
        made: list[Any] = [None] * rules.seats
        held = {0}  # spades in the hands so far, in all ways there are
        for step in range(1, rules.seats + 1):
            seat = (dealer + step) % rules.seats
            mine = [
                number
                for number in range(min(spades, naive.hand_size(options)) + 1)
                if naive.bid_is_legal(options, made, seat, bids[seat], number)
                and (bids[seat] != BLIND or naive.blind_is_offered(options, made, seat, totals))
            ]
            held = {before + number for before in held for number in mine}
            made[seat] = bids[seat]
        if any(spades - number in range(out + 1) for number in held):
            return True
    return False


@pytest.mark.parametrize("part", range(4))
def test_the_bids_that_are_possible_are_those_that_are_naively_possible(part: int) -> None:
    rng = Random(f"possible {part}")
    found = {True: 0, False: 0}
    for _ in range(120):
        rules = random_rules(rng, bidding=rng.choice(("free", "suicide", "mirror", "whiz")))
        bids: list[Any] = [rng.choice((0, 0, 1, 2, 3, 4, 5, BLIND)) for _ in range(rules.seats)]
        if rng.random() < 0.5:  # all spades, or all tricks
            last = rng.randrange(rules.seats)
            wanted = rng.choice((len(rules.deck.of_suit("S")), rules.tricks))
            others = sum(bid for seat, bid in enumerate(bids) if seat != last and bid != BLIND)
            bids[last] = min(max(wanted - others, 0), rules.tricks)
        totals = [rng.choice((0, 100)) for _ in range(rules.sides)]
        possible = any(bids_possible(rules, bids, totals, dealer) for dealer in range(rules.seats))
        assert possible == _naively_possible(rules, bids, totals), (rules_text(rules), bids, totals)
        found[possible] += 1
    assert min(found.values()) > 20


def test_the_sheet_of_every_random_match_comes_out_as_it_was_played() -> None:
    rng = Random("sheets of matches")
    for _ in range(60):
        rules = random_rules(rng)
        hands = []
        state: MatchState | None = None
        for _, _, after, _ in random_steps(rules, rng, hands=5):
            state = after
            if state.hand is not None and len(state.sheets) > len(hands):
                revokes = sorted({revoke.seat for revoke in state.hand.revokes})
                hands.append(hand(state.hand.bids, state.hand.won, **({"revokes": revokes} if revokes else {})))
        assert state is not None
        data = {"rules": to_data(rules), "hands": hands}
        for written in (data, json.loads(json.dumps(data))):
            assert hands_to_data(score_sheet(sheet_from_data(written))) == hands_to_data(state.sheets)
