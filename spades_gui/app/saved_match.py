"""A match as it is kept from one start of the game to the next."""

from dataclasses import dataclass

from spades_gui.app.session import Done
from spades_gui.core.observation import Observation, Phase
from spades_gui.core.record import Record


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """All that it takes to go on as if nothing had happened.

    ``record`` is what was done, ``seed`` the chance of all that is to come. ``names`` by seat are those that the player
    has given; an empty one is the language's own. ``seen`` is what the player may know after the last action.
    ``undone`` is what came after it, was taken back and can be done again, as in ``Session``.
    """

    record: Record
    seed: str
    names: tuple[str, ...]
    seen: Observation
    undone: tuple[Done, ...] = ()

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.seen.phase is Phase.OVER
