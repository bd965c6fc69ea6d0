"""Help that is made from the keys in force: what can be done here, and what any key would do."""

from collections.abc import Callable, Sequence

from spades_gui.app.dialog import Act, Dialog, Item
from spades_gui.keys.commands import Command, Context
from spades_gui.keys.key import Key
from spades_gui.keys.keymap import Keymap
from spades_gui.present.key_names import key_name, key_names
from spades_gui.present.message import Message, msg


def help_dialog(keymap: Keymap, contexts: Sequence[Context], run: Callable[[Command, Key], None], back: Act) -> Dialog:
    """Everything that can be done in ``contexts`` with its keys; Enter on a line does it."""
    items = tuple(
        Item(
            msg("help-line", list=key_names(keys), command=msg(command.help_id)),
            choose=_doing(run, command, keys[0]),
        )
        for command, keys in keymap.reachable(contexts)
    )
    return Dialog("help", msg("help-title"), items, back=back)


def key_meaning(keymap: Keymap, key: Key, contexts: Sequence[Context]) -> Message:
    """What ``key`` does in ``contexts``."""
    command = keymap.find(key, contexts)
    if command is None:
        return msg("key-free", key=key_name(key))
    return msg("key-does", key=key_name(key), command=msg(command.help_id))


def _doing(run: Callable[[Command, Key], None], command: Command, key: Key) -> Act:
    return lambda: run(command, key)
