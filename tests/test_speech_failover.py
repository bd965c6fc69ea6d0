"""From speech-dispatcher to the built-in voice and back: both real, the sound card SDL's dummy."""

import signal
import threading
import time
from collections.abc import Callable, Iterator

import pygame
import pytest
from speech_daemon import SpeechDaemon, speech_daemon, wait_until

from spades_gui.app.ports import SpeechNews
from spades_gui.screen.sound_card import close_card
from spades_gui.screen.voice_sink import VoiceSink
from spades_gui.speech import dispatcher, make_speaker, worker
from spades_gui.speech.worker import SpeechWorker

WITHIN = 5.0
"""Seconds in which an utterance is spoken whatever happens."""
SOON = 2.0
"""Seconds in which the built-in voice steps in."""
PATIENT = 60.0
"""Seconds that come to an end only where something hangs."""


class Sink(VoiceSink):
    """The real sink, and whether it was given anything."""

    played = 0

    def play(self, pcm: bytes, rate: int, ended: Callable[[], None] | None) -> None:
        super().play(pcm, rate, ended)
        Sink.played += 1


@pytest.fixture
def daemon(monkeypatch: pytest.MonkeyPatch) -> Iterator[SpeechDaemon]:
    """A daemon that does not run yet, and a sound card."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    Sink.played = 0
    with speech_daemon(monkeypatch) as daemon:
        yield daemon
    close_card()


@pytest.fixture
def speaker(daemon: SpeechDaemon) -> Iterator[SpeechWorker]:
    """A speaker whose daemon runs."""
    daemon.start()
    speaker = make_speaker(lambda: None, Sink)
    wait_until(speaker.voice)
    yield speaker
    speaker.close()
    wait_until(lambda: not any("speech" in thread.name for thread in threading.enumerate()))


def said_by_the_builtin_voice(speaker: SpeechWorker, within: float) -> None:
    before = Sink.played
    speaker.say("Your turn.", "en", interrupt=True)
    wait_until(lambda: Sink.played > before, within)
    assert speaker.voice() == "built-in"


def said_by_the_daemon(speaker: SpeechWorker, daemon: SpeechDaemon, text: str, within: float) -> None:
    speaker.say(text, "en", interrupt=True)
    wait_until(lambda: text in daemon.texts(), within)


def test_it_steps_in_for_a_daemon_that_is_absent_and_hands_over_when_it_starts(daemon: SpeechDaemon) -> None:
    speaker = make_speaker(lambda: None, Sink)
    try:
        said_by_the_builtin_voice(speaker, SOON)
        assert speaker.news() == (SpeechNews("built-in"),)
        daemon.start()
        wait_until(lambda: speaker.voice() == "speech-dispatcher", WITHIN)
        said_by_the_daemon(speaker, daemon, "There you are.", WITHIN)
        assert speaker.news() == (SpeechNews("speech-dispatcher"),)
    finally:
        speaker.close()


def test_it_steps_in_for_a_daemon_that_is_killed_and_hands_back(daemon: SpeechDaemon, speaker: SpeechWorker) -> None:
    said_by_the_daemon(speaker, daemon, "Before.", WITHIN)
    daemon.kill()
    said_by_the_builtin_voice(speaker, SOON)
    daemon.start()
    wait_until(lambda: speaker.voice() == "speech-dispatcher", WITHIN)
    said_by_the_daemon(speaker, daemon, "After.", WITHIN)


def test_it_steps_in_for_a_daemon_that_is_stopped_and_nothing_stale_is_said_later(
    daemon: SpeechDaemon, speaker: SpeechWorker
) -> None:
    said_by_the_daemon(speaker, daemon, "Before.", WITHIN)
    daemon.signal(signal.SIGSTOP)
    said_by_the_builtin_voice(speaker, SOON)
    for _ in range(3):  # while the daemon is tried again and again
        time.sleep(0.7)
        said_by_the_builtin_voice(speaker, 0.5)
    daemon.signal(signal.SIGCONT)
    wait_until(lambda: speaker.voice() == "speech-dispatcher", 10)
    said_by_the_daemon(speaker, daemon, "After.", WITHIN)
    assert daemon.texts()[0] == "Before."
    assert daemon.texts()[-1] == "After."
    assert len(daemon.texts()) <= 3


@pytest.mark.parametrize("number", [signal.SIGSTOP, signal.SIGKILL])
def test_it_steps_in_where_only_the_daemons_synthesizer_fails(
    daemon: SpeechDaemon, speaker: SpeechWorker, number: signal.Signals
) -> None:
    said_by_the_daemon(speaker, daemon, "Before.", WITHIN)
    wait_until(lambda: not speaker.busy())
    daemon.signal_synthesizer(number)
    speaker.say("West passes.", "en", interrupt=False)  # the daemon takes it
    wait_until(lambda: Sink.played or daemon.texts()[-1] == "West passes.", WITHIN)


def test_the_words_that_a_crash_cut_short_are_said_by_it(daemon: SpeechDaemon, speaker: SpeechWorker) -> None:
    speaker.say("again and " * 300, "en", interrupt=False)
    wait_until(daemon.texts)
    daemon.kill()
    wait_until(lambda: Sink.played, SOON + 2)  # noticed at the next look
    assert speaker.voice() == "built-in"


def test_the_player_can_prefer_it(daemon: SpeechDaemon, speaker: SpeechWorker) -> None:
    speaker.prefer("built-in")
    said_by_the_builtin_voice(speaker, SOON)
    assert daemon.texts() == []
    speaker.prefer("speech-dispatcher")
    wait_until(lambda: speaker.voice() == "speech-dispatcher", WITHIN)
    said_by_the_daemon(speaker, daemon, "Back.", SOON)


def test_two_hundred_utterances_in_three_seconds_leave_no_stale_speech(
    daemon: SpeechDaemon, monkeypatch: pytest.MonkeyPatch
) -> None:
    # However little of a busy machine the daemon gets, it shall not be taken for one that hangs.
    monkeypatch.setattr(worker, "PATIENCE", PATIENT)
    monkeypatch.setattr(worker, "speaking_time", lambda *_: PATIENT)
    monkeypatch.setattr(dispatcher.Connection, "patience", PATIENT)
    daemon.start()
    speaker = make_speaker(lambda: None, Sink, preferred="speech-dispatcher")
    try:
        wait_until(lambda: speaker.voice() == "speech-dispatcher")
        Sink.played = 0
        for number in range(200):
            speaker.say(f"Card number {number}", "en", interrupt=True)
            time.sleep(0.014)
        wait_until(lambda: "Card number 199" in daemon.texts())
        wait_until(lambda: not speaker.busy())
        numbers = [int(text.split()[-1]) for text in daemon.texts()]
        assert numbers == sorted(numbers)
        assert not Sink.played
        assert speaker.voice() == "speech-dispatcher"
    finally:
        speaker.close()
