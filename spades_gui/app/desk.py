"""What every part of the game has at hand: the ports, the settings in force, the keys, the words."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from spades_gui.app.announcer import Announcer
from spades_gui.app.ports import (
    NO_VOICE,
    Clipboard,
    Errands,
    Keeper,
    KeptMatches,
    MatchKeeper,
    Sounds,
    Speaker,
    StatisticsKeeper,
    Thinker,
    Transcript,
)
from spades_gui.keys.keymap import Keymap, KeyProblem
from spades_gui.keys.keyring import Keyring
from spades_gui.keys.sets import Keys
from spades_gui.present.cues import Cue
from spades_gui.present.kinds import Kind
from spades_gui.present.message import Message
from spades_gui.present.problems import key_problem
from spades_gui.present.viewpoint import Viewpoint
from spades_gui.present.words import CARD_STYLES
from spades_gui.settings.own_theme import OwnTheme
from spades_gui.settings.rules import RuleSet
from spades_gui.settings.schema import CARD_NAMES, OWN_THEME, THEMES, Settings, to_flat, with_value
from spades_gui.settings.themes import Theme


@dataclass(slots=True)
class Desk:
    """The services of one running game. ``settings`` is replaced when the player changes something."""

    settings: Settings
    keymap: Keymap
    announcer: Announcer
    speaker: Speaker
    sounds: Sounds
    clipboard: Clipboard
    thinker: Thinker
    transcript: Transcript
    keeper: Keeper
    matches: MatchKeeper
    kept: KeptMatches
    errands: Errands
    statistics: StatisticsKeeper
    view: Viewpoint
    pad: bool = False
    """Whether the player has last used a game controller."""
    keyring: Keyring = field(default_factory=Keyring)
    rule_sets: tuple[RuleSet, ...] = ()
    """The player's own sets of rules."""
    own_theme: Theme | None = None
    """The colours of the player's own file, where there is one that can be used."""
    make_theme: Callable[[], OwnTheme] | None = None
    """Reads that file; where there is none, writes one to begin with. Waits for the disk."""
    drawing_news: Callable[[], tuple[Message, ...]] = tuple
    """What the player must know of how the picture is drawn, since last asked."""
    waits: bool = True
    """Whether the game waits for speech and pauses between plays; false in a hurry (``--fast``)."""
    moving: frozenset[str] = frozenset()
    """The values of the setting ``screen.motion`` with which cards move in this game."""
    read_aloud: Callable[[], bool] = lambda: False
    """Whether a screen reader reads the window itself at the moment; then the game's own voice must not."""
    _keyed: tuple[str, str, Keys, Keys] = field(init=False)
    """What the keymap has been made for."""
    _gives_way: bool = False
    _last_words: bool = False
    """Whether the voice that the player has turned off still says so."""

    def __post_init__(self) -> None:
        self._keyed = self._keyed_by(self.settings)

    @property
    def speaks(self) -> bool:
        """Whether the game speaks with a voice of its own at the moment."""
        return self.settings.speech.enabled and not self._gives_way

    def give_way(self) -> bool:
        """Fall silent for a screen reader that has begun to read the window, or take over where none does any more.

        Gives whether the game's own voice has just taken over: the player should hear where that is.
        """
        if self.read_aloud() == self._gives_way:
            return False
        self._gives_way = not self._gives_way
        self.speaker.silence()
        self.apply_settings()
        return not self._gives_way

    def fall_silent(self) -> None:
        """Now the voice that the player has turned off has had its last words."""
        if self._last_words:
            self._last_words = False
            self.apply_settings()

    def cue(self, cue: Cue, pan: float = 0.0) -> None:
        """Play a sound, unless sounds are muted."""
        if not self.settings.sound.muted:
            self.sounds.play(cue, pan)
            self.transcript.write("sound", cue=cue.value, pan=pan)

    def text(self, message: Message) -> str:
        """``message`` in the language of the moment."""
        return self.announcer.text(message)

    def set(self, name: str, value: object) -> None:
        """Change the setting with this dotted name, in force at once, and have it kept."""
        self._change({name: value})

    def set_keys(self, changes: Mapping[str, object]) -> tuple[KeyProblem, ...]:
        """Change keys of commands together, by the names of their settings; where they do not fit, nothing is changed.

        Gives what does not fit.
        """
        settings = self.settings
        for name, value in changes.items():
            settings = with_value(settings, name, value)
        _, problems = self.keyring.keymap(*self._keyed_by(settings))
        if not problems:
            self._change(changes)
        return problems

    def _change(self, changes: Mapping[str, object]) -> None:
        spoke = self.speaks
        for name, value in changes.items():
            self.settings = with_value(self.settings, name, value)
        self._last_words = spoke and not self.settings.speech.enabled
        self.apply_settings()
        flat = to_flat(self.settings)
        self.keeper.save({name: flat.get(name) for name in changes})

    def _keyed_by(self, settings: Settings) -> tuple[str, str, Keys, Keys]:
        return settings.key_set, self.announcer.language, settings.keys, settings.buttons

    def _rekey(self) -> None:
        """Put the keys in force that go with settings and language, and tell which of the player's do not fit."""
        wanted = self._keyed_by(self.settings)
        if wanted != self._keyed:
            self._keyed = wanted
            self.keymap, problems = self.keyring.keymap(*wanted)
            for problem in problems:
                self.announcer.announce(*key_problem(problem))

    def flat(self, name: str) -> object:
        """The value of the setting with this dotted name."""
        return to_flat(self.settings).get(name)

    def card_names(self) -> tuple[str, ...]:
        """The ways of calling cards that differ in the language of the moment, as values of the setting."""
        return tuple(CARD_NAMES[CARD_STYLES.index(style)] for style in self.announcer.card_styles())

    def themes(self) -> tuple[str, ...]:
        """The colours there are to choose from, as values of the setting."""
        return tuple(name for name in THEMES if name != OWN_THEME or self.own_theme is not None)

    def apply_settings(self) -> None:
        """Put the settings in force where others need telling."""
        self._rekey()
        speech, announce = self.settings.speech, self.settings.announce
        self.announcer.verbosity = speech.verbosity
        self.announcer.quiet = {kind for kind in Kind if not getattr(announce, kind, True)}
        self.announcer.cards_as(CARD_STYLES[CARD_NAMES.index(speech.card_names)])
        self.speaker.prefer(speech.back_end if self.speaks or self._last_words else NO_VOICE)
        self.sounds.set_volume(self.settings.sound.volume, self.settings.sound.mono)
