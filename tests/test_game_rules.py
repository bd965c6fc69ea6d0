"""The rule options as a player meets them: chosen in the menus, heard and played at the table."""

import itertools

import pytest
from pilot import Pilot, PlainThinker

from spades_gui.core.observation import Phase
from spades_gui.core.options import PRESETS, RuleOptions
from spades_gui.present.cues import Cue
from spades_gui.present.message import msg
from spades_gui.settings.rules import RuleSet


def at_table(seed: str = "rules", bids: tuple[int, ...] = (3, 3, 3, 3), **settings: object) -> Pilot:
    """A pilot in a match with these rules (``nil_pass=2`` stands for the setting ``rules.nil_pass``)."""
    preset = settings.pop("preset", "classic")
    rules = {f"rules.{name}": value for name, value in settings.items()}
    pilot = Pilot(seed=seed, thinker=PlainThinker(*bids), **{"match.preset": preset}, **rules)
    pilot.begin()
    return pilot


def options_menu() -> Pilot:
    pilot = Pilot()
    pilot.press("down")
    pilot.heard()
    pilot.press("return")
    return pilot


def to_option(pilot: Pilot, label: str) -> None:
    pilot.press("home")
    while not pilot.press("down")[0].startswith(label):
        pass


# The menus


def test_the_main_menu_goes_through_the_presets_by_name() -> None:
    pilot = Pilot()
    pilot.heard()
    assert pilot.press("down", "right", "right", "left") == ["Rules: classic", "Playroom", "House rules", "Playroom"]
    pilot.press("up")
    assert pilot.press("return")[0] == "New match to 500: playroom."
    assert pilot.press("r") == [
        "Other than classic: tricks of a lost nil bags with a point each, bonus for exactly 1 or 2 on, "
        "bonus for high bids on."
    ]


def test_every_option_is_reached_explained_and_changed() -> None:
    pilot = options_menu()
    for name in RuleOptions.__dataclass_fields__:
        label = pilot.press("space")[0]
        assert ". " in label, name
        before = pilot.game.session
        assert pilot.press("right") != pilot.press("left"), name
        assert pilot.game.session is before
        pilot.press("down")
    assert pilot.press("space")[0].startswith("Keep these rules under a name. ")


def test_options_that_do_not_go_together_are_refused_where_they_are_chosen_and_skipped_at_the_next_press() -> None:
    pilot = options_menu()
    to_option(pilot, "Ten for 200")
    pilot.press("right")
    to_option(pilot, "Bonus for high bids")
    said = pilot.press("right")
    assert said == ["Ten for 200 on and bonus for high bids on do not go together."]
    assert pilot.sounds.played[-1][0] is Cue.REFUSED
    assert pilot.press("space")[0].startswith("Bonus for high bids: off.")
    to_option(pilot, "Bidding")
    pilot.press("right")
    to_option(pilot, "Least bid of a team")
    assert pilot.press("right", "right", "right")[-1] == "0"


def test_a_number_is_typed_where_any_will_do() -> None:
    pilot = options_menu()
    to_option(pilot, "Target")
    assert pilot.press("return") == ["Target: type a number from 50 to 10000. Typed: nothing"]
    assert pilot.press("7", "5", "0", "backspace", "up") == ["7", "5", "0", "Typed: 75", "Typed: 75"]
    assert pilot.press("return") == ["Target: 75"]
    assert pilot.press("return", "9", "return")[-1] == "Target: type a number from 50 to 10000."
    assert pilot.press("escape")[-1].endswith("Target: 75")


def test_rules_are_kept_under_a_name_and_stand_among_the_others() -> None:
    pilot = options_menu()
    to_option(pilot, "Jokers")
    pilot.press("right")
    pilot.press("end", "up", "return")
    pilot.press("shift+s", "u", "n", "space", "2")
    assert pilot.press("return")[0].startswith("Kept as Sun 2.")
    assert [(each.name, each.preset, dict(each.changes)) for each in pilot.keeper.sets] == [
        ("Sun 2", "classic", {"jokers": True})
    ]
    assert pilot.press("escape")[-1].endswith("Rules: Sun 2")
    assert pilot.press("right", "left")[-1] == "Sun 2"


def test_sets_of_the_same_rules_are_each_reached_and_left() -> None:
    pilot = options_menu()
    for name in ("a", "b"):
        pilot.press("k", "return", name, "return")
    assert pilot.press("escape")[-1].endswith("Rules: b")
    names = pilot.press(*["right"] * (len(PRESETS) + 2))
    assert names[:2] == ["Classic", "Playroom"]
    assert names[-3:] == ["Marathon. Target 2000.", "A. Target 500.", "B"]
    assert pilot.press("left", "left", "right") == ["A", "Marathon. Target 2000.", "A. Target 500."]


@pytest.mark.parametrize(
    ("language", "line", "question", "done"),
    [
        ("en", "Delete b", "Delete the rules b? No", "Deleted. The rules chosen stay as they are. Back"),
        (
            "fr",
            "Supprimer b",
            "Supprimer les règles b\u202f? Non",
            "Supprimées. Les règles choisies ne changent pas. Retour",
        ),
        ("ru", "Удалить b", "Удалить правила b? Нет", "Удалено. Выбранные правила не изменились. Назад"),
    ],
)
def test_rules_of_ones_own_are_deleted_after_a_question(language: str, line: str, question: str, done: str) -> None:
    pilot = Pilot(language, match__preset="classic", rules__jokers=True)
    a, b = RuleSet("a", "classic", {}), RuleSet("b", "classic", {"jokers": True})
    pilot.desk.rule_sets = (a, b)
    pilot.press("down", "return", "end")
    assert pilot.press("up") == [line]
    assert pilot.press("return") == [question]
    assert pilot.press("return")[-1].endswith(line), "no is the first answer"
    assert pilot.desk.rule_sets == (a, b)
    pilot.press("return", "down")
    assert pilot.press("return") == [done]
    assert pilot.desk.rule_sets == (a,)
    assert pilot.keeper.deleted == ["b"]
    assert pilot.press("up") != [line]
    pilot.press("escape")
    assert pilot.desk.settings.rules == {"jokers": True}
    assert pilot.desk.text(msg("preset-classic")).lower() in pilot.press("up", "down")[-1]


def test_only_rules_of_ones_own_can_be_deleted_and_those_just_kept_at_once() -> None:
    pilot = options_menu()
    assert pilot.press("end", "up") == ["Back", "Keep these rules under a name"]
    pilot.press("return", "x", "return")
    assert pilot.press("down", "down") == ["Delete x", "Back"]
    pilot.press("up", "return", "down", "return")
    assert pilot.press("up", "up")[0] == "Keep these rules under a name"
    assert pilot.keeper.deleted == ["x"]
    assert pilot.press("escape")[-1].endswith("Rules: classic")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Rules: classic|Playroom. Target 300."),
        ("fr", "Règles : classiques|Salon. Objectif : 300."),
        ("ru", "Правила: классические|Плейрум. Цель: 300."),
    ],
)
def test_a_target_of_ones_own_is_kept_and_told_with_the_next_rules(language: str, told: str) -> None:
    pilot = Pilot(language)
    pilot.heard()
    assert pilot.press("down", "down", "left", "up")[-1] == told.partition("|")[0]
    assert pilot.press("right") == [told.partition("|")[2]]
    assert "300" in pilot.press("down")[0]


def test_rules_with_a_target_of_their_own_bring_that_and_the_players_comes_back_after_them() -> None:
    pilot = Pilot(match__preset="duel", rules__target=1500)
    pilot.press("down")
    pilot.heard()
    assert pilot.press(*["right"] * 4) == [
        "Short match. Target 300.",
        "Long match. Target 1000.",
        "Marathon. Target 2000.",
        "Classic. Target 1500.",
    ]
    assert pilot.press("down", "right", "right", "up", "right") == [
        "Target: 1500",
        "2000",
        "300",
        "Rules: classic",
        "Playroom. Target 300.",
    ]
    assert pilot.press("down", "right", "up", "right") == ["Target: 300", "500", "Rules: playroom", "House rules"]


def test_after_rules_with_a_target_of_their_own_the_usual_one_is_told() -> None:
    pilot = Pilot(match__preset="marathon")
    pilot.press("down")
    pilot.heard()
    assert pilot.press("right", "right") == ["Classic. Target 500.", "Playroom"]
    pilot.press("up")
    assert pilot.press("return")[0] == "New match to 500: playroom."


def test_a_target_of_ones_own_goes_with_own_rules_too_and_every_set_is_reached_and_left() -> None:
    pilot = Pilot(rules__target=250)
    jokers = {"jokers": True}
    pilot.desk.rule_sets = (
        RuleSet("a", "classic", jokers | {"target": 250}),
        RuleSet("b", "classic", jokers),
        RuleSet("c", "short", {}),
    )
    pilot.press("down")
    pilot.heard()
    there = ["C. Target 300.", "B. Target 250.", "A. Target 250.", "Marathon. Target 2000."]
    assert pilot.press(*["left"] * 4) == there
    assert pilot.press(*["right"] * 4) == [*there[2::-1], "Classic. Target 250."]
    pilot.press("left", "left")
    pilot.heard()
    assert pilot.press("return", "escape")[-1].endswith("Rules: b")


@pytest.mark.parametrize(
    ("preset", "step", "said"),
    [
        ("house", "right", "Least bid of a team 4 and players 5 do not go together."),
        ("suicide", "left", "Bidding suicide and players 3 do not go together."),
    ],
)
def test_a_number_of_players_that_leaves_no_partners_is_named_where_it_is_chosen(
    preset: str, step: str, said: str
) -> None:
    pilot = Pilot(**{"match.preset": preset})
    pilot.press("down", "return")
    assert pilot.press(step) == [said]


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
