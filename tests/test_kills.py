"""The program is killed at random moments: no action that was told is lost, and every save can be read.

Two hundred kills, some four minutes: ``SPADES_THOROUGH=1 pytest tests/test_kills.py``.
"""

import json
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest
from pilot import words
from saves import store
from test_program import environment_of
from thorough import times
from xserver import until

from spades_gui.app.saved_match import SavedMatch
from spades_gui.app.session import Session
from spades_gui.core.legal import Reason
from spades_gui.present.describe import describe
from spades_gui.present.viewpoint import Viewpoint

KILLS = times(10, 200)
KEYS = ["return", *["3", "return", "home", *["return", "right"] * 13] * 1000]
"""Go on or begin; then bid three, and try every card of the hand, whatever is asked."""


@pytest.mark.skipif(sys.platform == "win32", reason="the folder of the save is set as on Linux")
def test_what_was_told_of_the_match_outlives_any_kill(tmp_path: Path) -> None:
    rng = random.Random("kills")
    keys, transcript = tmp_path / "keys", tmp_path / "transcript"
    keys.write_text("\n".join(KEYS), encoding="utf-8")
    options = ["--headless", "--fast", "--language=en", "--seed=1", f"--keys={keys}", f"--transcript={transcript}"]
    command = [sys.executable, "-m", "spades_gui", *options, "--set=rules.target=10000", "--set=match.level=easy"]
    before: list[str] = []
    heard_at_all = 0
    for kill in range(KILLS):
        transcript.unlink(missing_ok=True)
        with subprocess.Popen(command, env=environment_of(tmp_path)) as process:
            lines = rng.randrange(1, 200)
            until(lambda lines=lines: lines_of(transcript) >= lines)
            time.sleep(rng.uniform(0, 0.02))
            process.kill()
        heard = told_in(transcript)
        match = saved(tmp_path / "data" / "spades-gui")
        now = told_of(match) if match else []
        assert now[: len(before)] == before, kill
        assert now[len(before) : len(before) + len(heard)] == heard, kill
        heard_at_all += len(heard)
        before = now
    assert heard_at_all > KILLS


def lines_of(transcript: Path) -> int:
    """How long it is by now: a measure of how far the game has come, however busy the machine."""
    return transcript.read_bytes().count(b"\n") if transcript.exists() else 0


def saved(folder: Path) -> SavedMatch | None:
    """The match that the next start finds, if the program came to save one; there is no fault in any save."""
    matches = store(folder)
    matches.close()
    assert matches.news() == ()
    return matches.found()


def told_of(match: SavedMatch, language: str = "en") -> list[str]:
    """What is said of each bid and each card of a match."""
    session = Session(match.record.rules, match.record.seats, match.seed)
    view = Viewpoint(match.record.rules, names=match.names)
    say = words().say
    told = []
    for action in match.record.actions:
        outcome = session.act(action)
        assert not isinstance(outcome, Reason)
        for event in outcome:
            messages = describe(event, view, "normal")
            if messages and messages[0].id in NEWS:
                told.append(" ".join(say(message, language) for message in messages))
    return told


NEWS = ("bid-made", "bid-nil", "card-mine", "card-played", "hand-dealt")
"""What is only ever said of an action just done."""


def told_in(transcript: Path) -> list[str]:
    """The same in a transcript, whose last line may be cut."""
    told = []
    for line in transcript.read_text(encoding="utf-8", errors="replace").splitlines(keepends=True):
        if line.endswith("\n") and (entry := json.loads(line))["kind"] == "speech" and entry["id"] in NEWS:
            told.append(entry["text"])
    return told
