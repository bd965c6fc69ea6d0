"""Settings from the shipped file, the player's own, one named on the command line, and the command line itself."""

import dataclasses
import difflib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import yaml

from spades_gui.settings.document import (
    REFUSED,
    UnusableFileError,
    entries,
    is_nothing,
    line_of,
    plain,
    read_document,
    text_of,
)
from spades_gui.settings.kinds import Kind, UnfitError
from spades_gui.settings.problem import Place, Problem, ProblemId, shown
from spades_gui.settings.schema import FIELDS, OPTIONS, SECTIONS, Settings, as_written, from_flat, kind_of, to_flat

MOST_SUGGESTIONS: Final = 20  # each costs time, and a file with more unknown keys is not a settings file


@dataclass(frozen=True, slots=True)
class Loaded:
    """The settings in force, what was wrong on the way, and where each setting that is not a default was made."""

    settings: Settings
    problems: tuple[Problem, ...]
    places: Mapping[str, Place]


def load(shipped: Path, user: Path | None, extra: Path | None, flags: Mapping[str, object]) -> Loaded:
    """Read all sources, each stronger than the one before: the defaults, ``shipped``, ``user``, ``extra``, ``flags``.

    Never raises for what a file or flag holds. What is wrong becomes a ``Problem``; all else stays in force. A ``user``
    file need not exist. ``flags`` are dotted names with values, typed or as text: ``{"screen.theme": "dark"}``.
    """
    reading = _Reading()
    reading.file(shipped, may_be_missing=False)
    if user is not None:
        reading.file(user, may_be_missing=True)
    if extra is not None:
        reading.file(extra, may_be_missing=False, stream=True)
    for name, value in flags.items():
        reading.flag(name, value)
    return reading.result()


class _Reading:
    """What has been read so far: checked values by dotted name, where they stood, and what was wrong."""

    def __init__(self) -> None:
        self._values: dict[str, Any] = {}
        self._places: dict[str, Place] = {}
        self._problems: list[Problem] = []

    def result(self) -> Loaded:
        settings = from_flat(self._values)
        in_force = {name: as_written(value) for name, value in to_flat(settings).items()}
        problems = (dataclasses.replace(each, used=in_force.get(each.key, "")) for each in self._problems)
        return Loaded(settings, tuple(problems), MappingProxyType(self._places))

    def file(self, file: Path, *, may_be_missing: bool, stream: bool = False) -> None:
        try:
            root = read_document(file, stream=stream)
        except UnusableFileError as error:
            if not (may_be_missing and error.problem.id is ProblemId.MISSING):
                self._problems.append(error.problem)
        else:
            if root is not None:
                self._mapping(root, file, "", set())

    def flag(self, name: str, value: object) -> None:
        self._set(name, value, str(value), Place(None))

    def _mapping(self, node: yaml.MappingNode, file: Path, prefix: str, seen: set[str]) -> None:
        """All of ``node``. ``seen`` is for the whole file: ``screen.theme`` may also be written in one line."""
        for key, value in entries(node):
            name = prefix + (key.value if isinstance(key, yaml.ScalarNode) else text_of(key))
            place = Place(file, line_of(key))
            if name in seen:
                self._blame(ProblemId.DUPLICATE_KEY, name, place, text_of(value))
            elif REFUSED in (key.tag, value.tag):
                self._blame(ProblemId.NOT_SUPPORTED, name, place, text_of(key if key.tag == REFUSED else value))
            else:
                seen.add(name)
                if name not in SECTIONS:
                    self._set(name, plain(value), text_of(value), place)
                elif isinstance(value, yaml.MappingNode):
                    self._mapping(value, file, f"{name}.", seen)
                elif not is_nothing(value):
                    self._set(name, plain(value), text_of(value), place)

    def _set(self, name: str, value: object, written: str, place: Place) -> None:
        kind = kind_of(name)
        if kind is None:
            near = _setting_near(name) if len(self._problems) < MOST_SUGGESTIONS else ""
            self._blame(ProblemId.UNKNOWN_KEY, name, place, suggestion=near)
            return
        try:
            self._values[name] = kind.fit(value)
        except UnfitError as unfit:
            culprit = shown(unfit.culprit) or written
            near = nearest(culprit, kind.allowed) if kind.expects == "choice" else ""
            self._blame(unfit.id, name, place, culprit, kind, near)
        else:
            self._places[name] = place

    def _blame(
        self, id: ProblemId, name: str, place: Place, value: str = "", kind: Kind | None = None, suggestion: str = ""
    ) -> None:
        expects, allowed = (kind.expects, kind.allowed) if kind else ("", ())
        name = shown(name)
        self._problems.append(Problem(id, place.file, place.line, name, value, expects, allowed, suggestion=suggestion))


def _setting_near(name: str) -> str:
    """The setting that an unknown name probably means: one so called elsewhere, else one spelt like it."""
    section, _, last = name.rpartition(".")
    anywhere = {each.rpartition(".")[2]: each for each in (*FIELDS, *OPTIONS)}
    beside = {key: each for key, each in anywhere.items() if each.rpartition(".")[0] == section}
    if not section:
        beside |= {each: each for each in SECTIONS}
    if last in anywhere:
        return anywhere[last]
    return beside.get(nearest(last, beside)) or anywhere.get(nearest(last, anywhere), "")


def nearest(word: str, known: Iterable[str]) -> str:
    """The word of ``known`` that looks like ``word``, if one does."""
    return next(iter(difflib.get_close_matches(word.lower(), known, 1)), "")
