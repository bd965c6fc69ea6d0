"""Hints, the review of a hand, and the computer players' thoughts, as a player asks for them."""

import pytest
from adviser import Adviser
from bot_positions import to_play
from pilot import Pilot

from spades_gui.app.hints import SLOW
from spades_gui.app.review import MOST, NOISE, PROGRESS, mistakes
from spades_gui.app.session import Decision
from spades_gui.bots import Weighed, worth_of
from spades_gui.core.actions import Bid, Play
from spades_gui.core.cards import DECK
from spades_gui.core.observation import Phase
from spades_gui.present.kinds import Kind

LANGUAGES = ("en", "fr", "ru")


def at_table(language: str = "en", **settings: object) -> Pilot:
    pilot = Pilot(language, "advice", thinker=Adviser(0, 4, 3, 2), **settings)
    pilot.begin()
    return pilot


def adviser(pilot: Pilot) -> Adviser:
    thinker = pilot.desk.thinker
    assert isinstance(thinker, Adviser)
    return thinker


# Hints


def test_a_hint_is_the_act_and_its_reasons_and_briefly_one_reason() -> None:
    pilot = at_table()
    (full,) = pilot.press("a")
    assert full.startswith("Bid 4: worth about")
    pilot.press("f2", "f2")
    (brief,) = pilot.press("a")
    assert full.startswith(brief.removesuffix(".")) or len(brief) < len(full)
    assert "," not in brief


def test_a_hint_can_be_heard_again_and_stands_in_the_history_among_the_hints_and_on_the_screen() -> None:
    pilot = at_table()
    (hint,) = pilot.press("a")
    assert hint in pilot.press("space")[0]
    assert pilot.painter.pictures[-1].caption[-1].startswith(hint)
    pilot.desk.announcer.look_through(Kind.HINTS)
    assert pilot.desk.announcer.current_text == hint


def test_at_another_time_the_key_says_whose_turn_it_is() -> None:
    pilot = Pilot("en", "advice", thinker=Adviser(0, 4, 3, 2), waits=True)
    pilot.press("return")
    assert not pilot.seen.my_turn
    assert pilot.press("a") == pilot.press("t")


def test_the_hint_waits_for_its_answer_and_says_so_once() -> None:
    pilot = at_table()
    adviser(pilot).slow = True
    assert pilot.press("a") == []
    pilot.pass_time(SLOW / 2)
    assert pilot.heard() == []
    pilot.pass_time(SLOW)
    assert pilot.heard() == ["Thinking…"]
    pilot.pass_time(5)
    assert pilot.heard() == []
    adviser(pilot).speak()
    pilot.pass_time(0.1)
    (hint,) = pilot.heard()
    assert hint.startswith("Bid 4:")


def test_a_hint_that_comes_after_the_act_is_not_given() -> None:
    pilot = at_table()
    adviser(pilot).slow = True
    pilot.press("a")
    pilot.bid(3)
    adviser(pilot).speak()
    pilot.pass_time(1)
    assert not any("worth about" in text for text in pilot.heard())


def test_hints_may_come_by_themselves_at_each_turn_with_a_choice() -> None:
    pilot = at_table(announce__hints=True)
    assert pilot.speaker.texts[-1].startswith("Bid 4: ")
    pilot.bid(3)
    turns = 0
    while not pilot.seen.sheets:
        turns += len(pilot.seen.playable()) > 1
        pilot.play()
    pilot.desk.announcer.look_through(Kind.HINTS)
    pilot.press("ctrl+pageup")
    read = 1
    while pilot.desk.announcer.browse(1):
        read += 1
    assert read == turns + 1


def test_a_hint_is_asked_with_what_the_player_knows_and_nothing_else() -> None:
    pilot = at_table()
    pilot.press("a")
    assert adviser(pilot).asked == [pilot.seen]


# The review


def test_the_review_tells_the_costliest_decisions_first() -> None:
    pilot = at_table()
    adviser(pilot).step = 18
    pilot.play_hand(bid=2)
    sheet = pilot.press("end")
    assert sheet == ["Review of the hand"]
    lines = [pilot.press("return")[0]]
    assert lines[0].startswith("Review, costliest first.")
    for _ in range(MOST + 1):
        lines += pilot.press("down")
    costs = [int(line.split(" cost ")[1].split(" ")[0]) for line in lines]
    assert costs == sorted(costs, reverse=True)
    assert min(costs) > NOISE
    assert len(set(lines)) == MOST
    assert pilot.press("escape")[0].startswith("Score of hand 1.")


def test_a_hand_without_mistakes_is_praised_in_one_sentence() -> None:
    pilot = at_table()
    adviser(pilot).step = 0.1
    pilot.play_hand(bid=4)
    assert pilot.press("shift+r") == ["Well played: nothing to improve."]


def test_the_review_is_there_during_the_next_hand_and_not_before_the_first_is_over() -> None:
    pilot = at_table()
    assert pilot.press("shift+r") == ["No hand scored yet."]
    pilot.play_hand(bid=2)
    pilot.press("return")
    assert pilot.seen.number == 2
    assert pilot.press("shift+r")[0].startswith("Review, costliest first. ")


def test_the_review_tells_how_far_it_has_come() -> None:
    pilot = at_table()
    pilot.play_hand(bid=2)
    adviser(pilot).slow = True
    (first,) = pilot.press("shift+r")
    assert first.startswith("Looking at your hand, 0 of ")
    adviser(pilot).speak()
    pilot.pass_time(PROGRESS + 0.1)
    assert pilot.heard()[-1].startswith("Looking at your hand, 1 of ")
    adviser(pilot).slow = False
    adviser(pilot).speak()
    pilot.pass_time(0.1)
    assert pilot.heard()[-1].startswith("Review, costliest first. ")


def play_with_pauses(pilot: Pilot) -> None:
    """A hand with all its pauses; the player thinks for a second each time."""
    while not pilot.seen.sheets:
        pilot.pass_time(60, until=lambda: pilot.seen.my_turn or bool(pilot.seen.sheets))
        pilot.pass_time(1)
        if pilot.seen.phase is Phase.BID:
            pilot.bid(3)
        elif pilot.seen.my_turn:
            pilot.play()


def test_decisions_are_weighed_while_the_player_thinks() -> None:
    pilot = Pilot("en", "advice", thinker=Adviser(0, 4, 3, 2), waits=True)
    pilot.press("return")
    play_with_pauses(pilot)
    asked = adviser(pilot).asked
    assert len(asked) > 5
    assert all(seen.my_turn for seen in asked)
    assert pilot.press("shift+r")[-1].startswith("Review, costliest first. ")
    assert adviser(pilot).asked == asked


def test_one_decision_is_weighed_at_a_time_so_that_no_computer_player_waits_long() -> None:
    pilot = Pilot("en", "advice", thinker=Adviser(0, 4, 3, 2), waits=True)
    adviser(pilot).slow = True
    pilot.press("return")
    play_with_pauses(pilot)
    assert len(adviser(pilot).asked) == 1
    adviser(pilot).speak()
    pilot.pass_time(1)
    assert len(adviser(pilot).asked) == 2


def test_without_the_setting_nothing_is_weighed_until_it_is_asked_for() -> None:
    pilot = Pilot("en", "advice", thinker=Adviser(0, 4, 3, 2), waits=True, play__review=False)
    pilot.press("return")
    play_with_pauses(pilot)
    assert adviser(pilot).asked == []
    assert pilot.press("end")[-1] != "Review of the hand"
    assert pilot.press("shift+r")[0].startswith("Review, costliest first. ")


def test_what_costs_less_than_the_noise_is_no_mistake() -> None:
    pilot = at_table()
    acts = (Weighed(Bid(0, 4), 30.0), Weighed(Bid(0, 3), 30.0 - NOISE), Weighed(Bid(0, 2), 29.5 - NOISE))
    made = [Decision(number, pilot.seen, Bid(0, bid)) for number, bid in enumerate((4, 3, 2))]
    (mistake,) = mistakes((decision, acts) for decision in made)
    assert mistake.decision is made[2]
    assert mistake.better == Bid(0, 4)
    assert mistake.cost == NOISE + 0.5


def test_equal_cards_are_worth_the_same_and_bids_beyond_those_weighed_no_more_than_the_nearest() -> None:
    seen = to_play("KH QH 9H 5C", won=(2, 2, 3, 2), out="JH TH")
    acts = (Weighed(Play(0, DECK.parse("QH")), 9.0), Weighed(Play(0, DECK.parse("5C")), 1.0))
    worth = [worth_of(Play(0, card), acts, seen) for card in DECK.parse_all("KH QH 9H 5C")]
    assert worth == [9.0, 9.0, None, 1.0]
    bids = (Weighed(Bid(0, 4), 9.0), Weighed(Bid(0, 3), 5.0), Weighed(Bid(0, 0), -9.0))
    assert [worth_of(Bid(0, bid), bids, seen) for bid in (0, 1, 3, 4, 9)] == [-9.0, 5.0, 5.0, 9.0, 9.0]
    assert worth_of(Bid(0, 0), bids[:2], seen) is None


# Thoughts


def test_players_tell_what_they_think_seat_by_seat_and_in_a_list() -> None:
    pilot = at_table()
    bidders = [seat for seat in (1, 2, 3) if pilot.seen.bids[seat] is not None]
    said = [pilot.press(f"alt+{key}")[0] for key in ("left", "up", "right")]
    assert [seat for seat, text in enumerate(said, 1) if not text.endswith(": nothing yet.")] == bidders
    pilot.bid(3)
    assert pilot.press("alt+right")[0].startswith("Clara, ")
    (first,) = pilot.press("shift+a")
    assert first.startswith("What the others were thinking. Anna, ")
    assert pilot.press("down")[0].startswith("Boris, ")
    assert pilot.press("escape")[0].startswith("At the table.")


def test_with_more_seats_the_key_again_asks_the_next_at_that_side() -> None:
    pilot = Pilot("en", "advice", thinker=Adviser(1, 1, 2, 1, 1), match__preset="solo5")
    pilot.begin()
    pilot.bid(1)
    said = [pilot.press("alt+left")[0].split(",")[0] for _ in range(3)]
    assert said[0] == said[2] != said[1]


def test_during_the_hand_a_hidden_reason_is_kept_and_after_it_all_is_told() -> None:
    pilot = Pilot("en", "others", thinker=Adviser(0, 4, 3, 2))
    pilot.begin()
    first = pilot.seen.options.left_of(pilot.seen.dealer or 0)
    key = {1: "left", 2: "up", 3: "right"}[first]
    (kept,) = pilot.press(f"alt+{key}")
    who, _, why = kept.partition(": ")
    assert why == "the reason comes after the hand."
    pilot.play_hand()
    told = [line.removeprefix("What the others were thinking. ") for line in pilot.press("shift+a", *["down"] * 60)]
    assert any(line.startswith(f"Bidding: {who}: worth about") for line in told)
    assert not any("comes after the hand" in line for line in told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", ["classic", "suicide", "jokers", "cutthroat", "solo6", "duel", "house", "mirror"])
def test_every_table_has_hints_reviews_and_thoughts_in_every_language(language: str, preset: str) -> None:
    pilot = Pilot(language, preset, thinker=Adviser(0, 4, 3, 2, 1, 0), match__preset=preset)
    pilot.begin()
    while not pilot.seen.sheets:
        assert pilot.press("a")[-1].endswith(".")
        assert len(pilot.press("shift+a", "end", "escape", "alt+left", "alt+up", "alt+right")) >= 5
        if pilot.seen.phase is Phase.BID:
            pilot.press("b", "return")
        else:
            pilot.play()
    assert pilot.press("shift+r")
    assert pilot.press("shift+a", "end")
