"""Deals by number: the same everywhere, read out, typed in, and played again beside the match."""

import random
from collections import Counter
from dataclasses import replace

import pytest
from pilot import Pilot, PlainThinker, SlowThinker
from saves import saved_after

from spades_gui.app.deals import NUMBERS, cut, deal, deal_number, seed_of
from spades_gui.app.doubles import RecordingMatchKeeper
from spades_gui.app.session import Session
from spades_gui.core.actions import Deal
from spades_gui.core.legal import cut_winner
from spades_gui.core.observation import Phase
from spades_gui.core.options import PRESETS
from spades_gui.core.record import Record
from spades_gui.present.deal import typed_number
from spades_gui.storage.match_text import from_text, to_text

CLASSIC = PRESETS["classic"]


def at_table(language: str = "en", **settings: object) -> Pilot:
    pilot = Pilot(language, seed="deals", thinker=PlainThinker(3, 3, 3, 3), **settings)  # type: ignore[arg-type]
    pilot.begin()
    return pilot


def by_number(number: str, **settings: object) -> Pilot:
    """The deal of this number, asked for in the main menu."""
    pilot = Pilot(seed=str(random.random()), thinker=PlainThinker(3, 3, 3, 3), **settings)  # type: ignore[arg-type]
    pilot.press("p", "return", *number, "return")
    return pilot


def record(pilot: Pilot) -> Record:
    assert pilot.game.session is not None
    return pilot.game.session.record


# The numbers


def test_a_number_is_the_same_cards_for_ever() -> None:
    """These hands were made with ``printf '123456789 AS' | sha256sum``, and sorted."""
    dealt = deal(123456789, CLASSIC)
    assert dealt.dealer == 1
    assert [" ".join(map(str, hand)) for hand in dealt.hands] == HANDS_OF_123456789


HANDS_OF_123456789 = [
    "6C 9C KC 8D TD KD 2H 4H 6H TH AH 5S 9S",
    "2C 5C TC 6D 7D JD AD JH KH 3S 4S QS AS",
    "7C JC 3D 5D 9D QD 3H 5H 2S 6S 7S TS KS",
    "3C 4C 8C QC AC 2D 4D 7H 8H 9H QH 8S JS",
]


@pytest.mark.parametrize("preset", PRESETS)
def test_under_all_rules_every_number_is_a_legal_cut_and_deal(preset: str) -> None:
    rules = PRESETS[preset]
    tables = [rules, replace(rules, two_player_deal="draw")] if rules.seats == 2 else [rules]
    for options in tables:
        for number in (0, 1, 7, NUMBERS - 1, *random.Random(preset).sample(range(NUMBERS), 10)):
            dealt = deal(number, options)
            cards = [*dealt.stock, *(card for hand in dealt.hands for card in hand)]
            assert len(set(cards)) == len(cards)
            assert options.deck.whole.issuperset(cards)
            assert cut_winner(cut(number, options).cards) == dealt.dealer == number % options.seats
            match = Session(options, saved_after(0, options).record.seats, seed_of(number, "here"))
            while action := match.chance():
                assert isinstance(match.act(action), tuple)
            assert match.record.actions[-1] == dealt
            assert match.deal_number(1) == number


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_hands_of_a_match_have_numbers_that_fit_their_dealers_and_are_read_in_one_breath(seats: int) -> None:
    rules = next(rules for rules in PRESETS.values() if rules.seats == seats)
    numbers = [deal_number("a match", hand, hand % seats, rules) for hand in range(1, 200)]
    assert len(set(numbers)) == len(numbers)
    assert all(number % seats == hand % seats for hand, number in enumerate(numbers, 1))
    assert all(0 <= number < NUMBERS for number in numbers)
    assert Counter(len(str(number)) for number in numbers).most_common(1)[0][0] == 9


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("0", 0),
        ("123456789", 123456789),
        ("12, 345", 12345),
        ("", None),
        ("-1", None),
        ("1234567890", None),
        ("٣", None),
    ],
)
def test_a_number_is_typed_in_groups_or_not(typed: str, number: int | None) -> None:
    assert typed_number(typed, NUMBERS) == number


def test_what_came_before_the_deal_does_not_change_it() -> None:
    """In one match a blind nil is looked away, which is an action more."""
    short, long = (
        at_table(rules__blind_nil=True, rules__blind_nil_deficit=0, rules__target=1000),
        at_table(rules__target=1000),
    )
    for pilot in (short, long):
        while pilot.seen.number < 2:
            if pilot.painter.pictures[-1].dialog:
                pilot.press("return")
            elif pilot.seen.phase is Phase.BID:
                pilot.bid(3)
            else:
                pilot.play()
    second = [[each for each in record(pilot).actions if isinstance(each, Deal)][1] for pilot in (short, long)]
    assert second[0] == second[1]


# Heard and typed


def test_the_number_is_read_out_and_another_player_types_it_and_gets_the_same_deal() -> None:
    here = at_table()
    here.play_hand()
    here.press("return")
    (said,) = here.press("shift+g")
    digits = "".join(filter(str.isdigit, said))
    there = by_number(digits)
    assert there.press("shift+g") == [said]
    mine, theirs = [each for each in record(here).actions if isinstance(each, Deal)][1], record(there).actions[1]
    assert mine == theirs
    assert there.seen.dealer == here.seen.dealer


def test_two_who_play_the_same_way_from_the_same_number_play_the_same_match() -> None:
    one, other = (by_number("20261130", match__level="hard") for _ in range(2))
    for pilot in (one, other):
        pilot.play_hand()
        pilot.press("return")
        pilot.bid(2)
    assert record(one) == record(other)
    assert one.game.session is not None
    assert other.game.session is not None
    assert one.game.session.seed != other.game.session.seed  # the statistics count both


def test_the_number_is_asked_for_in_the_main_menu_by_ear() -> None:
    pilot = Pilot(seed="deals", thinker=PlainThinker(3, 3, 3, 3))
    pilot.heard()
    assert pilot.press("p") == ["Play a deal by number"]
    assert pilot.press("return") == ["Number of the deal, up to nine digits: Typed: nothing"]
    assert pilot.press("x", "return", "backspace", "4", "2") == [
        "X",
        "Number of the deal, up to nine digits:",
        "Typed: nothing",
        "4",
        "2",
    ]
    assert pilot.press("return")[0] == "New match to 500: classic. Deal 42."
    assert record(pilot).actions[1] == deal(42, CLASSIC)


def test_a_saved_match_is_not_given_up_for_a_number_without_a_question() -> None:
    saved = RecordingMatchKeeper(saved_after(20))
    pilot = Pilot(matches=saved)
    assert pilot.press("p", "return", "7", "return")[-1] == "Give up this match and start a new one? No"
    pilot.press("return")
    assert saved.match is not None
    assert pilot.press("return", "down", "return")[-1] != ""
    assert saved.dropped == 1


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Deal 123, 456, 789."), ("fr", "Donne numéro 123, 456, 789."), ("ru", "Номер сдачи: 123, 456, 789.")],
)
def test_the_number_is_told_in_groups_of_three(language: str, said: str) -> None:
    pilot = at_table(language)
    session = Session(CLASSIC, record(pilot).seats, seed_of(123456789, "here"))
    kept = RecordingMatchKeeper(from_text(to_text(replace(saved_after(2, seed=session.seed)))))
    again = Pilot(language, matches=kept)
    again.press("return")
    assert again.press("shift+g") == [said]


def test_a_deal_of_an_older_version_of_the_game_has_no_number_and_the_match_goes_on() -> None:
    saved = saved_after(2)
    cut, made = saved.record.actions
    assert isinstance(made, Deal)
    actions = (cut, Deal(made.dealer, made.hands[::-1]))
    pilot = Pilot(matches=RecordingMatchKeeper(replace(saved, record=replace(saved.record, actions=actions))))
    pilot.press("return")
    assert pilot.press("shift+g") == ["This deal has no number."]
    pilot.play_hand()
    pilot.press("return")
    assert pilot.press("shift+g")[0].startswith("Deal ")


# The same deal again


def test_the_same_deal_is_played_again_and_the_score_compared_and_the_match_goes_on() -> None:
    pilot = at_table()
    pilot.play_hand(3)
    whole, seen = record(pilot), pilot.seen
    then = seen.sheets[0].sides[0].points
    pilot.press("end", "up", "up")
    assert pilot.press("return")[0] == "The deal of hand 1 again."
    assert pilot.seen.number == 1
    assert pilot.seen.phase is Phase.BID
    said = pilot.play_hand(5)
    now = pilot.seen.sheets[0].sides[0].points
    assert now != then
    assert said[-1].replace("minus ", "-") == f"Then {then}, now {now}. Enter to go on."
    assert pilot.press("home")[-1].replace("minus ", "-") == f"Then {then}, now {now}."
    assert pilot.press("return") == ["Score of hand 1. Play this deal again"]
    assert record(pilot) == whole
    assert pilot.seen == seen
    assert "Hand 2." in pilot.press("escape")[0]


def test_who_plays_the_same_cards_again_meets_the_same_answers() -> None:
    pilot = Pilot(seed="deals", match__level="hard")
    pilot.begin()
    pilot.play_hand()
    whole = record(pilot)
    pilot.press("end", "up", "up", "return")
    pilot.play_hand()
    assert record(pilot) == whole


def test_a_later_hand_is_played_again_with_the_scores_of_then() -> None:
    pilot = at_table()
    for _ in range(3):
        pilot.play_hand()
        pilot.press("return")
    before = pilot.seen
    assert pilot.press("escape", *["down"] * 2)[-1] == "Play a deal again"
    assert pilot.press("return")[0].startswith("Play which deal again? Hand 3: ")
    pilot.press("up", "return")
    assert pilot.seen.number == 2
    assert pilot.seen.standings == tuple(
        type(each)(side.total, side.bags) for each, side in zip(before.standings, before.sheets[0].sides, strict=True)
    )
    assert pilot.press("escape", "down")[-1] == "Back to the match"
    assert pilot.press("return") == ["At the table. Your bid."]
    assert pilot.seen == before


def test_the_match_is_what_is_kept_while_a_hand_is_played_beside_it() -> None:
    pilot = at_table()
    pilot.play_hand()
    assert isinstance(pilot.matches, RecordingMatchKeeper)
    kept = pilot.matches.match
    assert kept is not None
    pilot.press("end", "up", "up", "return")
    pilot.bid(4)
    pilot.play()
    assert pilot.press("ctrl+z")[0].startswith("Taken back: ")
    assert pilot.matches.match is kept
    assert pilot.press("ctrl+q") == ["Quit? This hand is not kept. No"]
    pilot.press("escape")
    assert pilot.press("ctrl+n")[-1] == "Give up this match and start a new one? No"


def test_at_the_end_of_the_match_a_deal_is_played_again_and_the_end_is_there_again() -> None:
    pilot = at_table(rules__target=50)
    while pilot.seen.winner is None:
        pilot.play_hand()
        pilot.press("return")
    end = pilot.press("space")
    hands = len(pilot.seen.sheets)
    assert pilot.press("down", "down", "down")[-1] == "Play a deal again"
    pilot.press("return", "return")
    assert pilot.seen.winner is None
    pilot.play_hand()
    said = pilot.press("return")
    assert said[-1].endswith("Play a deal again")
    assert len(pilot.seen.sheets) == hands
    assert pilot.seen.winner is not None
    pilot.press("home")
    assert pilot.press("space")[-1].split(". ")[-1] == end[-1].split(". ")[-1]


def test_taking_back_stops_at_the_deal_that_is_played_again() -> None:
    pilot = at_table()
    for _ in range(2):
        pilot.play_hand()
        pilot.press("return")
    pilot.press("escape", "down", "down", "return", "return")
    assert pilot.seen.number == 2
    assert pilot.press("ctrl+z") == ["Nothing to take back."]
    pilot.bid(4)
    assert pilot.press("ctrl+z")[0].startswith("Taken back: bid 4.")


def test_a_match_whose_computer_player_was_thinking_goes_on_after_a_hand_beside_it() -> None:
    thinker = SlowThinker(3, 3, 3, 3)
    pilot = Pilot(seed="deals", thinker=thinker)
    pilot.begin()
    pilot.play_hand()
    pilot.press("return")
    pilot.bid(3)
    while pilot.seen.trick is None or len(pilot.seen.trick.cards) > 2:
        pilot.play()
    thinker.slow = True
    pilot.play()
    before = record(pilot)
    pilot.press("escape", "down", "down", "return", "return", "escape", "down", "return")
    assert record(pilot) == before
    stale, *_, now = thinker.waiting
    stale()
    pilot.settle()
    assert record(pilot) == before
    now()
    pilot.settle()
    assert record(pilot).actions[:-1] == before.actions
