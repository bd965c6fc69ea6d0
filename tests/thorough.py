"""How often a test tries what chance or time brings up: a little in every run, far more by hand.

SPADES_THOROUGH=1 pytest tests/test_kills.py tests/test_settings_damage.py tests/test_random_keys.py
"""

import os
from typing import Final

THOROUGH: Final = os.environ.get("SPADES_THOROUGH", "0") not in ("", "0")


def times(quick: int, thorough: int) -> int:
    """``quick`` in an ordinary run, ``thorough`` where the environment asks for it."""
    return thorough if THOROUGH else quick
