"""Files from anywhere, as plain values: bounded in size and depth, and never a surprise."""

import json
import re
from pathlib import Path
from typing import Any, Final, NoReturn

import yaml

from spades_gui.batch.refused import RefusedError
from spades_gui.present.message import Message, msg
from spades_gui.present.problems import refusal, refused
from spades_gui.settings.document import (
    REFUSED,
    UnusableFileError,
    compose,
    is_nothing,
    line_of,
    read_text,
    text_of,
)
from spades_gui.settings.problem import ProblemId, shown

MOST_IN_A_SHEET: Final = 250_000
"""Bytes. A hand takes some 100, so there is room for 2,000; and some files cost PyYAML 10 seconds a megabyte."""
MOST_IN_A_RECORD: Final = 16_000_000
"""Bytes. A hand takes some 2,700, indented for people up to 7,000: there is room for 2,000 hands and more."""

_WHOLE: Final = re.compile(r"[-+]?(0|[1-9][0-9]{0,17})")
_UNFINISHED: Final = object()
_SWITCHES: Final = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def read_json(file: Path) -> Any:
    """The JSON value in ``file``. Raises ``RefusedError`` where there is none."""
    try:
        return parse_json(_text(file, MOST_IN_A_RECORD))
    except ValueError:
        raise RefusedError(msg("file-not-json", file=_name(file))) from None


def read_json_or_yaml(file: Path) -> Any:
    """The value in ``file``, written in JSON or YAML. Raises ``RefusedError`` where there is none.

    Of YAML there are mappings with texts for keys, lists, texts, whole numbers, true, false, null, and aliases.
    """
    text = _text(file, MOST_IN_A_SHEET)
    if text.lstrip().startswith(("{", "[")):
        try:
            return parse_json(text)
        except ValueError:
            pass  # YAML has braces and brackets too
    try:
        node = compose(text, file, aliases=True)
    except UnusableFileError as error:
        raise RefusedError(_unusable(error, file)) from None
    return None if node is None else _Values(file).of(node)


def _text(file: Path, largest: int) -> str:
    """The text of an ordinary file: a pipe or a device could keep us waiting."""
    try:
        if file.exists() and not file.is_file():
            raise RefusedError(msg("file-not-ordinary", file=_name(file)))
        return read_text(file, largest)
    except OSError as error:
        raise RefusedError(msg("cli-no-file", file=_name(file), problem=refusal(error))) from None
    except UnusableFileError as error:
        raise RefusedError(_unusable(error, file)) from None


def _unusable(error: UnusableFileError, file: Path) -> Message:
    problem, name = error.problem, _name(file)
    match problem.id:
        case ProblemId.UNREADABLE:
            return msg("cli-no-file", file=name, problem=refused(problem.value))
        case ProblemId.TOO_LARGE:
            return msg("file-too-large", file=name, n=int(problem.allowed[0]))
        case ProblemId.NOT_YAML if problem.line:
            return msg("file-not-yaml-line", file=name, line=problem.line)
    return msg(f"file-{problem.id}", file=name)


def _name(file: Path) -> str:
    return shown(file.name or str(file))


def parse_json(text: str) -> Any:
    """The value of a JSON text; raises ``ValueError`` for whatever is none, or is not to be trusted."""
    try:
        return json.loads(text, object_pairs_hook=_once, parse_constant=_no_constant)
    except RecursionError:
        raise ValueError("nested too deeply") from None


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result = dict(pairs)
    if len(result) < len(pairs):
        raise ValueError("a key stands there twice")
    return result


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


class _Values:
    """The values of a YAML file's nodes, each made once: what stands for many others grows no larger."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._made: dict[int, Any] = {}

    def of(self, node: yaml.Node) -> Any:
        """The value of a node; what is none that a sheet can hold stays a text."""
        if node.tag == REFUSED:
            raise self._refused("file-not-supported", node)
        if isinstance(node, yaml.ScalarNode):
            return _scalar(node)
        if id(node) not in self._made:
            self._made[id(node)] = _UNFINISHED
            make = self._mapping if isinstance(node, yaml.MappingNode) else self._list
            self._made[id(node)] = make(node)
        if self._made[id(node)] is _UNFINISHED:  # it contains itself
            raise self._refused("file-not-supported", node)
        return self._made[id(node)]

    def _list(self, node: yaml.Node) -> list[Any]:
        return [self.of(each) for each in node.value]

    def _mapping(self, node: yaml.Node) -> dict[str, Any]:
        result: dict[str, Any] = {}
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode) or key.tag == REFUSED:
                raise self._refused("file-not-supported", key)
            if key.value in result:
                raise self._refused("file-key-twice", key)
            result[key.value] = self.of(value)
        return result

    def _refused(self, id: str, node: yaml.Node) -> RefusedError:
        return RefusedError(msg(id, file=_name(self._file), line=line_of(node), value=text_of(node)))


def _scalar(node: yaml.ScalarNode) -> Any:
    if node.style is not None:
        return node.value
    if is_nothing(node):
        return None
    if _WHOLE.fullmatch(node.value):
        return int(node.value)
    return _SWITCHES.get(node.value.lower(), node.value)
