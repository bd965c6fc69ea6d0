"""Game controllers: what their buttons are, one that SDL takes for real, and playing with nothing else."""

import json
import subprocess
import sys
from pathlib import Path

import pygame
import pytest
from pilot import ROOT, Pilot, PlainThinker
from test_program import environment_of

from spades_gui.core.observation import Phase
from spades_gui.keys.commands import COMMANDS, Context
from spades_gui.present.message import msg
from spades_gui.screen.controller import Controllers


def event(kind: int, **facts: int) -> pygame.event.Event:
    return pygame.event.Event(kind, instance_id=0, **facts)


def pressed(controllers: Controllers, *buttons: int) -> list[str]:
    """The keys of these buttons pressed together, the last one last, and let go."""
    downs = [controllers.key(event(pygame.CONTROLLERBUTTONDOWN, button=button)) for button in buttons]
    for button in buttons:
        assert controllers.key(event(pygame.CONTROLLERBUTTONUP, button=button)) is None
    return [str(key) for key in downs if key]


def test_shoulder_buttons_are_held_as_shift_and_ctrl_are() -> None:
    controllers = Controllers()
    left, right = pygame.CONTROLLER_BUTTON_LEFTSHOULDER, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER
    assert pressed(controllers, pygame.CONTROLLER_BUTTON_A) == ["pad_a"]
    assert pressed(controllers, left, pygame.CONTROLLER_BUTTON_X) == ["shift+pad_x"]
    assert pressed(controllers, right, pygame.CONTROLLER_BUTTON_DPAD_UP) == ["ctrl+pad_up"]
    assert pressed(controllers, left, right, pygame.CONTROLLER_BUTTON_Y) == ["ctrl+shift+pad_y"]
    assert pressed(controllers, left, right) == []
    assert pressed(controllers, pygame.CONTROLLER_BUTTON_GUIDE) == []


def test_a_stick_or_trigger_counts_once_for_each_push_and_a_shaking_hand_changes_nothing() -> None:
    controllers = Controllers()

    def moved(axis: int, *values: int) -> list[str]:
        keys = (controllers.key(event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value)) for value in values)
        return [str(key) for key in keys if key]

    assert moved(pygame.CONTROLLER_AXIS_LEFTX, 9000, 21000, 32767, 18000, 21000, 0, 0) == ["pad_right"]
    assert moved(pygame.CONTROLLER_AXIS_LEFTX, -32768, 0, -32768, 32767, 0) == ["pad_left", "pad_left", "pad_right"]
    assert moved(pygame.CONTROLLER_AXIS_LEFTY, -32768, 0, 32767, 0) == ["pad_up", "pad_down"]
    assert moved(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 0, 32767, 0) == ["pad_lt"]
    assert moved(pygame.CONTROLLER_AXIS_RIGHTX, 32767, 0) == []


def test_a_button_held_on_a_controller_that_is_pulled_out_is_not_held_any_more() -> None:
    controllers = Controllers()
    controllers.key(event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_LEFTSHOULDER))
    controllers.key(event(pygame.JOYDEVICEREMOVED))
    assert pressed(controllers, pygame.CONTROLLER_BUTTON_A) == ["pad_a"]


VIRTUAL = """
import ctypes, json, sys
from pathlib import Path
import pygame
from spades_gui.screen.window import Window

libraries = [*Path(pygame.__file__).parent.parent.glob("pygame*.libs/libSDL2-2*"), "libSDL2-2.0.so.0"]
sdl = ctypes.CDLL(str(libraries[0]))
sdl.SDL_JoystickOpen.restype = ctypes.c_void_p

class Game:
    running = True
    step = 0
    keys = []
    def press(self, key):
        self.keys.append(str(key))
    def tick(self, now):
        # A player plugs a controller in while the game runs, presses, pulls it out, plugs it in again and presses.
        self.step += 1
        if self.step in (2, 6):
            self.index = sdl.SDL_JoystickAttachVirtual(1, 6, 15, 0)
        elif self.step in (3, 7):
            self.stick = ctypes.c_void_p(sdl.SDL_JoystickOpen(self.index))
            sdl.SDL_JoystickSetVirtualButton(self.stick, 0 if self.step == 3 else 1, 1)
        elif self.step == 4:
            sdl.SDL_JoystickSetVirtualAxis(self.stick, 0, 32767)
        elif self.step == 5:
            sdl.SDL_JoystickClose(self.stick)
            sdl.SDL_JoystickDetachVirtual(self.index)
        elif self.step == 9:
            self.running = False
        return 0.05
    def focus_changed(self, focused): pass
    def close_requested(self): pass

window = Window(lambda surface, picture: None)
window.run(Game())
window.close()
print(json.dumps(Game.keys))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="finds SDL's library where Linux wheels have it")
def test_a_controller_is_heard_from_when_it_is_plugged_in_while_the_game_runs(tmp_path: Path) -> None:
    drivers = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(ROOT)}
    # A window of the dummy driver never has the focus, without which SDL keeps buttons to itself.
    env = environment_of(tmp_path, **drivers, SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS="1", PYGAME_HIDE_SUPPORT_PROMPT="1")
    done = subprocess.run([sys.executable, "-c", VIRTUAL], env=env, capture_output=True, text=True, timeout=300)
    assert done.stderr == ""
    assert json.loads(done.stdout) == ["pad_a", "pad_right", "pad_b"]


# Playing


def test_a_hand_is_bid_and_played_with_buttons_alone() -> None:
    pilot = Pilot(seed="pad", thinker=PlainThinker(3, 3, 3, 3))
    pilot.press("pad_a", "pad_y", "pad_up", "pad_a")
    assert pilot.seen.phase is Phase.PLAY
    while not pilot.seen.sheets:
        pilot.press("shift+pad_left")
        while pilot.focused not in pilot.seen.playable():
            pilot.press("pad_right")
        pilot.press("pad_a")
    assert pilot.press("pad_a", "shift+pad_x")


def test_help_tells_the_buttons_to_whom_uses_them_and_the_keys_to_others() -> None:
    pilot = Pilot()
    pilot.press("pad_a", "pad_start")
    lines = [item.label for item in pilot.painter.pictures[-1].dialog.items]
    assert "Button X: cards on the table" in lines
    assert "Hand, dealer, first lead" in lines  # it has no button
    assert not any(line.startswith("C: ") for line in lines)
    pilot.press("pad_b", "f1")
    lines = [item.label for item in pilot.painter.pictures[-1].dialog.items]
    assert "C: cards on the table" in lines
    assert not any("utton" in line for line in lines)


def test_every_command_has_a_button_or_is_done_from_the_help() -> None:
    pilot = Pilot(seed="pad", thinker=PlainThinker(3, 3, 3, 3))
    pilot.press("pad_a", "pad_y", "pad_a")
    assert pilot.seen.phase is Phase.PLAY
    pilot.press("pad_start")
    lines = [item.label for item in pilot.painter.pictures[-1].dialog.items]
    bare = [
        each for each in COMMANDS if not each.buttons and each.context in (Context.HAND, Context.TABLE, Context.GLOBAL)
    ]
    unlisted = {each.id for each in bare if pilot.desk.text(msg(each.help_id)) not in lines}
    assert unlisted == {each.id for each in bare if each.id in pilot.game._idle()}  # nothing yet to look through
    elsewhere = (Context.DIALOG, Context.CHOOSER, Context.REPLAY, Context.LESSON)
    assert all(each.buttons for each in COMMANDS if each.context in elsewhere)


def test_what_has_no_button_is_done_from_the_help() -> None:
    pilot = Pilot(seed="pad", thinker=PlainThinker(3, 3, 3, 3))
    pilot.press("pad_a", "pad_y", "pad_a", "pad_start")
    lines = [item.label for item in pilot.painter.pictures[-1].dialog.items]
    pilot.press(*["pad_down"] * lines.index("Hand, dealer, first lead"))
    assert pilot.press("pad_a")[-1].startswith("Hand 1.")


def test_controllers_are_looked_for_where_pygame_cannot_be_told_to_send_their_events(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As in pygame-ce, which always does."""
    from pygame._sdl2 import controller

    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    monkeypatch.delattr(controller, "set_eventstate", raising=False)
    controllers = Controllers()
    controllers.begin()
    assert controller.get_init()
    controllers.close()
    pygame.quit()
