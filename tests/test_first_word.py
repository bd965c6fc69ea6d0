"""What the first word does not need has not been loaded when it is spoken."""

import subprocess
import sys
from pathlib import Path

import pytest
from test_program import environment_of

FIRST_WORD = """
import os, sys
from spades_gui.__main__ import main
from spades_gui.speech.worker import SpeechWorker

def say(speaker, text, *more, **rest):
    print(text, *sys.modules, sep="\\n", flush=True)
    os._exit(0)

SpeechWorker.say = say
main(["--language=en", *sys.argv[1:]])
"""
NOT_YET = {
    "accesskit": "only where it is asked for",
    "spades_gui.access": "only where it is asked for",
    "fluent": "most texts are words and variables",
    "spades_gui.bots.search": "nobody thinks yet",
    "spades_gui.screen.painter": "speech comes before drawing",
    "sqlite3": "nothing has been played yet",
    "spades_gui.present.history": "nothing has been played yet",
    "spades_gui.present.rulebook": "nobody reads the rules yet",
    "multiprocessing": "nobody thinks yet",
    "spades_gui.app.tutorial": "nobody learns yet",
    "tqdm": "for contests",
    "spades_gui.batch.arena": "a command of its own",
    "pygame._sdl2.controller": "controllers are looked for when the first picture is shown",
    "asyncio": "by nobody",
}


@pytest.mark.parametrize(
    ("start", "first"),
    [("done", "Spades. Main menu. New match"), ("auto", "Spades, a game of cards. For English press Enter.")],
)
def test_the_first_word_waits_for_nothing_that_it_does_not_need(start: str, first: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", FIRST_WORD, f"--set=first_start={start}"],
        env=environment_of(tmp_path, SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy"),
        capture_output=True,
        text=True,
        check=True,
    )
    word, *loaded = done.stdout.splitlines()
    assert word == first
    assert "spades_gui.screen.window" in loaded, "the window is there first: a screen reader reads its title"
    assert not NOT_YET.keys() & set(loaded)
