"""Who a computer player is: its level, which version of it, and its style; written as in ``hard@1+bold+nil-loving``."""

from dataclasses import dataclass
from typing import Final

from spades_gui.bots.skills import SKILLS, Skill

LEVELS: Final[tuple[str, ...]] = tuple(SKILLS)
"""The names of the levels, weakest first."""
BIDDING: Final = ("careful", "normal", "bold")
"""Styles of bidding: a little below what the hand promises, as it promises, a little above."""
NILS: Final = ("nil-shy", "normal", "nil-loving")
"""Styles of nil: only with a hand that can hardly fail, where it promises most, also where it is bold."""

STYLES: Final = tuple(style for style in (*BIDDING, *NILS) if style != "normal")
"""The words that may follow a level."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a computer player likes to bid: one of ``BIDDING`` and one of ``NILS``."""

    bidding: str = "normal"
    nils: str = "normal"

    @property
    def boldness(self) -> int:
        """-1 careful, 0, 1 bold."""
        return BIDDING.index(self.bidding) - 1

    @property
    def love_of_nil(self) -> int:
        """-1 nil-shy, 0, 1 nil-loving."""
        return NILS.index(self.nils) - 1


PLAIN: Final = Style()


@dataclass(frozen=True, slots=True)
class Player:
    """A computer player. ``version`` counts from 1; 0 stands for the newest."""

    level: str
    version: int = 0
    style: Style = PLAIN

    @property
    def skill(self) -> Skill:
        """What it knows."""
        return SKILLS[self.level][self.version - 1]

    def __str__(self) -> str:
        version = f"@{self.version}" if self.version else ""
        words = [word for word in (self.style.bidding, self.style.nils) if word != "normal"]
        return "+".join([self.level + version, *words])


def parse(text: str) -> Player:
    """The player that ``text`` names; raises ``ValueError`` for a level, version or style there is not."""
    named, *words = text.split("+")
    level, at, number = named.partition("@")
    versions = len(SKILLS.get(level, ()))
    if not versions or (at and number not in map(str, range(1, versions + 1))):
        raise ValueError(f"no such level: {named!r:.40}")
    style: dict[str, str] = {}
    for word in words:
        kind = "bidding" if word in BIDDING else "nils" if word in NILS else ""
        if not kind or word == "normal" or kind in style:
            raise ValueError(f"no such style: {word!r:.40}")
        style[kind] = word
    return Player(level, int(number or 0), Style(**style))
