"""Keeping the match in progress under a name, and going on with another one: nothing is lost without a question."""

from collections.abc import Callable
from dataclasses import dataclass
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
class InProgress:
    """The match in progress, which kept ones come from and take the place of.

    ``match`` is the one at the table, or else the one that was left; ``sit_down`` goes on with another in its place.
    ``seed`` gives the chance for a match that comes without.
    """

    match: Callable[[], SavedMatch | None]
    sit_down: Callable[[SavedMatch], None]
    seed: Callable[[], str]


class Keeping:
    """What becomes of the match in progress. ``back`` closes the uppermost dialog and says where the player is then."""

    def __init__(self, desk: Desk, dialogs: Dialogs, in_progress: InProgress, back: Act) -> None:
        self._desk = desk
        self._dialogs = dialogs
        self._in_progress = in_progress
        self._back = back

    def keep(self) -> None:
        """Ask for a name, and keep the match in progress under it."""
        match, depth = self._in_progress.match(), self._dialogs.depth
        if match is None:
            self.refuse(msg("kept-nothing"))
        elif not self._dialogs.is_open("kept-name"):
            self.list(lambda kept: self._ask_name(match, kept, depth))

    def take_up(self, match: SavedMatch) -> None:
        """Go on with ``match``, or look back at it. What becomes of the one in progress is asked, if it is not kept."""
        current = self._in_progress.match()
        if current is None or current.over or is_earlier(current, match):
            self._in_progress.sit_down(match)
        else:
            self.list(lambda kept: self._leave(current, match, kept))

    def open_record(self, file: Path) -> None:
        """Go on with the match in a file from anywhere, or look back at it."""
        self.do(lambda: self._desk.kept.read(file, *self.newcomer()), self.take_up)

    def newcomer(self) -> tuple[str, str]:
        """For a record from elsewhere: who stands in for players that are not there, and the chance of what comes."""
        return f"bot:{computer_player(self._desk.settings.match)}", self._in_progress.seed()

    def _ask_name(self, match: SavedMatch, kept: Kept, depth: int) -> None:
        suggested = self._own_name(match, kept) or self._suggestion(match)

        def write(name: str) -> None:
            self.do(lambda: self._desk.kept.keep(name, match), is_kept)

        def is_kept(kept: KeptMatch) -> None:
            self._dialogs.close_to(depth)
            self._desk.announcer.answer(msg("kept-as", value=kept.name), *self._dialogs.place())

        def named(text: str) -> None:
            name = fit_name(text) or suggested
            self.unless_taken(name, lambda other: not is_earlier(other, match), lambda: write(name))

        self.enter(msg("ask-kept-name", value=suggested), named)

    def _leave(self, current: SavedMatch, match: SavedMatch, kept: Kept) -> None:
        if any(each.match and is_earlier(current, each.match) for each in kept):
            self._in_progress.sit_down(match)
            return
        own, shelf = self._own_name(current, kept), self._desk.kept
        name, write = (own, shelf.keep) if own else (self._suggestion(current), shelf.keep_beside)

        def keep() -> None:
            self.do(lambda: write(name, current), lambda _: self._in_progress.sit_down(match))

        items = (
            Item(msg("kept-current-keep", value=name), choose=keep),
            Item(msg("kept-current-drop"), choose=lambda: self._in_progress.sit_down(match)),
            Item(msg("menu-back"), choose=self._back),
        )
        self._dialogs.open(Dialog("kept-current", msg("ask-kept-current"), items, back=self._back, question=True))

    # Names

    def _suggestion(self, match: SavedMatch) -> str:
        return self._desk.text(suggestion(match))

    def is_suggested(self, name: str, match: SavedMatch) -> bool:
        """Whether ``name`` says no more than how ``match`` stands."""
        return name == self._suggestion(match)

    def _own_name(self, match: SavedMatch, kept: Kept) -> str:
        """The name that the player has given an earlier state of ``match``; empty where there is none."""
        for each in kept:
            if each.match and is_earlier(each.match, match) and not self.is_suggested(each.name, each.match):
                return each.name
        return ""

    def unless_taken(self, name: str, counts: Callable[[SavedMatch], bool], act: Act) -> None:
        """Do ``act``; ask first where ``name`` is that of a kept match that ``counts``, which ``act`` will replace."""

        def ask(kept: Kept) -> None:
            if any(each.match and same_name(each.name, name) and counts(each.match) for each in kept):
                self.ask(msg("ask-kept-replace", value=name), act)
            else:
                act()

        self.list(ask)

    # For all that has to do with kept matches

    def list(self, then: Callable[[Kept], None]) -> None:
        """Find all kept matches."""
        self.do(self._desk.kept.all, then)

    def do(self, work: Callable[[], _T | Message], then: Callable[[_T], None]) -> None:
        """Have something done that waits for the disk, and go on with what comes of it, or say what went wrong."""
        if self._desk.errands.pending:
            self._desk.cue(Cue.REFUSED)
            return

        def done(outcome: _T | Message) -> None:
            if isinstance(outcome, Message):
                self.refuse(outcome)
            else:
                then(outcome)

        self._desk.errands.run(work, done)

    def ask(self, text: Message, yes: Act) -> None:
        """Ask before something is done."""
        self._dialogs.open(menus.question(text, yes, self._back))

    def enter(self, title: Message, accept: Callable[[str], None]) -> None:
        """Have something typed."""
        self._dialogs.open(entry("kept-name", title, accept, self._back))

    def refuse(self, why: Message) -> None:
        """Say why something is not done."""
        self._desk.cue(Cue.REFUSED)
        self._desk.announcer.answer(why)


def suggestion(match: SavedMatch) -> Message:
    """A name for a match that has none yet: its rules and how it stands."""
    return match_line(rules_name(match.record.rules), match.seen, view_of(match))


def view_of(match: SavedMatch) -> Viewpoint:
    """The player's place in a saved match."""
    return Viewpoint(match.record.rules, names=match.names)
