"""The rules of a match in words: each option with its name, its value and what it means."""

from typing import Any

from spades_gui.core.options import PRESETS, ConflictError, RuleOptions, differences, to_data
from spades_gui.present.message import Message, msg


def option_label(name: str) -> Message:
    """The name of an option."""
    return msg(f"option-{_id(name)}")


def option_help(name: str) -> Message:
    """What an option means."""
    return msg(f"option-{_id(name)}-help")


def option_value(name: str, value: Any) -> Message:
    """The value of an option."""
    if isinstance(value, bool):
        return msg("on" if value else "off")
    if isinstance(value, int):
        return msg("number", n=value)
    if value is None:
        return msg("none")
    return msg(f"option-{_id(name)}-{_id(value)}")


def option_line(name: str, value: Any) -> Message:
    """An option with its value."""
    return msg("option-line", label=option_label(name), value=option_value(name, value))


def preset_name(name: str) -> Message:
    """The name of a preset."""
    return msg(f"preset-{_id(name)}")


def rules_name(options: RuleOptions) -> Message:
    """The name of these rules, whatever their target: that of a preset, or that they are somebody's own."""
    for name, preset in PRESETS.items():
        if to_data(preset) | {"target": options.target} == to_data(options):
            return preset_name(name)
    return msg("rules-own")


def summary(options: RuleOptions) -> Message:
    """What differs from the classic rules."""
    told = differences(options)
    if options.seats != 4:
        told.pop("teams")  # goes without saying
    lines = tuple(option_line(name, value) for name, value in told.items())
    return msg("rules-changed", list=lines) if lines else msg("rules-classic", n=PRESETS["classic"].target)


def conflict(error: ConflictError) -> Message:
    """Which two options do not go together, each with the value that clashes."""
    return msg("rules-conflict", option=option_line(*error.first), other=option_line(*error.second))


def _id(name: str) -> str:
    return name.replace("_", "-")
