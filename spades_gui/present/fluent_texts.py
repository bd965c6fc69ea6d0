"""The texts of one language as fluent.runtime makes them, and the functions they may call."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt, FluentNone
from fluent.syntax import ast

from spades_gui.core.cards import RANKS, SUITS
from spades_gui.present.entries import Entries
from spades_gui.present.words import WordsError

FUNCTIONS: Final = ("CARD", "RANK", "SUIT", "INDEX")
"""What a text may call."""
GIVEN_UP: Final = "{???}"
"""What fluent.runtime makes of a text it stops at, such as one with more than 2500 characters in a value."""
JOKERS: Final = {"LJ": "little-joker", "BJ": "big-joker"}
RANK_IDS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace", *JOKERS.values())
SUIT_IDS: Final = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}


class FluentTexts:
    """The texts among ``entries`` of a ``language``, each parsed when it is first asked for.

    ``card_style`` gives the message that puts a card together where no grammatical form is asked for. What is broken
    goes to ``broken``, with its file.
    """

    def __init__(
        self, language: str, entries: Entries, card_style: Callable[[], str], broken: Callable[[Path, str], None]
    ) -> None:
        self._entries = entries
        self._card_style = card_style
        self._broken = broken
        functions = {name: getattr(self, name.lower()) for name in FUNCTIONS}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)

    def format(self, id: str, args: Mapping[str, str | int]) -> tuple[str, list[str]]:
        """The text of a message and what is wrong with it; an empty text where there is none at all."""
        self._parse(id)
        try:
            pattern = self._bundle.get_message(id).value if self._bundle.has_message(id) else None
            if pattern is None:
                return "", ["no such message"]
            text, errors = self._bundle.format_pattern(pattern, {name: _value(arg) for name, arg in args.items()})
            text = "" if text == GIVEN_UP else str(text)
        except Exception as error:  # fluent.runtime lets some faults through, such as a text that refers to itself
            return "", [str(error) or type(error).__name__]
        return text, [str(error) or type(error).__name__ for error in errors]

    def card(self, card: object, form: str = "") -> str:
        """``CARD($card, form: "acc")``: the whole card, as ``card``, ``card-joker`` or the player's style puts it."""
        text = _known(card)
        return self.called(text, "card-joker" if text in JOKERS else "card" if form else self._card_style(), form)

    def called(self, card: str, style: str, form: str = "") -> str:
        """The whole card as the message ``style`` puts it."""
        return self._part(style, card=card, rank=self.rank(card, form), form=form)

    def rank(self, card: object, form: str = "") -> str:
        """``RANK($card, form: "acc")``: the rank of a card."""
        return self._part(f"rank-{_rank_id(card)}", form=form)

    def suit(self, suit: object, form: str = "") -> str:
        """``SUIT($suit, form: "gen")``: a suit, or the suit of a card."""
        letter = suit if isinstance(suit, str) and suit in SUITS else _known(suit)[-1]
        letter = "S" if letter == "J" else letter  # jokers are spades
        return self._part(f"suit-{SUIT_IDS[letter]}", form=form)

    def index(self, card: object) -> str:
        """``INDEX($card)``: what stands in the corner of the drawn card."""
        rank = _rank_id(card)
        return rank if rank.isdecimal() else self._part(f"index-{rank}")

    def _part(self, id: str, **args: str) -> str:
        text, faults = self.format(id, args)
        if faults:
            raise WordsError(f"{id}: {'; '.join(faults)}")
        return text

    def _parse(self, id: str) -> None:
        """Parse a message and what it is made of, keeping all that is sound."""
        for path, text in self._entries.take(id):
            try:
                resource = FluentResource(text)
                self._bundle.add_resource(resource)
            except RecursionError:  # it is nested too deeply
                self._broken(path, text)
                continue
            for part in resource.body:
                if isinstance(part, ast.Junk):
                    self._broken(path, part.content or "")


def _value(arg: str | int) -> str | FluentInt:
    return FluentInt(arg, useGrouping=False) if isinstance(arg, int) else arg


def _known(card: object) -> str:
    if isinstance(card, FluentNone):
        raise WordsError("no card given")
    text = str(card)
    if text not in JOKERS and not (len(text) == 2 and text[0] in RANKS and text[1] in SUITS):
        raise WordsError(f"not a card: {text!r:.40}")
    return text


def _rank_id(card: object) -> str:
    text = _known(card)
    return JOKERS.get(text) or RANK_IDS[RANKS.index(text[0])]
