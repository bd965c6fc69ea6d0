"""A settings file cut at any byte, or with any byte changed: what can be read of it stays in force, the rest is named.

Every cut and 2,000 changes: ``SPADES_THOROUGH=1 pytest tests/test_settings_damage.py``.
"""

import random
from pathlib import Path

import pytest
import yaml
from thorough import times

from spades_gui.settings.load import Loaded, load
from spades_gui.settings.save import save_changes
from spades_gui.settings.schema import Settings, from_flat, to_flat

SHIPPED = Path(__file__).resolve().parent.parent / "config.yaml"
CHANGED = {
    "theme: felt": "theme: dark",
    "language: auto": "language: fr",
    "rate: 0": "rate: 3",
    "muted: false": "muted: on",
}
CUTS_LEFT_OUT = times(23, 1)
CHANGES = times(150, 2000)


@pytest.fixture(scope="module")
def text() -> bytes:
    """The shipped file, with some settings that are not the defaults."""
    whole = SHIPPED.read_text("utf-8")
    for old, new in CHANGED.items():
        assert old in whole
        whole = whole.replace(old, new)
    return whole.encode()


def read(data: bytes, folder: Path) -> Loaded:
    """What a player's own file with these bytes gives, over a file that says nothing."""
    nothing, own = folder / "nothing.yaml", folder / "config.yaml"
    nothing.touch()
    own.write_bytes(data)
    return load(nothing, own, None, {})


def assert_sound(loaded: Loaded, data: bytes) -> None:
    """Settings that could have been chosen, and problems that can be said, each with the line it is on."""
    assert from_flat(to_flat(loaded.settings)) == loaded.settings
    lines = data.count(b"\n") + 1
    for problem in loaded.problems:
        assert 0 <= problem.line <= lines + 1
        assert (problem.value + problem.key + problem.used).isprintable()


def test_cut_at_any_byte_all_lines_before_count(text: bytes, tmp_path: Path) -> None:
    whole = to_flat(read(text, tmp_path).settings)
    for end in range(0, len(text), CUTS_LEFT_OUT):
        data = text[:end]
        loaded = read(data, tmp_path)
        assert_sound(loaded, data)
        if any(problem.id in ("not-yaml", "not-text") for problem in loaded.problems):
            assert loaded.settings == Settings()
            continue
        assert len(loaded.problems) <= 1  # the line that is cut
        complete = yaml.safe_load(data[: data.rfind(b"\n") + 1]) or {}
        for name in ("language", "screen.theme", "speech.rate", "sound.muted"):
            section, _, key = name.rpartition(".")
            inside = complete.get(section) if section else complete
            if isinstance(inside, dict) and key in inside:
                assert to_flat(loaded.settings)[name] == whole[name], (end, name)


def test_with_any_byte_changed_the_rest_stays_in_force_or_the_file_is_named(text: bytes, tmp_path: Path) -> None:
    rng = random.Random("settings")
    whole = to_flat(read(text, tmp_path).settings)
    refused = 0
    for _ in range(CHANGES):
        at, byte = rng.randrange(len(text)), rng.randrange(256)
        data = text[:at] + bytes([byte]) + text[at + 1 :]
        loaded = read(data, tmp_path)
        assert_sound(loaded, data)
        found = to_flat(loaded.settings)
        differing = [name for name in whole if found.get(name) != whole[name]]
        if loaded.settings == Settings():
            assert loaded.problems, (at, byte)
            refused += 1
        elif len(differing) > 1:
            assert loaded.problems, (at, byte, differing)
    assert refused


def test_what_is_damaged_is_kept_before_it_is_written_over(text: bytes, tmp_path: Path) -> None:
    rng = random.Random("written over")
    own = tmp_path / "config.yaml"
    for number in range(times(40, 400)):
        at, byte = rng.randrange(len(text)), rng.randrange(256)
        data = text[:at] + bytes([byte]) + text[at + 1 :]
        before = read(data, tmp_path)
        kept = {each.value for each in save_changes(own, {"screen.theme": "light"}) if each.id == "damaged-kept"}
        for name in kept:
            assert (tmp_path / name).read_bytes() == data
            (tmp_path / name).unlink()
        after = load(tmp_path / "nothing.yaml", own, None, {})
        assert after.settings.screen.theme == "light", (number, at, byte)
        if before.settings == Settings() and before.problems:
            assert kept, (at, byte)
