"""The built-in voice's place in the mixer."""

import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from speech_daemon import wait_until

from spades_gui.present.cues import Cue
from spades_gui.screen.mixer import Mixer
from spades_gui.screen.sound_card import close_card, voice_channel
from spades_gui.screen.voice_sink import VoiceSink

RATE = 22050
SOUNDS = Path(__file__).resolve().parent.parent / "sounds"


@pytest.fixture(autouse=True)
def silent_card(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield
    close_card()


@pytest.fixture
def sink() -> Iterator[VoiceSink]:
    sink = VoiceSink()
    yield sink
    sink.close()
    wait_until(lambda: "speech sound" not in {thread.name for thread in threading.enumerate()})


def tone(seconds: float) -> bytes:
    return bytes([0, 8]) * int(seconds * RATE)


def test_it_opens_the_sound_card_itself_and_shares_it(sink: VoiceSink) -> None:
    assert pygame.mixer.get_init()
    mixer = Mixer(SOUNDS, delay=0)
    assert mixer.wait_until_open(20)
    sink.play(tone(0.5), RATE, None)
    for _ in range(50):
        for cue in Cue:
            mixer.play(cue)
    assert voice_channel().get_busy()
    assert voice_channel().get_sound().get_length() == pytest.approx(0.5, abs=0.01)


def test_pieces_are_played_one_after_another_and_the_end_is_the_real_one(sink: VoiceSink) -> None:
    ended = threading.Event()
    began = time.monotonic()
    for number in range(4):
        sink.play(tone(0.1), RATE, ended.set if number == 3 else None)
    assert ended.wait(300)
    assert time.monotonic() - began > 0.35  # a mixer's buffer may be counted as played before it is
    assert not voice_channel().get_busy()


def test_it_plays_again_after_a_pause(sink: VoiceSink) -> None:
    for _ in range(2):
        ended = threading.Event()
        sink.play(tone(0.05), RATE, ended.set)
        assert ended.wait(300)


def test_stop_is_silence_at_once_and_forgets_what_waits(sink: VoiceSink) -> None:
    ends: list[int] = []
    for number in range(4):
        sink.play(tone(1.0), RATE, lambda number=number: ends.append(number))
    assert voice_channel().get_busy()
    sink.stop()
    assert not voice_channel().get_busy()
    assert ends == [0, 1, 2, 3]
    time.sleep(0.05)
    assert not voice_channel().get_busy()
    ended = threading.Event()
    sink.play(tone(0.05), RATE, ended.set)
    assert ended.wait(300)


def test_without_a_sound_card_it_cannot_be_made(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    with pytest.raises(pygame.error):
        VoiceSink()


def test_once_the_sound_card_is_closed_it_fails_and_ends_what_waits(sink: VoiceSink) -> None:
    ended = threading.Event()
    sink.play(tone(5.0), RATE, ended.set)
    close_card()
    assert ended.wait(300)
    with pytest.raises(pygame.error):
        sink.play(tone(0.1), RATE, None)
    sink.stop()
