"""The form of a lesson: a deal, what the other players do, and step by step what the player is asked to do.

A step is a text of ``locales/*/tutorial.ftl`` and a task. The task says what is awaited; its own words, with the keys
in force, come after the text. What it names as a mistake is a text as well: why something else is wrong.
"""

from dataclasses import dataclass

from spades_gui.core.cards import DECK, Card


@dataclass(frozen=True, slots=True)
class Press:
    """Give a command of the table of commands, by its key or by help."""

    command: str


@dataclass(frozen=True, slots=True)
class Reach:
    """Move to a card, whichever way."""

    card: str


@dataclass(frozen=True, slots=True)
class Lay:
    """Play one of ``cards``, or any that may be played where none is named.

    ``told``: the task names them; else the text asks for them. ``mistake`` is said where another is played.
    """

    cards: str = ""
    told: bool = True
    mistake: str = ""

    def wanted(self) -> tuple[Card, ...]:
        """The cards named."""
        return DECK.parse_all(self.cards)


@dataclass(frozen=True, slots=True)
class Err:
    """Try to play a card that the rules forbid, ``card`` for one, and hear why it is refused."""

    card: str


@dataclass(frozen=True, slots=True)
class Announce:
    """Bid ``low`` to ``high`` tricks; ``below`` and ``above`` are said where another bid is made."""

    low: int
    high: int
    below: str = ""
    above: str = ""


@dataclass(frozen=True, slots=True)
class Close:
    """Close what has opened over the table."""


Task = Press | Reach | Lay | Err | Announce | Close


@dataclass(frozen=True, slots=True)
class Step:
    """What is explained, and what the player then does."""

    text: str
    task: Task


@dataclass(frozen=True, slots=True)
class Scene:
    """A deal and what becomes of it.

    ``hands`` are those of the player, the left opponent, the partner and the right opponent, with bars between them.
    ``before`` is what has been bid and played when the player sits down, ``others`` what the three do from then on, in
    the order of the table. After the last of that nobody but the player does anything.
    """

    dealer: int
    hands: str
    before: str
    others: str
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson. Its title is the text ``lesson-NAME``, what it comes to ``lesson-NAME-end``."""

    name: str
    scenes: tuple[Scene, ...]
