"""The matches that the player sits down to, one after another, and the menus between them."""

from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING

from spades_gui.app import deals, menus
from spades_gui.app.desk import Desk
from spades_gui.app.dialog import Act
from spades_gui.app.dialogs import Dialogs
from spades_gui.app.keeping import InProgress, Keeping
from spades_gui.app.kept_menu import KeptMenu
from spades_gui.app.letter_wheel import DIGITS
from spades_gui.app.options_menu import OptionsMenu, entry
from spades_gui.app.past_hands import PastHands
from spades_gui.app.place import Place
from spades_gui.app.runner import Runner
from spades_gui.app.saved_match import SavedMatch
from spades_gui.app.seating import computer_player, viewpoint
from spades_gui.app.session import Session
from spades_gui.app.setting_commands import SettingCommands
from spades_gui.app.statistics import Statistics
from spades_gui.app.table_commands import TableCommands
from spades_gui.core.events import HandScored, MatchEnded
from spades_gui.core.record import SeatInfo
from spades_gui.keys.key import Key
from spades_gui.present import answers
from spades_gui.present.cues import Cue
from spades_gui.present.deal import deal_number, typed_number
from spades_gui.present.describe import match_result
from spades_gui.present.message import Message, msg
from spades_gui.present.rules import conflict
from spades_gui.present.viewpoint import Viewpoint
from spades_gui.settings.rules import match_rules

if TYPE_CHECKING:  # imported when it is opened
    from spades_gui.app.tutorial.guide import Tutorial


class Sittings:
    """How matches come to the ``place`` and go: a new one, one gone on with, the ends of hands and matches.

    ``seed`` fixes every deal and every choice of the computer players, match after match. ``help`` opens the help and
    ``leave`` ends the game: the menus lead there.
    """

    def __init__(
        self,
        desk: Desk,
        place: Place,
        dialogs: Dialogs,
        settings: SettingCommands,
        seed: str,
        *,
        help: Act,
        leave: Act,
    ) -> None:
        self._desk = desk
        self._place = place
        self._dialogs = dialogs
        self._settings = settings
        self._rules = OptionsMenu(desk, dialogs)
        self._past = PastHands(desk, place, dialogs, self.browse, self.back, home=self.open_main_menu)
        self.statistics = Statistics(desk, dialogs)
        self._seed = seed
        self._leave = leave
        self._matches = 0
        self._saved: SavedMatch | None = desk.matches.found()
        """The match that the player can go on with from the main menu."""
        self._counts = True
        """Whether the match is the player's own, and not only looked back at."""
        in_progress = InProgress(match=self._match, sit_down=self._take_up, seed=self._next_seed)
        self.keeping = Keeping(desk, dialogs, in_progress, self.back)
        """What becomes of the match in progress."""
        kept_menu = KeptMenu(desk, dialogs, self.keeping, self.back)
        self._ways = menus.Ways(
            new_match=self.ask_new_match,
            go_on=self._go_on,
            main_menu=self._ask_main_menu,
            statistics=self.statistics.open,
            settings=self._open_settings,
            help=help,
            quit=self.ask_quit,
            stay=self._to_last_item,
            back=self.back,
            keep=self.keeping.keep,
            kept=kept_menu.open,
            by_number=self._ask_number,
            replays=self._past.choose_replay,
            deals_again=self._past.choose_deal,
            to_match=self._past.to_match,
            scores=self.open_scores,
            tutorial=lambda: self.tutorial.open(),
        )

    @cached_property
    def tutorial(self) -> "Tutorial":
        """The lessons and drills."""
        from spades_gui.app.tutorial.guide import Tutorial  # the game starts without it

        home = partial(self.open_main_menu, speak=False)
        return Tutorial(self._desk, self._place, self._dialogs, self.browse, self.back, home=home, seed=self._seed)

    # Matches

    def start_match(self, number: int | None = None) -> None:
        """Sit down to a new match with the settings in force, which may begin with the deal of a ``number``."""
        settings = self._desk.settings
        rules, conflicting = match_rules(settings)
        view = self._desk.view = viewpoint(settings, rules, playing=self._desk.view.playing)
        names = tuple(self._desk.text(msg("literal", value=view.name(seat))) for seat in range(rules.seats))
        bot = f"bot:{computer_player(settings.match)}"
        players = ("human" if view.playing else bot, *[bot] * (rules.seats - 1))
        seats = tuple(SeatInfo(name, player) for name, player in zip(names, players, strict=True))
        self._desk.matches.drop()
        seed = self._next_seed()
        self._counts = True
        _, table = self._sit_down(Session(rules, seats, seed if number is None else deals.seed_of(number, seed)))
        self._count()
        named = () if number is None else (deal_number(number),)
        self._desk.announcer.answer(msg("match-begins", n=rules.target, value=self._rules.rules_name()), *named)
        if conflicting is not None:
            self._desk.announcer.announce(conflict(conflicting))
        table.refresh()

    def _go_on(self) -> None:
        """Sit down again to the match that was left."""
        if (saved := self._saved) is None:
            return
        record = saved.record
        self._counts = not saved.over
        self._desk.view = Viewpoint(record.rules, names=saved.names)
        runner, table = self._sit_down(Session(record.rules, record.seats, saved.seed))
        scored = [event.sheet for event in runner.resume(saved) if isinstance(event, HandScored)]
        self._count(hand=bool(scored), again=True)
        self._desk.announcer.answer(msg("back-at-table"), *table.place())
        for sheet in scored:
            self._past.open_sheet(sheet, self._after_sheet)
        table.refresh()

    def replay(self, session: Session) -> None:
        """Replay a match that somebody has kept, until the player leaves it for the main menu."""
        seats = session.record.seats
        playing = session.level(0) is None
        names = tuple("" if playing and seat == 0 else info.name for seat, info in enumerate(seats))
        self._past.replay(session, 1, Viewpoint(session.record.rules, names=names, playing=playing))

    def _take_up(self, match: SavedMatch) -> None:
        """Sit down to a match from elsewhere in place of the saved one. If it is over, its last score opens."""
        self._desk.matches.drop()
        if not match.over:
            self._desk.matches.keep(match)
        self._saved = match
        self._go_on()

    @property
    def has_match(self) -> bool:
        """Whether there is a match that could be kept."""
        return self._match() is not None

    def _next_seed(self) -> str:
        """The chance of the next match."""
        self._matches += 1
        return f"{self._seed}/{self._matches}"

    def _match(self) -> SavedMatch | None:
        """The match at the table, over or not, or the one that can be gone on with."""
        match = self._place.match
        return match.saved() if match and self._desk.view.playing else self._saved

    def _sit_down(self, session: Session) -> tuple[Runner, TableCommands]:
        runner = Runner(self._desk, session, self._hand_or_match_over)
        table = TableCommands(self._desk, runner, self._dialogs, self.browse)
        self._saved = None
        self._place.sit(runner, table)
        return runner, table

    def _to_main_menu(self) -> None:
        match = self._place.match
        self._saved = match.saved() if match and self._place.match_on else None
        self._place.sit(None, None)
        self.open_main_menu()

    # Ends of hands and matches

    def _hand_or_match_over(self, event: HandScored | MatchEnded) -> None:
        if not self._desk.view.playing:
            if isinstance(event, MatchEnded):
                self._leave()
        elif isinstance(event, HandScored):
            self._count(hand=True)
            self._past.open_sheet(event.sheet, self._after_sheet)

    def _count(self, *, hand: bool = False, again: bool = False) -> None:
        """Have the match kept for the statistics, or the hand of it that has been scored last, maybe ``again``."""
        from spades_gui.app.played import played_hand, played_match  # the game starts without it

        if self._counts and self._place.match is not None and self._desk.view.playing:
            session = self._place.match.session
            match = played_match(session, self._desk.rule_sets)
            self._desk.statistics.keep(match, played_hand(session.view) if hand else None, again=again)

    def _after_sheet(self) -> None:
        self._dialogs.close()
        if self._place.runner is not None and (seen := self._place.runner.session.view).winner is not None:
            totals = tuple(standing.score for standing in seen.standings)
            result = match_result(seen.winner, totals, self._desk.view)
            self._dialogs.open(menus.match_end(result, self._ways))

    # Menus

    def open_main_menu(self, *, speak: bool = True) -> None:
        """What the game starts with."""
        saved = self._saved
        stands = answers.standing(saved.seen, Viewpoint(saved.record.rules, names=saved.names)) if saved else ()
        self._dialogs.open(menus.main_menu(self._ways, self._settings.item, self._rules, stands), speak=speak)

    def ask_first(self) -> None:
        """What the first start of all begins with."""
        from spades_gui.app.first_start import FirstStart  # no other start needs it

        ways = {"first-table": self.start_match, "menu-tutorial": self._learn, "menu-to-main": self.open_main_menu}
        FirstStart(self._desk, self._dialogs, self._settings.item, ways, skip=self.open_main_menu).open()

    def open_scores(self) -> None:
        """What every hand of the match has brought."""
        self._past.open_scores()

    def _learn(self) -> None:
        self.open_main_menu(speak=False)
        self.tutorial.open()

    def open_game_menu(self) -> None:
        """What Escape opens at the table."""
        match = self._place.match
        past = match is not None and bool(match.session.view.sheets) and self._desk.view.playing
        self._dialogs.open(menus.game_menu(self._ways, past=past, beside=self._place.beside))

    def _open_settings(self) -> None:
        self._dialogs.open(menus.settings_menu(self._settings.item, self._open_part, self._open_keys, self.back))

    def _open_keys(self) -> None:
        from spades_gui.app.key_menu import KeyMenu  # the game starts without it

        KeyMenu(self._desk, self._dialogs, self._settings.item, self.back).open()

    def _open_part(self, part: str) -> None:
        self._dialogs.open(menus.settings_part(part, self._settings.item, self.back))

    def browse(self, name: str, lines: tuple[Message, ...]) -> None:
        """Open something of the table to be looked through line by line, in place of the list that is open, if any."""
        if not self._dialogs.is_open(name):
            if self._dialogs.top and self._dialogs.top.passing:
                self._dialogs.close()
                if self._dialogs.is_open(name):  # the score sheet beneath
                    return
            self._dialogs.open(menus.browse_list(name, lines, self.back))

    def back(self) -> None:
        """Close the uppermost dialog, and say where the player is then."""
        self._dialogs.close(speak=True)
        if self._dialogs.top is None and self._place.table is not None:
            self._desk.announcer.answer(msg("back-at-table"), *self._place.table.prompt())

    def _to_last_item(self) -> None:
        # Escape in the main menu: there is no way back, but the last line is the way out.
        self._dialogs.handlers()["dialog.last"](Key("escape"))

    def _ask_number(self) -> None:
        self._dialogs.open(entry("deal", msg("ask-deal"), self._take_number, self.back, DIGITS))

    def _take_number(self, text: str) -> None:
        if (number := typed_number(text, deals.NUMBERS)) is None:
            self._desk.cue(Cue.REFUSED)
            self._desk.announcer.answer(msg("ask-deal"))
        else:
            self._ask(msg("ask-new-match"), partial(self.start_match, number), needed=self._saved is not None)

    # Questions before something is lost

    def ask_new_match(self) -> None:
        """Start a new match; ask first where that gives one up."""
        self._ask(msg("ask-new-match"), self.start_match, needed=self._place.match_on or self._saved is not None)

    def ask_quit(self) -> None:
        """End the game; ask first while a match is on, or where one would be lost."""
        if not self._desk.matches.kept:
            self._ask(msg("ask-quit-lost"), self._leave, needed=self._place.match_on or self._saved is not None)
        elif self._place.beside:
            self._ask(msg("ask-quit-beside"), self._leave, needed=True)
        else:
            self._ask(msg("ask-quit"), self._leave, needed=self._place.match_on)

    @property
    def asks_quit(self) -> bool:
        """Whether the player is just being asked that."""
        return self._dialogs.top is not None and self._dialogs.top.name.startswith("ask-quit")

    def _ask_main_menu(self) -> None:
        self._ask(msg("ask-main-menu"), self._to_main_menu, needed=self._place.match_on)

    def _ask(self, text: Message, yes: Callable[[], None], *, needed: bool) -> None:
        if not needed:
            yes()
        elif not self._dialogs.is_open(text.id):
            self._dialogs.open(menus.question(text, yes, self.back))
