"""Which key does what now: the default table with the player's own keys laid over it."""

import difflib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from spades_gui.keys.commands import BY_ID, COMMANDS, Command, Context
from spades_gui.keys.key import Key, parse_key


@dataclass(frozen=True, slots=True)
class KeyProblem:
    """A wish for keys that was refused; the command keeps its default keys.

    ``other`` is the command that already has ``key``, empty when ``command`` is not a command at all; then
    ``suggestion`` may name one that was meant.
    """

    command: str
    key: str = ""
    other: str = ""
    suggestion: str = ""


class Keymap:
    """Finds commands by key and keys by command. Build it with ``make_keymap``."""

    def __init__(self, keys: Mapping[str, tuple[Key, ...]]) -> None:
        self._keys = keys
        self._commands = {(BY_ID[id].context, key): BY_ID[id] for id, each in keys.items() for key in each}

    def find(self, key: Key, contexts: Sequence[Context]) -> Command | None:
        """The command that ``key`` carries in the first of ``contexts`` that gives it one."""
        for context in contexts:
            if command := self._commands.get((context, key)):
                return command
        return None

    def key(self, command: str) -> Key | None:
        """The first key of the command with this id, if it has one."""
        return next(iter(self._keys[command]), None)

    def keys(self, command: str) -> tuple[Key, ...]:
        """All keys of the command with this id; none for one that there is not."""
        return self._keys.get(command, ())

    def reachable(self, contexts: Sequence[Context]) -> Iterable[tuple[Command, tuple[Key, ...]]]:
        """The commands that can be given in ``contexts``, with those of their keys that reach them, in table order."""
        for command in COMMANDS:
            if command.context in contexts:
                keys = tuple(key for key in self._keys[command.id] if self.find(key, contexts) is command)
                if keys:
                    yield command, keys


def make_keymap(wishes: Mapping[str, Iterable[str]]) -> tuple[Keymap, tuple[KeyProblem, ...]]:
    """The default keys with ``wishes`` (command id → key texts) laid over them, and the wishes that were refused.

    A wish is refused whole when its command is unknown or one of its keys is taken where the command can be used;
    commands that wish for new keys give up their old ones first, so two commands can change places.
    """
    problems = []
    keys = {command.id: _parsed(command.keys) for command in COMMANDS}
    asked: dict[str, tuple[Key, ...]] = {}
    for id, texts in wishes.items():
        if id in BY_ID:
            asked[id] = _parsed(texts)
        else:
            close = difflib.get_close_matches(id, BY_ID, n=1)
            problems.append(KeyProblem(id, suggestion=close[0] if close else ""))
    accepted = keys | asked
    while clash := _clash(accepted, asked):
        problems.append(clash)
        accepted[clash.command] = keys[clash.command]
        del asked[clash.command]
    return Keymap(accepted), tuple(problems)


def _parsed(texts: Iterable[str]) -> tuple[Key, ...]:
    return tuple(parse_key(text) for text in texts)


def _clash(keys: Mapping[str, tuple[Key, ...]], asked: Iterable[str]) -> KeyProblem | None:
    for id in asked:
        for other in COMMANDS:
            if other.id == id or not _meet(BY_ID[id].context, other.context):
                continue
            for key in keys[id]:
                if key in keys[other.id]:
                    return KeyProblem(id, str(key), other.id)
    return None


def _meet(one: Context, other: Context) -> bool:
    """Whether a key may not stand in both contexts. Dialogs, bid chooser, replay, lessons cover others on purpose."""
    return one is other or Context.GLOBAL in (one, other) or {one, other} == {Context.HAND, Context.TABLE}
