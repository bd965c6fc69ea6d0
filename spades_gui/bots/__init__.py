"""Computer players: from an observation and a source of chance to an action, and nothing else of the game."""

from spades_gui.bots.levels import LEVELS, choose

__all__ = ["LEVELS", "choose"]
