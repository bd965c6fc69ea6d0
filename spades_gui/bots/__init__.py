"""Computer players: from an observation and a source of chance to an action, and nothing else of the game."""

from spades_gui.bots.levels import choose
from spades_gui.bots.player import LEVELS, STYLES, Player, Style, parse
from spades_gui.bots.weighed import Weighed, weigh, worth_of

__all__ = ["LEVELS", "STYLES", "Player", "Style", "Weighed", "choose", "parse", "weigh", "worth_of"]
