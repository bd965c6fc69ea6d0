"""A private X server for tests, and hands on its keyboard."""

import ctypes
import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from needs import needs

_XKB_CORE_KEYBOARD = 0x100
_CLIENT_MESSAGE = 33
_PROTOCOLS, _DELETE = b"WM_PROTOCOLS", b"WM_DELETE_WINDOW"


class _ClientMessage(ctypes.Structure):
    """Xlib's ``XClientMessageEvent``, as long as its ``XEvent``."""

    _fields_ = [
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("pad", ctypes.c_long * 12),
    ]


class XServer:
    """A running Xvfb. ``env`` is the environment of a program that is to open its window there."""

    def __init__(self, display: str) -> None:
        self.env = {**os.environ, "DISPLAY": display, "SDL_AUDIODRIVER": "dummy"}
        self.env.pop("SDL_VIDEODRIVER", None)
        self.env.pop("WAYLAND_DISPLAY", None)
        self._x11 = ctypes.CDLL("libX11.so.6")
        self._xtest = ctypes.CDLL("libXtst.so.6")
        self._x11.XOpenDisplay.restype = ctypes.c_void_p
        self._connection = ctypes.c_void_p(self._x11.XOpenDisplay(display.encode()))

    def run(self, *command: str, text: str | None = None) -> str:
        """Run a client program such as xdotool to its end; what it prints."""
        done = subprocess.run(
            command, env=self.env, input=text, capture_output=True, text=True, timeout=300, check=True
        )
        return done.stdout

    def _try(self, *command: str) -> str:
        """What a client program prints, or nothing if it fails: as xdotool when any window vanishes as it looks."""
        try:
            return self.run(*command)
        except subprocess.CalledProcessError:
            return ""

    def window(self, pid: int) -> str:
        """X's number of the visible window of this process, once it has one: the last one, should there be several."""
        shown: list[str] = []

        def found() -> bool:
            shown[:] = self._try("xdotool", "search", "--onlyvisible", "--pid", str(pid)).split()
            return bool(shown)

        until(found)
        return shown[-1]

    def focus(self, pid: int) -> None:
        """Give the keyboard to the window of this process."""

        def focused() -> bool:
            window = self.window(pid)
            return self._try("xdotool", "windowfocus", window, "getwindowfocus", "-f").strip() == window

        until(focused)

    def layout(self, *layouts: str) -> None:
        """Replace the keyboard's layout, or its list of layouts of which the first is in force."""
        self.run("setxkbmap", "-layout", ",".join(layouts), "-option", "")
        self.group(0)

    def group(self, number: int) -> None:
        """Put another layout of the list in force, as Alt+Shift does on many desktops."""
        self._x11.XkbLockGroup(self._connection, _XKB_CORE_KEYBOARD, number)
        self._x11.XSync(self._connection, 0)

    def press(self, *keycodes: int) -> None:
        """Press physical keys, by X keycode, one while the ones before are held; then let go of them.

        Not xdotool, which puts the first layout of the list in force while it presses.
        """
        for keycode in keycodes:
            self._xtest.XTestFakeKeyEvent(self._connection, keycode, 1, 0)
        for keycode in reversed(keycodes):
            self._xtest.XTestFakeKeyEvent(self._connection, keycode, 0, 0)
        self._x11.XSync(self._connection, 0)

    def ask_to_close(self, window: str) -> None:
        """Ask the program to close its window, as a window manager does for the close button (ICCCM, 4.2.8.1)."""
        protocols, delete = (self._x11.XInternAtom(self._connection, name, 0) for name in (_PROTOCOLS, _DELETE))
        event = _ClientMessage(_CLIENT_MESSAGE, 0, 1, self._connection, int(window), protocols, 32, (delete,))
        self._x11.XSendEvent(self._connection, ctypes.c_ulong(int(window)), 0, ctypes.c_long(0), ctypes.byref(event))
        self._x11.XSync(self._connection, 0)

    def close(self) -> None:
        """Leave the display."""
        self._x11.XCloseDisplay(self._connection)


@contextmanager
def x_server(size: str = "1280x1024") -> Iterator[XServer]:
    """Start a private Xvfb, and stop it at the end."""
    needs("Xvfb", package="xvfb")
    needs("xdotool", package="xdotool")
    needs("setxkbmap", package="x11-xkb-utils")
    process, display = _start(size)
    with process:
        try:
            server = XServer(display)
            try:
                yield server
            finally:
                server.close()
        finally:
            process.terminate()


@contextmanager
def window_manager(server: XServer, started: Path) -> Iterator[None]:
    """Run openbox on the server; ``started`` is a file that it makes once it is there."""
    needs("openbox", package="openbox")
    with subprocess.Popen(
        ["openbox", "--startup", f"touch {started}"], env=server.env, stderr=subprocess.DEVNULL
    ) as process:
        try:
            until(started.exists)
            yield
        finally:
            process.terminate()


def _start(size: str) -> "tuple[subprocess.Popen[bytes], str]":
    """Start Xvfb on a display that no other test process uses.

    Not on one that it finds for itself: where two servers start or end at once, one takes the other's socket away.
    """
    first = 100 + os.getpid() % 50_000
    for number in range(first, first + 20):
        reader, writer = os.pipe()
        command = ["Xvfb", f":{number}", "-displayfd", str(writer), "-screen", "0", f"{size}x24"]
        command += ["-nolisten", "tcp", "-noreset"]
        process = subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL)
        os.close(writer)
        with os.fdopen(reader) as ready:
            if ready.readline():
                return process, f":{number}"
        process.wait()  # the display is in use
    raise RuntimeError(f"Xvfb does not start on any display from :{first} on")


def until(done: Callable[[], bool], *, seconds: float = 180.0) -> None:
    """Wait until ``done`` is true; fails the test when ``seconds`` do not suffice."""
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.01)
