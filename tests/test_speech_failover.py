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
from spades_gui.speech import dispatcher, make_speaker, sources, worker
from spades_gui.speech.worker import SpeechWorker

PATIENT = 60.0
"""Seconds that come to an end only where something hangs."""
STOPPED = 3.0
"""Seconds without an answer after which the daemon counts as stopped."""


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
    monkeypatch.setattr(sources, "OPENING_PATIENCE", 3600)  # so long it would take if one voice waited for another
    # However little of a busy machine the daemon gets, it shall not be taken for one that hangs.
    monkeypatch.setattr(worker, "PATIENCE", PATIENT)
    monkeypatch.setattr(dispatcher, "ANSWER_WITHIN", STOPPED)
    monkeypatch.setattr(dispatcher.Connection, "patience", STOPPED)
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


def said_by_the_builtin_voice(speaker: SpeechWorker) -> None:
    before = Sink.played
    speaker.say("Your turn.", "en", interrupt=True)
    wait_until(lambda: Sink.played > before)
    assert speaker.voice() == "built-in"


def said_by_the_daemon(speaker: SpeechWorker, daemon: SpeechDaemon, text: str) -> None:
    speaker.say(text, "en", interrupt=True)
    wait_until(lambda: text in daemon.texts())


def test_it_steps_in_for_a_daemon_that_is_absent_and_hands_over_when_it_starts(daemon: SpeechDaemon) -> None:
    speaker = make_speaker(lambda: None, Sink)
    try:
        said_by_the_builtin_voice(speaker)
        assert speaker.news() == (SpeechNews("built-in"),)
        daemon.start()
        wait_until(lambda: speaker.voice() == "speech-dispatcher")
        said_by_the_daemon(speaker, daemon, "There you are.")
        assert speaker.news() == (SpeechNews("speech-dispatcher"),)
    finally:
        speaker.close()


def test_it_steps_in_for_a_daemon_that_is_killed_and_hands_back(daemon: SpeechDaemon, speaker: SpeechWorker) -> None:
    said_by_the_daemon(speaker, daemon, "Before.")
    daemon.kill()
    said_by_the_builtin_voice(speaker)
    daemon.start()
    wait_until(lambda: speaker.voice() == "speech-dispatcher")
    said_by_the_daemon(speaker, daemon, "After.")


def test_it_steps_in_for_a_daemon_that_is_stopped_and_nothing_stale_is_said_later(
    daemon: SpeechDaemon, speaker: SpeechWorker
) -> None:
    said_by_the_daemon(speaker, daemon, "Before.")
    daemon.signal(signal.SIGSTOP)
    said_by_the_builtin_voice(speaker)
    for _ in range(3):  # while the daemon is tried again and again
        time.sleep(0.7)
        said_by_the_builtin_voice(speaker)
    daemon.signal(signal.SIGCONT)
    wait_until(lambda: speaker.voice() == "speech-dispatcher")
    said_by_the_daemon(speaker, daemon, "After.")
    assert daemon.texts()[0] == "Before."
    assert daemon.texts()[-1] == "After."
    assert len(daemon.texts()) <= 3


@pytest.mark.parametrize("number", [signal.SIGSTOP, signal.SIGKILL])
def test_it_steps_in_where_only_the_daemons_synthesizer_fails(
    daemon: SpeechDaemon, speaker: SpeechWorker, number: signal.Signals
) -> None:
    said_by_the_daemon(speaker, daemon, "Before.")
    wait_until(lambda: not speaker.busy())
    daemon.signal_synthesizer(number)
    speaker.say("West passes.", "en", interrupt=False)  # the daemon takes it
    wait_until(lambda: Sink.played or daemon.texts()[-1] == "West passes.")


def test_the_words_that_a_crash_cut_short_are_said_by_it(daemon: SpeechDaemon, speaker: SpeechWorker) -> None:
    speaker.say("again and " * 300, "en", interrupt=False)
    wait_until(daemon.texts)
    daemon.kill()
    wait_until(lambda: Sink.played)  # noticed at the next look
    assert speaker.voice() == "built-in"


def test_the_player_can_prefer_it(daemon: SpeechDaemon, speaker: SpeechWorker) -> None:
    speaker.prefer("built-in")
    said_by_the_builtin_voice(speaker)
    assert daemon.texts() == []
    speaker.prefer("speech-dispatcher")
    wait_until(lambda: speaker.voice() == "speech-dispatcher")
    said_by_the_daemon(speaker, daemon, "Back.")


def test_two_hundred_utterances_in_three_seconds_leave_no_stale_speech(
    daemon: SpeechDaemon, monkeypatch: pytest.MonkeyPatch
) -> None:
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
