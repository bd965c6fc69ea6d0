"""The sounds of the game by meaning; their files are ``sounds/<value>.wav``."""

from enum import StrEnum


class Cue(StrEnum):
    """A sound and what it stands for. None is ever the only sign of anything."""

    DEAL = "deal"
    CARD = "card"
    TURN = "turn"
    TRICK_US = "trick_us"
    TRICK_THEM = "trick_them"
    SPADES_BROKEN = "spades_broken"
    NIL_LOST = "nil_lost"
    REFUSED = "refused"
    EDGE = "edge"
    PLAYABLE = "playable"
    WIN = "win"
    LOSS = "loss"
