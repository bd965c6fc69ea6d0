"""The one door for words: everything said goes through here to the voice, the caption and the history."""

from collections import deque
from typing import Final

from spades_gui.app.ports import Speaker, Transcript
from spades_gui.present.message import Message
from spades_gui.present.words import Words

Entry = tuple[Message, ...]
"""What is said in one breath."""

HISTORY: Final = 1000
CAPTION: Final = 3


class Announcer:
    """Says messages in the language of the moment and remembers them, so that they can be said again in another."""

    def __init__(self, words: Words, speaker: Speaker, transcript: Transcript, language: str, verbosity: str) -> None:
        self.language = language
        self.verbosity = verbosity
        self._words = words
        self._speaker = speaker
        self._transcript = transcript
        self._history: deque[Entry] = deque(maxlen=HISTORY)
        self._caption: deque[Entry] = deque(maxlen=CAPTION)
        self._place = 0
        """How far back in the history the player reads; 0 is the newest."""

    def answer(self, *messages: Message) -> None:
        """Say this now, instead of whatever is being said: the player asked for it."""
        self._remember(messages)
        self._say(messages, interrupt=True)

    def announce(self, *messages: Message) -> None:
        """Say this after what is being said: the game goes on by itself."""
        if messages:
            self._remember(messages)
            self._say(messages, interrupt=False)

    def notice(self, *messages: Message) -> None:
        """Say this now without putting it into the history, where the player is reading."""
        self._say(messages, interrupt=True)

    def again(self, *waiting: Message) -> None:
        """Say the last entry again, and the question that waits unless it was the last thing said."""
        last = self._history[-1] if self._history else ()
        self._say((*last, *(message for message in waiting if message not in last)), interrupt=True)

    def text(self, message: Message) -> str:
        """``message`` in the language of the moment."""
        return self._words.say(message, self.language, self.verbosity)

    def browse(self, step: int) -> bool:
        """Read the history ``step`` entries newer (negative: older); false at its end, which is said again."""
        wanted = self._place - step
        self._place = max(0, min(wanted, len(self._history) - 1))
        if entry := self.current:
            self._say(entry, interrupt=True)
        return self._place == wanted

    def __len__(self) -> int:
        """How many entries the history holds."""
        return len(self._history)

    @property
    def current(self) -> Entry:
        """The entry of the history that the player reads."""
        return self._history[-1 - self._place] if self._history else ()

    @property
    def current_text(self) -> str:
        """The same in words."""
        return self._joined(self.current)

    @property
    def caption(self) -> tuple[str, ...]:
        """The last things said, newest last."""
        return tuple(self._joined(entry) for entry in self._caption)

    def _remember(self, entry: Entry) -> None:
        self._history.append(entry)
        self._place = 0

    def _say(self, entry: Entry, *, interrupt: bool) -> None:
        if not entry:
            return
        text = self._joined(entry)
        self._speaker.say(text, self.language, interrupt=interrupt)
        if self._caption and self._caption[-1] == entry:
            self._caption.pop()
        self._caption.append(entry)
        self._transcript.write("speech", text=text, language=self.language, interrupt=interrupt, id=entry[0].id)

    def _joined(self, entry: Entry) -> str:
        return " ".join(self.text(message) for message in entry)
