"""What a screen reader finds in the real program: read from a real accessibility bus, with real key presses."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from reading import FOCUSED, LIST_BOX, MENU_ITEM, OPTION, SELECTABLE, Part, ScreenReader, accessibility_bus
from xserver import XServer, until, x_server


class Player:
    """Hands on the keyboard and a screen reader's eyes on the program's window."""

    def __init__(self, server: XServer, reader: ScreenReader, pid: int) -> None:
        self._server = server
        self.reader = reader
        self.pid = pid

    @property
    def window(self) -> Part:
        return self.reader.windows()[0]

    @property
    def focus(self) -> str:
        """The name of what is under the cursor."""
        return next((part.name for part in self.window.walk() if FOCUSED in part.states), "")

    def press(self, key: str) -> None:
        self._server.run("xdotool", "key", key)

    def hand(self) -> list[Part]:
        return [card for cards in self.window.all(LIST_BOX) for card in cards.all(OPTION)]

    def hears(self, *texts: str) -> None:
        """Wait until these texts have been announced, in this order."""
        heard: list[str] = []

        def all_heard() -> bool:
            heard.extend(self.reader.announcements())
            return [text for text in heard if text in texts] == list(texts)

        until(all_heard)


@contextmanager
def program(folder: Path, *options: str, **more: str) -> Iterator[Player]:
    """The running program with its window in front, and assistive technology that has been there before it."""
    with x_server() as server, accessibility_bus(server.env) as (reader, env):
        reader.enable(True)
        env |= {
            "HOME": str(folder),
            "XDG_CONFIG_HOME": str(folder),
            "XDG_DATA_HOME": str(folder),
            "PATH": os.environ["PATH"],
        }
        env |= {"SPEECHD_ADDRESS": f"unix_socket:{folder}/none", "SPEECHD_CMD": "/nonexistent"}
        env |= more
        command = [sys.executable, "-m", "spades_gui", "--seed=z", "--fast", "--language=en", "--set=first_start=done"]
        command += options
        with subprocess.Popen(command, env=env, stderr=subprocess.PIPE, text=True) as process:
            try:
                server.focus(process.pid)
                yield Player(server, reader, process.pid)
            finally:
                process.terminate()
                assert process.stderr is not None
                complaints = process.stderr.read()
                process.wait(300)
        assert "panicked" not in complaints


def times_said(transcript: Path) -> int:
    """How often the main menu has been said."""
    text = transcript.read_text(encoding="utf-8", errors="replace") if transcript.exists() else ""
    return sum('"speech"' in line and '"menu-main"' in line for line in text.splitlines())


def test_a_screen_reader_finds_menu_hand_bids_and_what_is_said(tmp_path: Path) -> None:
    with program(tmp_path, "--set", "speech.channel=screen_reader") as player:
        until(lambda: bool(player.reader.windows()) and player.focus == "New match")
        items = [part.name for part in player.window.all(MENU_ITEM)]
        assert items[:3] == ["New match", "Rules, Classic", "Target, 500"]
        player.press("Down")
        until(lambda: player.focus == "Rules, Classic")
        player.press("Home")
        until(lambda: player.focus == "New match")

        player.reader.announcements()
        player.press("Return")
        player.hears("New match to 500: classic.", "Hand 1.", "Your bid.")
        assert player.window.name == "Your turn – Spades: we 0, they 0"
        cards = [card.name for card in player.hand()]
        assert len(set(cards)) == 13
        assert all(card.partition(" of ")[2] in ("spades", "hearts", "diamonds", "clubs") for card in cards)
        assert player.focus == cards[0]
        player.press("Right")
        until(lambda: player.focus == cards[1])
        assert not player.reader.announcements()  # the focus says it all
        player.press("space")
        player.hears(f"{cards[1]} Your bid.")

        player.press("b")
        until(lambda: player.focus == "3")
        assert [part.name for part in player.window.all(MENU_ITEM)] == ["Nil", *map(str, range(1, 14))]
        player.reader.act(player.window.named("5"))
        player.hears("You, 5.", "Your lead.")
        until(lambda: not player.window.all(MENU_ITEM))
        assert "You: 0 of 5." in [part.name for part in player.window.walk()]
        allowed = [card.name for card in player.hand() if SELECTABLE in card.states]
        assert allowed == [card for card in cards if not card.endswith("spades")]

        player.reader.act(player.window.named(allowed[-1]))
        until(lambda: len(player.hand()) == 12)
        assert allowed[-1] not in [card.name for card in player.hand()]


def test_the_tree_goes_and_comes_back_with_the_screen_reader(tmp_path: Path) -> None:
    transcript = tmp_path / "transcript"
    options = ("--set", "speech.channel=screen_reader", f"--transcript={transcript}")

    with program(tmp_path, *options) as player:
        until(lambda: bool(player.reader.windows()) and player.focus == "New match")
        assert times_said(transcript) == 1
        for time in (2, 3):
            player.reader.enable(False)
            until(lambda time=time: times_said(transcript) == time)  # the game speaks again, and begins where it is
            player.reader.enable(True)
            until(lambda: bool(player.reader.windows()) and player.focus == "New match")
        player.press("Down")
        until(lambda: player.focus == "Rules, Classic")


def test_without_a_bus_the_game_speaks_for_itself(tmp_path: Path) -> None:
    transcript = tmp_path / "transcript"
    options = ("--set", "speech.channel=screen_reader", f"--transcript={transcript}")
    with program(tmp_path, *options, DBUS_SESSION_BUS_ADDRESS=f"unix:path={tmp_path}/none") as player:
        until(lambda: times_said(transcript) == 2)  # once for a screen reader, and again where none has begun
        player.press("Return")
        until(lambda: "New match to 500" in transcript.read_text(encoding="utf-8"))


def test_nothing_is_exposed_unless_a_screen_reader_is_wanted(tmp_path: Path) -> None:
    transcript = tmp_path / "transcript"
    with program(tmp_path, f"--transcript={transcript}") as player:
        player.press("Return")
        until(lambda: transcript.exists() and "New match to 500" in transcript.read_text(encoding="utf-8"))
        assert "accesskit" not in Path(f"/proc/{player.pid}/maps").read_text(encoding="utf-8")
        assert player.reader.windows() == ()
