"""Spades for everyone's ears and eyes: the game, its computer players, its speech and its window."""

__version__ = "0.1.0"
