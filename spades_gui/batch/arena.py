"""Contests between computer players: many matches, fair seats, the same again for the same seed."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from spades_gui.batch.arena_match import Played, play_match
from spades_gui.batch.arena_tally import Tally
from spades_gui.core.options import RuleOptions


@dataclass(frozen=True, slots=True)
class Contest:
    """What is to be played: ``players`` by side, ``matches`` with different cards, from ``seed``.

    With ``duplicate`` each match is played a second time with the same cards and everybody one side further on: two
    sides are exchanged, and with more each has the cards that its left neighbour had.
    """

    rules: RuleOptions
    players: tuple[str, ...]
    matches: int
    seed: str
    duplicate: bool

    @property
    def rounds(self) -> int:
        """How often the same cards are played."""
        return 2 if self.duplicate else 1

    def side_of(self, player: int, turn: int) -> int:
        """The side that a player (by its place in ``players``) has in the given round of the same cards."""
        return (player + turn) % self.rules.sides


def contest(rules: RuleOptions, named: Sequence[str], matches: int, seed: str, duplicate: bool) -> Contest:
    """A contest of the players ``named``, who are repeated from the start where there are more sides."""
    players = tuple(named[side % len(named)] for side in range(rules.sides))
    return Contest(rules, players, matches, seed, duplicate)


def play(given: Contest) -> Iterator[Played]:
    """Play the matches one after the other; with ``duplicate``, the two with the same cards follow each other."""
    for number in range(1, given.matches + 1):
        for turn in range(given.rounds):
            by_side = {given.side_of(place, turn): player for place, player in enumerate(given.players)}
            seats = [by_side[given.rules.side_of(seat)] for seat in range(given.rules.seats)]
            yield play_match(given.rules, seats, f"{given.seed}/{number}")


class Standings:
    """The tallies of a contest, by player in the order of ``Contest.players``; ``add`` its matches as they come."""

    def __init__(self, given: Contest) -> None:
        self._contest = given
        self.tallies = tuple(Tally(player) for player in given.players)
        self.matches = 0
        self.hands = 0
        self._won = [0.0] * len(given.players)

    def add(self, played: Played) -> None:
        """Count the next match."""
        rounds = self._contest.rounds
        turn = self.matches % rounds
        self.matches += 1
        self.hands += len(played.state.sheets)
        for place, tally in enumerate(self.tallies):
            side = self._contest.side_of(place, turn)
            tally.add(played, side)
            self._won[place] += (played.state.winner == side) / rounds
            if turn == rounds - 1:
                tally.shares.append(self._won[place])
                self._won[place] = 0.0
