"""Makes the folder that runs where there is no Python, and a zip of it, for the system this runs on.

    python tools/build.py                 dist/spades-gui/ and dist/spades-gui-<version>-<system>.zip
    python tools/build.py --out FOLDER    the same, elsewhere

Needs ``pip install '.[build]'``. In the folder are the program and all that it loads, texts for players in three
languages, and the licences of what is in it. PyInstaller's is the GPL with an exception for the programs that it makes.
"""

import argparse
import platform
import shutil
import stat
import sys
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import PyInstaller.__main__
from licences import write_licences

from spades_gui import __version__
from spades_gui.screen.fonts import FACES
from spades_gui.settings.schema import LANGUAGES

ROOT: Final = Path(__file__).resolve().parent.parent
NAME: Final = "spades-gui"
READMES: Final = {"README.en.md": "README.txt", "README.fr.md": "LISEZMOI.txt", "README.ru.md": "README.ru.txt"}
"""Files of docs/, and how they are called in the folder: as plain texts, which open anywhere."""
SYSTEMS: Final = {"win32": "windows", "darwin": "macos", "linux": "linux"}
NOT_NEEDED: Final = (
    "ssl", "_ssl", "_hashlib", "readline", "tkinter", "pydoc", "doctest", "setuptools",
    "pkg_resources",
)  # fmt: skip
"""Modules that others would use, if they were there, for what the game never does."""
OF_THE_SYSTEM: Final = (
    "libX11.so*", "libXau.so*", "libXdmcp.so*", "libbsd.so*", "libmd.so*", "libasound.so*", "libstdc++.so*",
    "libgcc_s.so*", "libglib-2.0.so*", "libgthread-2.0.so*", "libpcre*-8.so*",
)  # fmt: skip
"""Libraries that must fit the player's drivers and desktop, or come with them: Linux has them, as a wheel expects."""


def main(arguments: list[str] | None = None) -> int:
    """Build; gives the exit status."""
    parser = argparse.ArgumentParser(description="Make the folder that runs where there is no Python, and its zip.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="FOLDER", help="where they go")
    out: Path = parser.parse_args(arguments).out.resolve()
    begun = time.monotonic()
    work = out / "work"
    freeze(out, work)
    made = out / (f"{NAME}.app" if sys.platform == "darwin" else NAME)
    # An application of macOS is a folder that is signed as it is: texts go beside it.
    texts = out / f"{NAME}-texts" if sys.platform == "darwin" else made
    prune(out / NAME)
    add_texts(texts, out)
    tops = (made, texts) if texts != made else (made,)
    archive = pack(out / f"{NAME}-{__version__}-{SYSTEMS[sys.platform]}-{platform.machine().lower()}.zip", tops)
    size = sum(file.stat().st_size for file in made.rglob("*") if not file.is_symlink() and file.is_file())
    print(f"{made}: {size / 1e6:.0f} MB; {archive}: {archive.stat().st_size / 1e6:.0f} MB")
    print(f"Made in {time.monotonic() - begun:.0f} s.")
    return 0


def freeze(out: Path, work: Path) -> None:
    """Have PyInstaller make the folder."""
    # Not __main__: the processes that think are this program too, and must not become a second game.
    options = [str(ROOT / "spades_gui" / "launch.py"), "--name", NAME, "--noconfirm", "--log-level", "WARN"]
    options += ["--distpath", str(out), "--workpath", str(work), "--specpath", str(work), "--paths", str(ROOT)]
    for source, target in {"sounds": "sounds", "locales": "locales", "config.yaml": "."}.items():
        options += ["--add-data", f"{ROOT / source}:spades_gui/data/{target}"]
    options += ["--collect-all", "espeakng_loader"]
    for package in sorted({face.package for face in FACES.values()}):
        options += ["--collect-data", package]
    for name in NOT_NEEDED:
        options += ["--exclude-module", name]
    icons = ROOT / "packaging"
    if sys.platform == "win32":
        # With a console for what the commands print; it goes away when nobody had one.
        options += ["--hide-console", "hide-early", "--icon", str(icons / "org.spades_gui.Spades.ico")]
    elif sys.platform == "darwin":
        options += ["--windowed", "--icon", str(icons / "org.spades_gui.Spades.icns")]
    PyInstaller.__main__.run(options)


def prune(folder: Path) -> None:
    """Take away what the game never reads, and what must be the system's own."""
    inside = folder / "_internal"
    # Plurals and pronunciation of the game's languages are kept; babel's root is what all of its data begin with.
    for pattern in ("babel/locale-data/*.dat", "espeakng_loader/espeak-ng-data/*_dict"):
        for file in inside.glob(pattern):
            if file.stem.partition("_")[0] not in (*LANGUAGES, "root"):
                file.unlink()
    fonts = {file for face in FACES.values() for file in (face.regular, face.bold)}
    for package in {face.package for face in FACES.values()}:
        for file in (inside / package / "files").glob("*.[ot]tf"):
            if file.name not in fonts:
                file.unlink()
    for pattern in OF_THE_SYSTEM if sys.platform == "linux" else ():
        for file in inside.glob(pattern):
            file.unlink()


def add_texts(folder: Path, out: Path) -> None:
    """Put in what players read first, and all licences."""
    folder.mkdir(exist_ok=True)
    for source, name in READMES.items():
        shutil.copy(ROOT / "docs" / source, folder / name)
    write_licences(out / NAME, out / "work" / NAME, folder / "licences")


def pack(archive: Path, tops: tuple[Path, ...]) -> Path:
    """Zip these folders, with the rights of their files and with links as links; the same bytes for the same files."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as zipped:
        for top in tops:
            for file in _files(top):
                entry = zipfile.ZipInfo(file.relative_to(top.parent).as_posix(), (2026, 1, 1, 0, 0, 0))
                entry.compress_type = zipfile.ZIP_DEFLATED
                if file.is_symlink():
                    entry.external_attr = (stat.S_IFLNK | 0o777) << 16
                    zipped.writestr(entry, str(file.readlink()))
                else:
                    runs = file.stat().st_mode & stat.S_IXUSR
                    entry.external_attr = (stat.S_IFREG | (0o755 if runs else 0o644)) << 16
                    zipped.writestr(entry, file.read_bytes())
    return archive


def _files(top: Path) -> Iterator[Path]:
    for path in sorted(top.iterdir()):
        if path.is_dir() and not path.is_symlink():
            yield from _files(path)
        else:
            yield path


if __name__ == "__main__":
    sys.exit(main())
