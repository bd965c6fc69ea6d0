"""Keys from events, where no real keyboard can be made to send them."""

import pygame
import pytest

from spades_gui.keys.key import NAMES, PAD, Key
from spades_gui.screen.keyboard import Keyboard, key_of


def down(key: int, scancode: int = 0, unicode: str = "", mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=key, scancode=scancode, unicode=unicode, mod=mod)


def up(key: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYUP, key=key, scancode=0, unicode="", mod=0)


def test_a_cyrillic_keycode_gives_the_letter_of_the_us_key() -> None:
    assert key_of(down(ord("с"), pygame.KSCAN_C)) == Key("c")
    assert key_of(down(ord("с"), pygame.KSCAN_C, mod=pygame.KMOD_LCTRL)) == Key("c", ctrl=True)


def test_a_cyrillic_letter_on_a_punctuation_key_gives_that_key() -> None:
    assert key_of(down(ord("ж"), pygame.KSCAN_SEMICOLON)) == Key("semicolon")
    assert key_of(down(ord("х"), pygame.KSCAN_LEFTBRACKET)) is None


def test_without_text_input_the_keycode_tells_what_is_typed() -> None:
    key = key_of(down(ord("с"), pygame.KSCAN_C))
    assert key is not None
    assert key.text == "с"


def test_what_cannot_be_printed_is_no_text() -> None:
    for event in (down(pygame.K_RETURN, unicode="\r"), down(pygame.K_c, unicode="\x03", mod=pygame.KMOD_CTRL)):
        key = key_of(event)
        assert key is not None
        assert key.text == ""


@pytest.mark.parametrize("printed", "&é\"'(-è_çà")
def test_the_number_row_of_azerty_gives_digits_whatever_its_keycodes(printed: str) -> None:
    scancode = pygame.KSCAN_1 + "&é\"'(-è_çà".index(printed)
    assert key_of(down(ord(printed), scancode, printed)) == Key("1234567890"["&é\"'(-è_çà".index(printed)])


def test_an_accented_text_is_not_taken_for_another_letter() -> None:
    assert key_of(down(pygame.K_a, pygame.KSCAN_Q, "â")) == Key("a")


def test_text_names_no_key_that_prints_nothing() -> None:
    assert key_of(down(pygame.K_LEFT, pygame.KSCAN_LEFT, "a")) == Key("left")


def test_with_altgr_the_text_is_another_characters() -> None:
    assert key_of(down(pygame.K_e, pygame.KSCAN_E, "q", pygame.KMOD_RALT)) == Key("e", alt=True)


def test_modifiers_and_unknown_keys_are_no_keys() -> None:
    for key in (pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LALT, pygame.K_NUMLOCK, pygame.K_PRINT, pygame.K_UNKNOWN):
        assert key_of(down(key)) is None
    assert key_of(down(0x40000000, pygame.KSCAN_LEFTBRACKET)) is None


def test_keys_of_the_desktop_are_no_keys() -> None:
    assert key_of(down(pygame.K_s, pygame.KSCAN_S, "s", pygame.KMOD_LGUI)) is None


def test_every_name_is_one_that_can_carry_a_command() -> None:
    codes = [*range(0x500), *range(0x40000000, 0x40000000 + 512)]
    scancodes = [0, *range(pygame.KSCAN_A, pygame.KSCAN_SLASH + 1)]
    keys = [key_of(down(code, scancode)) for code in codes for scancode in scancodes]
    assert {key.name for key in keys if key is not None} == {name for name in NAMES if not name.startswith(PAD)}


def test_of_a_screen_reader_s_chord_only_its_key_is_told_until_that_goes_up() -> None:
    keyboard = Keyboard()
    insert, c = down(pygame.K_INSERT), down(pygame.K_c, pygame.KSCAN_C, "c")
    assert [keyboard.key(event) for event in (insert, c, up(pygame.K_c), up(pygame.K_INSERT), c)] == [
        Key("insert"),
        *[None] * 3,
        Key("c"),
    ]
