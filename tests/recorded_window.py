"""A window with a game that writes down what reaches it; run as a program it is that game, in a process of its own."""

import json
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from xserver import XServer, until

ROOT = Path(__file__).resolve().parent.parent


class RecordedWindow:
    """The running game and what it has reported so far: ``keys``, ``texts``, ``drawn`` sizes, ``closes``…"""

    def __init__(self, server: XServer, process: subprocess.Popen[str]) -> None:
        self.server = server
        self.process = process
        self.keys: list[str] = []
        self.texts: list[str] = []
        self.drawn: list[tuple[int, int]] = []
        self.closes = 0
        self.pointed: list[str] = []
        self.layout = "us"
        self.ticks = 0
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        until(lambda: bool(self.drawn))
        server.focus(process.pid)

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            report: dict[str, Any] = json.loads(line)
            if "key" in report:
                self.texts.append(report["text"])
                self.keys.append(report["key"])
            elif "drawn" in report:
                self.drawn.append(tuple(report["drawn"]))
            elif "pointed" in report:
                self.pointed.append(report["pointed"])
            elif "ticks" in report:
                self.ticks = report["ticks"]
            else:
                self.closes += 1

    @property
    def id(self) -> str:
        """X's number of the window; another one after a change to or from full screen."""
        return self.server.window(self.process.pid)

    @property
    def title(self) -> str:
        """The window's title as X clients see it."""
        return self.server.run("xdotool", "getwindowname", self.id).strip()

    def heard(self, *keycodes: int) -> list[str]:
        """The keys that reached the game for these presses, one after the other."""
        return self._after([(keycode,) for keycode in keycodes])

    def chord(self, *keycodes: int) -> list[str]:
        """The keys that reached the game while these were pressed together."""
        return self._after([keycodes])

    def held(self, keycode: int, *, seconds: float) -> list[str]:
        """The keys that reached the game while this one was held down for some time."""
        before = len(self.keys)
        self.server.run("xdotool", "keydown", str(keycode), "sleep", str(seconds), "keyup", str(keycode))
        return self.keys[before:] + self._after([])

    def _after(self, presses: list[tuple[int, ...]]) -> list[str]:
        before = len(self.keys)
        for keycodes in presses:
            self.server.press(*keycodes)
        self.server.press(X_KEYS["f12"])
        until(lambda: "f12" in self.keys[before:])
        return self.keys[before:-1]

    @property
    def corner(self) -> tuple[int, int]:
        """Where its left upper corner is on the screen, as X clients see it."""
        where = self.server.run("xdotool", "getwindowgeometry", "--shell", self.id)
        facts = dict(line.split("=") for line in where.split())
        return int(facts["X"]), int(facts["Y"])

    def close(self) -> None:
        """Close it as a window manager does, and wait until the process has ended."""
        self.server.ask_to_close(self.id)
        assert self.process.wait(300) == 0

    def click(self, x: int, y: int, button: int = 1) -> None:
        """Press and let go of a button of the mouse at a place of the window."""
        self.server.run("xdotool", "mousemove", "--window", self.id, str(x), str(y), "click", str(button))

    def resize(self, width: int, height: int) -> None:
        """Have the window made this large."""
        self.server.run("xdotool", "windowsize", self.id, str(width), str(height))


X_KEYS = {
    **dict(zip("1234567890", range(10, 20), strict=True)),
    **dict(zip("qwertyuiop[", range(24, 35), strict=True)),
    **dict(zip("asdfghjkl;", range(38, 48), strict=True)),
    **dict(zip("zxcvbnm,./", range(52, 62), strict=True)),
    **{f"f{number}": 66 + number for number in range(1, 11)},
    **dict(zip(("kp7", "kp8", "kp9", "kp-", "kp4", "kp5", "kp6"), range(79, 86), strict=True)),
    **dict(zip(("kp1", "kp2", "kp3", "kp0", "kp."), range(87, 92), strict=True)),
    **dict(zip(("kp return", "right ctrl", "kp/", "print", "altgr"), range(104, 109), strict=True)),
    **dict(zip(("home", "up", "pageup", "left", "right", "end", "down", "pagedown"), range(110, 118), strict=True)),
    **dict(zip(("escape", "-", "=", "backspace", "tab"), (9, 20, 21, 22, 23), strict=True)),
    **dict(zip(("return", "ctrl", "shift", "alt", "space"), (36, 37, 50, 64, 65), strict=True)),
    **dict(zip(("capslock", "numlock", "f11", "f12"), (66, 77, 95, 96), strict=True)),
    **dict(zip(("insert", "delete", "super"), (118, 119, 133), strict=True)),
}
"""X keycodes of physical keys, named by what a US keyboard prints on them."""


@contextmanager
def recorded_window(server: XServer, place: Path | None = None) -> Iterator[RecordedWindow]:
    """The recording game in a real window on ``server``, with its keyboard focused; ``place`` is for its place."""
    command = [sys.executable, "-W", "error", __file__, *([str(place)] if place else [])]
    env = {**server.env, "PYTHONPATH": str(ROOT), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield RecordedWindow(server, process)
        finally:
            process.kill()


def _report(**what: object) -> None:
    print(json.dumps(what), flush=True)


def _main() -> None:
    import pygame
    from sketch import Sketch

    from spades_gui.keys.key import Key
    from spades_gui.present.picture import Picture
    from spades_gui.present.spot import Spot
    from spades_gui.screen.window import Window
    from spades_gui.storage.window_places import read_place, write_place

    def draw(surface: pygame.Surface, picture: Picture) -> None:
        surface.fill((0, 90, 60) if not picture.caption else (120, 90, 0))
        _report(drawn=surface.get_size())

    class Game:
        """Draws at first, and again when Space or F11 (full screen) is pressed. F10 counts the ticks."""

        running = True
        full_screen = False
        changed = True
        ticks = 0

        def press(self, key: Key) -> None:
            if str(key) == "f11":
                self.full_screen = not self.full_screen
            if str(key) == "f10":
                _report(ticks=self.ticks)
            self.changed |= str(key) in ("f11", "space")
            _report(key=str(key), text=key.text)

        def point(self, spot: Spot) -> None:
            _report(pointed=str(spot.part))

        def tick(self, now: float) -> float | None:
            self.ticks += 1
            if self.changed:
                self.changed = False
                window.paint(Picture("Recorded ♠ Игра", None, None, (), "", "", self.full_screen))
            return None

        def focus_changed(self, focused: bool) -> None:
            """Says nothing: the tests of the window ask for nothing here."""

        def close_requested(self) -> None:
            _report(close=True)
            self.running = False

    file = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    window = Window(Sketch(draw), kept=read_place(file) if file else None)
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may have started us with Ctrl+C ignored
    window.run(Game())
    if file:
        write_place(file, window.place)
    window.close()


if __name__ == "__main__":
    _main()
