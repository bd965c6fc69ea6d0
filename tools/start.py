"""Sets everything up and starts the game, or runs its tests. Needs Python 3.11 or newer, and nothing else.

    python3 tools/start.py                   set up, and start the game
    python3 tools/start.py -- --demo         the same, with options for the game
    python3 tools/start.py --test            set up, and run the tests
    python3 tools/start.py --test -k keys    the same, with options for pytest

All goes into the folder .venv of this checkout, so it works where the system's Python refuses pip; delete that folder
to undo it. Later starts install again only if pyproject.toml or the Python version has changed.
"""

# An old Python must get as far as the sentence that says it is too old: this file keeps to the syntax of Python 3.6.

import contextlib
import hashlib
import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

OLDEST = (3, 11)
ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "installed-by-start"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
TESTS = ["pytest", "-n", "auto", "--dist", "worksteal"]  # on every processor; "-n 0" after it undoes that
OFFLINE = re.compile("NewConnectionError|ConnectTimeout|NameResolution|ProxyError|Network is unreachable|getaddrinfo")


class SetupError(Exception):
    """Setting up failed; the text is the sentence for the player."""


def main(arguments: "list[str]") -> int:
    """Set up, then become the game or pytest. The exit code is theirs, or 1 if setting up failed."""
    if arguments[:1] in (["-h"], ["--help"]):
        print(__doc__)
        return 0
    testing = arguments[:1] == ["--test"]
    rest = arguments[1:] if testing else arguments
    rest = rest[1:] if rest[:1] == ["--"] else rest
    try:
        check_python()
        set_up("test" if testing else "game")
    except (SetupError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    if testing:
        os.chdir(str(ROOT))
    return become([str(PYTHON), "-m", *(TESTS if testing else ["spades_gui"]), *rest])


def check_python() -> None:
    """Raise ``SetupError`` unless this Python is new enough and can make virtual environments."""
    here = "{}.{}".format(*sys.version_info[:2])
    if sys.version_info < OLDEST:
        raise SetupError("Spades needs Python 3.11 or newer, and this is Python " + here + ".")
    if not all(map(importlib.util.find_spec, ("venv", "ensurepip"))):
        raise SetupError(
            "This Python cannot make virtual environments; on Debian or Ubuntu install the missing part with: "
            "sudo apt install python" + here + "-venv"
        )


def set_up(what: str) -> None:
    """Make sure that the virtual environment holds the game (``what`` is "game") or its tests too ("test")."""
    wanted = fingerprint()
    known, _, has = STAMP.read_text().partition(" ") if STAMP.is_file() else ("", "", "")
    if known == wanted and what in (has, "game") and PYTHON.is_file():
        return
    with contextlib.suppress(FileNotFoundError, NotADirectoryError):
        STAMP.unlink()
    if not usable():
        import venv  # not at the top: a Python without it must get as far as the sentence that says so

        say("Making a virtual environment ...")
        try:
            venv.EnvBuilder(clear=True, with_pip=True, symlinks=os.name != "nt").create(str(VENV))
        except (OSError, ValueError, subprocess.CalledProcessError) as error:
            raise SetupError("The folder " + str(VENV) + " cannot be made: " + str(error)) from error
    say("Installing the game and what it needs; the first time takes a minute or two ...")
    install(".[test]" if what == "test" else ".")
    STAMP.write_text(wanted + " " + what)
    say("Installed.")


def fingerprint() -> str:
    """What an installation depends on: the project's needs, the Python version, and where the checkout is."""
    parts = [str(ROOT).encode(), repr(sys.version_info[:2]).encode(), (ROOT / "pyproject.toml").read_bytes()]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def usable() -> bool:
    """Whether there is a virtual environment whose Python runs, is of this version, and has pip."""
    question = "import sys, pip; print(*sys.version_info[:2])"
    try:
        done = subprocess.run([str(PYTHON), "-c", question], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    except OSError:
        return False
    return done.returncode == 0 and done.stdout.split() == [str(part).encode() for part in sys.version_info[:2]]


def install(requirement: str) -> None:
    """Install the project, in place, with pip."""
    # By environment, since pip starts another pip that hears no options. A habit of --user installs cannot work here.
    environment = dict(os.environ, PIP_USER="0", PIP_DISABLE_PIP_VERSION_CHECK="1")
    environment.setdefault("PIP_RETRIES", "2")
    done = subprocess.run(
        [str(PYTHON), "-m", "pip", "install", "--quiet", "--editable", requirement],
        cwd=str(ROOT),
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if done.returncode == 0:
        return
    output = done.stdout.decode(errors="replace")
    if OFFLINE.search(output):
        raise SetupError("The packages that the game needs cannot be fetched: is this computer online? Then try again.")
    print(output, file=sys.stderr)
    raise SetupError("The game could not be installed; what pip said stands above.")


def become(command: "list[str]") -> int:
    """Run ``command`` in place of this program."""
    sys.stdout.flush()
    if os.name != "nt":
        os.execv(command[0], command)
    # Windows has no exec: there it would leave the console to two programs at once.
    running = subprocess.Popen(command)
    while True:
        try:
            return running.wait()
        except KeyboardInterrupt:  # the other program gets it too, and decides
            continue


def say(text: str) -> None:
    """Tell the player what is going on, at once."""
    print(text, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
