"""Measures what a player feels, each figure beside one to compare it with from the same run.

    python tools/bench.py             all of it, about a minute; needs a screen
    xvfb-run python tools/bench.py    the same without one

Times depend on the machine: quote the ratios. Linux only (it reads processor times from /proc).
"""

import os
import random
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from bench_frames import BARE as BARE_BLIT
from bench_frames import frame_times
from bench_sound import key_to_sound
from bench_table import begin, pictures_of_a_hand, table
from bench_ticks import ticks

from spades_gui.app.doubles import (
    RecordingSpeaker,
)
from spades_gui.app.ports import Speaker
from spades_gui.core.actions import Bid, Cut, Deal, Play
from spades_gui.core.cards import DECK
from spades_gui.core.legal import lead_of, playable_cards
from spades_gui.core.options import PRESETS
from spades_gui.core.reducer import apply
from spades_gui.core.state import Phase, new_match
from spades_gui.screen.painter import TablePainter
from spades_gui.screen.window import Window

PRESSES: Final = 300
HEARINGS: Final = 40
STARTS: Final = 9
SETTLING: Final = 3
IDLE_SECONDS: Final = 10
HANDS: Final = 2000
QUESTIONS: Final = (pygame.K_s, pygame.K_c, pygame.K_h, pygame.K_v, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_w)
BARE: Final = "a bare pygame window"
BARE_WINDOW: Final = """
import pygame
pygame.display.init()
pygame.display.set_mode((1024, 768), pygame.RESIZABLE)
pygame.display.flip()
print("up", flush=True)
"""


def main() -> int:
    """Measure everything and print it."""
    game, plain = key_to_speech(), key_to_plain_loop()
    print("key pressed to speech handed over, ms (median, 99th percentile)")
    report("  the game", game, 1000)
    report("  a loop with clock.tick(60)", plain, 1000)
    print(f"  ratio of medians {statistics.median(game) / statistics.median(plain):.2f} (aim: 0.20 or less)")

    print("key pressed to first sample of sound, ms (median, 95th percentile; aim: 30)")
    for voice, times in key_to_sound(play, HEARINGS).items():
        print(f"  {voice} {statistics.median(times) * 1000:.1f}, {statistics.quantiles(times, n=20)[18] * 1000:.1f}")

    print("start of the program to the first word handed over, ms (median, worst)")
    starts = start_times()
    bare = statistics.median(starts[BARE])
    for what, times in starts.items():
        median = statistics.median(times)
        ratio = "" if what == BARE else f"; ratio of medians {median / bare:.2f} (aim: 2.00 or less)"
        print(f"  {what} {median * 1000:.0f}, {max(times) * 1000:.0f}{ratio}")

    print("ticks of a loop every 16 ms, too late by ms (median, 99th percentile; aim: thinking in a process 5 at most)")
    for thinking, lateness in ticks().items():
        report(f"  {thinking}", lateness, 1000)

    for size, frames in frame_times(pictures_of_a_hand()):
        print(f"frames at {size[0]}x{size[1]}, ms (median, 99th percentile; aim: 99 % under 8 ms)")
        bare_blit = statistics.median(frames[BARE_BLIT])
        for what, times in frames.items():
            ratio = "" if what == BARE_BLIT else f"; ratio of medians {statistics.median(times) / bare_blit:.2f}"
            report(f"  {what}", times, 1000, ratio)
        moving = [each for what, times in frames.items() if what != BARE_BLIT for each in times]
        print(f"  under 8 ms {sum(each < 0.008 for each in moving) / len(moving):.1%}")

    cpu, memory = idle()
    print(f"processor while idle {cpu:.1%} of one core; most memory {memory:.0f} MB")
    print(f"hands a second by the reducer with random legal plays {hands_a_second():.0f} (aim: 1000 or more)")
    return 0


def report(what: str, seconds: list[float], scale: float, more: str = "") -> None:
    """One line: median and 99th percentile."""
    high = statistics.quantiles(seconds, n=100)[98]
    print(f"{what} {statistics.median(seconds) * scale:.2f}, {high * scale:.2f}{more}")


class _TimedSpeaker(RecordingSpeaker):
    def __init__(self, heard: Callable[[], None]) -> None:
        super().__init__(time.monotonic)
        self._heard = heard

    def say(self, text: str, language: str, *, interrupt: bool, braille: str = "") -> None:
        self._heard()
        super().say(text, language, interrupt=interrupt, braille=braille)


class _Presses:
    """Posts keys from a thread, at uneven times, and notes how long each took to have its effect."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self._pressed = 0.0
        self._answered = threading.Event()

    def answered(self) -> None:
        """The key has had its effect."""
        if self._pressed:
            self.times.append(time.perf_counter() - self._pressed)
            self._pressed = 0.0
            self._answered.set()

    def run(self, then: Callable[[], None]) -> None:
        """Press all keys, then call ``then``."""
        rng = random.Random(1)
        for number in range(PRESSES):
            time.sleep(rng.uniform(0.02, 0.06))
            self._answered.clear()
            self._pressed = time.perf_counter()
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, _key_facts(QUESTIONS[number % len(QUESTIONS)])))
            self._answered.wait(1)
        then()


def _key_facts(code: int) -> dict[str, Any]:
    return {"key": code, "mod": 0, "unicode": "", "scancode": 0}


@contextmanager
def _pressing(presses: _Presses, then: Callable[[], None]) -> Iterator[None]:
    thread = threading.Thread(target=presses.run, args=(then,))
    thread.start()
    yield
    thread.join()


def key_to_speech() -> list[float]:
    """Seconds from a key in SDL's queue to its answer at the speaker, in the real window at the table."""
    presses = _Presses()
    play(_TimedSpeaker(presses.answered), lambda: presses.run(lambda: None))
    return presses.times


def play(speaker: Speaker, press: Callable[[], None]) -> None:
    """A table in the real window, at which ``press`` presses keys from a thread until it returns."""
    window = Window(TablePainter)
    game = table(speaker, window)
    begin(game)

    def press_all() -> None:
        try:
            press()
        finally:
            game.quit()
            window.wake()

    thread = threading.Thread(target=press_all)
    thread.start()
    window.run(game)
    thread.join()
    window.close()


def key_to_plain_loop() -> list[float]:
    """The same for the loop that most games have: handle events, draw, wait for the next of 60 frames."""
    presses = _Presses()
    over = threading.Event()
    pygame.display.init()
    surface = pygame.display.set_mode((1024, 768), pygame.RESIZABLE)
    clock = pygame.time.Clock()
    with _pressing(presses, over.set):
        while not over.is_set():
            for event in pygame.event.get():
                if event.type == pygame.KEYDOWN:
                    presses.answered()
            surface.fill((0, 60, 30))
            pygame.display.flip()
            clock.tick(60)
    pygame.display.quit()
    return presses.times


def start_times() -> dict[str, list[float]]:
    """Seconds from starting the process to the first speech of the game, at a first start and with a match to go on
    with, and to a bare window, in turn."""
    times: dict[str, list[float]] = {"the game": [], "the game, which has a match to go on with": [], BARE: []}
    for _ in range(STARTS):
        with tempfile.TemporaryDirectory() as home:
            for game in list(times)[:2]:
                times[game].append(_time_to_first_word(Path(home)))
                with _game(Path(home), "--headless", "--fast", keys="return\nwait turn\n") as process:
                    process.wait()
        times[BARE].append(_time_to_bare_window())
    return {what: each[1:] for what, each in times.items()}  # the first of each warms the disk's cache


def _time_to_first_word(home: Path) -> float:
    transcript = home / "transcript"
    transcript.unlink(missing_ok=True)
    begin = time.perf_counter()
    with _game(home, f"--transcript={transcript}", keys="wait 1\n") as process:
        while not (transcript.exists() and transcript.stat().st_size):
            if process.poll() is not None:
                sys.exit("The game does not start here: it says why above.")
            time.sleep(0.001)
        passed = time.perf_counter() - begin
        process.wait()
    return passed


def _time_to_bare_window() -> float:
    begin = time.perf_counter()
    with subprocess.Popen([sys.executable, "-c", BARE_WINDOW], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        return time.perf_counter() - begin


def idle() -> tuple[float, float]:
    """The share of a core that the game takes at its main menu once it stands, and its most memory in MB."""
    with tempfile.TemporaryDirectory() as home:
        process = _game(Path(home), keys=f"wait {SETTLING + IDLE_SECONDS + 1}\n")
        time.sleep(SETTLING)
        before = _processor_time(process.pid)
        time.sleep(IDLE_SECONDS)
        taken = _processor_time(process.pid) - before
        _, _, usage = os.wait4(process.pid, 0)
        process.returncode = 0
    return taken / IDLE_SECONDS, usage.ru_maxrss / 1024


def _processor_time(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    user, system = int(fields[11]), int(fields[12])  # proc(5): utime and stime, here counted after the name
    return (user + system) / os.sysconf("SC_CLK_TCK")


def _game(home: Path, *options: str, keys: str) -> "subprocess.Popen[bytes]":
    """The game of a player who has nothing but ``home``, where a script presses ``keys``."""
    script = home / "keys"
    script.write_text(keys, encoding="utf-8")
    environment = os.environ | {"XDG_CONFIG_HOME": f"{home}/config", "XDG_DATA_HOME": f"{home}/data"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # as for a player, only the first start compiles anything
    command = [sys.executable, "-m", "spades_gui", "--language=en", f"--keys={script}", *options]
    return subprocess.Popen(command, env=environment)


def hands_a_second() -> float:
    """Whole hands through the reducer, bids and legal plays at random."""
    rng = random.Random(1)
    state = new_match(PRESETS["marathon"])
    begin = time.perf_counter()
    for _ in range(HANDS):
        if state.phase is not Phase.DEAL:
            state, _ = apply(new_match(PRESETS["marathon"]), Cut(tuple(rng.sample(DECK, 4))))
        assert state.dealer is not None
        deck = rng.sample(DECK, 52)
        state, _ = apply(state, Deal(state.dealer, tuple(tuple(deck[seat::4]) for seat in range(4))))
        while state.phase is Phase.BID:
            assert state.turn is not None
            state, _ = apply(state, Bid(state.turn, rng.randint(0, 4)))
        while state.phase is Phase.PLAY:
            assert state.turn is not None
            assert state.hand is not None
            cards = playable_cards(state.options, state.hand.hands[state.turn], lead_of(state.hand))
            card = rng.choice(cards)
            state, _ = apply(state, Play(state.turn, card))
    return HANDS / (time.perf_counter() - begin)


if __name__ == "__main__":
    sys.exit(main())
