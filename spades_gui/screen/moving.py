"""Draws cards on their way, over a picture that is drawn without them; only what they cover is drawn anew."""

from functools import cached_property

import pygame
from pygame import Rect, Surface

from spades_gui.screen.brush import Brush
from spades_gui.screen.cards import Sprite
from spades_gui.screen.flights import Flight, Motion
from spades_gui.screen.themes import Theme


class _Card:
    """A card on its way. It is drawn as large as it will be seen longest, and scaled where it is not of that size."""

    def __init__(self, flight: Flight, brush: Brush, theme: Theme, style: str) -> None:
        self.flight = flight
        self._full = (flight.start if flight.goes else flight.end).size
        self._look = (brush, theme, style)

    def draw(self, surface: Surface, time: float) -> Rect:
        """Draw it where it is; gives what it covers."""
        rect = self.flight.at(time)
        picture, (x, y) = self._sprite
        if rect.size != self._full:
            x, y = round(x * rect.width / self._full[0]), round(y * rect.height / self._full[1])
            picture = pygame.transform.smoothscale(picture, (rect.width - 2 * x, rect.height - 2 * y))
        return surface.blit(picture, (rect.x + x, rect.y + y))

    @cached_property
    def _sprite(self) -> Sprite:
        """Drawn when it is first seen: the cards of a deal one after the other, and no frame takes long."""
        brush, theme, style = self._look
        face = self.flight.face
        return brush.cards.face(face, self._full, style, theme, False) if face else brush.cards.back(self._full, theme)


class Moving:
    """A motion being shown. ``ground`` is a surface like the one to draw on, for this motion's use.

    Nothing changes outside its ``area``.
    """

    def __init__(self, motion: Motion, ground: Surface, brush: Brush, theme: Theme, style: str) -> None:
        self.motion = motion
        self._ground = ground
        self._cards = [_Card(flight, brush, theme, style) for flight in motion.flights]
        self.area = _area(motion)
        self._flying: list[_Card] = []
        self._drawn: list[Rect] = []
        self._above: list[tuple[Rect, Surface]] = []

    def begin(self, surface: Surface, time: float = 0.0) -> None:
        """Take up the picture that ``surface`` shows, drawn without what is on its way: the motion starts, or goes on
        before another ground from ``time`` on, a share of the whole."""
        whole = surface.get_rect()
        self._above = [(rect, surface.subsurface(rect).copy()) for rect in self.motion.above if whole.contains(rect)]
        for card in self._cards:
            if card.flight.ends <= time and not card.flight.goes:
                self._cover(surface, card.draw(surface, time))
        self._ground.blit(surface, self.area, self.area)
        self._flying = [card for card in self._cards if card.flight.ends > time]
        self._drawn = []

    def frame(self, surface: Surface, time: float) -> list[Rect]:
        """Show the moment ``time``, not before the last one shown; gives what has changed on ``surface``."""
        changed = self._drawn
        for rect in changed:
            surface.blit(self._ground, rect, rect)
        flying, drawn = [], []
        for card in self._flying:
            if card.flight.ends > time:
                flying.append(card)
            elif not card.flight.goes:
                # Arrived: it belongs to the ground of those that follow.
                self._cover(self._ground, card.draw(self._ground, time))
            if card.flight.seen(time):
                drawn.append(card.draw(surface, time))
        for rect in drawn:
            self._cover(surface, rect)
        self._flying, self._drawn = flying, drawn
        return changed + drawn

    def _cover(self, surface: Surface, drawn: Rect) -> None:
        """Have what is above the cards above what was just drawn."""
        for rect, picture in self._above:
            if rect.colliderect(drawn):
                surface.blit(picture, rect)


def _area(motion: Motion) -> Rect:
    """Where the cards come along, with their shadows: all go straight, from a place to another."""
    ends = [
        rect.inflate(rect.width // 4, rect.height // 4)
        for flight in motion.flights
        for rect in (flight.start, flight.end)
    ]
    return ends[0].unionall(ends)
