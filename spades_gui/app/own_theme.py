"""The player's own colours: how their file comes to be, and is read again after it was changed."""

from collections.abc import Callable

from spades_gui.app.desk import Desk
from spades_gui.app.dialog import Item
from spades_gui.present.cues import Cue
from spades_gui.present.message import msg
from spades_gui.present.problems import setting_problem
from spades_gui.settings.own_theme import OwnTheme
from spades_gui.settings.schema import OWN_THEME


class OwnThemeMenu:
    """The menu line of the player's own colours; ``changed`` is called when others are in force."""

    def __init__(self, desk: Desk, changed: Callable[[], None]) -> None:
        self._desk = desk
        self._changed = changed

    def item(self) -> Item:
        """Reads the file, or writes one to begin with, and puts its colours in force."""
        return Item(msg("menu-own-theme"), choose=self._renew)

    def _renew(self) -> None:
        if self._desk.make_theme is None or self._desk.errands.pending:
            self._desk.cue(Cue.REFUSED)
        else:
            self._desk.errands.run(self._desk.make_theme, self._use)

    def _use(self, own: OwnTheme) -> None:
        self._desk.own_theme = own.theme
        if own.theme is not None:
            self._desk.set("screen.theme", OWN_THEME)
            self._desk.announcer.answer(msg("own-theme-made" if own.made else "own-theme-read", file=str(own.file)))
        else:
            self._desk.cue(Cue.REFUSED)
        for problem in own.problems:
            self._desk.announcer.announce(*setting_problem(problem))
        self._changed()
