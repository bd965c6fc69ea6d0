"""Kinds of setting: what each accepts, and what it makes of it.

``fit`` takes a value of the right type or the text of one as a player writes it. So YAML's surprises never reach a
player: ``no`` is a name where a name belongs and "off" where a switch belongs, ``0500`` is five hundred, and ``1:30``
is no number.
"""

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Protocol

from spades_gui.core.options import MOST_POINTS, RuleOptions, fits
from spades_gui.keys.key import parse_key
from spades_gui.settings.problem import ProblemId

_ON: Final = frozenset({"true", "yes", "on"})
_OFF: Final = frozenset({"false", "no", "off"})
_NOTHING: Final = frozenset({"", "~", "null"})
_WHOLE: Final = re.compile(r"[+-]?[0-9]+(_[0-9]+)*")
_HEX: Final = re.compile(r"#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6})")
_MOST_DIGITS: Final = 9  # more cannot be in any range, and int() may refuse thousands of them


class UnfitError(ValueError):
    """The value is not of this kind: ``id`` says in what way; ``culprit`` is the part to blame, empty for all of it."""

    def __init__(self, id: ProblemId, culprit: str = "") -> None:
        super().__init__(id.value)
        self.id = id
        self.culprit = culprit


class Kind(Protocol):
    """What a setting accepts. ``expects`` and ``allowed`` are as in ``Problem``."""

    @property
    def expects(self) -> str:
        """In a word, what belongs there."""

    @property
    def allowed(self) -> tuple[str, ...]:
        """The choices, or the bounds."""

    def fit(self, value: object, /) -> object:
        """The value to keep; raises ``UnfitError``."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few words; upper and lower case are the same."""

    allowed: tuple[str, ...]
    expects: ClassVar[str] = "choice"

    def fit(self, value: object) -> str:
        """The word as it stands in ``allowed``."""
        if not isinstance(value, str):
            raise UnfitError(ProblemId.WRONG_TYPE)
        if value.lower() not in self.allowed:
            raise UnfitError(ProblemId.NOT_ALLOWED)
        return value.lower()


@dataclass(frozen=True, slots=True)
class Switch:
    """On or off."""

    expects: ClassVar[str] = "switch"
    allowed: ClassVar[tuple[str, ...]] = ("true", "false")

    def fit(self, value: object) -> bool:
        """Whether it is on."""
        if isinstance(value, str) and value.lower() in _ON | _OFF:
            return value.lower() in _ON
        if not isinstance(value, bool):
            raise UnfitError(ProblemId.WRONG_TYPE)
        return value


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number from ``low`` to ``high``, both included; with ``optional`` also none."""

    low: int
    high: int
    optional: bool = False
    expects: ClassVar[str] = "number"

    @property
    def allowed(self) -> tuple[str, ...]:
        """The lowest and the highest number."""
        return str(self.low), str(self.high)

    def fit(self, value: object) -> int | None:
        """The number, read in base ten whatever it begins with."""
        if self.optional and (value is None or (isinstance(value, str) and value.lower() in _NOTHING)):
            return None
        if isinstance(value, str) and _WHOLE.fullmatch(value):
            digits = value.replace("_", "").lstrip("+-0") or "0"
            if len(digits) > _MOST_DIGITS:
                raise UnfitError(ProblemId.OUT_OF_RANGE)
            value = -int(digits) if value.startswith("-") else int(digits)
        if not isinstance(value, int) or isinstance(value, bool):
            raise UnfitError(ProblemId.WRONG_TYPE)
        if not self.low <= value <= self.high:
            raise UnfitError(ProblemId.OUT_OF_RANGE)
        return value


@dataclass(frozen=True, slots=True)
class Option:
    """An option of the rules, ``name`` as in ``RuleOptions``, or none: as the preset says."""

    name: str

    @property
    def expects(self) -> str:
        """A number within bounds or one of a few values."""
        return "number" if "range" in self._metadata else "choice"

    @property
    def allowed(self) -> tuple[str, ...]:
        """The bounds or the values, as they are written."""
        values = self._metadata.get("range") or self._metadata["choices"]
        return tuple(str(value).lower() for value in values)

    def fit(self, value: object) -> bool | int | str | None:
        """The value as ``RuleOptions`` takes it."""
        if value is None or (isinstance(value, str) and value.lower() in _NOTHING):
            return None
        fitted = self._kind.fit(value)
        if not fits(self.name, fitted):
            raise UnfitError(ProblemId.OUT_OF_RANGE if self.expects == "number" else ProblemId.NOT_ALLOWED)
        return fitted

    @property
    def _metadata(self) -> Mapping[str, Any]:
        return RuleOptions.__dataclass_fields__[self.name].metadata

    @property
    def _kind(self) -> Switch | Whole | Choice:
        """What each of its values is."""
        example = next(value for value in self._metadata["choices"] if value is not None)
        if isinstance(example, bool):
            return Switch()
        if isinstance(example, int):
            return Whole(-MOST_POINTS, MOST_POINTS)
        return Choice(self.allowed)


@dataclass(frozen=True, slots=True)
class Text:
    """A short printable text, maybe empty."""

    longest: int
    expects: ClassVar[str] = "text"

    @property
    def allowed(self) -> tuple[str, ...]:
        """The most characters."""
        return (str(self.longest),)

    def fit(self, value: object) -> str:
        """The text in composed form (NFC), so that an accent never counts as a character of its own."""
        if not isinstance(value, str):
            raise UnfitError(ProblemId.WRONG_TYPE)
        text = unicodedata.normalize("NFC", value.strip())
        if text == "~":  # YAML's sign for "nothing"
            return ""
        if not text.isprintable():
            raise UnfitError(ProblemId.NOT_ALLOWED)
        if len(text) > self.longest:
            raise UnfitError(ProblemId.OUT_OF_RANGE)
        return text


@dataclass(frozen=True, slots=True)
class Keys:
    """The keys of one command: a list, a single key, an empty list for no key at all, or nothing: the usual ones."""

    expects: ClassVar[str] = "keys"
    allowed: ClassVar[tuple[str, ...]] = ()

    def fit(self, value: object) -> tuple[str, ...] | None:
        """The keys' texts in their one canonical form, each once."""
        if value is None or (isinstance(value, str) and value.lower() in _NOTHING - {""}):
            return None
        texts = [value] if isinstance(value, str) else value
        if not isinstance(texts, list | tuple):
            raise UnfitError(ProblemId.WRONG_TYPE)
        keys: dict[str, None] = {}
        for text in texts:
            if not isinstance(text, str):
                raise UnfitError(ProblemId.WRONG_TYPE)
            try:
                keys[str(parse_key(text))] = None
            except ValueError:
                raise UnfitError(ProblemId.NOT_A_KEY, text) from None
        return tuple(keys)


@dataclass(frozen=True, slots=True)
class Hue:
    """A colour: ``#ffcc00``, ``#fc0``, both also without their sign, or a list of red, green and blue."""

    expects: ClassVar[str] = "colour"
    allowed: ClassVar[tuple[str, ...]] = ()

    def fit(self, value: object) -> tuple[int, int, int]:
        """Red, green and blue, 0…255 each."""
        if isinstance(value, list | tuple):
            if len(value) != 3:
                raise UnfitError(ProblemId.WRONG_TYPE)
            red, green, blue = (Whole(0, 255).fit(part) or 0 for part in value)
            return red, green, blue
        if not isinstance(value, str) or not _HEX.fullmatch(value):
            raise UnfitError(ProblemId.WRONG_TYPE)
        digits = value.removeprefix("#")
        red, green, blue = bytes.fromhex(digits if len(digits) == 6 else "".join(2 * digit for digit in digits))
        return red, green, blue


@dataclass(frozen=True, slots=True)
class Section:
    """Not a value but the settings inside it."""

    expects: ClassVar[str] = "section"
    allowed: ClassVar[tuple[str, ...]] = ()

    def fit(self, _value: object) -> object:
        """Nothing fits."""
        raise UnfitError(ProblemId.WRONG_TYPE)
