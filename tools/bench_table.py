"""A table for measurements: the real game with doubles of what is not measured."""

import time

from spades_gui import assets
from spades_gui.app.announcer import Announcer
from spades_gui.app.desk import Desk
from spades_gui.app.doubles import (
    RecordingClipboard,
    RecordingKeeper,
    RecordingKeptMatches,
    RecordingMatchKeeper,
    RecordingPainter,
    RecordingSounds,
    RecordingSpeaker,
    RecordingStatistics,
)
from spades_gui.app.errands import InlineErrands
from spades_gui.app.game import GameTable
from spades_gui.app.headless import VirtualClock
from spades_gui.app.ports import Painter, Speaker
from spades_gui.app.thinkers import InlineThinker
from spades_gui.app.transcripts import NoTranscript
from spades_gui.core.options import PRESETS
from spades_gui.keys.key import parse_key
from spades_gui.keys.keymap import make_keymap
from spades_gui.present.picture import Picture
from spades_gui.present.viewpoint import Viewpoint
from spades_gui.present.words import Words
from spades_gui.settings.schema import Settings, with_value


def table(speaker: Speaker, painter: Painter, *, waits: bool = False) -> GameTable:
    """A game at its main menu; with ``waits``, nobody plays before ``speaker`` has spoken."""
    words = Words(assets.locales_folder(), print)
    desk = Desk(
        settings=with_value(Settings(), "speech.back_end", speaker.voice()),  # no other may take its place
        keymap=make_keymap({})[0],
        announcer=Announcer(words, speaker, NoTranscript(), "en", "normal"),
        speaker=speaker,
        sounds=RecordingSounds(),
        clipboard=RecordingClipboard(),
        thinker=InlineThinker(),
        transcript=NoTranscript(),
        keeper=RecordingKeeper(),
        matches=RecordingMatchKeeper(),
        kept=RecordingKeptMatches(),
        errands=InlineErrands(),
        statistics=RecordingStatistics(),
        view=Viewpoint(PRESETS["classic"]),
        waits=waits,
    )
    game = GameTable(desk, painter, "bench")
    game.start()
    return game


def begin(game: GameTable) -> None:
    """From the main menu to the player's first bid."""
    game.press(parse_key("return"))
    while game.tick(time.monotonic()) == 0.0:
        pass


def pictures_of_a_hand() -> list[Picture]:
    """Every picture from the main menu to the score of the first hand, each card played in one of its own."""
    clock = VirtualClock()
    painter = RecordingPainter()
    game = table(RecordingSpeaker(clock), painter, waits=True)

    def press(*keys: str) -> None:
        for key in keys:
            game.press(parse_key(key))
            while (wait := game.tick(clock.now)) is not None and not (wait and game.waiting):
                clock.now += wait

    press("return", "3", "return")
    while game.session is not None and not game.session.view.sheets:
        shown = painter.pictures[-1].table
        assert shown is not None
        place = next(number for number, card in enumerate(shown.hand) if card.playable)
        press("home", *["right"] * place, "return")
    return painter.pictures
