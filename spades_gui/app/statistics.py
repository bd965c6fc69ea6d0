"""What was played so far, to be read: the dialog of the statistics, its tables, and what can be done with it all."""

from typing import TYPE_CHECKING, Final

from spades_gui.app import menus
from spades_gui.app.desk import Desk
from spades_gui.app.dialog import Dialog, Item
from spades_gui.app.dialogs import Dialogs
from spades_gui.app.figure_table import figure_dialog
from spades_gui.app.patience import Patience
from spades_gui.present.message import Message, msg

if TYPE_CHECKING:  # imported when the statistics are opened
    from spades_gui.present.figures import Figures
    from spades_gui.present.history import History

SLOW: Final = 0.3
"""Seconds without an answer after which the player hears that it is on its way."""
PROGRESS: Final = 2.0
"""Seconds between words about how far the file has come that is being written."""
STEP: Final = 0.1
"""Seconds between two looks at how far it has come, for the bar."""


class Statistics:
    """Shows the statistics when they are asked for. They are looked up in a thread: a long history takes its time."""

    def __init__(self, desk: Desk, dialogs: Dialogs) -> None:
        self._desk = desk
        self._dialogs = dialogs
        self._wanted_over: Dialog | None = None
        """The dialog on top when the player asked for the statistics that have not come yet."""
        self._answer: list[History | Message] = []
        """What has come of the last question, once it has: a list for each, as earlier answers may still come."""
        self._patience = Patience(SLOW)

    @property
    def pending(self) -> bool:
        """Whether the player waits for them, or for the file that is being written."""
        return self._wanted_over is not None or self._desk.statistics.percent is not None

    def open(self) -> None:
        """Show the statistics as soon as they are there."""
        self._wanted_over = self._dialogs.top
        self._patience = Patience(SLOW)
        answer = self._answer = []
        self._desk.statistics.ask(answer.append)  # called from another thread, maybe; read by the loop at its next step
        self._show()

    def step(self, now: float) -> float | None:
        """Go on with what the player waits for; the seconds until the next word about it, if ever."""
        if self._wanted_over is not None and self._show():
            return 0.0
        if not self.pending:
            return None
        rest, percent = self._patience.rest(now), self._desk.statistics.percent
        if rest == 0.0:
            told = msg("statistics-wait") if percent is None else msg("statistics-saving", n=percent)
            self._desk.announcer.notice(told)
            self._patience = Patience(PROGRESS)
        return rest or PROGRESS if percent is None else STEP

    def _show(self) -> bool:
        """Show what has come; not where the player has gone on to something else meanwhile."""
        if self._dialogs.top is not self._wanted_over:
            self._wanted_over = None
            return False
        if not self._answer:
            return False
        (found,) = self._answer
        self._wanted_over = None
        if isinstance(found, Message):
            self._desk.announcer.answer(found)
        else:
            self._dialogs.open(self._dialog(found))
        return True

    def _dialog(self, history: "History") -> Dialog:
        from spades_gui.present.statistics import statistics_lines, table_by_groups, table_of_hands, table_of_matches

        items = [Item(line) for line in statistics_lines(history)]
        if history.hands:
            items += [self._way(table) for table in (table_of_hands(history), table_by_groups(history))]
        if history.matches:
            items.insert(-1, self._way(table_of_matches(history)))
        if history.hands:
            items.append(Item(msg("statistics-export"), choose=self._export, help=msg("statistics-export-help")))
            items.append(Item(msg("statistics-reset"), choose=self._ask_reset))
        items.append(Item(msg("menu-back"), choose=self._back))
        return Dialog("statistics", msg("statistics-title"), tuple(items), back=self._back)

    def _way(self, figures: "Figures") -> Item:
        return Item(figures.title, choose=lambda: self._dialogs.open(figure_dialog(self._desk, figures, self._back)))

    def _back(self) -> None:
        self._dialogs.close(speak=True)

    def _export(self) -> None:
        decimal_comma = self._desk.text(msg("decimal", whole="0", part="5")) == "0,5"
        self._patience = Patience(SLOW)
        # Where numbers have a comma, spreadsheets want something else between columns.
        self._desk.statistics.export(";" if decimal_comma else ",")

    def _ask_reset(self) -> None:
        self._dialogs.open(menus.question(msg("ask-reset-statistics"), self._reset, self._back))

    def _reset(self) -> None:
        self._desk.statistics.reset()
        self._dialogs.close()
        self._back()
