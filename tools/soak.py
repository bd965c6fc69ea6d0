"""Presses random keys in the real game for a long time: any exception ends it, and so does memory that grows.

    python tools/soak.py                    a million keys, some nine minutes
    python tools/soak.py --keys 20000 --seed other

The player knows nothing of the game: bursts of any keys, in menus and at the table, the window closed and reopened,
left and come back to; every start has other rules, settings, names and language, and goes on with the match of the
last one where there is one. Saves go through their text, and some of the pictures are drawn. The computer players are
the quick ones; searching ones move now and then. A run depends on its seed alone: what it finds happens again.

The last whole runs, of two seeds: 2,000,077 keys, 2,053 starts, 1,032 hands, 170 matches, 17,719 pictures drawn, no
exception; 2,085 keys a second each, beside the other; memory 235.7 and 217.4 MB, in the end 235.8 and 216.4.
"""

import argparse
import gc
import os
import random
import sys
import time
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from statistics import mean
from typing import Any, Final

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from soak_doubles import CountingSpeaker, NewestKept, QuickThinker, SometimesDrawn, Tally

from spades_gui import assets
from spades_gui.app.announcer import Announcer
from spades_gui.app.desk import Desk
from spades_gui.app.doubles import (
    RecordingClipboard,
    RecordingKeeper,
    RecordingKeptMatches,
    RecordingStatistics,
)
from spades_gui.app.errands import InlineErrands
from spades_gui.app.game import GameTable
from spades_gui.app.headless import NoSounds, VirtualClock
from spades_gui.app.saved_match import SavedMatch
from spades_gui.app.seating import viewpoint
from spades_gui.app.transcripts import NoTranscript
from spades_gui.keys.commands import COMMANDS
from spades_gui.keys.key import NAMES, Key, parse_key
from spades_gui.keys.keyring import Keyring
from spades_gui.present.history import Group, History, LastHand, LastMatch, PlayedHand, Result, RulesName
from spades_gui.present.history import Tally as Played
from spades_gui.present.problems import key_problem
from spades_gui.present.words import Words
from spades_gui.settings.rules import match_rules
from spades_gui.settings.schema import FIELDS, LANGUAGES, OPTIONS, Settings, kind_of, with_value
from spades_gui.speech.estimate import speaking_time
from spades_gui.storage.match_text import from_text, to_text

BURST: Final = 12
"""Keys pressed at most before the game's time passes, as when the loop is busy."""
CHECKED: Final = 0.01
"""How often it is seen, after a burst, whether the game still answers."""
WARM: Final = 300_000
"""Keys after which caches are full, those of the painter last: whether memory grows is seen from there on."""
GROWTH: Final = 4.0
"""MB that memory may grow from the fourth to sixth tenth of a run to the last three: a leak of ten bytes a key is seen
in a run of a million. It is averaged, for the system gives and takes memory in steps of many megabytes."""
_WAYS: Final = ("f1", "escape", "escape", "escape")
_NAMES_OF_PLAYERS: Final = ("", "", "Zoé", "Жанна", "{ $x }", "%s %d", "{0}", "-1", "№ 5", '"', "\\n", "<b>", "W" * 20)

_RULES: Final = RulesName("house", name="W" * 20)
_LOST: Final = PlayedHand(3, 0, 2, 0, 2, made=None, nil=False, bags=2, points=-120)
_PLAYED: Final = History(
    (Group(_RULES, "hard", Played(matches=1, hands=3, nils=1, bag_hands=3, bags=2, off=2, over=2, points=-120)),),
    (LastMatch(1, _RULES, Result(won=False, score=-120, others=510), Played(matches=1, hands=3)),),
    (LastHand(1, _LOST),) * 3,
)
"""What the statistics find, whoever asks."""


class SoakError(AssertionError):
    """The game raised something, or does not answer any more; the text says after which keys."""


class Soak:
    """Random keys for one game after another; what happens depends on ``seed`` alone.

    A fault of a text raises, as every exception does: as ``SoakError`` that tells the keys before it.
    """

    def __init__(self, seed: str) -> None:
        self.tally = Tally()
        self._rng = random.Random(seed)
        self._keys = _likely_keys()
        self._words = Words(assets.locales_folder(), _fail, strict=True)
        self._painter = SometimesDrawn(self._rng, self.tally)
        self._last: deque[str] = deque(maxlen=60)
        self._kept: SavedMatch | None = None
        self._start()

    def memory(self) -> float:
        """MB of memory that the process has now, without what the painter keeps to draw sooner."""
        self._painter.forget()
        return _memory()

    def press(self, keys: int) -> None:
        """Press that many keys, and some more to see whether the game answers."""
        end = self.tally.keys + keys
        try:
            while self.tally.keys < end:
                self._burst()
        except Exception as trouble:
            raise SoakError(f"key {self.tally.keys}, after {' '.join(self._last)}: {trouble!r}") from trouble

    def _burst(self) -> None:
        rng = self._rng
        for _ in range(rng.randint(1, BURST)):
            self._press(rng.choice(self._keys))
            if not self._game.running:
                break
        if self._game.running and (spot := self._painter.spot()) is not None:
            self._last.append(f"{spot.part} {spot.place}")
            self.tally.pointed += 1
            self._game.point(spot)
        if rng.random() < 0.02:
            self._game.focus_changed(rng.random() < 0.5)
        if rng.random() < 0.002:
            self._game.close_requested()
        self._pass_time()
        if self._game.running and rng.random() < CHECKED:
            self._check()
        if not self._game.running:
            self._start()

    def _press(self, key: Key) -> None:
        self._last.append(str(key))
        self.tally.keys += 1
        self._game.press(key)

    def _pass_time(self) -> None:
        """Let the game go on by itself as far as it can, or in a game that takes its time for a few steps."""
        for _ in range(self._rng.randint(1, 30) if self._desk.waits else 10_000):
            wait = self._game.tick(self._clock.now) if self._game.running else None
            if wait is None:
                return
            self._clock.now += wait
        if not self._desk.waits:
            raise SoakError("the game goes on for ever")

    def _check(self) -> None:
        """F1 says something, and enough Escapes lead to the table, to a question or to the end."""
        self._game.focus_changed(True)
        for key in _WAYS:
            said = self._speaker.said
            self._press(parse_key(key))
            self._pass_time()
            if self._game.running and self._desk.settings.speech.enabled and self._speaker.said == said:
                raise SoakError(f"{key} says nothing")

    def _start(self) -> None:
        """Start the game anew, with what was kept of the last match."""
        rng = self._rng
        settings = _random_settings(rng)
        language = rng.choice(LANGUAGES)
        keyring = Keyring(lambda _language, _key_set: {})
        keymap, problems = keyring.keymap(settings.key_set, language, settings.keys, settings.buttons)
        self._clock = VirtualClock()
        self._speaker = CountingSpeaker(self._clock, speaking_time, settings.speech.rate)
        matches = NewestKept(from_text(to_text(self._kept)) if self._kept else None, self._keep, self.tally)
        rules = match_rules(settings)[0]
        self._desk = Desk(
            settings=settings,
            keymap=keymap,
            keyring=keyring,
            announcer=Announcer(self._words, self._speaker, NoTranscript(), language, settings.speech.verbosity),
            speaker=self._speaker,
            sounds=NoSounds(),
            clipboard=RecordingClipboard(),
            thinker=QuickThinker(rng),
            transcript=NoTranscript(),
            keeper=RecordingKeeper(),
            matches=matches,
            kept=RecordingKeptMatches(),
            errands=InlineErrands(),
            statistics=RecordingStatistics(_PLAYED),
            view=viewpoint(settings, rules, playing=True),
            waits=rng.random() < 0.3,
            moving=frozenset(["auto", "full"]),
        )
        self._game = GameTable(self._desk, self._painter, str(rng.random()))
        self._game.start(key_problem(each) for each in problems)
        self._pass_time()
        self.tally.starts += 1
        self.tally.presets[settings.match.preset] += 1
        self.tally.rules.add(repr(rules))
        self.tally.languages[language] += 1

    def _keep(self, match: SavedMatch | None) -> None:
        self._kept = match


def _likely_keys() -> list[Key]:
    """Every key of every command, every other key, and those that carry a match on, more often."""
    bound = [key for command in COMMANDS for key in command.keys]
    texts = [*bound, *sorted(NAMES), "shift+a", "ctrl+x", "alt+f4", *["return"] * 40, *["right"] * 15, *["3"] * 5]
    typed = [Key(name, text=text) for name, text in zip("qwertyui", "йàß«ж№ΣI", strict=True)]
    return [*map(parse_key, texts), *typed]


def _random_settings(rng: random.Random) -> Settings:
    """Any settings that a file can hold; half of the starts keep each rule of the preset."""
    settings = Settings()
    wanted: dict[str, object] = {name: _random_value(name, rng) for name in FIELDS if rng.random() < 0.25}
    if rng.random() < 0.5:
        wanted |= {name: _random_value(name, rng) for name in OPTIONS if rng.random() < 0.3}
    if rng.random() < 0.3:
        command = rng.choice([each.id for each in COMMANDS if not set(each.keys) & set(_WAYS)])
        wanted[f"keys.{command}"] = rng.sample(sorted(NAMES), rng.randint(0, 3))
    wanted["match.preset"] = _random_value("match.preset", rng)
    wanted.setdefault("rules.target", rng.choice((50, 100, 250)))
    for name, value in wanted.items():
        settings = with_value(settings, name, value)
    return settings


def _random_value(name: str, rng: random.Random) -> object:
    kind: Any = kind_of(name)
    match kind.expects:
        case "switch":
            return rng.random() < 0.5
        case "number":
            low, high = map(int, kind.allowed)
            return rng.choice((low, high, rng.randint(low, high)))
        case "choice":
            return rng.choice(kind.allowed)
    return rng.choice(_NAMES_OF_PLAYERS)


def _fail(fault: str) -> None:
    raise SoakError(fault)


def _memory() -> float:
    """MB of memory that the process has now; nought where the system does not show it as Linux does."""
    gc.collect()
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
    except OSError:
        return 0.0


def _steps(keys: int) -> Iterator[int]:
    """The run in ten parts."""
    for part in range(10):
        yield keys * (part + 1) // 10 - keys * part // 10


def main() -> int:
    """Press the keys asked for, tell how it goes, and give 1 where memory has grown."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--keys", type=int, default=1_000_000)
    parser.add_argument("--seed", default="soak")
    given = parser.parse_args()
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    soak, began, memory = Soak(given.seed), time.monotonic(), []
    for keys in _steps(given.keys):
        soak.press(keys)
        tally = soak.tally
        memory.append(soak.memory())
        print(
            f"{tally.keys} keys, {tally.keys / (time.monotonic() - began):.0f} a second: {tally.starts} starts, "
            f"{len(tally.rules)} sets of rules, {tally.hands} hands, {tally.matches} matches, "
            f"{tally.drawn} pictures drawn; {memory[-1]:.1f} MB",
            flush=True,
        )
    if given.keys * 3 // 10 < WARM:
        print(f"too short a run to tell whether memory grows: it does until {WARM} keys")
        return 0
    early, late = mean(memory[3:6]), mean(memory[7:])
    print(f"memory from {WARM} keys on {early:.1f} MB, in the end {late:.1f} MB: {late - early:+.1f} MB")
    return int(late - early > GROWTH)


if __name__ == "__main__":
    sys.exit(main())
