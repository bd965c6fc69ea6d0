"""What the statistics keep of a match and its hands, compared with what the score sheets say."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest
from pilot import Pilot, PlainThinker

from spades_gui.app.played import played_hand, played_match, rules_name
from spades_gui.app.session import Session
from spades_gui.core.actions import BLIND
from spades_gui.core.observation import Observation, Phase
from spades_gui.core.options import PRESETS, RuleOptions, changed
from spades_gui.core.record import SeatInfo
from spades_gui.core.scoring import HandSheet, LineKind, ScoreLine, SideSheet
from spades_gui.present.history import PlayedHand, RulesName
from spades_gui.settings.rules import RuleSet

PLAYERS = ("human", "bot:easy+bold", "bot:hard@1", "bot:expert+nil-shy", "bot:medium", "bot:easy")


def hands(rules: RuleOptions, *bids: int, seed: str = "played") -> Iterator[tuple[Observation, Observation]]:
    """Each hand of a match between plain players, as seat 0 sees it before the last card and when it is scored."""
    session = Session(rules, (SeatInfo("", "bot:plain"),) * rules.seats, seed)
    thinker = PlainThinker(*bids)
    while session.view.phase is not Phase.OVER:
        before = session.view
        if (action := session.chance()) is not None:
            session.act(action)
        elif (seen := session.bot_to_move) is not None:
            thinker.ask(seen, "", "", session.act)
        if len(session.view.sheets) > len(before.sheets):
            yield before, session.view


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("bids", [(0, 3, 4, 2), (3, 2, 0, 3), (5, 4, 6, 4)])
def test_a_hand_is_kept_as_its_sheet_tells_it(preset: str, bids: tuple[int, ...]) -> None:
    rules = changed(PRESETS[preset], {"target": 300})
    for before, seen in islice(hands(rules, *bids), 8):
        hand, sheet = played_hand(seen), seen.sheets[-1].sides[0]
        lines = {line.kind: line for line in sheet.lines}
        assert (hand.number, hand.points) == (seen.number, sheet.points)
        assert hand.tricks == seen.won[0]
        contract = lines.get(LineKind.CONTRACT)
        assert hand.made == (None if contract is None else contract.points > 0)
        if contract is not None:
            assert (hand.contract, hand.taken) == (contract.bid, contract.taken)
        mine = next((line for line in sheet.lines if line.seat == 0), None)
        assert hand.nil == (None if mine is None else mine.taken == 0)
        if not rules.bags_count:
            assert hand.bags is None
        elif LineKind.BAG_PENALTY not in lines:
            assert hand.bags == sheet.bags - before.standings[0].bags


def hand_with(options: RuleOptions, bids: tuple[object, ...], won: tuple[int, ...], *lines: ScoreLine) -> PlayedHand:
    """A hand with these bids and tricks, of which the sheet of the player's side has these lines."""
    seen = next(hands(options, 3))[1]
    sides = tuple(SideSheet(lines, sum(line.points for line in lines), 0, 0) for _ in range(options.sides))
    revokes = (1,) if any(line.kind is LineKind.REVOKE for line in lines) else ()
    return played_hand(replace(seen, bids=bids, won=won, sheets=(HandSheet(1, sides),), revokes=revokes))


BLINDS = replace(PRESETS["classic"], blind_nil=True)


def test_both_blind_nils_are_made_or_lost_together() -> None:
    lost = ScoreLine(LineKind.BLIND_DOUBLE_NIL, -400, taken=1)
    assert hand_with(BLINDS, (BLIND, 4, BLIND, 5), (0, 6, 1, 6), lost).nil is False
    made = ScoreLine(LineKind.BLIND_DOUBLE_NIL, 400)
    hand = hand_with(BLINDS, (BLIND, 4, BLIND, 5), (0, 6, 0, 7), made)
    assert (hand.nil, hand.bid, hand.contract, hand.made) == (True, 0, 0, None)


def test_the_partners_nil_is_not_the_players() -> None:
    contract, partner = ScoreLine(LineKind.CONTRACT, 30, 3, 3), ScoreLine(LineKind.NIL, 100, seat=2)
    hand = hand_with(PRESETS["classic"], (3, 4, 0, 5), (3, 5, 0, 5), contract, partner)
    assert (hand.nil, hand.made, hand.points) == (None, True, 130)


def test_who_has_revoked_has_made_nothing_and_earned_no_bags() -> None:
    rules = replace(PRESETS["classic"], revoke="penalised")
    hand = hand_with(rules, (0, 4, 3, 5), (0, 2, 6, 5), ScoreLine(LineKind.REVOKE, -50))
    assert (hand.nil, hand.made, hand.bags, hand.points) == (False, False, 0, -50)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_called_by_its_name_with_any_target(preset: str) -> None:
    assert rules_name(PRESETS[preset], ()) == RulesName(preset)
    same = "classic" if preset in ("short", "long", "marathon") else preset
    assert rules_name(replace(PRESETS[preset], target=777), ()) == RulesName(same)


def test_rules_of_the_players_own_are_called_by_their_name_and_others_by_the_nearest_preset() -> None:
    own = RuleSet("Sunday", "house", {"nil_value": 50, "target": 300})
    assert rules_name(own.options, (own,)) == RulesName("house", name="Sunday")
    assert rules_name(replace(own.options, target=500), (own,)) == RulesName("house", name="Sunday")
    assert rules_name(own.options, ()) == RulesName("house", changed=True)


@pytest.mark.parametrize(
    ("preset", "partner", "opponents"),
    [("classic", "hard", "easy, expert"), ("cutthroat", "", "easy, hard"), ("duel", "", "easy")],
)
def test_a_match_is_kept_with_the_levels_of_all_who_play(preset: str, partner: str, opponents: str) -> None:
    rules = PRESETS[preset]
    seats = tuple(SeatInfo("", player) for player in PLAYERS[: rules.seats])
    match = played_match(Session(rules, seats, "7/1"), ())
    assert (match.seed, match.rules, match.partner, match.opponents) == ("7/1", RulesName(preset), partner, opponents)
    assert match.result is None


# At the table


def test_the_game_has_each_hand_kept_as_it_is_scored_and_the_match_with_its_result() -> None:
    pilot = Pilot(thinker=PlainThinker(3), match__level="easy", rules__target=50)
    pilot.begin()
    while pilot.seen.winner is None:
        pilot.play_hand()
        pilot.press("return")
    (first, nothing), *scored = pilot.statistics.kept
    assert (first.partner, first.result, nothing) == ("easy", None, None)
    assert [hand.number for _, hand in scored] == list(range(1, len(pilot.seen.sheets) + 1))
    assert [hand.points for _, hand in scored] == [sheet.sides[0].points for sheet in pilot.seen.sheets]
    assert [match.result is None for match, _ in scored] == [True] * (len(scored) - 1) + [False]
    result = scored[-1][0].result
    assert result is not None
    assert (result.won, result.score, result.others) == (
        pilot.seen.winner == 0,
        pilot.seen.standings[0].score,
        pilot.seen.standings[1].score,
    )
    assert len({match.seed for match, _ in pilot.statistics.kept}) == 1


def test_a_demonstration_counts_nowhere() -> None:
    pilot = Pilot(demo=True, thinker=PlainThinker(3), rules__target=50)
    assert not pilot.game.running
    assert pilot.statistics.kept == []


def test_a_match_that_is_gone_on_with_keeps_its_seed() -> None:
    pilot = Pilot(thinker=PlainThinker(3))
    pilot.begin()
    pilot.play_hand()
    again = Pilot(thinker=PlainThinker(3), matches=pilot.matches, seed="another")
    again.press("return")
    assert again.statistics.again == [pilot.statistics.kept[1]], "its last hand is told again"
    again.press("return")
    again.play_hand()
    ((match, hand),) = again.statistics.kept
    assert match.seed == "1/1"
    assert hand is not None
    assert hand.number == 2


def test_a_hand_that_was_taken_back_and_played_anew_is_kept_anew() -> None:
    pilot = Pilot(thinker=PlainThinker(3))
    pilot.begin()
    pilot.play_hand()
    pilot.press("ctrl+z")
    assert pilot.seen.sheets == ()
    pilot.play_hand()
    pilot.press("return")
    pilot.play_hand()
    assert [hand.number for _, hand in pilot.statistics.kept if hand] == [1, 1, 2]
    assert len({match.seed for match, _ in pilot.statistics.kept}) == 1


def test_a_deal_that_is_played_again_beside_the_match_and_a_replay_count_nowhere() -> None:
    pilot = Pilot(thinker=PlainThinker(3))
    pilot.begin()
    pilot.play_hand()
    pilot.press("end", "up", "up", "return")
    pilot.play_hand(5)
    pilot.press("escape", "end", "up", "return", "right", "end", "escape")
    assert [hand.number for _, hand in pilot.statistics.kept if hand] == [1]
    pilot.press("home", "return")
    pilot.play_hand()
    assert [hand.number for _, hand in pilot.statistics.kept if hand] == [1, 2]
