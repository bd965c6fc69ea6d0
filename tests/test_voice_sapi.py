"""SAPI 5 through an output that behaves like accessible-output2's, over voices like those of Windows."""

from typing import Any

from accessible_output2.outputs.base import Output

from spades_gui.speech.sapi import Sapi


class Token:
    """A voice of SAPI as its COM object shows it."""

    def __init__(self, description: str, language: str) -> None:
        self.description = description
        self.language = language

    def GetDescription(self) -> str:  # noqa: N802
        return self.description

    def GetAttribute(self, name: str) -> str:  # noqa: N802
        assert name == "Language"
        return self.language


class Fake(Output):
    """The output, with the COM object's part that is used."""

    name = "sapi5"

    def __init__(self, *voices: Token) -> None:
        super().__init__()
        self.object = self
        self.tokens = voices
        self.voice = voices[0].description
        self.rate, self.volume = 1, 80
        self.told: list[Any] = []

    def GetVoices(self) -> tuple[Token, ...]:  # noqa: N802
        return self.tokens

    def get_voice(self) -> str:
        return self.voice

    def set_voice(self, name: str) -> None:
        assert name in [token.description for token in self.tokens]
        self.voice = name
        self.told.append(name)

    def get_rate(self) -> int:
        return self.rate

    def set_rate(self, rate: int) -> None:
        self.rate = rate

    def get_volume(self) -> int:
        return self.volume

    def set_volume(self, volume: int) -> None:
        self.volume = volume

    def speak(self, text: str, interrupt: bool = False) -> None:
        self.told.append((text, interrupt))

    def silence(self) -> None:
        self.told.append("silence")

    def is_active(self) -> bool:
        return True


HORTENSE = Token("Microsoft Hortense Desktop - French", "40C")
JULIE = Token("Microsoft Julie - French (France)", "40c")
IRINA = Token("Microsoft Irina Desktop - Russian", "419")
ZIRA = Token("Microsoft Zira Desktop - English (United States)", "409")
BOTH = Token("Somebody's Voice", "809;9")
ODD = Token("Broken", "")
GERMAN = Token("Microsoft Hedda Desktop - German", "407")


def say(voice: Sapi, text: str, language: str, interrupt: bool = False) -> None:
    voice.speak(text, language, interrupt, lambda: None)


def test_each_utterance_is_spoken_by_a_voice_for_its_language() -> None:
    output = Fake(ZIRA, HORTENSE, ODD, IRINA, JULIE)
    voice = Sapi(lambda: output)
    say(voice, "Your turn.", "en")
    say(voice, "À vous.", "fr", interrupt=True)
    say(voice, "Dame de cœur.", "fr")
    say(voice, "Ваш ход.", "ru")
    assert output.told == [
        ("Your turn.", False),
        HORTENSE.description,
        ("À vous.", True),
        ("Dame de cœur.", False),
        IRINA.description,
        ("Ваш ход.", False),
    ]


def test_the_systems_own_voice_comes_first_where_it_fits() -> None:
    output = Fake(HORTENSE, JULIE)
    output.voice = JULIE.description
    voice = Sapi(lambda: output)
    assert voice.voices("fr") == (JULIE.description, HORTENSE.description)
    say(voice, "À vous.", "fr")
    assert output.told == [("À vous.", False)]


def test_a_voice_of_several_languages_is_listed_once() -> None:
    assert Sapi(lambda: Fake(BOTH)).voices("en") == (BOTH.description,)


def test_the_players_voice_is_used_for_its_language() -> None:
    output = Fake(HORTENSE, JULIE, ZIRA)
    voice = Sapi(lambda: output)
    voice.set_voice("fr", JULIE.description)
    say(voice, "À vous.", "fr")
    say(voice, "Your turn.", "en")
    assert output.told == [JULIE.description, ("À vous.", False), ZIRA.description, ("Your turn.", False)]


def test_without_a_voice_for_the_language_the_nearest_speaks() -> None:
    output = Fake(GERMAN, ZIRA)
    voice = Sapi(lambda: output)
    assert (voice.lacks("ru"), voice.lacks("en")) == (True, False)
    say(voice, "Ваш ход.", "ru")
    assert output.voice == ZIRA.description
    german = Fake(GERMAN)
    say(Sapi(lambda: german), "Ваш ход.", "ru")
    assert german.told == [("Ваш ход.", False)]


def test_rate_and_volume() -> None:
    output = Fake(ZIRA)
    voice = Sapi(lambda: output)
    assert (voice.rate, voice.volume, voice.tells_end) == (1, 8, False)
    voice.set_rate(-3)
    voice.set_volume(10)
    assert (voice.rate, output.rate, voice.volume, output.volume) == (-3, -3, 10, 100)


def test_text_is_made_fit_for_the_librarys_xml() -> None:
    output = Fake(ZIRA)
    say(Sapi(lambda: output), "Tom & Jerry < 3", "en")
    assert output.told == [("Tom &amp; Jerry < 3", False)]  # the library escapes "<" itself


def test_silence() -> None:
    output = Fake(ZIRA)
    Sapi(lambda: output).silence()
    assert output.told == ["silence"]
