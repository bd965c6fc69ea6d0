"""The list of the matches that are kept under a name: going on with one, renaming it, giving it away, getting one."""

from functools import partial
from pathlib import Path

from spades_gui.app.desk import Desk
from spades_gui.app.dialog import Act, Dialog, Item
from spades_gui.app.dialogs import Dialogs
from spades_gui.app.keeping import Keeping, Kept, view_of
from spades_gui.app.kept_match import KeptMatch, fit_name
from spades_gui.app.saved_match import SavedMatch
from spades_gui.present.answers import match_line
from spades_gui.present.message import Message, msg


class KeptMenu:
    """The dialogs of kept matches and of match records from elsewhere."""

    def __init__(self, desk: Desk, dialogs: Dialogs, keeping: Keeping, back: Act) -> None:
        self._desk = desk
        self._dialogs = dialogs
        self._keeping = keeping
        self._back = back
        self._depth = 0
        """How many dialogs are open beneath the list."""

    def open(self) -> None:
        """Open the list of kept matches."""
        if not self._dialogs.is_open("kept"):
            self._depth = self._dialogs.depth
            self._keeping.list(self._show)

    def _reopen(self, *news: Message, at: str = "") -> None:
        """Back to the list as it is now, after ``news``, with the cursor on the match in the file ``at``."""
        self._keeping.list(partial(self._show, news=news, at=at))

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
            self._desk.announcer.answer(*news, *self._dialogs.prompt())

    def _item(self, kept: KeptMatch) -> Item:
        def more(_: int) -> bool:
            self._open_more(kept)
            return False  # what there is to say has been said

        return Item(self._line(kept), choose=partial(self._choose, kept), change=more, help=msg("kept-help"))

    def _line(self, kept: KeptMatch) -> Message:
        """What is told of a kept match: its name and how it stands, but nothing that the name says already."""
        if kept.match is None:
            return msg("kept-unusable", value=kept.name)
        if self._keeping.is_suggested(kept.name, kept.match):
            return msg("literal", value=kept.name)
        return match_line(kept.name, kept.match.seen, view_of(kept.match))

    def _choose(self, kept: KeptMatch) -> None:
        if kept.match is not None:
            self._keeping.take_up(kept.match)
        elif kept.trouble is not None:
            self._keeping.refuse(kept.trouble)

    # What can be done with one

    def _open_more(self, kept: KeptMatch) -> None:
        match = kept.match
        items = [
            Item(msg("kept-delete"), choose=lambda: self._ask_delete(kept)),
            Item(msg("menu-back"), choose=self._back),
        ]
        if match is not None:
            items = [
                Item(msg("kept-look" if match.over else "kept-go-on"), choose=partial(self._choose, kept)),
                Item(msg("kept-rename"), choose=lambda: self._ask_new_name(kept)),
                Item(msg("kept-export"), choose=lambda: self._export(kept.name, match)),
                *items,
            ]
        title = msg("sentence", line=self._line(kept))
        self._dialogs.open(Dialog("kept-more", title, tuple(items), back=self._back))

    def _ask_new_name(self, kept: KeptMatch) -> None:
        title = msg("ask-kept-rename", value=kept.name)

        def rename(text: str) -> None:
            if name := fit_name(text):
                self._keeping.unless_taken(name, lambda other: other != kept.match, lambda: self._rename(kept, name))
            else:
                self._keeping.refuse(title)

        self._keeping.enter(title, rename)

    def _rename(self, kept: KeptMatch, name: str) -> None:
        def renamed(now: KeptMatch) -> None:
            self._reopen(msg("kept-as", value=now.name), at=now.file)

        self._keeping.do(lambda: self._desk.kept.rename(kept, name), renamed)

    def _ask_delete(self, kept: KeptMatch) -> None:
        def delete() -> None:
            self._keeping.do(lambda: self._desk.kept.delete(kept), lambda _: self._reopen(msg("kept-deleted")))

        self._keeping.ask(msg("ask-kept-delete", value=kept.name), delete)

    def _export(self, name: str, match: SavedMatch) -> None:
        def exported(file: Path) -> None:
            copied = self._desk.clipboard.copy(str(file))
            self._reopen(msg("kept-exported-copied" if copied else "kept-exported", file=str(file)))

        self._keeping.do(lambda: self._desk.kept.export(name, match), exported)

    # Records from elsewhere

    def _open_offered(self) -> None:
        self._keeping.do(self._desk.kept.offered, self._show_offered)

    def _show_offered(self, files: tuple[Path, ...]) -> None:
        items = [Item(msg("literal", value=fit_name(file.name)), choose=partial(self._bring, file)) for file in files]
        items.append(Item(msg("menu-back"), choose=self._back))
        title = msg("kept-offered" if files else "kept-offered-none", file=str(self._desk.kept.exchange))
        self._dialogs.open(Dialog("kept-offered", title, tuple(items), back=self._back))

    def _bring(self, file: Path) -> None:
        def brought(kept: KeptMatch) -> None:
            news = [msg("kept-brought", value=self._line(kept))]
            if kept.match and not kept.match.over and (who := kept.match.record.seats[0].name):
                news.append(msg("kept-brought-place", who=who))
            self._reopen(*news, at=kept.file)

        self._keeping.do(lambda: self._desk.kept.bring(file, *self._keeping.newcomer()), brought)
