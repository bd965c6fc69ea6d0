"""An installation in ruins: texts, sounds, fonts and default settings that are missing or damaged. The game goes on."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from test_program import environment_of, scripted_lines

from spades_gui.present.cues import Cue

ROOT = Path(__file__).resolve().parent.parent
KEYS = "return\nwait turn\n3\nreturn\nc\nwait 1\nf4\nf4\n"


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A copy of the game that may be spoilt."""
    folder = tmp_path / "game"
    shutil.copytree(ROOT / "spades_gui", folder / "spades_gui", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("locales", "sounds"):
        shutil.copytree(ROOT / name, folder / name)
    for name in ("config.yaml", "pyproject.toml"):
        shutil.copy(ROOT / name, folder)
    return folder


def play(installed: Path, *options: str, **environment: str) -> tuple[list[str], list[str]]:
    """What a player hears of the spoilt game in French, and its lines on standard error; it must play its script."""
    script, transcript = installed / "keys", installed / "transcript"
    script.write_text(KEYS, encoding="utf-8")
    command = [sys.executable, "-m", "spades_gui", f"--keys={script}", f"--transcript={transcript}", "--language=fr"]
    env = environment_of(installed / "home", PYTHONPATH="", **environment)
    done = subprocess.run(
        [*command, "--fast", *options], cwd=installed, env=env, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    lines = scripted_lines(transcript)
    assert [line["key"] for line in lines if line["kind"] == "key"] == ["return", "3", "return", "c", "f4", "f4"]
    return [line["text"] for line in lines if line["kind"] == "speech"], done.stderr.splitlines()


def test_without_a_language_the_game_speaks_english_and_says_so_once(installed: Path) -> None:
    shutil.rmtree(installed / "locales" / "fr")
    told, faults = play(installed, "--headless")
    assert told[:2] == [
        "Spades. Main menu. New match",
        "Some of the game’s texts are missing or damaged: English takes their place.",
    ]
    assert told.count(told[1]) == 1
    assert "You, 3." in told
    assert faults == [f"no .ftl files in {installed}/locales/fr"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_each_text_that_is_lost_is_said_in_english_and_each_file_is_one_line_of_the_log(installed: Path) -> None:
    french = installed / "locales" / "fr"
    (french / "menus.ftl").unlink()
    (french / "rules.ftl").write_bytes(bytes(range(256)))
    (french / "keys.ftl").write_text("huge = yes\n" * 300_000, encoding="utf-8")
    (french / "advice.ftl").unlink()
    os.mkfifo(french / "advice.ftl")
    table = french / "table.ftl"
    laughs = "".join(f"ha{n} = {{ ha{n + 1} }}{{ ha{n + 1} }}\n" for n in range(60)) + "ha60 = ha\n"
    own = "hand-dealt = { hand-dealt }{ $nothing }\nbid-made = { ha0 }\nbroken { here\n"
    own += "contracts = " + "{ " * 20_000 + "\n"
    renamed = re.sub("^(hand-dealt|bid-made|contracts) =", r"\1-before =", table.read_text("utf-8"), flags=re.MULTILINE)
    table.write_text(laughs + own + renamed, encoding="utf-8")
    (installed / "config.yaml").unlink()

    told, faults = play(installed, "--headless")
    assert told[0] == "Spades. Main menu. New match"
    assert told[1] == "Des textes français manquent ou sont abîmés : ils sont dits en anglais."
    assert told[2] == "Fichier config.yaml : introuvable."
    assert told.count(told[1]) == 1
    assert "Hand 1." in told
    assert "Vous, 3." in told
    assert "À vous d’annoncer." in told
    lost = {Path(line.partition(": ")[0]).name for line in faults if line.startswith(str(french))}
    assert lost == {"menus.ftl", "rules.ftl", "keys.ftl", "advice.ftl", "table.ftl"}
    assert any("table.ftl: broken: contracts = { { {" in line for line in faults)
    assert len(faults) < 12, faults


def test_without_sounds_and_fonts_the_window_opens_and_it_is_told(installed: Path) -> None:
    sounds = installed / "sounds"
    (sounds / "card.wav").write_bytes(b"RIFF of nothing")
    (sounds / "turn.wav").unlink()
    fonts = installed / "font_roboto"  # stands before the real package
    (fonts / "files").mkdir(parents=True)
    (fonts / "__init__.py").touch()
    (fonts / "files" / "Roboto-Regular.ttf").write_bytes(b"no font")
    told, faults = play(installed, SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    assert "2 sons manquent ou sont abîmés : ils resteront muets." in told
    assert "La police Roboto est introuvable ou abîmée : une autre la remplace." in told
    assert faults == []
    shutil.rmtree(sounds)
    told, faults = play(installed, SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    assert f"{len(Cue)} sons manquent ou sont abîmés : ils resteront muets." in told
    assert faults == []
