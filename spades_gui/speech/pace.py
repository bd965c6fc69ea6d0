"""Rates, -10…10, as the words a minute that synthesizers take."""

from typing import Final

SLOWEST: Final = 80
USUAL: Final = 170
FASTEST: Final = 449


def words_a_minute(rate: int) -> int:
    """As speech-dispatcher has it with eSpeak NG: straight lines from 80 for -10 over 170 for 0 to 449 for 10."""
    return round(USUAL + rate * ((FASTEST - USUAL) if rate > 0 else (USUAL - SLOWEST)) / 10)
