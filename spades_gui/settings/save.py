"""The player's own settings file: a small overlay of what was changed in the game."""

import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

import yaml
from yaml.representer import SafeRepresenter

from spades_gui.settings.document import REFUSED, UnusableFileError, read_document
from spades_gui.settings.problem import Problem, ProblemId, reason
from spades_gui.settings.schema import fitted

_HEADING: Final = """\
# Your own settings: only what differs from the game's config.yaml, which explains them all.
# The game rewrites this file when you change a setting; comments in it are lost then.
"""


def save_changes(path: Path, changes: Mapping[str, object]) -> tuple[Problem, ...]:
    """Set ``changes``, by dotted name, in the player's file; everything else in it is kept, but for its comments.

    The file is replaced in one step, so a crash leaves the old or the new one whole. What cannot be carried over is
    never lost: the old file is then kept beside the new one as ``config.yaml.damaged-1`` (``-2`` …). Gives what went
    wrong, if anything: ``damaged-kept``, or ``not-saved`` when the system refused. Raises ``ValueError`` for a setting
    that does not exist or a value it does not allow.
    """
    checked = {name: fitted(name, value) for name, value in changes.items()}
    problems: tuple[Problem, ...] = ()
    try:
        path = path.resolve()  # a link stays a link
        path.parent.mkdir(parents=True, exist_ok=True)
        root, damaged = _old(path)
        if damaged:
            problems = (Problem(ProblemId.DAMAGED_KEPT, path, value=_keep(path).name),)
        for name, value in checked.items():
            _put(root, name, value)
        replace_file(path, _HEADING + yaml.serialize(root, Dumper=yaml.SafeDumper, allow_unicode=True))
    except OSError as error:
        return (*problems, Problem(ProblemId.NOT_SAVED, path, value=reason(error)))
    return problems


def _old(path: Path) -> tuple[yaml.MappingNode, bool]:
    """What the file holds so far, and whether it holds more than can be carried over."""
    try:
        root = read_document(path)
    except UnusableFileError as error:
        if error.problem.id is ProblemId.UNREADABLE:
            raise OSError(error.problem.value) from None
        return _mapping(), error.problem.id is not ProblemId.MISSING
    return (root, _prune(root)) if root else (_mapping(), False)


def _prune(node: yaml.Node) -> bool:
    """Take out what means nothing to the game: second entries for a key, and what ``REFUSED`` marks.

    The rest is put on lines of its own: between brackets, PyYAML would write some texts with a tag.
    """
    if isinstance(node, yaml.CollectionNode):
        node.flow_style = False
    if isinstance(node, yaml.MappingNode):
        kept: dict[str, tuple[yaml.Node, yaml.Node]] = {}
        for key, value in node.value:
            if REFUSED not in (key.tag, value.tag):
                kept.setdefault(str(key.value), (key, value))
        pruned = len(kept) < len(node.value)
        node.value = list(kept.values())
        inside = [value for _, value in node.value]
    elif isinstance(node, yaml.SequenceNode):
        inside = [each for each in node.value if each.tag != REFUSED]
        pruned = len(inside) < len(node.value)
        node.value = inside
    else:
        return False
    return any([pruned, *map(_prune, inside)])


def _mapping() -> yaml.MappingNode:
    return yaml.MappingNode("tag:yaml.org,2002:map", [], flow_style=False)


def _put(root: yaml.MappingNode, name: str, value: object) -> None:
    """Set one value, as ``section: {key: value}``, in place of any other way in which the setting was written."""
    section, _, key = name.partition(".")
    if key:
        root.value = [entry for entry in root.value if entry[0].value != name]
        inside = next((value for known, value in root.value if known.value == section), None)
        if not isinstance(inside, yaml.MappingNode):
            inside = _mapping()
            _set(root, section, inside)
        root = inside
    data = list(value) if isinstance(value, tuple) else value
    _set(root, key or section, SafeRepresenter().represent_data(data))


def _set(mapping: yaml.MappingNode, name: str, value: yaml.Node) -> None:
    """Set one entry, where it stands or at the end."""
    at = next((index for index, (key, _) in enumerate(mapping.value) if key.value == name), len(mapping.value))
    mapping.value[at : at + 1] = [(SafeRepresenter().represent_data(name), value)]


def _keep(path: Path) -> Path:
    """Copy a file aside under the first free name."""
    data = path.read_bytes()
    kept = claim_name(path)
    kept.write_bytes(data)
    return kept


def claim_name(path: Path) -> Path:
    """A name beside ``path`` for what is damaged in it, ``….damaged-1`` or the next free one, as an empty new file.

    Raises ``OSError``.
    """
    number = 1
    while True:
        kept = path.with_name(f"{path.name}.damaged-{number}")
        try:
            kept.touch(exist_ok=False)
        except FileExistsError:
            number += 1
        else:
            return kept


def replace_file(path: Path, text: str, previous: Path | None = None) -> None:
    """Write ``text`` to ``path`` in one step: whoever reads it finds the old or the new. Raises ``OSError``.

    ``previous`` gets what was there before. Between two steps there may then be that alone.
    """
    new = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        write_through(new, text)
        if previous is not None:
            with suppress(FileNotFoundError):
                path.replace(previous)
        new.replace(path)
    except OSError:
        new.unlink(missing_ok=True)
        raise


def write_through(path: Path, text: str) -> None:
    """Write ``text`` to ``path``; returns when the disk has it. Raises ``OSError``."""
    with path.open("wb") as stream:
        stream.write(text.encode())
        stream.flush()
        os.fsync(stream.fileno())
