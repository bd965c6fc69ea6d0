"""The colours of the table, as data: the themes that ship, and how well their colours stand out from each other."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, NamedTuple

Colour = tuple[int, int, int]
"""Red, green and blue, 0…255 each, as in sRGB."""

DEFAULT_THEME: Final = "felt"


@dataclass(frozen=True, slots=True)
class Theme:
    """One set of colours. Text is only ever drawn in ``ink`` or ``soft`` on ``panel``, or ``accent_ink`` on ``accent``;
    the ranks of cards in ``suit``'s colours on ``face``.

    ``plain`` themes have no shadows, shades or ornaments, and outline everything. With ``four_colours``, each suit has
    a colour of its own.
    """

    table: Colour
    table_edge: Colour
    panel: Colour
    line: Colour
    ink: Colour
    soft: Colour
    accent: Colour
    accent_ink: Colour
    face: Colour
    face_dimmed: Colour
    face_line: Colour
    black: Colour
    red: Colour
    green: Colour
    blue: Colour
    court: Colour
    back: Colour
    back_line: Colour
    focus: Colour
    focus_edge: Colour
    winner: Colour
    plain: bool = False
    four_colours: bool = False

    def suit(self, suit: str) -> Colour:
        """The colour of a suit, as ``core.cards`` writes it."""
        pairs = {"S": self.black, "C": self.black, "H": self.red, "D": self.red}
        four = {"S": self.black, "C": self.green, "H": self.red, "D": self.blue}
        return (four if self.four_colours else pairs)[suit]


COLOURS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "table": "The table, in its middle.",
        "table_edge": "The table, at its edge.",
        "panel": "What text stands on.",
        "line": "The edge of that.",
        "ink": "Text.",
        "soft": "Text that matters less.",
        "accent": "Behind the chosen line of a menu, and the player whose turn it is.",
        "accent_ink": "Text on that.",
        "face": "The paper of cards.",
        "face_dimmed": "The paper of cards that cannot be played.",
        "face_line": "The edge of cards.",
        "black": "Spades and clubs.",
        "red": "Hearts and diamonds.",
        "green": "Clubs, with suits in four colours.",
        "blue": "Diamonds, with suits in four colours.",
        "court": "The gold of kings, queens, jacks and jokers.",
        "back": "The back of cards.",
        "back_line": "The pattern on it.",
        "focus": "The frame round the card under the cursor.",
        "focus_edge": "The edge of that frame, and of other marks on cards.",
        "winner": "The frame round the card that is winning, and other marks.",
    }
)
"""The colours of a theme by name, each with what it is for."""


def luminance(colour: Colour) -> float:
    """Relative luminance, 0…1, as WCAG 2.2 defines it."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in (c / 255 for c in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Contrast ratio, 1…21, as WCAG 2.2 defines it."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """``one`` with ``share`` (0…1) of ``other`` in it."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


class Weak(NamedTuple):
    """Two colours, by name, that stand out from each other by less than they should."""

    colour: str
    ground: str
    ratio: float
    least: float


_TEXTS: Final = (
    ("ink", "panel"),
    ("soft", "panel"),
    ("accent_ink", "accent"),
    *((suit, paper) for paper in ("face", "face_dimmed") for suit in ("black", "red", "green", "blue")),
)
_MARKS: Final = (
    ("accent", "panel"),
    ("accent", "table"),
    ("accent", "table_edge"),
    ("focus", "focus_edge"),
    ("winner", "focus_edge"),
)


def text_contrast(theme: Theme) -> float:
    """The contrast that text must have: WCAG 2.2's level AAA in plain themes, for low vision, and AA in others."""
    return 7.0 if theme.plain else 4.5


MARK_CONTRAST: Final = 3.0
"""The contrast that marks and frames must have (WCAG 2.2, 1.4.11)."""


def weak_pairs(theme: Theme) -> Iterator[Weak]:
    """The colours of ``theme`` that are hard to tell from what they are drawn on."""
    for pairs, least in ((_TEXTS, text_contrast(theme)), (_MARKS, MARK_CONTRAST)):
        for colour, ground in pairs:
            ratio = contrast(getattr(theme, colour), getattr(theme, ground))
            if ratio < least:
                yield Weak(colour, ground, ratio, least)


def _on_black(ink: Colour, red: Colour, green: Colour, blue: Colour) -> Theme:
    black = (0, 0, 0)
    return Theme(
        table=black,
        table_edge=black,
        panel=black,
        line=ink,
        ink=ink,
        soft=ink,
        accent=ink,
        accent_ink=black,
        face=black,
        face_dimmed=(26, 26, 26),
        face_line=ink,
        black=ink,
        red=red,
        green=green,
        blue=blue,
        court=mix(black, ink, 0.2),
        back=(40, 40, 40),
        back_line=ink,
        focus=ink,
        focus_edge=black,
        winner=ink,
        plain=True,
    )


THEMES: Final[Mapping[str, Theme]] = MappingProxyType(
    {
        DEFAULT_THEME: Theme(
            table=(32, 104, 72),
            table_edge=(14, 58, 41),
            panel=(13, 43, 32),
            line=(64, 116, 90),
            ink=(246, 242, 229),
            soft=(184, 206, 190),
            accent=(248, 200, 92),
            accent_ink=(38, 25, 0),
            face=(253, 251, 245),
            face_dimmed=(215, 213, 205),
            face_line=(112, 110, 102),
            black=(22, 24, 30),
            red=(176, 18, 34),
            green=(0, 98, 52),
            blue=(22, 66, 160),
            court=(240, 205, 120),
            back=(134, 30, 42),
            back_line=(226, 190, 150),
            focus=(255, 190, 40),
            focus_edge=(30, 20, 0),
            winner=(140, 208, 255),
        ),
        "dark": Theme(
            table=(46, 52, 63),
            table_edge=(22, 25, 31),
            panel=(19, 22, 28),
            line=(82, 92, 108),
            ink=(238, 240, 244),
            soft=(172, 181, 194),
            accent=(126, 196, 255),
            accent_ink=(4, 22, 40),
            face=(238, 238, 234),
            face_dimmed=(204, 204, 200),
            face_line=(92, 96, 104),
            black=(20, 22, 28),
            red=(166, 14, 32),
            green=(0, 92, 48),
            blue=(22, 62, 150),
            court=(206, 214, 226),
            back=(48, 78, 122),
            back_line=(170, 196, 230),
            focus=(98, 184, 255),
            focus_edge=(2, 14, 28),
            winner=(255, 204, 102),
        ),
        "light": Theme(
            table=(216, 229, 220),
            table_edge=(186, 206, 194),
            panel=(255, 255, 252),
            line=(150, 170, 158),
            ink=(26, 32, 34),
            soft=(82, 92, 94),
            accent=(18, 84, 150),
            accent_ink=(255, 255, 255),
            face=(255, 255, 255),
            face_dimmed=(222, 223, 220),
            face_line=(116, 122, 120),
            black=(16, 18, 22),
            red=(184, 16, 34),
            green=(0, 100, 54),
            blue=(18, 64, 168),
            court=(244, 216, 140),
            back=(36, 88, 140),
            back_line=(206, 224, 242),
            focus=(18, 84, 150),
            focus_edge=(255, 255, 255),
            winner=(12, 96, 60),
        ),
        "white_on_black": _on_black((255, 255, 255), (255, 140, 140), (120, 232, 140), (140, 192, 255)),
        "yellow_on_black": _on_black((255, 255, 0), (255, 160, 120), (120, 240, 170), (160, 200, 255)),
    }
)
"""Themes by their value of the setting ``theme``."""
