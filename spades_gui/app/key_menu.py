"""Keys of one's own, by ear: every command with its keys, new ones pressed, clashes told and settled."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from spades_gui.app import menus
from spades_gui.app.desk import Desk
from spades_gui.app.dialog import Act, Dialog, Item
from spades_gui.app.dialogs import Dialogs
from spades_gui.keys.commands import BY_ID, COMMANDS, Command, Context
from spades_gui.keys.key import READER_KEYS, Key
from spades_gui.keys.keymap import TYPED_IN_DIGITS, TYPING
from spades_gui.keys.readers import taken_by
from spades_gui.present.cues import Cue
from spades_gui.present.key_names import key_name, key_names
from spades_gui.present.message import Message, msg
from spades_gui.present.problems import key_problem

NEEDED: Final = frozenset({"dialog.next", "dialog.previous", "dialog.choose", "dialog.back", "menu.open", "help.here"})
"""Commands without which a player could not get back here: their last key cannot be taken away."""
_ORDER: Final = (
    Context.TABLE,
    Context.HAND,
    Context.GLOBAL,
    Context.DIALOG,
    Context.CHOOSER,
    Context.REPLAY,
    Context.LESSON,
)

Wishes = dict[str, tuple[Key, ...]]
"""The keys and buttons that commands shall have, by their ids."""


class KeyMenu:
    """The menus of keys. ``setting`` gives the menu line of a setting, ``back`` closes the uppermost dialog."""

    def __init__(self, desk: Desk, dialogs: Dialogs, setting: Callable[[str], Item], back: Act) -> None:
        self._desk = desk
        self._dialogs = dialogs
        self._setting = setting
        self._back = back
        self._depth = 0
        """How many dialogs are open where commands are listed."""

    def open(self) -> None:
        """The set of keys, the places that have commands, and all as usual."""
        items = (
            self._setting("key_set"),
            *(Item(msg(f"keys-in-{context}"), choose=partial(self._open_place, context)) for context in _ORDER),
            Item(msg("keys-reset"), choose=self._ask_reset),
            Item(msg("menu-back"), choose=self._back),
        )
        self._dialogs.open(Dialog("keys", msg("keys-title"), items, back=self._back))

    def _open_place(self, context: Context) -> None:
        commands = (each for each in COMMANDS if each.context is context and each.id not in TYPED_IN_DIGITS)
        items = (*map(self._item, commands), Item(msg("menu-back"), choose=self._back))
        self._dialogs.open(Dialog("keys-list", msg("sentence", line=msg(f"keys-in-{context}")), items, self._back))
        self._depth = self._dialogs.depth

    def _item(self, command: Command) -> Item:
        return Item(_name(command), choose=partial(self._open_command, command), value=lambda: self._keys(command))

    def _open_command(self, command: Command) -> None:
        keys = self._desk.keymap.all_keys(command.id)
        items = [
            Item(msg("keys-change"), choose=partial(self._listen, command, add=False)),
            Item(msg("keys-add"), choose=partial(self._listen, command, add=True)),
            *(Item(msg("keys-take", key=key_name(key)), choose=partial(self._take, command, key)) for key in keys),
        ]
        usual = self._usual(command)
        if keys != usual:
            restored = msg("keys-usual", value=_list(usual))
            items.append(Item(restored, choose=lambda: self._settle(command, {command.id: usual})))
        items.append(Item(msg("menu-back"), choose=self._back))
        title = msg("keys-now", command=_name(command), value=self._keys(command))
        self._dialogs.open(Dialog("keys-command", title, tuple(items), self._back))

    # A key is pressed

    def _listen(self, command: Command, *, add: bool) -> None:
        title = msg("keys-press", command=_name(command))
        heard = partial(self._pressed, command, add)
        item = Item(_name(command), value=lambda: self._keys(command))
        self._dialogs.open(Dialog("keys-press", title, (item,), self._back, listens=heard, question=True))

    def _pressed(self, command: Command, add: bool, key: Key) -> None:
        if key == Key("escape"):
            self._back()
        elif key == Key("ctrl"):
            return  # it silences speech, and begins every key with Ctrl
        elif key.name in READER_KEYS:
            self._refuse(msg("key-reader", key=key_name(key)))
        elif key in self._desk.keymap.all_keys(command.id) and add:
            self._refuse(msg("keys-has", key=key_name(key), command=_name(command)))
        elif holders := self._desk.keymap.holders(key, command.id):
            self._ask_clash(command, key, holders, add=add)
        else:
            self._settle(command, {command.id: self._with(command, key, add=add)}, key)

    def _with(self, command: Command, key: Key, *, add: bool) -> tuple[Key, ...]:
        """The command's keys with this one more, or with it in place of those of its kind: keys or buttons."""
        return (*(each for each in self._desk.keymap.all_keys(command.id) if add or each.pad != key.pad), key)

    def _ask_clash(self, command: Command, key: Key, holders: tuple[Command, ...], *, add: bool) -> None:
        wanted = {command.id: self._with(command, key, add=add)}
        given_up = {other.id: _without(self._desk.keymap.all_keys(other.id), key) for other in holders}
        items = []
        former = tuple(each for each in self._desk.keymap.all_keys(command.id) if each.pad == key.pad)
        if former and not add and len(holders) == 1:
            other = holders[0]
            exchanged = wanted | {other.id: (former[0], *given_up[other.id])}
            label = msg("keys-exchange", command=_name(other), key=key_name(former[0]))
            items.append(Item(label, choose=lambda: self._settle(command, exchanged, key)))
        if all(any(each.pad == key.pad for each in keys) or id not in NEEDED for id, keys in given_up.items()):
            items.append(Item(msg("keys-take-over"), choose=lambda: self._settle(command, wanted | given_up, key)))
        items.append(Item(msg("keys-another"), choose=self._back))
        clashes = (msg("keys-clash", key=key_name(key), command=_name(each), place=_place(each)) for each in holders)
        title, *more = clashes
        self._dialogs.open(Dialog("keys-clash", title, tuple(items), self._back, tuple(more), question=True))

    def _take(self, command: Command, key: Key) -> None:
        left = _without(self._desk.keymap.all_keys(command.id), key)
        if command.id in NEEDED and not any(each.pad == key.pad for each in left):
            self._refuse(msg("keys-needed"))
        else:
            self._settle(command, {command.id: left})

    # What is changed

    def _settle(self, command: Command, wishes: Wishes, new: Key | None = None) -> None:
        """Put ``wishes`` in force and keep them, say what ``command`` has now, and go back to the list."""
        changes: dict[str, object] = {}
        for id, keys in wishes.items():
            for section, pad in (("keys", False), ("buttons", True)):
                changes[f"{section}.{id}"] = self._unless_usual(BY_ID[id], keys, pad=pad)
        if problems := self._desk.set_keys(changes):
            self._refuse(*key_problem(problems[0]))
            return
        self._dialogs.close_to(self._depth)
        now = msg("keys-now", command=_name(command), value=self._keys(command))
        readers = tuple(msg("literal", value=each) for each in taken_by(new)) if new else ()
        warned = (msg("keys-reader-too", key=key_name(new), list=readers),) if new and readers else ()
        self._desk.announcer.answer(now, *warned, *self._instead(command))

    def _instead(self, command: Command) -> tuple[Message, ...]:
        """What does it where something is typed, if its keys do not."""
        if (key := TYPING.get(command.id)) and all(each.types for each in self._desk.keymap.keys(command.id)):
            return (msg("keys-typing", key=key_name(key)),)
        return ()

    def _unless_usual(self, command: Command, keys: Iterable[Key], *, pad: bool) -> tuple[str, ...] | None:
        now, usual = (tuple(str(key) for key in each if key.pad == pad) for each in (keys, self._usual(command)))
        return None if now == usual else now

    def _usual(self, command: Command) -> tuple[Key, ...]:
        """What the command has where the player has changed nothing."""
        keymap, _ = self._desk.keyring.keymap(self._desk.settings.key_set, self._desk.announcer.language)
        return keymap.all_keys(command.id)

    def _ask_reset(self) -> None:
        self._dialogs.open(menus.question(msg("keys-ask-reset"), self._reset, self._back))

    def _reset(self) -> None:
        settings = self._desk.settings
        self._desk.set_keys(
            {f"keys.{id}": None for id in settings.keys} | {f"buttons.{id}": None for id in settings.buttons}
        )
        self._dialogs.close()
        self._desk.announcer.answer(msg("keys-are-reset"), *self._dialogs.prompt())

    def _refuse(self, *why: Message) -> None:
        self._desk.cue(Cue.REFUSED)
        self._desk.announcer.answer(*why)

    def _keys(self, command: Command) -> Message:
        return _list(self._desk.keymap.all_keys(command.id))


def _list(keys: tuple[Key, ...]) -> Message:
    return msg("keys-list", list=key_names(keys)) if keys else msg("key-none")


def _name(command: Command) -> Message:
    return msg(command.help_id)


def _place(command: Command) -> Message:
    return msg(f"keys-in-{command.context}")


def _without(keys: tuple[Key, ...], key: Key) -> tuple[Key, ...]:
    return tuple(each for each in keys if each != key)
