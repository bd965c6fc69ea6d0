"""Matches to be saved, played by plain computer players up to any action."""

from dataclasses import replace
from pathlib import Path

from pilot import PlainThinker

from spades_gui.app.saved_match import SavedMatch
from spades_gui.app.session import Session
from spades_gui.core.observation import Phase
from spades_gui.core.options import PRESETS, RuleOptions
from spades_gui.core.record import SeatInfo
from spades_gui.storage.matches import MatchStore


def saved_after(actions: int, rules: RuleOptions = PRESETS["classic"], seed: str = "save") -> SavedMatch:
    """A match after so many actions, or at its end if that comes first, as the player at seat 0 saves it."""
    session = Session(rules, (SeatInfo("", "bot:plain"),) * rules.seats, seed)
    thinker = PlainThinker(3, 3, 3, 3)
    while session.length < actions and session.view.phase is not Phase.OVER:
        if (action := session.chance()) is not None:
            session.act(action)
        elif (seen := session.bot_to_move) is not None:
            thinker.ask(seen, "", "", session.act)
    seats = (SeatInfo("Vous", "human"), *(SeatInfo(f"Жанна {seat}", "bot:hard+bold") for seat in range(1, rules.seats)))
    names = ("", "", "Élodie", *[""] * 3)[: rules.seats]
    return SavedMatch(replace(session.record, seats=seats), seed, names, session.view)


def store(folder: Path) -> MatchStore:
    """A store that waits for the disk."""
    return MatchStore(folder, lambda: None, patience=300)
