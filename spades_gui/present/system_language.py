"""Which of the game's languages the system is set to, for the first start."""

import locale
import os
import sys
from collections.abc import Callable, Mapping, Sequence


def ui_locale() -> str:
    """The locale of the desktop, such as ``fr_FR``, where no environment variable names one; empty if unknown."""
    if sys.platform == "win32":
        import ctypes

        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    if sys.platform == "darwin":
        import subprocess

        # A program started from the Finder has no LANG, and Python's locale module knows nothing else.
        command = ["/usr/bin/defaults", "read", "-g", "AppleLocale"]
        try:
            return subprocess.run(command, capture_output=True, text=True, timeout=1, check=True).stdout.strip()
        except (OSError, subprocess.SubprocessError):
            return ""
    return locale.getlocale()[0] or ""


def system_language(
    languages: Sequence[str],
    environ: Mapping[str, str] = os.environ,
    desktop: Callable[[], str] = ui_locale,
    otherwise: str = "en",
) -> str:
    """The first of the system's languages that is among ``languages``.

    The environment goes first, in the order of the GNU gettext manual ("Locale Environment Variables"): ``LANGUAGE`` is
    a list that counts unless the locale is ``C``; of ``LC_ALL``, ``LC_MESSAGES`` and ``LANG`` the first that is set
    decides. Where it says nothing, ``desktop`` is asked.
    """
    current = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
    if current in ("C", "POSIX"):
        return otherwise
    wanted = [*environ.get("LANGUAGE", "").split(":"), current]
    if not any(wanted):
        wanted = [desktop()]
    return next((code for name in wanted if (code := _code(name)) in languages), otherwise)


def _code(name: str) -> str:
    """The language code of a locale name such as ``fr_FR.UTF-8@euro`` or ``fr-FR``."""
    return name.replace("-", "_").partition(".")[0].partition("@")[0].partition("_")[0].lower()
