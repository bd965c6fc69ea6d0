"""The rules of the next match: what the settings say, and sets of rules that players have made and named.

A set is a small YAML file in a folder of the player's, so that it can be handed to others:

    name: Sunday rules
    preset: playroom
    rules:
      nil_value: 50
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import yaml

from spades_gui.core.options import PRESETS, ConflictError, RuleOptions, changed
from spades_gui.settings.document import UnusableFileError, entries, line_of, plain, read_document, text_of
from spades_gui.settings.kinds import Choice, Kind, Option, Text, UnfitError
from spades_gui.settings.problem import Problem, ProblemId, reason
from spades_gui.settings.save import replace_file
from spades_gui.settings.schema import Settings

NAME: Final = Text(30)
_PRESET: Final = Choice(tuple(PRESETS))
_MOST_SETS: Final = 200
_LARGEST: Final = 10_000
"""Bytes of a set; one that changes every option has some 1,500. So not even 200 foreign files hold up the start."""

Changes = Mapping[str, bool | int | str]
"""Options that differ from a preset, by name."""


@dataclass(frozen=True, slots=True)
class RuleSet:
    """Rules under a name: a preset and what differs from it."""

    name: str
    preset: str
    changes: Changes

    @property
    def options(self) -> RuleOptions:
        """The rules themselves."""
        return changed(PRESETS[self.preset], self.changes)


def match_rules(settings: Settings) -> tuple[RuleOptions, ConflictError | None]:
    """The rules of the next match; where options do not go together, those of the preset, and the conflict."""
    preset = PRESETS[settings.match.preset]
    try:
        return changed(preset, settings.rules), None
    except ConflictError as conflict:
        return preset, conflict


def read_sets(folder: Path) -> tuple[tuple[RuleSet, ...], tuple[Problem, ...]]:
    """The player's sets, by name, and what is wrong with files that cannot be used. The folder need not exist."""
    sets: dict[str, RuleSet] = {}
    problems: list[Problem] = []
    for file in _files(folder):
        found = _read(file)
        if isinstance(found, Problem):
            problems.append(found)
        else:
            sets[found.name] = found
    return tuple(sets[name] for name in sorted(sets)), tuple(problems)


def save_set(folder: Path, chosen: RuleSet) -> tuple[Problem, ...]:
    """Keep a set, in place of an older one of its name. Gives what went wrong, if anything."""
    data = {"name": chosen.name, "preset": chosen.preset, "rules": dict(chosen.changes)}
    # The name is the player's, the file's name is ours: no letter of it may have a meaning to any system.
    slug = re.sub(r"[^a-z0-9]+", "-", chosen.name.lower()).strip("-") or "set"
    file = folder / f"rules-{slug}.yaml"
    number = 1
    while file.exists() and not _is_called(file, chosen.name):
        number += 1
        file = folder / f"rules-{slug}-{number}.yaml"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        replace_file(file, yaml.safe_dump(data, allow_unicode=True, sort_keys=False))
    except OSError as error:
        return (Problem(ProblemId.NOT_SAVED, file, value=reason(error)),)
    return ()


def delete_set(folder: Path, name: str) -> tuple[Problem, ...]:
    """Delete the set of this name, with every file that holds one. Gives what went wrong, if anything."""
    problems = []
    for file in _files(folder):
        if _is_called(file, name):
            try:
                file.unlink(missing_ok=True)
            except OSError as error:
                problems.append(Problem(ProblemId.NOT_SAVED, file, value=reason(error)))
    return tuple(problems)


def _files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.yaml"))[:_MOST_SETS]


def _is_called(file: Path, name: str) -> bool:
    found = _read(file)
    return isinstance(found, RuleSet) and found.name == name


def _read(file: Path) -> RuleSet | Problem:
    """The set in ``file``, or the first thing wrong with it: a set that is wrong in part is another set."""
    try:
        root = read_document(file, _LARGEST)
    except UnusableFileError as error:
        return error.problem
    top = dict(_texts(root)) if root else {}
    rules = next((value for key, value in entries(root) if text_of(key) == "rules"), None) if root else None
    wanted: list[tuple[str, Kind, yaml.Node | None]] = [
        ("name", NAME, top.get("name")),
        ("preset", _PRESET, top.get("preset")),
    ]
    if isinstance(rules, yaml.MappingNode):
        for key, value in entries(rules):
            name = text_of(key)
            if name not in RuleOptions.__dataclass_fields__:
                return Problem(ProblemId.UNKNOWN_KEY, file, line_of(key), name)
            wanted.append((name, Option(name), value))
    values: dict[str, object] = {}
    for name, kind, node in wanted:
        if node is None:
            return Problem(ProblemId.UNKNOWN_KEY, file, 0, name)
        try:
            values[name] = kind.fit(plain(node))
        except UnfitError as unfit:
            return Problem(unfit.id, file, line_of(node), name, text_of(node), kind.expects, kind.allowed)
    chosen = str(values.pop("name")), str(values.pop("preset"))
    changes = {name: value for name, value in values.items() if isinstance(value, bool | int | str)}
    found = RuleSet(*chosen, changes)
    try:
        found.options  # noqa: B018 (built to see whether its options go together)
    except ConflictError as conflict:
        return Problem(ProblemId.CONFLICT, file, key=conflict.first[0], value=conflict.second[0])
    return found


def _texts(root: yaml.MappingNode) -> list[tuple[str, yaml.Node]]:
    return [(text_of(key), value) for key, value in entries(root)]
