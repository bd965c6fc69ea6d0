"""How the seats sit round the table: the player at the foot, one across, the others in columns left and right."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from pygame import Rect

from spades_gui.present.picture import SeatPicture
from spades_gui.screen.cards import ASPECT
from spades_gui.screen.corners import CornersLayout
from spades_gui.screen.fonts import Fonts
from spades_gui.screen.measures import Measures
from spades_gui.screen.open_hands import open_hand
from spades_gui.screen.places import LEFT, PLACES, RIGHT, Place
from spades_gui.screen.seats import (
    BACK_ACROSS,
    SeatLayout,
    backs_across,
    backs_down,
    name_size,
    plate_height,
    row_height,
    row_plate,
    row_width,
    stacked_plate,
)

FEW: Final = 4
"""Up to this many seats have their backs fanned under their plates; more have small stacks beside them."""
_TUCKED: Final = 0.45
"""So much of the backs across is behind the plate."""
_STACK: Final = 1.4
"""The width of a stack of backs, in widths of a card."""
_LEAST_RANKS: Final = 0.6
"""The least size of cards that lie open, by that of larger texts: those may grow as long as they leave this."""
_STACK_BLOCK: Final = 10.5
"""The most height the seat across takes of a table with stacks, in units."""


@dataclass(frozen=True, slots=True)
class Seating:
    """The seats in their order, and the middle of the table.

    ``low`` lies below the corner boxes, between the columns; ``high`` between the corner boxes: narrower, and higher
    where nobody sits across. ``roomy`` tells whether every plate, and every card that lies open, has room.
    """

    seats: tuple[SeatLayout, ...]
    low: Rect
    high: Rect
    roomy: bool


def seating(
    body: Rect, seats: tuple[SeatPicture, ...], corners: CornersLayout, measures: Measures, fonts: Fonts
) -> Seating:
    """The seats in ``body``, the page above the hand."""
    gap, text, unit = measures.gap, measures.text, measures.unit
    at = dict(zip(PLACES[len(seats)], seats, strict=True))
    roomy = len(seats) <= FEW
    row = row_height(measures, fonts)
    south = Rect(body.x, body.bottom - row, body.width, row)
    top = corners.scores.bottom + gap
    if roomy:
        width = min(round(measures.grown(28, 56) * unit), round(body.width * measures.grown(0.21, 0.3)))
    else:
        width = min(round(measures.grown(42, 60) * unit), round(body.width * measures.grown(0.28, 0.3)))
    column = Rect(body.x, top, width, south.top - gap - top)
    blocks = {
        **_blocks(column, [place for place in LEFT if place in at], gap),
        **_blocks(column.move(body.width - width, 0), [place for place in RIGHT if place in at], gap),
    }
    across = Rect(corners.scores.right + gap, body.y, 0, corners.scores.height)
    across.width = corners.status.left - gap - across.x
    if "north" in at:
        widest = width
        if roomy:
            widest = max(round(measures.grown(44, 66) * unit), row_width(at["north"].name, measures, fonts))
        blocks["north"] = across.inflate(min(0, widest - across.width), 0)
        if not roomy and not at["north"].hand:
            most = round(_STACK_BLOCK * unit)
            if not measures.stacks:
                beside = [at[place] for place in blocks]
                most = plate_height(beside, min(block.width for block in blocks.values()), measures, fonts)
            blocks["north"].height = min(across.height, most)
    place_all = _opened if any(seat.hand for seat in seats) else _fanned if roomy else _stacked
    placed = place_all(at, blocks, measures, fonts)
    placed["south"] = row_plate(at["south"], south, measures, fonts)

    edge = width + gap if len(blocks) > 1 else 0
    low = Rect(body.x + edge, top, body.width - 2 * edge, column.height)
    head = blocks["north"].bottom + gap if "north" in at else body.y
    if "north" in at and place_all is _fanned:
        head = placed["north"].plate.bottom + gap + (_shown_backs(measures) if measures.stacks else 0)
    high = Rect(across.x, head, across.width, low.bottom - head).clip(Rect(low.x, body.y, low.width, body.height))
    least = max(round(_LEAST_RANKS * text), int(text / (1 + measures.growth)))
    whole = all(_whole(at[place], placed[place], least) for place in blocks)
    roomy = whole and all(blocks[place].contains(placed[place].plate) for place in blocks)
    return Seating(tuple(placed[place] for place in at), low, high, roomy)


def _whole(seat: SeatPicture, at: SeatLayout, least: int) -> bool:
    """Whether all open cards of a seat are in view, in no smaller size than ``least``."""
    if not seat.hand:
        return True
    rows = at.open.rows if at.open else ()
    shown = sum(len(row.ranks.lines) and " ".join(row.ranks.lines).count(" ") + 1 for row in rows)
    large = all(row.ranks.size >= least for row in rows)
    return large and shown == len(seat.hand) and not any("…" in line for row in rows for line in row.ranks.lines)


def _blocks(column: Rect, places: Sequence[Place], gap: int) -> dict[Place, Rect]:
    """``column`` in equal parts, one below the other."""
    height = (column.height - (len(places) - 1) * gap) // max(1, len(places))
    return {
        place: Rect(column.x, column.y + number * (height + gap), column.width, height)
        for number, place in enumerate(places)
    }


def _fanned(
    at: Mapping[Place, SeatPicture], blocks: Mapping[Place, Rect], measures: Measures, fonts: Fonts
) -> dict[Place, SeatLayout]:
    """Plates at the top of their blocks, the backs fanned in the rest."""
    unit = measures.unit
    beside = [place for place in blocks if place != "north"]
    placed = {}
    for place, block in blocks.items():
        north = place == "north"
        names = () if north else [at[other] for other in beside]
        if north and row_width(at[place].name, measures, fonts) <= block.width:
            row = Rect(block.x, block.y, block.width, row_height(measures, fonts))
            seat = row_plate(at[place], row, measures, fonts)
        else:
            upper = Rect(block.x, block.y, block.width, plate_height(names, block.width, measures, fonts))
            seat = stacked_plate(at[place], upper, measures, fonts, None)
        low = seat.plate.bottom
        lower = Rect(block.x, low, block.width, max(0, block.bottom - low))
        backs = None
        if north and measures.stacks:
            backs = backs_across(at[place].cards, lower, unit, _TUCKED)
        elif measures.stacks:
            backs = backs_down(at[place].cards, lower, unit)
        placed[place] = replace(seat, backs=backs)
    return placed


def _shown_backs(measures: Measures) -> int:
    """The height of what is to be seen of the backs across."""
    return round(BACK_ACROSS * measures.unit * (1 - _TUCKED))


def _opened(
    at: Mapping[Place, SeatPicture], blocks: Mapping[Place, Rect], measures: Measures, fonts: Fonts
) -> dict[Place, SeatLayout]:
    """Plates with the open cards under them, or beside them where there is less height."""
    gap, pad, text = measures.gap, measures.pad, measures.text
    roomy = len(at) <= FEW
    placed = {}
    for place, block in blocks.items():
        names = () if place == "north" else tuple(at.values())
        plate = Rect(block.topleft, (block.width if roomy else block.width // 2, block.height))
        plate.height = min(plate_height(names, plate.width, measures, fonts), block.height)
        if roomy:
            low = plate.bottom + gap // 2
            room = Rect(block.x, low, block.width, max(0, block.bottom - low))
        else:
            room = Rect(plate.right + gap // 2, block.y, block.width - plate.width - gap // 2, block.height)
        hand = open_hand(at[place].hand, room, 2 if roomy and place == "north" else 1, text, pad, fonts)
        placed[place] = replace(stacked_plate(at[place], plate, measures, fonts, None), open=hand)
    return placed


def _stacked(
    at: Mapping[Place, SeatPicture], blocks: Mapping[Place, Rect], measures: Measures, fonts: Fonts
) -> dict[Place, SeatLayout]:
    """Plates with a stack of backs on the side of the table's middle, all of one size."""
    gap, text = measures.gap, measures.text
    long = min(round(9.5 * measures.unit), *(block.height for block in blocks.values()))
    stack = round(long * ASPECT * _STACK) if measures.stacks else 0
    width = min(block.width for block in blocks.values()) - (stack + gap if stack else 0)
    wanted = plate_height([at[place] for place in blocks], width, measures, fonts)
    high = {place: min(wanted, block.height) for place, block in blocks.items()}
    # Names look alike; only one that is much too long is smaller than the others.
    common = min(name_size(at[place].name, width, high[place], measures, fonts) for place in blocks)
    name = max(common, round(text * 0.8))
    placed = {}
    for place, block in blocks.items():
        plate = Rect(block.right - width if place in RIGHT else block.x, 0, width, high[place])
        plate.centery = block.centery
        backs = None
        if stack:
            room = Rect(plate.left - gap - stack if place in RIGHT else plate.right + gap, 0, stack, long)
            room.centery = plate.centery
            room.clamp_ip(block)
            backs = backs_across(at[place].cards, room, measures.unit)
        placed[place] = stacked_plate(at[place], plate, measures, fonts, backs, name)
    return placed
