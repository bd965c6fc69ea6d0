"""The drills, done by keys; what they call right is held against what anybody could count from what was said."""

import re
from random import Random

import pytest
from pilot import Pilot
from pupil import choose, focused, open_tutorial

from spades_gui.app.tutorial.drills import DRILLS
from spades_gui.app.tutorial.lessons import LESSONS
from spades_gui.app.tutorial.positions import choice
from spades_gui.core.options import RuleOptions
from spades_gui.present.viewpoint import Viewpoint

COUNT, BID, LEGAL = range(len(LESSONS), len(LESSONS) + len(DRILLS))
SUITS = {"Spades": "spades", "Hearts": "hearts", "Diamonds": "diamonds", "Clubs": "clubs"}


def drilled(drill: int, language: str = "en", seed: str = "1") -> Pilot:
    """Somebody who has just begun a drill."""
    pilot = Pilot(language, seed)
    open_tutorial(pilot)
    choose(pilot, drill)
    return pilot


def lines(pilot: Pilot) -> list[str]:
    """All lines of the question, read with the arrows."""
    read = pilot.press("home")
    while (line := pilot.press("down")[-1]) != read[-1]:
        read.append(line)
    pilot.press("home")
    return read


def held(read: list[str]) -> dict[str, list[str]]:
    """The player's cards by suit, as the lines tell them."""
    hand = {}
    for line in read:
        suit, _, ranks = line.partition(": ")
        if suit in SUITS:
            hand[SUITS[suit]] = ranks.rstrip(".").split(", ")
    return hand


# Counting spades


def counted(pilot: Pilot) -> int:
    """The spades that are neither in a trick nor in the player's hand."""
    read = lines(pilot)
    gone = sum(line.count(" of spades ") for line in read if line.startswith("Trick "))
    return 13 - gone - len(held(read).get("spades", []))


def test_the_spades_asked_for_are_those_that_can_be_counted() -> None:
    pilot = drilled(COUNT)
    for number in range(1, 13):
        out = counted(pilot)
        said = pilot.press(*str(out), "return")[-1]
        assert said.startswith(f"Right, {out}. {number} of {number} right.")


def test_a_wrong_count_is_put_right() -> None:
    pilot = drilled(COUNT)
    out = counted(pilot)
    read = lines(pilot)
    own = len(held(read).get("spades", []))
    said = pilot.press(*str(out + 1), "return")[-1]
    assert said.startswith(f"No, {out}: {13 - out - own} gone, {own} with you. 0 of 1 right. ")


def test_the_questions_that_would_tell_the_count_are_not_answered() -> None:
    pilot = drilled(COUNT)
    assert pilot.press("n", "p") == []


def test_the_tricks_told_are_as_many_as_are_said_to_be_over() -> None:
    pilot = drilled(COUNT)
    for _ in range(5):
        read = lines(pilot)
        tricks = [line for line in read if line.startswith("Trick ")]
        assert [int(re.findall(r"\d+", line)[0]) for line in tricks] == list(range(1, len(tricks) + 1))
        assert f"{len(tricks)} tricks are over." in read
        assert all(line.count(" of ") == 4 for line in tricks)
        pilot.press("0", "return")


@pytest.mark.parametrize("text", ["", "14", "99"])
def test_what_is_no_number_of_spades_is_not_taken(text: str) -> None:
    pilot = drilled(COUNT)
    assert pilot.press(*text, "return")[-1] == "A number from 0 to 13."
    assert pilot.press("escape")[-1].startswith("Nothing answered. ")


# Judging a hand


def test_the_bid_of_the_computer_is_right_and_one_beside_it_too() -> None:
    view = Viewpoint(RuleOptions())
    pilot = drilled(BID)
    for number in range(1, 9):
        question = DRILLS[1].ask(f"1/bid/{number}", view, tuple)
        best = choice(question.seen, f"1/bid/{number}").bid
        off = (0, 1, 2)[number % 3]
        said = pilot.press(*str(best + off), "return")[-1]
        assert said.startswith(("Right. ", "Right, one off. ", "2 off. ")[off])
        named = "nil" if best == 0 else f"bid {best}"
        assert f"The computer: {named}: " in said
    right = sum(number % 3 < 2 for number in range(1, 9))
    assert pilot.press("escape")[-1].startswith(f"{right} of 8 right.")


def test_the_hand_to_be_judged_has_thirteen_cards_and_the_bids_before_are_told() -> None:
    pilot = drilled(BID)
    for _ in range(6):
        read = lines(pilot)
        assert sum(map(len, held(read).values())) == 13
        assert re.fullmatch(r"No bids yet\.|((Anna|Boris|Clara) (\d+|nil)(, |\.))+", read[-1])
        pilot.press("3", "return")


# Allowed or not


def allowed(asked: str, read: list[str]) -> bool:
    """What the rules say, from what was told alone."""
    hand = held(read)
    suit = re.findall(r"of (\w+)\?", asked)[0]
    table = next((line for line in read if re.search(r" of \w+ (Anna|Boris|Clara)", line)), None)
    if table is not None:
        led = re.findall(r"of (\w+) ", table)[0]
        return suit == led or led not in hand
    return suit != "spades" or "Spades are open." in read or list(hand) == ["spades"]


def test_what_is_called_allowed_is_what_the_rules_allow() -> None:
    pilot = drilled(LEGAL)
    seen = set()
    for number in range(1, 31):
        dialog = pilot.painter.pictures[-1].dialog
        assert dialog is not None
        right = allowed(dialog.title, lines(pilot))
        seen.add(right)
        said = pilot.press("1" if right else "2")[-1]
        assert said.startswith("Right. ")
        assert f"{number} of {number} right." in said
    assert seen == {True, False}


def test_a_wrong_answer_is_explained() -> None:
    pilot = drilled(LEGAL)
    reasons = set()
    for _ in range(30):
        dialog = pilot.painter.pictures[-1].dialog
        assert dialog is not None
        right = allowed(dialog.title, lines(pilot))
        said = pilot.press(*(["down"] if right else []), "return")[-1]
        assert said.startswith("No. ")
        reasons.add(re.sub("spades|hearts|diamonds|clubs", "suit", said.split(". ")[1]))
    assert {"Follow suit", "It follows suit", "You hold no suit, so any card", "Spades are not open yet"} <= reasons


def test_the_table_can_be_asked_meanwhile() -> None:
    pilot = drilled(LEGAL)
    assert pilot.press("h")[-1] in pilot.desk.announcer.caption
    assert pilot.press("c")[-1]


# All of them


@pytest.mark.parametrize("drill", [COUNT, BID, LEGAL])
def test_the_same_seed_asks_the_same_and_another_one_something_else(drill: int) -> None:
    heard = {}
    for name, seed in (("one", "1"), ("again", "1"), ("other", "2")):
        pilot = drilled(drill, seed=seed)
        heard[name] = [lines(pilot)] + [pilot.press("home", "1", "return") for _ in range(3)]
    assert heard["one"] == heard["again"] != heard["other"]


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
@pytest.mark.parametrize("drill", [COUNT, BID, LEGAL])
def test_a_drill_can_be_done_in_every_language_and_left(drill: int, language: str) -> None:
    pilot = drilled(drill, language)
    for _ in range(12):
        said = pilot.press(*(["2"] if drill == LEGAL else ["2", "return"]))
        assert said[-1].endswith("?")
    assert pilot.press("space")[-1].endswith(
        ("?", "Oui", "Yes", "Да", "Typed: nothing", "Saisie : vide", "Введено: пусто")
    )
    assert "12" in pilot.press("escape")[-1]
    assert focused(pilot) == pilot.painter.pictures[-1].dialog.items[drill].label


def test_a_match_waits_beneath_a_drill() -> None:
    pilot = Pilot("en")
    pilot.begin()
    before = pilot.seen
    pilot.press("escape")
    open_tutorial(pilot)
    choose(pilot, LEGAL)
    pilot.press("return", "escape", "escape")
    assert pilot.seen == before


def test_answers_are_right_by_naive_counting_in_a_hundred_positions() -> None:
    view = Viewpoint(RuleOptions())
    for number in range(100):
        question = DRILLS[0].ask(f"naive {number}", view, tuple)
        cards = [card for trick in question.seen.done for _, card in trick.plays]
        others = [card for card in question.seen.options.deck if card not in cards and card not in question.seen.hand]
        answer = sum(str(card).endswith("S") for card in others)
        assert question.judge(answer).right
        assert not question.judge((answer + Random(number).randint(1, 12)) % 13).right
        assert 4 <= len(question.seen.done) <= 9
