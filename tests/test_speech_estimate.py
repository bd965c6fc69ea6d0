"""Estimates of the length of speech, held against a real synthesizer."""

import io
import subprocess
import wave

import pytest
from needs import needs

from spades_gui.speech.estimate import speaking_time

# Other sentences than those the constants come from.
SENTENCES = {
    "en": ["West leads the seven of clubs.", "Three tricks to two; your partner still needs one.", "Nil is lost."],
    "fr": ["Ouest entame du sept de trèfle.", "Il manque encore une levée à votre partenaire.", "Le nul est perdu."],
    "ru": ["Запад ходит семёркой треф.", "Вашему партнёру нужна ещё одна взятка.", "Ноль не удался."],
}


def rendered(text: str, language: str, words_a_minute: int) -> float:
    """Seconds of sound that espeak-ng makes of ``text``."""
    command = ["espeak-ng", "--stdout", "-v", language, "-s", str(words_a_minute), text]
    sound = subprocess.run(command, check=True, capture_output=True).stdout
    with wave.open(io.BytesIO(sound)) as reader:  # the header of a stream does not know its length
        return (len(sound) - 44) / reader.getsampwidth() / reader.getframerate()


@pytest.mark.parametrize("language", SENTENCES)
@pytest.mark.parametrize(("rate", "words_a_minute"), [(-10, 80), (0, 170), (5, 309), (10, 449)])
def test_an_estimate_is_near_what_a_synthesizer_takes(language: str, rate: int, words_a_minute: int) -> None:
    needs("espeak-ng", package="espeak-ng")
    real = sum(rendered(text, language, words_a_minute) for text in SENTENCES[language])
    estimate = sum(speaking_time(text, language, rate) for text in SENTENCES[language])
    assert estimate == pytest.approx(real, rel=0.3)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Deal 123, 456, 789."),
        ("en", "We 457, 7 bags. They minus 48, 3 bags."),
        ("fr", "Donne numéro 123, 456, 789."),
        ("fr", "Nous 457, 7 sacs."),
        ("ru", "Номер сдачи: 123, 456, 789."),
        ("ru", "Мы 457, мешков 7."),
    ],
)
def test_numbers_take_the_time_of_their_words_or_a_voice_would_be_given_up_in_the_midst_of_them(
    language: str, text: str
) -> None:
    needs("espeak-ng", package="espeak-ng")
    assert speaking_time(text, language) == pytest.approx(rendered(text, language, 170), rel=0.3)


def test_an_unknown_language_is_taken_for_the_slowest() -> None:
    assert speaking_time("Tocca a te.", "it") == max(speaking_time("Tocca a te.", language) for language in SENTENCES)
