"""What each level knows and how far it looks, as data in versions: older ones can be played against newer ones."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal


@dataclass(frozen=True, slots=True)
class Skill:
    """One version of a level.

    ``school`` is how it decides: ``beginner`` counts sure tricks, ``rules`` weighs chances and needs, ``search`` plays
    sampled worlds to their end. Of the rules, ``bids_nil`` is bidding nil of its own will, ``attacks`` losing tricks on
    purpose to set an opponent's nil, ``weighs`` weighing what a card may win later, and how far a hand's tricks may
    differ from what can be expected, ``infers`` reading from the bids who has the high cards. ``worlds`` and
    ``bid_worlds`` are how many worlds are sampled for a card and for a bid, ``reads`` whether those come up more often
    in which the others would have played the cards that they did.
    """

    school: Literal["beginner", "rules", "search"]
    bids_nil: bool = True
    attacks: bool = True
    weighs: bool = False
    infers: bool = False
    worlds: int = 0
    bid_worlds: int = 0
    reads: bool = False


SKILLS: Final[Mapping[str, tuple[Skill, ...]]] = {
    "easy": (Skill("beginner"),),
    "medium": (Skill("rules"), Skill("rules", bids_nil=False, attacks=False)),
    "hard": (Skill("rules"), Skill("rules", weighs=True, infers=True)),
    "expert": (Skill("search", worlds=200, bid_worlds=120), Skill("search", worlds=200, bid_worlds=200, reads=True)),
}
"""By level, weakest first: its versions from 1 on, of which the last one plays."""
