"""Plays the whole game from its keys, with recording doubles in every port: tests read what a player would hear."""

from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path

from spades_gui.app.announcer import Announcer
from spades_gui.app.desk import Desk
from spades_gui.app.doubles import (
    PlainThinker,
    RecordingClipboard,
    RecordingKeeper,
    RecordingKeptMatches,
    RecordingMatchKeeper,
    RecordingPainter,
    RecordingSounds,
    RecordingSpeaker,
    RecordingStatistics,
    RecordingTranscript,
)
from spades_gui.app.errands import InlineErrands
from spades_gui.app.game import GameTable
from spades_gui.app.headless import VirtualClock
from spades_gui.app.ports import KeptMatches, MatchKeeper, StatisticsKeeper, Thinker
from spades_gui.app.seating import viewpoint
from spades_gui.app.thinkers import InlineThinker
from spades_gui.core.actions import Action
from spades_gui.core.observation import Observation, Phase
from spades_gui.keys.key import parse_key
from spades_gui.keys.keyring import Keyring
from spades_gui.keys.sets import Keys
from spades_gui.present.message import Message
from spades_gui.present.words import Words
from spades_gui.settings.rules import match_rules
from spades_gui.settings.schema import Settings, with_value

ROOT = Path(__file__).resolve().parent.parent


def words() -> Words:
    """The real texts, where any fault in them fails the test."""
    return Words(ROOT / "locales", _fail, strict=True)


def _fail(fault: str) -> None:
    raise AssertionError(fault)


class SlowThinker(PlainThinker):
    """Once it is ``slow``, keeps each of its choices in ``waiting``, to be called when it shall be known."""

    def __init__(self, *bids: int) -> None:
        super().__init__(*bids)
        self.slow = False
        self.waiting: list[Callable[[], None]] = []

    def ask(self, observation: Observation, level: str, seed: str, done: Callable[[Action], None]) -> None:
        """Choose at once, or when it is called for."""
        answer = partial(super().ask, observation, level, seed, done)
        self.waiting.append(answer)
        if not self.slow:
            self.waiting.pop()()


class Pilot:
    """A player at the keyboard of the real game.

    ``waits`` keeps the pauses and the time that speech takes, on a clock that the test moves with ``pass_time``.
    """

    def __init__(
        self,
        language: str = "en",
        seed: str = "1",
        *,
        waits: bool = False,
        demo: bool = False,
        first: bool = False,
        thinker: Thinker | None = None,
        notices: Iterable[tuple[Message, ...]] = (),
        matches: MatchKeeper | None = None,
        kept: KeptMatches | None = None,
        statistics: StatisticsKeeper | None = None,
        translated: Callable[[str, str], Keys] = lambda _language, _key_set: {},
        **settings: object,
    ) -> None:
        self.clock = VirtualClock()
        self.speaker = RecordingSpeaker(self.clock)
        self.sounds = RecordingSounds()
        self.painter = RecordingPainter()
        self.keeper = RecordingKeeper()
        self.matches = matches or RecordingMatchKeeper()
        self.kept = kept or RecordingKeptMatches()
        self.statistics = statistics or RecordingStatistics()
        self.clipboard = RecordingClipboard()
        self.transcript = RecordingTranscript()
        self.words = words()
        wanted = Settings()
        for name, value in settings.items():
            wanted = with_value(wanted, name.replace("__", "."), value)
        keyring = Keyring(translated)
        keymap, _ = keyring.keymap(wanted.key_set, language, wanted.keys, wanted.buttons)
        self.desk = Desk(
            settings=wanted,
            keymap=keymap,
            announcer=Announcer(self.words, self.speaker, self.transcript, language, wanted.speech.verbosity),
            speaker=self.speaker,
            sounds=self.sounds,
            clipboard=self.clipboard,
            thinker=thinker or InlineThinker(),
            transcript=self.transcript,
            keeper=self.keeper,
            matches=self.matches,
            kept=self.kept,
            errands=InlineErrands(),
            statistics=self.statistics,
            keyring=keyring,
            view=viewpoint(wanted, match_rules(wanted)[0], playing=not demo),
            waits=waits,
        )
        self.game = GameTable(self.desk, self.painter, seed)
        self.game.start(notices, demo=demo, first=first)
        self._heard = 0
        self.settle()

    @property
    def seen(self) -> Observation:
        """The match as the player may know it."""
        assert self.game.session is not None
        return self.game.session.view

    def press(self, *keys: str) -> list[str]:
        """Press keys one after another, letting the game go on as far as it can after each; what was said since."""
        for key in keys:
            self.game.press(parse_key(key))
            self.settle()
        return self.heard()

    def heard(self) -> list[str]:
        """What was said since last asked."""
        new = [text for text, _, _ in self.speaker.said[self._heard :]]
        self._heard = len(self.speaker.said)
        return new

    def settle(self) -> None:
        """Let the game do what it does by itself without waiting."""
        while self.game.running and self.game.tick(self.clock.now) == 0.0:
            pass

    def pass_time(self, seconds: float, until: Callable[[], bool] = lambda: False) -> None:
        """Let time pass, or until something has come about."""
        end = self.clock.now + seconds
        while self.game.running and not until():
            wait = self.game.tick(self.clock.now)
            if until():
                return
            if wait is None or self.clock.now + wait > end:
                self.clock.now = end
                self.game.tick(end)
                return
            self.clock.now += wait

    def begin(self) -> list[str]:
        """From the main menu to the table."""
        return self.press("return")

    def bid(self, bid: int) -> list[str]:
        """Type a bid and make it."""
        return self.press(*str(bid), "return")

    def play(self) -> list[str]:
        """Play the first card of the hand that may be played, found with the arrow keys."""
        allowed = self.seen.playable()
        self.game.press(parse_key("home"))
        while self.focused not in allowed:
            self.game.press(parse_key("right"))
        self.heard()
        return self.press("return")

    @property
    def focused(self) -> object:
        """The card that the last picture marks."""
        self.game.tick(self.clock.now)
        table = self.painter.pictures[-1].table
        assert table is not None
        return next(card.face.card for card in table.hand if card.focused)

    def play_hand(self, bid: int = 3) -> list[str]:
        """Bid, and play a hand to its score sheet; all that was said but the moves over the hand."""
        said: list[str] = []
        hands = len(self.seen.sheets)
        while len(self.seen.sheets) == hands:
            said += self.bid(bid) if self.seen.phase is Phase.BID else self.play()
        return said
