"""The parts around the game for ``soak.py``: they draw, speak, think and keep just enough, and count."""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import pygame

from spades_gui.app.doubles import RecordingMatchKeeper
from spades_gui.app.headless import HeadlessSpeaker
from spades_gui.app.ports import Chosen, Weights
from spades_gui.app.saved_match import SavedMatch
from spades_gui.app.thinkers import STAND_IN, InlineThinker
from spades_gui.core.observation import Observation
from spades_gui.present.picture import Picture
from spades_gui.present.spot import Spot
from spades_gui.screen.painter import TablePainter

DRAWN: Final = 0.05
"""How often a picture is drawn."""
POINTED: Final = 0.1
"""How often, after a burst, something is pointed at."""
SEARCHED: Final = 0.002
"""How often a player that searches is let do so."""


@dataclass(slots=True)
class Tally:
    """What has happened in a run."""

    keys: int = 0
    starts: int = 0
    hands: int = 0
    matches: int = 0
    drawn: int = 0
    pointed: int = 0
    moved: int = 0
    presets: Counter[str] = field(default_factory=Counter)
    rules: set[str] = field(default_factory=set)
    languages: Counter[str] = field(default_factory=Counter)


class SometimesDrawn:
    """Draws some of the pictures, on surfaces of any size, and what moves; sometimes points at what was drawn last."""

    def __init__(self, rng: random.Random, tally: Tally) -> None:
        pygame.display.init()
        self._rng = rng
        self._tally = tally
        self._painter = TablePainter()
        self._before: Picture | None = None
        self._drawn: tuple[tuple[int, int], Picture] | None = None

    def paint(self, picture: Picture) -> None:
        """Draw it, or not."""
        before, self._before = self._before, picture
        if self._rng.random() >= DRAWN:
            return
        self._tally.drawn += 1
        size = self._rng.choice(((640, 480), (1024, 768), (640, 1200), (1600, 480)))
        surface = pygame.Surface(size)
        moving = self._painter.moving(size, before, picture) if before else None
        if moving is not None:
            self._tally.moved += 1
            self._painter.draw(surface, picture, moving.motion.away)
            moving.begin(surface)
            for time in (0.0, self._rng.random(), 1.0):
                moving.frame(surface, time)
        self._painter.draw(surface, picture)
        self._drawn = (size, picture)

    def forget(self) -> None:
        """Begin anew with a painter that keeps nothing yet."""
        self._painter = TablePainter()

    def spot(self) -> Spot | None:
        """Something in the picture drawn last, which may not be the newest, by chance."""
        if self._drawn is None or self._rng.random() >= POINTED:
            return None
        (width, height), picture = self._drawn
        return self._painter.spot((width, height), picture, (self._rng.randrange(width), self._rng.randrange(height)))


class CountingSpeaker(HeadlessSpeaker):
    """Counts what is said."""

    said = 0

    def say(self, text: str, language: str, *, interrupt: bool, braille: str = "") -> None:
        """Count it."""
        super().say(text, language, interrupt=interrupt, braille=braille)
        self.said += 1


class QuickThinker(InlineThinker):
    """Has a player that searches replaced by one that does not, nearly always."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def ask(self, observation: Observation, level: str, seed: str, done: Chosen) -> None:
        """Choose at once."""
        super().ask(observation, self._quick(level), seed, done)

    def weigh(self, observation: Observation, player: str, seed: str, done: Callable[[Weights], None]) -> None:
        """Weigh at once."""
        super().weigh(observation, self._quick(player), seed, done)

    def _quick(self, player: str) -> str:
        searches = player.startswith("expert") and self._rng.random() > SEARCHED
        return player.replace("expert", STAND_IN) if searches else player


class NewestKept(RecordingMatchKeeper):
    """Hands on the newest state only, and counts hands and matches."""

    def __init__(self, match: SavedMatch | None, newest: Callable[[SavedMatch | None], None], tally: Tally) -> None:
        super().__init__(match)
        self._newest = newest
        self._tally = tally
        self._hands = len(match.seen.sheets) if match else 0

    def keep(self, match: SavedMatch) -> None:
        """Hand it on."""
        super().keep(match)
        self.states.clear()
        self._newest(self.match)
        hands = len(match.seen.sheets)
        self._tally.hands += hands == self._hands + 1
        self._hands = hands
        self._tally.matches += match.over

    def drop(self) -> None:
        """Hand on that there is none any more."""
        super().drop()
        self._newest(None)
        self._hands = 0
