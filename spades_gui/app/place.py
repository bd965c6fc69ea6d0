"""What is at the table now, and what waits beneath it."""

from dataclasses import dataclass

from spades_gui.app.desk import Desk
from spades_gui.app.dialog import Act, Dialog
from spades_gui.app.dialogs import Dialogs
from spades_gui.app.runner import Runner
from spades_gui.app.table import Table
from spades_gui.app.table_commands import TableCommands
from spades_gui.present.viewpoint import Viewpoint


@dataclass(frozen=True, slots=True)
class _Left:
    """What was at the table, as it was left."""

    runner: Runner | None
    table: Table | None
    dialogs: tuple[Dialog, ...]
    view: Viewpoint


class Place:
    """The player's place: a match, maybe with something beside it that covers it for a while, or nothing.

    ``changed`` is called when something else is at the table.
    """

    def __init__(self, desk: Desk, dialogs: Dialogs, changed: Act) -> None:
        self._desk = desk
        self._dialogs = dialogs
        self._changed = changed
        self._left: list[_Left] = []
        self.runner: Runner | None = None
        """What is played at the table, if anything."""
        self.table: Table | None = None
        """What the player sees and does there, if anything."""

    @property
    def match(self) -> Runner | None:
        """The match, at the table or waiting, if there is one."""
        return self._left[0].runner if self._left else self.runner

    @property
    def match_on(self) -> bool:
        """Whether the player is in a match that is not over."""
        match = self.match
        return match is not None and match.session.view.winner is None and self._desk.view.playing

    @property
    def beside(self) -> bool:
        """Whether a hand is played beside the match."""
        return bool(self._left) and self.runner is not None

    def sit(self, runner: Runner | None, table: Table | None) -> None:
        """Have this at the table, and nothing else."""
        self._left.clear()
        self._put(runner, table)

    def put_beside(self, runner: Runner | None, table: Table, view: Viewpoint | None = None) -> None:
        """Have this at the table until ``take_up``, seen from there or from ``view``; what is there now waits."""
        if isinstance(self.table, TableCommands):
            self.table.rest()
        self._left.append(_Left(self.runner, self.table, self._dialogs.put_by(), self._desk.view))
        self._desk.view = view or self._desk.view
        self._put(runner, table)

    def take_up(self) -> None:
        """Have again at the table what waits there, as it was left."""
        left = self._left.pop()
        self._desk.view = left.view
        self._put(left.runner, left.table)
        self._dialogs.take_up(left.dialogs)

    def _put(self, runner: Runner | None, table: Table | None) -> None:
        self.runner, self.table = runner, table
        self._dialogs.close_all()
        self._changed()
