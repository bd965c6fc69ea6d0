"""Recording doubles of the ports, from which tests read what a player would hear and see; and a plain player."""

from collections.abc import Callable, Mapping
from pathlib import Path

from spades_gui.app.headless import HeadlessSpeaker, VirtualClock
from spades_gui.app.kept_match import KeptMatch
from spades_gui.app.ports import Weights
from spades_gui.app.saved_match import SavedMatch
from spades_gui.bots import Weighed
from spades_gui.core.actions import Action, Bid, Draw, Give, Look, Play
from spades_gui.core.observation import Observation, Phase
from spades_gui.present.cues import Cue
from spades_gui.present.history import History, PlayedHand, PlayedMatch
from spades_gui.present.message import Message
from spades_gui.present.picture import Picture
from spades_gui.settings.problem import Problem
from spades_gui.settings.rules import RuleSet


def _by_length(text: str, language: str, rate: int) -> float:
    return len(text) / 15


class RecordingSpeaker(HeadlessSpeaker):
    """Notes every utterance with its language and whether it interrupts; takes its time by ``clock``."""

    def __init__(self, clock: Callable[[], float] | None = None) -> None:
        super().__init__(clock or VirtualClock(), _by_length)
        self.said: list[tuple[str, str, bool]] = []
        self.brailled: list[str] = []
        self.silenced = 0

    def say(self, text: str, language: str, *, interrupt: bool, braille: str = "") -> None:
        """Note it."""
        super().say(text, language, interrupt=interrupt)
        self.said.append((text, language, interrupt))
        self.brailled.append(braille)

    def silence(self) -> None:
        """Count it."""
        super().silence()
        self.silenced += 1

    @property
    def texts(self) -> list[str]:
        """All that was said."""
        return [text for text, _, _ in self.said]


class RecordingSounds:
    """Notes every cue with its place. ``trouble`` will be told once."""

    def __init__(self) -> None:
        self.played: list[tuple[Cue, float]] = []
        self.volume: tuple[int, bool] | None = None
        self.trouble: list[Message] = []

    def play(self, cue: Cue, pan: float = 0.0) -> None:
        """Note it."""
        self.played.append((cue, pan))

    def set_volume(self, percent: int, mono: bool) -> None:
        """Note it."""
        self.volume = (percent, mono)

    def news(self) -> tuple[Message, ...]:
        """Tell the trouble once."""
        told, self.trouble = tuple(self.trouble), []
        return told


class RecordingClipboard:
    """Holds what was copied."""

    def __init__(self) -> None:
        self.text = ""

    def copy(self, text: str) -> bool:
        """Hold it."""
        self.text = text
        return True


class RecordingPainter:
    """Keeps every picture."""

    def __init__(self) -> None:
        self.pictures: list[Picture] = []

    def paint(self, picture: Picture) -> None:
        """Keep it."""
        self.pictures.append(picture)


class RecordingTranscript:
    """Keeps every line as (kind, facts)."""

    def __init__(self) -> None:
        self.lines: list[tuple[str, Mapping[str, object]]] = []

    def write(self, kind: str, **facts: object) -> None:
        """Keep it."""
        self.lines.append((kind, facts))


class RecordingKeeper:
    """Keeps changed settings in memory; ``trouble`` is what will go wrong with the next."""

    def __init__(self) -> None:
        self.saved: dict[str, object] = {}
        self.sets: list[RuleSet] = []
        self.deleted: list[str] = []
        self.trouble: list[Problem] = []

    def save(self, changes: Mapping[str, object]) -> None:
        """Keep them."""
        self.saved |= changes

    def save_set(self, chosen: RuleSet) -> None:
        """Keep it."""
        self.sets.append(chosen)

    def delete_set(self, name: str) -> None:
        """Keep its name."""
        self.deleted.append(name)

    def problems(self) -> tuple[Problem, ...]:
        """Tell the trouble once."""
        told, self.trouble = tuple(self.trouble), []
        return told

    def close(self) -> None:
        """Nothing waits."""


class RecordingMatchKeeper:
    """Keeps every state of a match in memory; ``match`` is the one to go on with. ``trouble`` will be told once."""

    def __init__(self, match: SavedMatch | None = None) -> None:
        self.match = match
        self.states: list[SavedMatch] = []
        self.dropped = 0
        self.kept = True
        self.trouble: list[Message] = []

    def found(self) -> SavedMatch | None:
        """The match to go on with."""
        return self.match

    def keep(self, match: SavedMatch) -> None:
        """Keep it."""
        self.states.append(match)
        self.match = None if match.over else match

    def drop(self) -> None:
        """Count it."""
        self.dropped += 1
        self.match = None

    def news(self) -> tuple[Message, ...]:
        """Tell the trouble once."""
        told, self.trouble = tuple(self.trouble), []
        return told

    def close(self) -> None:
        """Nothing waits."""


class RecordingKeptMatches:
    """Keeps matches under names in memory; ``trouble`` is what will go wrong with the next thing that is written."""

    exchange = Path("exports")

    def __init__(self) -> None:
        self.matches: dict[str, SavedMatch] = {}
        self.exported: list[tuple[str, SavedMatch]] = []
        self.files: dict[Path, SavedMatch | Message] = {}
        self.trouble: Message | None = None

    def all(self) -> tuple[KeptMatch, ...] | Message:
        """Those that are kept."""
        return tuple(KeptMatch(name, name, self.matches[name]) for name in sorted(self.matches))

    def keep(self, name: str, match: SavedMatch) -> KeptMatch | Message:
        """Keep it."""
        if self.trouble is not None:
            return self.trouble
        self.matches[name] = match
        return KeptMatch(name, name, match)

    def keep_beside(self, name: str, match: SavedMatch) -> KeptMatch | Message:
        """Keep it, with a mark where the name is taken."""
        while name in self.matches:
            name += "'"
        return self.keep(name, match)

    def rename(self, kept: KeptMatch, name: str) -> KeptMatch | Message:
        """Rename it."""
        return self.keep(name, self.matches.pop(kept.name))

    def delete(self, kept: KeptMatch) -> Message | None:
        """Delete it."""
        if self.trouble is None:
            del self.matches[kept.name]
        return self.trouble

    def export(self, name: str, match: SavedMatch) -> Path | Message:
        """Note it."""
        self.exported.append((name, match))
        return self.trouble or self.exchange / f"{name}.json"

    def offered(self) -> tuple[Path, ...] | Message:
        """The files there are."""
        return tuple(self.files)

    def read(self, file: Path, player: str, seed: str) -> SavedMatch | Message:
        """What is in one of them."""
        return self.files[file]

    def bring(self, file: Path, player: str, seed: str) -> KeptMatch | Message:
        """Keep what is in one of them."""
        match = self.files[file]
        return match if isinstance(match, Message) else self.keep_beside(file.stem, match)


class RecordingStatistics:
    """Notes what it is told; ``found`` is the history it knows. With ``slow``, it keeps who asks waiting in ``asking``.

    ``trouble`` will be told once.
    """

    def __init__(self, found: History | Message | None = None) -> None:
        self.found = found or History()
        self.kept: list[tuple[PlayedMatch, PlayedHand | None]] = []
        self.again: list[tuple[PlayedMatch, PlayedHand | None]] = []
        self.slow = False
        self.asking: list[Callable[[History | Message], None]] = []
        self.exported: list[str] = []
        self.percent: int | None = None
        self.resets = 0
        self.trouble: list[Message] = []

    def keep(self, match: PlayedMatch, hand: PlayedHand | None = None, *, again: bool = False) -> None:
        """Note it, what is told again apart."""
        (self.again if again else self.kept).append((match, hand))

    def ask(self, done: Callable[[History | Message], None]) -> None:
        """Answer at once, unless it is slow."""
        if self.slow:
            self.asking.append(done)
        else:
            done(self.found)

    def export(self, delimiter: str) -> None:
        """Note it."""
        self.exported.append(delimiter)

    def reset(self) -> None:
        """Count it."""
        self.resets += 1

    def news(self) -> tuple[Message, ...]:
        """Tell the trouble once."""
        told, self.trouble = tuple(self.trouble), []
        return told

    def close(self) -> None:
        """Nothing waits."""


class PlainThinker:
    """Bids what its seat is given and plays its lowest legal card: stays the same when computer players get better."""

    def __init__(self, *bids: int) -> None:
        self._bids = bids

    def begin(self) -> None:
        """Nothing to prepare."""

    def ask(self, observation: Observation, level: str, seed: str, done: Callable[[Action], object]) -> None:
        """Choose at once."""
        if observation.blind_offered:
            done(Look(observation.seat))
        elif observation.phase is Phase.BID:
            wanted = self._bids[observation.seat % len(self._bids)]
            nearest = min((abs(bid - wanted), bid) for bid in observation.bids_open() if isinstance(bid, int))
            done(Bid(observation.seat, nearest[1]))
        elif observation.phase is Phase.DRAW:
            done(Draw(observation.seat, keep=True))
        elif observation.phase is Phase.PASS:
            done(Give(observation.seat, observation.hand[: observation.options.nil_pass]))
        else:
            done(Play(observation.seat, min(observation.playable(), key=lambda card: card.rank)))

    def weigh(self, observation: Observation, player: str, seed: str, done: Callable[[Weights], None]) -> None:
        """Find nothing but its own choice."""
        self.ask(observation, player, seed, lambda action: done((Weighed(action, 0.0),)))

    def forget(self) -> None:
        """Nothing waits."""

    def close(self) -> None:
        """Nothing to stop."""
