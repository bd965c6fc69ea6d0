"""The rule options as a player meets them: heard and played at the table."""

import itertools

import pytest
from pilot import Pilot, PlainThinker

from spades_gui.core.observation import Phase
from spades_gui.core.options import PRESETS
from spades_gui.present.cues import Cue


def at_table(seed: str = "rules", bids: tuple[int, ...] = (3, 3, 3, 3), **settings: object) -> Pilot:
    """A pilot in a match with these rules (``nil_pass=2`` stands for the setting ``rules.nil_pass``)."""
    preset = settings.pop("preset", "classic")
    rules = {f"rules.{name}": value for name, value in settings.items()}
    pilot = Pilot(seed=seed, thinker=PlainThinker(*bids), **{"match.preset": preset}, **rules)
    pilot.begin()
    return pilot


# Bids


@pytest.mark.parametrize(
    ("settings", "digit", "reason"),
    [
        ({"nil": False}, "0", "No nil in this match."),
        ({"preset": "suicide"}, "2", "In suicide one partner bids nil, the other 4 or more."),
        ({"preset": "mirror"}, "9", "In mirror you bid your number of spades."),
        ({"preset": "whiz"}, "9", "In whiz you bid nil or your number of spades."),
    ],
)
def test_a_bid_that_is_not_offered_is_refused_with_the_reason(
    settings: dict[str, object], digit: str, reason: str
) -> None:
    pilot = at_table(**settings)
    assert pilot.press(digit)[0].endswith(reason)
    assert pilot.press("return")[0].endswith(reason)
    assert pilot.seen.bids[0] is None
    pilot.press("home", "return")
    assert pilot.seen.bids[0] is not None


def test_no_hell_and_the_least_bid_of_a_team_say_what_is_missing() -> None:
    for seed in map(str, itertools.count()):
        pilot = at_table(seed, preset="no_hell")
        if sum(bid is not None for bid in pilot.seen.bids) == 3:
            assert pilot.press("4")[0] == "4. The bids may not add up to 13."
            break
    for seed in map(str, itertools.count()):
        pilot = at_table(seed, bids=(1, 1, 1, 1), min_team_bid=4)
        if pilot.seen.bids[2] is not None:
            assert pilot.press("2")[0] == "2. Your side must bid at least 4."
            break


def test_a_number_of_two_digits_that_is_no_bid_does_not_become_another_bid() -> None:
    for seed in map(str, itertools.count()):
        pilot = at_table(seed, bids=(1, 3, 4, 3), preset="cutthroat", no_hell=True)
        if sum(bid is not None for bid in pilot.seen.bids) == 2:
            break
    assert pilot.press("1", "0") == ["1", "10. The bids may not add up to 17."]
    assert pilot.press("return") == ["The bids may not add up to 17."]
    assert pilot.seen.bids[0] is None
    assert pilot.press("1", "1", "return")[1:3] == ["11", "You, 11."]


def test_the_chooser_tells_each_reason_why_bids_are_missing_once() -> None:
    for seed in map(str, itertools.count()):
        pilot = at_table(seed, preset="no_hell", nil=False)
        if sum(bid is not None for bid in pilot.seen.bids) == 3:
            break
    assert pilot.press("b") == ["Your bid: 3. No nil in this match. The bids may not add up to 13."]


def test_before_a_blind_nil_is_answered_nothing_tells_the_cards() -> None:
    pilot = at_table(blind_nil=True, blind_nil_deficit=0)
    pilot.heard()
    said = pilot.press("h", "right", "shift+h", "t", "1", "w")
    hand_before = pilot.painter.pictures[-1].table
    assert hand_before is not None
    assert hand_before.hand == ()
    assert hand_before.seats[0].cards == 13
    assert not any(word in line.lower() for line in said for word in ("ace", "king", " of hearts", " of clubs", "ten"))
    assert pilot.press("home", "return")[-1] == "Your bid."
    assert len(pilot.seen.hand) == 13


def test_a_blind_nil_is_bid_by_keys_and_scored() -> None:
    pilot = at_table(blind_nil=True, blind_nil_deficit=0)
    assert "You, blind nil." in pilot.press("end", "return")
    said = pilot.play_hand()
    assert any("blind nil" in line for line in said)
    assert any("blind nil" in line for line in pilot.press("home", *["down"] * 6))


def test_escape_at_the_blind_question_opens_the_menu_and_comes_back_to_it() -> None:
    pilot = at_table(blind_nil=True, blind_nil_deficit=0)
    assert pilot.press("escape") == ["Game menu. Back to the table"]
    assert pilot.press("escape") == ["Blind nil, or look at your cards? Look at my cards"]


def test_space_asks_the_question_again_whatever_was_said_in_between() -> None:
    pilot = at_table(blind_nil=True, blind_nil_deficit=0)
    question = "Blind nil, or look at your cards?"
    assert pilot.press("space")[-1] == f"{question} Look at my cards"
    assert pilot.press("down", "space", "up")[1] == f"{question} Blind nil"
    assert pilot.press("t") == [f"{question} Look at my cards"]
    assert pilot.press("s", "space")[-1].endswith(f"{question} Look at my cards")


# Cards given and drawn


def test_a_nil_bidder_and_the_partner_exchange_cards() -> None:
    pilot = at_table(bids=(3, 3, 3, 3), nil_pass=2)
    pilot.bid(0)
    assert pilot.seen.phase is Phase.PASS
    assert pilot.press("t") == ["Give 2 cards: Enter picks them."]
    first = pilot.press("home")[0]
    assert pilot.press("return") == [f"{first}, 1 of 2."]
    assert pilot.press("return") == [f"{first} put back, 0 of 2."]
    pilot.press("return", "right")
    assert pilot.press("return")[0].startswith(f"Give {first[0].lower()}{first[1:]}, ")
    table = pilot.painter.pictures[-1].table
    assert table is not None
    assert sum(card.chosen for card in table.hand) == 2
    said = pilot.press("return")
    assert said[0].startswith("You give: ")
    assert said[1].startswith("Boris gives you: ")
    assert len(pilot.seen.hand) == 13


def test_cards_are_drawn_one_by_one() -> None:
    pilot = at_table(preset="duel", two_player_deal="draw")
    keep = True
    while pilot.seen.phase is Phase.DRAW:
        held, top = len(pilot.seen.hand), pilot.seen.top
        picture = pilot.painter.pictures[-1].table
        assert picture is not None
        assert picture.top is not None
        assert picture.top.card == top
        pilot.press("return" if keep else "delete")
        assert len(pilot.seen.hand) == held + 1
        assert (top in pilot.seen.hand) is keep
        keep = not keep
    assert len(pilot.seen.hand) == 13
    pilot.play_hand()
    assert pilot.seen.sheets


# Questions


def test_the_spades_still_out_are_not_those_one_has_discarded() -> None:
    pilot = at_table(preset="duel", two_player_deal="draw")
    while pilot.seen.phase is Phase.DRAW:
        pilot.press("delete" if str(pilot.seen.top).endswith("S") else "return")
    discarded = [card for card in pilot.seen.refused if str(card).endswith("S")]
    held = [card for card in pilot.seen.hand if str(card).endswith("S")]
    assert discarded
    assert pilot.press("n")[0].startswith(f"Spades are not open. {13 - len(discarded) - len(held)} out: ")


def test_what_is_needed_has_an_answer_where_there_are_no_bags() -> None:
    pilot = at_table(preset="quicksand")
    assert pilot.press("k") == ["No bids yet."]
    pilot.play_hand()
    assert pilot.press("k")[0].endswith("trick 13.")


@pytest.mark.parametrize(("option", "told"), [("broken", 1), ("free", 0), ("not_first", 0)])
def test_that_spades_are_open_is_news_only_where_breaking_opens_them(option: str, told: int) -> None:
    pilot = at_table(break_spades=option)
    pilot.bid(3)
    pilot.sounds.played.clear()
    assert pilot.play_hand().count("Spades are open.") == told
    assert [cue for cue, _ in pilot.sounds.played].count(Cue.SPADES_BROKEN) == told


# Illegal cards


def test_an_illegal_card_is_played_only_after_a_question_and_found_later() -> None:
    pilot = at_table(revoke="penalised")
    pilot.bid(3)
    while len(pilot.seen.playable()) == len(pilot.seen.hand):
        pilot.play()
    pilot.press("home")
    while pilot.focused in pilot.seen.playable():
        pilot.press("right")
    asked = pilot.press("return")[0]
    assert asked.endswith("Play it all the same? No")
    assert pilot.press("down", "space", "up")[1] == f"{asked.removesuffix(' No')} Yes"
    tricks = len(pilot.seen.played())
    assert pilot.press("return")
    assert len(pilot.seen.played()) == tricks
    pilot.press("return", "down", "return")
    assert len(pilot.seen.played()) > tricks
    said = pilot.play_hand()
    assert any(line.startswith("Your revoke, trick ") for line in said)
    assert any("revoke: minus 50" in line for line in said)


# Other numbers of players


@pytest.mark.parametrize("preset", sorted(PRESETS))
@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_a_hand_of_every_preset_is_played_in_every_language(preset: str, language: str) -> None:
    pilot = Pilot(language, "preset", **{"match.preset": preset})
    pilot.begin()
    while not pilot.seen.sheets:
        if pilot.seen.blind_offered:
            pilot.press("return")
        elif pilot.seen.phase is Phase.BID:
            pilot.press("b", "return")
        else:
            pilot.play()
        pilot.press("c", "v", "w", "k", "n", "shift+left", "shift+right", "shift+up")
    seats = PRESETS[preset].seats
    table = pilot.painter.pictures[-1].table
    assert table is not None
    assert len(table.seats) == seats
    assert len(table.sides) == PRESETS[preset].sides


def test_shift_and_arrows_reach_every_seat_of_a_large_table() -> None:
    pilot = at_table(preset="solo6")
    names = [pilot.press(key)[0].split(":")[0] for key in ("shift+left", "shift+left", "shift+up")]
    names += [pilot.press(key)[0].split(":")[0] for key in ("shift+right", "shift+right", "shift+down")]
    assert names == ["Anna", "Boris", "Clara", "Irina", "Felix", "You"]


@pytest.mark.parametrize("preset", ["duel", "cutthroat", "classic", "solo5", "solo6"])
def test_sounds_come_from_where_the_players_sit(preset: str) -> None:
    pilot = at_table(preset=preset)
    view = pilot.desk.view
    pans = [view.pan(seat) for seat in range(view.options.seats)]
    assert pans[0] == 0
    assert pans[1:] == [-pan for pan in reversed(pans[1:])]
    assert pans[1:] == sorted(pans[1:])
