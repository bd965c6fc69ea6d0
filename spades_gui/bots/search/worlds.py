"""Worlds: ways the cards that a seat cannot see may lie, every way that fits what it knows with the same chance.

What is known: the cards gone and held, how many cards each seat holds, who has failed to follow which suit, and cards
given to the partner. Dealing card by card and mending misfits would favour some ways over others. So suits in which
the same seats are void are dealt as one, and how many cards of them each group of like seats gets is drawn from exact
counts of the ways that go on from there.
"""

from collections.abc import Iterator
from functools import cache
from itertools import accumulate
from math import comb
from random import Random
from typing import Final

from spades_gui.bots.search.codes import SUIT, bits, each
from spades_gui.core.cards import SUITS
from spades_gui.core.observation import Observation

World = tuple[int, ...]
"""By seat, the cards it holds; last, those that nobody holds."""
_Split = tuple[int, ...]
"""How many cards of each class a group of seats gets."""


def sample(seen: Observation, rng: Random, number: int) -> list[World]:
    """So many worlds, drawn independently."""
    dealer = _Dealer(seen, heed_voids=True)
    if not dealer.possible:  # somebody has revoked: what seemed to be a void is none
        dealer = _Dealer(seen, heed_voids=False)
    return [dealer.deal(rng) for _ in range(number)]


class _Dealer:
    def __init__(self, seen: Observation, *, heed_voids: bool) -> None:
        options, own = seen.options, seen.seat
        gone = bits({*seen.hand, *seen.played(), *seen.refused})
        self._known = [0] * (options.seats + 1)
        self._known[own] = bits(seen.hand)
        for passed in seen.passed:
            if passed.giver == own:
                self._known[passed.taker] |= bits(passed.cards) & ~gone
        unknown = bits(options.deck) & ~gone & ~sum(self._known[:own] + self._known[own + 1 :])
        undealt = unknown.bit_count() - sum(
            count - self._known[seat].bit_count() for seat, count in enumerate(seen.counts) if seat != own
        )
        room = [count - known.bit_count() for count, known in zip(seen.counts, self._known, strict=False)] + [undealt]
        room[own] = 0
        voids = [*(seen.voids() if heed_voids else (frozenset(),) * options.seats), frozenset()]
        holders = [seat for seat in range(options.seats + 1) if room[seat]]
        fits = {suit: tuple(suit not in voids[seat] for seat in holders) for suit in SUITS if unknown & SUIT[suit]}
        self._classes = [
            list(each(sum(unknown & SUIT[suit] for suit in fits if fits[suit] == who)))
            for who in dict.fromkeys(fits.values())
        ]
        kinds = list(zip(*dict.fromkeys(fits.values()), strict=True)) if fits else []
        self._groups = [
            [(seat, room[seat]) for seat, like in zip(holders, kinds, strict=True) if like == kind]
            for kind in dict.fromkeys(kinds)
        ]
        self._allowed: Final = list(dict.fromkeys(kinds))
        self._sizes = [sum(size for _, size in group) for group in self._groups]
        self._ways = cache(self._count)
        self._choices = cache(self._weighted)

    @property
    def possible(self) -> bool:
        """Whether any world fits."""
        return self._ways(0, self._all) > 0

    @property
    def _all(self) -> _Split:
        return tuple(map(len, self._classes))

    def deal(self, rng: Random) -> World:
        """One world."""
        world = self._known.copy()
        if len(self._groups) == 1:
            self._share([card for pile in self._classes for card in pile], 0, world, rng)
            return tuple(world)
        piles = self._classes
        for pile in piles:
            _mix(pile, rng)
        rest = self._all
        for group in range(len(self._groups)):
            splits, sums = self._choices(group, rest)
            split = rng.choices(splits, cum_weights=sums)[0]
            cuts = zip(piles, rest, split, strict=True)
            taken = [card for pile, size, number in cuts for card in pile[size - number : size]]
            rest = tuple(size - number for size, number in zip(rest, split, strict=True))
            self._share(taken, group, world, rng)
        return tuple(world)

    def _share(self, taken: list[int], group: int, world: list[int], rng: Random) -> None:
        """Deal a group's cards among its seats."""
        members = self._groups[group]
        if len(members) > 1:
            _mix(taken, rng)
        start = 0
        for seat, size in members:
            world[seat] |= sum(taken[start : start + size])
            start += size

    def _count(self, group: int, rest: _Split) -> int:
        """In how many ways the groups from this one on can get the ``rest``, but for what is dealt inside groups."""
        if group == len(self._groups):
            return 1
        return sum(ways for _, ways in self._splits(group, rest))

    def _weighted(self, group: int, rest: _Split) -> tuple[list[_Split], list[int]]:
        splits, ways = zip(*self._splits(group, rest), strict=True)
        return list(splits), list(accumulate(ways))

    def _splits(self, group: int, rest: _Split) -> Iterator[tuple[_Split, int]]:
        """What the group may get, and in how many ways the deal can go on with that."""
        for split, ways in _parts(self._sizes[group], rest, self._allowed[group]):
            if onward := self._ways(group + 1, tuple(size - part for size, part in zip(rest, split, strict=True))):
                yield split, ways * onward


def _mix(cards: list[int], rng: Random) -> None:
    """Put into a random order; several times as fast as ``Random.shuffle``."""
    chance = rng.random
    cards.sort(key=lambda _: chance())


def _parts(size: int, rest: _Split, allowed: tuple[bool, ...]) -> Iterator[tuple[_Split, int]]:
    """The ways to take ``size`` cards from classes of ``rest`` cards: how many of each, and the number of choices."""
    if not rest:
        if size == 0:
            yield (), 1
        return
    for number in range(min(size, rest[0]) + 1 if allowed[0] else 1):
        for others, ways in _parts(size - number, rest[1:], allowed[1:]):
            yield (number, *others), ways * comb(rest[0], number)
