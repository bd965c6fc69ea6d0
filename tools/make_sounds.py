"""Make the sound effects: ``python tools/make_sounds.py [FOLDER]`` writes ``<cue>.wav`` for every cue.

All are computed from sines and noise with the standard library, to the same bytes each time. They are mono, 16 bits,
44.1 kHz: the mixer places them. Each kind of thing has its own material, so that an ear needs only the first tenth of a
second: cards are paper, tricks are wood, the player's turn is glass, a refusal is a buzz, spades breaking is a drum.
"""

import array
import math
import random
import sys
import wave
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from spades_gui.present.cues import Cue

RATE: Final = 44_100
"""Samples a second."""

FADE: Final = 0.004
"""Seconds in which a sound comes out of silence and goes back into it, so that neither clicks."""

_WINDOW: Final = 0.05
"""Seconds of the stretch by which a sound's loudness is set: about what an ear takes for one instant."""

Samples = list[float]
Partials = Sequence[tuple[float, float, float]]
"""Multiple of the note's frequency, strength, and the share of its decay time."""

GLASS: Final[Partials] = ((1, 1.0, 1.0), (2.76, 0.18, 0.5), (5.4, 0.05, 0.2))
WOOD: Final[Partials] = ((1, 1.0, 1.0), (3.93, 0.3, 0.3), (9.2, 0.06, 0.12))
REED: Final[Partials] = ((1, 1.0, 1.0), (2, 0.35, 0.9), (3, 0.25, 0.8), (4, 0.08, 0.7), (5, 0.06, 0.6))
STRING: Final[Partials] = ((1, 1.0, 1.0), (2, 0.4, 0.7), (3, 0.16, 0.5), (4, 0.07, 0.35))
SKIN: Final[Partials] = ((1, 1.0, 1.0), (1.59, 0.6, 0.6), (2.14, 0.4, 0.45), (3.3, 0.25, 0.3), (4.6, 0.12, 0.2))


def note(
    frequency: float, seconds: float, *, decay: float, partials: Partials, attack: float = 0.004, bend: float = 0.0
) -> Samples:
    """A struck note that loses 63 % of its strength every ``decay`` seconds.

    ``bend`` is how much higher it starts than it settles, as a share of its frequency, as a drum's skin does. Its last
    fifth leads into silence, so that nothing is cut off.
    """
    samples = [0.0] * round(seconds * RATE)
    for multiple, strength, share in partials:
        phase = 0.0
        for index in range(len(samples)):
            now = index / RATE
            swell = min(1.0, now / attack, (seconds - now) / (0.2 * seconds))
            samples[index] += strength * swell * math.exp(-now / (decay * share)) * math.sin(phase)
            phase += math.tau * frequency * multiple * (1 + bend * math.exp(-now / 0.03)) / RATE
    return samples


def paper(rng: random.Random, seconds: float, *, decay: float, low: float, high: float) -> Samples:
    """A brush of noise between two frequencies (in Hz) that dies away like a note."""
    samples = [rng.uniform(-1, 1) * math.exp(-index / RATE / decay) for index in range(round(seconds * RATE))]
    for _ in range(2):
        samples = _low_pass(samples, high)
        samples = [sample - deep for sample, deep in zip(samples, _low_pass(samples, low), strict=True)]
    return samples


def _low_pass(samples: Samples, frequency: float) -> Samples:
    share = 1 - math.exp(-math.tau * frequency / RATE)
    level = 0.0
    passed = []
    for sample in samples:
        level += share * (sample - level)
        passed.append(level)
    return passed


def together(*parts: tuple[float, float, Samples]) -> Samples:
    """Parts mixed, each given as its start in seconds, its strength and its samples."""
    length = max(round(start * RATE) + len(samples) for start, _, samples in parts)
    mixed = [0.0] * length
    for start, strength, samples in parts:
        offset = round(start * RATE)
        for index, sample in enumerate(samples):
            mixed[offset + index] += strength * sample
    return mixed


def _card(rng: random.Random, brightness: float = 1.0) -> Samples:
    slap = paper(rng, 0.09, decay=0.014, low=700, high=3200 * brightness)
    table = note(170 * brightness, 0.09, decay=0.018, partials=SKIN, attack=0.002)
    return together((0, 1.0, slap), (0.002, 0.12, table))


def card() -> Samples:
    """A card laid on the table."""
    return _card(random.Random("card"))


def deal() -> Samples:
    """A riffle: many light cards, the last ones slower."""
    rng = random.Random("deal")
    starts = [0.0]
    while len(starts) < 11:
        starts.append(starts[-1] + 0.036 + 0.002 * len(starts))
    return together(*((start, 0.7 + 0.3 * rng.random(), _card(rng, 0.9 + 0.4 * rng.random())) for start in starts))


def turn() -> Samples:
    """Two glasses, a fifth apart, almost at once."""
    first = note(880.0, 0.42, decay=0.13, partials=GLASS)
    second = note(1318.5, 0.36, decay=0.12, partials=GLASS)
    return together((0, 1.0, first), (0.075, 0.8, second))


def trick_us() -> Samples:
    """Wood, rising a fifth."""
    low, high = note(392.0, 0.22, decay=0.07, partials=WOOD), note(587.3, 0.28, decay=0.09, partials=WOOD)
    return together((0, 0.9, low), (0.12, 1.0, high))


def trick_them() -> Samples:
    """Wood, falling a fifth, and darker."""
    high, low = note(349.2, 0.22, decay=0.07, partials=WOOD[:2]), note(233.1, 0.28, decay=0.09, partials=WOOD[:2])
    return together((0, 0.9, high), (0.12, 1.1, low))


def spades_broken() -> Samples:
    """A deep drum."""
    crack = paper(random.Random("spades"), 0.12, decay=0.02, low=300, high=1800)
    return together((0, 1.0, note(98.0, 0.6, decay=0.16, partials=SKIN, bend=0.5)), (0, 1.2, crack))


def nil_lost() -> Samples:
    """A reed that steps down three times, a tritone in all."""
    steps = (415.3, 349.2, 293.7)
    notes = [note(step, 0.24, decay=0.11, partials=REED, attack=0.012) for step in steps]
    return together(*((0.13 * index, 1.0, played) for index, played in enumerate(notes)))


def refused() -> Samples:
    """A short dull buzz, twice."""
    hum: Partials = tuple((odd, 1 / odd, 1.0) for odd in (1, 3, 5, 7, 9))
    pulse = _low_pass(note(116.5, 0.075, decay=0.09, partials=hum, attack=0.008), 900)
    return together((0, 1.0, _faded(pulse, 0.012)), (0.095, 1.0, _faded(pulse, 0.012)))


def edge() -> Samples:
    """A knuckle on the table's rim."""
    tap = paper(random.Random("edge"), 0.06, decay=0.004, low=200, high=1500)
    return together((0, 1.0, note(330.0, 0.07, decay=0.014, partials=WOOD, attack=0.001)), (0, 0.5, tap))


def playable() -> Samples:
    """A drop: hardly there, and high."""
    return note(1568.0, 0.06, decay=0.014, partials=((1, 1.0, 1.0), (2, 0.12, 0.5)), attack=0.003)


def win() -> Samples:
    """Up a major chord, and the chord."""
    steps = (523.3, 659.3, 784.0)
    rising = [(0.14 * index, 0.8, note(step, 0.5, decay=0.16, partials=STRING)) for index, step in enumerate(steps)]
    chord = [(0.46, 0.6, note(step, 1.0, decay=0.3, partials=STRING)) for step in (523.3, 659.3, 784.0, 1046.5)]
    return together(*rising, *chord)


def loss() -> Samples:
    """Down a minor chord to its low end."""
    steps = (440.0, 349.2, 293.7)
    falling = [(0.2 * index, 0.8, note(step, 0.5, decay=0.18, partials=STRING)) for index, step in enumerate(steps)]
    chord = [(0.62, 0.7, note(step, 0.8, decay=0.26, partials=STRING)) for step in (146.8, 220.0, 293.7)]
    return together(*falling, *chord)


SOUNDS: Final[dict[Cue, tuple[Callable[[], Samples], float]]] = {
    Cue.DEAL: (deal, -30),
    Cue.CARD: (card, -30),
    Cue.TURN: (turn, -28),
    Cue.TRICK_US: (trick_us, -28),
    Cue.TRICK_THEM: (trick_them, -29),
    Cue.SPADES_BROKEN: (spades_broken, -32),
    Cue.NIL_LOST: (nil_lost, -28),
    Cue.REFUSED: (refused, -35),
    Cue.EDGE: (edge, -34),
    Cue.PLAYABLE: (playable, -37),
    Cue.WIN: (win, -27),
    Cue.LOSS: (loss, -29.5),
}
"""Every cue's maker and its loudness, in dB of full scale: speech stays above all of them.

Deep sounds are set lower, so that they do not boom in headphones; what sounds at each step of the cursor is the
softest.
"""


def _faded(samples: Samples, seconds: float = FADE) -> Samples:
    length = round(seconds * RATE)
    last = len(samples) - 1
    return [
        sample * min(1.0, index / length) * min(1.0, (last - index) / length) for index, sample in enumerate(samples)
    ]


def loudness(samples: Samples) -> float:
    """The root mean square of the sound's loudest stretch, as strong as an ear hears it.

    The ear is modelled by the poles of the A-weighting curve of IEC 61672-1, at 107.7, 737.9 and 12,194 Hz, without
    those below 50 Hz, where no sound of ours is.
    """
    for pole in (107.7, 737.9):
        samples = [sample - deep for sample, deep in zip(samples, _low_pass(samples, pole), strict=True)]
    samples = _low_pass(_low_pass(samples, 12_194), 12_194)
    length = round(_WINDOW * RATE)
    energy = sum(sample * sample for sample in samples[:length])
    largest = energy
    for leaving, entering in zip(samples, samples[length:], strict=False):
        energy += entering * entering - leaving * leaving
        largest = max(largest, energy)
    return math.sqrt(largest / length)


def rendered(cue: Cue) -> "array.array[int]":
    """The cue's samples as they stand in its file."""
    make, decibels = SOUNDS[cue]
    samples = _faded(make())
    gain = 32_767 * 10 ** (decibels / 20) / loudness(samples)
    return array.array("h", [round(gain * sample) for sample in samples])


def write(folder: Path) -> None:
    """Write the file of every cue into ``folder``."""
    folder.mkdir(parents=True, exist_ok=True)
    for cue in Cue:
        samples = rendered(cue)
        if sys.byteorder == "big":
            samples.byteswap()
        with wave.open(str(folder / f"{cue.value}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(samples.tobytes())


if __name__ == "__main__":
    write(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent.parent / "sounds")
