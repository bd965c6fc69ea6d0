"""What the player chooses about the voice, and what they are told of it."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager

import pytest
from speech_daemon import wait_until

from spades_gui.app.ports import NO_VOICE, SpeechNews
from spades_gui.speech import sources, worker
from spades_gui.speech.backend import Backend, UnavailableError
from spades_gui.speech.sources import Source
from spades_gui.speech.worker import SpeechWorker


class Voice(Backend):
    """A back end with everything to choose, that writes down how it is asked to speak."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.works = True
        self.held = threading.Event()
        self.held.set()
        self.tried = False
        """Whether it is being made and ``held`` up in that."""
        self.heard: list[str] = []
        self.languages = ("en", "fr")
        self.rate = 0
        self.volume = 5
        self.chosen: dict[str, str] = {}

    def opener(self) -> "Voice":
        self.tried = not self.held.is_set()
        self.held.wait()
        if not self.works:
            raise UnavailableError(self.name)
        self.rate, self.volume, self.chosen = 0, 5, {}
        return self

    def set_rate(self, rate: int) -> None:
        self.rate = rate

    def set_volume(self, volume: int) -> None:
        self.volume = volume

    def voices(self, language: str) -> tuple[str, ...]:
        return (f"{self.name} one", f"{self.name} two", f"{self.name} three") if language in self.languages else ()

    def set_voice(self, language: str, voice: str) -> None:
        self.chosen[language] = voice

    def lacks(self, language: str) -> bool:
        return language not in self.languages

    def speak(self, text: str, language: str, interrupt: bool, ended: Callable[[], None]) -> None:
        if not self.works:
            raise OSError(self.name)
        self.heard.append(f"{text} {self.rate} {self.volume} {self.chosen.get(language, '-')}")

    def silence(self) -> None:
        pass

    def alive(self) -> bool:
        return self.works


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine, no voice is taken for one that hangs."""
    monkeypatch.setattr(worker, "PATIENCE", 60)
    monkeypatch.setattr(sources, "OPENING_PATIENCE", 3600)


@contextmanager
def a_worker(*voices: Voice, wake: Callable[[], None] = lambda: None, **choices: object) -> Iterator[SpeechWorker]:
    speaker = SpeechWorker([Source(each.name, each.opener) for each in voices], wake, 0.1, **choices)  # type: ignore[arg-type]
    with closing(speaker):
        yield speaker


def spoken_by(speaker: SpeechWorker, voice: Voice, text: str, language: str = "en") -> str:
    speaker.say(text, language, interrupt=True)
    wait_until(lambda: any(heard.startswith(text) for heard in voice.heard))
    return voice.heard[-1]


def test_back_ends_are_named_in_order_whether_they_work_or_not() -> None:
    first, second = Voice("first"), Voice("second")
    first.works = False
    with a_worker(first, second) as speaker:
        assert speaker.back_ends() == ("first", "second")


def test_the_preferred_one_speaks_at_once_and_what_is_said_then_is_said_by_it() -> None:
    first, second = Voice("first"), Voice("second")
    with a_worker(first, second) as speaker:
        wait_until(speaker.voice)
        speaker.prefer("second")
        speaker.say("Sample.", "en", interrupt=True)
        wait_until(lambda: second.heard)
        assert speaker.voice() == "second"
        assert not first.heard
        assert speaker.news() == (SpeechNews("second"),)
        assert speaker.news() == ()
        time.sleep(0.3)  # several looks
        assert speaker.voice() == "second"
        speaker.prefer("")
        wait_until(lambda: speaker.voice() == "first")
        assert speaker.news() == (SpeechNews("first"),)


def test_to_prefer_the_same_again_takes_nothing_from_the_one_that_stands_in() -> None:
    first, second = Voice("first"), Voice("second")
    first.works = False
    with a_worker(first, second) as speaker:
        wait_until(lambda: speaker.voice() == "second")
        second.held.clear()  # another one could not be made
        speaker.prefer("")
        speaker.say("Theme: dark.", "en", interrupt=True)
        wait_until(lambda: second.heard)
        second.held.set()


def test_where_the_preferred_one_fails_the_best_other_speaks_until_it_is_back() -> None:
    first, second, third = Voice("first"), Voice("second"), Voice("third")
    with a_worker(first, second, third, preferred="third") as speaker:
        wait_until(lambda: speaker.voice() == "third")
        assert speaker.news() == ()
        third.works = False
        spoken_by(speaker, first, "Your turn.")
        assert speaker.news() == (SpeechNews("first"),)
        third.works = True
        wait_until(lambda: speaker.voice() == "third")


def test_a_choice_made_while_the_voice_is_being_silenced_waits_for_no_look() -> None:
    class Obeying(Voice):
        def silence(self) -> None:
            speaker.prefer(NO_VOICE)

    voice = Obeying("only")
    speaker = SpeechWorker([Source(voice.name, voice.opener)], lambda: None, look_every=3600)
    with closing(speaker):
        wait_until(speaker.voice)
        speaker.silence()
        wait_until(lambda: not speaker.voice())


def test_what_is_said_after_the_choice_is_never_said_by_the_one_before() -> None:
    class Interrupted(Voice):
        def speak(self, text: str, language: str, interrupt: bool, ended: Callable[[], None]) -> None:
            super().speak(text, language, interrupt, ended)
            speaker.prefer("second")
            speaker.say("Sample.", "en", interrupt=True)

    first, second = Interrupted("first"), Voice("second")
    with a_worker(first, second) as speaker:
        wait_until(lambda: speaker.voice() == "first")
        speaker.say("Your turn.", "en", interrupt=False)
        wait_until(lambda: second.heard)
        assert [heard.partition(".")[0] for heard in first.heard + second.heard] == ["Your turn", "Sample"]


def test_a_preference_from_another_system_is_none() -> None:
    first, second = Voice("first"), Voice("second")
    with a_worker(first, second, preferred="sapi") as speaker:
        wait_until(lambda: speaker.voice() == "first")
        assert speaker.news() == ()


def test_at_the_start_there_is_news_only_of_another_than_the_best() -> None:
    first, second = Voice("first"), Voice("second")
    first.works = False
    woken = threading.Event()
    with a_worker(first, second, wake=woken.set) as speaker:
        assert woken.wait(300)
        wait_until(lambda: speaker.voice() == "second")
        assert speaker.news() == (SpeechNews("second"),)


def test_one_that_is_made_anew_is_no_news() -> None:
    voice = Voice("only")
    with a_worker(voice) as speaker:
        wait_until(speaker.voice)
        voice.works = False
        wait_until(lambda: not speaker.voice())
        voice.works = True
        wait_until(speaker.voice)
        assert speaker.news() == ()


def test_of_several_changes_only_the_last_is_told() -> None:
    first, second = Voice("first"), Voice("second")
    with a_worker(first, second) as speaker:
        wait_until(speaker.voice)
        for name in ("second", "first", "second"):
            speaker.prefer(name)
            wait_until(lambda name=name: speaker.voice() == name)
        assert speaker.news() == (SpeechNews("second"),)


def test_a_missing_language_is_told_once_for_each_back_end() -> None:
    first, second = Voice("first"), Voice("second")
    woken = threading.Event()
    with a_worker(first, second, wake=woken.set) as speaker:
        wait_until(speaker.voice)
        woken.clear()
        spoken_by(speaker, first, "Раз.", "ru")
        assert woken.wait(300)
        spoken_by(speaker, first, "Два.", "ru")
        spoken_by(speaker, first, "Trois.", "fr")
        assert speaker.news() == (SpeechNews("first", "ru"),)
        speaker.prefer("second")
        spoken_by(speaker, second, "Три.", "ru")
        wait_until(lambda: not speaker.busy())
        assert speaker.news() == (SpeechNews("second"), SpeechNews("second", "ru"))


def test_rate_volume_and_voice_are_those_of_the_next_utterance_and_have_limits() -> None:
    voice = Voice("v")
    with a_worker(voice) as speaker:
        wait_until(speaker.voice)
        assert (speaker.change_rate(+2), speaker.change_volume(-1), speaker.change_voice(+1, "fr")) == (2, 4, "v two")
        assert spoken_by(speaker, voice, "Un.", "fr") == "Un. 2 4 v two"
        assert spoken_by(speaker, voice, "One.", "en") == "One. 2 4 -"
        assert (speaker.change_rate(-30), speaker.change_volume(+30)) == (-10, 10)
        assert [speaker.change_voice(+1, "fr") for _ in range(3)] == ["v three", "v one", "v two"]
        assert [speaker.change_voice(-1, "fr") for _ in range(3)] == ["v one", "v three", "v two"]
        assert speaker.change_voice(+1, "ru") is None


def test_choices_outlive_a_back_end_and_voices_are_remembered_for_each() -> None:
    first, second = Voice("first"), Voice("second")
    with a_worker(first, second) as speaker:
        wait_until(speaker.voice)
        speaker.change_rate(+3)
        speaker.change_volume(+1)
        speaker.change_voice(+1, "en")
        first.works = False
        assert spoken_by(speaker, second, "Here.") == "Here. 3 6 -"
        speaker.change_voice(+2, "en")
        first.works = True
        wait_until(lambda: speaker.voice() == "first")
        assert spoken_by(speaker, first, "Back.") == "Back. 3 6 first two"
        speaker.prefer("second")
        assert spoken_by(speaker, second, "There.") == "There. 3 6 second three"


def test_choices_made_before_are_taken_up_where_the_back_end_knows_them() -> None:
    voice = Voice("v")
    with a_worker(voice, rate=4, volume=9, voices={"en": "v three", "fr": "unknown"}) as speaker:
        assert spoken_by(speaker, voice, "One.", "en") == "One. 4 9 v three"
        assert spoken_by(speaker, voice, "Un.", "fr") == "Un. 4 9 -"
        assert speaker.change_voice(+1, "fr") == "v two"


def test_without_a_back_end_there_is_nothing_to_choose() -> None:
    with a_worker() as speaker:
        assert speaker.back_ends() == ()
        assert (speaker.change_rate(1), speaker.change_volume(1), speaker.change_voice(1, "en")) == (None, None, None)


def test_speech_goes_on_while_a_better_back_end_hangs_in_its_making() -> None:
    first, second = Voice("first"), Voice("second")
    first.works = False
    with a_worker(first, second) as speaker:
        wait_until(lambda: speaker.voice() == "second")
        first.held.clear()
        wait_until(lambda: first.tried)
        for number in range(20):
            spoken_by(speaker, second, f"Card {number}.")
        first.works = True
        first.held.set()
        wait_until(lambda: speaker.voice() == "first")


def test_at_the_start_the_next_steps_in_after_a_second_for_one_that_hangs() -> None:
    first, second = Voice("first"), Voice("second")
    first.held.clear()
    with a_worker(first, second) as speaker:
        began = time.monotonic()
        speaker.say("Main menu.", "en", interrupt=False)
        wait_until(lambda: second.heard)
        assert time.monotonic() - began > 0.9
        first.held.set()
        wait_until(lambda: speaker.voice() == "first")
