"""The speech worker over back ends that fail in every way."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager

import pytest
from speech_daemon import wait_until

from spades_gui.app.ports import NO_VOICE
from spades_gui.speech import worker
from spades_gui.speech.backend import Backend, Opener, UnavailableError
from spades_gui.speech.estimate import speaking_time
from spades_gui.speech.sources import Source
from spades_gui.speech.worker import SpeechWorker


class Voice(Backend):
    """A back end that writes down what it speaks, and fails as told."""

    def __init__(self, name: str = "voice") -> None:
        self.name = name
        self.heard: list[str] = []
        self.threads = {threading.get_ident()}
        self.works = True
        self.closed = 0
        self.release = threading.Event()
        self.release.set()
        self.failure: BaseException | None = None

    def opener(self) -> "Voice":
        self._act()
        if not self.works:
            raise UnavailableError(self.name)
        self.threads = {threading.get_ident()}
        return self

    def speak(self, text: str, language: str, interrupt: bool, ended: Callable[[], None]) -> None:
        self._act()
        self.ended = ended
        self.heard.append(f"{'! ' if interrupt else ''}{language}: {text}")

    def silence(self) -> None:
        self._act()
        self.heard.append("silence")

    def set_rate(self, rate: int) -> None:
        self._act()
        self.rate = rate

    def alive(self) -> bool:
        self._act()
        return self.works

    def close(self) -> None:
        self.threads.add(threading.get_ident())
        self.closed += 1

    def _act(self) -> None:
        self.threads.add(threading.get_ident())
        if self.failure is not None:
            raise self.failure
        self.release.wait()


class TellingVoice(Voice):
    """A voice that tells when it has spoken."""

    tells_end = True


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine, no voice is taken for one that hangs."""
    monkeypatch.setattr(worker, "PATIENCE", 60)


@contextmanager
def a_worker(*openers: Opener, wake: Callable[[], None] = lambda: None) -> Iterator[SpeechWorker]:
    kinds = [Source(f"source {number}", opener) for number, opener in enumerate(openers)]
    with closing(SpeechWorker(kinds, wake, 0.1)) as speaker:
        yield speaker


def test_a_back_end_lives_in_one_thread_of_its_own() -> None:
    voice = Voice()
    with a_worker(voice.opener) as speaker:
        wait_until(speaker.voice)
        speaker.say("One.", "en", interrupt=False)
        speaker.silence()
        wait_until(lambda: "silence" in voice.heard)
    wait_until(lambda: voice.closed)
    assert len(voice.threads) == 1
    assert threading.get_ident() not in voice.threads
    assert voice.closed == 1


def test_utterances_are_handed_over_in_order_and_repeated_ones_twice() -> None:
    voice = Voice()
    with a_worker(voice.opener) as speaker:
        for text in ("Pass.", "Pass.", "Your turn."):
            speaker.say(text, "en", interrupt=False)
        wait_until(lambda: len(voice.heard) == 3)
    assert voice.heard[:3] == ["en: Pass.", "en: Pass.", "en: Your turn."]


def test_an_interrupting_utterance_drops_what_waits() -> None:
    class Slow(Voice):
        def speak(self, text: str, language: str, interrupt: bool, ended: Callable[[], None]) -> None:
            super().speak(text, language, interrupt, ended)
            if text == "Held.":
                may.wait(300)

    may = threading.Event()
    voice = Slow()
    with a_worker(voice.opener) as speaker:
        speaker.say("Held.", "en", interrupt=False)
        wait_until(lambda: voice.heard)
        for number in range(9):
            speaker.say(f"Dropped {number}.", "en", interrupt=bool(number % 2))
        speaker.say("Last.", "en", interrupt=True)
        may.set()
        wait_until(lambda: "! en: Last." in voice.heard)
    assert voice.heard[:2] == ["en: Held.", "! en: Last."]


@pytest.mark.parametrize("failure", [OSError("gone"), KeyError(), SystemExit(), KeyboardInterrupt(), GeneratorExit()])
def test_what_a_back_end_raises_on_is_said_by_the_next(failure: BaseException) -> None:
    first, second = Voice("first"), Voice("second")
    with a_worker(first.opener, second.opener) as speaker:
        wait_until(lambda: speaker.voice() == "first")
        first.failure = failure
        speaker.say("Your turn.", "en", interrupt=False)
        wait_until(lambda: second.heard)
        assert speaker.voice() == "second"
        assert second.heard == ["en: Your turn."]


def test_what_a_back_end_hangs_on_is_said_by_the_next_and_closed_when_it_returns(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(worker, "PATIENCE", 1)
    first, second = Voice("first"), Voice("second")
    with a_worker(first.opener, second.opener) as speaker:
        wait_until(lambda: speaker.voice() == "first")
        first.release.clear()
        speaker.say("Your turn.", "en", interrupt=True)
        wait_until(lambda: second.heard)
        assert not first.closed
        first.release.set()
        wait_until(lambda: first.closed)


def test_who_says_something_waits_for_no_back_end_that_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "PATIENCE", 3600)
    voice = Voice()
    with a_worker(voice.opener) as speaker:
        wait_until(speaker.voice)
        voice.release.clear()

        def speak() -> None:
            for number in range(3):
                speaker.say(f"Card {number}.", "en", interrupt=True)
                speaker.busy()

        speaking = threading.Thread(target=speak, daemon=True)
        speaking.start()
        speaking.join(60)
        assert not speaking.is_alive()
        voice.release.set()


def test_a_better_back_end_takes_over_when_it_comes() -> None:
    first, second = Voice("first"), Voice("second")
    first.works = False
    with a_worker(first.opener, second.opener) as speaker:
        wait_until(lambda: speaker.voice() == "second")
        first.works = True
        wait_until(lambda: speaker.voice() == "first")
        wait_until(lambda: second.closed)


def test_one_that_says_it_is_no_longer_alive_is_made_anew() -> None:
    voice = Voice()
    with a_worker(voice.opener) as speaker:
        wait_until(speaker.voice)
        voice.works = False
        wait_until(lambda: not speaker.voice())
        voice.works = True
        wait_until(speaker.voice)


def test_an_utterance_that_kills_its_back_end_is_given_up() -> None:
    class Fragile(Voice):
        def speak(self, text: str, language: str, interrupt: bool, ended: Callable[[], None]) -> None:
            super().speak(text, language, interrupt, ended)
            if text == "poison":
                raise ValueError(text)

    voices = [Fragile(str(number)) for number in range(5)]
    with a_worker(*(voice.opener for voice in voices)) as speaker:
        speaker.say("poison", "en", interrupt=False)
        speaker.say("Your turn.", "en", interrupt=False)
        wait_until(lambda: any("en: Your turn." in voice.heard for voice in voices))
    assert sum(voice.heard.count("en: poison") for voice in voices) == 3


def test_without_any_back_end_an_utterance_is_a_silence_of_its_length() -> None:
    woken = threading.Event()
    with a_worker(wake=woken.set) as speaker:
        began = time.monotonic()
        speaker.say("Your turn.", "en", interrupt=False)
        assert woken.wait(300)
        assert not speaker.busy()
        assert time.monotonic() - began >= speaking_time("Your turn.", "en")
        assert speaker.voice() == ""
        assert speaker.change_rate(1) is None


def test_utterances_last_one_after_another_by_estimate() -> None:
    voice = Voice()
    with a_worker(voice.opener) as speaker:
        wait_until(speaker.voice)
        began = time.monotonic()
        speaker.say("Your turn.", "en", interrupt=False)
        speaker.say("À vous.", "fr", interrupt=False)
        wait_until(lambda: not speaker.busy())
        assert time.monotonic() - began >= speaking_time("Your turn.", "en") + speaking_time("À vous.", "fr")


def test_a_real_end_comes_before_the_estimate_and_wakes_the_loop() -> None:
    voice = TellingVoice()
    woken = threading.Event()
    with a_worker(voice.opener, wake=woken.set) as speaker:
        wait_until(speaker.voice)
        speaker.say("A long sentence, " * 100, "en", interrupt=False)
        wait_until(lambda: voice.heard)
        woken.clear()
        voice.ended()
        assert not speaker.busy()
        assert woken.wait(300)
        voice.ended()  # once more does no harm


def test_an_end_that_never_comes_is_not_waited_for_without_end() -> None:
    voice = TellingVoice()
    with a_worker(voice.opener) as speaker:
        wait_until(speaker.voice)
        began = time.monotonic()
        speaker.say("Hm", "en", interrupt=False)
        wait_until(lambda: not speaker.busy())
        assert time.monotonic() - began >= 3 * speaking_time("Hm", "en")


def test_the_end_of_an_interrupted_utterance_does_not_end_the_next() -> None:
    voice = TellingVoice()
    with a_worker(voice.opener) as speaker:
        speaker.say("Old.", "en", interrupt=False)
        wait_until(lambda: len(voice.heard) == 1)
        end_of_old = voice.ended
        speaker.say("New.", "en", interrupt=True)
        wait_until(lambda: len(voice.heard) == 2)
        end_of_old()
        assert speaker.busy()


def test_the_rate_goes_on_from_the_back_ends_own_and_outlives_it() -> None:
    voice = Voice()
    voice.rate = 4
    with a_worker(voice.opener) as speaker:
        wait_until(speaker.voice)
        assert speaker.change_rate(+1) == 5
        assert speaker.change_rate(-30) == -10
        voice.works = False
        wait_until(lambda: not speaker.voice())
        voice.rate, voice.works = 4, True
        wait_until(speaker.voice)
        speaker.say("Slow.", "en", interrupt=False)
        wait_until(lambda: "en: Slow." in voice.heard)
        assert voice.rate == -10


def test_a_text_without_words_only_interrupts() -> None:
    voice = Voice()
    with a_worker(voice.opener) as speaker:
        wait_until(speaker.voice)
        speaker.say(" ", "en", interrupt=True)
        assert not speaker.busy()
        wait_until(lambda: voice.heard)
    assert voice.heard[0] == "silence"


def test_a_loop_that_cannot_be_woken_harms_nothing() -> None:
    def wake() -> None:
        raise RuntimeError("no window")

    voice = Voice()
    with a_worker(voice.opener, wake=wake) as speaker:
        wait_until(speaker.voice)
        speaker.say("Your turn.", "en", interrupt=False)
        wait_until(lambda: not speaker.busy())
        speaker.say("Still there.", "en", interrupt=False)
        wait_until(lambda: len(voice.heard) == 2)


@pytest.mark.parametrize("moment", ["opening", "speaking"])
def test_closing_waits_for_no_back_end_that_hangs(moment: str) -> None:
    voice = Voice()
    if moment == "opening":
        voice.release.clear()
    speaker = SpeechWorker([Source("voice", voice.opener)], lambda: None, look_every=0.1)
    if moment == "speaking":
        wait_until(speaker.voice)
        voice.release.clear()
    speaker.say("Goodbye.", "en", interrupt=False)
    began = time.monotonic()
    speaker.close()
    speaker.close()
    assert time.monotonic() - began < 30
    voice.release.set()
    wait_until(lambda: voice.closed == 1)


def test_who_wants_no_voice_gets_none_and_a_silence_of_its_length_until_it_is_wanted_again() -> None:
    voice = Voice()

    with a_worker(voice.opener) as speaker:
        wait_until(speaker.voice)
        speaker.prefer(NO_VOICE)
        wait_until(lambda: not speaker.voice())
        began = time.monotonic()
        speaker.say("Nobody hears this.", "en", interrupt=True)
        wait_until(lambda: not speaker.busy())
        assert time.monotonic() - began >= speaking_time("Nobody hears this.", "en")
        assert not any("Nobody" in heard for heard in voice.heard)
        speaker.prefer("")
        wait_until(speaker.voice)
        speaker.say("Your turn.", "en", interrupt=True)
        wait_until(lambda: any("Your turn." in heard for heard in voice.heard))
