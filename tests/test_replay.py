"""Finished hands replayed at the table, card by card and trick by trick, by ear and by eye."""

import pytest
from pilot import Pilot, PlainThinker

from spades_gui.core.observation import observe
from spades_gui.core.record import replay
from spades_gui.core.state import MatchState
from spades_gui.present.cues import Cue
from spades_gui.present.picture import TablePicture


def after_a_hand(language: str = "en", hands: int = 1, **settings: object) -> Pilot:
    """At the sheet of the last of so many hands."""
    pilot = Pilot(language, seed="replay", thinker=PlainThinker(3, 3, 3, 3), **settings)  # type: ignore[arg-type]
    pilot.begin()
    for _ in range(hands):
        if pilot.painter.pictures[-1].dialog:
            pilot.press("return")
        pilot.play_hand()
    return pilot


def replaying(language: str = "en", hands: int = 1, **settings: object) -> Pilot:
    """The last of them replayed, from its score sheet."""
    pilot = after_a_hand(language, hands, **settings)
    pilot.press("end", "up", "return")
    return pilot


def states(pilot: Pilot) -> list[MatchState]:
    """The match after each of its actions; the replay must be left for it."""
    assert pilot.game.session is not None
    match = pilot.game.session.record
    return [replay(match.rules, match.actions[:count]) for count in range(len(match.actions) + 1)]


def table(pilot: Pilot) -> TablePicture:
    shown = pilot.painter.pictures[-1].table
    assert shown is not None
    return shown


def test_a_hand_is_replayed_from_its_score_sheet_which_is_there_again_after() -> None:
    pilot = after_a_hand()
    assert pilot.press("end", "up")[-1] == "Replay the hand"
    assert pilot.press("return") == ["Replay. Hand 1. Dealer: you."]
    assert pilot.press("right", "right", "left") == ["Anna, 3.", "Boris, 3.", "Anna, 3."]
    assert pilot.press("escape") == ["Score of hand 1. Replay the hand"]
    assert "Hand 2." in pilot.press("escape")[0]


def test_step_by_step_it_shows_and_answers_what_was_seen_then() -> None:
    pilot = replaying(hands=2)
    pilot.press("ctrl+left")
    told, cards = 0, []
    while True:
        cards.append((pilot.press("c"), pilot.press("v"), pilot.press("s"), pilot.press("shift+g"), table(pilot)))
        pilot.sounds.played.clear()
        pilot.press("right")
        told += 1
        if (Cue.EDGE, 0.0) in pilot.sounds.played:
            break
    pilot.press("escape")
    match = states(pilot)
    assert told == len(match) - 2
    for (_, _, _, _, shown), state in zip(cards, match[2:], strict=True):
        seen = observe(state, 0)
        assert state.hand is not None
        assert [seat.cards for seat in shown.seats] == [len(hand) for hand in state.hand.hands]
        assert [{face.card for face in seat.hand} for seat in shown.seats[1:]] == [set(h) for h in state.hand.hands[1:]]
        assert {card.face.card for card in shown.hand} == set(state.hand.hands[0])
        if seen.trick is not None and seen.trick.cards:
            assert [card.card for _, card in shown.trick] == list(seen.trick.cards)
        assert shown.status[0] == "Replay."


def test_backwards_it_is_the_same_and_home_and_end_are_the_deal_and_the_score() -> None:
    pilot = replaying()
    forth = [pilot.press("right")[0] for _ in range(56)]
    assert forth[-1] == pilot.press("end")[0]
    assert "We: " in forth[-1]
    back = [pilot.press("left")[0] for _ in range(55)]
    assert back == forth[-2::-1]
    assert pilot.press("home") == pilot.press("left") == ["Hand 1. Dealer: you."]
    assert pilot.sounds.played[-1] == (Cue.EDGE, 0.0)


def test_trick_by_trick_each_is_told_as_a_whole() -> None:
    pilot = replaying()
    bids, *tricks = [pilot.press("down")[0] for _ in range(14)]
    assert bids == "Anna 3, Boris 3, Clara 3, you 3. We 6, they 6."
    assert [text.split(":")[0] for text in tricks] == [f"Trick {number}" for number in range(1, 14)]
    assert tricks[-1].endswith(pilot.press("end")[0].split(". ", 2)[2])
    assert pilot.press("up") == [tricks[-2]]
    assert pilot.press("l") == [tricks[-2]]
    pilot.press("left")
    assert pilot.press("down") == [tricks[-2]]


def test_from_hand_to_hand_and_over_their_ends() -> None:
    pilot = replaying(hands=3)
    assert pilot.press("ctrl+left")[0].startswith("Hand 2.")
    assert pilot.press("ctrl+left", "ctrl+left")[1].startswith("Hand 1.")
    pilot.press("end")
    assert pilot.press("right")[0].startswith("Hand 2.")
    assert pilot.press("up")[0].startswith("Trick 13:")
    assert pilot.press("down")[0].startswith("Hand 2.")
    assert pilot.press("ctrl+right", "ctrl+right")[1].startswith("Hand 3.")


def test_all_hands_lie_open() -> None:
    pilot = replaying()
    pilot.press("down")
    said = pilot.press("shift+left", "shift+up", "shift+right", "shift+down")
    assert [text.split(". ")[0] for text in said] == ["Anna: 0 of 3", "Boris: 0 of 3", "Clara: 0 of 3", "You: 0 of 3"]
    assert sum(len(suit.split(",")) for text in said for suit in text.split(". ")[1:]) == 52
    assert said[3].endswith(pilot.press("h")[0])
    pilot.press("end")
    assert pilot.press("shift+left")[0].endswith("No cards left.")


def test_the_keys_of_play_do_nothing_and_the_help_does_not_name_them() -> None:
    pilot = replaying()
    assert pilot.press("return", "b", "3", "o", "a", "ctrl+z", "delete") == []
    said = pilot.press("f1", *["down"] * 60)
    assert any("next trick" in line for line in said)
    assert not any("take back" in line or line.endswith(": bid") for line in said)
    pilot.press("escape")
    assert pilot.press("shift+f1", "down")[-1] == "Down: next trick."


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("fr", ["Relecture. Donne 1. Donneur : vous.", "Anna, 3."]),
        ("ru", ["Просмотр. Раздача 1. Сдающий: вы.", "Анна: 3."]),
    ],
)
def test_it_is_told_in_the_language_of_the_player(language: str, told: list[str]) -> None:
    pilot = after_a_hand(language)
    pilot.press("end", "up")
    assert pilot.press("return", "right") == told


def test_an_earlier_hand_is_replayed_from_the_game_menu_in_the_middle_of_the_next() -> None:
    pilot = after_a_hand(hands=2)
    pilot.press("return")
    pilot.bid(3)
    before = pilot.seen
    pilot.press("escape", "down")
    assert pilot.press("return")[0].startswith("Replay which hand? Hand 2: we ")
    assert pilot.press("up", "return")[-1].startswith("Replay. Hand 1.")
    assert pilot.press("escape")[0].startswith("At the table. Your ")
    assert pilot.seen == before
    pilot.play()
    assert pilot.seen != before


def test_the_hand_that_is_being_played_is_not_shown() -> None:
    pilot = after_a_hand()
    pilot.press("return")
    pilot.bid(3)
    pilot.press("escape", "down", "return", "return")
    pilot.press("end")
    assert pilot.press("right", "ctrl+right", "down") == [pilot.press("end")[0]] * 2 + [pilot.press("down")[0]]
    assert pilot.press("home", "g")[1].startswith("Hand 1.")


def test_the_finished_match_is_replayed_and_its_end_is_there_again() -> None:
    pilot = after_a_hand(rules__target=50)
    while pilot.seen.winner is None:
        pilot.press("return")
        pilot.play_hand()
    pilot.press("return")
    assert pilot.press("down", "down")[-1] == "Replay a hand"
    pilot.press("return", "home", "return")
    assert pilot.press("end")[0].count("You ") == 1
    assert pilot.press("escape")[-1].endswith("Replay a hand")
    assert pilot.press("home")[-1] == "New match"


def test_a_hand_beside_the_match_is_replayed_too() -> None:
    pilot = after_a_hand()
    pilot.press("end", "up", "up", "return")
    pilot.play_hand(5)
    pilot.press("end", "up", "return")
    assert any("You, 5." in pilot.press("right")[0] for _ in range(4))
    assert pilot.press("escape") == ["Score of hand 1. Replay the hand"]
    assert pilot.press("escape") == ["Score of hand 1. Play this deal again"]


def test_cards_drawn_and_given_and_looks_are_replayed() -> None:
    drawn = Pilot(seed="replay", thinker=PlainThinker(3, 3), match__preset="duel", rules__two_player_deal="draw")
    drawn.begin()
    while drawn.seen.phase != "bid":
        drawn.press("return")
    drawn.play_hand()
    drawn.press("end", "up", "return")
    steps = [drawn.press("right")[0] for _ in range(26)]
    assert sum(text.startswith("You: keep the ") for text in steps) == 13
    giving = Pilot(
        seed="replay",
        thinker=PlainThinker(3, 3, 0, 3),
        rules__nil_pass=1,
        rules__blind_nil=True,
        rules__blind_nil_deficit=0,
    )
    giving.begin()
    while not giving.seen.sheets:
        if giving.seen.bids_open():
            giving.bid(3)
        elif giving.seen.phase == "pass":
            giving.press("home", "return", "return")
        elif giving.painter.pictures[-1].dialog:
            giving.press("return")
        else:
            giving.play()
    giving.press("end", "up", "return")
    said = " ".join(giving.press(*["right"] * 12))
    assert "You: look at the cards." in said
    assert "You give: " in said
    assert "Boris gives you: " in said


def test_every_key_of_a_replay_says_something_under_all_rules() -> None:
    for preset in ("solo5", "duel", "cutthroat", "quicksand", "jokers"):
        pilot = Pilot(seed="replay", thinker=PlainThinker(2, 2, 2, 2, 2), match__preset=preset)
        pilot.begin()
        pilot.play_hand(2)
        pilot.press("end", "up", "return")
        for key in (*["down"] * 3, *"cfvstlwnpkghr", "shift+left", "shift+up", "shift+right", "shift+g", "end", *"vkt"):
            assert pilot.press(key), (preset, key)
