"""A score sheet in words: each line with its reason, so that a sheet read aloud explains itself."""

from spades_gui.core.scoring import HandSheet, LineKind, ScoreLine, SideSheet
from spades_gui.present.message import Fact, Message, msg
from spades_gui.present.viewpoint import Viewpoint


def line_text(line: ScoreLine, view: Viewpoint) -> Message:
    """One line of the sheet."""
    match line.kind:
        case LineKind.CONTRACT:
            id = "line-made" if line.points > 0 else "line-set"
            return msg(id, contract=line.bid, won=line.taken, points=line.points)
        case LineKind.OVERTRICKS:
            id = "line-overtricks" if view.options.bags_count else "line-overtricks-plain"
            return msg(id, n=line.taken, points=line.points)
        case LineKind.NIL | LineKind.BLIND_NIL:
            assert line.seat is not None
            kind = "nil" if line.kind is LineKind.NIL else "blind-nil"
            outcome = "lost" if line.taken else "made"
            if not view.options.partners:  # the side is that player, and has just been named
                return msg(f"line-{kind}-{outcome}-alone", n=line.taken, points=line.points)
            if view.me(line.seat):
                return msg(f"line-{kind}-{outcome}-mine", n=line.taken, points=line.points)
            return msg(f"line-{kind}-{outcome}", who=view.who(line.seat), n=line.taken, points=line.points)
        case LineKind.BLIND_DOUBLE_NIL:
            return msg("line-double-lost" if line.taken else "line-double-made", points=line.points)
        case LineKind.FAILED_NIL_TRICKS:
            return msg("line-failed-nil-tricks", n=line.taken, points=line.points)
        case LineKind.EXACT_BONUS:
            return msg("line-exact-bonus", contract=line.bid, points=line.points)
        case LineKind.HIGH_BONUS:
            return msg("line-high-bonus", contract=line.bid, points=line.points)
        case LineKind.REVOKE:
            return msg("line-revoke", points=line.points)
        case LineKind.BAG_PENALTY:
            return msg("line-bag-penalty", bags=line.taken, points=line.points)


def _reason(line: ScoreLine, view: Viewpoint) -> Message:
    """A line of the sheet in a word or two, without its points."""
    match line.kind:
        case LineKind.CONTRACT:
            return msg("reason-made" if line.points > 0 else "reason-set")
        case LineKind.OVERTRICKS if not view.options.bags_count:
            return msg("reason-overtricks", n=line.taken)
        case LineKind.OVERTRICKS:
            return msg("reason-bags", bags=line.taken)
        case LineKind.NIL:
            return msg("reason-nil-lost" if line.taken else "reason-nil-made")
        case LineKind.BLIND_NIL:
            return msg("reason-blind-nil-lost" if line.taken else "reason-blind-nil-made")
        case LineKind.BLIND_DOUBLE_NIL:
            return msg("reason-double-lost" if line.taken else "reason-double-made")
        case LineKind.FAILED_NIL_TRICKS:
            return msg("reason-bags", bags=line.taken)
        case LineKind.EXACT_BONUS | LineKind.HIGH_BONUS:
            return msg("reason-bonus")
        case LineKind.REVOKE:
            return msg("reason-revoke")
        case LineKind.BAG_PENALTY:
            return msg("reason-bag-penalty")


def side_summary(sheet: SideSheet, side: int, view: Viewpoint) -> Message:
    """What the hand brought a side, in one breath: why, how many points, and where it stands now."""
    facts: dict[str, Fact] = {
        "side": view.side(side),
        "list": tuple(_reason(line, view) for line in sheet.lines),
        "lines": tuple(line_text(line, view) for line in sheet.lines),
        "points": sheet.points,
        "score": sheet.total,
    }
    if not view.options.bags_count:
        return msg("side-summary-plain", **facts)
    return msg("side-summary", **facts, bags=sheet.bags)


def sheet_lines(sheet: HandSheet, view: Viewpoint) -> tuple[Message, ...]:
    """The sheet line by line, for reading: per side its lines, then what they come to."""
    lines: list[Message] = []
    for side in view.sides():
        part = sheet.sides[side]
        lines.extend(msg("sheet-line", side=view.side(side), line=line_text(line, view)) for line in part.lines)
        total: dict[str, Fact] = {"side": view.side(side), "points": part.points, "score": part.total}
        if view.options.bags_count:
            lines.append(msg("sheet-total", **total, bags=part.bags))
        else:
            lines.append(msg("sheet-total-plain", **total))
    return tuple(lines)


def hand_line(sheet: HandSheet, view: Viewpoint) -> Message:
    """A hand in a line: its number, and what it brought each side."""
    points = tuple(msg("side-points", side=view.side(side), score=sheet.sides[side].points) for side in view.sides())
    return msg("hand-line", hand=sheet.number, list=points)
