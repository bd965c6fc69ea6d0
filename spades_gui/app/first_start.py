"""The first minute: the language, whether the player hears and sees, and where to go from there."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from spades_gui.app.desk import Desk
from spades_gui.app.dialog import Act, Dialog, Item
from spades_gui.app.dialogs import Dialogs
from spades_gui.present.message import Message, msg
from spades_gui.settings.schema import LANGUAGES

SettingItem = Callable[[str], Item]

_EASY_TO_READ: Final = {"screen.theme": "yellow_on_black", "screen.card_size": "huge", "screen.text_size": "150"}
"""What is put in force for a player who cannot read the screen as it is."""


class FirstStart:
    """A few questions, each answered by one key; Escape skips what is left of them.

    ``setting`` gives menu lines for settings. ``ways`` are where the player can go in the end, by the ids of their
    names, the likeliest first; ``skip`` is where Escape leads.
    """

    def __init__(self, desk: Desk, dialogs: Dialogs, setting: SettingItem, ways: Mapping[str, Act], skip: Act) -> None:
        self._desk = desk
        self._dialogs = dialogs
        self._setting = setting
        self._ways = ways
        self._skip = skip

    def open(self) -> None:
        """Greet the player in every language, the system's first, and ask for one of them."""
        first = self._desk.announcer.language
        languages = (first, *(each for each in LANGUAGES if each != first))
        greeting = (
            msg("first-greeting"),
            *(msg("first-language", n=n).in_language(each) for n, each in enumerate(languages[1:], 2)),
        )
        items = tuple(
            Item(msg(f"value-language-{each}").in_language(each), choose=partial(self._speak, each))
            for each in languages
        )
        self._ask("first-language", greeting, items)

    def _speak(self, language: str) -> None:
        self._desk.announcer.language = language
        self._desk.set("language", language)
        self._done()
        self._ask_ears()

    def _ask_ears(self) -> None:
        items = (Item(msg("yes"), choose=self._ask_eyes), Item(msg("no"), choose=self._change_voice))
        self._ask("first-ears", (msg("first-ears"),), items)

    def _change_voice(self) -> None:
        names = ("speech.volume", "speech.back_end", "speech.rate")
        items = (
            *map(self._setting, names),
            Item(msg("first-heard"), choose=self._ask_eyes),
            Item(msg("first-captions"), choose=self._without_voice),
        )
        self._ask("first-voice", (msg("first-voice"),), items)

    def _without_voice(self) -> None:
        self._desk.set("speech.enabled", False)
        self._ask_eyes()

    def _ask_eyes(self) -> None:
        items = (
            Item(msg("yes"), choose=self._ask_way),
            Item(msg("first-larger"), choose=self._enlarge),
            Item(msg("first-by-ear"), choose=self._ask_way),
        )
        self._ask("first-eyes", (msg("first-eyes"),), items)

    def _enlarge(self) -> None:
        for name, value in _EASY_TO_READ.items():
            self._desk.set(name, value)
        items = (Item(msg("yes"), choose=self._ask_way), *map(self._setting, _EASY_TO_READ))
        self._ask("first-enlarged", (msg("first-enlarged"),), items)

    def _ask_way(self) -> None:
        items = tuple(Item(msg(id), choose=partial(self._leave, act)) for id, act in self._ways.items())
        self._ask("first-way", (msg("first-way"),), items)

    def _ask(self, name: str, text: tuple[Message, ...], items: tuple[Item, ...]) -> None:
        """Ask this in place of what was asked before."""
        self._dialogs.close_all()
        title, *lines = text
        dialog = Dialog(name, title, items, self._escape, tuple(lines), question=True, numbered=True)
        self._dialogs.open(dialog)

    def _escape(self) -> None:
        self._done()
        self._leave(self._skip)

    def _leave(self, way: Act) -> None:
        self._dialogs.close_all()
        way()

    def _done(self) -> None:
        self._desk.set("first_start", "done")
