"""The game as a whole: keys in; words, sounds and pictures out."""

from collections.abc import Callable, Collection, Iterable, Mapping
from pathlib import Path
from typing import Final

from spades_gui.app.desk import Desk
from spades_gui.app.dialogs import Dialogs
from spades_gui.app.help import Help, key_meaning
from spades_gui.app.place import Place
from spades_gui.app.pointing import aim, command_at
from spades_gui.app.ports import Painter, SpeechNews
from spades_gui.app.runner import POLL
from spades_gui.app.session import Session
from spades_gui.app.setting_commands import SettingCommands
from spades_gui.app.show import picture
from spades_gui.app.sittings import Sittings
from spades_gui.app.table import Table
from spades_gui.app.voice_settings import voice_news
from spades_gui.keys.commands import Command, Context
from spades_gui.keys.key import PAD, Key
from spades_gui.present import answers
from spades_gui.present.key_names import key_name
from spades_gui.present.message import Message, msg
from spades_gui.present.picture import Picture
from spades_gui.present.problems import setting_problem
from spades_gui.present.spot import Part, Spot

_COVERED: Final = (Context.CHOOSER, Context.DIGITS, Context.REPLAY)
"""What gives way to a dialog that leaves the table its other keys."""
_POINTER: Final = Key("pointer")
"""What stands for a key where there was none."""


class GameTable:
    """The running game (the ``Game`` port): a main loop presses keys and lets time pass.

    ``seed`` fixes every deal and every choice of the computer players, match after match.
    """

    def __init__(self, desk: Desk, painter: Painter, seed: str) -> None:
        self._desk = desk
        self._painter = painter
        self._dialogs = Dialogs(desk, escape=lambda: self._sittings.open_game_menu())
        self._settings = SettingCommands(desk, changed=self._refresh)
        self._place = Place(desk, self._dialogs, changed=self._connect)
        self._sittings = Sittings(
            desk, self._place, self._dialogs, self._settings, seed, help=lambda: self._help.open(), leave=self.quit
        )
        self._help = Help(
            desk,
            self._dialogs,
            self._place,
            contexts=self._contexts,
            idle=self._idle,
            run=self._run,
            learn=self._begin_learning,
            back=self._sittings.back,
        )
        self._lacking: tuple[SpeechNews, ...] = ()
        self._learning = False
        self._running = True
        self._changed = True
        self._shown: Picture | None = None
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
        table = self._table
        busy = self._desk.errands.pending or self._sittings.statistics.pending or self._help.reader.reading
        if busy or (table is not None and table.pending):
            return False
        standing = self._learning or self._dialogs.top is not None or self._place.runner is None
        return standing or (table is not None and bool(table.prompt()))

    @property
    def session(self) -> Session | None:
        """The match at the table, if there is one."""
        runner = self._place.runner
        return runner.session if runner else None

    @property
    def _table(self) -> Table | None:
        return self._place.table

    def start(
        self,
        notices: Iterable[tuple[Message, ...]] = (),
        *,
        demo: bool = False,
        first: bool = False,
        record: Path | None = None,
        replay: Session | None = None,
    ) -> None:
        """Open the main menu, or begin a demonstration, and say after it what the player must know (``notices``).

        ``first``: ask first what is asked at the first start of all. ``record`` is the file of a match to go on with,
        ``replay`` a match to be replayed first.
        """
        self._desk.apply_settings()
        self._desk.give_way()
        if demo:
            self._sittings.start_match()
        elif replay is not None:
            self._sittings.replay(replay)
        elif first and record is None:
            self._sittings.ask_first()
        else:
            self._sittings.open_main_menu()
            if record is not None:
                self._sittings.keeping.open_record(record)
        for notice in notices:
            self._desk.announcer.announce(*notice)

    def press(self, key: Key) -> None:
        """A key was pressed: find its command and do it."""
        self._desk.transcript.write("key", key=str(key))
        contexts = self._contexts()
        self._desk.pad = key.pad
        self._desk.fall_silent()
        self._help.reader.stop()
        if self._learning:
            self._learn(key, contexts)
        elif self._dialogs.listening:
            self._desk.speaker.silence()
            self._dialogs.hear(key)
        elif text := self._dialogs.typed(key):
            self._dialogs.type(text)
        elif self._dialogs.takes_number(key):
            self._dialogs.number(int(key.name))
        elif command := self._dialogs.keymap.find(key, contexts):
            if self._desk.speaker.busy():
                self._desk.speaker.silence()
            self._run(command, key)
        elif self._types_letter(key):
            self._dialogs.letter(key.text)
        elif self._table is not None and self._dialogs.top is None:
            self._table.no_command(key)
        self._changed = True

    def key(self, command: str) -> Key | None:
        """What can be pressed now for the command with this id, if it has anything."""
        return next(iter(self._dialogs.keymap.all_keys(command)), None)

    def point(self, spot: Spot) -> None:
        """A part of the picture was chosen by pointing at it: do what a key would do there."""
        self._desk.transcript.write("pointer", part=str(spot.part), place=spot.place)
        runner = self._place.runner
        command = command_at(spot, self._contexts(), holding=runner is not None and runner.holding)
        if command is None:
            return
        self._desk.fall_silent()
        self._help.reader.stop()
        if self._learning:
            self._desk.announcer.answer(msg("sentence", line=msg(command.help_id)))
        elif spot.part is Part.SEAT and self._table and spot.place < self._desk.view.options.seats:
            self._desk.announcer.answer(*answers.seat(self._table.seen, spot.place, self._desk.view))
        elif aim(spot, self._table, self._dialogs):
            if self._desk.speaker.busy():
                self._desk.speaker.silence()
            for _ in range(max(1, spot.place) if spot.part in (Part.EARLIER, Part.LATER) else 1):
                self._run(command, _POINTER)
        self._changed = True

    def tick(self, now: float) -> float | None:
        """Let the match go on where nothing covers it, and paint what has changed."""
        if self._desk.give_way():
            self._say_place()
        if not self._desk.speaker.busy():
            self._desk.fall_silent()
        if self._desk.errands.step():  # before all that goes on by itself: it may have brought another match
            self._refresh()
        wait = self._advance(now)
        if self._table is not None and self._running:
            self._changed |= self._table.pending
            dialog = self._dialogs.top
            wait = _sooner(wait, self._table.step(now, at_table=dialog is None or dialog.table_keys))
        if self._running:
            self._changed |= self._sittings.statistics.pending
            wait = _sooner(wait, self._sittings.statistics.step(now))
            self._changed |= self._help.reader.reading
            wait = _sooner(wait, self._help.reader.step())
        self._tell_voices()
        for problem in self._desk.keeper.problems():
            self._desk.announcer.announce(*setting_problem(problem))
            self._changed = True
        desk = self._desk
        for notice in (*desk.matches.news(), *desk.sounds.news(), *desk.statistics.news(), *desk.drawing_news()):
            self._desk.announcer.announce(notice)
            self._changed = True
        if self._desk.errands.pending:
            wait = _sooner(wait, POLL)
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
            self._help.reader.stop()
            self._desk.speaker.silence()
        elif self._desk.speaks:
            self._say_place()

    def close_requested(self) -> None:
        """The window is being closed: ask first where a match is on; asked twice, quit."""
        if self._sittings.asks_quit:
            self.quit()
        else:
            self._learning = False
            self._sittings.ask_quit()
        self._changed = True

    def _tell_voices(self) -> None:
        """Tell what has happened to voices; that one lacks a language, when the player comes to speak that."""
        news = (*self._lacking, *self._desk.speaker.news())
        self._lacking = tuple(each for each in news if each.language not in ("", self._desk.announcer.language))
        for each in news:
            if self._desk.speaks and each not in self._lacking:
                self._desk.announcer.remark(voice_news(each))
                self._changed = True

    def _advance(self, now: float) -> float | None:
        runner = self._place.runner
        if not self._running or runner is None or self._dialogs.top is not None or self._learning:
            return None
        wait = runner.step(now)
        if wait == 0.0:
            self._refresh()
        return wait

    def _contexts(self) -> tuple[Context, ...]:
        dialog = self._dialogs.top
        if dialog is not None and not dialog.table_keys:
            return (Context.DIALOG, Context.GLOBAL)
        table = self._table.contexts if self._table else ()
        if dialog is None:
            return (*table, Context.GLOBAL)
        return (Context.DIALOG, *(each for each in table if each not in _COVERED), Context.GLOBAL)

    def _types_letter(self, key: Key) -> bool:
        dialog = self._dialogs.top
        modified = key.ctrl or key.alt
        return dialog is not None and not dialog.table_keys and not modified and key.text.isalpha()

    def _run(self, command: Command, key: Key) -> None:
        if self._table:
            self._table.given(command.id)
        if self._place.runner:
            self._place.runner.hurry()
        self._handlers[command.id](key)
        self._refresh()

    def _connect(self) -> None:
        self._handlers = {
            **self._dialogs.handlers(),
            **self._settings.handlers(),
            **(self._table.handlers() if self._table else {}),
            "say.again": lambda _: self._again(),
            "help.here": lambda _: self._help.open_here(),
            "help.rules": lambda _: self._help.open_rules(),
            "help.learn": lambda _: self._begin_learning(),
            "menu.open": lambda _: self._sittings.open_game_menu(),
            "browse.scores": lambda _: self._sittings.open_scores(),
            "match.save": lambda _: self._sittings.keeping.keep(),
            "match.new": lambda _: self._sittings.ask_new_match(),
            "app.quit": lambda _: self._sittings.ask_quit(),
        }

    def _refresh(self) -> None:
        if self._table is not None:
            self._table.refresh()
        self._changed = True

    def _again(self) -> None:
        if explained := self._dialogs.explanation():
            self._desk.announcer.answer(*explained)
            return
        waiting = self._dialogs.prompt() or (self._table.prompt() if self._table else ())
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

    def _idle(self) -> Collection[str]:
        """The commands that would only say that there is nothing to do."""
        no_match = () if self._sittings.has_match else ("match.save",)
        return (*no_match, *(self._table.idle if self._table else ()))

    def _begin_learning(self) -> None:
        self._learning = True
        self._desk.announcer.answer(msg("learn-begins"))

    def _learn(self, key: Key, contexts: tuple[Context, ...]) -> None:
        if str(key) in ("escape", f"{PAD}b"):
            self._learning = False
            self._desk.announcer.answer(msg("learn-ends"))
        elif self._dialogs.typed(key):
            self._desk.announcer.answer(msg("key-types", key=key_name(key)))
        else:
            self._desk.announcer.answer(key_meaning(self._dialogs.keymap, key, contexts))

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
