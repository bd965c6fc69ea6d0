"""Choosing a card: each candidate is played in many worlds, every one to its end, and what comes of it is compared.

This is known as perfect-information Monte Carlo; here with rollouts whose seats do not see each other's cards.
"""

from functools import cache
from random import Random
from typing import Final, NamedTuple

from spades_gui.bots.search.codes import BIT, CARD, SUIT, bits, each
from spades_gui.bots.search.inference import likely
from spades_gui.bots.search.playout import play_out
from spades_gui.bots.search.table import Table, Trick
from spades_gui.bots.search.value import value
from spades_gui.bots.search.worlds import World
from spades_gui.bots.skills import Skill
from spades_gui.core.cards import Card
from spades_gui.core.observation import Observation

ROUNDS: Final = (0.25, 0.35, 0.4)
"""The worlds are played in so many parts; after each part, candidates that have fallen behind are given up."""
BEHIND: Final = 2.5
"""So many standard errors of the difference behind the best, a candidate is given up."""


class Estimate(NamedTuple):
    """A card, its expected value in points, and by how many points it may well be as good as the best nevertheless:
    the standard error of the difference."""

    card: Card
    points: float
    doubt: float


def weigh_cards(seen: Observation, skill: Skill, rng: Random) -> list[Estimate]:
    """What each card that may be played is worth, best first; of cards that are as good as each other (nobody holds one
    between them) the lowest stands for all."""
    candidates = _candidates(seen)
    if len(candidates) == 1:
        return [Estimate(CARD[candidates[0]], 0.0, 0.0)]
    worlds = skill.worlds
    sampled = likely(seen, rng, worlds, skill.reads)
    options = seen.options
    start = standing_trick(seen)
    bids = [bid for bid in seen.bids if bid is not None]
    table = Table(options, bids)
    worth = value(options, bids, seen.standings, options.side_of(seen.seat))

    @cache
    def outcome(world: World, card: int) -> float:
        hands, table.nobody = list(world[: options.seats]), world[-1]
        trial = start.copy(hands)
        trial.play(card, options.seats)
        return worth(play_out(table, trial))

    won: dict[int, list[float]] = {card: [] for card in candidates}
    active, done = candidates, 0
    for part in ROUNDS:
        upto = min(len(sampled), done + round(part * worlds))
        for world in sampled[done:upto]:
            for card in active:
                won[card].append(outcome(world, card))
        done = upto
        active = _still_in(won, active)
        if len(active) == 1:
            break
    means = {card: sum(points) / len(points) for card, points in won.items()}
    best, *others = sorted(candidates, key=lambda card: (-len(won[card]), -means[card], card))
    estimates = [Estimate(CARD[best], means[best], 0.0)]
    for card in others:
        less, doubt = _less(won[best], won[card])
        estimates.append(Estimate(CARD[card], means[best] - less, doubt))
    return estimates


def _less(best: list[float], other: list[float]) -> tuple[float, float]:
    """How many points fewer the other brings in the worlds that both were played in, and the standard error of that."""
    differences = [more - less for more, less in zip(best, other, strict=False)]
    number = len(differences)
    mean = sum(differences) / number
    variance = sum((each - mean) ** 2 for each in differences) / number
    return mean, (variance / number) ** 0.5


def _still_in(won: dict[int, list[float]], active: list[int]) -> list[int]:
    """The candidates that may still turn out best."""
    best = max(active, key=lambda card: sum(won[card]))
    return [card for card in active if card == best or not _behind(*_less(won[best], won[card]))]


def _behind(less: float, doubt: float) -> bool:
    return less > BEHIND * doubt


def standing_trick(seen: Observation) -> Trick:
    """Where the play stands, with nobody's cards."""
    trick = seen.trick
    assert trick is not None
    at = Trick([0] * seen.options.seats, list(seen.won), trick.turn, seen.broken)
    if trick.led is not None:
        at.led, at.best, at.winner = SUIT[trick.led], BIT[trick.winning_card], trick.winning
        at.count = len(trick.cards)
    return at


def _candidates(seen: Observation) -> list[int]:
    """One card of each run of equals, lowest first."""
    legal = bits(seen.playable())
    gone = bits(card for trick in seen.done for card in trick.cards)
    between = bits(seen.options.deck) & ~bits(seen.hand) & ~gone
    chosen: list[int] = []
    previous = 0
    for card in each(legal):
        gap = between & (card - 1) & -(previous << 1) if previous else -1
        same_suit = previous and CARD[card].suit == CARD[previous].suit
        if not same_suit or gap:
            chosen.append(card)
        previous = card
    return chosen
