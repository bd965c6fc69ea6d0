"""Programs from the system that some tests run against."""

import os
import shutil
import sys

import pytest


def needs(program: str, *, package: str) -> None:
    """Skip the calling test when ``program`` is not on PATH, naming the Debian ``package`` that brings it.

    Where CI is "true" a missing program fails the test instead: there nothing may go unseen. Windows and macOS, without
    such packages, skip it all the same.
    """
    if shutil.which(program) is not None:
        return
    missing = f"{program} is missing: apt-get install {package}"
    if os.environ.get("CI") == "true" and sys.platform == "linux":
        pytest.fail(missing)
    pytest.skip(missing)
