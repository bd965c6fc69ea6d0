"""A real accessibility bus for tests, and a client that reads from it what a screen reader would."""

import shutil
import subprocess
import tempfile
from collections import deque
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

from jeepney import (
    DBusAddress,
    DBusErrorResponse,
    MatchRule,
    Message,
    MessageType,
    Properties,
    message_bus,
    new_method_call,
)
from jeepney.io.blocking import DBusConnection, open_dbus_connection
from needs import needs

LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
ACCESSIBLE = "org.a11y.atspi.Accessible"
FOCUSED, SELECTABLE = 12, 22
"""States, as numbered by AtspiStateType."""
LIST_BOX, OPTION, MENU_ITEM = 98, 32, 35
"""Roles, as numbered by AtspiRole."""


class Object(NamedTuple):
    """An object on the accessibility bus."""

    bus: str
    path: str


class Part(NamedTuple):
    """What a screen reader is told of a part of a window."""

    role: int
    name: str
    states: frozenset[int]
    at: Object
    children: "tuple[Part, ...]"

    def all(self, role: int) -> "list[Part]":
        """The parts of this role in it, from the top."""
        return [part for part in self.walk() if part.role == role]

    def named(self, name: str) -> "Part":
        """The first part in it with this name."""
        return next(part for part in self.walk() if part.name == name)

    def walk(self) -> "Iterator[Part]":
        """It and all its parts, from the top."""
        yield self
        for child in self.children:
            yield from child.walk()


class ScreenReader:
    """A client of the accessibility bus."""

    def __init__(self, session: DBusConnection, bus: DBusConnection) -> None:
        self._session = session
        self._bus = bus
        rule = MatchRule(type="signal", interface="org.a11y.atspi.Event.Object", member="Announcement")
        self._bus.send_and_get_reply(message_bus.AddMatch(rule), timeout=60)
        self._announced: deque[Message] = deque()
        self._filter = self._bus.filter(rule, queue=self._announced)

    def enable(self, on: bool) -> None:
        """Tell every program that assistive technology is running, or no longer."""
        status = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Status")
        self._session.send_and_get_reply(Properties(status).set("IsEnabled", "b", on), timeout=60)

    def windows(self) -> tuple[Part, ...]:
        """The windows of all programs."""
        while True:
            try:
                programs = self._children(Object("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root"))
                return tuple(self._part(window) for program in programs for window in self._children(program))
            except DBusErrorResponse:
                continue  # a part has gone while its window was being read

    def act(self, part: Part, action: int = 0) -> None:
        """Do a part's action."""
        self._call(part.at, "org.a11y.atspi.Action", "DoAction", "i", action)

    def announcements(self) -> list[str]:
        """What has been announced since this was last asked."""
        with suppress(TimeoutError):
            while True:
                self._bus.recv_messages(timeout=0.02)
        said = [message.body[3][1] for message in self._announced]
        self._announced.clear()
        return said

    def _part(self, at: Object) -> Part:
        role = self._call(at, ACCESSIBLE, "GetRole")[0]
        name = self._property(at, "Name")
        low, high = self._call(at, ACCESSIBLE, "GetState")[0]
        states = frozenset(state for state in range(64) if (high << 32 | low) >> state & 1)
        children = tuple(self._part(child) for child in self._children(at))
        return Part(role, name, states, at, children)

    def _children(self, at: Object) -> list[Object]:
        return [Object(*child) for child in self._call(at, ACCESSIBLE, "GetChildren")[0]]

    def _property(self, at: Object, name: str) -> Any:
        address = DBusAddress(at.path, at.bus, ACCESSIBLE)
        return self._ask(Properties(address).get(name))[0][1]

    def _call(self, at: Object, interface: str, method: str, signature: str = "", *values: object) -> Any:
        address = DBusAddress(at.path, at.bus, interface)
        return self._ask(new_method_call(address, method, signature or None, values))

    def _ask(self, call: Message) -> Any:
        reply = self._bus.send_and_get_reply(call, timeout=60)
        if reply.header.message_type is MessageType.error:
            raise DBusErrorResponse(reply)
        return reply.body


@contextmanager
def accessibility_bus(env: Mapping[str, str]) -> Iterator[tuple[ScreenReader, dict[str, str]]]:
    """Start private buses on the display of ``env``; a client, and the environment for programs it is to read."""
    needs("dbus-daemon", package="dbus")
    needs(LAUNCHER, package="at-spi2-core")
    with ExitStack() as closing:
        folder = Path(tempfile.mkdtemp(prefix="a11y-"))  # the path of a socket has 107 bytes at most
        closing.callback(shutil.rmtree, folder, ignore_errors=True)
        inside = {
            **env,
            "XDG_RUNTIME_DIR": str(folder),
            "HOME": str(folder),
            "GSETTINGS_BACKEND": "memory",
        }
        command = ["dbus-daemon", "--session", "--nofork", "--print-address", f"--address=unix:path={folder}/bus"]
        daemon = subprocess.Popen(command, env=inside, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        closing.callback(daemon.wait)
        closing.callback(daemon.terminate)
        assert daemon.stdout is not None
        closing.callback(daemon.stdout.close)
        address = daemon.stdout.readline().strip()
        inside["DBUS_SESSION_BUS_ADDRESS"] = address
        launcher = subprocess.Popen([LAUNCHER], env=inside, stderr=subprocess.DEVNULL)
        closing.callback(launcher.wait)
        closing.callback(launcher.terminate)
        session = closing.enter_context(open_dbus_connection(address))
        asked = new_method_call(DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus"), "GetAddress")
        bus = open_dbus_connection(session.send_and_get_reply(asked, timeout=60).body[0])
        yield ScreenReader(session, closing.enter_context(bus)), inside
