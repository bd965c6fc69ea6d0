"""The players of the ``search`` school: what is worth most over the sampled worlds, unless a rule knows better."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from spades_gui.bots import rules
from spades_gui.bots.knowledge import Knowledge
from spades_gui.bots.player import Player
from spades_gui.bots.search.bids import weigh_bids
from spades_gui.bots.search.plays import Estimate, weigh_cards
from spades_gui.core.cards import Card
from spades_gui.core.observation import Observation

RULES: Final = Player("hard")
"""Whose choice is taken where the search sees no difference: it knows what looks foolish."""
LEVEL: Final = 0.75
"""So many standard errors, or ``TRIFLE`` points, make a difference that the search can see."""
TRIFLE: Final = 0.5
NIL_PRICE: Final = 11.0
"""Points that a nil must promise beyond the best plain bid: in the sampled worlds it is made a little too often."""
STYLE: Final = 8.0
"""Points that a bold player sees in each trick more, and a nil-loving one in a nil; careful and shy ones, in less."""


def bid(seen: Observation, who: Player, rng: Random) -> int:
    """The bid that is worth most."""
    return favourite(weigh_bids(seen, who.skill.bid_worlds, rng), who)


def favourite(points: Mapping[int, float], who: Player) -> int:
    """The bid that the player makes, of those with these points."""
    boldness, love = who.style.boldness, who.style.love_of_nil

    def liked(bid: int) -> float:
        return points[bid] + (STYLE * boldness * bid if bid else 2 * STYLE * love - NIL_PRICE)

    return max(points, key=liked)


def play(table: Knowledge, who: Player, rng: Random) -> Card:
    """The card that is worth most; the rules' card where that is as good."""
    return preferred(weigh_cards(table.seen, who.skill, rng), table, rng)


def preferred(estimates: Sequence[Estimate], table: Knowledge, rng: Random) -> Card:
    """The card that the player takes, of those weighed, best first."""
    best, *others = estimates
    if not others:
        return best.card
    ruled = rules.play(table, RULES, rng)
    for other in others:
        if other.card == ruled and best.points - other.points <= max(TRIFLE, LEVEL * other.doubt):
            return ruled
    return best.card
