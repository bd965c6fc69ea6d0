"""What can be done with a hand that is over: read its sheet, replay it, play its deal again beside the match."""

from collections.abc import Callable
from functools import partial

from spades_gui.app import menus
from spades_gui.app.advice import Browse
from spades_gui.app.desk import Desk
from spades_gui.app.dialog import Act
from spades_gui.app.dialogs import Dialogs
from spades_gui.app.figure_table import figure_dialog
from spades_gui.app.place import Place
from spades_gui.app.replay import Replay
from spades_gui.app.runner import Runner
from spades_gui.app.session import Session
from spades_gui.app.table_commands import TableCommands
from spades_gui.core.events import HandScored, MatchEnded
from spades_gui.core.scoring import HandSheet
from spades_gui.present.deal import deal_number
from spades_gui.present.message import Message, msg
from spades_gui.present.sheet import hand_line, sheet_lines
from spades_gui.present.viewpoint import Viewpoint


class PastHands:
    """The ways into the past of the match at the ``place``, and back; ``home``, where there was none."""

    def __init__(self, desk: Desk, place: Place, dialogs: Dialogs, browse: Browse, back: Act, home: Act) -> None:
        self._desk = desk
        self._place = place
        self._dialogs = dialogs
        self._browse = browse
        self._back = back
        self._home = home

    def open_sheet(self, sheet: HandSheet, go_on: Act, first: tuple[Message, ...] = ()) -> None:
        """Open the sheet of the hand that has just ended at the table; the lines ``first`` come before its own."""
        if (runner := self._place.runner) is None:
            return
        number = deal_number(runner.session.deal_number(sheet.number))
        ways: dict[str, Act] = {
            "menu-scores": self.open_scores,
            "menu-deal-again": partial(self.play_again, sheet.number),
            "menu-replay": partial(self.replay, runner.session, sheet.number),
        }
        if self._desk.settings.play.review:
            ways["menu-review"] = self._review
        lines = (*first, *sheet_lines(sheet, self._desk.view), number)
        self._dialogs.open(menus.score_sheet(sheet, lines, go_on, ways), speak=False)
        self._desk.announcer.announce(*first, msg("sheet-go-on"))

    def open_scores(self) -> None:
        """Open the scores by hand, as far as the match has come that is at the table."""
        from spades_gui.present.score_table import score_table  # the game starts without it

        if (table := self._place.table) is None:
            return
        figures = score_table(table.seen.sheets, self._desk.view)
        if not figures.rows:
            self._desk.announcer.answer(msg("no-sheet"))
        elif not self._dialogs.is_open(figures.title.id):
            if self._dialogs.top and self._dialogs.top.passing:
                self._dialogs.close()
            self._dialogs.open(figure_dialog(self._desk, figures, self._back, table_keys=True))

    def choose_replay(self) -> None:
        """Choose one of the match's hands to be replayed."""
        if match := self._place.match:
            self._choose("choose-replay", partial(self.replay, match.session))

    def choose_deal(self) -> None:
        """Choose one of the match's hands whose deal shall be played again."""
        self._choose("choose-deal", self.play_again)

    def replay(self, session: Session, hand: int, view: Viewpoint | None = None) -> None:
        """Replay the hands of ``session``, from this one on, until the player leaves them."""
        table = Replay(self._desk, session, hand, self._browse, self.to_match)
        self._place.put_beside(None, table, view)
        self._desk.announcer.answer(msg("replay"), *table.place())

    def play_again(self, hand: int) -> None:
        """Play the deal of this hand again, with the scores of then."""
        if self._place.beside:
            self._place.take_up()
        if (match := self._place.match) is None:
            return
        runner = Runner(self._desk, match.session.again(hand), self._over, kept=False)
        table = TableCommands(self._desk, runner, self._dialogs, self._browse)
        self._place.put_beside(runner, table)
        self._desk.announcer.answer(msg("deal-again", hand=hand), *table.prompt())
        table.refresh()

    def to_match(self) -> None:
        """Back to where the player was before."""
        self._place.take_up()
        if self._place.table is None:
            self._home()
        elif place := self._dialogs.place():
            self._desk.announcer.answer(*place)
        else:
            self._desk.announcer.answer(msg("back-at-table"), *self._place.table.place())

    def _choose(self, title: str, go: Callable[[int], None]) -> None:
        if match := self._place.match:
            hands = {sheet.number: hand_line(sheet, self._desk.view) for sheet in match.session.view.sheets}
            self._dialogs.open(menus.past_hands(msg(title), hands, go, self._back))

    def _over(self, event: HandScored | MatchEnded) -> None:
        """The hand beside the match is over: tell what it brought, then and now."""
        if isinstance(event, HandScored) and (match := self._place.match):
            side = self._desk.view.options.side_of(self._desk.view.seat)
            then = match.session.view.sheets[event.sheet.number - 1].sides[side].points
            compared = msg("deal-compared", points=then, now=event.sheet.sides[side].points)
            self.open_sheet(event.sheet, self.to_match, (compared,))

    def _review(self) -> None:
        if isinstance(self._place.table, TableCommands):
            self._place.table.advice.review()
