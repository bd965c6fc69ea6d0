"""The stage of a game: window, voices and sounds of the machine, or none of them."""

import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from spades_gui import assets
from spades_gui.app.headless import (
    HeadlessSpeaker,
    NoClipboard,
    NoPainter,
    NoSounds,
    VirtualClock,
    run_headless,
    run_unseen,
)
from spades_gui.app.ports import NO_VOICE, Clipboard, Game, Painter, Sounds, Speaker, Thinker
from spades_gui.app.process_thinker import ProcessThinker
from spades_gui.app.thinkers import InlineThinker
from spades_gui.keys.key import Key
from spades_gui.present.message import Message, msg
from spades_gui.settings.schema import Settings
from spades_gui.speech.estimate import speaking_time

if TYPE_CHECKING:
    from spades_gui.screen.painter import TablePainter

KeyFor = Callable[[str], Key | None]
"""The key in force for a command, if it has one."""

_FRAME: Final = 1 / 60
"""Seconds. Nobody sees or hears that something took no longer."""
_OPENING: Final = 8.0
"""Seconds in which some voice opens, on a machine that has one: a speech daemon may have to start first."""
_LONG: Final = 10.0
"""Seconds, where nobody sits and waits."""


class CannotStartError(Exception):
    """Why the game cannot start as asked, for the player to read."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.id)
        self.message = message


def _by_nobody() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Stage:
    """Where a game takes place: its ports, its clock, its main loop.

    A move may wait ``patience`` seconds for the disk before it is told. ``on_lost`` has something done should the
    screen go. ``moving`` are the values of the setting ``screen.motion`` with which cards move here.
    """

    speaker: Speaker
    sounds: Sounds
    clipboard: Clipboard
    painter: Painter
    thinker: Thinker
    clock: Callable[[], float]
    wake: Callable[[], None]
    run: Callable[[Game], None]
    read_aloud: Callable[[], bool] = _by_nobody
    drawing_news: Callable[[], tuple[Message, ...]] = tuple
    patience: float = _FRAME
    on_lost: Callable[[Callable[[], object]], None] = lambda _: None
    moving: frozenset[str] = frozenset()


def headless(settings: Settings) -> Stage:
    """No screen, no sound, no voice, and a clock that jumps."""
    clock = VirtualClock()
    return Stage(
        speaker=HeadlessSpeaker(clock, speaking_time, settings.speech.rate),
        sounds=NoSounds(),
        clipboard=NoClipboard(),
        painter=NoPainter(),
        thinker=InlineThinker(),
        clock=clock,
        wake=lambda: None,
        run=lambda game: run_headless(game, clock),
        patience=_LONG,
    )


def real(settings: Settings, key_for: KeyFor, closing: ExitStack, window_file: Path, *, unseen: bool) -> Stage:
    """A window, or with ``unseen`` none where there is no screen; sounds and voices as the machine has them.

    ``window_file`` is where the window's place is kept from one game to the next.
    ``closing`` gets what is to be done at the end. Raises ``CannotStartError`` without a screen.
    """
    woken = _Waker()
    window_up = threading.Event()
    speaker = _speaker(settings, woken, window_up, closing)
    # The voice opens in its own thread from here on, while pygame is imported.
    from spades_gui.screen.clipboard import SystemClipboard
    from spades_gui.screen.lost_screen import on_lost_screen
    from spades_gui.screen.mixer import Mixer
    from spades_gui.screen.system_wish import motion_wanted
    from spades_gui.screen.window import Window, screen_available
    from spades_gui.storage.window_places import read_place, write_place

    thinker = ProcessThinker(woken)
    closing.callback(thinker.close)
    drawing = _Drawing(woken)
    clipboard: Clipboard
    painter: Painter
    run: Callable[[Game], None]
    read_aloud = _by_nobody
    moving: frozenset[str] = frozenset()
    if screen_available() is None:
        moving = frozenset(["full", "auto"] if motion_wanted() else ["full"])
        place = read_place(window_file)
        if settings.speech.channel == "screen_reader":
            from spades_gui.access.channel import Both, Channel, ReadGame

            channel = Channel(woken)
            window = Window(drawing.artist, created=channel.attach, kept=place)
            closing.callback(window.close)
            closing.callback(channel.close)
            painter, read_aloud = Both(window, channel), channel.reading
            run = lambda game: window.run(ReadGame(game, channel, key_for))  # noqa: E731
        else:
            window = painter = Window(drawing.artist, kept=place)
            closing.callback(window.close)
            run = window.run

        def keep_place() -> None:
            if window.place != place:
                write_place(window_file, window.place)

        closing.callback(keep_place)
        clipboard = SystemClipboard()
        woken.call = window.wake
    elif unseen:
        event = threading.Event()
        clipboard, painter = NoClipboard(), NoPainter()
        run = partial(run_unseen, clock=time.monotonic, woken=event)
        woken.call = event.set
    else:
        raise CannotStartError(msg("cli-no-screen"))
    window_up.set()
    sounds = Mixer(assets.sounds_folder(), woken)
    closing.callback(sounds.close)
    return Stage(
        speaker,
        sounds,
        clipboard,
        painter,
        thinker,
        time.monotonic,
        woken,
        run,
        read_aloud,
        drawing_news=drawing.news,
        on_lost=on_lost_screen,
        moving=moving,
    )


def speak_once(settings: Settings, text: str, language: str) -> None:
    """Speak a text as in the game, without a window; returns when it has been, or when nothing comes to speak."""
    no_window = threading.Event()
    no_window.set()
    heard = replace(settings, speech=replace(settings.speech, enabled=True))
    with ExitStack() as closing:
        speaker = _speaker(heard, lambda: None, no_window, closing)
        until = time.monotonic() + _OPENING
        while not speaker.voice() and time.monotonic() < until:
            time.sleep(_FRAME)
        if speaker.voice():
            speaker.say(text, language, interrupt=False)
        while speaker.busy():
            time.sleep(_FRAME)


class _Drawing:
    """Whoever draws the pictures; imported for the first one only: the first word comes before it."""

    def __init__(self, wake: Callable[[], None]) -> None:
        self._wake = wake
        self._painter: TablePainter | None = None

    def artist(self) -> "TablePainter":
        """Who draws."""
        if self._painter is None:
            from spades_gui.screen.painter import TablePainter

            self._painter = TablePainter(wake=self._wake)
        return self._painter

    def news(self) -> tuple[Message, ...]:
        """What the player must know of the drawing, since last asked."""
        return self._painter.news() if self._painter else ()


def _speaker(settings: Settings, wake: Callable[[], None], window_up: threading.Event, closing: ExitStack) -> Speaker:
    from spades_gui.speech import make_speaker
    from spades_gui.speech.pcm import Player

    def make_player() -> Player:
        window_up.wait()  # SDL starts its parts one at a time only
        from spades_gui.screen.voice_sink import VoiceSink

        return VoiceSink()

    speech = settings.speech
    speaker = make_speaker(
        wake,
        make_player,
        rate=speech.rate or None,
        volume=speech.volume,
        voices={"en": speech.voice_en, "fr": speech.voice_fr, "ru": speech.voice_ru},
        preferred=speech.back_end if speech.enabled else NO_VOICE,
    )
    closing.callback(speaker.close)
    closing.callback(window_up.set)  # whoever still waits for it must not hold up the end
    return speaker


class _Waker:
    """Wakes the main loop from other threads, as soon as there is one."""

    def __init__(self) -> None:
        self.call: Callable[[], None] = lambda: None

    def __call__(self) -> None:
        self.call()
