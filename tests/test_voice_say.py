"""macOS's ``say``, with a program of that name that keeps what it is told and takes its time."""

import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from speech_daemon import wait_until

from spades_gui.speech.backend import UnavailableError
from spades_gui.speech.mac_say import Say

PROGRAM = """#!{python}
import pathlib, sys, time
if sys.argv[1:] == ["-v", "?"]:
    print("Albert              en_US    # Hello! My name is Albert.")
    print("Amélie (Enhanced)   fr_CA    # Bonjour! Je m’appelle Amélie.")
    print("Milena              ru_RU    # Здравствуйте! Меня зовут Милена.")
    print("Thomas              fr_FR    # Bonjour, je m’appelle Thomas. # 2")
    sys.exit()
text = sys.stdin.read()
with open({log!r}, "a", encoding="utf-8") as log:
    log.write(" ".join(sys.argv[1:]) + "|" + text + "\\n")
    log.flush()
    time.sleep(600 if "long" in text else 0.05)
    log.write("said " + text + "\\n")
"""


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    program = tmp_path / "say"
    program.write_text(PROGRAM.format(python=sys.executable, log=str(tmp_path / "log")), encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PYTHONUTF8", "1")
    return tmp_path / "log"


@pytest.fixture
def voice(log: Path) -> Iterator[Say]:
    voice = Say()
    yield voice
    voice.close()
    wait_until(lambda: "speech say" not in {thread.name for thread in threading.enumerate()})


def lines(log: Path) -> list[str]:
    return log.read_text(encoding="utf-8").splitlines() if log.exists() else []


def say(voice: Say, text: str, language: str, interrupt: bool = False) -> threading.Event:
    ended = threading.Event()
    voice.speak(text, language, interrupt, ended.set)
    return ended


def test_each_utterance_is_spoken_by_a_voice_for_its_language_one_after_another(voice: Say, log: Path) -> None:
    voice.set_rate(10)
    for text, language in (("À vous.", "fr"), ("Ваш ход.", "ru"), ("-v Albert", "en")):
        ended = say(voice, text, language)
    assert ended.wait(300)
    assert lines(log) == [
        "-r 449 -v Amélie (Enhanced) -f -|À vous.",
        "said À vous.",
        "-r 449 -v Milena -f -|Ваш ход.",
        "said Ваш ход.",
        "-r 449 -v Albert -f -|-v Albert",
        "said -v Albert",
    ]


def test_the_end_of_speech_is_that_of_the_program(voice: Say, log: Path) -> None:
    ended = say(voice, "Your turn.", "en")
    assert not ended.is_set()
    assert ended.wait(300)
    assert lines(log)[-1] == "said Your turn."


def test_an_interrupting_utterance_ends_the_program_and_drops_what_waits(voice: Say, log: Path) -> None:
    say(voice, "A long one.", "en")
    say(voice, "Dropped.", "en")
    wait_until(lambda: lines(log))
    assert say(voice, "News.", "en", interrupt=True).wait(300)
    assert [line.partition("|")[2] for line in lines(log)] == ["A long one.", "News.", ""]
    assert lines(log)[-1] == "said News."


def test_silence_ends_the_program(voice: Say, log: Path) -> None:
    ended = say(voice, "A long one.", "en")
    wait_until(lambda: lines(log))
    voice.silence()
    assert ended.wait(300)
    assert len(lines(log)) == 1


def test_voices_by_language_and_the_players(voice: Say, log: Path) -> None:
    assert voice.voices("fr") == ("Amélie (Enhanced)", "Thomas")
    assert voice.voices("it") == ()
    assert (voice.lacks("it"), voice.lacks("ru")) == (True, False)
    voice.set_voice("fr", "Thomas")
    say(voice, "À vous.", "fr")
    assert say(voice, "Tocca a te.", "it").wait(300)
    assert [line.partition("|")[0] for line in lines(log)[::2]] == ["-r 170 -v Thomas -f -", "-r 170 -v Albert -f -"]


def test_commands_to_the_synthesizer_are_only_text(voice: Say, log: Path) -> None:
    assert say(voice, "One [[slnc 5000]] two", "en").wait(300)
    assert lines(log)[-1] == "said One [ [slnc 5000]] two"


def test_where_there_is_no_such_program_there_is_no_back_end(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(UnavailableError):
        Say()


def test_when_the_program_goes_away_it_is_no_longer_alive(voice: Say, log: Path) -> None:
    assert voice.alive()
    (log.parent / "say").unlink()
    say(voice, "Your turn.", "en")
    wait_until(lambda: not voice.alive())


def test_closing_ends_the_program(log: Path) -> None:
    voice = Say()
    ended = say(voice, "A long one.", "en")
    wait_until(lambda: lines(log))
    voice.close()
    assert ended.wait(300)
