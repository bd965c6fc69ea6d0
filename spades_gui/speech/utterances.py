"""What waits to be spoken and what is being spoken, with the times by which it should have ended."""

import time
from collections import deque
from dataclasses import dataclass
from typing import Final

TRIES: Final = 3
"""How often one utterance is handed over: should it be what kills the back ends, it must not do so for ever."""


@dataclass(eq=False, slots=True)
class Utterance:
    """Words on their way.

    ``over_by`` is the time of the monotonic clock at which they count as spoken in any case. ``patience`` is in how
    many seconds a back end that tells the end of speech should have told theirs; ``None`` for one that does not.
    """

    text: str
    language: str
    tries: int = 0
    over_by: float = 0.0
    patience: float | None = None


class Utterances:
    """The queue of a speech worker, which locks it. ``voiced`` tells whether a back end speaks, or just time passes."""

    def __init__(self) -> None:
        self._waiting: deque[Utterance] = deque()
        self._spoken: deque[Utterance] = deque()
        self._unheard: Utterance | None = None
        self._owed_by: float | None = None
        self._interrupt = False

    @property
    def busy(self) -> bool:
        """Whether something waits or is being spoken."""
        return bool(self._waiting or self._spoken)

    @property
    def due(self) -> bool:
        """Whether there is something to hand over."""
        return bool(self._waiting) or self._interrupt

    @property
    def spoken(self) -> bool:
        """Whether something is being spoken."""
        return bool(self._spoken)

    def times(self) -> list[float]:
        """When something will happen by itself, on the monotonic clock."""
        owed = [] if self._owed_by is None else [self._owed_by]
        return [utterance.over_by for utterance in self._spoken] + owed

    def add(self, text: str, language: str) -> None:
        """Let it wait."""
        self._waiting.append(Utterance(text, language))

    def forget(self) -> None:
        """Neither speak what waits nor go on with what is being spoken."""
        self._waiting.clear()
        self._spoken.clear()
        self._unheard = None
        self._interrupt = True

    def take(self) -> tuple[Utterance | None, bool]:
        """The next one, if any, and whether what was being spoken before is to be interrupted."""
        interrupt, self._interrupt = self._interrupt, False
        return (self._waiting.popleft() if self._waiting else None), interrupt

    def begin(self, utterance: Utterance, seconds: float, *, voiced: bool, tells_end: bool) -> None:
        """Count it as being spoken for ``seconds``: generously where the back end tells the end."""
        before = self._spoken[-1].over_by if self._spoken else 0.0
        utterance.over_by = max(time.monotonic(), before) + (3 * seconds + 2 if tells_end else seconds)
        utterance.patience = 2 * seconds + 1 if tells_end else None
        if voiced:
            utterance.tries += 1
            if self._owed_by is None:
                self._owe(utterance)
        self._spoken.append(utterance)

    def let_end(self, now: float, *, voiced: bool) -> None:
        """Have ended what has had its time. What nobody has spoken is remembered."""
        while self._spoken and self._spoken[0].over_by <= now:
            utterance = self._spoken.popleft()
            if not voiced and utterance.tries < TRIES:
                self._unheard = utterance

    def ended(self, utterance: Utterance, *, alive: bool) -> bool:
        """A back end tells this end; ``alive`` if it is the one in use. Gives whether that was still awaited."""
        awaited = utterance in self._spoken
        if alive:
            self._owed_by = None
        if awaited:
            self._spoken.remove(utterance)
        if self._spoken and self._owed_by is None:
            self._owe(self._spoken[0])
        return awaited

    def owes_an_end(self, now: float) -> bool:
        """Whether the back end should have told an end by now and has not."""
        return self._owed_by is not None and now >= self._owed_by

    def requeue(self) -> None:
        """Have what was being spoken wait again: another back end takes over."""
        self._owed_by = None
        self._waiting.extendleft(one for one in reversed(self._spoken) if one.tries < TRIES)
        self._spoken.clear()

    def repeat_unheard(self) -> None:
        """Let the last thing that nobody has spoken wait again, if nothing newer does."""
        if self._unheard is not None and not self._waiting:
            self._waiting.append(self._unheard)
        self._unheard = None

    def _owe(self, utterance: Utterance) -> None:
        if utterance.patience is not None:
            self._owed_by = time.monotonic() + utterance.patience
