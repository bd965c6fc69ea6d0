"""Reading at leisure: the chapters of a book, the paragraphs of a chapter, and being read to."""

from collections.abc import Sequence
from functools import partial

from spades_gui.app.desk import Desk
from spades_gui.app.dialog import Act, Dialog, Item
from spades_gui.app.dialogs import Dialogs
from spades_gui.app.runner import POLL
from spades_gui.present.books import Chapter
from spades_gui.present.message import Message, msg


class Reader:
    """Opens books. Where the player was in each, and in each of their chapters, is kept while the game runs.

    The paragraph under the cursor has been heard, so Enter on it goes on to the next, and all that follow are read, one
    after the other, until any key is pressed. ``back`` is the way out of a dialog.
    """

    def __init__(self, desk: Desk, dialogs: Dialogs, back: Act) -> None:
        self._desk = desk
        self._dialogs = dialogs
        self._back = back
        self._last: dict[str, Dialog] = {}
        """The dialogs as they were left, by name."""
        self._read_on: Dialog | None = None
        """The chapter that is being read to the player."""

    @property
    def reading(self) -> bool:
        """Whether a chapter is being read to the player."""
        return self._read_on is not None

    def stop(self) -> None:
        """Read no further."""
        self._read_on = None

    def open(self, book: str, title: Message, chapters: Sequence[Chapter], *hint: Message) -> None:
        """Open the list of chapters; ``hint`` is said with it."""
        if not self._dialogs.back_to(book):
            items = [Item(each.title, self._way(book, chapters, n)) for n, each in enumerate(chapters)]
            self._open(book, title, items, hint)

    def open_list(self, book: str, title: Message, lines: Sequence[Message]) -> None:
        """Open a small book, whose paragraphs need no chapters."""
        if not self._dialogs.back_to(book):
            self._open_lines(book, title, lines, ())

    def step(self) -> float | None:
        """Go on reading to the player; the seconds until there is more to do, if there is."""
        dialog = self._read_on
        if dialog is None or self._dialogs.top is not dialog:
            self._read_on = None
            return None
        if self._desk.waits and self._desk.speaker.busy():
            return POLL
        self._next(dialog)
        return 0.0

    def _way(self, book: str, chapters: Sequence[Chapter], number: int) -> Act:
        return lambda: self._open_chapter(book, chapters, number)

    def _open_chapter(self, book: str, chapters: Sequence[Chapter], number: int) -> None:
        chapter, after = chapters[number], number + 1
        more = [
            Item(msg("read-next", value=following.title), partial(self._turn, book, chapters, after))
            for following in chapters[after : after + 1]
        ]
        self._open_lines(f"{book}-{number}", msg("sentence", line=chapter.title), chapter.lines, more)

    def _turn(self, book: str, chapters: Sequence[Chapter], number: int) -> None:
        """On to the next chapter, from its beginning."""
        self._dialogs.close()
        self._last[book].move(1)
        self._last.pop(f"{book}-{number}", None)
        self._open_chapter(book, chapters, number)

    def _open_lines(self, name: str, title: Message, lines: Sequence[Message], more: Sequence[Item]) -> None:
        self._open(name, title, [*(Item(line, self._begin, passage=True) for line in lines), *more])

    def _open(self, name: str, title: Message, items: Sequence[Item], hint: tuple[Message, ...] = ()) -> None:
        before = self._last.get(name)
        dialog = Dialog(name, title, (*items, Item(msg("menu-back"), choose=self._back)), back=self._back, lines=hint)
        dialog.focus = min(before.focus, len(dialog.items) - 1) if before else 0
        self._last[name] = dialog
        self._dialogs.open(dialog)

    def _begin(self) -> None:
        if self._dialogs.top is not None:
            self._next(self._dialogs.top)

    def _next(self, dialog: Dialog) -> None:
        """Read the line after this one; where that is a paragraph, reading goes on after it."""
        dialog.move(1)
        self._desk.announcer.answer(*self._dialogs.prompt())
        self._read_on = dialog if dialog.item.passage else None
