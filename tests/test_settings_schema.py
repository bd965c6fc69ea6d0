"""The settings there are, and config.yaml as their description."""

from pathlib import Path

import pytest

from spades_gui.bots.player import BIDDING, NILS
from spades_gui.bots.player import LEVELS as BOT_LEVELS
from spades_gui.settings import schema, template
from spades_gui.settings.load import load
from spades_gui.settings.schema import FIELDS, Settings, as_written, from_flat, to_flat, with_value

SHIPPED = Path(__file__).parent.parent / "config.yaml"


def test_the_shipped_file_is_the_defaults_and_says_so_for_every_setting() -> None:
    loaded = load(SHIPPED, None, None, {})
    assert loaded.problems == ()
    assert loaded.settings == Settings()
    assert list(loaded.places) == list(FIELDS)


def test_the_shipped_file_is_what_the_schema_describes() -> None:
    # to write it anew: python -m spades_gui.settings.template > config.yaml
    assert SHIPPED.read_text("utf-8") == template.render()


def test_the_examples_in_the_shipped_file_work_once_the_comment_signs_are_gone(tmp_path: Path) -> None:
    text = SHIPPED.read_text("utf-8").replace("\nkeys: {}", "").replace("\nrules: {}", "")
    for example in ("keys:", "rules:", "  say.scores", "  speech.silence", "  target: 700", "  nil_value: 50"):
        text = text.replace(f"# {example}", example)
    edited = tmp_path / "config.yaml"
    edited.write_text(text, "utf-8")
    loaded = load(edited, None, None, {})
    assert loaded.problems == ()
    assert loaded.settings.rules == {"target": 700, "nil_value": 50}
    assert loaded.settings.keys == {"say.scores": ("s", "f10"), "speech.silence": ("ctrl", "shift+space")}


def test_the_languages_on_offer_are_those_there_are_texts_for() -> None:
    texts = SHIPPED.parent / "locales"
    assert list(schema.LANGUAGES) == sorted(folder.name for folder in texts.iterdir())


def test_the_levels_on_offer_are_those_of_the_computer_players() -> None:
    assert schema.LEVELS == BOT_LEVELS


def test_the_styles_on_offer_are_those_of_the_computer_players() -> None:
    assert schema.BIDDING_STYLES == BIDDING
    assert tuple(style.replace("_", "-") for style in schema.NIL_STYLES) == NILS


@pytest.mark.parametrize("name", FIELDS)
def test_every_default_is_allowed_and_reads_back_as_it_is_written(name: str) -> None:
    default = FIELDS[name].default
    kind = FIELDS[name].metadata["kind"]
    assert kind.fit(default) == default
    assert kind.fit(as_written(default).strip('"')) == default


def test_one_setting_can_be_changed_without_touching_the_others() -> None:
    before = Settings()
    after = with_value(before, "screen.theme", "dark")
    assert (before.screen.theme, after.screen.theme) == ("felt", "dark")
    assert with_value(after, "screen.theme", "felt") == before


def test_the_keys_of_a_command_are_a_setting_too() -> None:
    settings = with_value(Settings(), "keys.say.table", ["C", "Shift+F5", "c"])
    assert settings.keys == {"say.table": ("c", "shift+f5")}
    assert from_flat(to_flat(settings)) == settings


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("screen.theme", "purple"),
        ("screen.theme", 3),
        ("sound.volume", 101),
        ("sound.volume", True),
        ("sound.volume", None),
        ("sound.muted", 1),
        ("rules.target", 49),
        ("player_name", "x" * 21),
        ("player_name", "two\nlines"),
        ("player_name", None),
        ("keys.say.table", ["hyper+c"]),
        ("keys.say.table", [3]),
        ("keys.say.table", {"c": "d"}),
        ("keys.nonsense", ["c"]),
        ("screen", {}),
        ("screen.colour", "dark"),
        ("", ""),
    ],
)
def test_what_is_not_allowed_cannot_be_set(name: str, value: object) -> None:
    with pytest.raises(ValueError, match=r"^no such setting|^[a-z_.]+: "):
        with_value(Settings(), name, value)
