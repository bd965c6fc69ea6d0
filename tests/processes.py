"""The system's processes, as Linux shows them in /proc."""

from pathlib import Path


def alive(process: int) -> bool:
    """Whether a process runs; one that has ended and only waits to be noticed does not.

    Its main thread is dead before the others are, and nobody is told before those are, too.
    """
    state = _state_and_parent(process)[0]
    return state not in ("", "Z", "X") or (state == "Z" and _threads(process) > 1)


def _threads(process: int) -> int:
    try:
        return len(list(Path(f"/proc/{process}/task").iterdir()))
    except OSError:
        return 0


def children(process: int) -> dict[int, str]:
    """The processes started by this one that run now, with their command lines."""
    running = (int(folder.name) for folder in Path("/proc").iterdir() if folder.name.isdecimal())
    return {each: _command(each) for each in running if _state_and_parent(each)[1] == process and alive(each)}


def thinkers(game: int) -> set[int]:
    """The processes that think for the computer players of the game that is this process."""
    return {child for child, command in children(game).items() if "multiprocessing.spawn" in command}


def _state_and_parent(process: int) -> tuple[str, int]:
    try:
        # proc(5): the name in brackets may hold anything, even brackets
        fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return "", 0
    return fields[0], int(fields[1])


def _command(process: int) -> str:
    try:
        return Path(f"/proc/{process}/cmdline").read_text(encoding="utf-8", errors="replace").replace("\0", " ")
    except (FileNotFoundError, ProcessLookupError):
        return ""
