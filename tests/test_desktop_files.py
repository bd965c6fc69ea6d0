"""What a Linux desktop and its software centre read about the game, and the icon."""

import configparser
import re
import struct
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
import zlib
from pathlib import Path

import pytest
from needs import needs

from spades_gui.settings.schema import LANGUAGES

ROOT = Path(__file__).parent.parent
PACKAGING = ROOT / "packaging"
ID = "org.spades_gui.Spades"
OTHERS = [language for language in LANGUAGES if language != "en"]
XML_LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def test_the_desktop_file_is_valid() -> None:
    needs("desktop-file-validate", package="desktop-file-utils")
    checked = subprocess.run(["desktop-file-validate", PACKAGING / f"{ID}.desktop"], capture_output=True, text=True)
    assert (checked.returncode, checked.stdout + checked.stderr) == (0, "")


def test_the_appstream_data_are_valid() -> None:
    needs("appstreamcli", package="appstream")
    command = ["appstreamcli", "validate", "--no-net", "--no-color", PACKAGING / f"{ID}.metainfo.xml"]
    checked = subprocess.run(command, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout


def test_both_speak_every_language_of_the_game() -> None:
    desktop = configparser.ConfigParser(interpolation=None, strict=True)
    desktop.optionxform = str  # type: ignore[assignment,method-assign]
    desktop.read(PACKAGING / f"{ID}.desktop", encoding="utf-8")
    entry = desktop["Desktop Entry"]
    for key in ("Name", "GenericName", "Comment", "Keywords"):
        assert [language for language in OTHERS if f"{key}[{language}]" not in entry] == [], key
    texts = ET.parse(PACKAGING / f"{ID}.metainfo.xml").getroot()  # our own file
    for tag in ("summary", "description/p", "description/ul/li"):
        languages = [each.get(XML_LANGUAGE, "en") for each in texts.findall(tag)]
        assert languages == ["en", *OTHERS] * (len(languages) // len(LANGUAGES)), tag


def test_all_of_them_go_by_one_name() -> None:
    texts = ET.parse(PACKAGING / f"{ID}.metainfo.xml").getroot()
    assert [texts.findtext(tag) for tag in ("id", "icon", "launchable")] == [ID, ID, f"{ID}.desktop"]
    assert f"\nIcon={ID}\n" in (PACKAGING / f"{ID}.desktop").read_text(encoding="utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    shared = project["tool"]["hatch"]["build"]["targets"]["wheel"]["shared-data"]
    assert all(
        (ROOT / source).name == Path(target).name and (ROOT / source).is_file() for source, target in shared.items()
    )
    assert texts.findtext("provides/binary") in project["project"]["scripts"]


def test_the_icons_are_what_the_tool_makes(tmp_path: Path) -> None:
    subprocess.run([sys.executable, ROOT / "tools" / "make_icon.py", tmp_path], check=True)
    made = {each.name for each in tmp_path.iterdir()}
    assert made == {f"{ID}.{ending}" for ending in ("svg", "png", "ico", "icns")}
    for name in made - {f"{ID}.svg"}:
        assert pictures(tmp_path / name) == pictures(PACKAGING / name), "run python tools/make_icon.py"
    assert (tmp_path / f"{ID}.svg").read_bytes() == (PACKAGING / f"{ID}.svg").read_bytes()


@pytest.mark.parametrize(
    ("ending", "sizes"), [("png", [256]), ("ico", [16, 32, 48, 256]), ("icns", [32, 64, 128, 256, 512])]
)
def test_each_icon_has_its_sizes_with_a_dark_spade_on_a_white_card_on_green(ending: str, sizes: list[int]) -> None:
    found = pictures(PACKAGING / f"{ID}.{ending}")
    assert [size for size, _ in found] == sizes
    for size, rows in found:
        places = {"spade": (2, 2), "card": (2, 5), "table": (16, 2)}
        at = {name: size // x * 4 + 1 for name, (x, _) in places.items()}
        spade, card, table = (rows[size // y][at[name] : at[name] + 3] for name, (_, y) in places.items())
        assert max(spade) < 60 < 200 < min(card), size
        assert table[1] > 2 * table[0], size
        assert rows[0][1 + 3] < 128, "the corners are round"


def pictures(file: Path) -> list[tuple[int, list[bytes]]]:
    """The PNGs in a file: their sizes and unpacked rows, which no version of zlib can change."""
    found = []
    for png in file.read_bytes().split(b"\x89PNG\r\n\x1a\n")[1:]:
        size = struct.unpack(">I", png[8:12])[0]
        data = re.search(rb"(....)IDAT", png, re.DOTALL)
        assert data is not None
        raw = zlib.decompress(png[data.end() : data.end() + struct.unpack(">I", data[1])[0]])
        stride = 4 * size + 1
        found.append((size, [raw[start : start + stride] for start in range(0, len(raw), stride)]))
    return found
