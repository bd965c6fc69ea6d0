"""Game controllers: what their buttons are, one that SDL takes for real, and playing with nothing else."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Final

import pygame
import pytest
from pilot import ROOT, Pilot, PlainThinker
from pupil import TUTORIAL, focused, keys, tasks
from test_program import environment_of

from spades_gui.app.tutorial.form import Announce, Close, Press, Task
from spades_gui.app.tutorial.lessons import LESSONS
from spades_gui.app.tutorial.tasks import request
from spades_gui.core.observation import Phase
from spades_gui.keys.commands import BY_ID, COMMANDS, Context
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


# Typing


def name_asked(language: str = "en") -> Pilot:
    """Somebody with a controller, just asked for a name for the rules."""
    pilot = Pilot(language)
    pilot.press("pad_down", "pad_a")
    while focused(pilot) != pilot.desk.text(msg("rules-save")):
        pilot.press("pad_down")
    pilot.press("pad_a")
    return pilot


def said(pilot: Pilot, *buttons: str) -> list[str]:
    """The last that is said at each button."""
    return [pilot.press(button)[-1] for button in buttons]


def test_a_name_is_written_with_buttons_alone() -> None:
    pilot = name_asked()
    assert said(pilot, "pad_up", "pad_right", "pad_up", "pad_up", "pad_down") == ["A", "A", "B", "C", "B"]
    assert said(pilot, "pad_right", "pad_down", "pad_left") == ["A", "’", "Typed: Ab"]  # the wheel has no end
    pilot.press("pad_a")
    assert [each.name for each in pilot.desk.rule_sets] == ["Ab"]


def test_how_to_write_is_told_to_who_comes_with_a_controller_and_to_nobody_else() -> None:
    how = "Up and down change the letter, right adds one, left takes it away."
    pilot = name_asked()
    assert how in pilot.speaker.said[-1][0]
    pilot.press("pad_start")
    assert [item.label for item in pilot.painter.pictures[-1].dialog.items][:4] == [
        "Pad down: letter before",
        "Pad up: next letter",
        "Pad right: one more letter",
        "Pad left: one letter less",
    ]
    pilot.press("pad_b", "pad_b", "return")
    assert how not in pilot.speaker.said[-1][0]
    assert said(pilot, "up") == ["Typed: nothing"]  # on a keyboard, letters are typed


def test_the_wheel_has_the_letters_of_the_language_and_stops_where_a_name_may_not_be_longer() -> None:
    pilot = name_asked("ru")
    assert said(pilot, "pad_up", "pad_right", "pad_down", "pad_down") == ["А", "А", "’", "-"]
    pilot.press("pad_up", "pad_up", *["pad_right"] * 40)
    assert said(pilot, "pad_right") == [f"Введено: А{'а' * 29}"]


def test_the_number_of_a_deal_is_written_in_digits() -> None:
    pilot = Pilot(seed="pad", thinker=PlainThinker(3, 3, 3, 3))
    while focused(pilot) != "Play a deal by number":
        pilot.press("pad_down")
    pilot.press("pad_a")
    assert said(pilot, "pad_up", "pad_up", "pad_right", "pad_down") == ["0", "1", "0", "9"]
    assert pilot.press("pad_a")[0] == "New match to 500: classic. Deal 19."


# Lessons and drills


def test_a_drill_is_answered_by_counting() -> None:
    pilot = Pilot()
    while focused(pilot) != TUTORIAL["en"]:
        pilot.press("pad_down")
    pilot.press("pad_a")
    while not focused(pilot).startswith("Drill: counting spades"):
        pilot.press("pad_down")
    pilot.press("pad_a")
    assert said(pilot, "pad_left", "pad_right", "pad_right", "pad_left") == ["Nothing", "0", "1", "0"]
    assert "of 1 " in pilot.press("pad_a")[0]


def buttons(pilot: Pilot, task: Task) -> list[str]:
    """The buttons that do what a lesson asks for: those that it names."""
    match task:
        case Press(command) if button := pilot.desk.keymap.key(command, pad=True):
            return [str(button)]
        case Press(command):
            pilot.press("pad_start")
            while focused(pilot) != pilot.desk.text(msg(BY_ID[command].help_id)):
                pilot.press("pad_down")
            return ["pad_a"]
        case Announce(low):
            return ["pad_y", "shift+pad_down", *["pad_up"] * low, "pad_a"]
        case Close():
            return ["pad_b"]
    return [_ON_PAD[key] for key in keys(pilot, task)]


_ON_PAD: Final = {"home": "shift+pad_left", "right": "pad_right", "return": "pad_a"}


@pytest.mark.parametrize("number", range(len(LESSONS)))
@pytest.mark.parametrize("language", TUTORIAL)
def test_every_lesson_is_done_with_the_buttons_that_it_names(number: int, language: str) -> None:
    pilot = Pilot(language)
    while focused(pilot) != TUTORIAL[language]:
        pilot.press("pad_down")
    pilot.press("pad_a", "shift+pad_up", *["pad_down"] * number)
    heard = " ".join(pilot.press("pad_a"))
    for task in tasks(LESSONS[number]):
        if task == Press("hand.suit_3"):
            continue  # nobody goes through the help for what a button does as well
        assert pilot.desk.pad
        assert pilot.desk.text(request(task, pilot.desk)) in heard
        heard = " ".join(pilot.press(*buttons(pilot, task)))
    assert focused(pilot) in (pilot.desk.text(msg("lesson-next")), pilot.desk.text(msg("lesson-again")))
