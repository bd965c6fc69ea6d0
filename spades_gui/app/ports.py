"""What the game needs from the outside world. Each port has a recording double in ``app.doubles``."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from spades_gui.app.kept_match import KeptMatch
from spades_gui.app.saved_match import SavedMatch
from spades_gui.bots import Weighed
from spades_gui.core.actions import Action
from spades_gui.core.observation import Observation
from spades_gui.keys.key import Key
from spades_gui.present.cues import Cue
from spades_gui.present.message import Message
from spades_gui.present.picture import Picture
from spades_gui.present.spot import Spot
from spades_gui.settings.problem import Problem
from spades_gui.settings.rules import RuleSet

if TYPE_CHECKING:  # imported when the first match begins: the game starts without it
    from spades_gui.present.history import History, PlayedHand, PlayedMatch

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class SpeechNews:
    """Something about voices that the player should hear once.

    ``voice`` is the name of the back end that speaks from now on; or, with ``language``, the one that has no voice for
    that language and uses its nearest.
    """

    voice: str
    language: str = ""


NO_VOICE: Final = "none"
"""What a speaker is told to prefer when it shall not speak: captions still take the time it takes to read them."""


class Speaker(Protocol):
    """The one door for everything spoken.

    No call blocks and none raises; without a voice, an utterance is a silence of its length.
    """

    def say(self, text: str, language: str, *, interrupt: bool, braille: str = "") -> None:
        """Speak ``text`` (language ``en``, ``fr`` or ``ru``) after what waits, or at once and instead of it.

        ``braille`` is its short form for a braille line, where it has one.
        """

    def silence(self) -> None:
        """Stop speaking and forget what waits."""

    def busy(self) -> bool:
        """Whether something is still being spoken, or by estimate would be."""

    def voice(self) -> str:
        """The name of the back end that speaks now; empty when there is none."""

    def back_ends(self) -> tuple[str, ...]:
        """The names of the back ends this system could have, in order of preference."""

    def prefer(self, name: str) -> None:
        """Speak through this back end as long as it works, else through the best other one; empty: through the best
        one there is; ``NO_VOICE``: not at all.
        """

    def news(self) -> tuple[SpeechNews, ...]:
        """What has happened to voices since last asked."""

    def change_rate(self, step: int) -> int | None:
        """Speak faster (+1) or slower (-1); the new rate, -10…10, or ``None`` where the back end has none to change."""

    def change_volume(self, step: int) -> int | None:
        """Speak louder (+1) or softer (-1); the new volume, 0…10, or ``None`` where the back end has none to change."""

    def change_voice(self, step: int, language: str) -> str | None:
        """The back end's next (+1) or previous (-1) voice for ``language``; its name, or ``None`` where there is no
        choice.
        """

    def close(self) -> None:
        """Stop, and let go of every back end."""


class Sounds(Protocol):
    """Sound effects. Without a sound card every call is a silence."""

    def play(self, cue: Cue, pan: float = 0.0) -> None:
        """Play a cue at ``pan``: -1 left … 1 right."""

    def set_volume(self, percent: int, mono: bool) -> None:
        """Volume 0–100 of everything played from now on; ``mono`` puts all in the centre."""

    def news(self) -> tuple[Message, ...]:
        """What the player must know of it since last asked."""


class Clipboard(Protocol):
    """The system's clipboard."""

    def copy(self, text: str) -> bool:
        """Put ``text`` there; whether it worked."""


class Chosen(Protocol):
    """Who waits for the choice of a computer player."""

    def __call__(self, action: Action, *, hurried: bool = False) -> None:
        """It is ``action``; ``hurried`` where the player itself did not come to one and another moved in its place."""


Weights = tuple[Weighed, ...]
"""Acts with the points that each can expect, best first."""


class Movers(Protocol):
    """Whoever moves for the other seats."""

    def begin(self) -> None:
        """A match begins: prepare for being asked. Does not wait."""

    def ask(self, observation: Observation, level: str, seed: str, done: Chosen) -> None:
        """Have the seat of ``observation`` choose. ``done`` is called once with the choice, maybe in another thread."""

    def forget(self) -> None:
        """Nobody waits any more for what was asked so far: it need not be thought about, nor ``done`` called."""


class Thinker(Movers, Protocol):
    """Computer players, thinking away from the window's loop."""

    def weigh(self, observation: Observation, player: str, seed: str, done: Callable[[Weights], None]) -> None:
        """Have ``player`` weigh what the seat of ``observation`` can do. ``done`` is called once with the acts, one at
        least, maybe in another thread."""

    def close(self) -> None:
        """Stop thinking."""


class Keeper(Protocol):
    """Whoever keeps changed settings for the next start."""

    def save(self, changes: Mapping[str, object]) -> None:
        """Have ``changes``, by dotted name, kept. Does not wait for the disk."""

    def save_set(self, chosen: RuleSet) -> None:
        """Have a set of rules kept."""

    def delete_set(self, name: str) -> None:
        """Have the set of rules of this name kept no longer."""

    def problems(self) -> tuple[Problem, ...]:
        """What has gone wrong with that since last asked."""

    def close(self) -> None:
        """Finish what waits."""


class MatchKeeper(Protocol):
    """Whoever keeps the match in progress, so that it can be gone on with whatever happens to the game."""

    def found(self) -> SavedMatch | None:
        """The unfinished match of the last time, if there is one."""

    def keep(self, match: SavedMatch) -> None:
        """Have the match kept as it stands now; one that is over is put by, and not found any more.

        Returns when it is kept, or has failed to be, or when the disk takes longer than the game can wait.
        """

    def drop(self) -> None:
        """The player has given up the match that is kept."""

    @property
    def kept(self) -> bool:
        """Whether the last ``keep`` that has come to its end has worked."""

    def news(self) -> tuple[Message, ...]:
        """What the player must know of it since last asked."""

    def close(self) -> None:
        """Finish what waits."""


class KeptMatches(Protocol):
    """Whoever has the matches that are kept under a name, and the records given to others and got from them.

    All of it waits for the disk. What goes wrong comes back as a message.
    """

    @property
    def exchange(self) -> Path:
        """The folder of the records."""

    def all(self) -> tuple[KeptMatch, ...] | Message:
        """Every kept match, by name."""

    def keep(self, name: str, match: SavedMatch) -> KeptMatch | Message:
        """Keep ``match`` under ``name``, in place of the one that has this name."""

    def keep_beside(self, name: str, match: SavedMatch) -> KeptMatch | Message:
        """Keep ``match`` under ``name``, or where another one has that, under a name that is nearly the same."""

    def rename(self, kept: KeptMatch, name: str) -> KeptMatch | Message:
        """Give a kept match another name, in place of the one that has it."""

    def delete(self, kept: KeptMatch) -> Message | None:
        """Delete a kept match."""

    def export(self, name: str, match: SavedMatch) -> Path | Message:
        """Write ``match`` as a match record to a new file in the folder for that."""

    def offered(self) -> tuple[Path, ...] | Message:
        """The files in the folder of records."""

    def read(self, file: Path, player: str, seed: str) -> SavedMatch | Message:
        """The match in a file from anywhere, ready to be played: ``player`` stands in for whom the game does not know,
        and ``seed`` is the chance of all that is to come, where the file does not say.
        """

    def bring(self, file: Path, player: str, seed: str) -> KeptMatch | Message:
        """Keep the match that ``read`` finds, under the file's name."""


class Errands(Protocol):
    """Whoever does what waits for the disk."""

    @property
    def pending(self) -> bool:
        """Whether something is still to be done."""

    def run(self, work: Callable[[], _T], done: Callable[[_T], None]) -> None:
        """Have ``work`` done; ``done`` is called with what it gives, at once or later by ``step``."""

    def step(self) -> bool:
        """Hand over what has been finished; whether there was anything."""

    def close(self) -> None:
        """Finish what waits."""


class StatisticsKeeper(Protocol):
    """Whoever keeps what was played, and knows what it comes to. No call waits for the disk longer than a game can."""

    def keep(self, match: "PlayedMatch", hand: "PlayedHand | None" = None, *, again: bool = False) -> None:
        """Have it kept that a match was sat down to, or that ``hand`` of it was scored.

        A match counts once, by its seed, and each of its hands once: as it was played last. ``again``: it is gone on
        with where ``hand`` has been scored before. That is news only of a match begun here, if it was never kept.
        """

    def ask(self, done: "Callable[[History | Message], None]") -> None:
        """Have the figures looked up. ``done`` is called once with them, or with why there are none, maybe in another
        thread and after this has returned."""

    def export(self, delimiter: str) -> None:
        """Have everything written as a CSV file; the news tell where it is."""

    @property
    def percent(self) -> int | None:
        """How far that has come; ``None`` when it is over, which it is before the news tell so."""

    def reset(self) -> None:
        """Have everything forgotten; the news tell when."""

    def news(self) -> tuple[Message, ...]:
        """What the player must know of it since last asked."""

    def close(self) -> None:
        """Finish what waits."""


class Painter(Protocol):
    """Whoever shows the picture."""

    def paint(self, picture: Picture) -> None:
        """Show ``picture``. Called only when something has changed."""


class Transcript(Protocol):
    """Whoever keeps a log of what the player hears, presses and sees."""

    def write(self, kind: str, **facts: object) -> None:
        """Note something of ``kind`` (``speech``, ``sound``, ``key``, ``screen``) with its facts."""


class Game(Protocol):
    """What a main loop drives: the window's, or the scripted one without a screen."""

    @property
    def running(self) -> bool:
        """False once the player has quit."""

    def press(self, key: Key) -> None:
        """A key was pressed. Speech is handed over before this returns; nothing is painted."""

    def point(self, spot: Spot) -> None:
        """A part of the picture was chosen by pointing at it: like a key that does what is done there."""

    def tick(self, now: float) -> float | None:
        """Let time pass: ``now`` in seconds of a clock that never goes back. Paints if something changed.

        Gives the seconds after which it must be called again, or ``None``: not before something happens.
        """

    def focus_changed(self, focused: bool) -> None:
        """The window has got the keyboard's focus, or lost it."""

    def close_requested(self) -> None:
        """The window's close button or the system asks to quit."""
