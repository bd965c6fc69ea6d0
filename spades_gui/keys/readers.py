"""Keys that screen readers take for themselves, so that they may never reach the game.

Insert and CapsLock are not here: they carry no command at all (``key.READER_KEYS``). Sources, the readers' own manuals:

- NVDA User Guide: "Basic NVDA commands" (Control stops speech) and "Navigating tables" (Control+Alt+arrows; Home, End,
  Page Up and Page Down with them); Control+Alt+N starts NVDA.
- Freedom Scientific, "JAWS Hotkeys": Control interrupts speech; Alt+Control+arrows in tables.
- Orca help, "Structural Navigation Commands", tables: Alt+Shift+arrows, Home and End.
- VoiceOver User Guide for Mac: Control+Option is the VoiceOver modifier, so everything with both; Control alone pauses
  speech. Option is Alt here.
"""

from typing import Final

from spades_gui.keys.key import Key

NVDA: Final = "NVDA"
JAWS: Final = "JAWS"
ORCA: Final = "Orca"
VOICEOVER: Final = "VoiceOver"

_ARROWS: Final = frozenset({"left", "right", "up", "down"})
_ENDS: Final = frozenset({"home", "end"})
_PAGES: Final = frozenset({"pageup", "pagedown"})


def taken_by(key: Key) -> tuple[str, ...]:
    """The screen readers that have a use of their own for ``key``, by their names."""
    if key.pad:
        return ()
    if key.name == "ctrl":
        return (NVDA, JAWS, VOICEOVER)
    readers = []
    if key.ctrl and key.alt:
        plain = not key.shift
        if plain and key.name in {*_ARROWS, *_ENDS, *_PAGES, "n"}:
            readers.append(NVDA)
        if plain and key.name in _ARROWS:
            readers.append(JAWS)
        readers.append(VOICEOVER)
    elif key.alt and key.shift and key.name in _ARROWS | _ENDS:
        readers.append(ORCA)
    return tuple(readers)
