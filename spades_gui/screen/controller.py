"""Game controllers: their buttons become keys, whichever make they are, whenever they are plugged in.

SDL knows the layout of the usual controllers and gives each button the name it has on an Xbox controller; the key is
that name (``pad_a``). The left shoulder button held is Shift, the right one Ctrl. The left stick does what the four
direction buttons do, once for each time it is pushed. A controller that SDL does not know is left alone.
"""

import sys
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

import pygame

from spades_gui.keys.key import PAD, Key

if TYPE_CHECKING:
    from pygame._sdl2.controller import Controller

_BUTTONS: Final[Mapping[int, str]] = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_BACK: "back",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "lstick",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "rstick",
}
_SHOULDERS: Final = (pygame.CONTROLLER_BUTTON_LEFTSHOULDER, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
_AXES: Final[Mapping[int, tuple[str, str]]] = {
    pygame.CONTROLLER_AXIS_LEFTX: ("left", "right"),
    pygame.CONTROLLER_AXIS_LEFTY: ("up", "down"),
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: ("", "lt"),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: ("", "rt"),
}
"""What each axis is at its low and at its high end."""
_PUSHED: Final = 20_000
_LET_GO: Final = 12_000
"""Of 32,767, where a stick or trigger begins to count and where it ends. A shaking hand changes nothing."""

EVENTS: Final = (
    pygame.CONTROLLERDEVICEREMOVED,
    pygame.CONTROLLERBUTTONDOWN,
    pygame.CONTROLLERBUTTONUP,
    pygame.CONTROLLERAXISMOTION,
    # SDL makes these of the joystick's own, so those have to be allowed as well.
    pygame.JOYDEVICEADDED,
    pygame.JOYDEVICEREMOVED,
    pygame.JOYBUTTONDOWN,
    pygame.JOYBUTTONUP,
    pygame.JOYHATMOTION,
    pygame.JOYAXISMOTION,
)
"""The events to be allowed; ``Controllers`` is to be shown all of them."""


class Controllers:
    """What the player presses on game controllers. All of it belongs to the window's thread.

    Nothing is loaded before ``begin``. Where there is none, or no driver for them, there is no trouble either.
    """

    def __init__(self) -> None:
        self._joysticks: dict[int, pygame.joystick.JoystickType] = {}
        self._controllers: dict[int, Controller] = {}
        self._held: set[tuple[int, int]] = set()
        self._pushed: dict[tuple[int, int], str] = {}
        self._begun = False

    def begin(self) -> None:
        """Look for controllers, now and whenever one is plugged in."""
        if self._begun:
            return
        self._begun = True
        try:
            from pygame._sdl2 import controller

            pygame.event.set_allowed(EVENTS)
            pygame.joystick.init()
            controller.init()
            if enable := getattr(controller, "set_eventstate", None):  # pygame-ce has none: there it is always on
                enable(True)
        except (ImportError, pygame.error):
            return

    def close(self) -> None:
        """Let go of all controllers."""
        if self._begun and "pygame._sdl2.controller" in sys.modules:
            from pygame._sdl2 import controller

            self._controllers.clear()
            self._joysticks.clear()
            controller.quit()
            pygame.joystick.quit()

    def key(self, event: pygame.event.Event) -> Key | None:
        """The key of an event, if it is one of a controller and presses something."""
        handler = _HANDLERS.get(event.type)
        return handler(self, event) if handler else None

    def _added(self, event: pygame.event.Event) -> None:
        from pygame._sdl2 import controller

        try:
            # Each is opened, though some are no controllers: pygame 2.6.1 stumbles over the end of what is not open.
            joystick = pygame.joystick.Joystick(event.device_index)
            self._joysticks[joystick.get_instance_id()] = joystick
            if controller.is_controller(event.device_index):
                self._controllers[joystick.get_instance_id()] = controller.Controller.from_joystick(joystick)
        except pygame.error:
            return  # gone again

    def _removed(self, event: pygame.event.Event) -> None:
        self._controllers.pop(event.instance_id, None)
        self._joysticks.pop(event.instance_id, None)
        self._held = {each for each in self._held if each[0] != event.instance_id}
        self._pushed = {place: end for place, end in self._pushed.items() if place[0] != event.instance_id}

    def _down(self, event: pygame.event.Event) -> Key | None:
        self._held.add((event.instance_id, event.button))
        name = _BUTTONS.get(event.button)
        return self._named(name) if name else None

    def _up(self, event: pygame.event.Event) -> None:
        self._held.discard((event.instance_id, event.button))

    def _moved(self, event: pygame.event.Event) -> Key | None:
        if event.axis not in _AXES:
            return None
        place = (event.instance_id, event.axis)
        end = _AXES[event.axis][event.value > 0]
        before = self._pushed.get(place, "")
        if abs(event.value) < _LET_GO:
            self._pushed.pop(place, None)
        elif abs(event.value) > _PUSHED and end != before:
            self._pushed[place] = end
            return self._named(end) if end else None
        return None

    def _named(self, name: str) -> Key:
        left, right = (any(button == each for _, button in self._held) for each in _SHOULDERS)
        return Key(PAD + name, shift=left, ctrl=right)


_HANDLERS: Final[Mapping[int, Callable[[Controllers, pygame.event.Event], Key | None]]] = {
    pygame.JOYDEVICEADDED: Controllers._added,
    pygame.JOYDEVICEREMOVED: Controllers._removed,
    pygame.CONTROLLERBUTTONDOWN: Controllers._down,
    pygame.CONTROLLERBUTTONUP: Controllers._up,
    pygame.CONTROLLERAXISMOTION: Controllers._moved,
}
