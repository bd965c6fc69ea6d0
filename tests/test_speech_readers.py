"""Screen readers through accessible-output2's interface, with outputs that behave like those of Windows and macOS."""

import threading
from typing import Any

import pytest
from accessible_output2.outputs.base import Output, OutputError
from speech_daemon import wait_until

from spades_gui.speech.backend import UnavailableError
from spades_gui.speech.braille import BrailleLine
from spades_gui.speech.readers import ReaderFinder, Readers
from spades_gui.speech.sources import Source
from spades_gui.speech.worker import SpeechWorker


def ignore_end() -> None:
    pass


class Fake(Output):
    """An output that is made by calling it, as a class would be, and writes down what it is told."""

    def __init__(self, name: str, active: bool = True) -> None:
        super().__init__()
        self.name = name
        self.active = active
        self.told: list[tuple[Any, ...]] = []

    def __call__(self) -> "Fake":
        return self

    def is_active(self) -> bool:
        return self.active

    def speak(self, text: str, interrupt: bool = False) -> None:
        self.told.append(("speak", text, interrupt))


class Braille(Fake):
    """One with a braille display and a way to be silent, like NVDA."""

    def braille(self, text: str, **_options: object) -> None:
        self.told.append(("braille", text))

    def silence(self) -> None:
        self.told.append(("silence",))


class Broken(Fake):
    """One whose library answers with errors."""

    def is_active(self) -> bool:
        raise OSError("access violation")


def not_installed() -> Fake:
    raise OutputError


def readers_of(*kinds: Any) -> Readers:
    return ReaderFinder(lambda: kinds)()


def test_the_first_active_reader_speaks() -> None:
    resting, reader, second = Fake("JAWS", active=False), Braille("NVDA"), Fake("ZDSR")
    readers = readers_of(not_installed, Broken("broken"), resting, reader, second)
    assert readers.name == "NVDA"
    readers.speak("Your turn.", "en", True, ignore_end)
    readers.speak("À vous.", "fr", False, ignore_end)
    assert reader.told == [("speak", "Your turn.", True), ("speak", "À vous.", False)]
    assert not resting.told
    assert not second.told


def test_a_reader_keeps_its_users_rate_volume_and_voice() -> None:
    reader = readers_of(Fake("NVDA"))
    assert (reader.rate, reader.volume, reader.voices("en"), reader.lacks("ru")) == (None, None, (), False)


def test_silence_where_there_is_a_call_for_it_and_where_there_is_none() -> None:
    with_call, without = Braille("NVDA"), Fake("JAWS")
    readers_of(with_call).silence()
    readers_of(without).silence()
    assert with_call.told == [("silence",)]
    assert without.told == [("speak", "", True)]


def test_without_an_active_reader_there_is_no_back_end() -> None:
    with pytest.raises(UnavailableError):
        readers_of(not_installed, Fake("NVDA", active=False))


def test_readers_that_are_not_installed_are_not_asked_for_at_every_look() -> None:
    asked: list[str] = []

    def missing() -> Fake:
        asked.append("missing")
        raise OutputError

    reader = Fake("NVDA", active=False)
    finder = ReaderFinder(lambda: [missing, reader])
    for _ in range(3):
        with pytest.raises(UnavailableError):
            finder()
    reader.active = True
    assert finder().name == "NVDA"
    assert asked == ["missing"]


def test_a_reader_that_starts_or_stops_takes_over_or_hands_over() -> None:
    first, second = Fake("NVDA", active=False), Fake("JAWS")
    source = Source("screen-reader", ReaderFinder(lambda: [first, second]))
    speaker = SpeechWorker([source], lambda: None, look_every=0.05)
    try:
        wait_until(lambda: speaker.voice() == "JAWS")
        first.active = True
        wait_until(lambda: speaker.voice() == "NVDA")
        assert speaker.change_rate(+1) is None
        first.active = False
        wait_until(lambda: speaker.voice() == "JAWS")
        speaker.say("Back.", "en", interrupt=False)
        wait_until(lambda: ("speak", "Back.", False) in second.told)
    finally:
        speaker.close()


def brailled(reader: Fake) -> list[str]:
    return [told[1] for told in reader.told if told[0] == "braille"]


def test_every_text_goes_to_the_braille_line_even_when_speech_is_cut() -> None:
    reader = Braille("NVDA")
    finder = ReaderFinder(lambda: [reader])
    speaker = SpeechWorker([Source("screen-reader", finder)], lambda: None, braille=BrailleLine(finder))
    try:
        for number in range(20):
            speaker.say(f"West plays the {number} of clubs.", "en", interrupt=True, braille=f"{number}C")
        speaker.say("Your turn.", "en", interrupt=True)
        speaker.silence()
        wait_until(lambda: len(brailled(reader)) == 21)
    finally:
        speaker.close()
    assert brailled(reader) == [*(f"{number}C" for number in range(20)), "Your turn."]


def test_braille_goes_to_the_reader_while_another_voice_speaks_or_none_does() -> None:
    reader = Braille("NVDA")
    speaker = SpeechWorker([], lambda: None, braille=BrailleLine(ReaderFinder(lambda: [reader])))
    try:
        speaker.say("Your turn.", "en", interrupt=False)
        wait_until(lambda: brailled(reader) == ["Your turn."])
    finally:
        speaker.close()


def test_a_reader_without_braille_and_one_whose_braille_fails_harm_nothing() -> None:
    class Failing(Braille):
        def braille(self, text: str, **options: object) -> None:
            super().braille(text)
            raise OSError(text)

    for reader in (Fake("ZDSR"), Failing("JAWS")):
        line = BrailleLine(ReaderFinder(lambda reader=reader: [reader]), look_every=0.0)
        line.show("One.")
        line.show("Two.")
        line.close(60)
        assert brailled(reader) == (["One.", "Two."] if reader.name == "JAWS" else [])


def test_braille_waits_for_a_reader_and_follows_it() -> None:
    asked = threading.Event()

    class Asked(Braille):
        def is_active(self) -> bool:
            active = self.active
            asked.set()
            return active

    first, second = Braille("NVDA", active=False), Asked("JAWS", active=False)
    line = BrailleLine(ReaderFinder(lambda: [first, second]), look_every=0.0)
    line.show("Nobody reads this.")
    assert asked.wait(300)
    second.active = True
    line.show("One.")
    wait_until(lambda: brailled(second) == ["One."])
    first.active = True
    line.show("Two.")
    wait_until(lambda: brailled(first) == ["Two."])
    line.close(60)
    assert brailled(second) == ["One."]
