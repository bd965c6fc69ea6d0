"""Screen readers through accessible-output2's interface, with outputs that behave like those of Windows and macOS."""

from typing import Any

import pytest
from accessible_output2.outputs.base import Output, OutputError
from speech_daemon import wait_until

from spades_gui.speech.backend import UnavailableError
from spades_gui.speech.readers import Readers
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


class Synthesizer(Fake):
    """One with a rate, like SAPI 5."""

    has_rate = True
    _rate = 3

    def get_rate(self) -> int:
        return self._rate

    def set_rate(self, rate: int) -> None:
        self._rate = rate


class Broken(Fake):
    """One whose library answers with errors."""

    def is_active(self) -> bool:
        raise OSError("access violation")


def not_installed() -> Fake:
    raise OutputError


def test_the_first_active_reader_speaks_and_brailles() -> None:
    resting, reader, second = Fake("JAWS", active=False), Braille("NVDA"), Fake("sapi5")
    readers = Readers([not_installed, Broken("broken"), resting, reader, second])
    assert readers.name == "NVDA"
    readers.speak("Your turn.", "en", True, ignore_end)
    readers.speak("À vous.", "fr", False, ignore_end)
    assert reader.told == [
        ("speak", "Your turn.", True),
        ("braille", "Your turn."),
        ("speak", "À vous.", False),
        ("braille", "À vous."),
    ]
    assert not resting.told
    assert not second.told


def test_a_reader_without_braille_only_speaks() -> None:
    reader = Fake("JAWS")
    Readers([reader]).speak("Your turn.", "en", False, ignore_end)
    assert reader.told == [("speak", "Your turn.", False)]


def test_silence_where_there_is_a_call_for_it_and_where_there_is_none() -> None:
    with_call, without = Braille("NVDA"), Fake("JAWS")
    Readers([with_call]).silence()
    Readers([without]).silence()
    assert with_call.told == [("silence",)]
    assert without.told == [("speak", "", True)]


def test_text_for_sapi_is_made_fit_for_the_librarys_xml() -> None:
    sapi, reader = Synthesizer("sapi5"), Fake("NVDA")
    Readers([sapi]).speak("Tom & Jerry < 3", "en", False, ignore_end)
    Readers([reader]).speak("Tom & Jerry < 3", "en", False, ignore_end)
    assert sapi.told == [("speak", "Tom &amp; Jerry < 3", False)]  # the library escapes "<" itself
    assert reader.told == [("speak", "Tom & Jerry < 3", False)]


def test_only_one_with_a_rate_has_a_rate() -> None:
    assert Readers([Fake("NVDA")]).rate is None
    sapi = Synthesizer("sapi5")
    readers = Readers([sapi])
    assert readers.rate == 3
    readers.set_rate(-2)
    assert (readers.rate, sapi.get_rate()) == (-2, -2)


def test_without_an_active_reader_there_is_no_back_end() -> None:
    with pytest.raises(UnavailableError):
        Readers([not_installed, Fake("NVDA", active=False)])


def test_a_reader_that_starts_or_stops_takes_over_or_hands_over() -> None:
    reader, fallback = Fake("NVDA", active=False), Synthesizer("sapi5")
    speaker = SpeechWorker([lambda: Readers([reader, fallback])], lambda: None, look_every=0.05)
    try:
        wait_until(lambda: speaker.voice() == "sapi5")
        assert speaker.change_rate(+1) == 4
        reader.active = True
        wait_until(lambda: speaker.voice() == "NVDA")
        assert speaker.change_rate(+1) is None
        reader.active = False
        wait_until(lambda: speaker.voice() == "sapi5")
        speaker.say("Back.", "en", interrupt=False)
        wait_until(lambda: fallback.told)
        assert fallback.get_rate() == 4
    finally:
        speaker.close()
