"""The score of a match by hand, as a table of figures: what each hand brought each side, and where that left it."""

from collections.abc import Callable, Sequence
from typing import Final

from spades_gui.core.scoring import HandSheet, LineKind, ScoreLine, SideSheet
from spades_gui.present.figures import Figure, Figures
from spades_gui.present.message import Message, msg
from spades_gui.present.viewpoint import Viewpoint

_NILS: Final = (LineKind.NIL, LineKind.BLIND_NIL, LineKind.BLIND_DOUBLE_NIL)


def score_table(sheets: Sequence[HandSheet], view: Viewpoint) -> Figures:
    """A row for each hand, the newest last; columns for every side: score, points, contract, tricks for it, bags."""
    kinds: list[tuple[str, Callable[[SideSheet], Figure]]] = [
        ("column-total", lambda side: side.total),
        ("column-points", lambda side: side.points),
        ("column-contract", _contract),
        ("column-taken", _taken),
    ]
    if view.options.bags_count:
        kinds.append(("column-bags", lambda side: side.bags))
    sides = view.sides()
    columns = [(kind, of, side) for kind, of in kinds for side in sides]
    curves = tuple(
        tuple((number * len(sides) + place, _side(side, view)) for place, side in enumerate(sides))
        for number in range(len(kinds))
    )
    return Figures(
        msg("scores-title"),
        tuple(msg("scores-column", side=view.side(side), label=msg(kind)) for kind, _, side in columns),
        tuple(
            (msg("scores-hand", hand=sheet.number), tuple(of(sheet.sides[side]) for _, of, side in columns))
            for sheet in sheets
        ),
        len(sheets) - 1,
        curves,
    )


def _side(side: int, view: Viewpoint) -> Message:
    return msg("literal", value=view.side(side))


def _contract(side: SideSheet) -> Figure:
    """What the side had to take, 0 for nils alone; nothing where it is not on the sheet, for a revoke."""
    if line := _contract_line(side):
        return line.bid
    return 0 if any(line.kind in _NILS for line in side.lines) else None


def _taken(side: SideSheet) -> Figure:
    line = _contract_line(side)
    return line.taken if line else None


def _contract_line(side: SideSheet) -> ScoreLine | None:
    return next((line for line in side.lines if line.kind is LineKind.CONTRACT), None)
