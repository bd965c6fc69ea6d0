"""From pygame's key events to the game's keys, on every keyboard layout.

SDL tells three things of a key: its *keycode* (what the layout prints on it), its *scancode* (where it lies, named by
the US key there) and the text it would type. Measured with SDL 2.28 on X11, real key presses:

===================================  =========  ==========  ==========================================
layout and key                       keycode    scancode    text (only while SDL's text input is on)
===================================  =========  ==========  ==========================================
us, C                                ``c``      ``c``       ``c``
fr, printed A (the US Q)             ``a``      ``q``       ``a``
fr, top row 1 without Shift          ``1``      ``1``       ``&``
fr, dead ``^`` then A                0, ``a``   ``[``, q    none, ``â`` (so no key is swallowed)
ru, С (the US C)                     U+0441     ``c``       ``с``
any, with Ctrl                       as above   as above    a control character made from the keycode
layout *replaced* while running      fresh      same        fresh
*group* switched, us then ru, С      ``c``      ``c``       ``с``: the keycode is stale
*group* switched, us then fr, A      ``q``      ``q``       ``a``: the keycode is stale
*group* switched, ru then fr, A      U+0439     ``q``       ``a``: the keycode is stale
===================================  =========  ==========  ==========================================

A layout is *replaced* by ``setxkbmap`` or a settings dialog; a *group* is what Alt+Shift switches in a list such as
``us,ru``, and on X11 SDL does not notice it. So the keycode names the key; the scancode does where the layout has no
Latin letters, or no digits in the number row. A stale keycode is harmless between us and ru: both ways lead to the US
letter. Between us and fr it misnames the five letters that lie elsewhere on AZERTY (A Q Z W M), and only the text knows
better. The text is therefore asked for one thing: a Latin letter (or, in a letter's place, a punctuation mark) that it
gives without Ctrl or Alt is what is printed on the key. With Ctrl there is no such text: after a group switch between
us and fr, Ctrl+Z and Ctrl+Q stay where they were when the game started.

Where the text is not fresh (text input off) pygame makes it up from the keycode, and it corrects nothing.
"""

import string
import sys
from typing import Final

import pygame

from spades_gui.keys.key import Key

_LETTERS: Final = frozenset(string.ascii_lowercase)
_PUNCTUATION: Final = {
    ",": "comma",
    ".": "period",
    "/": "slash",
    ";": "semicolon",
    "-": "minus",
    "=": "equals",
}
_NAMED: Final = {
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
    pygame.K_PAGEUP: "pageup",
    pygame.K_PAGEDOWN: "pagedown",
    pygame.K_RETURN: "return",
    pygame.K_KP_ENTER: "return",
    pygame.K_ESCAPE: "escape",
    pygame.K_SPACE: "space",
    pygame.K_TAB: "tab",
    pygame.K_BACKSPACE: "backspace",
    pygame.K_DELETE: "delete",
    pygame.K_LCTRL: "ctrl",
    pygame.K_RCTRL: "ctrl",
    **{pygame.K_F1 + index: f"f{index + 1}" for index in range(12)},
}
_READERS: Final = {pygame.K_INSERT: "insert", pygame.K_CAPSLOCK: "capslock"}
_KEYPAD: Final = {
    pygame.K_KP0: ("0", None),  # without NumLock it is Insert, a screen reader's
    pygame.K_KP1: ("1", "end"),
    pygame.K_KP2: ("2", "down"),
    pygame.K_KP3: ("3", "pagedown"),
    pygame.K_KP4: ("4", "left"),
    pygame.K_KP5: ("5", None),
    pygame.K_KP6: ("6", "right"),
    pygame.K_KP7: ("7", "home"),
    pygame.K_KP8: ("8", "up"),
    pygame.K_KP9: ("9", "pageup"),
    pygame.K_KP_PERIOD: ("period", "delete"),
    pygame.K_KP_MINUS: ("minus", "minus"),
    pygame.K_KP_DIVIDE: ("slash", "slash"),
    pygame.K_KP_EQUALS: ("equals", "equals"),
}
"""The keypad's keys with NumLock and without. A reader that reviews the screen with them never lets them come here."""

_US_LETTERS: Final = {pygame.KSCAN_A + index: letter for index, letter in enumerate(string.ascii_lowercase)}
_US_DIGITS: Final = {pygame.KSCAN_1 + index: digit for index, digit in enumerate("1234567890")}
_US_PUNCTUATION: Final = {
    pygame.KSCAN_COMMA: "comma",
    pygame.KSCAN_PERIOD: "period",
    pygame.KSCAN_SLASH: "slash",
    pygame.KSCAN_SEMICOLON: "semicolon",
    pygame.KSCAN_MINUS: "minus",
    pygame.KSCAN_EQUALS: "equals",
}
_KEYPAD_HAS_NUMLOCK: Final = sys.platform != "darwin"


class Keyboard:
    """What the player presses, less what is pressed for a screen reader.

    Readers use Insert, CapsLock or the keypad's Insert as a modifier. A reader that runs keeps its chords to itself;
    of those that come through all the same only the modifier is told, which carries no command.
    """

    def __init__(self) -> None:
        self._held: set[int] = set()

    def key(self, event: pygame.event.Event) -> Key | None:
        """The key of the next event of the keyboard, if it is one; see ``key_of``."""
        if event.type == pygame.KEYUP:
            self._held.discard(event.key)
        if event.type != pygame.KEYDOWN:
            return None
        if event.key in _READERS or (event.key == pygame.K_KP0 and not _numlock(event)):
            self._held.add(event.key)
            return Key(_READERS.get(event.key, "insert"))
        return None if self._held else key_of(event)


def key_of(event: pygame.event.Event) -> Key | None:
    """The key of a ``KEYDOWN``, or ``None`` if it can carry no command or belongs to the system or a screen reader.

    Ctrl alone is ``Key("ctrl")``, with no modifier. ``Key.text`` is the character it types, if it can be told.
    """
    if event.mod & pygame.KMOD_GUI:
        return None
    name = _name(event)
    if name is None:
        return None
    if name == "ctrl":
        return Key(name)
    return Key(
        name,
        shift=bool(event.mod & pygame.KMOD_SHIFT),
        ctrl=bool(event.mod & pygame.KMOD_CTRL),
        alt=bool(event.mod & (pygame.KMOD_ALT | pygame.KMOD_MODE)),
        text=_text(event),
    )


def _name(event: pygame.event.Event) -> str | None:
    code = event.key
    if code in _NAMED:
        return _NAMED[code]
    if code in _KEYPAD:
        digit, other = _KEYPAD[code]
        return digit if _numlock(event) else other
    printed = chr(code) if code < 0x110000 else ""
    if printed in string.digits and printed:
        return printed
    if event.scancode in _US_DIGITS and printed not in _LETTERS:
        return _US_DIGITS[event.scancode]
    return _fresh_name(event, printed) or _printed_name(event, printed)


def _numlock(event: pygame.event.Event) -> bool:
    return bool(event.mod & pygame.KMOD_NUM) or not _KEYPAD_HAS_NUMLOCK


def _fresh_name(event: pygame.event.Event, printed: str) -> str | None:
    """What the text says of a key whose keycode may be stale (see the head of this file)."""
    if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_MODE):
        return None
    typed = event.unicode.lower()
    if typed in _LETTERS:
        return str(typed)
    if printed.isalpha() and not event.mod & pygame.KMOD_SHIFT:
        return _PUNCTUATION.get(typed)
    return None


def _printed_name(event: pygame.event.Event, printed: str) -> str | None:
    if printed in _LETTERS:
        return printed
    if printed in _PUNCTUATION:
        return _PUNCTUATION[printed]
    if printed.isalpha():
        return _US_LETTERS.get(event.scancode) or _US_PUNCTUATION.get(event.scancode)
    return None


def _text(event: pygame.event.Event) -> str:
    """The character the key types; without text input pygame knows only the ASCII ones, and the keycode must do."""
    if event.unicode:
        return str(event.unicode) if event.unicode.isprintable() else ""
    printed = chr(event.key) if event.key < 0x110000 else ""
    return printed if printed.isalpha() else ""
