"""Matches and hands for the statistics, and a store that keeps them."""

from pathlib import Path

from spades_gui.present.history import History, PlayedHand, PlayedMatch, Result, RulesName
from spades_gui.present.message import Message
from spades_gui.storage.statistics import StatisticsStore

EXCHANGE = "for others"
CLASSIC = RulesName("classic")


def match_of(
    seed: str, rules: RulesName = CLASSIC, partner: str = "hard", result: Result | None = None, opponents: str = "hard"
) -> PlayedMatch:
    """A match by its seed."""
    return PlayedMatch(seed, rules, partner, opponents, result)


def hand_of(number: int, bid: int = 3, tricks: int = 4, points: int = 61, **other: object) -> PlayedHand:
    """A hand of six bid and seven taken, unless said otherwise."""
    facts: dict[str, object] = {"contract": 6, "taken": 7, "made": True, "nil": None, "bags": 1, **other}
    return PlayedHand(number, bid, tricks, points=points, **facts)  # type: ignore[arg-type]


class Keeper:
    """A store that waits for its disk, and what it tells."""

    def __init__(self, folder: Path, now: int = 1_700_000_000, patience: float = 300) -> None:
        self.now = now
        self.woken = 0
        self.store = StatisticsStore(folder, folder / EXCHANGE, self._wake, patience, lambda: self.now)

    def _wake(self) -> None:
        self.woken += 1

    def keep(self, match: PlayedMatch, *hands: PlayedHand) -> None:
        """Sit down to a match and have these hands of it scored; returns when it is written."""
        self.store.keep(match)
        for hand in hands:
            self.store.keep(match, hand)
        self.found()

    def found(self) -> History | Message:
        """What is found."""
        answers: list[History | Message] = []
        self.store.ask(answers.append)
        (answer,) = answers
        return answer

    def history(self) -> History:
        """What is found, which must be figures."""
        found = self.found()
        assert isinstance(found, History), found
        return found

    def news(self) -> list[str]:
        """The names of what is told."""
        return [message.id for message in self.store.news()]

    def close(self) -> None:
        """The end of the game."""
        self.store.close()


def played_before(folder: Path) -> History:
    """Three matches of an earlier start of the game, one of them under way; the figures they come to."""
    keeper = Keeper(folder)
    own = RulesName("house", name="=Sunday «rules»")
    for seed, rules, partner, hands in (("a/1", CLASSIC, "easy", 6), ("a/2", own, "hard", 9), ("b/1", CLASSIC, "", 4)):
        played = [hand_of(number, bid=number % 5, points=10 * number - 20) for number in range(1, hands + 1)]
        keeper.keep(match_of(seed, rules, partner), *played[:-1])
        result = Result(won=hands == 6, score=500, others=-30) if hands > 4 else None
        keeper.keep(match_of(seed, rules, partner, result), played[-1])
    history = keeper.history()
    keeper.close()
    assert keeper.news() == []
    return history
