"""The stack of open dialogs: moving, choosing and changing in them, and speaking what is under the cursor."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Final

from spades_gui.app.desk import Desk
from spades_gui.app.dialog import Dialog, Item
from spades_gui.app.letter_wheel import BESIDE_LETTERS, TURNS
from spades_gui.keys.key import Key
from spades_gui.keys.keymap import Keymap
from spades_gui.present.cues import Cue
from spades_gui.present.message import Fact, Message, msg

LONGEST_ENTRY: Final = 30


class Dialogs:
    """The dialogs that cover the table, the uppermost last; ``escape`` is for those without a way back."""

    def __init__(self, desk: Desk, escape: Callable[[], None]) -> None:
        self._desk = desk
        self._escape = escape
        self._open: list[Dialog] = []

    @property
    def top(self) -> Dialog | None:
        """The dialog that has the keys."""
        return self._open[-1] if self._open else None

    def open(self, dialog: Dialog, *, speak: bool = True) -> None:
        """Put ``dialog`` on top and say its title, its lines and the item under the cursor."""
        if self._desk.pad and dialog.writes:
            dialog.lines += (msg("entry-wheel"),)
        self._open.append(dialog)
        if speak:
            self._say_all(dialog)

    def is_open(self, name: str) -> bool:
        """Whether the dialog of this name is on top; if so, it is said again, for the player has just asked for it."""
        if self.top is None or self.top.name != name:
            return False
        self._say_all(self.top)
        return True

    def close(self, *, speak: bool = False) -> None:
        """Take the top dialog away; with ``speak``, say where the player is back in, if that is a dialog."""
        if self._open:
            self._open.pop()
        if speak and self.top:
            self._desk.announcer.answer(*self.place())

    @property
    def depth(self) -> int:
        """How many dialogs are open."""
        return len(self._open)

    def close_to(self, depth: int) -> None:
        """Take dialogs away until no more than ``depth`` are open."""
        del self._open[depth:]

    def close_all(self) -> None:
        """Back to the bare table."""
        self._open.clear()

    def back_to(self, name: str) -> bool:
        """Back to the dialog of this name, if it is open: those above it go, and it is said again."""
        places = [place for place, dialog in enumerate(self._open, 1) if dialog.name == name]
        self.close_to(places[-1] if places else self.depth)
        return self.is_open(name)

    def close_menus(self) -> None:
        """Take away what covers the table and does not belong to it."""
        places = [place for place, dialog in enumerate(self._open, 1) if dialog.table_keys]
        self.close_to(places[-1] if places else 0)

    def put_by(self) -> tuple[Dialog, ...]:
        """Back to the bare table; gives those that belong to it, for ``take_up`` at another time. Menus are closed."""
        kept = tuple(dialog for dialog in self._open if dialog.table_keys and not dialog.passing)
        self._open.clear()
        return kept

    def take_up(self, dialogs: Iterable[Dialog]) -> None:
        """Have these cover the table again, and no others."""
        self._open = list(dialogs)

    def prompt(self) -> tuple[Message, ...]:
        """What waits for the player: what the dialog asks, and the item under the cursor."""
        if (dialog := self.top) is None:
            return ()
        if dialog.asks and dialog.item.choose == dialog.back:
            return (dialog.asks,)
        return (dialog.title, *dialog.lines, self._item(dialog)) if dialog.question else (self._item(dialog),)

    def place(self) -> tuple[Message, ...]:
        """Where the player is: the title of the dialog and the item under the cursor; nothing at the bare table."""
        return (self.top.title, self._item(self.top)) if self.top else ()

    def explanation(self) -> tuple[Message, ...]:
        """The item with what it means, where that needs explaining."""
        if self.top is None or self.top.item.help is None:
            return ()
        return (msg("item-explained", item=self._item(self.top), help=self.top.item.help),)

    def aim(self, place: int, *, choose: bool = True, change: bool = False) -> bool:
        """Put the cursor on an item, to choose it or ``change`` its value; false where there is nothing to do but to
        read it, and then it is said.
        """
        dialog = self.top
        if dialog is None or not 0 <= place < len(dialog.items):
            return False
        there, dialog.focus = dialog.focus == place, place
        if change and dialog.item.change:
            return True
        # Where Enter leads back from every item, they are lines to be read. A passage is read before it goes on.
        reading = dialog.table is not None or all(item.choose == dialog.back for item in dialog.items)
        reading |= dialog.item.passage and not there
        if choose and not reading and (dialog.item.choose or dialog.item.change):
            return True
        self._say_item(dialog)
        return False

    def typed(self, key: Key) -> str:
        """What ``key`` types into the dialog on top, if anything."""
        if self.top is None or self.top.entry is None:
            return ""
        if self.top.digits:
            return key.name if key.name.isdecimal() and not (key.ctrl or key.alt) else ""
        return key.types

    @property
    def keymap(self) -> Keymap:
        """The keys in force, which are fewer while something is typed."""
        keymap = self._desk.keymap
        if self.top is None or self.top.entry is None:
            return keymap
        return keymap.while_typing(lambda key: bool(self.typed(key)))

    def type(self, text: str) -> None:
        """Type into the dialog that is there for it."""
        if self.top is not None and self.top.entry is not None:
            if len(self.top.entry) < LONGEST_ENTRY:
                self.top.entry += text
                self._say_letter(text)
            else:
                self._desk.cue(Cue.EDGE)
                self._say_item(self.top)

    def _say_letter(self, letter: str) -> None:
        self._desk.announcer.answer(msg("literal", value=letter if letter.strip() else msg("key-space")))

    def _erase(self) -> None:
        if self.top is not None:
            if self.top.entry:
                self.top.entry = self.top.entry[:-1]
            else:
                self._desk.cue(Cue.EDGE)
            self._say_item(self.top)

    def handlers(self) -> Mapping[str, Callable[[Key], None]]:
        """What the dialog commands do."""
        acts: dict[str, Callable[[Key], None]] = {
            "dialog.next": lambda _: self._move(1),
            "dialog.previous": lambda _: self._move(-1),
            "dialog.first": lambda _: self._ends(last=False),
            "dialog.last": lambda _: self._ends(last=True),
            "dialog.more": lambda _: self._change(1),
            "dialog.less": lambda _: self._change(-1),
            "dialog.choose": lambda _: self._choose(),
            "dialog.erase": lambda _: self._erase(),
            "dialog.back": lambda _: self._back(),
        }
        return acts | {id: partial(self._write, id, acts[id]) for id in TURNS}

    def _write(self, id: str, act: Callable[[Key], None], key: Key) -> None:
        """Write with a controller's button where something is typed; elsewhere do what the command does."""
        dialog = self.top
        if dialog is None or dialog.entry is None or not (key.pad and dialog.writes):
            act(key)
            return
        letters = dialog.wheel or self._desk.text(msg("entry-letters")).lower() + BESIDE_LETTERS
        written = TURNS[id](dialog.entry, letters)
        if written == dialog.entry or len(written) > LONGEST_ENTRY:
            self._desk.cue(Cue.EDGE)
            self._say_item(dialog)
        elif len(written) < len(dialog.entry):
            dialog.entry = written
            self._say_item(dialog)
        else:
            dialog.entry = written
            self._say_letter(written[-1])

    def letter(self, text: str) -> None:
        """Go to the next item that begins with ``text``."""
        if self.top and self.top.find(text, self._desk.text):
            self._say_item(self.top)
        else:
            self._desk.cue(Cue.EDGE)

    @property
    def listening(self) -> bool:
        """Whether the dialog on top is there to hear keys."""
        return self.top is not None and self.top.listens is not None

    def hear(self, key: Key) -> None:
        """Hand ``key`` to that dialog."""
        if self.top is not None and self.top.listens is not None:
            self.top.listens(key)

    def takes_number(self, key: Key) -> bool:
        """Whether ``key`` is the number of an item of the dialog on top."""
        plain = key.name.isdecimal() and not (key.ctrl or key.alt or key.shift)
        return plain and self.top is not None and self.top.numbered and 0 < int(key.name) <= len(self.top.items)

    def number(self, number: int) -> None:
        """Choose the item that has this place, counted from 1."""
        if self.top is not None:
            self.top.focus = number - 1
            self._choose()

    def _move(self, step: int) -> None:
        if dialog := self.top:
            if not dialog.move(step):
                self._desk.cue(Cue.EDGE)
            self._say_item(dialog)

    def _ends(self, *, last: bool) -> None:
        if dialog := self.top:
            dialog.ends(last=last)
            self._say_item(dialog)

    def _change(self, step: int) -> None:
        if dialog := self.top:
            if dialog.item.change is None:
                self._desk.cue(Cue.EDGE)
                self._say_item(dialog)
                return
            if dialog.item.change(step):
                self._say_value(dialog.item)

    def _choose(self) -> None:
        if dialog := self.top:
            if dialog.item.choose is not None:
                dialog.item.choose()
            else:
                self._change(1)

    def _back(self) -> None:
        if dialog := self.top:
            (dialog.back or self._escape)()

    def _say_all(self, dialog: Dialog) -> None:
        self._desk.announcer.answer(dialog.title, *dialog.lines, self._item(dialog))

    def _say_item(self, dialog: Dialog) -> None:
        self._desk.announcer.answer(self._item(dialog))

    def _say_value(self, item: Item) -> None:
        if item.value is not None:
            sample = item.sample() if item.sample else None
            said = (msg("sentence", line=item.value()), sample) if sample else (item.value(),)
            self._desk.announcer.answer(*said)

    def _item(self, dialog: Dialog) -> Message:
        item = dialog.item
        id = "item"
        facts: dict[str, Fact] = {"label": item.label}
        if item.value is not None:
            id, facts = "item-with-value", facts | {"value": item.value()}
        said = msg(id, **facts)
        if self._desk.settings.speech.verbosity == "full":
            said = msg(f"{id}-placed", **facts, n=dialog.focus + 1, total=len(dialog.items))
        return said.in_language(item.label.language)
