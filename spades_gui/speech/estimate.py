"""How long an utterance takes, for back ends that do not tell.

Measured with eSpeak NG 1.51: twelve sentences of a game in each language, 8 to 85 characters long, rendered to a file
at the default rate of 175 words a minute. An onset of 0.2 s and a constant pace fit each sentence within 25 %. At
other rates they are spoken as much faster or slower as the words a minute of ``pace`` say.
"""

from spades_gui.speech.pace import USUAL, words_a_minute

ONSET = 0.2
CHARACTERS_A_SECOND = {"en": 16.0, "fr": 21.0, "ru": 15.7}
SLOWEST_LANGUAGE = min(CHARACTERS_A_SECOND.values())


def speaking_time(text: str, language: str, rate: int = 0) -> float:
    """Seconds that ``text`` takes at ``rate``, -10…10; of another language, the slowest we know."""
    pace = CHARACTERS_A_SECOND.get(language, SLOWEST_LANGUAGE)
    return (ONSET + len(text) / pace) * USUAL / words_a_minute(rate)
