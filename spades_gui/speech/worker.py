"""The one door for everything spoken: a queue, and a thread that sees to it that something speaks.

The caller only leaves words behind. The worker hands them to the first back end that works, notices the ones that fail
or hang, and looks again every few seconds. What was handed over is remembered until it ends, so that a back end that
comes later can say it again.
"""

import logging
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress

from spades_gui.app.ports import NO_VOICE, SpeechNews
from spades_gui.speech.backend import Backend
from spades_gui.speech.braille import BrailleLine
from spades_gui.speech.estimate import speaking_time
from spades_gui.speech.keeper import CallError, Keeper
from spades_gui.speech.sources import Source
from spades_gui.speech.utterances import Utterance, Utterances
from spades_gui.speech.wishes import Facts, Wishes, facts_of

PATIENCE = 1.0
"""Seconds after which a call that has not returned is given up."""
CLOSING_PATIENCE = 1.0
"""Seconds that closing takes at most."""

log = logging.getLogger(__name__)


class SpeechWorker:
    """Implements ``Speaker`` over back ends in order of preference.

    ``wake`` is called from the worker thread when ``busy`` may have become false, ``voice`` has changed or there is
    news. ``look_every`` is the time in seconds between two looks for back ends that have come, gone or hang. ``rate``,
    ``volume`` and ``voices`` (by language) are the player's, as are those the speaker gives out; ``None`` leaves a back
    end its own. ``preferred`` is the first argument of ``prefer``, ``braille`` where everything is shown as well.
    """

    def __init__(
        self,
        sources: Sequence[Source],
        wake: Callable[[], None],
        look_every: float = 2.0,
        *,
        rate: int | None = None,
        volume: int | None = None,
        voices: Mapping[str, str] | None = None,
        preferred: str = "",
        braille: BrailleLine | None = None,
    ) -> None:
        self._wake = wake
        self._look_every = look_every
        self._braille = braille
        # Used by the worker thread only.
        self._source: Source | None = None
        self._look_at = 0.0
        self._last_voice = ""
        self._told_lacking: set[SpeechNews] = set()
        # Shared: held for moments only, never over a call of a back end.
        self._changed = threading.Condition()
        self._sources = tuple(sources)
        self._preferred = preferred
        self._keeper: Keeper | None = None
        self._closing = False
        self._speech = Utterances()
        self._look_again = False
        self._switch = False
        self._wishes = Wishes(rate, volume, voices or {})
        self._news: tuple[SpeechNews, ...] = ()
        self._thread = threading.Thread(target=self._run, name="speech", daemon=True)
        self._thread.start()

    # From the main loop.

    def say(self, text: str, language: str, *, interrupt: bool, braille: str = "") -> None:
        """Speak ``text`` after what waits, or at once and instead of it; show it, or ``braille``, in any case."""
        if self._braille is not None and text.strip():
            self._braille.show(braille or text)
        with self._changed:
            if interrupt:
                self._speech.forget()
            if text.strip() and not self._closing:
                self._speech.add(text, language)
            self._changed.notify()

    def silence(self) -> None:
        """Stop speaking and forget what waits."""
        with self._changed:
            self._speech.forget()
            self._changed.notify()

    def busy(self) -> bool:
        """Whether something waits or is being spoken, by the back end's word or else by estimate."""
        with self._changed:
            return self._speech.busy

    def voice(self) -> str:
        """The name of the back end that speaks now; empty when there is none."""
        return self._wishes.facts.name

    def back_ends(self) -> tuple[str, ...]:
        """The names of the back ends this system could have, in order of preference."""
        return tuple(source.name for source in self._sources)

    def prefer(self, name: str) -> None:
        """Speak through this back end as long as it works; empty or unknown: through the best one there is.

        ``NO_VOICE``: through none, and be silent for the time it takes to read.
        """
        with self._changed:
            if name == self._preferred:
                return
            self._preferred = name
            self._switch = True
            for source in self._sources:
                source.not_before = 0.0
            self._changed.notify()

    def news(self) -> tuple[SpeechNews, ...]:
        """What has happened to voices since last asked: of several changes the last, and each missing language once."""
        with self._changed:
            news, self._news = self._news, ()
            return news

    def change_rate(self, step: int) -> int | None:
        """Speak faster or slower from the next utterance on; the new rate, or ``None`` where it cannot be changed."""
        with self._changed:
            return self._wishes.change_rate(step)

    def change_volume(self, step: int) -> int | None:
        """Speak louder or softer from the next utterance on; the new volume, or ``None`` where it cannot be changed."""
        with self._changed:
            return self._wishes.change_volume(step)

    def change_voice(self, step: int, language: str) -> str | None:
        """The next voice for ``language``, from its next utterance on; ``None`` where there is no choice, or not yet:
        speech-dispatcher takes some seconds to list its voices."""
        with self._changed:
            return self._wishes.change_voice(step, language)

    def close(self) -> None:
        """Stop, and let go of the back end; within a second, whatever it does."""
        deadline = time.monotonic() + CLOSING_PATIENCE
        with self._changed:
            self._closing = True
            self._speech.forget()
            self._changed.notify()
            candidates = [self._keeper, *(source.opening for source in self._sources)]
        keepers = [keeper for keeper in candidates if keeper is not None]
        for keeper in keepers:
            keeper.leave()
        joins = [*(keeper.join for keeper in keepers), self._thread.join]
        if self._braille is not None:
            joins.append(self._braille.close)
        for join in joins:
            join(max(0.0, deadline - time.monotonic()))

    # In the worker thread.

    def _run(self) -> None:
        told = self._state()
        while not self._closing:
            self._look()
            self._hand_over()
            with self._changed:
                self._speech.let_end(time.monotonic(), voiced=self._keeper is not None)
                state = self._state()
                if state == told and not (self._speech.due or self._look_again or self._switch or self._closing):
                    self._changed.wait(self._pause())
            if state not in (told, (True, *told[1:])):  # that something has begun is no news
                with suppress(Exception):  # the window may be gone already
                    self._wake()
            told = state

    def _state(self) -> tuple[bool, str, int]:
        return self.busy(), self.voice(), len(self._news)

    def _pause(self) -> float | None:
        """Seconds until there is something to do unasked."""
        times = [source.next_event for source in self._due()]
        times += self._speech.times()
        if self._keeper is not None:
            times.append(self._look_at)
        return max(0.0, min(times) - time.monotonic()) if times else None

    def _order(self) -> list[Source]:
        if self._preferred == NO_VOICE:
            return []
        return sorted(self._sources, key=lambda source: source.name != self._preferred)

    def _due(self) -> Iterator[Source]:
        """The sources to try: those before the one in use, but none while it speaks; without one, each after those
        before it have had their chance."""
        if self._keeper is not None and self._speech.spoken:
            return
        for source in self._order():
            if source is self._source:
                return
            yield source
            if self._keeper is None and not source.late:
                return

    def _made(self) -> None:
        """A back end is there, or could not be made. From its thread."""
        with self._changed:
            self._look_again = True
            self._changed.notify()

    def _look(self) -> None:
        """See whether the back end still lives, and whether a better one has come."""
        with self._changed:
            self._look_again = False
            switch, self._switch = self._switch, False
        if switch and self._source not in self._order()[:1]:
            self._drop()
        if self._source is not None and self._speech.owes_an_end(time.monotonic()):
            self._source.mute += 1
            self._fail(CallError("no end of speech for too long"))
        if self._keeper is not None and time.monotonic() >= self._look_at:
            self._check(self._keeper)
        for source in self._due():
            keeper = source.take(self._look_every)
            if keeper is not None and self._adopt(source, keeper):
                return
            with self._changed:
                if self._closing:
                    return
                source.open(self._made)

    def _check(self, keeper: Keeper) -> None:
        self._look_at = time.monotonic() + self._look_every
        try:
            facts = keeper.call(lambda it: facts_of(it) if it.alive() else None, PATIENCE)
        except CallError as failure:
            self._fail(failure)
            return
        if facts is None:
            self._drop()
            return
        with self._changed:
            self._wishes.facts = facts

    def _adopt(self, source: Source, keeper: Keeper) -> bool:
        """Speak through a back end that has just been made."""
        try:
            facts = keeper.call(facts_of, PATIENCE)
        except CallError as failure:
            log.debug("%s: %s", source.name, failure)
            source.give_up(keeper, self._look_every)
            return False
        with self._changed:
            leaving = [self._keeper, keeper if self._closing else None]
            self._keeper, self._source = keeper, source
            order = self._order()
            for worse in order[order.index(source) + 1 :]:
                leaving.append(worse.opening)
                worse.opening = None
            self._wishes.facts = facts
            if facts.name != self._last_voice and (self._last_voice or source is not order[0]):
                self._news = (*(one for one in self._news if one.language), SpeechNews(facts.name))
            self._last_voice = facts.name
            self._speech.requeue()
            self._speech.repeat_unheard()
        for left in filter(None, leaving):
            left.leave()
        self._look_at = time.monotonic() + self._look_every
        log.debug("voice: %s", facts.name)
        return True

    def _fail(self, failure: CallError) -> None:
        """The back end raised or hangs: do without it until the next look."""
        log.debug("%s: %s", self.voice(), failure)
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
            self._wishes.facts = Facts()
            self._speech.requeue()

    def _hand_over(self) -> None:
        """Give everything that waits to the back end, or with none to the caption's reader for as long as it takes."""
        while True:
            with self._changed:
                if self._switch:
                    return  # what waits is for the one that the player has just chosen
                utterance, interrupt = self._speech.take()
                if utterance is None and not interrupt:
                    return
                if utterance is not None:
                    self._begin(utterance)
                keeper = self._keeper
                order = self._say(utterance, interrupt) if utterance is not None else _silence
            if keeper is None:
                continue
            try:
                lacking = keeper.call(order, PATIENCE)
            except CallError as failure:
                self._fail(failure)
                return
            if lacking and utterance is not None:
                self._tell_lacking(utterance.language)

    def _say(self, utterance: Utterance, interrupt: bool) -> Callable[[Backend], bool]:
        """An order to speak, whose answer is whether the back end has no voice for the language."""
        manner = self._wishes.manner(utterance.language)
        source = self._source

        def order(backend: Backend) -> bool:
            manner.set(backend, utterance.language)
            backend.speak(utterance.text, utterance.language, interrupt, lambda: self._ended(utterance, source))
            return backend.lacks(utterance.language)

        return order

    def _tell_lacking(self, language: str) -> None:
        lacking = SpeechNews(self.voice(), language)
        if lacking not in self._told_lacking:
            self._told_lacking.add(lacking)
            with self._changed:
                self._news = (*self._news, lacking)

    def _begin(self, utterance: Utterance) -> None:
        seconds = speaking_time(utterance.text, utterance.language, self._wishes.rate or 0)
        tells_end = self._wishes.facts.tells_end
        self._speech.begin(utterance, seconds, voiced=self._keeper is not None, tells_end=tells_end)

    def _ended(self, utterance: Utterance, source: Source | None) -> None:
        with self._changed:
            alive = source is not None and source is self._source
            if alive and source is not None:
                # Every utterance ends, be it by another that interrupts it, so any end is a sign of life.
                source.mute = 0
            if self._speech.ended(utterance, alive=alive):
                self._changed.notify()


def _silence(backend: Backend) -> bool:
    backend.silence()
    return False
