"""The mixer: placing, volume, and silence where there is nothing to play or nothing to play it on."""

import sys
from collections.abc import Iterator
from math import sqrt
from pathlib import Path

import pygame
import pytest

from spades_gui.present.cues import Cue
from spades_gui.present.message import msg
from spades_gui.screen import sound_card
from spades_gui.screen.mixer import Mixer

SOUNDS = Path(__file__).resolve().parent.parent / "sounds"


@pytest.fixture(autouse=True)
def silent_card(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield
    pygame.mixer.quit()


@pytest.fixture
def mixer() -> Iterator[Mixer]:
    mixer = Mixer(SOUNDS, delay=0)
    assert mixer.wait_until_open(20)
    yield mixer
    mixer.close()


@pytest.fixture
def volumes(monkeypatch: pytest.MonkeyPatch) -> list[tuple[float, float]]:
    """The left and right volumes of every sound that is played."""
    heard: list[tuple[float, float]] = []

    class Channel:
        def __init__(self, channel: pygame.mixer.Channel) -> None:
            self.channel = channel

        def play(self, sound: pygame.mixer.Sound) -> None:
            self.channel.play(sound)

        def set_volume(self, left: float, right: float) -> None:
            self.channel.set_volume(left, right)
            heard.append((left, right))

    find = sound_card.effect_channel
    monkeypatch.setattr(sound_card, "effect_channel", lambda: Channel(find()))
    return heard


def test_every_cue_is_played(mixer: Mixer) -> None:
    for cue in Cue:
        pygame.mixer.stop()
        mixer.play(cue)
        assert pygame.mixer.get_busy(), cue
    assert mixer.news() == ()


def test_a_sound_is_placed_from_left_to_right(mixer: Mixer, volumes: list[tuple[float, float]]) -> None:
    for pan in (-1.0, 0.0, 1.0, 5.0):
        mixer.play(Cue.CARD, pan)
    assert volumes == [pytest.approx(pair, abs=1e-9) for pair in ((1, 0), (sqrt(0.5), sqrt(0.5)), (0, 1), (0, 1))]


def test_it_is_equally_loud_everywhere(mixer: Mixer, volumes: list[tuple[float, float]]) -> None:
    for step in range(-10, 11):
        mixer.play(Cue.CARD, step / 10)
    assert [left * left + right * right for left, right in volumes] == pytest.approx([1.0] * 21)
    assert [right for _, right in volumes] == sorted(right for _, right in volumes)


def test_mono_puts_all_in_the_centre_at_the_volume_set(mixer: Mixer, volumes: list[tuple[float, float]]) -> None:
    mixer.set_volume(50, mono=True)
    mixer.play(Cue.CARD, -1)
    assert volumes == [pytest.approx((0.5 * sqrt(0.5), 0.5 * sqrt(0.5)))]


def test_at_volume_nought_nothing_is_played(mixer: Mixer) -> None:
    mixer.set_volume(0, mono=False)
    mixer.play(Cue.WIN)
    assert not pygame.mixer.get_busy()


def test_more_sounds_than_channels_are_no_error(mixer: Mixer) -> None:
    for _ in range(50):
        mixer.play(Cue.WIN)


def test_a_missing_or_broken_file_is_a_silence(tmp_path: Path) -> None:
    good = (SOUNDS / "card.wav").read_bytes()
    (tmp_path / "card.wav").write_bytes(good)
    (tmp_path / "edge.wav").write_bytes(b"")
    (tmp_path / "turn.wav").write_bytes(b"no sound at all" * 100)
    (tmp_path / "deal.wav").write_bytes(good[:30])
    (tmp_path / "win.wav").mkdir()
    woken: list[bool] = []
    mixer = Mixer(tmp_path, lambda: woken.append(True), delay=0)
    assert mixer.wait_until_open(20)
    for cue in Cue:
        pygame.mixer.stop()
        mixer.play(cue)
        assert pygame.mixer.get_busy() == (cue is Cue.CARD), cue
    assert mixer.news() == (msg("sounds-damaged", n=len(Cue) - 1),)
    assert mixer.news() == ()
    assert woken == [True]
    mixer.close()


def test_without_a_folder_all_is_silence(tmp_path: Path) -> None:
    mixer = Mixer(tmp_path / "nowhere", delay=0)
    assert not mixer.wait_until_open(20)
    mixer.play(Cue.CARD)
    mixer.close()


def test_without_a_sound_card_all_is_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    mixer = Mixer(SOUNDS, delay=0)
    assert not mixer.wait_until_open(20)
    mixer.set_volume(80, mono=False)
    for cue in Cue:
        mixer.play(cue, -1)
    mixer.close()


@pytest.mark.skipif(sys.platform != "linux", reason="ALSA is Linux's")
def test_where_alsa_finds_no_card_it_prints_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "alsa.conf").write_text("# no card at all\n")
    monkeypatch.setenv("ALSA_CONFIG_PATH", str(tmp_path / "alsa.conf"))
    monkeypatch.setenv("SDL_AUDIODRIVER", "alsa")
    mixer = Mixer(SOUNDS, delay=0)
    assert not mixer.wait_until_open(20)
    mixer.close()
    assert capfd.readouterr().err == ""


def test_before_it_is_open_and_after_it_is_closed_all_is_silence() -> None:
    mixer = Mixer(SOUNDS, delay=60)
    mixer.play(Cue.CARD)
    mixer.close()
    mixer.play(Cue.CARD)
    assert not pygame.mixer.get_init()
