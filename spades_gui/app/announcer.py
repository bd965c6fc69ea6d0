"""The one door for words: everything said goes through here to the voice, the caption and the history."""

from collections import deque
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from spades_gui.app.ports import Speaker, Transcript
from spades_gui.present.books import Outline
from spades_gui.present.kinds import Kind
from spades_gui.present.message import Message, msg
from spades_gui.present.picture import Spoken
from spades_gui.present.words import Words

HISTORY: Final = 1000
CAPTION: Final = 3
SPOKEN: Final = 20


@dataclass(frozen=True, slots=True)
class Entry:
    """What is said in one breath, and what it is about. ``aside`` is what says nothing of the game."""

    messages: tuple[Message, ...]
    kind: Kind
    aside: bool = False


class Announcer:
    """Says messages in the language of the moment and remembers them, so that they can be said again in another.

    ``quiet`` are the kinds that are not spoken when the game goes on by itself; ``muted`` stops all speech for a while.
    What is not spoken still stands in the caption and the history.
    """

    def __init__(self, words: Words, speaker: Speaker, transcript: Transcript, language: str, verbosity: str) -> None:
        self.language = language
        self.verbosity = verbosity
        self.quiet: Collection[Kind] = ()
        self.muted = False
        self._words = words
        self._speaker = speaker
        self._transcript = transcript
        self._history: deque[Entry] = deque(maxlen=HISTORY)
        self._caption: deque[Entry] = deque(maxlen=CAPTION)
        self._spoken: deque[Spoken] = deque(maxlen=SPOKEN)
        self._damage_told: set[str] = set()
        self._count = 0
        self._place = 0
        """How far back in the history the player reads; 0 is the newest."""
        self._only: Kind | None = None
        self._reading = False
        """Whether the player has asked for nothing else since reading the history."""

    def answer(self, *messages: Message, kind: Kind = Kind.ANSWERS) -> None:
        """Say this now, instead of whatever is being said: the player asked for it."""
        self._place, self._reading = 0, False
        entry = Entry(messages, kind)
        self._remember(entry)
        self._say(entry, interrupt=True)

    def announce(self, *messages: Message, kind: Kind = Kind.GAME) -> None:
        """Say this after what is being said: the game goes on by itself."""
        if messages:
            entry = Entry(messages, kind)
            self._remember(entry)
            self._say(entry, interrupt=False, aloud=kind not in self.quiet)

    def remark(self, *messages: Message) -> None:
        """Say this after what is being said. It does not take the place of what ``again`` repeats: that is said too."""
        entry = Entry(messages, Kind.GAME, aside=True)
        self._remember(entry)
        self._say(entry, interrupt=False)

    def remember(self, *messages: Message, kind: Kind = Kind.GAME) -> None:
        """Put into the history what was said before this start of the game."""
        if messages:
            self._remember(Entry(messages, kind))

    def notice(self, *messages: Message) -> None:
        """Say this now without putting it into the history, where the player is reading."""
        self._say(Entry(messages, Kind.ANSWERS), interrupt=True)

    def again(self, *waiting: Message) -> None:
        """Say the last entry again, and then the question that waits; each thing once."""
        last: list[Message] = []
        for entry in reversed(self._history):
            last[:0] = entry.messages
            if not entry.aside:
                break
        self._once(last, waiting)

    def news_again(self, *waiting: Message) -> None:
        """Say the last entry again if it is news of the game, and in any case the question that waits."""
        last = next((entry for entry in reversed(self._history) if not entry.aside), None)
        self._once(last.messages if last and last.kind is not Kind.ANSWERS else (), waiting)

    def text(self, message: Message) -> str:
        """``message`` in the language of the moment."""
        return self._words.say(message, self.language, self.verbosity)

    def book(self, name: str) -> Outline:
        """The chapters of a book in the language of the moment."""
        return self._words.book(name, self.language)

    def cards_as(self, style: str) -> None:
        """Call cards by the message of this name from now on: ``card``, ``card-short`` or ``card-suit-first``."""
        self._words.card_style = style

    def card_styles(self) -> tuple[str, ...]:
        """Those of these messages that differ in the language of the moment."""
        return self._words.card_styles(self.language)

    # The history

    def browse(self, step: int) -> bool:
        """Read the history ``step`` entries newer (negative: older); false at its end, which is said again.

        Who comes back to it is reminded of the kind that alone is read.
        """
        entries = self._shown()
        wanted = self._place - step
        self._place = max(0, min(wanted, len(entries) - 1))
        self._read(remind=self._only is not None and not self._reading)
        return self._place == wanted and bool(entries)

    def look_through(self, kind: Kind | None) -> None:
        """Read only the entries of this kind from now on (``None``: all), beginning with the newest."""
        self._only = kind
        self._place = 0
        self._read(remind=True)

    @property
    def only(self) -> Kind | None:
        """The kind of the entries that the player reads; ``None``: all."""
        return self._only

    def __len__(self) -> int:
        """How many entries the history holds."""
        return len(self._history)

    @property
    def current(self) -> Entry | None:
        """The entry of the history that the player reads."""
        entries = self._shown()
        return entries[-1 - self._place] if self._place < len(entries) else None

    @property
    def current_text(self) -> str:
        """The same in words."""
        return self._joined(self.current, self.verbosity) if self.current else ""

    @property
    def reading(self) -> bool:
        """Whether the player reads the history at the moment, and it holds something."""
        return self._reading and self.current is not None

    @property
    def shown(self) -> int:
        """How many entries there are of the kind that the player reads."""
        return len(self._shown())

    def around(self, reach: int) -> tuple[tuple[str, ...], int, int]:
        """The entry that the player reads with up to ``reach`` on each side, in words, oldest first.

        Then which of them that entry is, and how many older ones there are before them.
        """
        entries = self._shown()
        here = len(entries) - 1 - self._place
        first = max(0, here - reach)
        texts = tuple(self._joined(entry, self.verbosity) for entry in entries[first : here + reach + 1])
        return texts, here - first, first

    @property
    def caption(self) -> tuple[str, ...]:
        """The last things said, newest last."""
        return tuple(self._joined(entry, self.verbosity) for entry in self._caption)

    @property
    def spoken(self) -> tuple[Spoken, ...]:
        """What was given to the voice since it was last interrupted, newest last."""
        return tuple(self._spoken)

    def _shown(self) -> list[Entry]:
        return [entry for entry in self._history if self._only in (None, entry.kind)]

    def _read(self, *, remind: bool) -> None:
        self._reading = True
        kind = (msg("history-only", value=msg(f"kind-{self._only or 'all'}")),) if remind else ()
        self.notice(*kind, *(self.current.messages if self.current else (msg("history-empty"),)))

    def _remember(self, entry: Entry) -> None:
        """Keep an entry. Who reads the history meanwhile stays there; at the oldest, once that one has gone."""
        self._history.append(entry)
        if self._place:
            self._place = min(self._place + (self._only in (None, entry.kind)), max(0, len(self._shown()) - 1))

    def _once(self, last: Iterable[Message], waiting: tuple[Message, ...]) -> None:
        self.notice(*(message for message in last if not _within(message, waiting)), *waiting)

    def _say(self, entry: Entry, *, interrupt: bool, aloud: bool = True) -> None:
        if not entry.messages:
            return
        if self._caption and self._caption[-1].messages == entry.messages:
            self._caption.pop()
        self._caption.append(entry)
        if aloud and not self.muted:
            if interrupt:
                self._spoken.clear()
            for language, messages in self._pieces(entry):
                text, brief = (self._in_words(messages, verbosity) for verbosity in (self.verbosity, "brief"))
                self._count += 1
                self._spoken.append(Spoken(self._count, text, interrupt))
                self._speaker.say(text, language, interrupt=interrupt, braille=brief)
                self._transcript.write("speech", text=text, language=language, interrupt=interrupt, id=messages[0].id)
                interrupt = False
        self._tell_damage()

    def _tell_damage(self) -> None:
        """Say once that texts of the language of the moment are missing: what stands in for them sounds odd."""
        if self.language in self._words.damaged - self._damage_told:
            self._damage_told.add(self.language)
            self.announce(msg("texts-damaged"))

    def _pieces(self, entry: Entry) -> Iterator[tuple[str, tuple[Message, ...]]]:
        """What is said together, by language: each needs a voice of its own."""
        for language, messages in groupby(entry.messages, lambda message: message.language or self.language):
            yield language, tuple(messages)

    def _joined(self, entry: Entry, verbosity: str) -> str:
        return self._in_words(entry.messages, verbosity)

    def _in_words(self, messages: Iterable[Message], verbosity: str) -> str:
        return " ".join(self._words.say(message, self.language, verbosity) for message in messages)


def _within(message: Message, others: tuple[Message, ...]) -> bool:
    """Whether one of ``others`` says ``message`` as well: is it, or has it as one of its facts, as a line its value."""
    said = message.args.get("line", message)
    return message in others or any(said in other.args.values() for other in others)
