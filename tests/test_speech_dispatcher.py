"""The speech worker on a real speech-dispatcher."""

import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from hearing import language_of, loudness
from speech_daemon import SOUND_RATE, SpeechDaemon, speech_daemon, wait_until

from spades_gui.app.ports import Speaker
from spades_gui.speech import dispatcher, make_speaker, sources, worker
from spades_gui.speech.estimate import speaking_time

LONG = "again and " * 150 + "again"


@pytest.fixture
def daemon(monkeypatch: pytest.MonkeyPatch) -> Iterator[SpeechDaemon]:
    """A daemon that does not run yet, and is not taken for one that hangs where a busy machine lets it wait."""
    be_patient(monkeypatch, 20)
    with speech_daemon(monkeypatch) as daemon:
        yield daemon


def be_patient(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Take a daemon for one that hangs after so many seconds without an answer."""
    monkeypatch.setattr(worker, "PATIENCE", seconds)
    monkeypatch.setattr(sources, "OPENING_PATIENCE", 2 * seconds)
    monkeypatch.setattr(dispatcher, "ANSWER_WITHIN", seconds)
    monkeypatch.setattr(dispatcher.Connection, "patience", seconds)


def no_thread_is_left() -> bool:
    return not any("speech" in thread.name or "SSIP" in thread.name for thread in threading.enumerate())


@contextmanager
def a_speaker(wake: Callable[[], None] = lambda: None) -> Iterator[Speaker]:
    """A speaker, and the assurance that no thread is left of it."""
    speaker = make_speaker(wake)
    try:
        yield speaker
    finally:
        speaker.close()
    wait_until(no_thread_is_left)


@pytest.fixture
def speaker(daemon: SpeechDaemon) -> Iterator[Speaker]:
    """A speaker whose daemon runs."""
    daemon.start()
    with a_speaker() as speaker:
        wait_until(speaker.voice)
        yield speaker


def test_each_utterance_is_spoken_in_its_language(daemon: SpeechDaemon, speaker: Speaker) -> None:
    speaker.say("À vous de jouer, dame de cœur.", "fr", interrupt=False)
    speaker.say("Ваш ход, дама червей.", "ru", interrupt=False)
    speaker.say("Ваш ход, дама червей.", "ru", interrupt=False)
    speaker.say("Your turn.", "en", interrupt=False)
    wait_until(lambda: not speaker.busy())
    assert daemon.spoken() == [
        ("fr", "À vous de jouer, dame de cœur."),
        ("ru", "Ваш ход, дама червей."),
        ("ru", "Ваш ход, дама червей."),
        ("en", "Your turn."),
    ]


def test_marks_of_xml_and_of_the_protocol_are_only_text(daemon: SpeechDaemon, speaker: Speaker) -> None:
    for text in ("Tom & Jerry: 3 < 4 > 2", ".", "QUIT\r\n.\r\nQUIT", "The end"):
        speaker.say(text, "en", interrupt=False)
    wait_until(lambda: not speaker.busy())
    assert daemon.texts()[0] == "Tom & Jerry: 3 < 4 > 2"
    assert daemon.texts()[-1] == "The end"


def test_busy_ends_when_the_daemon_says_so_and_the_loop_is_woken(daemon: SpeechDaemon) -> None:
    text = "East plays the ten of diamonds, and you win the trick with the ace of spades. " * 20
    woken = threading.Event()
    daemon.start()
    with a_speaker(woken.set) as speaker:
        wait_until(speaker.voice)
        wait_until(woken.is_set)
        woken.clear()
        began = time.monotonic()
        speaker.say(text, "en", interrupt=False)
        assert speaker.busy()
        assert woken.wait(300)
        assert not speaker.busy()
        # The sound device takes sound faster than an ear: only a real end can come before the estimate.
        assert time.monotonic() - began < speaking_time(text, "en")
        assert daemon.texts() == [text]


def test_an_interrupting_utterance_drops_older_ones(daemon: SpeechDaemon, speaker: Speaker) -> None:
    speaker.say(LONG, "en", interrupt=False)
    speaker.say("Dropped.", "en", interrupt=False)
    wait_until(daemon.texts)
    speaker.say("News.", "en", interrupt=True)
    wait_until(lambda: not speaker.busy())
    assert daemon.texts() == [LONG, "News."]


def test_silence_stops_and_forgets(daemon: SpeechDaemon, speaker: Speaker) -> None:
    speaker.say(LONG, "en", interrupt=False)
    speaker.say("Forgotten.", "en", interrupt=False)
    wait_until(daemon.texts)
    speaker.silence()
    assert not speaker.busy()
    speaker.say("After.", "en", interrupt=False)
    wait_until(lambda: not speaker.busy())
    assert daemon.texts() == [LONG, "After."]


def test_of_forty_interrupting_utterances_the_last_is_spoken_last(daemon: SpeechDaemon, speaker: Speaker) -> None:
    for number in range(40):
        speaker.say(f"Card number {number}", "en", interrupt=True)
        time.sleep(0.005)
    wait_until(lambda: not speaker.busy())
    numbers = [int(text.split()[-1]) for text in daemon.texts()]
    assert numbers[-1] == 39
    assert numbers == sorted(numbers)


def test_the_rate_changes_from_the_next_utterance_on(daemon: SpeechDaemon, speaker: Speaker) -> None:
    assert speaker.change_rate(+1) == 1
    assert speaker.change_rate(+20) == 10
    speaker.say("Fast.", "en", interrupt=False)
    wait_until(lambda: not speaker.busy())
    assert "Rate set to 449" in daemon.log()
    assert speaker.change_rate(-1) == 9


def test_the_last_words_are_spoken_when_the_daemon_starts_late(daemon: SpeechDaemon) -> None:
    with a_speaker() as speaker:
        speaker.say("Nobody hears this.", "en", interrupt=False)
        speaker.say("Main menu.", "en", interrupt=True)
        wait_until(lambda: not speaker.busy())
        assert speaker.voice() == ""
        assert speaker.change_rate(1) is None
        daemon.start()
        wait_until(speaker.voice)
        speaker.say("New match.", "en", interrupt=False)
        wait_until(lambda: not speaker.busy())
        assert daemon.texts() == ["Main menu.", "New match."]


def test_a_daemon_is_started_where_none_runs(daemon: SpeechDaemon) -> None:
    daemon.let_clients_start_it()
    with a_speaker() as speaker:
        speaker.say("Main menu.", "en", interrupt=False)
        wait_until(speaker.voice)
        wait_until(lambda: not speaker.busy())
        assert daemon.texts() == ["Main menu."]


def test_speech_comes_back_after_a_crash(daemon: SpeechDaemon, speaker: Speaker) -> None:
    speaker.change_rate(5)
    speaker.say(LONG, "en", interrupt=False)
    wait_until(daemon.texts)
    daemon.kill()
    speaker.say("À vous.", "fr", interrupt=True)
    daemon.start()
    wait_until(daemon.spoken)
    wait_until(lambda: not speaker.busy())
    assert daemon.spoken() == [("fr", "À vous.")]
    assert "Rate set to 309" in daemon.log()


def test_what_a_crash_cut_short_is_said_again(daemon: SpeechDaemon, speaker: Speaker) -> None:
    speaker.say(LONG, "en", interrupt=False)
    speaker.say("And then.", "en", interrupt=False)
    wait_until(daemon.texts)
    daemon.kill()
    daemon.start()
    wait_until(lambda: len(daemon.texts()) > 1)
    assert daemon.texts() == [LONG, "And then."]


def test_a_crash_while_nothing_is_said_is_noticed(daemon: SpeechDaemon, speaker: Speaker) -> None:
    daemon.kill()
    wait_until(lambda: not speaker.voice())
    daemon.start()
    wait_until(speaker.voice)


def test_a_stopped_daemon_holds_nobody_up(
    daemon: SpeechDaemon, speaker: Speaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    be_patient(monkeypatch, 4)
    daemon.signal(signal.SIGSTOP)
    waits = []
    while speaker.voice():
        began = time.monotonic()
        speaker.say("Anybody there?", "en", interrupt=True)
        speaker.busy()
        waits.append(time.monotonic() - began)
        time.sleep(0.01)
    daemon.signal(signal.SIGCONT)
    speaker.say("There you are.", "en", interrupt=True)
    wait_until(lambda: "There you are." in daemon.texts())
    # Many calls in a time that one would take which waits for the daemon.
    assert len(waits) > 30
    assert max(waits) < 3


def test_closing_does_not_wait_for_a_stopped_daemon(
    daemon: SpeechDaemon, speaker: Speaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    be_patient(monkeypatch, 6)
    daemon.signal(signal.SIGSTOP)
    speaker.say("Goodbye.", "en", interrupt=True)
    began = time.monotonic()
    speaker.close()
    assert time.monotonic() - began < 5
    wait_until(no_thread_is_left)


def test_closing_stops_the_voice(daemon: SpeechDaemon, speaker: Speaker) -> None:
    speaker.say(LONG, "en", interrupt=False)
    speaker.say("Never.", "en", interrupt=False)
    wait_until(daemon.texts)
    speaker.close()
    speaker.say("Too late.", "en", interrupt=True)
    assert not speaker.busy()
    wait_until(lambda: "module_stop" in daemon.log())
    assert daemon.texts() == [LONG]


@pytest.mark.parametrize(
    ("language", "text"), [("fr", "À vous de jouer, dame de cœur."), ("ru", "Ваш ход, дама червей.")]
)
def test_the_sound_is_that_of_the_language(daemon: SpeechDaemon, speaker: Speaker, language: str, text: str) -> None:
    speaker.say(text, language, interrupt=False)
    wait_until(lambda: not speaker.busy())
    wait_until(daemon.sound_is_over)
    assert language_of(loudness(daemon.sound(), SOUND_RATE), text) == language


def test_volume_and_voice_change_and_outlive_a_crash(daemon: SpeechDaemon, speaker: Speaker) -> None:
    assert speaker.change_volume(+1) == 6  # the daemon's own is the middle of its range
    assert speaker.change_volume(-9) == 0
    assert speaker.change_volume(+2) == 2
    wait_until(lambda: speaker.change_voice(0, "fr"))
    own = speaker.change_voice(0, "fr")
    assert own == "French (France)"
    other = speaker.change_voice(+1, "fr")
    assert other not in (None, own)
    assert speaker.change_voice(-1, "fr") == own
    assert speaker.change_voice(+1, "fr") == other
    for language in ("fr", "ru", "fr"):
        speaker.say("Volume.", language, interrupt=False)
    wait_until(lambda: not speaker.busy())
    assert daemon.log().count(f"Successfully set synthesis voice to {other}.") == 2
    assert "Volume set to 40." in daemon.log()
    daemon.kill()
    wait_until(lambda: not speaker.voice())
    daemon.start()
    wait_until(speaker.voice)
    wait_until(lambda: speaker.change_voice(0, "fr"))
    assert speaker.change_voice(0, "fr") == other
    speaker.say("Volume.", "fr", interrupt=False)
    wait_until(lambda: not speaker.busy())
    assert daemon.log().count(f"Successfully set synthesis voice to {other}.") == 1
    assert "Volume set to 40." in daemon.log()
