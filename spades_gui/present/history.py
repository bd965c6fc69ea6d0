"""What has been played, as plain figures: what is kept of each match and hand, and what they come to."""

from dataclasses import dataclass, fields


@dataclass(frozen=True, slots=True)
class RulesName:
    """What the rules of a match are called: the player's own ``name`` for them, or else a preset.

    ``changed``: they are not quite that preset, only nearer to it than to any other.
    """

    preset: str
    changed: bool = False
    name: str = ""


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended for the player's side: its points, and those of the best of the others."""

    won: bool
    score: int
    others: int


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A match at which the player sits; ``seed`` tells it from all others, whenever it is gone on with.

    ``partner`` and ``opponents`` are the levels of the computer players; nobody's in ``partner`` for who plays alone.
    """

    seed: str
    rules: RulesName
    partner: str
    opponents: str
    result: Result | None = None


@dataclass(frozen=True, slots=True)
class PlayedHand:
    """A finished hand. ``bid`` (0 for any nil) and ``tricks`` are the player's own; all else is of the player's side.

    ``taken`` are the tricks that count for the ``contract``. ``made`` is ``None`` where there was no contract, ``nil``
    (whether the player's own was made) where the player bid none, ``bags`` where the rules know none.
    """

    number: int
    bid: int
    tricks: int
    contract: int
    taken: int
    made: bool | None
    nil: bool | None
    bags: int | None
    points: int


@dataclass(frozen=True, slots=True)
class Tally:
    """Matches that have ended and hands that have been scored, added up.

    ``off`` and ``over`` add up tricks minus bid, ``off`` without regard to the sign. ``bag_hands`` are those hands
    whose rules know bags.
    """

    matches: int = 0
    won: int = 0
    hands: int = 0
    contracts: int = 0
    made: int = 0
    nils: int = 0
    nils_made: int = 0
    bag_hands: int = 0
    bags: int = 0
    off: int = 0
    over: int = 0
    points: int = 0

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(*(getattr(self, each.name) + getattr(other, each.name) for each in fields(self)))

    @property
    def contracts_made(self) -> float | None:
        """Percent of the contracts."""
        return _share(100 * self.made, self.contracts)

    @property
    def bags_a_hand(self) -> float | None:
        """On average."""
        return _share(self.bags, self.bag_hands)

    @property
    def bid_error(self) -> float | None:
        """How many tricks a bid was off on average, in either direction."""
        return _share(self.off, self.hands)

    @property
    def beyond_bid(self) -> float | None:
        """How many tricks more than bid were taken on average; negative: fewer."""
        return _share(self.over, self.hands)

    @property
    def points_a_hand(self) -> float | None:
        """On average."""
        return _share(self.points, self.hands)


@dataclass(frozen=True, slots=True)
class Group:
    """All that was played by the same rules with a partner of the same level."""

    rules: RulesName
    partner: str
    tally: Tally


@dataclass(frozen=True, slots=True)
class LastMatch:
    """One of the last matches that have ended; ``number`` counts all that were begun."""

    number: int
    rules: RulesName
    result: Result
    tally: Tally


@dataclass(frozen=True, slots=True)
class LastHand:
    """One of the last hands, of the match of this number."""

    match: int
    hand: PlayedHand


@dataclass(frozen=True, slots=True)
class History:
    """All that the statistics tell; the last matches and hands in the order in which they were played."""

    groups: tuple[Group, ...] = ()
    matches: tuple[LastMatch, ...] = ()
    hands: tuple[LastHand, ...] = ()

    @property
    def all(self) -> Tally:
        """Everything added up."""
        return sum((group.tally for group in self.groups), Tally())

    def by_rules(self) -> dict[RulesName, Tally]:
        """Added up by the rules, in the order in which they were first played."""
        tallies: dict[RulesName, Tally] = {}
        for group in self.groups:
            tallies[group.rules] = tallies.get(group.rules, Tally()) + group.tally
        return tallies

    def by_partner(self) -> dict[str, Tally]:
        """Added up by the partner's level, in the order in which they were first met."""
        tallies: dict[str, Tally] = {}
        for group in self.groups:
            tallies[group.partner] = tallies.get(group.partner, Tally()) + group.tally
        return tallies


def _share(part: int, whole: int) -> float | None:
    return part / whole if whole else None
