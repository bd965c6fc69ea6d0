"""From an empty home to a score sheet, and the next start: the real program in a real window, with real key presses."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from xserver import XServer, until, x_server

CARDS = 13


class Player:
    """Hands on the keyboard and ears on the transcript of the running program."""

    def __init__(self, server: XServer, transcript: Path) -> None:
        self._server = server
        self._transcript = transcript

    @property
    def lines(self) -> list[dict[str, Any]]:
        text = self._transcript.read_text(encoding="utf-8", errors="replace") if self._transcript.exists() else ""
        return [json.loads(line) for line in text.splitlines(keepends=True) if line.endswith("\n")]

    @property
    def said(self) -> list[str]:
        """The ids of what was said, but for news of voices, which come when they like."""
        return [line["id"] for line in self.lines if line["kind"] == "speech" and line["id"] != "voice-speaks"]

    def press(self, key: str) -> None:
        """Press a key, and wait until the program has heard it and answered."""
        before = sum(line["kind"] == "key" for line in self.lines)
        spoken = len(self.said)
        self._server.run("xdotool", "key", key)
        until(lambda: sum(line["kind"] == "key" for line in self.lines) > before)
        until(lambda: len(self.said) > spoken)

    def wait_for(self, *ids: str) -> None:
        until(lambda: bool(self.said) and self.said[-1] in ids)


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_from_the_first_start_a_hand_is_played_to_its_end_and_the_next_start_goes_on_with_one_key(
    language: str, tmp_path: Path
) -> None:
    transcript = tmp_path / "transcript.jsonl"
    with x_server() as server:
        env = {
            **server.env,
            "HOME": str(tmp_path),
            "XDG_CONFIG_HOME": str(tmp_path / "config"),
            "XDG_DATA_HOME": str(tmp_path / "data"),
            "SPEECHD_ADDRESS": f"unix_socket:{tmp_path}/none",
            "SPEECHD_CMD": "/nonexistent",  # or the client starts a daemon of its own
            "PATH": os.environ["PATH"],
        }
        options = [f"--language={language}", "--seed=x", f"--transcript={transcript}", "--fast"]
        with subprocess.Popen([sys.executable, "-m", "spades_gui", *options], env=env) as process:
            try:
                player = Player(server, transcript)
                until(lambda: player.said == ["first-greeting", "first-language", "first-language", "item"])
                server.focus(process.pid)
                for asked in ("first-ears", "first-eyes", "first-way"):
                    player.press("Return")
                    player.wait_for(asked)
                play_a_hand(player)
                player.press("ctrl+q")
                player.press("Down")
                server.run("xdotool", "key", "Return")
                assert process.wait(300) == 0
            finally:
                process.kill()
        transcript.unlink()
        with subprocess.Popen([sys.executable, "-m", "spades_gui", *options], env=env) as process:
            try:
                player.wait_for("menu-main")
                server.focus(process.pid)
                player.press("Return")
                assert "back-at-table" in player.said
            finally:
                process.kill()


def play_a_hand(player: Player) -> None:
    player.press("Return")
    player.wait_for("your-bid")
    player.press("3")
    player.press("Return")
    for _ in range(CARDS):
        player.wait_for("your-lead", "your-turn")
        player.press("Home")
        tried = 0
        while True:
            before = len(player.said)
            player.press("Return")
            if not player.said[before].startswith("refused-"):
                break
            tried += 1
            assert tried < CARDS
            player.press("Right")
    player.wait_for("sheet-go-on")
    assert player.said.count("card-mine") == CARDS
    assert player.said.count("card-played") == 3 * CARDS
