"""Ears for tests: which language a recording is in, told by how its loudness goes over time.

A recording is held against sentences rendered by the program espeak-ng; its length and its pauses differ by language,
whatever the version of the synthesizer, the sample rate and the volume.
"""

import io
import subprocess
import wave
from array import array
from functools import cache

STEP = 0.02
"""Seconds of one value of loudness."""
QUIET = 0.02
"""Share of the greatest loudness below which a recording has not begun or is over."""


def loudness(samples: "array[int]", rate: int) -> list[float]:
    """How loud one channel is, step by step, from the first sound to the last; the sum is 1."""
    size = int(rate * STEP)
    steps = [sum(map(abs, samples[start : start + size])) / size for start in range(0, len(samples), size)]
    top = max(steps, default=0.0)
    heard = [number for number, step in enumerate(steps) if step > top * QUIET]
    if not heard:
        return []
    steps = steps[heard[0] : heard[-1] + 1]
    return [step / sum(steps) for step in steps]


def difference(one: list[float], other: list[float]) -> float:
    """0 for the same, 2 for no loudness in common. A tenth longer or shorter counts as a slower or faster speaker."""
    length = max(len(one), len(other))
    if min(len(one), len(other)) > 0.9 * length:
        one, other = _stretched(one, length), _stretched(other, length)
    padded = [(*each, *[0.0] * (length - len(each))) for each in (one, other)]
    return sum(abs(left - right) for left, right in zip(*padded, strict=True))


def _stretched(steps: list[float], length: int) -> list[float]:
    chosen = [steps[number * len(steps) // length] for number in range(length)]
    return [step / sum(chosen) for step in chosen]


@cache
def rendered(text: str, language: str, words_a_minute: int = 170) -> tuple[float, ...]:
    """The loudness of ``text`` as the program espeak-ng speaks it."""
    command = ["espeak-ng", "--stdout", "-v", language, "-s", str(words_a_minute), text]
    sound = subprocess.run(command, check=True, capture_output=True).stdout
    with wave.open(io.BytesIO(sound)) as reader:  # the header of a stream does not know its length
        rate = reader.getframerate()
    return tuple(loudness(array("h", sound[44 : len(sound) // 2 * 2]), rate))


def language_of(heard: list[float], text: str) -> str:
    """The language among ``en``, ``fr`` and ``ru`` in which ``text`` was spoken.

    Fails where no other is at least twice as far away, and where none is near.
    """
    differences = {language: difference(heard, list(rendered(text, language))) for language in ("en", "fr", "ru")}
    nearest, second = sorted(differences, key=differences.__getitem__)[:2]
    assert differences[nearest] * 2 < differences[second], differences
    return nearest
