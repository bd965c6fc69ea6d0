"""Help: what can be done here and now with which keys, what any key would do, and all there is to read."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Final

from spades_gui.app.desk import Desk
from spades_gui.app.dialog import Act, Dialog, Item
from spades_gui.app.dialogs import Dialogs
from spades_gui.app.letter_wheel import TURNS
from spades_gui.app.place import Place
from spades_gui.app.reader import Reader
from spades_gui.keys.commands import Command, Context
from spades_gui.keys.key import READER_KEYS, Key
from spades_gui.keys.keymap import Keymap
from spades_gui.present.key_names import key_name, key_names
from spades_gui.present.message import Message, msg
from spades_gui.settings.rules import match_rules

Run = Callable[[Command, Key], None]

NO_KEY: Final = Key("")
"""What a command is given that no key has called."""


class Help:
    """The dialogs of help.

    ``contexts`` tells where keys are looked up now, ``idle`` which commands could do nothing at the moment. ``run``
    does a command, ``learn`` begins the learning of keys, ``back`` is the way out of a dialog.
    """

    def __init__(
        self,
        desk: Desk,
        dialogs: Dialogs,
        place: Place,
        *,
        contexts: Callable[[], Sequence[Context]],
        idle: Callable[[], Collection[str]],
        run: Run,
        learn: Act,
        back: Act,
    ) -> None:
        self._desk = desk
        self._dialogs = dialogs
        self._place = place
        self._contexts = contexts
        self._idle = idle
        self._run = run
        self._learn = learn
        self._back = back
        self.reader = Reader(desk, dialogs, back)
        """Reads what is to be read."""

    def open(self) -> None:
        """The help menu."""
        if self._dialogs.back_to("help-menu"):
            return
        ways: tuple[tuple[str, Act], ...] = (
            ("help-rules" if self._place.table else "help-rules-next", self.open_rules),
            ("help-manual", lambda: self._open_book("manual")),
            ("help-glossary", self._open_glossary),
            ("help-keys", self._open_keys),
            ("help-learn", self._learn_keys),
            ("help-accessibility", lambda: self._open_book("accessibility")),
            ("menu-back", self._back),
        )
        items = tuple(Item(msg(id), choose=act) for id, act in ways)
        self._dialogs.open(Dialog("help-menu", msg("help-menu-title"), items, back=self._back))

    def open_here(self) -> None:
        """Everything that can be done here and now with its keys; Enter on a line does it.

        Who uses a game controller is told its buttons instead, and also what has none: this is the way to it.
        """
        if self._dialogs.is_open("help"):
            return
        dialog, pad = self._dialogs.top, self._desk.pad
        idle = {*self._idle(), *_idle_in(dialog, pad=pad)}
        items = [
            Item(_line(keys, _meaning(command, dialog, pad=pad)), self._doing(command, keys[0] if keys else NO_KEY))
            for command, keys in self._reachable()
            if command.id not in idle
        ]
        if dialog is not None and not dialog.table_keys and dialog.entry is None:
            items.insert(0, Item(msg("help-letters"), choose=self._back))
        if dialog is not None and dialog.numbered:
            items.insert(0, Item(msg("help-digits"), choose=self._back))
        items.append(Item(msg("help-more"), choose=self._open_instead))
        self._dialogs.open(Dialog("help", msg("help-title"), tuple(items), back=self._back))

    def open_rules(self) -> None:
        """The rules of the match at the table, or of the next one, section by section."""
        from spades_gui.present.rulebook import rulebook  # the game starts without it

        if self._place.table is not None:
            self.reader.open("rules", msg("rules-of-match"), rulebook(self._desk.view.options))
        else:
            self.reader.open("rules", msg("rules-of-next"), rulebook(match_rules(self._desk.settings)[0]))

    def _open_book(self, book: str) -> None:
        from spades_gui.present.books import chapters

        titles = {"manual": msg("manual-title"), "accessibility": msg("accessibility-title")}
        outline = self._desk.announcer.book(book)
        self.reader.open(book, titles[book], chapters(book, outline, self._desk.keymap), msg("read-hint"))

    def _open_glossary(self) -> None:
        from spades_gui.present.books import chapters, entries

        glossary = chapters("glossary", self._desk.announcer.book("glossary"), self._desk.keymap)
        self.reader.open_list("glossary", msg("glossary-title"), entries(glossary, self._desk.text))

    def _open_keys(self) -> None:
        """What can be done where help was opened; at the table, not in its menus."""
        self._leave_menus()
        self.open_here()

    def _learn_keys(self) -> None:
        self._leave_menus()
        self._learn()

    def _leave_menus(self) -> None:
        if self._place.table is not None:
            self._dialogs.close_menus()
        else:
            self._dialogs.close()

    def _open_instead(self) -> None:
        self._dialogs.close()
        self.open()

    def _reachable(self) -> Iterator[tuple[Command, tuple[Key, ...]]]:
        for command, keys in self._dialogs.keymap.reachable(self._contexts()):
            free = tuple(key for key in keys if key.pad == self._desk.pad)
            if free or (self._desk.pad and command.context is not Context.DIGITS):
                yield command, free

    def _doing(self, command: Command, key: Key) -> Act:
        def act() -> None:
            self._dialogs.close()
            self._run(command, key)

        return act


def key_meaning(keymap: Keymap, key: Key, contexts: Sequence[Context]) -> Message:
    """What ``key`` does in ``contexts``, or else what it does at the table."""
    if key.name in READER_KEYS:
        return msg("key-reader", key=key_name(key))
    if command := keymap.find(key, contexts):
        return msg("key-does", key=key_name(key), command=msg(command.help_id))
    if command := keymap.find(key, (Context.HAND, Context.TABLE)):
        return msg("key-at-table", key=key_name(key), command=msg(command.help_id))
    return msg("key-free", key=key_name(key))


def _line(keys: tuple[Key, ...], does: Message) -> Message:
    return msg("help-line", list=key_names(keys), command=does) if keys else does


def _idle_in(dialog: Dialog | None, *, pad: bool) -> Iterable[str]:
    """The commands for dialogs that could do nothing in this one."""
    if dialog is None:
        return
    if pad and dialog.writes:
        yield from ("dialog.first", "dialog.last")
        return
    if all(item.change is None for item in dialog.items):
        yield "dialog.more"
    if all(item.change is None or item.value is None for item in dialog.items):
        yield "dialog.less"
    if all(item.change is None and item.choose is None for item in dialog.items):
        yield "dialog.choose"
    if dialog.entry is None:
        yield "dialog.erase"
    if len(dialog.items) == 1:
        yield from ("dialog.next", "dialog.previous", "dialog.first", "dialog.last")
    if dialog.name == "main":
        yield "dialog.back"


def _meaning(command: Command, dialog: Dialog | None, *, pad: bool) -> Message:
    """What a command does, also where a dialog makes something of its own of it."""
    if pad and dialog is not None and dialog.writes and command.id in TURNS:
        return msg(f"write-{command.id.removeprefix('dialog.')}")
    if command.id == "dialog.back" and dialog is not None and dialog.back is None:
        return msg("command-menu-open")
    if command.id == "dialog.more" and dialog is not None and "dialog.less" in _idle_in(dialog, pad=pad):
        return msg("help-with-it")
    return msg(command.help_id)
