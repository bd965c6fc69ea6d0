"""The kinds of back ends of a system, and how one of each is made without anybody waiting for it."""

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from spades_gui.speech.backend import Opener
from spades_gui.speech.keeper import CallError, Keeper

OPENING_PATIENCE = 5.0
"""Seconds after which making a back end is given up: it imports libraries, and may start a daemon."""
HEAD_START = 1.0
"""Seconds that a better back end may take to be made before the next one is made as well."""

log = logging.getLogger(__name__)


@dataclass(eq=False, slots=True)
class Source:
    """A kind of back end: when to try it again, the one being made, and those left behind, of which some may hang.

    ``mute`` counts those in a row that took words and never told their end, as where the sound system hangs.
    """

    name: str
    opener: Opener
    not_before: float = 0.0
    opening: Keeper | None = None
    since: float = 0.0
    left: list[Keeper] = field(default_factory=list)
    mute: int = 0

    def open(self, made: Callable[[], None]) -> None:
        """Begin to make one, if it is time; ``made`` is called from another thread when it is there or has failed."""
        if self.opening is None and time.monotonic() >= self.not_before:
            self.opening, self.since = Keeper(self.opener, made), time.monotonic()

    def take(self, look_every: float) -> Keeper | None:
        """The one being made, if it is there. If it failed or takes too long it is given up."""
        keeper = self.opening
        if keeper is None:
            return None
        try:
            if keeper.ready():
                self.opening = None
                return keeper
            if time.monotonic() < self.since + OPENING_PATIENCE:
                return None
            log.debug("%s: not there in %s s", self.name, OPENING_PATIENCE)
        except CallError as failure:
            log.debug("%s: %s", self.name, failure)
        self.opening = None
        self.give_up(keeper, look_every)
        return None

    def give_up(self, keeper: Keeper, look_every: float) -> None:
        """Leave ``keeper``, and try again at the next look; later, the more hang here from before or were mute."""
        keeper.leave()
        hanging = [earlier for earlier in self.left if earlier.running]
        self.left = [*hanging, keeper]
        self.not_before = time.monotonic() + look_every * 2 ** min(len(hanging) + 2 * self.mute, 7)

    @property
    def late(self) -> bool:
        """Whether the next one should be made too: this one is not being made, or has had its head start."""
        return self.opening is None or time.monotonic() >= self.since + HEAD_START

    @property
    def next_event(self) -> float:
        """The time at which there is something to do about it unasked."""
        if self.opening is None:
            return self.not_before
        head_start = self.since + HEAD_START
        return head_start if time.monotonic() < head_start else self.since + OPENING_PATIENCE
