"""The drills: what each asks about a position, what is right, and why. Nothing is shown or said here."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from spades_gui.app.tutorial.positions import choice, find
from spades_gui.core.actions import Bid
from spades_gui.core.cards import SPADES, Card
from spades_gui.core.observation import Observation, Phase
from spades_gui.present import answers
from spades_gui.present.advice import hint
from spades_gui.present.message import Message, msg
from spades_gui.present.refusals import refusal
from spades_gui.present.viewpoint import Viewpoint

Messages = tuple[Message, ...]
Sort = Callable[[Sequence[Card]], tuple[Card, ...]]
"""Puts cards in the player's order."""

_PICKED: Final = 0.2
"""How likely a position is taken that will do: so questions come from all parts of a hand."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an answer was worth, and the words for it."""

    right: bool
    words: Messages


@dataclass(frozen=True, slots=True)
class Question:
    """A question about what the player has ``seen``.

    ``asked`` is the question, ``first`` what must be known for it and is said with it, ``more`` what can be looked
    through. The answer to ``judge`` is a number: of ``choices``, their place, where there are some.
    """

    seen: Observation
    asked: Message
    first: Messages
    more: Messages
    judge: Callable[[int], Verdict]
    choices: Messages = ()


@dataclass(frozen=True, slots=True)
class Drill:
    """A kind of question. ``ask`` makes one from a seed: the same for the same."""

    name: str
    ask: Callable[[str, Viewpoint, Sort], Question]


# Counting spades


def _count(seed: str, view: Viewpoint, sort: Sort) -> Question:
    tricks = Random(seed).randint(4, 9)
    session = find(seed, lambda seen: _stands_after(seen, tricks) and _spades(seen.played()) > 0)
    seen = session.view
    gone, own = _spades(seen.played()), _spades(seen.hand)
    out = len(seen.options.deck.of_suit(SPADES)) - gone - own

    def judge(number: int) -> Verdict:
        word = msg("drill-count-right" if number == out else "drill-count-wrong", n=out, total=gone, left=own)
        return Verdict(number == out, (word,))

    first = (msg("drill-count-tricks", n=tricks), *answers.hand(seen, sort(seen.hand)))
    return Question(seen, msg("drill-count-asked"), first, answers.all_tricks(seen, view)[::-1], judge)


def _stands_after(seen: Observation, tricks: int) -> bool:
    return seen.phase is Phase.PLAY and len(seen.done) == tricks and not (seen.trick and seen.trick.cards)


def _spades(cards: Sequence[Card]) -> int:
    return sum(card.suit == SPADES for card in cards)


# Judging a hand


def _bid(seed: str, view: Viewpoint, sort: Sort) -> Question:
    seen = find(seed, lambda seen: seen.phase is Phase.BID and seen.my_turn).view

    def judge(number: int) -> Verdict:
        best = choice(seen, seed)
        assert isinstance(best, Bid)
        off = abs(number - int(best.bid))
        word = msg("drill-bid-off", n=off) if off > 1 else msg("drill-bid-near") if off else msg("drill-bid-same")
        return Verdict(off <= 1, (word, msg("drill-bid-computer", line=hint(seen, best))))

    first = (*answers.hand(seen, sort(seen.hand)), *answers.bids(seen, view))
    return Question(seen, msg("drill-bid-asked"), first, (), judge)


# Allowed or not


def _legal(seed: str, view: Viewpoint, sort: Sort) -> Question:
    chance = Random(seed)
    seen = find(seed, lambda seen: _has_choice(seen) and chance.random() < _PICKED).view
    allowed = len(seen.playable()) == len(seen.hand) or chance.random() < 1 / 2
    card = chance.choice([card for card in seen.hand if (card in seen.playable()) == allowed])

    def judge(number: int) -> Verdict:
        right = (number == 0) == allowed
        return Verdict(right, (msg("drill-right" if right else "drill-wrong"), _why(seen, card)))

    first = (*_situation(seen, view), *answers.hand(seen, sort(seen.hand)))
    asked = msg("drill-legal-asked", card=str(card))
    return Question(seen, asked, first, (), judge, (msg("yes"), msg("no")))


def _has_choice(seen: Observation) -> bool:
    """Whether the player is to play, and what may be played is not plain: to a suit led, or while spades are closed."""
    closed = answers.spades_closed(seen) and any(card.suit == SPADES for card in seen.hand)
    return seen.phase is Phase.PLAY and seen.my_turn and len(seen.hand) > 1 and (seen.led is not None or closed)


def _situation(seen: Observation, view: Viewpoint) -> Messages:
    if seen.led is not None:
        return answers.table(seen, view)[:1]
    return (msg("your-lead"), msg("spades-open" if seen.broken else "spades-closed"))


def _why(seen: Observation, card: Card) -> Message:
    """Why the card may be played, or what rule forbids it."""
    if (broken := seen.rule_broken(card)) is not None:
        return refusal(broken, seen.options)
    if seen.led is None:
        return msg("drill-legal-lead")
    return msg("drill-legal-follows" if card.suit == seen.led else "drill-legal-void", suit=seen.led)


DRILLS: Final = (Drill("count", _count), Drill("bid", _bid), Drill("legal", _legal))
