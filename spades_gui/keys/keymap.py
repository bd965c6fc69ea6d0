"""Which key does what now: the default table, the chosen set, the translators' and the player's own keys over it."""

import difflib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from spades_gui.keys.commands import BY_ID, COMMANDS, Command, Context
from spades_gui.keys.key import Key, parse_key
from spades_gui.keys.sets import Keys

TYPING: Final[Mapping[str, Key]] = MappingProxyType(
    {id: parse_key(BY_ID[id].keys[0]) for id in ("dialog.choose", "dialog.back", "dialog.erase")}
)
"""What ends, leaves and corrects a text, with the key that can always be had for it: Enter, Escape, Backspace."""

TYPED_IN_DIGITS: Final = frozenset({"bid.type"})
"""Commands whose keys say which of several things they do: only digits mean anything there."""


@dataclass(frozen=True, slots=True)
class KeyProblem:
    """A wish for keys that was refused; the command keeps its default keys.

    ``other`` is the command that already has ``key``; empty where ``key`` ought to be a digit, or when ``command`` is
    not a command at all: then ``suggestion`` may name one that was meant.
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

    def key(self, command: str, *, pad: bool = False) -> Key | None:
        """The first key of the command with this id on the keyboard, or of a game controller; if it has one there."""
        return next(iter(self.keys(command, pad=pad)), None)

    def keys(self, command: str, *, pad: bool = False) -> tuple[Key, ...]:
        """All of these keys; none for a command that there is not."""
        return tuple(key for key in self._keys.get(command, ()) if key.pad == pad)

    def all_keys(self, command: str) -> tuple[Key, ...]:
        """The same with the buttons of a game controller, which come last."""
        return self._keys[command]

    def holders(self, key: Key, command: str) -> tuple[Command, ...]:
        """The other commands that have ``key`` where the one with this id can be used."""
        context = BY_ID[command].context
        return tuple(
            other
            for other in COMMANDS
            if other.id != command and key in self._keys[other.id] and _meet(context, other.context)
        )

    def reachable(self, contexts: Sequence[Context]) -> Iterator[tuple[Command, tuple[Key, ...]]]:
        """The commands that can be given in ``contexts``, with those of their keys that reach them, in table order.

        A command whose keys all do something else there is not among them, but one that has no keys is.
        """
        for command in COMMANDS:
            if command.context in contexts:
                keys = tuple(key for key in self._keys[command.id] if self.find(key, contexts) is command)
                if keys or not self._keys[command.id]:
                    yield command, keys

    def while_typing(self, types: Callable[[Key], bool]) -> "Keymap":
        """The keys where something is typed. Those that do so, by ``types``, do nothing else there.

        What ends, leaves or corrects the text, and has no key left, gets its usual one, whatever else that does. So it
        does where that would do nothing. What the player has changed stays in force everywhere else.
        """
        keys = {id: tuple(key for key in each if not types(key)) for id, each in self._keys.items()}
        while lacking := [id for id in TYPING if all(key.pad for key in keys[id])]:
            for id in lacking:
                for other in TYPING.keys() | {each.id for each in COMMANDS if each.context is Context.DIALOG}:
                    keys[other] = tuple(key for key in keys[other] if key != TYPING[id])
                keys[id] = (TYPING[id], *keys[id])
        for id, key in TYPING.items():
            if not any(key in keys[other.id] for other in COMMANDS if _meet(Context.DIALOG, other.context)):
                keys[id] = (*keys[id], key)
        return Keymap(keys)


def make_keymap(
    wishes: Mapping[str, Iterable[str]],
    buttons: Mapping[str, Iterable[str]] = MappingProxyType({}),
    *layers: Keys,
) -> tuple[Keymap, tuple[KeyProblem, ...]]:
    """The default keys with ``wishes`` (command id → key texts) laid over them, and the wishes that were refused.

    ``buttons`` are wishes for the buttons of a game controller: they change those, and ``wishes`` the keys.
    ``layers`` are laid over the default keys first, each over the one before; their keys have to fit together.

    A wish is refused whole when its command is unknown, or one of its keys is taken where the command can be used or
    means nothing to it; commands that wish for new keys give up their old ones first, so two can change places.
    """
    problems = []
    usual = {command.id: command.keys for command in COMMANDS}
    for layer in layers:
        usual |= layer
    keys = {command.id: _parsed((*usual[command.id], *command.buttons)) for command in COMMANDS}
    asked: dict[str, tuple[Key, ...]] = {}
    for id in {**wishes, **buttons}:
        if id in BY_ID:
            asked[id] = _parsed((*wishes.get(id, usual[id]), *buttons.get(id, BY_ID[id].buttons)))
        else:
            close = difflib.get_close_matches(id, BY_ID, n=1)
            problems.append(KeyProblem(id, suggestion=close[0] if close else ""))
    for id in TYPED_IN_DIGITS & asked.keys():
        if strange := next((key for key in asked[id] if not key.name.isdecimal()), None):
            problems.append(KeyProblem(id, str(strange)))
            del asked[id]
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
