"""How long an utterance takes, for back ends that do not tell.

Measured with eSpeak NG 1.51: twelve sentences of a game in each language, 8 to 85 characters long, rendered to a file
at the default rate of 175 words a minute. An onset of 0.2 s and a constant pace fit each sentence within 25 %. Through
speech-dispatcher the rates -10, 0 and 10 are 80, 170 and 449 words a minute, with straight lines between.
"""

ONSET = 0.2
CHARACTERS_A_SECOND = {"en": 16.0, "fr": 21.0, "ru": 15.7}
SLOWEST_LANGUAGE = min(CHARACTERS_A_SECOND.values())


def speaking_time(text: str, language: str, rate: int = 0) -> float:
    """Seconds that ``text`` takes at ``rate``, -10…10; of another language, the slowest we know."""
    pace = CHARACTERS_A_SECOND.get(language, SLOWEST_LANGUAGE)
    return (ONSET + len(text) / pace) / _speed(rate)


def _speed(rate: int) -> float:
    return 1 + rate * (449 / 170 - 1) / 10 if rate >= 0 else 1 + rate * (1 - 80 / 170) / 10
