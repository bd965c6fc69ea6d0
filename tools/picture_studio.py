"""The real game in its real window, played by a script of keys: what the window shows at the end is a picture.

All that is neither seen nor pressed is a double: nobody speaks, no file is touched, time jumps, and the computer
players stay the same when they get better. So a script comes to the same picture each time.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Final

import pygame
from pygame import Surface

from spades_gui import assets
from spades_gui.app.announcer import Announcer
from spades_gui.app.desk import Desk
from spades_gui.app.doubles import (
    PlainThinker,
    RecordingClipboard,
    RecordingKeeper,
    RecordingKeptMatches,
    RecordingMatchKeeper,
    RecordingSounds,
    RecordingSpeaker,
    RecordingStatistics,
)
from spades_gui.app.errands import InlineErrands
from spades_gui.app.game import GameTable
from spades_gui.app.headless import VirtualClock
from spades_gui.app.saved_match import SavedMatch
from spades_gui.app.seating import viewpoint
from spades_gui.app.session import Session
from spades_gui.app.transcripts import NoTranscript
from spades_gui.app.window_place import WindowPlace
from spades_gui.core.observation import Phase
from spades_gui.core.options import PRESETS
from spades_gui.core.record import SeatInfo
from spades_gui.keys.key import Key, parse_key
from spades_gui.keys.keymap import make_keymap
from spades_gui.present.history import History
from spades_gui.present.message import msg
from spades_gui.present.picture import Picture
from spades_gui.present.spot import Spot
from spades_gui.present.words import Words
from spades_gui.screen.painter import TablePainter
from spades_gui.screen.window import Window
from spades_gui.settings.rules import match_rules
from spades_gui.settings.schema import Settings, with_value

BIDS: Final = (3, 4, 3, 2, 3, 2)
"""What the computer players bid, by seat."""
_SEED: Final = "pictures"

Size = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Scene:
    """What leads to a picture: ``steps`` pressed one after another, in a game with these ``settings``.

    A step is the name of a key; ``@ID``: to the item of the menu that the message of this id names, and Enter;
    ``#play``: the first card that may be played; ``#hand``: bid and play a whole hand. ``actions``: a match that
    computer players have taken so far can be gone on with. ``first``: the first start of all. ``history``: what the
    statistics know. ``kept``: names of matches on the shelf.
    """

    steps: str = ""
    settings: Mapping[str, object] = field(default_factory=dict)
    actions: int = 0
    first: bool = False
    history: History = field(default_factory=History)
    kept: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Look:
    """How a scene is looked at: the language, the size of the window, and settings of the screen."""

    language: str = "en"
    size: Size = (1024, 768)
    theme: str = "felt"
    text_size: str = "100"
    card_size: str = "normal"
    suit_colours: str = "two"
    font: str = "roboto"

    def settings(self) -> dict[str, object]:
        """The settings that make the game look so."""
        names = ("theme", "text_size", "card_size", "suit_colours", "font")
        return {f"screen.{name}": getattr(self, name) for name in names}


class Studio:
    """Takes pictures. Keeps what has been drawn for the next one, as the game does."""

    def __init__(self) -> None:
        self._painter = TablePainter()

    def take(self, scene: Scene, look: Look) -> Surface:
        """What the window shows when the scene has been played. Raises ``pygame.error`` where there is no screen."""
        window = Window(lambda: self._painter, kept=WindowPlace(look.size, monitors=_monitors()))
        try:
            sitting = _Sitting(scene, look, window)
            window.run(sitting)
            shown = pygame.display.get_surface()
            if shown is None or shown.get_size() != look.size:
                raise pygame.error(f"the window is not {look.size}: {shown}")
            return shown.copy()
        finally:
            window.close()


def _monitors() -> tuple[Size, ...]:
    pygame.display.init()
    return tuple(pygame.display.get_desktop_sizes())


class _Sitting:
    """Plays a scene in a window (the window's ``Game``): all steps at once, then the window draws, and that is all."""

    def __init__(self, scene: Scene, look: Look, window: Window) -> None:
        self.running = True
        self._window = window
        self._clock = VirtualClock()
        self._shown: Picture | None = None
        self._desk = _desk(scene, look, self._clock)
        self._game = GameTable(self._desk, self, _SEED)
        self._steps: Sequence[str] = scene.steps.split()
        self._first = scene.first
        self._drawn = False

    def paint(self, picture: Picture) -> None:
        """Take a picture from the game (its ``Painter``)."""
        self._shown = picture

    def tick(self, now: float) -> float | None:
        """Play at first, and stop once the window has drawn."""
        if self._drawn:
            self.running = False
            return None
        self._game.start(first=self._first)
        self._settle()
        for step in self._steps:
            self._do(step)
        if self._shown is not None:
            self._window.paint(self._shown)
        self._drawn = True
        return 0.0

    def press(self, key: Key) -> None:
        """Nobody sits at the keyboard."""

    def point(self, spot: Spot) -> None:
        """Nor at the mouse."""

    def focus_changed(self, focused: bool) -> None:
        """It makes no difference to what is shown."""

    def close_requested(self) -> None:
        """It ends by itself."""

    def _do(self, step: str) -> None:
        if step.startswith("@"):
            self._choose(step[1:])
        elif step == "#play":
            self._play()
        elif step == "#hand":
            self._play_hand()
        else:
            self._press(step)

    def _press(self, *keys: str) -> None:
        for key in keys:
            self._game.press(parse_key(key))
            self._settle()

    def _settle(self) -> None:
        while self._game.running and self._game.tick(self._clock.now) == 0.0:
            pass

    def _choose(self, id: str) -> None:
        dialog = self._shown.dialog if self._shown else None
        if dialog is None:
            raise LookupError(f"there is no menu with {id}")
        label = self._desk.text(msg(id))
        place = next(place for place, item in enumerate(dialog.items) if item.label == label)
        self._press("home", *["down"] * place, "return")

    def _play(self) -> None:
        table = self._shown.table if self._shown else None
        if table is None:
            raise LookupError("there is no table")
        self._press("home", *["right"] * [card.playable for card in table.hand].index(True), "return")

    def _play_hand(self) -> None:
        while self._shown is not None and self._shown.dialog is None:
            if (session := self._game.session) and session.view.bids_open():
                self._press(str(BIDS[0]), "return")
            else:
                self._play()


def _desk(scene: Scene, look: Look, clock: VirtualClock) -> Desk:
    settings = Settings()
    for name, value in {**look.settings(), **scene.settings}.items():
        settings = with_value(settings, name, value)
    speaker = RecordingSpeaker(clock)
    rules, _ = match_rules(settings)
    kept = RecordingKeptMatches()
    kept.matches.update({name: _match(20 * number, "classic") for number, name in enumerate(scene.kept, 1)})
    return Desk(
        settings=settings,
        keymap=make_keymap({})[0],
        announcer=Announcer(_words(), speaker, NoTranscript(), look.language, settings.speech.verbosity),
        speaker=speaker,
        sounds=RecordingSounds(),
        clipboard=RecordingClipboard(),
        thinker=PlainThinker(*BIDS),
        transcript=NoTranscript(),
        keeper=RecordingKeeper(),
        matches=RecordingMatchKeeper(_match(scene.actions, settings.match.preset) if scene.actions else None),
        kept=kept,
        errands=InlineErrands(),
        statistics=RecordingStatistics(scene.history),
        view=viewpoint(settings, rules, playing=True),
        waits=False,
    )


@cache
def _words() -> Words:
    return Words(assets.locales_folder(), print)


@cache
def _match(actions: int, preset: str) -> SavedMatch:
    """A match after so many actions, or at its end if that comes first."""
    rules = PRESETS[preset]
    session = Session(rules, (SeatInfo("", "bot:plain"),) * rules.seats, _SEED)
    thinker = PlainThinker(*BIDS)
    while session.length < actions and session.view.phase is not Phase.OVER:
        if (action := session.chance()) is not None:
            session.act(action)
        elif (seen := session.bot_to_move) is not None:
            thinker.ask(seen, "", "", session.act)
    seats = (SeatInfo("", "human"), *(SeatInfo("", "bot:hard"),) * (rules.seats - 1))
    return SavedMatch(replace(session.record, seats=seats), _SEED, ("",) * rules.seats, session.view)
