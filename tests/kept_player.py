"""A player whose kept matches lie in a folder, with another match on the shelf."""

from pathlib import Path

from pilot import Pilot, PlainThinker, words
from saves import saved_after

from spades_gui.app.doubles import RecordingMatchKeeper
from spades_gui.app.keeping import suggestion
from spades_gui.app.kept_match import KeptMatch
from spades_gui.app.saved_match import SavedMatch
from spades_gui.present.message import Message
from spades_gui.storage.kept import KeptMatches

OTHER = saved_after(60, seed="other")
STANDS = words().say(suggestion(OTHER), "en").removeprefix("Classic")
"""How the other match stands: its hand and score, after a name."""


class Player(Pilot):
    """A player whose kept matches lie in a folder."""

    def __init__(self, folder: Path, language: str = "en", match: SavedMatch | None = None, **settings: object) -> None:
        super().__init__(
            language,
            "kept",
            thinker=PlainThinker(3, 3, 3, 3),
            matches=RecordingMatchKeeper(match),
            kept=KeptMatches(folder / "kept", folder / "exports"),
            **settings,  # type: ignore[arg-type]
        )
        self.heard()

    def keep(self, name: str = "") -> list[str]:
        return self.press("ctrl+s", *name, "return")

    def open_kept(self) -> list[str]:
        """From the table or the main menu to the list of kept matches."""
        if self.painter.pictures[-1].dialog is None:
            self.press("escape")
        self.choose("kept matches", "parties gardées", "сохранённые партии")
        return self.press("return")[-1:]

    def act(self) -> None:
        """Do what is asked for."""
        assert self.seen.my_turn
        _ = self.bid(3) if self.seen.bids_open() else self.play()

    def choose(self, *labels: str) -> None:
        """Go to the line that begins with one of these words."""
        said = self.press("home")
        while not said[-1].lower().startswith(labels):
            before = said
            said = self.press("down")
            assert said != before, labels

    @property
    def now(self) -> SavedMatch:
        """The match in progress, as the game would find it at the next start."""
        assert isinstance(self.matches, RecordingMatchKeeper)
        assert self.matches.match is not None
        return self.matches.match

    @property
    def shelf(self) -> dict[str, SavedMatch | None]:
        """What is kept, as a game would find it that starts now."""
        assert isinstance(self.kept, KeptMatches)
        found = KeptMatches(self.kept._kept, self.kept.exchange).all()
        assert not isinstance(found, Message)
        return {each.name: each.match for each in found}


def at_table(folder: Path, language: str = "en", **settings: object) -> Player:
    player = Player(folder, language, **settings)
    player.begin()
    player.bid(3)
    return player


def on_the_shelf(folder: Path, **matches: SavedMatch) -> None:
    for name, match in matches.items():
        assert isinstance(KeptMatches(folder / "kept", folder / "exports").keep(name, match), KeptMatch)
