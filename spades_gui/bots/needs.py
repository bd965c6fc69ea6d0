"""Whether a side wants the next trick: for its contract, to set the opponents, or for what it brings by itself."""

from typing import Final

from spades_gui.bots.knowledge import Knowledge
from spades_gui.bots.worth import trick_value

LITTLE: Final = 1.1
"""Points below which a trick is neither here nor there."""


def wants_tricks(table: Knowledge) -> bool:
    """Whether a trick is worth having. A contract in reach always is, whatever the estimate of its chances says."""
    in_reach = 0 < table.need(table.seat) <= table.left
    return (in_reach and table.counts_for_contract(table.seat)) or trick_value(table) > LITTLE
