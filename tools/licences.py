"""The licences of all that is in a built folder, as files in it.

PyInstaller writes down where each file came from. Those of a Python package are covered by the licence files of that
package, those of Python by its own, and libraries of the system by what a Debian system keeps about their package.
"""

import ast
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
TEXTS: Final = ROOT / "packaging" / "licences"
WITHOUT_TEXT: Final = {
    "pygame": (TEXTS / "LGPL-2.1.txt", TEXTS / "libraries-of-pygame.txt"),
    "pygame-ce": (TEXTS / "LGPL-2.1.txt", TEXTS / "libraries-of-pygame.txt"),
    "espeakng-loader": (ROOT / "LICENSE", TEXTS / "espeak-ng.txt"),
    "fluent.runtime": (TEXTS / "Apache-2.0.txt",),
    "fluent.syntax": (TEXTS / "Apache-2.0.txt",),
}
"""Packages that come without their licence's text, and what stands for it."""
_NAMES: Final = ("licen", "copying", "notice", "authors")


class NoLicenceError(Exception):
    """Something is in the folder of which no licence is known; the text names it."""


def write_licences(built: Path, work: Path, folder: Path) -> None:
    """Write a folder for each package with files in ``built`` to ``folder``. Raises ``NoLicenceError``.

    ``work`` is where PyInstaller has left its lists.
    """
    sources = [*_sources(built, work)]
    shutil.rmtree(folder, ignore_errors=True)
    _copy(folder / "spades-gui", [ROOT / "LICENSE"])
    _copy(folder / "PyInstaller", _texts(distribution("pyinstaller")))
    _copy(folder / "Python", [_python_licence()])
    for owner in sorted(_owners(sources), key=_name):
        texts = _texts(owner) or WITHOUT_TEXT.get(_name(owner), ())
        if not texts:
            raise NoLicenceError(f"no licence text for {_name(owner)}")
        _copy(folder / _name(owner), texts)
    for library in sorted(_libraries(sources, work)):
        name, text = _of_system(library)
        _copy(folder / name, [text])


def _sources(built: Path, work: Path) -> Iterator[Path]:
    """Every file that has gone into the folder and is still there, where it came from."""
    for target, source, kind in _listed(work / "COLLECT-00.toc"):
        if kind != "SYMLINK" and (built / "_internal" / target).exists():
            yield Path(source)
    yield from (Path(source) for _, source, kind in _listed(work / "PYZ-00.toc") if kind == "PYMODULE")


def _listed(listing: Path) -> list[tuple[str, str, str]]:
    """The entries of one of PyInstaller's lists: name, source and kind. The longest of what it holds are they."""
    values = ast.literal_eval(listing.read_text(encoding="utf-8"))
    entries: list[tuple[str, str, str]] = max((each for each in values if isinstance(each, list)), key=len)
    return entries


def _owners(sources: Iterable[Path]) -> set[Distribution]:
    """The packages with files in the folder."""
    owner_of: dict[Path, Distribution] = {}
    for each in distributions():
        if _name(each) not in ("spades-gui", "pyinstaller", "pyinstaller-hooks-contrib"):
            owner_of |= {Path(str(each.locate_file(file))).resolve(): each for file in each.files or ()}
    return {owner_of[file] for file in map(Path.resolve, sources) if file in owner_of}


def _libraries(sources: Iterable[Path], work: Path) -> set[Path]:
    """The libraries in the folder that belong neither to a package nor to Python."""
    places = {Path(sysconfig.get_path(name)).resolve() for name in ("purelib", "platlib", "stdlib")}
    places |= {ROOT, work.resolve(), Path(sys.base_prefix).resolve()}
    return {file for file in sources if not any(file.resolve().is_relative_to(place) for place in places)}


def _of_system(library: Path) -> tuple[str, Path]:
    """A system library's package, and the text about its licence."""
    for file in dict.fromkeys((library, library.resolve(), Path("/usr", *library.parts[1:]))):
        if shutil.which("dpkg-query"):
            asked = subprocess.run(["dpkg-query", "--search", file], capture_output=True, text=True, check=False)
            name = asked.stdout.partition(":")[0]
            text = Path("/usr/share/doc", name, "copyright")
            if name and text.is_file():
                return name, text
    raise NoLicenceError(f"no licence text for {library}")


def _python_licence() -> Path:
    """The licence of the Python that runs this, which has those of what it is made with."""
    places = [Path(sysconfig.get_path("stdlib"), "LICENSE.txt"), Path(sys.base_prefix, "LICENSE.txt")]
    places += [Path(f"/usr/share/doc/python3.{sys.version_info.minor}/copyright")]
    found = next((place for place in places if place.is_file()), None)
    if found is None:
        raise NoLicenceError("no licence text for Python")
    return found


def _texts(owner: Distribution) -> list[Path]:
    """The licence files that a package has with its metadata, or else among its own."""
    named = [
        file
        for file in owner.files or ()
        if file.name.lower().startswith(_NAMES) and file.suffix not in (".py", ".pyc", ".json")
    ]
    of_metadata = [file for file in named if ".dist-info" in file.parts[0]]
    found = (Path(str(owner.locate_file(file))) for file in of_metadata or named)
    return [file for file in found if file.is_file()]


def _copy(folder: Path, texts: Iterable[Path]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for text in texts:
        shutil.copyfile(text, folder / (text.name if text.suffix else f"{text.name}.txt"))


def _name(owner: Distribution) -> str:
    return str(owner.metadata["Name"]).lower()
