"""A thing to be said: which sentence, with which facts. It becomes text only when a language is chosen."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence by its id in the locale files and the values for its variables.

    Values are whole numbers, texts (among them cards as ``QS`` and suits as ``S``, which the locale's CARD and SUIT
    functions put into words), other messages, and tuples of messages, which become a list ("a, b, c"). ``language`` is
    the one to say it in, whichever the player's is; empty: the player's.
    """

    id: str
    args: "Mapping[str, Fact]" = field(default_factory=lambda: MappingProxyType({}))
    language: str = ""

    def in_language(self, language: str) -> "Message":
        """The same, to be said in this language."""
        return replace(self, language=language)

    def __hash__(self) -> int:
        # A mapping has no hash of its own, and texts are remembered by their messages.
        return hash((self.id, frozenset(self.args.items())))


Fact = int | str | Message | tuple[Message, ...]
"""A value for a variable of a sentence."""


def msg(id: str, **args: Fact) -> Message:
    """Shorthand for a message: ``msg("bid-made", who=name, bid=4)``."""
    return Message(id, MappingProxyType(args))
