"""The matches that are kept under a name: keeping one, going on with one, and giving them to other players."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TypeVar

from spades_gui.app import menus
from spades_gui.app.desk import Desk
from spades_gui.app.dialog import Act, Dialog, Item
from spades_gui.app.dialogs import Dialogs
from spades_gui.app.kept_match import KeptMatch, fit_name, is_earlier, same_name
from spades_gui.app.options_menu import entry
from spades_gui.app.saved_match import SavedMatch
from spades_gui.app.seating import computer_player
from spades_gui.present.answers import match_line
from spades_gui.present.cues import Cue
from spades_gui.present.message import Message, msg
from spades_gui.present.rules import rules_name
from spades_gui.present.viewpoint import Viewpoint

_T = TypeVar("_T")
Kept = tuple[KeptMatch, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """The table that kept matches come from and go to.

    ``match`` is the match in progress, if there is one; ``sit_down`` goes on with another in its place, ``replay``
    shows one that is over. ``seed`` gives the chance for a match that comes without.
    """

    match: Callable[[], SavedMatch | None]
    sit_down: Callable[[SavedMatch], None]
    replay: Callable[[SavedMatch], None]
    seed: Callable[[], str]


class KeptMenu:
    """The dialogs around kept matches. Nothing is written over or left behind without a question."""

    def __init__(self, desk: Desk, dialogs: Dialogs, table: Table) -> None:
        self._desk = desk
        self._dialogs = dialogs
        self._table = table
        self._depth = 0
        """How many dialogs were open beneath those of this menu."""

    # Keeping the match in progress

    def keep(self) -> None:
        """Ask for a name, and keep the match in progress under it."""
        match = self._table.match()
        if match is None:
            self._refuse(msg("kept-nothing"))
        elif not self._dialogs.is_open("kept-name"):
            depth = self._dialogs.depth
            self._list(lambda kept: self._ask_name(match, kept, depth))

    def _ask_name(self, match: SavedMatch, kept: Kept, depth: int) -> None:
        suggested = self._suggested(match, kept)

        def named(text: str) -> None:
            self._list(lambda kept: self._keep(fit_name(text) or suggested, match, kept, depth))

        self._enter(msg("ask-kept-name", value=suggested), named)

    def _keep(self, name: str, match: SavedMatch, kept: Kept, depth: int) -> None:
        other = _called(name, kept)
        harmless = other is None or other.match is None or is_earlier(other.match, match)
        self._unless_clash(name, not harmless, lambda: self._do(self._writing(name, match), partial(self._is_kept, depth)))

    def _writing(self, name: str, match: SavedMatch) -> Callable[[], KeptMatch | Message]:
        return lambda: self._desk.kept.keep(name, match)

    def _is_kept(self, depth: int, kept: KeptMatch) -> None:
        self._dialogs.close_to(depth)
        self._say(msg("kept-as", value=kept.name), *self._dialogs.place())

    def _suggested(self, match: SavedMatch, kept: Kept) -> str:
        """The name that an earlier state of the match has been given, or what the match is and how it stands."""
        return _own_name(match, kept) or self._text(suggestion(match))

    # The list of kept matches

    def open(self) -> None:
        """Open the list of kept matches."""
        if not self._dialogs.is_open("kept"):
            self._depth = self._dialogs.depth
            self._list(self._show)

    def _reopen(self, *news: Message, at: str = "") -> None:
        """Back to the list as it is now, after ``news``, with the cursor on the match in the file ``at``."""
        self._list(partial(self._show, news=news, at=at))

    def _show(self, kept: Kept, news: tuple[Message, ...] = (), at: str = "") -> None:
        self._dialogs.close_to(self._depth)
        items = [self._item(each) for each in kept]
        items.append(Item(msg("kept-import"), choose=self._open_offered))
        items.append(Item(msg("menu-back"), choose=self._back))
        title = msg("kept-title") if kept else msg("kept-title-none")
        dialog = Dialog("kept", title, tuple(items), back=self._back)
        dialog.focus = next((place for place, each in enumerate(kept) if each.file == at), 0)
        self._dialogs.open(dialog, speak=not news)
        if news:
            self._say(*news, *self._dialogs.prompt())

    def _item(self, kept: KeptMatch) -> Item:
        def more(_: int) -> bool:
            self._open_more(kept)
            return False  # what there is to say has been said

        return Item(self._line(kept), choose=partial(self._choose, kept), change=more, help=msg("kept-help"))

    def _line(self, kept: KeptMatch) -> Message:
        """What is told of a kept match: its name and how it stands, but not what the name says already."""
        if kept.match is None:
            return msg("kept-unusable", value=kept.name)
        if kept.name == self._text(suggestion(kept.match)):
            return msg("literal", value=kept.name)
        return match_line(kept.name, kept.match.seen, _view(kept.match))

    def _choose(self, kept: KeptMatch) -> None:
        if kept.match is None:
            self._refuse(kept.trouble)
        else:
            self.take_up(kept.match)

    def _open_more(self, kept: KeptMatch) -> None:
        match = kept.match
        delete = Item(msg("kept-delete"), choose=lambda: self._ask_delete(kept))
        items = [delete, Item(msg("menu-back"), choose=self._back)]
        if match is not None:
            items = [
                Item(msg("kept-replay" if match.over else "kept-go-on"), choose=lambda: self.take_up(match)),
                Item(msg("kept-rename"), choose=lambda: self._ask_new_name(kept)),
                Item(msg("kept-export"), choose=lambda: self._export(kept.name, match)),
                *items,
            ]
        title = msg("sentence", line=self._line(kept))
        self._dialogs.open(Dialog("kept-more", title, tuple(items), back=self._back))

    def _ask_new_name(self, kept: KeptMatch) -> None:
        self._enter(msg("ask-kept-rename", value=kept.name), lambda text: self._rename(kept, fit_name(text)))

    def _rename(self, kept: KeptMatch, name: str) -> None:
        def rename(others: Kept) -> None:
            other = _called(name, others)
            self._unless_clash(
                name,
                other is not None and other.match is not None and other.file != kept.file,
                lambda: self._do(lambda: self._desk.kept.rename(kept, name), self._renamed),
            )

        if name:
            self._list(rename)
        else:
            self._refuse(msg("ask-kept-rename", value=kept.name))

    def _renamed(self, kept: KeptMatch) -> None:
        self._reopen(msg("kept-as", value=kept.name), at=kept.file)

    def _ask_delete(self, kept: KeptMatch) -> None:
        def delete() -> None:
            self._do(lambda: self._desk.kept.delete(kept), lambda _: self._reopen(msg("kept-deleted")))

        self._ask(msg("ask-kept-delete", value=kept.name), delete)

    # Going on with one

    def take_up(self, match: SavedMatch) -> None:
        """Go on with ``match``, or replay it; what then becomes of the match in progress is asked, if it is not kept."""
        current = self._table.match()
        if match.over:
            self._table.replay(match)
        elif current is None or is_earlier(current, match):
            self._table.sit_down(match)
        else:
            self._list(lambda kept: self._leave(current, match, kept))

    def open_record(self, file: Path) -> None:
        """Go on with the match in a file from anywhere, or replay it."""
        self._do(lambda: self._desk.kept.read(file, *self._newcomer()), self.take_up)

    def _leave(self, current: SavedMatch, match: SavedMatch, kept: Kept) -> None:
        if any(each.match and is_earlier(current, each.match) for each in kept):
            self._table.sit_down(match)
            return
        own, shelf = _own_name(current, kept), self._desk.kept
        name = own or self._text(suggestion(current))

        def keep() -> None:
            write = shelf.keep if own else shelf.keep_beside
            self._do(lambda: write(name, current), lambda _: self._table.sit_down(match))

        items = (
            Item(msg("kept-current-keep", value=name), choose=keep),
            Item(msg("kept-current-drop"), choose=lambda: self._table.sit_down(match)),
            Item(msg("menu-back"), choose=self._back),
        )
        self._dialogs.open(Dialog("kept-current", msg("ask-kept-current"), items, back=self._back, question=True))

    # Records for others and from others

    def _export(self, name: str, match: SavedMatch) -> None:
        self._do(lambda: self._desk.kept.export(name, match), self._exported)

    def _exported(self, file: Path) -> None:
        copied = self._desk.clipboard.copy(str(file))
        self._reopen(msg("kept-exported-copied" if copied else "kept-exported", file=str(file)))

    def _open_offered(self) -> None:
        self._do(self._desk.kept.offered, self._show_offered)

    def _show_offered(self, files: tuple[Path, ...]) -> None:
        items = [Item(msg("literal", value=_shown(file)), choose=partial(self._bring, file)) for file in files]
        items.append(Item(msg("menu-back"), choose=self._back))
        title = msg("kept-offered" if files else "kept-offered-none", file=str(self._desk.kept.exchange))
        self._dialogs.open(Dialog("kept-offered", title, tuple(items), back=self._back))

    def _bring(self, file: Path) -> None:
        self._do(lambda: self._desk.kept.bring(file, *self._newcomer()), self._brought)

    def _brought(self, kept: KeptMatch) -> None:
        news = [msg("kept-brought", value=self._line(kept))]
        if kept.match and not kept.match.over and (who := kept.match.record.seats[0].name):
            news.append(msg("kept-brought-place", who=who))
        self._reopen(*news, at=kept.file)

    def _newcomer(self) -> tuple[str, str]:
        return f"bot:{computer_player(self._desk.settings.match)}", self._table.seed()

    # All of them

    def _list(self, then: Callable[[Kept], None]) -> None:
        self._do(self._desk.kept.all, then)

    def _do(self, work: Callable[[], _T | Message], then: Callable[[_T], None]) -> None:
        """Have something done that waits for the disk, and then go on with what comes of it, or say what went wrong."""
        if self._desk.errands.pending:
            self._desk.cue(Cue.REFUSED)
            return

        def done(outcome: _T | Message) -> None:
            if isinstance(outcome, Message):
                self._refuse(outcome)
            else:
                then(outcome)

        self._desk.errands.run(work, done)

    def _unless_clash(self, name: str, clash: bool, act: Act) -> None:
        if clash:
            self._ask(msg("ask-kept-replace", value=name), act)
        else:
            act()

    def _ask(self, text: Message, yes: Act) -> None:
        self._dialogs.open(menus.question(text, yes, self._back))

    def _enter(self, title: Message, accept: Callable[[str], None]) -> None:
        self._dialogs.open(entry("kept-name", title, accept, self._back))

    def _back(self) -> None:
        self._dialogs.close(speak=True)

    def _refuse(self, message: Message | None) -> None:
        self._desk.cue(Cue.REFUSED)
        if message is not None:
            self._say(message)

    def _say(self, *messages: Message) -> None:
        self._desk.announcer.answer(*messages)

    def _text(self, message: Message) -> str:
        return self._desk.text(message)


def suggestion(match: SavedMatch) -> Message:
    """A name for a match that has none yet: its rules and how it stands."""
    return match_line(rules_name(match.record.rules), match.seen, _view(match))


def _view(match: SavedMatch) -> Viewpoint:
    return Viewpoint(match.record.rules, names=match.names)


def _called(name: str, kept: Kept) -> KeptMatch | None:
    return next((each for each in kept if same_name(each.name, name)), None)


def _own_name(match: SavedMatch, kept: Kept) -> str:
    """The name under which an earlier state of ``match`` is kept; empty where none is."""
    return next((each.name for each in kept if each.match and is_earlier(each.match, match)), "")


def _shown(file: Path) -> str:
    return fit_name(file.name)
