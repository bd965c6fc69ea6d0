"""The rules of a match as they are read: every option is in them, and every number in them is the option's."""

import re
from dataclasses import fields
from typing import Any

import pytest
from pilot import Pilot, words

from spades_gui.core import scoring
from spades_gui.core.options import PRESETS, ConflictError, RuleOptions, changed, to_data
from spades_gui.present.rulebook import rulebook
from spades_gui.settings.schema import LANGUAGES

WORDS = words()
PLACES = (
    {},
    {"teams": "solo"},
    {"seats": 3},
    {"seats": 2},
    {"blind_nil": True},
    {"bidding": "suicide"},
    {"jokers": True},
)
"""Rules beside which an option may be: not each of them says anything with all others."""
NUMBERS = [each.name for each in fields(RuleOptions) if type(each.default) is int or each.name == "floor"]


def read(rules: RuleOptions, language: str = "en") -> str:
    """All of the rules, line by line."""
    chapters = rulebook(rules)
    return "\n".join(WORDS.say(text, language) for each in chapters for text in (each.title, *each.lines))


def settings_of(name: str) -> list[Any]:
    """All values that are offered for an option."""
    return list(RuleOptions.__dataclass_fields__[name].metadata["choices"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", to_data(RuleOptions()))
def test_each_value_of_each_option_is_read_as_something_else(name: str, language: str) -> None:
    for value in settings_of(name)[1:]:
        different = 0
        for place in PLACES:
            try:
                before, after = changed(RuleOptions(), place), changed(RuleOptions(), {**place, name: value})
            except ConflictError:
                continue
            different += read(before, language) != read(after, language)
        assert different, value


@pytest.mark.parametrize("preset", PRESETS)
def test_no_number_is_read_that_is_not_in_the_rules(preset: str) -> None:
    rules = PRESETS[preset]
    of_options = {abs(value) for value in to_data(rules).values() if type(value) is int}
    of_table = {rules.tricks, len(rules.deck), len(rules.deck) - rules.seats * rules.tricks}
    of_scoring = {
        scoring.POINTS_PER_BID,
        scoring.EXACT_BONUS,
        scoring.HIGH_ABOVE[rules.seats],
        *scoring.EXACT_BIDS,
        scoring.TEN_POINTS,
        -scoring.REVOKE,
    }
    of_bids = {0, 1, 4}
    said = {int(number) for number in re.findall(r"\d+", read(rules))}
    assert said <= of_options | of_table | of_scoring | of_bids
    assert {rules.seats, rules.target, rules.tricks, len(rules.deck)} <= said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NUMBERS)
def test_the_number_of_an_option_is_read_where_the_option_matters(name: str, language: str) -> None:
    for value in settings_of(name)[1:]:
        if not value or name == "seats":
            continue
        rules = changed(RuleOptions(), {"blind_nil": True, name: value})
        assert re.search(rf"\b{abs(value)}\b", read(rules, language)), (value, read(rules, language))


def test_what_does_not_count_at_this_table_is_not_read() -> None:
    assert "partner" not in read(PRESETS["solo4"]).lower()
    assert "bag" not in read(PRESETS["quicksand"]).lower().replace("bags\nthere are no bags.", "")
    two = changed(PRESETS["duel"], {"exact_bonus": True})
    assert "There are no bonuses." in read(two)
    drawn = changed(PRESETS["duel"], {"two_player_deal": "draw", "blind_nil": True})
    assert "Blind nil" not in read(drawn)
    off = changed(RuleOptions(), {"nil": False})
    assert "lost nil" not in read(off)


def test_a_blind_nil_of_both_partners_is_read_only_where_there_can_be_one() -> None:
    one = {"blind_nil": True, "double_nil": "forbidden"}
    assert "both partners bid blind" not in read(changed(RuleOptions(), one))
    assert "may not bid nil as well" in read(changed(RuleOptions(), {**one, "nil": False}))
    suicide = {"blind_nil": True, "bidding": "suicide"}
    assert "both partners bid blind" not in read(changed(RuleOptions(), suicide))
    assert "both partners bid blind" in read(changed(RuleOptions(), {**suicide, "suicide_double_nil": True}))


def test_the_cards_that_leave_the_deck_are_named() -> None:
    assert "Left out: two of clubs, two of diamonds." in read(PRESETS["solo5"])
    assert "Left out: two of clubs, two of hearts." in read(PRESETS["jokers"])
    high = changed(RuleOptions(), {"jokers": True, "deuce_high": True})
    assert "Left out: two of clubs, two of hearts." in read(high)
    assert "Left out" not in read(PRESETS["classic"])


@pytest.mark.parametrize(
    ("language", "title", "sections", "bidding"),
    [
        ("en", "Rules of this match. Table", 11, "Any bid from 0 to 13."),
        ("fr", "Règles de cette partie. Table", 11, "Toute annonce de 0 à 13."),
        ("ru", "Правила этой партии. Стол", 11, "Заявить можно от 0 до 13."),
    ],
)
def test_they_are_read_at_the_table_section_by_section(language: str, title: str, sections: int, bidding: str) -> None:
    pilot = Pilot(language=language, seed="rules")
    pilot.begin()
    assert pilot.press("ctrl+r") == [title]
    dialog = pilot.painter.pictures[-1].dialog
    assert dialog is not None
    assert len(dialog.items) == sections + 1
    pilot.press("down", "down", "down", "return")
    assert pilot.press("down") == [bidding]
    dialog = pilot.painter.pictures[-1].dialog
    assert dialog is not None
    assert bidding in [item.label for item in dialog.items]
    pilot.press("escape", "escape")
    assert pilot.painter.pictures[-1].dialog is None


def test_in_the_main_menu_they_are_those_of_the_next_match() -> None:
    pilot = Pilot(**{"match.preset": "solo5"})
    pilot.heard()
    assert pilot.press("ctrl+r") == ["Rules of the next match. Table"]
    assert pilot.press("return") == ["Table. 5 players, each alone."]


def test_a_match_gone_on_with_keeps_its_rules_whatever_is_set_since() -> None:
    pilot = Pilot(seed="rules", **{"match.preset": "short"})
    pilot.begin()
    pilot.desk.set("match.preset", "marathon")
    pilot.press("ctrl+r", "end", "up")
    assert "300" in pilot.press("return")[-1]
