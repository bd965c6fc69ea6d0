"""Settings files as players write them, right and wrong."""

import os
import time
from collections.abc import Callable
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
from examples import examples
from hypothesis import example, given
from hypothesis import strategies as st

from spades_gui.settings.document import LARGEST
from spades_gui.settings.load import Loaded, load
from spades_gui.settings.problem import Place, Problem
from spades_gui.settings.schema import Settings, from_flat, to_flat

SHIPPED = Path(__file__).parent.parent / "config.yaml"
Read = Callable[[str | bytes], Loaded]


@pytest.fixture
def read(tmp_path: Path) -> Read:
    """Loads a text as the player's own settings file."""

    def read(text: str | bytes) -> Loaded:
        file = tmp_path / "config.yaml"
        file.write_bytes(text.encode() if isinstance(text, str) else text)
        return load(SHIPPED, file, None, {})

    return read


def changed(loaded: Loaded) -> dict[str, Any]:
    """The settings in force that are not the defaults."""
    defaults = to_flat(Settings())
    return {name: value for name, value in to_flat(loaded.settings).items() if value != defaults.get(name)}


def brief(problem: Problem) -> str:
    """A problem in one line, as far as it says something."""
    parts = [
        str(problem.line),
        problem.id,
        problem.key,
        problem.value and f"not {problem.value}",
        problem.expects and f"a {problem.expects}",
        problem.used and f"so {problem.used}",
        problem.suggestion and f"perhaps {problem.suggestion}",
    ]
    return " ".join(part for part in parts if part)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", {}),
        ("# only a comment\n", {}),
        ("---\n", {}),
        ("screen:\n  # theme: dark\n", {}),
        ("language: ru", {"language": "ru"}),
        ("language: RU", {"language": "ru"}),
        ("\ufefflanguage: ru\r\nplayer_name: Zoé\r\n", {"language": "ru", "player_name": "Zoé"}),
        ("player_name: Ирина", {"player_name": "Ирина"}),
        ("player_name: Zoe\u0301", {"player_name": "Zoé"}),
        ("player_name: No", {"player_name": "No"}),
        ("player_name: null", {"player_name": "null"}),
        ("player_name: 007", {"player_name": "007"}),
        ("player_name: 12:30", {"player_name": "12:30"}),
        ("player_name: 2024-02-30", {"player_name": "2024-02-30"}),
        ("player_name: ~", {}),
        ("player_name:", {}),
        ("sound: {muted: on, mono: Yes}\nspeech: {enabled: off}", {"sound.muted": True, "sound.mono": True,
                                                                   "speech.enabled": False}),
        ("sound: {muted: 'true'}", {"sound.muted": True}),
        ("rules: {target: 0500}", {"rules.target": 500}),
        ("rules: {target: 1_000}", {"rules.target": 1000}),
        ("rules: {target: '700'}", {"rules.target": 700}),
        ("rules: {target: }", {}),
        ("rules: {nil: no, bidding: free}", {"rules.nil": False, "rules.bidding": "free"}),
        ("rules: {floor: -200}", {"rules.floor": -200}),
        ("rules: {nil: null, floor: ~}", {}),
        ("speech: {rate: -10}", {"speech.rate": -10}),
        ("speech: {rate: +3}", {"speech.rate": 3}),
        ("speech: {rate: -0}", {}),
        ("screen.theme: dark", {"screen.theme": "dark"}),
        ("keys: {hand.suit_1: [1, Shift+F1]}", {"keys.hand.suit_1": ("1", "shift+f1")}),
        ("keys:\n  say.table: n\n  say.turn: []", {"keys.say.table": ("n",), "keys.say.turn": ()}),
    ],
)  # fmt: skip
def test_what_a_player_writes_is_taken_as_it_is_meant(read: Read, text: str, expected: dict[str, Any]) -> None:
    loaded = read(text)
    assert loaded.problems == ()
    assert changed(loaded) == expected


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("colour: red", "unknown-key colour perhaps screen.suit_colours"),
        ("langage: fr", "unknown-key langage perhaps language"),
        ("Language: fr", "unknown-key Language perhaps language"),
        ("sounds: {muted: on}", "unknown-key sounds perhaps sound"),
        ("theme: dark", "unknown-key theme perhaps screen.theme"),
        ("screen: {cardsize: huge}", "unknown-key screen.cardsize perhaps screen.card_size"),
        ("sound: {theme: dark}", "unknown-key sound.theme perhaps screen.theme"),
        ("keys: {nonsense: [a]}", "unknown-key keys.nonsense"),
        ("<<: {language: fr}", "unknown-key <<"),
        ("? [language]\n: fr", "unknown-key [language] perhaps language"),
        ("language: no", "not-allowed language not no a choice so auto"),
        ("language: [fr]", "wrong-type language not [fr] a choice so auto perhaps fr"),
        ("language:", "not-allowed language a choice so auto"),
        ("screen: {theme: lihgt}", "not-allowed screen.theme not lihgt a choice so felt perhaps light"),
        ("sound: {muted: 1}", "wrong-type sound.muted not 1 a switch so false"),
        ("sound: {muted: }", "wrong-type sound.muted a switch so false"),
        ("sound: {volume: loud}", "wrong-type sound.volume not loud a number so 70"),
        ("sound: {volume: 1:30}", "wrong-type sound.volume not 1:30 a number so 70"),
        ("sound: {volume: 0x10}", "wrong-type sound.volume not 0x10 a number so 70"),
        ("sound: {volume: 50.0}", "wrong-type sound.volume not 50.0 a number so 70"),
        ("sound: {volume: ٣}", "wrong-type sound.volume not ٣ a number so 70"),
        ("sound: {volume: 101}", "out-of-range sound.volume not 101 a number so 70"),
        ("sound: {volume: " + "9" * 5000 + "}", "out-of-range sound.volume not " + "9" * 40 + "… a number so 70"),
        ("rules: {target: 49}", "out-of-range rules.target not 49 a number"),
        ("rules: {nil_value: 75}", "not-allowed rules.nil_value not 75 a choice"),
        ("rules: {nil_valu: 50}", "unknown-key rules.nil_valu perhaps rules.nil_value"),
        ("rules: {jokers: 1}", "wrong-type rules.jokers not 1 a choice"),
        ("player_name: [a, b]", 'wrong-type player_name not [a, b] a text so ""'),
        ("player_name: a name of 21 letters!", 'out-of-range player_name not a name of 21 letters! a text so ""'),
        ('player_name: "a\\tb"', 'not-allowed player_name not a b a text so ""'),
        ('player_name: "\\ud800"', 'not-allowed player_name not � a text so ""'),
        ("screen: dark", "wrong-type screen not dark a section"),
        ("keys: [a]", "wrong-type keys not [a] a section"),
        ("keys: {say.turn: [t, esc]}", "not-a-key keys.say.turn not esc a keys"),
        ("keys: {say.turn: }", "not-a-key keys.say.turn a keys"),
        ("keys: {say.turn: [[t]]}", "wrong-type keys.say.turn not [[t]] a keys"),
        ("keys: {say.turn: {a: b}}", "wrong-type keys.say.turn not {a: b} a keys"),
        ("language: &here fr", "not-supported language not &here fr so auto"),
        ("language: !!str fr", "not-supported language not !!str fr so auto"),
        ("language: !!python/object/apply:os.abort []",
         "not-supported language not !!python/object/apply:os.abort [] so auto"),
        ("language: *nowhere", "not-supported language not *nowhere so auto"),
        ("&here language: fr", "not-supported language not &here language so auto"),
    ],
)  # fmt: skip
def test_a_wrong_setting_is_named_and_the_rest_stays_in_force(read: Read, line: str, problem: str) -> None:
    loaded = read(f"# mine\npartner_name: Ada\n{line}\nright_name: Bob\nplay: {{pace: fast}}\n")
    assert [brief(each) for each in loaded.problems] == [f"3 {problem}"]
    assert changed(loaded) == {"partner_name": "Ada", "right_name": "Bob", "play.pace": "fast"}


def test_of_a_key_that_stands_twice_the_first_counts(read: Read) -> None:
    loaded = read(
        dedent("""\
            language: fr
            screen:
              theme: dark
              theme: light
            language: ru
            screen:
              card_size: huge
            screen.theme: felt
            keys:
              say.turn: [f10]
              say.turn: [f12]
        """)
    )
    assert [brief(each) for each in loaded.problems] == [
        "4 duplicate-key screen.theme not light so dark",
        "5 duplicate-key language not ru so fr",
        "6 duplicate-key screen not card_size: huge",
        "8 duplicate-key screen.theme not felt so dark",
        "11 duplicate-key keys.say.turn not [f12] so [f10]",
    ]
    assert changed(loaded) == {"language": "fr", "screen.theme": "dark", "keys.say.turn": ("f10",)}


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("language: fr\nscreen: {theme: dark\n", "3 not-yaml"),
        ("language: fr\n\tscreen: dark\n", "2 not-yaml"),
        ('language: fr\nplayer_name: "Ada\n', "3 not-yaml"),
        ("language: fr\nplayer_name: %x\n", "2 not-yaml"),
        ("language: fr\n\n\0", "3 not-yaml"),
        ("language: fr\n---\nlanguage: ru\n", "2 not-yaml"),
        ('language: fr\nplayer_name: "\\UFFFFFFFF"', "not-yaml"),
        ("%YAML 1." + "9" * 5000 + "\n---\nlanguage: fr\n", "not-yaml"),
        ("just some words", "1 not-a-mapping"),
        ("\n- language\n- fr\n", "2 not-a-mapping"),
        ("!!map {language: fr}", "1 not-a-mapping"),
        ("language: fr\nx: " + "[" * 2000, "too-deep"),
        ("language: fr\nx: " + "{a: " * 2000, "too-deep"),
        (b"language: fr\nplayer_name: \xc8\xf0\xe8\xed\xe0\n", "2 not-text"),
        ("language: fr\n".encode("utf-16"), "1 not-text"),
        (b"\x89PNG\r\n\x1a\n", "1 not-text"),
        (b"#" * (LARGEST + 1), "too-large"),
    ],
)
def test_a_file_that_cannot_be_read_as_settings_leaves_the_defaults(
    read: Read, text: str | bytes, problem: str
) -> None:
    loaded = read(text)
    assert [brief(each).removeprefix("0 ") for each in loaded.problems] == [problem]
    assert loaded.settings == Settings()


def test_each_source_is_stronger_than_the_one_before(tmp_path: Path) -> None:
    user, extra = tmp_path / "user.yaml", tmp_path / "extra.yaml"
    user.write_text("screen: {theme: dark, card_size: huge}\nkeys: {say.turn: [f10], say.need: [f12]}\nlanguage: fr\n")
    extra.write_text("screen: {theme: light}\nkeys: {say.turn: [f9]}\nlanguage: xx\n")
    flags = {"screen.theme": "yellow_on_black", "sound.muted": "yes", "sound.volume": 5}
    loaded = load(SHIPPED, user, extra, flags)
    assert changed(loaded) == {
        "language": "fr",
        "sound.volume": 5,
        "sound.muted": True,
        "screen.theme": "yellow_on_black",
        "screen.card_size": "huge",
        "keys.say.turn": ("f9",),
        "keys.say.need": ("f12",),
    }
    assert [brief(each) for each in loaded.problems] == ["3 not-allowed language not xx a choice so fr"]
    assert loaded.problems[0].file == extra
    assert loaded.places["keys.say.turn"] == Place(extra, 2)
    assert loaded.places["keys.say.need"] == Place(user, 2)
    assert loaded.places["screen.theme"] == Place(None)


def test_a_wrong_flag_is_a_problem_without_a_file() -> None:
    loaded = load(SHIPPED, None, None, {"screen.them": "dark", "sound.volume": "loud", "screen": "dark"})
    assert [brief(each) for each in loaded.problems] == [
        "0 unknown-key screen.them perhaps screen.theme",
        "0 wrong-type sound.volume not loud a number so 70",
        "0 wrong-type screen not dark a section",
    ]
    assert {each.file for each in loaded.problems} == {None}


def test_only_the_players_own_file_may_be_missing(tmp_path: Path) -> None:
    none = tmp_path / "none.yaml"
    assert load(SHIPPED, none, None, {}).problems == ()
    assert [(each.id, each.file) for each in load(SHIPPED, none, none, {}).problems] == [("missing", none)]
    assert [(each.id, each.file) for each in load(none, none, None, {}).problems] == [("missing", none)]


def test_what_is_no_file_is_unreadable_for_a_reason(tmp_path: Path) -> None:
    (problem,) = load(SHIPPED, None, tmp_path, {}).problems
    assert problem.id == "unreadable"
    assert problem.value
    (problem,) = load(SHIPPED, None, Path("a\0b"), {}).problems
    assert problem.id == "unreadable"


def test_a_value_that_is_shown_is_one_short_printable_line(read: Read) -> None:
    (problem,) = read('language: "a\\n\\e[2J' + "b" * 100 + '"').problems
    assert problem.value == "a �[2J" + "b" * 34 + "…"


def test_a_large_file_of_nonsense_does_not_hold_up_the_start_for_long(read: Read) -> None:
    text = "".join(f"langage{number}: x\n" for number in range(10_000))[:LARGEST]
    began = time.process_time()
    loaded = read(text.rpartition("\n")[0])
    assert len(loaded.problems) > 5000
    assert time.process_time() - began < 5


CONFIG = SHIPPED.read_text("utf-8")
WORDS = ["language", "screen", "keys", "say.turn", "sound", "volume", "dark", "fr", "5", "!!", "&a ", "*a", "<<", "---"]
PIECES = st.sampled_from([*WORDS, ": ", ":\n  ", "- ", ", ", *"\n\t :,-[]{}|>'\"#?%~\\"])
QUICK = examples(60)


@QUICK
@given(st.one_of(st.text().map(str.encode), st.binary(), st.lists(PIECES).map("".join).map(str.encode)))
@example(b"")
def test_no_file_whatsoever_makes_loading_fail(read: Read, data: bytes) -> None:
    loaded = read(data)
    assert from_flat(to_flat(loaded.settings)) == loaded.settings
    assert all(each.value.isprintable() and each.key.isprintable() for each in loaded.problems)


@QUICK
@given(st.data())
def test_a_truncated_file_counts_as_far_as_it_goes_or_is_named(read: Read, data: st.DataObject) -> None:
    text = CONFIG.replace("theme: felt", "theme: dark").replace("language: auto", "language: fr")
    cut = text[: data.draw(st.integers(0, len(text)))]
    loaded = read(cut)
    if any(each.id == "not-yaml" for each in loaded.problems):
        assert loaded.settings == Settings()
    else:
        assert len(loaded.problems) <= 1  # the line that is cut
        assert changed(loaded).get("language") == ("fr" if "language: fr" in cut else None)
        assert changed(loaded).get("screen.theme") == ("dark" if "theme: dark" in cut else None)


@QUICK
@given(st.integers(0, len(CONFIG.splitlines())), st.lists(PIECES).map("".join))
def test_a_spoilt_line_costs_no_more_than_the_file_and_never_silently(read: Read, at: int, junk: str) -> None:
    lines = CONFIG.replace("theme: felt", "theme: dark").splitlines()
    loaded = read("\n".join([*lines[:at], junk, *lines[at:]]))
    assert loaded.settings.screen.theme == "dark" or loaded.problems


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_a_file_may_also_be_the_output_of_a_command() -> None:
    reading, writing = os.pipe()
    os.write(writing, b"language: fr\n")
    os.close(writing)
    assert load(SHIPPED, None, Path(f"/dev/fd/{reading}"), {}).settings.language == "fr"
    os.close(reading)
