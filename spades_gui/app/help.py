"""Help that is made from the keys in force: what can be done here, and what any key would do."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from spades_gui.app.dialog import Act, Dialog, Item
from spades_gui.keys.commands import Command, Context
from spades_gui.keys.key import READER_KEYS, Key
from spades_gui.keys.keymap import Keymap
from spades_gui.present.key_names import key_name, key_names
from spades_gui.present.message import Message, msg

NO_KEY: Final = Key("")
"""What a command is given that no key has called."""


def help_dialog(
    keymap: Keymap, contexts: Sequence[Context], run: Callable[[Command, Key], None], back: Act, *, pad: bool = False
) -> Dialog:
    """Everything that can be done in ``contexts`` with its keys; Enter on a line does it.

    With ``pad`` it tells the buttons of a game controller instead, and also what has none: this is the way to it.
    """
    items = []
    for command, keys in keymap.reachable(contexts):
        here = tuple(key for key in keys if key.pad == pad)
        does = msg(command.help_id)
        if here:
            items.append(Item(msg("help-line", list=key_names(here), command=does), partial(run, command, here[0])))
        elif pad and command.id != "bid.type":
            items.append(Item(does, partial(run, command, NO_KEY)))
    return Dialog("help", msg("help-title"), tuple(items), back=back)


def key_meaning(keymap: Keymap, key: Key, contexts: Sequence[Context]) -> Message:
    """What ``key`` does in ``contexts``."""
    if key.name in READER_KEYS:
        return msg("key-reader", key=key_name(key))
    command = keymap.find(key, contexts)
    if command is None:
        return msg("key-free", key=key_name(key))
    return msg("key-does", key=key_name(key), command=msg(command.help_id))
