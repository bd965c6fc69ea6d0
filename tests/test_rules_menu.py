"""The menu of the rules: presets, options, targets and sets of one's own, chosen, kept and deleted by ear."""

import pytest
from pilot import Pilot

from spades_gui.core.options import PRESETS, RuleOptions
from spades_gui.present.cues import Cue
from spades_gui.present.message import msg
from spades_gui.settings.rules import RuleSet


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
