"""How long an utterance takes, for back ends that do not tell.

Measured with eSpeak NG 1.51: twelve sentences of a game in each language, 8 to 85 characters long, rendered to a file
at the default rate of 175 words a minute. An onset of 0.2 s and a constant pace fit each sentence within 25 %. Figures
are spoken as words, so each takes longer than a letter: by 0.26–0.4 s in numbers of one to four figures. At
other rates all are spoken as much faster or slower as the words a minute of ``pace`` say.
"""

from spades_gui.speech.pace import USUAL, words_a_minute

ONSET = 0.2
CHARACTERS_A_SECOND = {"en": 16.0, "fr": 21.0, "ru": 15.7}
FIGURE = 0.33
"""Seconds that a figure takes beyond a letter."""
SLOWEST_LANGUAGE = min(CHARACTERS_A_SECOND.values())


def speaking_time(text: str, language: str, rate: int = 0) -> float:
    """Seconds that ``text`` takes at ``rate``, -10…10; of another language, the slowest we know."""
    pace = CHARACTERS_A_SECOND.get(language, SLOWEST_LANGUAGE)
    figures = sum(map(str.isdecimal, text))
    return (ONSET + len(text) / pace + FIGURE * figures) * USUAL / words_a_minute(rate)
