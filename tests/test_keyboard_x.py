"""Keys pressed on real layouts: what is printed on a key is what the game hears."""

from collections.abc import Iterator

import pytest
from recorded_window import X_KEYS, RecordedWindow, recorded_window
from xserver import XServer, x_server

LETTERS = "bcfvisthlnpkgro"
"""The letters of the commands that lie on the same keys on us, fr and ru keyboards."""


@pytest.fixture(scope="module")
def server() -> Iterator[XServer]:
    with x_server() as server:
        yield server


@pytest.fixture(scope="module", params=["us", "fr", "ru", "us,fr", "us,ru", "fr,us", "ru,us", "ru,fr"])
def window(request: pytest.FixtureRequest, server: XServer) -> Iterator[RecordedWindow]:
    """The game on each layout; where there are two, started under the first and switched to the other as it runs."""
    layouts = request.param.split(",")
    server.layout(*layouts)
    with recorded_window(server) as window:
        server.group(len(layouts) - 1)
        window.layout = layouts[-1]
        yield window


def keys(names: str) -> list[int]:
    return [X_KEYS[name] for name in names.split()]


def test_letters(window: RecordedWindow) -> None:
    assert window.heard(*keys(" ".join(LETTERS))) == list(LETTERS)


def test_the_printed_letter_counts(window: RecordedWindow) -> None:
    printed = ["q", "a", "z", "w", "semicolon"] if window.layout != "fr" else ["a", "q", "w", "z", "m"]
    assert window.heard(*keys("q a z w ;")) == printed
    if window.layout == "us":
        assert window.heard(*keys("m")) == ["m"]


def test_shift_goes_with_a_letter(window: RecordedWindow) -> None:
    assert window.chord(*keys("shift s")) == ["shift+s"]


def test_digits_without_shift(window: RecordedWindow) -> None:
    assert window.heard(*keys("1 2 3 4 5 6 7 8 9 0")) == list("1234567890")


def test_digits_and_enter_of_the_keypad(window: RecordedWindow) -> None:
    window.heard(*keys("numlock"))
    try:
        assert window.heard(*keys("kp1 kp2 kp3 kp4 kp5 kp6 kp7 kp8 kp9 kp0")) == list("1234567890")
    finally:
        window.heard(*keys("numlock"))
    assert window.heard(X_KEYS["kp return"]) == ["return"]


def test_the_keypad_without_numlock_moves(window: RecordedWindow) -> None:
    moves = ["end", "down", "pagedown", "left", "right", "home", "up", "pageup"]
    assert window.heard(*keys("kp1 kp2 kp3 kp4 kp5 kp6 kp7 kp8 kp9 kp0")) == [*moves, "insert"]


def test_keys_that_print_nothing(window: RecordedWindow) -> None:
    names = "left right up down home end pageup pagedown return escape space tab backspace delete f1 f9"
    assert window.heard(*keys(names)) == names.split()


def test_chords(window: RecordedWindow) -> None:
    assert window.chord(*keys("shift f1")) == ["shift+f1"]
    assert window.chord(*keys("shift tab")) == ["shift+tab"]
    assert window.chord(*keys("shift left")) == ["shift+left"]
    assert window.chord(*keys("ctrl c")) == ["ctrl", "ctrl+c"]
    assert window.chord(X_KEYS["right ctrl"], X_KEYS["pageup"]) == ["ctrl", "ctrl+pageup"]
    assert window.chord(*keys("alt f5")) == ["alt+f5"]


def test_ctrl_alone(window: RecordedWindow) -> None:
    assert window.heard(X_KEYS["ctrl"], X_KEYS["right ctrl"]) == ["ctrl", "ctrl"]


def test_the_keys_of_screen_readers_are_left_to_them(window: RecordedWindow) -> None:
    assert window.heard(*keys("insert capslock capslock"))[:2] == ["insert", "capslock"]  # X tells the second or not
    assert window.chord(*keys("insert c")) == ["insert"]
    assert window.chord(*keys("capslock left")) == ["capslock"]
    assert window.chord(*keys("kp0 t")) == ["insert"]
    assert window.chord(*keys("super c")) == []
    assert window.heard(*keys("capslock c")) == ["capslock", "c"]


def test_first_letters_come_in_the_layouts_alphabet(window: RecordedWindow) -> None:
    window.heard(*keys("c d 1 left"))
    expected = ["с", "в", "1", ""] if window.layout == "ru" else ["c", "d", "1", ""]
    if window.layout == "fr":
        expected[2] = "&"
    assert window.texts[-5:-1] == expected


def test_a_dead_key_swallows_no_other(window: RecordedWindow) -> None:
    assert window.heard(*keys("[ c [ e"))[-1] == "e"


def test_a_key_held_down_counts_once(window: RecordedWindow) -> None:
    assert window.held(X_KEYS["right"], seconds=1.0) == ["right"]
