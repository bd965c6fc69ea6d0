"""The process ends soon and quietly, whatever the speech daemon does."""

import os
import signal
import subprocess
import sys
import time

import pytest
from speech_daemon import speech_daemon

SPEAKS = """
import sys, time
from spades_gui.speech import make_speaker
assert not {"accessible_output2", "speechd"} & set(sys.modules), "speech libraries wait for the worker"
speaker = make_speaker(lambda: None)
speaker.say("Your turn.", "en", interrupt=True)
deadline = time.monotonic() + 90
while sys.argv[1] == "present" and not speaker.voice() and time.monotonic() < deadline:
    time.sleep(0.01)
time.sleep(0.2)
print(speaker.voice())
print(time.monotonic(), flush=True)
if sys.argv[2] == "closes":
    speaker.close()
    speaker.close()
"""


@pytest.mark.parametrize("ending", ["closes", "just ends"])
@pytest.mark.parametrize("daemon_is", ["present", "absent", "stopped"])
def test_the_process_ends_soon(monkeypatch: pytest.MonkeyPatch, daemon_is: str, ending: str) -> None:
    with speech_daemon(monkeypatch) as daemon:
        if daemon_is != "absent":
            daemon.start()
        if daemon_is == "stopped":
            daemon.signal(signal.SIGSTOP)
        command = [sys.executable, "-X", "dev", "-c", SPEAKS, daemon_is, ending]
        path = os.pathsep.join(entry for entry in sys.path if entry)
        result = subprocess.run(
            command, env=os.environ | {"PYTHONPATH": path}, capture_output=True, text=True, timeout=300, check=False
        )
        ended = time.monotonic()
        assert result.returncode == 0
        assert result.stderr == ""
        voice, began = result.stdout.splitlines()
        assert voice == ("speech-dispatcher" if daemon_is == "present" else "")
        # The clock is the system's. It takes three seconds at most where the machine is not busy.
        assert ended - float(began) < 15
