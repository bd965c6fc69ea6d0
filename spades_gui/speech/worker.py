"""The one door for everything spoken: a queue, and a thread that sees to it that something speaks.

The caller only leaves words behind. The worker hands them to the first back end that works, notices the ones that fail
or hang, and looks again every few seconds. What was handed over is remembered until it ends, so that a back end that
comes later can say it again.
"""

import logging
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from spades_gui.speech.backend import Backend, Opener
from spades_gui.speech.estimate import speaking_time
from spades_gui.speech.keeper import CallError, Job, Keeper

PATIENCE = 1.0
"""Seconds after which a call that has not returned is given up."""
OPENING_PATIENCE = 5.0
"""The same for making a back end: it imports libraries, and may start a daemon."""
CLOSING_PATIENCE = 1.0
"""Seconds that closing takes at most."""
TRIES = 3
"""How often one utterance is handed over: should it be what kills the back ends, it must not do so for ever."""
RATES = range(-10, 11)

log = logging.getLogger(__name__)


@dataclass(eq=False, slots=True)
class Utterance:
    """Words on their way. ``over_by`` is the time of the monotonic clock at which they count as spoken in any case."""

    text: str
    language: str
    tries: int = 0
    over_by: float = 0.0


@dataclass(eq=False, slots=True)
class Source:
    """A kind of back end: when to try it again, and the keepers left behind, of which some may hang."""

    opener: Opener
    not_before: float = 0.0
    left: list[Keeper] = field(default_factory=list)

    def give_up(self, keeper: Keeper, look_every: float) -> None:
        """Leave ``keeper``, and try again at the next look; later, the more threads hang here from before."""
        keeper.leave()
        hanging = [earlier for earlier in self.left if earlier.running]
        self.left = [*hanging, keeper]
        self.not_before = time.monotonic() + look_every * 2 ** min(len(hanging), 5)


class SpeechWorker:
    """Implements ``Speaker`` over back ends in order of preference.

    ``wake`` is called from the worker thread when ``busy`` may have become false or ``voice`` has changed.
    ``look_every`` is the time in seconds between two looks for back ends that have come, gone or hang. ``rate`` is the
    player's, -10…10; ``None`` leaves a voice its own.
    """

    def __init__(
        self, openers: Sequence[Opener], wake: Callable[[], None], look_every: float = 2.0, rate: int | None = None
    ) -> None:
        self._wake = wake
        self._look_every = look_every
        # Used by the worker thread only.
        self._sources = [Source(opener) for opener in openers]
        self._source: Source | None = None
        self._look_at = 0.0
        self._tells_end = False
        # Shared: held for moments only, never over a call of a back end.
        self._changed = threading.Condition()
        self._keeper: Keeper | None = None
        self._opening: Keeper | None = None
        self._closing = False
        self._waiting: deque[Utterance] = deque()
        self._spoken: deque[Utterance] = deque()
        self._unheard: Utterance | None = None
        self._interrupt = False
        self._voice = ""
        self._rate: int | None = None
        self._chosen_rate = rate
        self._thread = threading.Thread(target=self._run, name="speech", daemon=True)
        self._thread.start()

    # From the main loop.

    def say(self, text: str, language: str, *, interrupt: bool) -> None:
        """Speak ``text`` after what waits, or at once and instead of it."""
        with self._changed:
            if interrupt:
                self._forget()
            if text.strip() and not self._closing:
                self._waiting.append(Utterance(text, language))
            self._changed.notify()

    def silence(self) -> None:
        """Stop speaking and forget what waits."""
        with self._changed:
            self._forget()
            self._changed.notify()

    def busy(self) -> bool:
        """Whether something waits or is being spoken, by the back end's word or else by estimate."""
        with self._changed:
            return bool(self._waiting or self._spoken)

    def voice(self) -> str:
        """The name of the back end that speaks now; empty when there is none."""
        return self._voice

    def change_rate(self, step: int) -> int | None:
        """Speak faster or slower from the next utterance on; the new rate, or ``None`` where it cannot be changed."""
        with self._changed:
            if self._rate is not None:
                self._rate = self._chosen_rate = max(RATES[0], min(RATES[-1], self._rate + step))
            return self._rate

    def close(self) -> None:
        """Stop, and let go of the back end; within a second, whatever it does."""
        deadline = time.monotonic() + CLOSING_PATIENCE
        with self._changed:
            self._closing = True
            self._forget()
            self._changed.notify()
            keepers = [keeper for keeper in (self._keeper, self._opening) if keeper is not None]
        for keeper in keepers:
            keeper.leave(last=lambda it: it.silence())
        for join in (*(keeper.join for keeper in keepers), self._thread.join):
            join(max(0.0, deadline - time.monotonic()))

    def _forget(self) -> None:
        self._waiting.clear()
        self._spoken.clear()
        self._unheard = None
        self._interrupt = True

    # In the worker thread.

    def _run(self) -> None:
        told = self._news()
        while not self._closing:
            self._look()
            self._hand_over()
            with self._changed:
                self._let_end(time.monotonic())
                news = self._news()
                if news == told and not (self._waiting or self._interrupt or self._closing):
                    self._changed.wait(self._pause())
            if news not in (told, (True, told[1])):  # that something has begun is no news
                with suppress(Exception):  # the window may be gone already
                    self._wake()
            told = news

    def _news(self) -> tuple[bool, str]:
        return self.busy(), self._voice

    def _pause(self) -> float | None:
        """Seconds until there is something to do unasked."""
        times = [source.not_before for source in self._sources_to_try()]
        times += [utterance.over_by for utterance in self._spoken]
        if self._keeper is not None:
            times.append(self._look_at)
        return max(0.0, min(times) - time.monotonic()) if times else None

    def _sources_to_try(self) -> Iterator[Source]:
        """The sources before the one in use; while it speaks, none."""
        if self._keeper is not None and self._spoken:
            return
        for source in self._sources:
            if source is self._source:
                return
            yield source

    def _look(self) -> None:
        """See whether the back end still lives, and whether a better one has come."""
        now = time.monotonic()
        if self._keeper is not None and now >= self._look_at:
            self._look_at = now + self._look_every
            try:
                if not self._keeper.call(lambda it: it.alive(), PATIENCE):
                    self._drop()
            except CallError as failure:
                self._fail(failure)
        for source in list(self._sources_to_try()):
            if now >= source.not_before and self._open(source):
                return

    def _open(self, source: Source) -> bool:
        with self._changed:
            if self._closing:
                return False
            keeper = self._opening = Keeper(source.opener)
        try:
            keeper.opened(OPENING_PATIENCE)
            name, tells_end, rate = keeper.call(lambda it: (it.name, it.tells_end, it.rate), PATIENCE)
        except CallError as failure:
            log.debug("%s: %s", source.opener, failure)
            self._opening = None
            source.give_up(keeper, self._look_every)
            return False
        if self._keeper is not None:
            self._keeper.leave()
        with self._changed:
            self._keeper, self._opening, self._source = keeper, None, source
            self._voice, self._tells_end = name, tells_end
            self._rate = rate if rate is None or self._chosen_rate is None else self._chosen_rate
            self._requeue()
            if self._unheard is not None and not self._waiting:
                self._waiting.append(self._unheard)
            self._unheard = None
        self._look_at = time.monotonic() + self._look_every
        log.debug("voice: %s", name)
        return True

    def _fail(self, failure: CallError) -> None:
        """The back end raised or hangs: do without it until the next look."""
        log.debug("%s: %s", self._voice, failure)
        keeper, source = self._keeper, self._source
        self._drop()
        if keeper is not None and source is not None:
            source.give_up(keeper, self._look_every)

    def _drop(self) -> None:
        """Close the back end. What it had not spoken yet waits again."""
        with self._changed:
            if self._keeper is not None:
                self._keeper.leave()
            self._keeper = self._source = None
            self._voice, self._tells_end, self._rate = "", False, None
            self._requeue()

    def _requeue(self) -> None:
        self._waiting.extendleft(one for one in reversed(self._spoken) if one.tries < TRIES)
        self._spoken.clear()

    def _hand_over(self) -> None:
        """Give everything that waits to the back end, or with none to the caption's reader for as long as it takes."""
        while True:
            with self._changed:
                interrupt, self._interrupt = self._interrupt, False
                utterance = self._waiting.popleft() if self._waiting else None
                if utterance is None and not interrupt:
                    return
                if utterance is not None:
                    self._begin(utterance)
                keeper, rate = self._keeper, self._rate
            if keeper is None:
                continue
            try:
                keeper.call(self._order(utterance, interrupt, rate), PATIENCE)
            except CallError as failure:
                self._fail(failure)
                return

    def _order(self, utterance: Utterance | None, interrupt: bool, rate: int | None) -> Job:
        def order(backend: Backend) -> None:
            if rate is not None and rate != backend.rate:
                backend.set_rate(rate)
            if utterance is None:
                backend.silence()
            else:
                backend.speak(utterance.text, utterance.language, interrupt, lambda: self._ended(utterance))

        return order

    def _begin(self, utterance: Utterance) -> None:
        """Count it as being spoken, up to the end of its time: a generous one where the back end tells the end."""
        seconds = speaking_time(utterance.text, utterance.language, self._rate or 0)
        if self._tells_end:
            seconds = 3 * seconds + 2
        before = self._spoken[-1].over_by if self._spoken else 0.0
        utterance.over_by = max(time.monotonic(), before) + seconds
        if self._keeper is not None:
            utterance.tries += 1
        self._spoken.append(utterance)

    def _let_end(self, now: float) -> None:
        while self._spoken and self._spoken[0].over_by <= now:
            utterance = self._spoken.popleft()
            if self._keeper is None and utterance.tries < TRIES:
                self._unheard = utterance

    def _ended(self, utterance: Utterance) -> None:
        with self._changed:
            if utterance in self._spoken:
                self._spoken.remove(utterance)
                self._changed.notify()
