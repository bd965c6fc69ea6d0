"""The running game loses its screen, session or sound: it ends soon and quietly, or goes on, and nothing is lost."""

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from needs import needs
from recorded_window import X_KEYS
from test_kills import KEYS, saved, told_in, told_of
from test_program import environment_of
from xserver import XServer, until, x_server

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="ends as Linux brings them")


@contextmanager
def running(tmp_path: Path, keys: list[str], *options: str, **environment: str) -> Iterator["subprocess.Popen[str]"]:
    """The game in its window, at the table of a match, where a script presses ``keys``; the language is French."""
    script = tmp_path / "keys"
    script.write_text("\n".join(keys), encoding="utf-8")
    with game_in_window(tmp_path, f"--keys={script}", *options, **environment) as game:
        until(lambda: "hand-dealt" in heard(tmp_path))
        yield game


@contextmanager
def game_in_window(tmp_path: Path, *options: str, **environment: str) -> Iterator["subprocess.Popen[str]"]:
    """The game as it has just been started; the language is French."""
    settings = ["--set=match.level=easy", "--set=rules.target=10000", "--set=first_start=done"]
    always = [f"--transcript={tmp_path}/transcript", "--language=fr", "--fast", "--seed=1", *settings]
    command = [sys.executable, "-m", "spades_gui", *always]
    env = {**environment_of(tmp_path), "SDL_AUDIODRIVER": "dummy", **environment}
    pipe = subprocess.PIPE
    hangups = signal.signal(signal.SIGHUP, signal.SIG_DFL)  # ignored where the tests outlive their terminal
    game = subprocess.Popen([*command, *options], env=env, stdout=pipe, stderr=pipe, text=True)
    signal.signal(signal.SIGHUP, hangups)
    with game:
        try:
            yield game
        finally:
            game.kill()


def heard(tmp_path: Path) -> str:
    """The transcript so far."""
    transcript = tmp_path / "transcript"
    return transcript.read_text(encoding="utf-8", errors="replace") if transcript.exists() else ""


def pressed(tmp_path: Path) -> int:
    """How many keys of the script have been pressed."""
    return heard(tmp_path).count('"kind": "key"')


def answered(tmp_path: Path, keys: int) -> bool:
    """Whether so many keys have been pressed and answered."""
    return pressed(tmp_path) >= keys


def assert_nothing_lost(tmp_path: Path) -> None:
    """All that was told of the match is in the save, which is whole."""
    match = saved(tmp_path / "data" / "spades-gui")
    assert match is not None
    told = told_in(tmp_path / "transcript")
    assert told
    assert told_of(match, "fr")[: len(told)] == told


@pytest.mark.parametrize("signals", [["SIGTERM"], ["SIGHUP"], ["SIGTERM", "SIGHUP", "SIGTERM"]])
def test_at_the_end_of_the_session_the_game_ends_amid_its_saving(tmp_path: Path, signals: list[str]) -> None:
    with running(tmp_path, KEYS, SDL_VIDEODRIVER="dummy") as game:
        time.sleep(0.3)
        for name in signals:
            game.send_signal(getattr(signal, name))
        _, trouble = game.communicate(timeout=300)
        assert (game.returncode, trouble) == (0, "")
    assert_nothing_lost(tmp_path)


def test_a_game_that_is_told_to_outlive_its_terminal_does(tmp_path: Path) -> None:
    needs("nohup", package="coreutils")
    options = ["--headless", "--demo", "--seed=1", "--fast", "--set=rules.target=100"]
    with subprocess.Popen(
        ["nohup", sys.executable, "-m", "spades_gui", *options],
        env=environment_of(tmp_path),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as demo:
        assert demo.stdout is not None
        demo.stdout.readline()
        demo.send_signal(signal.SIGHUP)
        assert " win, " in demo.communicate(timeout=300)[0].splitlines()[-1]
        assert demo.returncode == 0


@pytest.fixture(scope="module")
def screen() -> Iterator[XServer]:
    with x_server() as server:
        yield server


def test_a_window_that_is_tiny_or_hidden_still_answers(tmp_path: Path, screen: XServer) -> None:
    with running(
        tmp_path, ["return", "wait turn", *["wait 0.05", "c"] * 10_000], DISPLAY=screen.env["DISPLAY"]
    ) as game:
        window = screen.window(game.pid)
        for command in (["windowsize", window, "1", "1"], ["windowunmap", window], ["windowmap", window]):
            screen.run("xdotool", *command)
            enough = pressed(tmp_path) + 4
            until(partial(answered, tmp_path, enough))
        screen.run("xdotool", "windowsize", window, "800", "600")
        assert game.poll() is None


def test_the_window_s_close_button_asks_and_the_second_time_ends(tmp_path: Path, screen: XServer) -> None:
    with game_in_window(tmp_path, DISPLAY=screen.env["DISPLAY"]) as game:
        window = screen.window(game.pid)
        screen.focus(game.pid)
        screen.press(X_KEYS["return"])
        until(lambda: "hand-dealt" in heard(tmp_path))
        screen.ask_to_close(window)
        until(lambda: "ask-quit" in heard(tmp_path))
        screen.ask_to_close(window)
        _, trouble = game.communicate(timeout=300)
        assert (game.returncode, trouble) == (0, "")
    assert_nothing_lost(tmp_path)


def test_where_the_screen_goes_the_match_is_kept_and_one_line_says_so(tmp_path: Path, screen: XServer) -> None:
    with running(tmp_path, KEYS, DISPLAY=screen.env["DISPLAY"]) as game:
        window = screen.window(game.pid)
        time.sleep(0.3)
        screen.run("xdotool", "windowkill", window)  # the server cuts the game off, as at its own end
        _, trouble = game.communicate(timeout=300)
        assert (game.returncode, trouble) == (1, "L’écran a disparu, et le jeu avec lui.\n")
    assert_nothing_lost(tmp_path)


def test_where_screen_and_session_go_together_there_is_a_last_word_all_the_same(
    tmp_path: Path, screen: XServer
) -> None:
    with running(tmp_path, [*KEYS[:20], "wait 600"], DISPLAY=screen.env["DISPLAY"]) as game:
        window = screen.window(game.pid)
        until(partial(answered, tmp_path, 20))
        time.sleep(0.3)  # it waits for a key now, in SDL
        game.send_signal(signal.SIGSTOP)
        screen.run("xdotool", "windowkill", window)
        game.send_signal(signal.SIGTERM)
        game.send_signal(signal.SIGCONT)
        _, trouble = game.communicate(timeout=300)
        assert (game.returncode, trouble) == (1, "L’écran a disparu, et le jeu avec lui.\n")
    assert_nothing_lost(tmp_path)


@contextmanager
def sound_server(tmp_path: Path) -> Iterator[tuple["subprocess.Popen[bytes]", dict[str, str]]]:
    """A PulseAudio server with a sound card that nobody hears, and the environment of a program that plays on it."""
    needs("pulseaudio", package="pulseaudio")
    runtime = tmp_path / "runtime"
    runtime.mkdir(mode=0o700)
    socket = runtime / "sound"
    modules = ("module-null-sink", f"module-native-protocol-unix auth-anonymous=1 socket={socket}")
    command = ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", *(f"--load={each}" for each in modules)]
    own = {"XDG_RUNTIME_DIR": str(runtime), "PULSE_RUNTIME_PATH": str(runtime)}
    env = {**environment_of(tmp_path), **own}
    with subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        try:
            until(socket.exists)
            yield server, {**own, "PULSE_SERVER": f"unix:{socket}", "SDL_AUDIODRIVER": "pulseaudio"}
        finally:
            server.kill()


@pytest.mark.parametrize("fate", [signal.SIGKILL, signal.SIGSTOP])
def test_where_the_sound_card_goes_or_hangs_amid_a_sound_the_game_goes_on_and_ends(
    tmp_path: Path, fate: signal.Signals
) -> None:
    keys = ["return", "wait turn", *["h", "wait 0.1"] * 12, "ctrl+q", "down", "return"]
    with sound_server(tmp_path) as (server, env):
        voice = "--set=speech.back_end=built-in"
        with running(tmp_path, keys, voice, **env, SDL_VIDEODRIVER="dummy") as game:
            until(lambda: pressed(tmp_path) > 3)
            server.send_signal(fate)
            before = pressed(tmp_path)
            _, trouble = game.communicate(timeout=300)
            assert (game.returncode, trouble) == (0, "")
            assert pressed(tmp_path) == len([key for key in keys if not key.startswith("wait")]) > before
