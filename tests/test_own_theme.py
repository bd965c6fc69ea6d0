"""Colours that the player makes: read with every fault told, offered only where there are any, drawn as they are."""

import os
from collections.abc import Callable
from dataclasses import fields
from functools import partial
from pathlib import Path

import pytest
import yaml
from pilot import Pilot
from test_program import scripted, spoken
from test_settings_load import brief

from spades_gui.settings import schema
from spades_gui.settings.own_theme import OwnTheme, example, make_own_theme, read_own_theme
from spades_gui.settings.problem import ProblemId
from spades_gui.settings.themes import COLOURS, DEFAULT_THEME, THEMES, Theme, contrast

Read = Callable[[str | bytes], OwnTheme]
TO_SCREEN_SETTINGS = ("s", "return", *["down"] * 4, "return")  # from the main menu


@pytest.fixture
def read(tmp_path: Path) -> Read:
    """Reads a text as the player's file."""

    def read(text: str | bytes) -> OwnTheme:
        file = tmp_path / "theme.yaml"
        file.write_bytes(text.encode() if isinstance(text, str) else text)
        return read_own_theme(file)

    return read


def test_the_themes_and_their_colours_are_those_the_settings_and_the_file_know() -> None:
    assert (*THEMES, schema.OWN_THEME) == schema.THEMES
    assert [each.name for each in fields(Theme) if each.type is not bool] == list(COLOURS)
    assert schema.Settings().screen.theme == DEFAULT_THEME


def test_what_is_in_the_file_is_used_and_all_else_is_as_in_the_theme_it_is_based_on(read: Read) -> None:
    lines = ("based_on: light", 'ink: "#102030"', "panel: [255, 250, 240]", "soft: 123", 'accent: "#FC0"')
    own = read("\n".join((*lines, "accent_ink: 000000")))
    assert own.theme is not None
    assert (own.theme.ink, own.theme.panel, own.theme.soft) == ((16, 32, 48), (255, 250, 240), (17, 34, 51))
    assert (own.theme.accent, own.theme.accent_ink) == ((255, 204, 0), (0, 0, 0))
    assert own.theme.face == THEMES["light"].face


def test_the_example_changes_nothing_and_names_every_colour_with_the_value_it_has(read: Read) -> None:
    assert read(example()) == read("based_on: dark")
    assert read(example()).problems == ()
    assert read(example()).theme == THEMES["dark"]
    lines = [line[2:] if line.startswith("# ") and ': "#' in line else line for line in example().splitlines()]
    assert read("\n".join(lines)).theme == THEMES["dark"]
    assert [line.partition(":")[0] for line in lines if ': "#' in line] == list(COLOURS)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("inc: '#fff'", "unknown-key inc perhaps ink"),
        ("theme: dark", "unknown-key theme"),
        ("ink: white", "wrong-type ink not white a colour so #f6f2e5"),
        ("ink: #ffffff", "empty ink a colour so #f6f2e5"),
        ("ink:", "empty ink a colour so #f6f2e5"),
        ("based_on:", "empty based_on a choice so felt"),
        ("ink: [255, 250, 0xff]", "wrong-type ink not [255, 250, 0xff] a colour so #f6f2e5"),
        ("ink: '#fffff'", "wrong-type ink not #fffff a colour so #f6f2e5"),
        ("ink: [255, 255]", "wrong-type ink not [255, 255] a colour so #f6f2e5"),
        ("ink: [255, 255, 256]", "out-of-range ink not [255, 255, 256] a colour so #f6f2e5"),
        ("ink: [255, 255, x]", "wrong-type ink not [255, 255, x] a colour so #f6f2e5"),
        ("ink: [[1], 2, 3]", "wrong-type ink not [[1], 2, 3] a colour so #f6f2e5"),
        ("ink: {red: 255}", "wrong-type ink not {red: 255} a colour so #f6f2e5"),
        ("ink: &a '#fff'", "not-supported ink not &a '#fff' so #f6f2e5"),
        ("ink: !!python/object:os.system x", "not-supported ink not !!python/object:os.system x so #f6f2e5"),
        ("based_on: drak", "not-allowed based_on not drak a choice so felt perhaps dark"),
        ("based_on: own", "not-allowed based_on not own a choice so felt"),
        ("focus: '#000'", "duplicate-key focus not #000 so #ff8000"),
        ("[1, 2]: 3", "unknown-key [1, 2]"),
    ],
)  # fmt: skip
def test_a_mistake_is_named_with_its_line_and_the_rest_is_used(read: Read, line: str, problem: str) -> None:
    own = read(f"focus: '#ff8000'\n\n{line}\nwinner: '#ff0'\n")
    assert [brief(each) for each in own.problems] == [f"3 {problem}"]
    assert own.theme is not None
    assert (own.theme.focus, own.theme.winner) == ((255, 128, 0), (255, 255, 0))
    assert own.to_tell(used=False) == own.problems


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("ink: [", "not-yaml"),
        ("- ink", "not-a-mapping"),
        (b"ink: \xff", "not-text"),
        ("#" * 30_000, "too-large"),
        ("a: " + "[" * 50 + "]" * 50, "too-deep"),
    ],
)
def test_a_file_that_says_nothing_as_a_whole_gives_no_theme_and_the_usual_one_is_used(
    read: Read, text: str | bytes, problem: str
) -> None:
    own = read(text)
    assert own.theme is None
    assert [(each.id, each.used) for each in own.problems] == [(problem, "felt")]


def test_an_empty_file_is_the_usual_theme_and_no_file_is_none(read: Read, tmp_path: Path) -> None:
    assert read("").theme == THEMES[DEFAULT_THEME]
    none = read_own_theme(tmp_path / "nowhere" / "theme.yaml")
    assert (none.theme, none.problems, none.to_tell(used=False)) == (None, (), ())
    assert [(each.id, each.used) for each in none.to_tell(used=True)] == [(ProblemId.MISSING, "felt")]


def test_colours_that_are_hard_to_see_are_told_of_and_used_all_the_same(read: Read) -> None:
    own = read("based_on: dark\n\nsoft: [60, 66, 72]\nblue: [120, 150, 250]\n")
    assert own.theme is not None
    assert own.theme.soft == (60, 66, 72)
    weak = [(each.id, each.line, each.key, each.value) for each in own.problems]
    assert weak == [
        ("low-contrast", 3, "soft", "panel"),
        ("low-contrast", 4, "blue", "face"),
        ("low-contrast", 4, "blue", "face_dimmed"),
    ]
    ratio, least = map(float, own.problems[0].allowed)
    assert ratio <= contrast((60, 66, 72), THEMES["dark"].panel) < ratio + 0.1
    assert least == 4.5
    assert own.to_tell(used=True) == own.problems
    assert own.to_tell(used=False) == ()


def test_themes_for_low_vision_are_held_to_more(read: Read) -> None:
    grey = "soft: [140, 140, 140]"
    assert read(f"based_on: felt\n{grey}\npanel: [0, 0, 0]\n").problems == ()
    assert [each.allowed[1] for each in read(f"based_on: white_on_black\n{grey}\n").problems] == ["7.0"]


def test_a_file_of_a_thousand_mistakes_does_not_hold_up_the_start(read: Read) -> None:
    own = read("".join(f"colour{number}: 1\n" for number in range(1000)))
    assert len(own.problems) == 1000
    assert sum(bool(each.suggestion) for each in own.problems) <= 20


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_a_file_that_never_ends_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "theme.yaml")
    assert [each.id for each in read_own_theme(tmp_path / "theme.yaml").problems] == ["unreadable"]


def test_an_example_is_written_where_there_is_no_file_and_never_over_one(tmp_path: Path) -> None:
    file = tmp_path / "new" / "theme.yaml"
    made = make_own_theme(file)
    assert (made.theme, made.problems, made.made) == (THEMES["dark"], (), True)
    assert yaml.safe_load(file.read_text("utf-8")) == {"based_on": "dark"}
    file.write_text("ink: [", "utf-8")
    again = make_own_theme(file)
    assert (again.theme, again.made) == (None, False)
    assert file.read_text("utf-8") == "ink: ["


def test_where_no_file_can_be_written_it_is_said_why(tmp_path: Path) -> None:
    (tmp_path / "no folder").write_text("", "utf-8")
    own = make_own_theme(tmp_path / "no folder" / "theme.yaml")
    assert own.theme is None
    assert own.problems


def test_own_colours_are_offered_only_where_there_are_any() -> None:
    pilot = Pilot()
    names = [pilot.press("f3")[0] for _ in range(6)]
    assert names[4:] == ["Colours: green felt.", "Colours: dark."]
    pilot.desk.own_theme = THEMES["light"]
    assert "Colours: your own." in [pilot.press("f3")[0] for _ in range(6)]


def test_the_menu_makes_the_file_reads_it_again_and_puts_it_in_force(tmp_path: Path) -> None:
    file = tmp_path / "theme.yaml"
    pilot = Pilot()
    pilot.desk.make_theme = partial(make_own_theme, file)
    pilot.press(*TO_SCREEN_SETTINGS)
    assert pilot.press("down")[0].startswith("Colours of your own: make or read their file")
    said = pilot.press("return")
    assert said == [f"Your colours have a file now: {file}. Change it in a text editor, then choose this again."]
    assert pilot.desk.settings.screen.theme == "own"
    assert pilot.keeper.saved["screen.theme"] == "own"
    assert pilot.painter.pictures[-1].own_theme == THEMES["dark"]

    file.write_text("based_on: dark\nsoft: '#303030'\ninc: '#fff'\n", "utf-8")
    assert pilot.press("return") == [
        f"Your colours are read again, from {file}.",
        "Line 3 of theme.yaml: there is no setting inc. Did you mean ink?",
        "Line 2 of theme.yaml: soft on panel is hard to see. Contrast 1.3; 4.5 or more is easy to see.",
    ]
    shown = pilot.painter.pictures[-1].own_theme
    assert shown is not None
    assert shown.soft == (48, 48, 48)

    file.write_text("[", "utf-8")
    said = pilot.press("return")
    assert said == ["Line 1 of theme.yaml: the file is not YAML. Used instead: felt."]
    assert pilot.painter.pictures[-1].own_theme is None


def test_at_the_start_the_file_is_read_and_what_is_wrong_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "config" / "spades-gui"
    folder.mkdir(parents=True)
    own = ("--set=screen.theme=own", "--fast")
    assert "Settings in theme.yaml: the file is missing. Used instead: felt." in spoken(
        scripted(tmp_path, "f1\n", *own)
    )
    (folder / "theme.yaml").write_text("soft: '#123'\nink: #fff\n", "utf-8")
    mistake = "Line 2 of theme.yaml: there is nothing after ink. A colour belongs there: "
    said = spoken(scripted(tmp_path, "f1\n", *own))
    assert any(text.startswith("Line 1 of theme.yaml: soft on panel is hard to see.") for text in said)
    assert any(text.startswith(mistake) for text in said)
    said = spoken(scripted(tmp_path, "f1\n", "--fast"))
    assert not any("hard to see" in text for text in said)
    assert any(text.startswith(mistake) for text in said)
