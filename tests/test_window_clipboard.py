"""What the game copies arrives in other programs."""

import subprocess
import sys
from pathlib import Path

import pygame
from needs import needs
from xserver import x_server

from spades_gui.screen.clipboard import SystemClipboard

ROOT = Path(__file__).resolve().parent.parent
TEXT = "Запад: дама червей. « À toi ! » 10♠"
COPY = """
import sys
from spades_gui.screen.clipboard import SystemClipboard
import pygame
pygame.display.init()
pygame.display.set_mode((320, 200))
for text in ("older", sys.argv[1]):
    print(SystemClipboard().copy(text), flush=True)
while pygame.event.wait(1000).type != pygame.QUIT:
    pass
"""


def test_text_in_any_alphabet_arrives() -> None:
    needs("xclip", package="xclip")
    with x_server() as server:
        command = [sys.executable, "-c", COPY, TEXT]
        env = {**server.env, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"}
        with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            assert [process.stdout.readline() for _ in range(2)] == ["True\n", "True\n"]
            assert server.run("xclip", "-selection", "clipboard", "-out") == TEXT
            process.terminate()


def test_without_a_window_nothing_is_copied() -> None:
    pygame.display.quit()
    assert SystemClipboard().copy("text") is False
