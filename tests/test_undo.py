"""Taking back and doing again: as often as wanted, by ear, on disk, and without a trace of what was taken back."""

from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from adviser import Adviser
from kept_player import Player
from pilot import Pilot, PlainThinker, SlowThinker
from saves import store

from spades_gui.app.doubles import RecordingMatchKeeper
from spades_gui.app.saved_match import SavedMatch
from spades_gui.core.actions import Play
from spades_gui.core.observation import Phase
from spades_gui.core.record import Record, replay
from spades_gui.storage.match_text import from_text, to_text


def at_table(language: str = "en", **settings: object) -> Pilot:
    """A pilot whose turn to bid it is in the first hand."""
    pilot = Pilot(language, seed="undo", thinker=PlainThinker(3, 3, 3, 3), **settings)  # type: ignore[arg-type]
    pilot.begin()
    return pilot


def record(pilot: Pilot) -> Record:
    assert pilot.game.session is not None
    return pilot.game.session.record


def kept(pilot: Pilot) -> SavedMatch:
    assert isinstance(pilot.matches, RecordingMatchKeeper)
    return pilot.matches.states[-1]


def next_start(pilot: Pilot) -> Pilot:
    """The game started again, back at the table, after the match went through its file."""
    again = Pilot(
        seed="next", thinker=PlainThinker(3, 3, 3, 3), matches=RecordingMatchKeeper(from_text(to_text(kept(pilot))))
    )
    again.begin()
    again.heard()
    return again


def hand_to_its_sheet(pilot: Pilot) -> None:
    hands = len(pilot.seen.sheets)
    while len(pilot.seen.sheets) == hands:
        _ = pilot.bid(3) if pilot.seen.phase is Phase.BID else pilot.play()


def test_a_card_is_taken_back_and_played_again() -> None:
    pilot = at_table()
    pilot.bid(3)
    before = pilot.seen
    said = pilot.play()
    after = record(pilot)
    card, after_it = said[0].rstrip(".").lower(), said[-1]
    assert pilot.press("ctrl+z") == [f"Taken back: {card}. Your turn."]
    assert pilot.seen == before
    assert pilot.press("ctrl+y") == [f"Done again: {card}. {after_it}"]
    assert record(pilot) == after


def test_a_bid_is_taken_back_and_another_one_made() -> None:
    pilot = at_table()
    pilot.bid(3)
    assert pilot.press("ctrl+z") == ["Taken back: bid 3. Your bid."]
    assert "You, 5." in pilot.bid(5)
    assert pilot.press("ctrl+y") == ["Nothing to do again."]
    assert pilot.seen.bids[0] == 5


@pytest.mark.parametrize(
    ("language", "back", "again", "nothing"),
    [
        ("fr", "Annulé : annonce 3. À vous d’annoncer.", "Rétabli : annonce 3. À vous.", "Rien à annuler."),
        ("ru", "Отменено: заявка 3. Ваша заявка.", "Возвращено: заявка 3. Ваш ход.", "Отменять нечего."),
    ],
)
def test_it_is_told_in_the_language_of_the_player(language: str, back: str, again: str, nothing: str) -> None:
    pilot = at_table(language)
    assert pilot.press("ctrl+z") == [nothing]
    pilot.bid(3)
    assert pilot.press("ctrl+z", "ctrl+shift+z") == [back, again]


def test_a_whole_match_is_taken_back_to_its_first_bid_and_done_again_to_its_end() -> None:
    pilot = at_table(rules__target=150)
    while pilot.seen.winner is None:
        if pilot.painter.pictures[-1].dialog:
            pilot.press("return")
        hand_to_its_sheet(pilot)
    assert len(pilot.seen.sheets) > 1
    whole = record(pilot)
    told = []
    while (said := pilot.press("ctrl+z")) != ["Nothing to take back."]:
        assert kept(pilot).record == record(pilot)
        told += said
    hands = len(replay(whole.rules, whole.actions).sheets)
    assert len(told) == 14 * hands
    assert sum("Hand" in said for said in told) == hands - 1
    assert pilot.seen.bids_open()
    assert pilot.seen.number == 1
    while (said := pilot.press("ctrl+y"))[0] != "Nothing to do again.":
        last = said
    assert record(pilot) == whole
    assert last[-1] == "Enter to go on."
    assert pilot.press("return")[-1].endswith("New match")
    assert pilot.seen.winner is not None


def test_at_the_sheet_the_last_card_of_the_hand_is_taken_back_and_the_sheet_comes_again() -> None:
    pilot = at_table()
    hand_to_its_sheet(pilot)
    assert pilot.painter.pictures[-1].dialog is not None
    assert pilot.press("ctrl+z")[0].startswith("Taken back: ")
    assert pilot.painter.pictures[-1].dialog is None
    assert pilot.seen.sheets == ()
    assert pilot.play()[-1] == "Enter to go on."
    assert pilot.painter.pictures[-1].dialog is not None


def test_in_the_next_hand_the_score_of_the_last_one_is_taken_back_too_and_the_hand_is_named() -> None:
    pilot = at_table()
    hand_to_its_sheet(pilot)
    pilot.press("return")
    assert pilot.seen.number == 2
    said = pilot.press("ctrl+z")[0]
    assert said.startswith("Taken back: ")
    assert said.endswith(("Hand 1. Your turn.", "Hand 1. Your lead."))
    assert pilot.seen.standings[0].score == 0
    assert "Hand 2." in pilot.press("ctrl+y")[0]


def test_the_end_of_the_match_is_taken_back_and_the_match_goes_on() -> None:
    pilot = at_table(rules__target=50)
    hand_to_its_sheet(pilot)
    pilot.press("return")
    assert pilot.seen.winner is not None
    assert kept(pilot).over
    pilot.press("ctrl+z")
    assert pilot.seen.winner is None
    assert not kept(pilot).over
    pilot.press("ctrl+q")
    assert pilot.heard() == []
    assert pilot.painter.pictures[-1].dialog is not None  # the match is on again: asked first
    pilot.press("escape")
    pilot.play()
    pilot.press("return")
    assert pilot.seen.winner is not None


def test_the_computer_players_answer_the_same_card_the_same_way() -> None:
    pilot = Pilot(seed="undo", match__level="hard")
    pilot.begin()
    pilot.bid(3)
    pilot.play()
    first = record(pilot)
    pilot.press("ctrl+z")
    pilot.play()
    assert record(pilot) == first


def test_what_a_computer_player_was_asked_before_is_not_taken_for_its_answer_now() -> None:
    """It thinks about its card while the player's own is taken back and replaced."""
    thinker = SlowThinker(3, 3, 3, 3)
    pilot = Pilot(seed="undo", thinker=thinker)
    pilot.begin()
    pilot.bid(3)
    while pilot.seen.trick is None or len(pilot.seen.trick.cards) > 2 or len(pilot.seen.playable()) < 2:
        pilot.play()
    thinker.slow = True
    pilot.play()
    pilot.press("ctrl+z", "end")
    while pilot.focused not in pilot.seen.playable():
        pilot.press("left")
    pilot.press("return")
    stale, now = thinker.waiting
    length = len(record(pilot).actions)
    stale()
    pilot.settle()
    assert len(record(pilot).actions) == length
    now()
    pilot.settle()
    assert isinstance(record(pilot).actions[length], Play)


def test_a_match_gone_on_with_at_the_next_start_is_taken_back_as_far_as_before() -> None:
    before = at_table()
    hand_to_its_sheet(before)
    before.press("return", "3", "return")
    pilot = Pilot(seed="other", matches=RecordingMatchKeeper(from_text(to_text(kept(before)))))
    pilot.begin()
    assert record(pilot) == record(before)
    assert pilot.press("ctrl+z") == ["Taken back: bid 3. Your bid."]
    assert "Hand 1." in pilot.press("ctrl+z")[0]
    again = next_start(pilot)
    assert again.seen == pilot.seen


def test_what_was_taken_back_is_done_again_after_the_next_start_too() -> None:
    before = at_table()
    before.bid(3)
    before.play()
    before.play()
    whole = record(before)
    assert len(before.press("ctrl+z", "ctrl+z", "ctrl+z")) == 3
    cards = before.press("ctrl+y", "ctrl+z")
    pilot = next_start(before)
    assert pilot.press("ctrl+y") == cards[:1]
    pilot = next_start(pilot)
    assert [line.partition(":")[0] for line in pilot.press("ctrl+y", "ctrl+y")] == ["Done again"] * 2
    assert record(pilot) == whole
    assert pilot.press("ctrl+y") == ["Nothing to do again."]
    assert next_start(pilot).press("ctrl+y") == ["Nothing to do again."]


def test_what_was_taken_back_is_forgotten_once_the_player_does_something_else_after_the_start() -> None:
    before = at_table()
    before.bid(3)
    before.press("ctrl+z")
    pilot = next_start(before)
    pilot.bid(4)
    assert pilot.press("ctrl+y") == ["Nothing to do again."]
    assert next_start(pilot).press("ctrl+y") == ["Nothing to do again."]


def test_a_whole_match_taken_back_is_done_again_after_a_start_to_its_end() -> None:
    before = at_table(rules__target=150)
    while before.seen.winner is None:
        if before.painter.pictures[-1].dialog:
            before.press("return")
        hand_to_its_sheet(before)
    whole = record(before)
    while before.press("ctrl+z") != ["Nothing to take back."]:
        pass
    pilot = next_start(before)
    while pilot.press("ctrl+y")[0] != "Nothing to do again.":
        pass
    assert record(pilot) == whole
    assert pilot.seen.winner is not None


def test_that_a_move_was_hurried_is_known_when_it_is_done_again_after_a_start() -> None:
    before = at_table()
    before.bid(3)
    before.play()
    match = kept(before)
    hurried = frozenset({len(match.record.actions) - 1})
    before = Pilot(matches=RecordingMatchKeeper(replace(match, record=replace(match.record, hurried=hurried))))
    before.begin()
    before.press("ctrl+z")
    assert record(before).hurried == frozenset()
    pilot = next_start(before)
    pilot.press("ctrl+y")
    assert record(pilot).hurried == hurried


def test_a_match_kept_under_a_name_keeps_what_was_taken_back(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.begin()
    player.bid(3)
    player.press("ctrl+z")
    player.keep("mine")
    assert player.shelf["mine"] == kept(player)
    assert kept(player).undone


def test_the_file_holds_what_stands_after_each_taking_back_even_of_the_end_of_the_match(tmp_path: Path) -> None:
    with closing(store(tmp_path)) as keeper:
        pilot = at_table(matches=keeper, rules__target=50)
        hand_to_its_sheet(pilot)
        assert not (tmp_path / "match.json").exists()
        for _ in range(3):
            pilot.press("ctrl+z")
            assert from_text((tmp_path / "match.json").read_text()).record == record(pilot)
    with closing(store(tmp_path)) as keeper:
        found = keeper.found()
        assert found is not None
        assert found.record == record(pilot)


def test_blind_nil_is_offered_again_after_the_look_at_the_cards_is_taken_back() -> None:
    pilot = at_table(rules__blind_nil=True, rules__blind_nil_deficit=0)
    pilot.press("return")
    assert pilot.seen.hand
    assert pilot.press("ctrl+z") == [
        "Taken back: look at the cards. Blind nil, or look at your cards?",
        "Look at my cards",
    ]
    assert pilot.seen.hand == ()
    assert pilot.press("ctrl+y") == ["Done again: look at the cards. Your bid."]
    assert pilot.painter.pictures[-1].dialog is None


def test_cards_given_and_cards_drawn_are_taken_back() -> None:
    giving = Pilot(seed="undo", thinker=PlainThinker(3, 3, 0, 3), rules__nil_pass=1)
    giving.begin()
    giving.bid(3)
    hand = giving.seen.hand
    card = giving.press("home")[-1]
    giving.press("return", "return")
    assert giving.seen.hand != hand
    said = giving.press("ctrl+z")
    assert said[0].startswith(f"Taken back: give {card.lower()}.")
    assert giving.seen.hand == hand
    drawing = Pilot(seed="undo", thinker=PlainThinker(3, 3), match__preset="duel", rules__two_player_deal="draw")
    drawing.begin()
    top = drawing.seen.top
    drawing.press("delete")
    assert drawing.press("ctrl+z")[0].startswith("Taken back: discard the ")
    assert drawing.seen.top == top


def test_what_was_weighed_for_a_decision_is_weighed_anew_when_it_stands_otherwise() -> None:
    adviser = Adviser(3, 3, 3, 3)
    pilot = Pilot(seed="undo", thinker=adviser)
    pilot.begin()
    pilot.bid(3)
    pilot.press("a")
    pilot.play()
    pilot.press("a", "ctrl+z")
    adviser.asked.clear()
    pilot.press("a")
    assert adviser.asked == [pilot.seen]


def test_it_can_be_switched_off_and_so_can_hints_and_the_memory_aid() -> None:
    pilot = at_table(play__undo=False, play__advice=False, play__memory_aid=False, announce__hints=True)
    pilot.bid(3)
    length = len(record(pilot).actions)
    assert pilot.press("ctrl+z", "ctrl+y", "a", "p") == [
        "Taking back is switched off.",
        "Taking back is switched off.",
        "Hints are switched off.",
        "The memory aid is switched off.",
    ]
    assert len(record(pilot).actions) == length


def test_in_a_demonstration_there_is_nothing_to_take_back() -> None:
    pilot = Pilot(seed="undo", demo=True, waits=True, thinker=PlainThinker(3, 3, 3, 3))
    pilot.pass_time(20)
    assert pilot.press("ctrl+z")[-1] == "Nothing to take back."
