"""Whether to bid nil without having seen one's cards."""

from typing import Final

from spades_gui.bots.worth import rivals
from spades_gui.core.actions import BLIND
from spades_gui.core.observation import Observation
from spades_gui.core.scoring import POINTS_PER_BID

FAR_BEHIND: Final = 1.5
"""From so many usual hands behind, plain bids do not catch up in time."""


def goes_blind(seen: Observation) -> bool:
    """Whether blind nil is the last hope: the next hand will probably end the match, and plain bids lose it.

    Hardly one hand in five makes it, so it is bid only where all is lost otherwise, and never beside another one.
    """
    options = seen.options
    side = options.side_of(seen.seat)
    if any(seen.bids[seat] == BLIND for seat in options.seats_of(side)):
        return False
    usual = POINTS_PER_BID * options.tricks / options.sides
    leader = rivals(options, (None,) * options.seats, seen.standings, side)
    behind = leader - round(usual) - seen.standings[side].score
    return leader >= options.target and behind >= FAR_BEHIND * usual
