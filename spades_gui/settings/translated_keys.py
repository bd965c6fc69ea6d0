"""The keys that translators want for a set in their language: ``locales/<language>/keys/<set>.yaml``, if there is one.

Each line is the name of a command and a list of keys, as under ``keys:`` in the settings.
"""

from pathlib import Path
from typing import Final

import yaml

from spades_gui.keys.keymap import make_keymap
from spades_gui.keys.sets import SETS, Keys
from spades_gui.settings.document import UnusableFileError, entries, line_of, plain, read_document, text_of
from spades_gui.settings.kinds import UnfitError
from spades_gui.settings.problem import ProblemId
from spades_gui.settings.schema import kind_of

LARGEST: Final = 20_000
"""Bytes of such a file: more than all commands with several keys each."""


def keys_file(locales: Path, language: str, key_set: str) -> Path:
    """Where the keys of a set in a language stand."""
    return locales / language / "keys" / f"{key_set}.yaml"


def read_keys(file: Path) -> tuple[Keys, tuple[str, ...]]:
    """The keys in ``file``, and what is wrong with it, in lines for its author. With any fault, there are no keys.

    The file is named after its set. That there is none is no fault.
    """
    try:
        root = read_document(file, LARGEST)
    except UnusableFileError as error:
        missing = error.problem.id is ProblemId.MISSING
        return {}, () if missing else (f"{file}:{error.problem.line or 1}: {error.problem.id}",)
    if file.stem not in SETS:
        return {}, (f"{file}:1: there is no set of keys of this name",)
    keys: dict[str, tuple[str, ...]] = {}
    faults = []
    for name, value in entries(root) if root else ():
        try:
            keys[_command(name)] = _keys(name, value)
        except (ValueError, UnfitError) as fault:
            faults.append(f"{file}:{line_of(name)}: {text_of(name)}: {fault}")
    if not faults:
        _, problems = make_keymap(keys, {}, SETS[file.stem])
        faults += [f"{file}:1: {each.command}: {_refused(each.key, each.other)}" for each in problems]
    return ({}, tuple(faults)) if faults else (keys, ())


def _command(name: yaml.Node) -> str:
    if not isinstance(name, yaml.ScalarNode):
        raise ValueError("not the name of a command")
    return str(name.value)


def _keys(name: yaml.Node, value: yaml.Node) -> tuple[str, ...]:
    kind = kind_of(f"keys.{_command(name)}")
    fitted = kind.fit(plain(value)) if kind else None
    if not isinstance(fitted, tuple):
        raise ValueError("not a list of keys for a command")
    return fitted


def _refused(key: str, other: str) -> str:
    if not key:
        return "no such command"
    return f"{key} is taken by {other}" if other else f"{key} is no digit"
