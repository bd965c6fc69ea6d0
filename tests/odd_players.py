"""Computer players that behave oddly, for the process that thinks: it finds them by this module's name.

Where they take a ``folder`` it stands in the place of the player's name: what the process does can be read there.
"""

import json
import os
import sys
import time
from pathlib import Path
from random import Random

from spades_gui.bots import choose
from spades_gui.core.actions import Action
from spades_gui.core.observation import Observation


def endless_once(observation: Observation, folder: str, rng: Random) -> Action:
    """Never comes to its first choice, working hard; makes all others as medium does."""
    if _first(folder):
        while True:
            pass
    return choose(observation, "medium", rng)


def faulty_once(observation: Observation, folder: str, rng: Random) -> Action:
    """Fails at its first choice; makes all others as medium does."""
    if _first(folder):
        raise RuntimeError("a fault in the computer player")
    return choose(observation, "medium", rng)


def held_once(observation: Observation, folder: str, rng: Random) -> Action:
    """Comes to its first choice when it is told to ``go``; makes all choices as medium does."""
    if _first(folder):
        while not Path(folder, "go").exists():
            time.sleep(0.005)
    return choose(observation, "medium", rng)


def telling(observation: Observation, folder: str, rng: Random) -> Action:
    """Tells which process it runs in, and what is loaded there."""
    Path(folder, "modules").write_text(json.dumps(sorted(sys.modules)))
    _tell_process(folder)
    return choose(observation, "medium", rng)


def _first(folder: str) -> bool:
    first = not Path(folder, "process").exists()
    _tell_process(folder)
    return first


def _tell_process(folder: str) -> None:
    whole = Path(folder, "process")
    part = whole.with_suffix(".part")
    part.write_text(str(os.getpid()))
    part.replace(whole)
