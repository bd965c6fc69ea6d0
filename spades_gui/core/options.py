"""What can be chosen about the rules of a match: the options, what goes with what, and the named presets (RULES 3).

Everything about an option is in the metadata of its field: what it accepts, and whether players choose it from a short
list. Validation, the options menu, the summary of the rules in force and the reading of files all come from there.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from functools import cached_property, lru_cache
from typing import Any, Final

from spades_gui.core.cards import Deck, make_deck

MOST_POINTS: Final = 10_000


def _choice(*values: str) -> Any:
    return field(default=values[0], metadata={"choices": values})


def _switch(default: bool) -> Any:
    return field(default=default, metadata={"choices": (default, not default)})


def _number(*offered: int, low: int | None = None, high: int | None = None) -> Any:
    """A whole number: one of ``offered``, or with ``low`` and ``high`` any from one to the other, both included."""
    limits = {} if low is None else {"range": (low, high)}
    return field(default=offered[0], metadata={"choices": offered, **limits})


@dataclass(frozen=True)
class RuleOptions:
    """The rules in force for one match; the fields are named and explained in RULES 3.

    Raises ``ValueError`` for a value out of range and ``ConflictError`` for two options that do not go together.
    """

    seats: int = _number(4, 2, 3, 5, 6)
    teams: str = _choice("partners", "solo")
    target: int = _number(500, 300, 1000, 1500, 2000, low=50, high=MOST_POINTS)
    floor: int | None = field(
        default=None, metadata={"choices": (None, -200, -500), "range": (-MOST_POINTS, -1), "optional": True}
    )
    nil: bool = _switch(True)
    nil_value: int = _number(100, 50, 200)
    double_nil: str = _choice("separate", "forbidden")
    blind_nil: bool = _switch(False)
    blind_nil_deficit: int = _number(100, 0, 200, low=0, high=MOST_POINTS)
    blind_nil_value: int = _number(200, 100, 300, low=1, high=MOST_POINTS)
    blind_double_nil_value: int = _number(400, 200, 500, low=1, high=MOST_POINTS)
    nil_pass: int = _number(0, 1, 2, 3)
    min_team_bid: int = _number(0, 4, 5)
    bidding: str = _choice("free", "suicide", "mirror", "whiz")
    suicide_double_nil: bool = _switch(False)
    no_hell: bool = _switch(False)
    bag_limit: int = _number(10, 5, 0)
    bag_penalty: int = _number(100, 50)
    bag_rest: str = _choice("carry", "reset")
    failed_nil_tricks: str = _choice("bags", "bags_and_points", "contract", "nothing")
    scoring: str = _choice("standard", "quicksand")
    exact_bonus: bool = _switch(False)
    high_bonus: bool = _switch(False)
    ten_for_200: bool = _switch(False)
    jokers: bool = _switch(False)
    deuce_high: bool = _switch(False)
    break_spades: str = _choice("broken", "free", "not_first")
    first_lead: str = _choice("left", "ace_of_spades")
    two_player_deal: str = _choice("straight", "draw")
    revoke: str = _choice("prevented", "penalised")

    def __post_init__(self) -> None:
        for each in fields(self):
            if not fits(each.name, getattr(self, each.name)):
                raise ValueError(f"{each.name}: not allowed: {getattr(self, each.name)!r:.40}")
        for conflict in CONFLICTS:
            if conflict.holds(self):
                raise ConflictError(conflict, self)

    # What follows from the options about the table. Cached, for bots and simulations ask often.

    @cached_property
    def deck(self) -> Deck:
        """The cards of the match."""
        return _deck(self.seats, self.jokers, self.deuce_high)

    @cached_property
    def tricks(self) -> int:
        """Cards of each seat, and so tricks in a hand: 13, 17, 13, 10 or 8."""
        return 13 if self.seats == 2 else len(self.deck) // self.seats

    @cached_property
    def partners(self) -> bool:
        """Whether seats opposite each other share a score."""
        return self.teams == "partners"

    @cached_property
    def sides(self) -> int:
        """How many sides there are."""
        return 2 if self.partners else self.seats

    @cached_property
    def drawn(self) -> bool:
        """Whether the players draw their cards instead of being dealt them."""
        return self.seats == 2 and self.two_player_deal == "draw"

    @cached_property
    def bags_count(self) -> bool:
        """Whether there are bags at all; quicksand knows none."""
        return self.scoring != "quicksand"

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % self.seats

    def from_seat(self, first: int) -> tuple[int, ...]:
        """All seats clockwise, starting with ``first``."""
        return tuple((first + step) % self.seats for step in range(self.seats))

    def side_of(self, seat: int) -> int:
        """The side a seat scores for."""
        return seat % self.sides

    def seats_of(self, side: int) -> tuple[int, ...]:
        """The seats of a side, lowest first."""
        return tuple(range(side, self.seats, self.sides))

    def partner_of(self, seat: int) -> int | None:
        """The seat across the table in partnership play."""
        return (seat + 2) % self.seats if self.partners else None


@lru_cache
def _deck(seats: int, jokers: bool, deuce_high: bool) -> Deck:
    return make_deck(seats, jokers=jokers, deuce_high=deuce_high)


def fits(name: str, value: object) -> bool:
    """Whether the option ``name`` accepts ``value``, looked at alone."""
    metadata = RuleOptions.__dataclass_fields__[name].metadata
    # True is not 1 here, nor 1 True: files that mix them up are mistaken.
    if any(value == choice and type(value) is type(choice) for choice in metadata["choices"]):
        return True
    if "range" not in metadata or type(value) is not int:
        return False
    low, high = metadata["range"]
    return bool(low <= value <= high)


@dataclass(frozen=True, slots=True)
class Conflict:
    """Two options that do not go together when ``holds`` says so. The first is the one that asks for something."""

    first: str
    second: str
    holds: Callable[[RuleOptions], bool]


class ConflictError(ValueError):
    """Two of the options chosen do not go together: ``first`` and ``second``, each as its name and value."""

    def __init__(self, conflict: Conflict, chosen: RuleOptions) -> None:
        super().__init__(f"{conflict.first} and {conflict.second} do not go together")
        self.first = (conflict.first, getattr(chosen, conflict.first))
        self.second = (conflict.second, getattr(chosen, conflict.second))


CONFLICTS: Final[tuple[Conflict, ...]] = (
    Conflict("teams", "seats", lambda it: it.partners and it.seats != 4),
    # Teams follow from the seats, so where it is the seats that leave no partners, they are what was chosen.
    Conflict("nil_pass", "seats", lambda it: it.nil_pass > 0 and it.seats != 4),
    Conflict("nil_pass", "teams", lambda it: it.nil_pass > 0 and not it.partners),
    Conflict("min_team_bid", "seats", lambda it: it.min_team_bid > 0 and it.seats != 4),
    Conflict("min_team_bid", "teams", lambda it: it.min_team_bid > 0 and not it.partners),
    Conflict("bidding", "seats", lambda it: it.bidding == "suicide" and it.seats != 4),
    Conflict("bidding", "teams", lambda it: it.bidding == "suicide" and not it.partners),
    Conflict("bidding", "nil", lambda it: it.bidding != "free" and not it.nil),
    Conflict("bidding", "double_nil", lambda it: it.bidding != "free" and it.double_nil == "forbidden"),
    Conflict("bidding", "blind_nil", lambda it: it.bidding in ("mirror", "whiz") and it.blind_nil),
    Conflict("min_team_bid", "bidding", lambda it: it.min_team_bid > 0 and it.bidding != "free"),
    Conflict("no_hell", "bidding", lambda it: it.no_hell and it.bidding == "mirror"),
    Conflict("ten_for_200", "high_bonus", lambda it: it.ten_for_200 and it.high_bonus),
    Conflict("ten_for_200", "scoring", lambda it: it.ten_for_200 and it.scoring == "quicksand"),
    Conflict("deuce_high", "jokers", lambda it: it.deuce_high and not it.jokers),
    Conflict("deuce_high", "seats", lambda it: it.deuce_high and it.seats != 4),
)
"""Everything RULES 3 and 4 say does not go together. All other combinations do."""


def _preset(**changed: Any) -> RuleOptions:
    return RuleOptions(**changed)


PRESETS: Final[Mapping[str, RuleOptions]] = {
    "classic": _preset(),
    "playroom": _preset(failed_nil_tricks="bags_and_points", exact_bonus=True, high_bonus=True),
    "house": _preset(blind_nil=True, min_team_bid=4, bag_rest="reset", failed_nil_tricks="bags_and_points"),
    "jokers": _preset(jokers=True),
    "suicide": _preset(bidding="suicide"),
    "mirror": _preset(bidding="mirror"),
    "whiz": _preset(bidding="whiz"),
    "quicksand": _preset(scoring="quicksand"),
    "no_hell": _preset(no_hell=True),
    "cutthroat": _preset(seats=3, teams="solo"),
    "solo4": _preset(teams="solo"),
    "solo5": _preset(seats=5, teams="solo"),
    "solo6": _preset(seats=6, teams="solo"),
    "duel": _preset(seats=2, teams="solo"),
    "short": _preset(target=300),
    "long": _preset(target=1000),
    "marathon": _preset(target=2000),
}


def to_data(options: RuleOptions) -> dict[str, Any]:
    """Every option, resolved, as plain data."""
    return {each.name: getattr(options, each.name) for each in fields(options)}


def from_data(data: object) -> RuleOptions:
    """Options from a preset and what is changed from it, e.g. ``{"preset": "short", "nil": false}``.

    Other numbers of seats than 4 are solo without saying so. Raises ``ValueError`` with one sentence for an unknown
    preset or option, a value that is not allowed, or two options that do not go together (then ``ConflictError``).
    """
    if not isinstance(data, Mapping):
        raise ValueError("rules: not a mapping")
    known = RuleOptions.__dataclass_fields__
    for name in data:
        if name != "preset" and name not in known:
            raise ValueError(f"rules: unknown option {name!r:.40}")
    preset = data.get("preset", "classic")
    if not isinstance(preset, str) or preset not in PRESETS:
        raise ValueError(f"rules: unknown preset {preset!r:.40}")
    return changed(PRESETS[preset], {name: value for name, value in data.items() if name != "preset"})


def changed(options: RuleOptions, changes: Mapping[str, Any]) -> RuleOptions:
    """``options`` with some changed. Raises as ``from_data`` does."""
    implied = {} if changes.get("seats", 4) == 4 else {"teams": "solo"}
    return RuleOptions(**{**to_data(options), **implied, **changes})


def differences(options: RuleOptions, base: RuleOptions = PRESETS["classic"]) -> dict[str, Any]:
    """The options that differ from those of ``base``, by name."""
    before = to_data(base)
    return {name: value for name, value in to_data(options).items() if value != before[name]}
