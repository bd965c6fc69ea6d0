"""Whether a side wants the next trick: for its contract, or to set the opponents where that is worth the bags."""

from typing import Final

from spades_gui.bots.knowledge import Knowledge
from spades_gui.core.scoring import BAG_LIMIT, BAG_PENALTY, POINTS_PER_BID

BAG_COST: Final = BAG_PENALTY // BAG_LIMIT
"""What a bag costs in the long run."""


def wants_tricks(table: Knowledge) -> bool:
    """Whether a trick is worth having.

    A seat that bid nil and failed cannot help its partner's contract; it takes tricks only to set the opponents.
    """
    if table.bids[table.seat] and 0 < table.need(table.seat) <= table.left:
        return True
    return _set_pays(table)


def _set_pays(table: Knowledge) -> bool:
    """Whether the opponents can be set, with winners that are held, for fewer points of bags than it brings."""
    foe = table.opponents[0]
    theirs = table.need(foe)
    if not 0 < theirs <= table.left:
        return False
    missing = table.left - theirs + 1
    masters = sum(table.master(card) for card in table.hand)
    if missing > masters + 1:
        return False
    gain = 2 * POINTS_PER_BID * table.contract(foe)
    return gain * (1.0 if missing <= masters else 0.5) > _price(table, missing)


def _price(table: Knowledge, tricks: int) -> int:
    """What so many bags cost now; nothing where the contract is lost anyway, for then they are no bags."""
    if table.bids[table.seat] and table.need(table.seat) > table.left:
        return 0
    return BAG_PENALTY if table.bags_with_hand(table.seat) % BAG_LIMIT + tricks >= BAG_LIMIT else BAG_COST * tricks
