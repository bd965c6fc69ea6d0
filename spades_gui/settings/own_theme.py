"""The theme that the player makes: a file with colours by name, all else as in a theme that ships.

based_on: dark
ink: "#ffffff"
panel: [0, 0, 64]
"""

from dataclasses import dataclass, replace
from pathlib import Path
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
from spades_gui.settings.kinds import Choice, Hue, Kind, UnfitError
from spades_gui.settings.load import MOST_SUGGESTIONS, nearest
from spades_gui.settings.problem import Problem, ProblemId, reason, shown
from spades_gui.settings.save import replace_file
from spades_gui.settings.themes import COLOURS, DEFAULT_THEME, THEMES, Colour, Theme, weak_pairs

_LARGEST: Final = 20_000
"""Bytes. The example has some 2,000."""
_BASE: Final = "based_on"
_EXAMPLE_BASE: Final = "dark"
_KINDS: Final[dict[str, Kind]] = {_BASE: Choice(tuple(THEMES)), **dict.fromkeys(COLOURS, Hue())}


@dataclass(frozen=True, slots=True)
class OwnTheme:
    """What became of the file: the theme, unless there is none or it cannot be used, and what is wrong with it.

    ``made``: the file has just been written, as an example.
    """

    file: Path
    theme: Theme | None = None
    problems: tuple[Problem, ...] = ()
    made: bool = False

    def to_tell(self, *, used: bool) -> tuple[Problem, ...]:
        """What the player must hear of at the start: while the theme is ``used``, all; else only what is a mistake."""
        if used and self.theme is None and not self.problems:
            return (Problem(ProblemId.MISSING, self.file, used=DEFAULT_THEME),)
        return tuple(each for each in self.problems if used or each.id is not ProblemId.LOW_CONTRAST)


def read_own_theme(file: Path) -> OwnTheme:
    """The theme in ``file``; nothing at all without one. What is wrong in it is as in the theme it is based on.

    Colours that are hard to tell from their ground are problems, too, but used: it is the player's choice.
    """
    try:
        root = read_document(file, _LARGEST)
    except UnusableFileError as error:
        missing = error.problem.id is ProblemId.MISSING
        return OwnTheme(file, problems=() if missing else (replace(error.problem, used=DEFAULT_THEME),))
    reading = _Reading(file)
    for key, value in entries(root) if root else ():
        reading.entry(key, value)
    return reading.result()


def make_own_theme(file: Path) -> OwnTheme:
    """The theme in ``file``; where there is no such file, one with every colour, as comments, is written first."""
    own = read_own_theme(file)
    if own.theme is not None or own.problems:
        return own
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        replace_file(file, example())
    except OSError as error:
        return OwnTheme(file, problems=(Problem(ProblemId.NOT_WRITTEN, file, value=reason(error)),))
    return replace(read_own_theme(file), made=True)


def example() -> str:
    """The text of that file: a theme with nothing changed yet."""
    lines = [
        "# Colours of your own. Take away the # before a colour, and change it: red, green and blue as six digits,",
        '# "#ffcc00", with the quotes, or as three numbers from 0 to 255, [255, 204, 0].',
        "# What is missing is as in the theme that yours is based on.",
        f"# One of: {', '.join(THEMES)}",
        f"{_BASE}: {_EXAMPLE_BASE}",
    ]
    for name, about in COLOURS.items():
        lines += ["", f"# {about}", f'# {name}: "{_hex(getattr(THEMES[_EXAMPLE_BASE], name))}"']
    return "\n".join(lines) + "\n"


class _Reading:
    """What has been read so far, and what was wrong."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._values: dict[str, Any] = {}
        self._lines: dict[str, int] = {}
        self._problems: list[Problem] = []

    def entry(self, key: yaml.Node, value: yaml.Node) -> None:
        name = key.value if isinstance(key, yaml.ScalarNode) else text_of(key)
        line = line_of(key)
        problem = Problem(ProblemId.UNKNOWN_KEY, self._file, line, shown(name))
        kind = _KINDS.get(name)
        if name in self._lines:
            problem = replace(problem, id=ProblemId.DUPLICATE_KEY, value=text_of(value))
        elif REFUSED in (key.tag, value.tag):
            refused = key if key.tag == REFUSED else value
            problem = replace(problem, id=ProblemId.NOT_SUPPORTED, value=text_of(refused))
        elif kind is None:
            if len(self._problems) < MOST_SUGGESTIONS:
                problem = replace(problem, suggestion=nearest(name, _KINDS))
        else:
            self._lines[name] = line
            try:
                self._values[name] = kind.fit(plain(value))
                return
            except UnfitError as unfit:
                problem = replace(problem, expects=kind.expects, allowed=kind.allowed)
                if is_nothing(value):  # as after a # without quotes, which begins a comment
                    problem = replace(problem, id=ProblemId.EMPTY)
                else:
                    written = text_of(value)
                    problem = replace(problem, id=unfit.id, value=written, suggestion=nearest(written, kind.allowed))
        self._problems.append(problem)

    def result(self) -> OwnTheme:
        base = str(self._values.pop(_BASE, DEFAULT_THEME))
        theme = replace(THEMES[base], **self._values)
        in_force = {_BASE: base, **{name: _hex(getattr(theme, name)) for name in COLOURS}}
        wrong = [replace(each, used=in_force.get(each.key, "")) for each in self._problems]
        for weak in weak_pairs(theme):
            line = next((self._lines[name] for name in (weak.colour, weak.ground) if name in self._lines), 0)
            numbers = (f"{int(weak.ratio * 10) / 10}", f"{weak.least}")
            wrong.append(
                Problem(ProblemId.LOW_CONTRAST, self._file, line, weak.colour, weak.ground, "contrast", allowed=numbers)
            )
        return OwnTheme(self._file, theme, tuple(wrong))


def _hex(colour: Colour) -> str:
    return "#" + bytes(colour).hex()
