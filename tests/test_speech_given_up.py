"""Back ends that hang or never tell an end are given up and tried more rarely, on a clock that the tests move."""

from collections.abc import Callable

import pytest
from speech_daemon import wait_until
from test_speech_worker import TellingVoice, Voice, a_worker

from spades_gui.speech import sources, utterances, worker
from spades_gui.speech.keeper import Keeper
from spades_gui.speech.sources import Source


class Clock:
    """Time that the test moves, in place of the module ``time``."""

    now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock of all that waits for a voice."""
    clock = Clock()
    for module in (sources, utterances, worker):
        monkeypatch.setattr(module, "time", clock)
    monkeypatch.setattr(worker, "PATIENCE", 60)  # of real seconds: nobody hangs here but where told
    return clock


def test_a_back_end_that_hangs_again_and_again_is_tried_ever_more_rarely(clock: Clock) -> None:
    voice = Voice()
    voice.release.clear()
    source = Source("voice", voice.opener)
    delays = []
    for _ in range(4):
        source.give_up(Keeper(voice.opener), look_every=2.0)
        delays.append(source.not_before - clock.now)
    voice.release.set()
    wait_until(lambda: voice.closed == 4)
    wait_until(lambda: not any(keeper.running for keeper in source.left))
    source.give_up(Keeper(voice.opener), look_every=2.0)
    assert [*delays, source.not_before - clock.now] == [2, 4, 8, 16, 2]


def test_a_back_end_that_was_mute_is_tried_more_rarely_too(clock: Clock) -> None:
    voice = Voice()
    source = Source("voice", voice.opener, mute=2)
    source.give_up(Keeper(voice.opener), look_every=2.0)
    assert source.not_before - clock.now == 32


def test_one_that_takes_words_and_never_ends_them_is_left_for_the_next(clock: Clock) -> None:
    first, second = TellingVoice("first"), Voice("second")
    with a_worker(first.opener, second.opener) as speaker:
        wait_until(lambda: speaker.voice() == "first")
        speaker.say("Hm", "en", interrupt=False)
        wait_until(lambda: first.heard)
        for _ in range(24):  # interruptions do not put it off
            clock.now += 0.1
            heard = len(first.heard + second.heard)
            speaker.say("Hm", "en", interrupt=True)
            wait_until(lambda heard=heard: len(first.heard + second.heard) > heard)
        assert any("Hm" in heard for heard in second.heard)


def test_one_whose_utterances_are_all_cut_short_is_not_taken_for_mute(clock: Clock) -> None:
    class Cut(TellingVoice):
        def speak(self, text: str, language: str, interrupt: bool, ended: Callable[[], None]) -> None:
            before = getattr(self, "ended", None)
            super().speak(text, language, interrupt, ended)
            if before is not None:
                before()

    voice, second = Cut("first"), Voice("second")
    with a_worker(voice.opener, second.opener) as speaker:
        wait_until(speaker.voice)
        for said in range(24):
            clock.now += 0.1
            speaker.say("Hm", "en", interrupt=True)
            wait_until(lambda said=said: len(voice.heard) > said)
        assert speaker.voice() == "first"
        assert not second.heard
