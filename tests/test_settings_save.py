"""The player's own file: what the game writes, keeps, and never destroys."""

from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
from examples import examples
from hypothesis import given
from hypothesis import strategies as st

from spades_gui.keys.key import NAMES
from spades_gui.settings.load import load
from spades_gui.settings.problem import ProblemId
from spades_gui.settings.save import save_changes
from spades_gui.settings.schema import FIELDS, Settings, fitted, to_flat, with_value

SHIPPED = Path(__file__).parent.parent / "config.yaml"


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Where the player's own file is or will be."""
    return tmp_path / "config.yaml"


def lines(file: Path) -> list[str]:
    """The lines that are no comment."""
    return [line for line in file.read_text("utf-8").splitlines() if not line.startswith("#")]


def test_only_what_was_changed_is_written_and_the_folder_is_made(tmp_path: Path) -> None:
    own = tmp_path / "new" / "folder" / "config.yaml"
    assert save_changes(own, {"screen.theme": "dark", "language": "fr"}) == ()
    assert save_changes(own, {"screen.card_size": "huge", "keys.say.turn": ("f10", "1")}) == ()
    assert lines(own) == [
        "screen:",
        "  theme: dark",
        "  card_size: huge",
        "language: fr",
        "keys:",
        "  say.turn:",
        "  - f10",
        "  - '1'",
    ]
    assert [each.name for each in own.parent.iterdir()] == ["config.yaml"]
    loaded = load(SHIPPED, own, None, {})
    assert loaded.problems == ()
    assert loaded.settings.screen.card_size == "huge"
    assert loaded.settings.keys == {"say.turn": ("f10", "1")}


def test_what_else_the_player_wrote_stays_even_where_it_is_wrong(own: Path) -> None:
    own.write_text(
        dedent("""\
            player_name: 007
            screen: {theme: purple, card_size: large}
            future: {list: [1:30, "x"], empty: }
            sound:
              volume: 0300
            keys: {say.turn: [1]}
        """)
    )
    before = load(SHIPPED, own, None, {})
    assert save_changes(own, {"screen.card_size": "huge"}) == ()
    after = load(SHIPPED, own, None, {})
    assert after.settings == with_value(before.settings, "screen.card_size", "huge")
    assert [(each.id, each.key, each.value) for each in after.problems] == [
        (each.id, each.key, each.value) for each in before.problems
    ]
    assert len(after.problems) == 3
    assert lines(own)[:4] == ["player_name: 007", "screen:", "  theme: purple", "  card_size: huge"]


def test_a_setting_is_never_written_twice_in_two_ways(own: Path) -> None:
    own.write_text("screen.theme: dark\nsound.volume: 5\nscreen: none\n")
    assert save_changes(own, {"screen.theme": "light"}) == ()
    assert lines(own) == ["sound.volume: 5", "screen:", "  theme: light"]


@pytest.mark.parametrize(
    "damage", [b"language: [", b"\xff\xfe\x00", b"- a\n", b"a: &x b\nlanguage: ru\n", b"language: ru\nlanguage: fr\n"]
)
def test_a_damaged_file_is_kept_and_an_earlier_one_is_not_overwritten(own: Path, damage: bytes) -> None:
    first = own.with_name("config.yaml.damaged-1")
    first.write_bytes(b"earlier")
    own.write_bytes(damage)
    (problem,) = save_changes(own, {"player_name": "Ada"})
    assert (problem.id, problem.file, problem.value) == (ProblemId.DAMAGED_KEPT, own, "config.yaml.damaged-2")
    assert first.read_bytes() == b"earlier"
    assert own.with_name("config.yaml.damaged-2").read_bytes() == damage
    loaded = load(SHIPPED, own, None, {})
    assert loaded.problems == ()
    assert loaded.settings.player_name == "Ada"
    assert loaded.settings.language == ("ru" if b"language: ru" in damage else "auto")
    assert save_changes(own, {"player_name": "Bob"}) == ()


def test_a_file_that_cannot_be_written_is_a_problem_and_not_a_crash(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    (problem,) = save_changes(blocked / "config.yaml", {"language": "fr"})
    assert problem.id == ProblemId.NOT_SAVED
    assert problem.value
    (problem,) = save_changes(tmp_path, {"language": "fr"})
    assert problem.id == ProblemId.NOT_SAVED


def test_a_crash_on_the_way_leaves_the_old_file_whole(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own.write_text("language: fr\n")

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    (problem,) = save_changes(own, {"language": "ru"})
    assert (problem.id, problem.value) == (ProblemId.NOT_SAVED, "full")
    assert own.read_text() == "language: fr\n"
    assert [each.name for each in own.parent.iterdir()] == ["config.yaml"]


def test_a_link_to_the_file_stays_a_link(tmp_path: Path, own: Path) -> None:
    real = tmp_path / "dotfiles.yaml"
    real.write_text("language: fr\n")
    try:
        own.symlink_to(real)
    except OSError:
        pytest.skip("this system lets only some users make links")
    assert save_changes(own, {"language": "ru"}) == ()
    assert own.is_symlink()
    assert lines(real) == ["language: ru"]


@pytest.mark.parametrize(("name", "value"), [("nonsense", 1), ("screen.theme", "purple"), ("keys.say.turn", ["esc"])])
def test_what_is_not_allowed_is_not_written(own: Path, name: str, value: object) -> None:
    with pytest.raises(ValueError, match=name):
        save_changes(own, {"language": "fr", name: value})
    assert not own.exists()


def _values() -> Iterator[st.SearchStrategy[tuple[str, Any]]]:
    for name, each in FIELDS.items():
        kind = each.metadata["kind"]
        value: st.SearchStrategy[Any]
        match kind.expects:
            case "choice":
                value = st.sampled_from(kind.allowed)
            case "switch":
                value = st.booleans()
            case "number":
                value = st.integers(kind.low, kind.high) | (st.none() if kind.optional else st.nothing())
            case _:
                printable = st.characters().filter(str.isprintable)
                odd = st.sampled_from(
                    ["no", "null", "1:30", "0x1F", "- a", "a: b", "{a", "*a", "#", "'", '"', "=", "<<"]
                )
                value = odd | st.text(printable, max_size=20).map(str.strip).filter(lambda text: text != "~")
        yield st.tuples(st.just(name), value)
    keys = st.lists(st.sampled_from(sorted(NAMES)), max_size=3)
    yield st.tuples(st.sampled_from(["keys.say.turn", "keys.hand.suit_1"]), keys)


@examples(40)
@given(st.lists(st.lists(st.one_of(*_values())).map(dict), max_size=4))
def test_everything_saved_is_read_back(own: Path, rounds: list[dict[str, Any]]) -> None:
    own.unlink(missing_ok=True)
    expected: dict[str, Any] = to_flat(Settings())
    for changes in rounds:
        try:
            checked = {name: fitted(name, value) for name, value in changes.items()}
        except ValueError:  # a text that grows when composed
            continue
        assert save_changes(own, changes) == ()
        expected |= checked
    loaded = load(SHIPPED, own, None, {})
    assert loaded.problems == ()
    assert to_flat(loaded.settings) == expected
