"""The icon in the window's frame and in task bars."""

import pygame
import pytest
from sketch import Sketch

from spades_gui.screen.icon import window_icon
from spades_gui.screen.themes import DEFAULT_THEME, THEMES
from spades_gui.screen.window import Window

THEME = THEMES[DEFAULT_THEME]


@pytest.mark.parametrize("side", [16, 24, 32, 48, 64, 128, 256])
def test_at_every_size_it_is_a_spade_on_a_card_on_the_table(side: int) -> None:
    icon = window_icon(side)
    assert icon.get_size() == (side, side)
    assert icon.get_at((0, 0)).a < 128, "its corners are round"
    assert icon.get_at((side // 10, side // 2))[:3] == THEME.table
    assert icon.get_at((side // 2, side // 2))[:3] == THEME.black
    assert icon.get_at((side // 2, round(side * 0.2)))[:3] == THEME.face


def test_the_window_has_it_before_it_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.quit()
    calls: list[str] = []
    real_icon, real_mode = pygame.display.set_icon, pygame.display.set_mode

    def set_icon(surface: pygame.Surface) -> None:
        calls.append("icon")
        real_icon(surface)

    def set_mode(*args: object, **named: object) -> object:
        calls.append("opens")
        return real_mode(*args, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(pygame.display, "set_icon", set_icon)
    monkeypatch.setattr(pygame.display, "set_mode", set_mode)
    Window(Sketch(lambda surface, picture: None)).close()
    assert calls == ["icon", "opens"]
