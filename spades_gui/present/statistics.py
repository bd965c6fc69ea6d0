"""The statistics in words: lines to be read one after another, and tables to walk through with the arrow keys."""

from collections.abc import Callable, Sequence
from typing import Final

from spades_gui.present.figures import Figure, Figures, figure
from spades_gui.present.history import History, LastHand, LastMatch, RulesName, Tally
from spades_gui.present.message import Message, msg
from spades_gui.present.rules import preset_name

_OF_TALLIES: Final[Sequence[tuple[str, Callable[[Tally], Figure]]]] = (
    ("matches", lambda tally: tally.matches),
    ("won", lambda tally: tally.won),
    ("hands", lambda tally: tally.hands),
    ("contracts-made", lambda tally: _whole(tally.contracts_made)),
    ("points-a-hand", lambda tally: tally.points_a_hand),
    ("bid-error", lambda tally: tally.bid_error),
    ("beyond-bid", lambda tally: tally.beyond_bid),
    ("bags-a-hand", lambda tally: tally.bags_a_hand),
    ("nils", lambda tally: tally.nils),
    ("nils-made", lambda tally: tally.nils_made),
)
_OF_MATCHES: Final[Sequence[tuple[str, Callable[[LastMatch], Figure]]]] = (
    ("score", lambda match: match.result.score),
    ("others", lambda match: match.result.others),
    ("match-won", lambda match: match.result.won),
    ("hands", lambda match: match.tally.hands),
    ("contracts-made", lambda match: _whole(match.tally.contracts_made)),
    ("points-a-hand", lambda match: match.tally.points_a_hand),
    ("bid-error", lambda match: match.tally.bid_error),
    ("bags-a-hand", lambda match: match.tally.bags_a_hand),
)
_OF_HANDS: Final[Sequence[tuple[str, Callable[[LastHand], Figure]]]] = (
    ("points", lambda last: last.hand.points),
    ("bid", lambda last: last.hand.bid),
    ("tricks", lambda last: last.hand.tricks),
    ("contract", lambda last: last.hand.contract),
    ("taken", lambda last: last.hand.taken),
    ("contract-made", lambda last: last.hand.made),
    ("nil-made", lambda last: last.hand.nil),
    ("bags", lambda last: last.hand.bags),
)


def statistics_lines(history: History) -> tuple[Message, ...]:
    """Everything line by line: what it comes to, then by rules, then by the partner's level."""
    tally = history.all
    if not tally.hands:
        return (msg("statistics-none"),)
    beyond = tally.beyond_bid or 0.0
    lines = [msg("statistics-matches", n=tally.matches, won=tally.won), msg("statistics-hands", n=tally.hands)]
    if tally.contracts:
        share = round(tally.contracts_made or 0)
        lines.append(msg("statistics-contracts", made=tally.made, n=tally.contracts, share=share))
    if tally.nils:
        lines.append(msg("statistics-nils", made=tally.nils_made, n=tally.nils))
    lines.append(msg("statistics-points", value=figure(tally.points_a_hand)))
    if tally.bag_hands:
        lines.append(msg("statistics-bags", value=figure(tally.bags_a_hand)))
    bid = {"value": figure(tally.bid_error), "other": figure(abs(beyond))}
    lines.append(msg("statistics-bid-over" if beyond >= 0 else "statistics-bid-under", **bid))
    lines.extend(_group(rules_label(rules), each) for rules, each in history.by_rules().items())
    lines.extend(_group(partner_label(level), each) for level, each in history.by_partner().items())
    return tuple(lines)


def _group(label: Message, tally: Tally) -> Message:
    parts = [msg("statistics-matches", n=tally.matches, won=tally.won), msg("statistics-hands", n=tally.hands)]
    if tally.contracts:
        parts.append(msg("statistics-share", share=round(tally.contracts_made or 0)))
    parts.append(msg("statistics-points", value=figure(tally.points_a_hand)))
    return msg("statistics-group", label=label, list=tuple(parts))


def rules_label(rules: RulesName) -> Message:
    """What rules are called: as the player calls them, or as their preset is."""
    if rules.name:
        return msg("literal", value=rules.name)
    name = preset_name(rules.preset)
    return msg("rules-with-changes", value=name) if rules.changed else name


def partner_label(level: str) -> Message:
    """All that was played with a partner of this level, or alone."""
    return msg("statistics-partner", value=msg(f"value-match-level-{level}")) if level else msg("statistics-alone")


def table_by_groups(history: History) -> Figures:
    """Everything, then by rules, then by the partner's level."""
    rows = [(msg("statistics-all"), history.all)]
    rows += [(rules_label(rules), tally) for rules, tally in history.by_rules().items()]
    rows += [(partner_label(level), tally) for level, tally in history.by_partner().items()]
    return _table("groups", _OF_TALLIES, rows)


def table_of_matches(history: History) -> Figures:
    """The last matches that have ended, the newest last."""
    rows = [(msg("statistics-match", n=each.number, value=rules_label(each.rules)), each) for each in history.matches]
    return _table("matches", _OF_MATCHES, rows, first=len(rows) - 1)


def table_of_hands(history: History) -> Figures:
    """The last hands, the newest last."""
    rows = [(msg("statistics-hand", n=each.match, hand=each.hand.number), each) for each in history.hands]
    return _table("hands", _OF_HANDS, rows, first=len(rows) - 1)


_Of = Callable[..., Figure]


def _table(
    name: str, columns: Sequence[tuple[str, _Of]], rows: Sequence[tuple[Message, object]], first: int = 0
) -> Figures:
    return Figures(
        msg(f"statistics-table-{name}"),
        tuple(msg(f"column-{head}") for head, _ in columns),
        tuple((head, tuple(of(each) for _, of in columns)) for head, each in rows),
        first,
    )


def _whole(value: float | None) -> int | None:
    return None if value is None else round(value)
