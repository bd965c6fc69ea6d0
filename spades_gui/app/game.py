"""The game as a whole: keys in; words, sounds and pictures out."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from spades_gui.app import menus
from spades_gui.app.desk import Desk
from spades_gui.app.dialogs import Dialogs
from spades_gui.app.help import help_dialog, key_meaning
from spades_gui.app.options_menu import OptionsMenu
from spades_gui.app.ports import Painter
from spades_gui.app.runner import Runner
from spades_gui.app.saved_match import SavedMatch
from spades_gui.app.seating import computer_player, viewpoint
from spades_gui.app.session import Session
from spades_gui.app.setting_commands import SettingCommands
from spades_gui.app.show import picture
from spades_gui.app.table_commands import TableCommands
from spades_gui.app.voice_settings import voice_news
from spades_gui.core.events import HandScored, MatchEnded
from spades_gui.core.record import SeatInfo
from spades_gui.keys.commands import Command, Context
from spades_gui.keys.key import Key
from spades_gui.present import answers
from spades_gui.present.describe import match_result
from spades_gui.present.message import Message, msg
from spades_gui.present.picture import Picture
from spades_gui.present.problems import setting_problem
from spades_gui.present.rules import conflict
from spades_gui.present.viewpoint import Viewpoint
from spades_gui.settings.rules import match_rules

_QUIT: Final = msg("ask-quit")
_QUIT_AND_LOSE: Final = msg("ask-quit-lost")


class GameTable:
    """The running game (the ``Game`` port): a main loop presses keys and lets time pass.

    ``seed`` fixes every deal and every choice of the computer players, match after match.
    """

    def __init__(self, desk: Desk, painter: Painter, seed: str) -> None:
        self._desk = desk
        self._painter = painter
        self._seed = seed
        self._matches = 0
        self._runner: Runner | None = None
        self._table: TableCommands | None = None
        self._ending: MatchEnded | None = None
        self._saved: SavedMatch | None = desk.matches.found()
        """The match that the player can go on with from the main menu."""
        self._dialogs = Dialogs(desk, escape=self._open_game_menu)
        self._settings = SettingCommands(desk, changed=self._refresh)
        self._rules = OptionsMenu(desk, self._dialogs)
        self._learning = False
        self._running = True
        self._changed = True
        self._shown: Picture | None = None
        self._ways = menus.Ways(
            new_match=self._ask_new_match,
            go_on=self._go_on,
            main_menu=self._ask_main_menu,
            settings=self._open_settings,
            help=self._open_help,
            quit=self._ask_quit,
            stay=self._to_last_item,
            back=self._back,
        )
        self._handlers: Mapping[str, Callable[[Key], None]] = {}
        self._connect()

    @property
    def running(self) -> bool:
        """False once the player has quit, or a demonstration is over."""
        return self._running

    def quit(self) -> None:
        """Stop running, without a question."""
        self._running = False

    @property
    def waiting(self) -> bool:
        """Whether the game waits for the player and does nothing by itself."""
        runner = self._runner
        if self._table is not None and self._table.advice.pending:
            return False
        return self._learning or self._dialogs.top is not None or runner is None or bool(runner.prompt())

    @property
    def session(self) -> Session | None:
        """The match at the table, if there is one."""
        return self._runner.session if self._runner else None

    def start(self, notices: Iterable[tuple[Message, ...]] = (), *, demo: bool = False) -> None:
        """Open the main menu, or begin a demonstration, and say after it what the player must know (``notices``)."""
        self._desk.apply_settings()
        self._desk.give_way()
        if demo:
            self.start_match()
        else:
            self._open_main_menu()
        for notice in notices:
            self._desk.announcer.announce(*notice)

    def start_match(self) -> None:
        """Sit down to a new match with the settings in force."""
        settings = self._desk.settings
        self._matches += 1
        rules, conflicting = match_rules(settings)
        view = self._desk.view = viewpoint(settings, rules, playing=self._desk.view.playing)
        names = tuple(self._desk.text(msg("literal", value=view.name(seat))) for seat in range(rules.seats))
        bot = f"bot:{computer_player(settings.match)}"
        players = ("human" if view.playing else bot, *[bot] * (rules.seats - 1))
        seats = tuple(SeatInfo(name, player) for name, player in zip(names, players, strict=True))
        self._desk.matches.drop()
        self._sit_down(Session(rules, seats, f"{self._seed}/{self._matches}"))
        self._desk.announcer.answer(msg("match-begins", n=rules.target, value=self._rules.rules_name()))
        if conflicting is not None:
            self._desk.announcer.announce(conflict(conflicting))
        self._refresh()

    def _go_on(self) -> None:
        """Sit down again to the match that was left."""
        if (saved := self._saved) is None:
            return
        record = saved.record
        self._desk.view = Viewpoint(record.rules, names=saved.names)
        runner, table = self._sit_down(Session(record.rules, record.seats, saved.seed))
        last = runner.resume(record)
        self._desk.announcer.answer(msg("back-at-table"), *table.place())
        runner.end(last)
        self._refresh()

    def _sit_down(self, session: Session) -> tuple[Runner, TableCommands]:
        runner = self._runner = Runner(self._desk, session, self._hand_or_match_over)
        table = self._table = TableCommands(self._desk, runner, self._dialogs, self._browse)
        self._ending = self._saved = None
        self._dialogs.close_all()
        self._connect()
        return runner, table

    def press(self, key: Key) -> None:
        """A key was pressed: find its command and do it."""
        self._desk.transcript.write("key", key=str(key))
        contexts = self._contexts()
        self._desk.fall_silent()
        if self._learning:
            self._learn(key, contexts)
        elif self._dialogs.takes_text(key):
            self._dialogs.type(key.text)
        elif command := self._desk.keymap.find(key, contexts):
            if self._desk.speaker.busy():
                self._desk.speaker.silence()
            self._run(command, key)
        elif self._types_letter(key):
            self._dialogs.letter(key.text)
        self._changed = True

    def tick(self, now: float) -> float | None:
        """Let the match go on where nothing covers it, and paint what has changed."""
        if self._desk.give_way():
            self._say_place()
        if not self._desk.speaker.busy():
            self._desk.fall_silent()
        wait = self._advance(now)
        if self._table is not None and self._running:
            self._changed |= self._table.advice.pending
            dialog = self._dialogs.top
            wait = _sooner(wait, self._table.advice.step(now, at_table=dialog is None or dialog.table_keys))
        for news in self._desk.speaker.news():
            if self._desk.speaks:
                self._desk.announcer.remark(voice_news(news))
                self._changed = True
        for problem in self._desk.keeper.problems():
            self._desk.announcer.announce(*setting_problem(problem))
            self._changed = True
        for notice in self._desk.matches.news():
            self._desk.announcer.announce(notice)
            self._changed = True
        if self._changed:
            self._changed = False
            self._paint()
        return wait

    def focus_changed(self, focused: bool) -> None:
        """Fall silent with the window in the background, if the player wants that, and take up speech again after."""
        muted = not (focused or self._desk.settings.speech.unfocused)
        if muted == self._desk.announcer.muted:
            return
        self._desk.announcer.muted = muted
        if muted:
            self._desk.speaker.silence()
        elif self._desk.speaks:
            self._say_place()

    def close_requested(self) -> None:
        """The window is being closed: ask first where a match is on; asked twice, quit."""
        if self._dialogs.top and self._dialogs.top.name in (_QUIT.id, _QUIT_AND_LOSE.id):
            self.quit()
        else:
            self._learning = False
            self._ask_quit()
        self._changed = True

    def _advance(self, now: float) -> float | None:
        if not self._running or self._runner is None or self._dialogs.top is not None or self._learning:
            return None
        wait = self._runner.step(now)
        if wait == 0.0:
            self._refresh()
        return wait

    def _contexts(self) -> tuple[Context, ...]:
        dialog = self._dialogs.top
        if dialog is not None:
            return (Context.DIALOG, *((Context.TABLE,) if dialog.table_keys else ()), Context.GLOBAL)
        table = self._table
        chooser = (Context.CHOOSER,) if table and table.acts.chooser else ()
        digits = (Context.DIGITS,) if table and table.seen.bids_open() else ()
        return (*chooser, *digits, Context.TABLE, Context.GLOBAL)

    def _types_letter(self, key: Key) -> bool:
        dialog = self._dialogs.top
        modified = key.ctrl or key.alt
        return dialog is not None and not dialog.table_keys and not modified and key.text.isalpha()

    def _run(self, command: Command, key: Key) -> None:
        if self._table:
            self._table.given(command.id)
        if self._runner:
            self._runner.hurry()
        self._handlers[command.id](key)
        self._refresh()

    def _connect(self) -> None:
        self._handlers = {
            **self._dialogs.handlers(),
            **self._settings.handlers(),
            **(self._table.handlers() if self._table else {}),
            "say.again": lambda _: self._again(),
            "help.here": lambda _: self._open_help(),
            "help.learn": lambda _: self._begin_learning(),
            "menu.open": lambda _: self._open_game_menu(),
            "match.new": lambda _: self._ask_new_match(),
            "app.quit": lambda _: self._ask_quit(),
        }

    def _refresh(self) -> None:
        if self._table is not None:
            self._table.refresh()
        self._changed = True

    def _again(self) -> None:
        if explained := self._dialogs.explanation():
            self._desk.announcer.answer(*explained)
            return
        waiting = self._dialogs.prompt() or (self._table.acts.prompt() if self._table else ())
        self._desk.announcer.again(*waiting)

    def _say_place(self) -> None:
        """Speech begins again after a silence: say where the player is, with news of the game that may have come."""
        self._changed = True
        if self._learning:
            self._desk.announcer.notice(msg("learn-begins"))
        elif place := self._dialogs.place():
            self._desk.announcer.notice(*place)
        elif self._table is not None:
            self._desk.announcer.news_again(*self._table.place())

    # Dialogs

    def _back(self) -> None:
        self._dialogs.close(speak=True)
        if self._dialogs.top is None and self._table is not None:
            self._desk.announcer.answer(msg("back-at-table"), *self._table.acts.prompt())

    def _open_game_menu(self) -> None:
        self._dialogs.open(menus.game_menu(self._ways))

    def _to_last_item(self) -> None:
        # Escape in the main menu: there is no way back, but the last line is the way out.
        self._handlers["dialog.last"](Key("escape"))

    def _open_settings(self) -> None:
        self._dialogs.open(menus.settings_menu(self._settings.item, self._open_part, self._back))

    def _open_part(self, part: str) -> None:
        self._dialogs.open(menus.settings_part(part, self._settings.item, self._back))

    def _browse(self, name: str, lines: tuple[Message, ...]) -> None:
        if not self._dialogs.is_open(name):
            if self._dialogs.top and self._dialogs.top.passing:
                self._dialogs.close()
                if self._dialogs.is_open(name):  # the score sheet beneath
                    return
            self._dialogs.open(menus.browse_list(name, lines, self._back))

    def _open_help(self) -> None:
        if not self._dialogs.is_open("help"):
            contexts = self._contexts()
            self._dialogs.open(help_dialog(self._desk.keymap, contexts, self._run_from_help, self._back))

    def _run_from_help(self, command: Command, key: Key) -> None:
        self._dialogs.close()
        self._run(command, key)

    def _begin_learning(self) -> None:
        self._learning = True
        self._desk.announcer.answer(msg("learn-begins"))

    def _learn(self, key: Key, contexts: tuple[Context, ...]) -> None:
        if key == Key("escape"):
            self._learning = False
            self._desk.announcer.answer(msg("learn-ends"))
        else:
            self._desk.announcer.answer(key_meaning(self._desk.keymap, key, contexts))

    def _ask(self, text: Message, yes: Callable[[], None], *, needed: bool) -> None:
        if not needed:
            yes()
        elif not self._dialogs.is_open(text.id):
            self._dialogs.open(menus.question(text, yes, self._back))

    @property
    def _match_on(self) -> bool:
        return self._runner is not None and self._runner.session.view.winner is None and self._desk.view.playing

    def _ask_new_match(self) -> None:
        self._ask(msg("ask-new-match"), self.start_match, needed=self._match_on or self._saved is not None)

    def _ask_main_menu(self) -> None:
        self._ask(msg("ask-main-menu"), self._to_main_menu, needed=self._match_on)

    def _ask_quit(self) -> None:
        if self._desk.matches.kept:
            self._ask(_QUIT, self.quit, needed=self._match_on)
        else:
            self._ask(_QUIT_AND_LOSE, self.quit, needed=self._match_on or self._saved is not None)

    def _to_main_menu(self) -> None:
        self._saved = self._runner.saved() if self._runner and self._match_on else None
        self._runner = self._table = None
        self._dialogs.close_all()
        self._connect()
        self._open_main_menu()

    def _open_main_menu(self) -> None:
        saved = self._saved
        stands = answers.standing(saved.seen, Viewpoint(saved.record.rules, names=saved.names)) if saved else ()
        self._dialogs.open(menus.main_menu(self._ways, self._settings.item, self._rules, stands))

    # Ends of hands and matches

    def _hand_or_match_over(self, event: HandScored | MatchEnded) -> None:
        if isinstance(event, MatchEnded):
            self._ending = event
        elif self._desk.view.playing:
            review = self._review if self._desk.settings.play.review else None
            sheet = menus.score_sheet(event.sheet, self._desk.view, self._after_sheet, review)
            self._dialogs.open(sheet, speak=False)
            self._desk.announcer.announce(msg("sheet-go-on"))
        if self._ending and not self._desk.view.playing:
            self.quit()

    def _review(self) -> None:
        self._handlers["browse.review"](Key("return"))

    def _after_sheet(self) -> None:
        self._dialogs.close()
        if self._ending is not None:
            result = match_result(self._ending.winner, self._ending.totals, self._desk.view)
            self._dialogs.open(menus.match_end(result, self._ways))

    # Picture

    def _paint(self) -> None:
        now = picture(self._desk, self._table, self._dialogs.top)
        if now != self._shown:
            if now.caption and (self._shown is None or now.caption != self._shown.caption):
                self._desk.transcript.write("screen", text=now.caption[-1])
            self._shown = now
            self._painter.paint(now)


def _sooner(one: float | None, other: float | None) -> float | None:
    return min((wait for wait in (one, other) if wait is not None), default=None)
