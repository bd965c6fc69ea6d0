"""Kinds of thing said, so that a player can choose what to hear of by itself, and look through what was said."""

from enum import StrEnum

from spades_gui.core.events import (
    BiddingEnded,
    BidMade,
    CardDrawn,
    CardPlayed,
    CardsGiven,
    Event,
    HandScored,
    Looked,
    MatchEnded,
    NilLost,
    RevokeFound,
    SpadesBroken,
    TrickTaken,
)


class Kind(StrEnum):
    """What a message is about. ``GAME`` is whatever is none of the others, and is always spoken."""

    BIDS = "bids"
    CARDS = "cards"
    TRICKS = "tricks"
    TURNS = "turns"
    SCORES = "scores"
    HINTS = "hints"
    ANSWERS = "answers"
    GAME = "game"


def kind_of(event: Event) -> Kind:
    """The kind of the messages that tell of ``event``."""
    match event:
        case Looked() | BidMade() | BiddingEnded():
            return Kind.BIDS
        case CardPlayed() | CardDrawn() | CardsGiven() | SpadesBroken():
            return Kind.CARDS
        case TrickTaken() | NilLost():
            return Kind.TRICKS
        case HandScored():
            return Kind.SCORES
        case MatchEnded() | RevokeFound():
            return Kind.GAME
    return Kind.GAME
