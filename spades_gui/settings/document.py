"""A settings file as YAML nodes, which know their lines and the text as it was written.

Nodes rather than values, because PyYAML's values have lost what a player must be told and what a player meant: the
line, a key that stands twice, and whether ``no`` was a word or a switch.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import yaml

from spades_gui.bounded import TooLargeError, read_bytes
from spades_gui.settings.problem import Problem, ProblemId, reason, shown

LARGEST: Final = 100_000
"""Bytes. The default file has under 3,000, and PyYAML reads some 500,000 a second."""

_NO_VALUE: Final = object()
_DEEPEST: Final = 10  # levels; a settings file has three

REFUSED: Final = "refused"
"""Tag of the nodes that use anchors, aliases or tags of YAML, which no setting needs."""


class UnusableFileError(Exception):
    """The file as a whole says nothing."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem)
        self.problem = problem


class _TooDeepError(yaml.YAMLError):
    pass


class _Loader(yaml.SafeLoader):
    """PyYAML's safe loader, limited in depth; anchors, aliases and tags become nodes tagged ``REFUSED``."""

    depth = 0
    aliases = False

    def compose_node(self, parent: yaml.Node | None, index: Any) -> yaml.Node | None:
        composer: Any = super()  # PyYAML's stubs do not know these methods' types
        event = composer.peek_event()
        if not self.aliases:
            if composer.check_event(yaml.AliasEvent):
                composer.get_event()
                return yaml.ScalarNode(REFUSED, f"*{event.anchor}", event.start_mark, event.end_mark)
            refused = event.anchor is not None or event.tag is not None
            event.anchor = None
        else:
            refused = getattr(event, "tag", None) is not None
        if self.depth == _DEEPEST:
            raise _TooDeepError
        self.depth += 1
        node: yaml.Node | None = composer.compose_node(parent, index)
        self.depth -= 1
        if refused and node is not None:
            node.tag = REFUSED
        return node


class _LoaderOfAliases(_Loader):
    """The same, with YAML's anchors and aliases."""

    aliases = True


def read_document(file: Path, largest: int = LARGEST, *, stream: bool = False) -> yaml.MappingNode | None:
    """The mapping in ``file``, or ``None`` if it holds nothing. Raises ``UnusableFileError``, and nothing else.

    ``largest`` and ``stream`` as in ``read_text``.
    """
    root = compose(read_text(file, largest, stream=stream), file)
    if root is None or is_nothing(root):
        return None
    if not isinstance(root, yaml.MappingNode) or root.tag == REFUSED:
        raise UnusableFileError(Problem(ProblemId.NOT_A_MAPPING, file, line_of(root)))
    return root


def read_text(file: Path, largest: int, *, stream: bool = False) -> str:
    """The UTF-8 text in ``file``, which may have ``largest`` bytes. Raises ``UnusableFileError``, and nothing else.

    With ``stream`` it may also be no ordinary file, such as the output of a command: that could keep the game waiting.
    """
    try:
        data = read_bytes(file, largest, stream=stream)
    except TooLargeError:
        raise UnusableFileError(Problem(ProblemId.TOO_LARGE, file, allowed=(str(largest),))) from None
    except FileNotFoundError:
        raise UnusableFileError(Problem(ProblemId.MISSING, file)) from None
    except (OSError, ValueError) as error:  # ValueError: no system has such a name
        raise UnusableFileError(Problem(ProblemId.UNREADABLE, file, value=reason(error))) from None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise UnusableFileError(Problem(ProblemId.NOT_TEXT, file, data.count(b"\n", 0, error.start) + 1)) from None


def compose(text: str, file: Path, *, aliases: bool = False) -> yaml.Node | None:
    """The one document in ``text``, which stands in ``file``. Raises ``UnusableFileError``, and nothing else.

    With ``aliases``, an alias is the node that it stands for, which may be one that contains it.
    """
    try:
        node: yaml.Node | None = yaml.compose(text, _LoaderOfAliases if aliases else _Loader)
    except _TooDeepError:
        raise UnusableFileError(Problem(ProblemId.TOO_DEEP, file)) from None
    except yaml.reader.ReaderError as error:
        raise UnusableFileError(Problem(ProblemId.NOT_YAML, file, text.count("\n", 0, error.position) + 1)) from None
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line = mark.line + 1 if mark else 0
        raise UnusableFileError(Problem(ProblemId.NOT_YAML, file, line)) from None
    except (yaml.YAMLError, ValueError, OverflowError):  # from escapes and directives with absurd numbers
        raise UnusableFileError(Problem(ProblemId.NOT_YAML, file)) from None
    return node


def entries(node: yaml.MappingNode) -> Iterator[tuple[yaml.Node, yaml.Node]]:
    """The keys of a mapping and what stands under them, in the order of the file."""
    yield from node.value


def line_of(node: yaml.Node) -> int:
    """The line on which ``node`` begins, counted from 1."""
    return int(node.start_mark.line) + 1


def text_of(node: yaml.Node) -> str:
    """What was written, fit to be said."""
    if isinstance(node, yaml.ScalarNode) and node.tag != REFUSED:
        return shown(node.value)
    start, end = node.start_mark, node.end_mark
    return shown(str(start.buffer)[start.pointer : end.pointer])


def plain(node: yaml.Node) -> object:
    """A scalar's text, a list of them, or an object that fits nowhere for what no setting holds."""
    if node.tag == REFUSED:
        return _NO_VALUE
    if isinstance(node, yaml.SequenceNode):
        return [plain(each) for each in node.value]
    return node.value if isinstance(node, yaml.ScalarNode) else _NO_VALUE


def is_nothing(node: yaml.Node) -> bool:
    """Whether nothing was written after the colon, as under a section whose lines are all commented out."""
    return isinstance(node, yaml.ScalarNode) and node.style is None and node.value in ("", "~", "null")
