"""Programs of the system that the game starts."""

import os


def environment() -> dict[str, str]:
    """The environment for such a program: in a frozen game, without the way to the libraries that came with it.

    PyInstaller's loader sets LD_LIBRARY_PATH, and keeps what it was before. The processes that think need it as it is.
    """
    env = dict(os.environ)
    if "_PYI_ARCHIVE_FILE" in env:
        env.pop("LD_LIBRARY_PATH", None)
        before = env.pop("LD_LIBRARY_PATH_ORIG", None)
        if before is not None:
            env["LD_LIBRARY_PATH"] = before
    return env
