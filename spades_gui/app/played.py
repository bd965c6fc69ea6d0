"""What the statistics keep of the match at the table and of a hand that has just been scored."""

from collections.abc import Iterable
from typing import Final

from spades_gui.app.session import Session
from spades_gui.bots.player import LEVELS, parse
from spades_gui.core.actions import is_nil, tricks_bid
from spades_gui.core.observation import Observation
from spades_gui.core.options import PRESETS, RuleOptions, differences
from spades_gui.core.scoring import LineKind, SideHand
from spades_gui.present.history import PlayedHand, PlayedMatch, Result, RulesName
from spades_gui.settings.rules import RuleSet

_NILS: Final = (LineKind.NIL, LineKind.BLIND_NIL, LineKind.BLIND_DOUBLE_NIL)


def played_match(session: Session, sets: Iterable[RuleSet]) -> PlayedMatch:
    """The match of ``session``, with its result if it is over; ``sets`` are the player's own rules, for their names."""
    seen = session.view
    options, me = seen.options, seen.seat
    partner = options.partner_of(me)
    others = {_level(session, seat) for seat in range(options.seats) if seat not in (me, partner)}
    result = None
    if seen.winner is not None:
        side = options.side_of(me)
        scores = [standing.score for standing in seen.standings]
        result = Result(seen.winner == side, scores.pop(side), max(scores))
    return PlayedMatch(
        seed=session.seed,
        rules=rules_name(options, sets),
        partner="" if partner is None else _level(session, partner),
        opponents=", ".join(level for level in LEVELS if level in others),
        result=result,
    )


def _level(session: Session, seat: int) -> str:
    player = session.level(seat)
    return parse(player).level if player else ""


def rules_name(options: RuleOptions, sets: Iterable[RuleSet]) -> RulesName:
    """What these rules are called. Another target makes no other rules: the menu tells it beside them."""
    differing = {name: differences(options, preset).keys() for name, preset in PRESETS.items()}
    nearest = min(differing, key=lambda name: len(differing[name]))
    if differing[nearest] <= {"target"}:
        return RulesName(nearest)
    for each in sets:
        if differences(options, each.options).keys() <= {"target"}:
            return RulesName(each.preset, name=each.name)
    return RulesName(nearest, changed=True)


def played_hand(seen: Observation) -> PlayedHand:
    """The hand that has just been scored."""
    options, me, sheet = seen.options, seen.seat, seen.sheets[-1]
    side = options.side_of(me)
    seats = options.seats_of(side)
    bids = tuple(bid for seat in seats if (bid := seen.bids[seat]) is not None)
    hand = SideHand(options, seats, bids, tuple(seen.won[seat] for seat in seats), 0)
    own = seen.bids[me]
    # A revoke decides over contracts and nils, so what was made is read from the sheet; and it brings no bags.
    earned = [line for line in sheet.sides[side].lines if line.points > 0]
    bags = 0 if seen.revokes else hand.bags_earned
    return PlayedHand(
        number=sheet.number,
        bid=tricks_bid(own) if own is not None else 0,
        tricks=seen.won[me],
        contract=hand.contract,
        taken=hand.counting,
        made=any(line.kind is LineKind.CONTRACT for line in earned) if hand.contract else None,
        nil=any(line.kind in _NILS and line.seat in (me, None) for line in earned) if is_nil(own) else None,
        bags=bags if options.bags_count else None,
        points=sheet.sides[side].points,
    )
