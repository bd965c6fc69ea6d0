"""The sound files: all there, as their script makes them, short, soft and without clicks."""

import array
import runpy
import sys
import wave
from pathlib import Path

import pytest

from spades_gui.present.cues import Cue

ROOT = Path(__file__).resolve().parent.parent
SOUNDS = ROOT / "sounds"
LONGEST = {Cue.WIN: 1.5, Cue.LOSS: 1.5}


def samples(cue: Cue) -> "array.array[int]":
    with wave.open(str(SOUNDS / f"{cue.value}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 44_100)
        read = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        read.byteswap()
    return read


def test_there_is_a_file_for_every_cue_and_no_other() -> None:
    assert {path.name for path in SOUNDS.iterdir()} == {f"{cue.value}.wav" for cue in Cue}


def test_the_script_makes_the_same_files_again(tmp_path: Path) -> None:
    runpy.run_path(str(ROOT / "tools" / "make_sounds.py"))["write"](tmp_path)
    for cue in Cue:
        name = f"{cue.value}.wav"
        assert (tmp_path / name).read_bytes() == (SOUNDS / name).read_bytes(), name


def test_together_they_are_small() -> None:
    assert sum(path.stat().st_size for path in SOUNDS.iterdir()) < 1_500_000


@pytest.mark.parametrize("cue", Cue)
def test_a_sound_is_short_and_leaves_room_for_speech(cue: Cue) -> None:
    wave_form = samples(cue)
    assert 0.05 <= len(wave_form) / 44_100 <= LONGEST.get(cue, 0.6)
    assert 0.04 < max(map(abs, wave_form)) / 32_768 < 0.5


@pytest.mark.parametrize("cue", Cue)
def test_a_sound_begins_and_ends_in_silence(cue: Cue) -> None:
    wave_form = samples(cue)
    assert max(map(abs, wave_form[:4])) < 120
    assert max(map(abs, wave_form[-40:])) < 120


@pytest.mark.parametrize("cue", Cue)
def test_a_sound_swings_about_zero(cue: Cue) -> None:
    wave_form = samples(cue)
    assert abs(sum(wave_form) / len(wave_form)) < 100
