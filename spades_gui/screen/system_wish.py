"""What the system says its user wishes of every program."""

import ctypes
import sys
from typing import Final

_GET_ANIMATION: Final = 0x1042
"""Windows' ``SPI_GETCLIENTAREAANIMATION``: "Show animations in Windows"."""


def motion_wanted() -> bool:
    """False where the system wishes that nothing moves on its own. Only Windows is asked: elsewhere no single place
    tells that could be looked at before the window opens."""
    if sys.platform != "win32":
        return True
    wanted = ctypes.c_int(1)
    ctypes.windll.user32.SystemParametersInfoW(_GET_ANIMATION, 0, ctypes.byref(wanted), 0)
    return bool(wanted.value)
