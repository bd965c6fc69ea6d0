"""What can be chosen about the rules of a match, and the named presets."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Final


@dataclass(frozen=True, slots=True)
class RuleOptions:
    """The rules in force for one match. Field metadata holds the range (both ends included) and offered choices."""

    target: int = field(default=500, metadata={"range": (50, 10000), "choices": (300, 500, 1000, 1500, 2000)})

    def __post_init__(self) -> None:
        for each in fields(self):
            value = getattr(self, each.name)
            low, high = each.metadata["range"]
            if type(value) is not int or not low <= value <= high:
                raise ValueError(f"{each.name}: a whole number from {low} to {high}, not {value!r:.40}")


PRESETS: Final[Mapping[str, RuleOptions]] = {
    "classic": RuleOptions(),
    "short": RuleOptions(target=300),
    "long": RuleOptions(target=1000),
    "marathon": RuleOptions(target=2000),
}


def to_data(options: RuleOptions) -> dict[str, Any]:
    """Every option, resolved, as plain data."""
    return {each.name: getattr(options, each.name) for each in fields(options)}


def from_data(data: object) -> RuleOptions:
    """Options from a preset and what is changed from it, e.g. ``{"preset": "short", "target": 400}``.

    Raises ``ValueError`` with one sentence for an unknown preset or option or a value out of range.
    """
    if not isinstance(data, Mapping):
        raise ValueError("rules: not a mapping")
    known = {each.name for each in fields(RuleOptions)}
    for name in data:
        if name != "preset" and name not in known:
            raise ValueError(f"rules: unknown option {name!r:.40}")
    preset = data.get("preset", "classic")
    if not isinstance(preset, str) or preset not in PRESETS:
        raise ValueError(f"rules: unknown preset {preset!r:.40}")
    changed = {name: value for name, value in data.items() if name != "preset"}
    return RuleOptions(**{**to_data(PRESETS[preset]), **changed})


def changes(options: RuleOptions) -> dict[str, Any]:
    """The options that differ from ``classic``, by name."""
    classic = to_data(PRESETS["classic"])
    return {name: value for name, value in to_data(options).items() if value != classic[name]}
