"""Which cards to keep where two players draw theirs from the stock."""

from spades_gui.bots.suits import standing
from spades_gui.core.cards import ACE, SPADES, Card
from spades_gui.core.observation import Observation
from spades_gui.core.options import RuleOptions


def keeps(seen: Observation) -> bool:
    """Whether the top card of the stock is worth more than the next, which nobody knows, is on average."""
    assert seen.top is not None
    known = {*seen.hand, *seen.refused, seen.top}
    unknown = [_value(card, seen.options) for card in seen.options.deck if card not in known]
    return _value(seen.top, seen.options) >= sum(unknown) / len(unknown)


def _value(card: Card, options: RuleOptions) -> float:
    """Roughly the tricks it takes: a spade about half of one and more as it stands higher, an honour nearly one."""
    below = ACE - standing(options, card)
    return max(0.4, 1.0 - 0.08 * below) if card.suit == SPADES else max(0.02, 0.9 - 0.2 * below)
