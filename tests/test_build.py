"""The folder that tools/build.py makes, unpacked elsewhere: it is the whole game, and needs no Python."""

import json
import os
import shutil
import subprocess
import sys
import wave
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from hearing import difference, loudness
from needs import needs
from processes import children
from xserver import XServer, until, x_server

import spades_gui
from spades_gui.settings.schema import LANGUAGES
from spades_gui.speech.espeak import release_engine, take_engine
from spades_gui.speech.pace import words_a_minute

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="unpacks, starts and hears it as on Linux")

ROOT = Path(__file__).parent.parent
RATE = 44_100
HAND = ["return", "wait turn", "3", "return", *["wait turn", "home", *["return", "right"] * 13] * 13, "s"]
FIGURES = "1997, 13, 471, 28."
"""Words that are others in each language."""
SHORT = ("--set=rules.target=50", "--set=match.level=easy", "--seed=7", "--fast")
READMES = {"README.txt": "Start", "LISEZMOI.txt": "Lancer le jeu", "README.ru.txt": "Запуск"}


@pytest.fixture(scope="session")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The zip, made once for all processes that run tests."""
    if find_spec("PyInstaller") is None and os.environ.get("CI") != "true":
        pytest.skip("PyInstaller is missing: pip install '.[build]'")
    needs("objdump", package="binutils")
    own = tmp_path_factory.getbasetemp()
    folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "built"
    made = folder / "made"
    try:
        folder.mkdir()
    except FileExistsError:
        until(made.exists, seconds=300)
    else:
        command = [sys.executable, ROOT / "tools" / "build.py", "--out", folder]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        made.write_text(done.stdout, encoding="utf-8")
    (found, *more) = [*folder.glob("*.zip")] or [None]
    assert found is not None, made.read_text(encoding="utf-8")
    assert more == []
    return found


class Built:
    """The unpacked folder, a home that is empty, and nothing on PATH."""

    def __init__(self, folder: Path, home: Path) -> None:
        self.folder = folder
        self.home = home
        self.program = folder / "spades-gui"
        self.env = {
            "HOME": str(home),
            "PATH": "/nonexistent",
            "LANG": "C.UTF-8",
            "SDL_AUDIODRIVER": "dummy",
            "SPEECHD_ADDRESS": f"unix_socket:{home}/none",
            "SPEECHD_CMD": "/nonexistent",
        }

    def run(self, *options: str, **environment: str) -> "subprocess.CompletedProcess[str]":
        """Run it to its end."""
        env = {**self.env, **environment}
        command = [self.program, *options]
        return subprocess.run(command, env=env, cwd="/", capture_output=True, text=True, timeout=300, check=False)

    @contextmanager
    def running(self, *options: str, **environment: str) -> "Iterator[subprocess.Popen[str]]":
        """Have it run."""
        command = [self.program, *options]
        process = subprocess.Popen(command, env={**self.env, **environment}, cwd="/", stdout=subprocess.PIPE, text=True)
        with process:
            try:
                yield process
            finally:
                process.kill()


@pytest.fixture(scope="session")
def unpacked(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The zip unpacked in a folder whose name is not plain."""
    needs("unzip", package="unzip")
    place = tmp_path_factory.mktemp("Игры et jeux")
    subprocess.run(["unzip", "-q", archive, "-d", place], check=True)
    return place / "spades-gui"


@pytest.fixture
def built(unpacked: Path, tmp_path: Path) -> Iterator[Built]:
    """The unpacked folder, as it was unpacked."""
    home = tmp_path / "home"
    home.mkdir()
    yield Built(unpacked, home)
    shutil.rmtree(unpacked / "userdata", ignore_errors=True)


def played(folder: Path, command: list[str | Path], env: dict[str, str], language: str) -> list[str]:
    """The transcript of a scripted hand."""
    keys, transcript = folder / "keys", folder / "transcript"
    keys.write_text("\n".join(HAND), encoding="utf-8")
    options = ["--headless", f"--keys={keys}", f"--transcript={transcript}", f"--language={language}", *SHORT]
    done = subprocess.run([*command, *options], env=env, capture_output=True, text=True, timeout=300, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return transcript.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_scripted_hand_goes_as_it_does_from_the_sources(built: Built, tmp_path: Path, language: str) -> None:
    here = {**built.env, "HOME": str(tmp_path / "other home"), "PYTHONPATH": str(ROOT)}
    from_sources = played(tmp_path, [sys.executable, "-m", "spades_gui"], here, language)
    assert played(tmp_path, [built.program], built.env, language) == from_sources
    assert any('"id": "side-summary"' in line for line in from_sources)


def test_the_computer_plays_a_match_by_itself_with_the_thinker_from_the_same_folder(built: Built) -> None:
    with built.running("--demo", *SHORT[:-1], "--set=match.level=expert") as process:
        until(lambda: any("--multiprocessing-fork" in each for each in children(process.pid).values()))
        for each in (process.pid, *children(process.pid)):
            assert foreign(each, built.folder) == set()
    done = built.run("--demo", *SHORT)
    assert (done.returncode, done.stderr) == (0, "")
    assert " win" in done.stdout.splitlines()[-1]


def foreign(process: int, folder: Path) -> set[str]:
    """The files a process has loaded that are neither in the folder nor libraries of the system."""
    maps = Path(f"/proc/{process}/maps").read_text(encoding="utf-8").splitlines()
    loaded = {line.split(maxsplit=5)[5] for line in maps if "/" in line} - {f"{folder}/spades-gui"}
    others = {each for each in loaded if not each.startswith(f"{folder}/_internal/")}
    return {each for each in others if not each.startswith(("/usr/lib", "/lib", "/dev", "/memfd")) or "python" in each}


def test_a_window_opens_and_the_keys_are_heard(built: Built, tmp_path: Path) -> None:
    transcript = tmp_path / "transcript"
    options = (f"--transcript={transcript}", "--set=first_start=done")
    with x_server() as server, built.running(*options, **screen(server)) as process:
        until(lambda: "menu-main" in read(transcript))
        server.focus(process.pid)
        assert server.window(process.pid) in server.run("xdotool", "search", "--class", "spades-gui").split()
        server.run("xdotool", "key", "Return")
        until(lambda: "new-match" in read(transcript) or "match-begins" in read(transcript))


def screen(server: XServer) -> dict[str, str]:
    return {"DISPLAY": server.env["DISPLAY"]}


def read(transcript: Path) -> str:
    return transcript.read_text(encoding="utf-8") if transcript.exists() else ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_own_voice_is_heard_in_each_language(built: Built, tmp_path: Path, language: str) -> None:
    sound = {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(tmp_path / "sound")}
    done = built.run("say", "literal", f"value={FIGURES}", f"--language={language}", **sound)
    assert (done.returncode, done.stdout) == (0, FIGURES + "\n")
    spoken = loudness(heard(tmp_path / "sound"), RATE)
    far = {each: difference(spoken, rendered(FIGURES, each)) for each in LANGUAGES}
    nearest, second = sorted(far, key=far.__getitem__)[:2]
    assert nearest == language
    assert far[nearest] * 2 < far[second], far


def rendered(text: str, language: str) -> list[float]:
    """The loudness of a text as eSpeak NG speaks it."""
    engine, pieces = take_engine(), list[bytes]()
    try:
        engine.set_voice(language)
        engine.set_rate(words_a_minute(0))
        engine.set_volume(100)
        engine.render(text, pieces.append)
    finally:
        release_engine()
    return loudness(array("h", b"".join(pieces)), engine.sample_rate)


def test_its_sounds_are_heard(built: Built, tmp_path: Path) -> None:
    sound, transcript = tmp_path / "sound", tmp_path / "transcript"
    options = ("--set=speech.enabled=false", "--set=first_start=done", f"--transcript={transcript}")
    driver = {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(sound)}
    with x_server() as server, built.running(*options, **driver, **screen(server)) as process:
        until(lambda: "menu-main" in read(transcript))
        server.focus(process.pid)
        until(lambda: sound.exists() and sound.stat().st_size > 0)
        server.run("xdotool", "key", "Up")
        until(lambda: any(heard(sound)))
        until(lambda: not any(heard(sound)[-RATE // 4 :]))
        process.kill()
    cues = [json.loads(line) for line in read(transcript).splitlines()]
    assert "edge" in {line["cue"] for line in cues if line["kind"] == "sound"}
    with wave.open(str(ROOT / "sounds" / "edge.wav")) as file:
        edge = begun(array("h", file.readframes(file.getnframes())))
    assert difference(loudness(begun(heard(sound)), RATE), loudness(edge, RATE)) < 0.2


def begun(samples: "array[int]") -> "array[int]":
    """A sound from its beginning, where it has a tenth of its strength."""
    threshold = max(map(abs, samples)) / 10
    return samples[next(place for place, sample in enumerate(samples) if abs(sample) > threshold) :]


def heard(sound: Path) -> "array[int]":
    """The left channel of what has been played."""
    data = sound.read_bytes() if sound.exists() else b""
    return array("h", data[: len(data) // 4 * 4])[::2]


def test_with_a_folder_userdata_beside_it_everything_is_kept_there(built: Built, tmp_path: Path) -> None:
    (built.folder / "userdata").mkdir()
    played(tmp_path, [built.program], built.env, "fr")
    assert {"match.json", "statistics.db"} <= {each.name for each in (built.folder / "userdata").iterdir()}
    assert list(built.home.iterdir()) == []


def test_it_works_without_a_table_too(built: Built, tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.yaml"
    sheet.write_text("rules: {preset: classic}\nhands:\n  - {bids: [3, 4, 2, 3], tricks: [4, 4, 2, 3]}\n")
    result: dict[str, Any] = json.loads(built.run("score", "--json", str(sheet)).stdout)
    assert result["hands"][0]["sides"][0]["points"] == 51
    records = tmp_path / "records"
    arena = built.run("arena", "--sides=easy,medium", "--matches=1", "--seed=7", f"--records={records}", "--json")
    assert (arena.returncode, json.loads(arena.stdout)["matches"]) == (0, 1)
    assert json.loads(built.run("verify", "--json", str(records / "0001.json")).stdout)["legal"] is True


def test_programs_that_it_starts_find_their_own_libraries(built: Built, tmp_path: Path) -> None:
    for before in ({}, {"LD_LIBRARY_PATH": "/some/where"}):
        daemon, seen = tmp_path / "daemon", tmp_path / "seen"
        daemon.write_text(f'#!/bin/sh\necho "[$LD_LIBRARY_PATH]" > "{seen}"\n')
        daemon.chmod(0o755)
        done = built.run("say", "card-name", "card=QS", SPEECHD_CMD=str(daemon), **before)
        assert done.returncode == 0
        assert seen.read_text() == f"[{before.get('LD_LIBRARY_PATH', '')}]\n"


def test_it_brings_texts_for_players_and_the_licences_of_what_is_in_it(built: Built) -> None:
    for name, heading in READMES.items():
        assert f"## {heading}\n" in (built.folder / name).read_text(encoding="utf-8")
    texts: dict[str, list[Path]] = {each.name: [*each.iterdir()] for each in (built.folder / "licences").iterdir()}
    assert [name for name, each in texts.items() if sum(text.stat().st_size for text in each) < 500] == []
    expected = {"spades-gui", "Python", "PyInstaller", "accessible-output2", "espeakng-loader", "font-roboto", "pyyaml"}
    assert expected <= texts.keys()
    assert texts.keys() & {"pygame", "pygame-ce"}


@pytest.mark.parametrize("readme", READMES)
def test_the_commands_in_its_texts_run_as_they_are_written(built: Built, readme: str) -> None:
    lines = (built.folder / readme).read_text(encoding="utf-8").splitlines()
    commands = [line.strip() for line in lines if line.startswith("    ")]
    assert commands == ["./spades-gui --help", "./spades-gui --demo"]
    shell = {"shell": True, "cwd": built.folder, "env": built.env, "stdout": subprocess.PIPE, "text": True}
    explained = subprocess.run(commands[0], **shell, timeout=300, check=True).stdout  # type: ignore[call-overload]
    assert "--demo" in explained
    with subprocess.Popen(f"exec {commands[1]}", **shell) as demo:  # type: ignore[call-overload]
        assert demo.stdout.readline().strip()
        demo.kill()


def test_its_version_is_that_of_the_game(built: Built, archive: Path) -> None:
    assert built.run("--version").stdout == f"spades-gui {spades_gui.__version__}\n"
    assert archive.name.startswith(f"spades-gui-{spades_gui.__version__}-linux-")
