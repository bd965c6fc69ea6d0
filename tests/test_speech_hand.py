"""A hand spoken by a real speech-dispatcher that dies and comes back in the middle of it."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from threading import Thread

import pytest
from speech_daemon import SpeechDaemon, speech_daemon, wait_until


@pytest.mark.parametrize("language", ["ru"])
def test_a_hand_outlives_its_voice_and_loses_no_turn(
    language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with speech_daemon(monkeypatch) as daemon:
        daemon.start()
        game = spoken_game(daemon, language, tmp_path)
        lines: list[str] = []
        reader = Thread(target=read, args=(game, lines))
        reader.start()
        try:
            wait_until(lambda: len(lines) > 15)
            assert {each for each, _ in daemon.spoken()} == {language}
            daemon.kill()
            before = len(lines)
            wait_until(lambda: len(lines) > before + 2)  # without a voice it goes on with its captions
            heard = len(daemon.texts())
            daemon.start()
            wait_until(lambda: len(daemon.texts()) != heard)
            before = len(lines)
            wait_until(lambda: len(lines) > before + 10)
            wait_until(lambda: lines[before + 9] in daemon.texts())
            assert {each for each, _ in daemon.spoken()} == {language}
            game.send_signal(signal.SIGTERM)
            assert game.wait(300) == 0
        finally:
            game.kill()
            game.wait()
            reader.join()
    again = subprocess.run(command(language, "--headless", "--fast"), capture_output=True, text=True, check=True)
    assert again.stdout.splitlines()[: len(lines)] == lines


def command(language: str, *options: str) -> list[str]:
    """A demonstration whose deals and choices are always the same."""
    return [sys.executable, "-m", "spades_gui", "--demo", "--seed=voice", f"--language={language}", *options]


def spoken_game(daemon: SpeechDaemon, language: str, home: Path) -> "subprocess.Popen[str]":
    """The game on a machine with nothing to speak but this daemon."""
    env = {**os.environ, **daemon.environment, "HOME": str(home), "SDL_AUDIODRIVER": "none"}
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        env.pop(name, None)
    return subprocess.Popen(command(language), env=env, stdout=subprocess.PIPE, text=True)


def read(game: "subprocess.Popen[str]", lines: list[str]) -> None:
    """Take down what the game says it says."""
    assert game.stdout is not None
    with game.stdout as output:
        for line in output:
            lines.append(line.rstrip("\n"))
