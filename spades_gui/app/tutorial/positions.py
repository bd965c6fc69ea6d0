"""Positions of real deals, played up to there by computer players: what the drills ask about."""

from collections.abc import Callable
from random import Random
from typing import Final

from spades_gui.app.session import Session
from spades_gui.app.tutorial.scripted import RULES
from spades_gui.core.actions import Action
from spades_gui.core.observation import Observation, Phase
from spades_gui.core.record import SeatInfo

LEVEL: Final = "hard"
"""The best of the computer players that decide in an instant."""


def find(seed: str, fits: Callable[[Observation], bool]) -> Session:
    """The first match of a series fixed by ``seed`` whose first hand comes to a moment that ``fits`` for seat 0, there.

    ``fits`` must hold of some moment of some hand, or this never ends.
    """
    number = 0
    while True:
        session = _session(f"{seed}/{number}")
        while session.view.phase in (Phase.CUT, Phase.DEAL, Phase.BID, Phase.PLAY) and not session.view.sheets:
            _go_on(session)
            if fits(session.view):
                return session
        number += 1


def choice(seen: Observation, seed: str) -> Action:
    """What the computer player would do in the place of the seat that is to act."""
    from spades_gui.bots import choose  # loaded when it is first asked, and not at the start

    return choose(seen, LEVEL, Random(seed))


def _session(seed: str) -> Session:
    return Session(RULES, tuple(SeatInfo("", f"bot:{LEVEL}") for _ in range(RULES.seats)), seed)


def _go_on(session: Session) -> None:
    """One action more."""
    from spades_gui.bots import choose

    action = session.chance()
    if action is None and (seen := session.bot_to_move) is not None:
        action = choose(seen, LEVEL, Random(session.choice_seed))
    if action is not None:
        session.act(action)
