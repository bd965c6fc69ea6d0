"""Hands scored one after another from a sheet, which knows neither cards nor dealer."""

from collections.abc import Sequence

from spades_gui.batch.sheet import Sheet, SheetHand, refused
from spades_gui.core.actions import BLIND, BidValue
from spades_gui.core.bidding import blind_is_legal, legal_bids
from spades_gui.core.cards import SPADES
from spades_gui.core.options import RuleOptions
from spades_gui.core.scoring import HandSheet, Standing, score_hand, winner_of
from spades_gui.present.message import msg


def score_sheet(sheet: Sheet) -> tuple[HandSheet, ...]:
    """The scores of all hands; raises ``RefusedError`` for bids that are not allowed and hands after the end."""
    standings = sheet.start
    scored: list[HandSheet] = []
    for number, hand in enumerate(sheet.hands, 1):
        totals = tuple(standing.score for standing in standings)
        if winner_of(sheet.rules, totals) is not None:
            raise refused("hands", msg("sheet-over"), number)
        _check_bids(sheet.rules, hand, totals, number)
        result = score_hand(sheet.rules, number, hand.bids, hand.tricks, standings, hand.revokes)
        standings = tuple(Standing(side.total, side.bags) for side in result.sides)
        scored.append(result)
    return tuple(scored)


def _check_bids(rules: RuleOptions, hand: SheetHand, totals: Sequence[int], number: int) -> None:
    for seat, bid in enumerate(hand.bids):
        nobody: list[BidValue | None] = [None] * rules.seats
        if bid == BLIND and not blind_is_legal(rules, nobody, seat, totals):
            raise refused(f"bids[{seat}]", msg("sheet-no-blind"), number)
    if not any(bids_possible(rules, hand.bids, totals, dealer) for dealer in range(rules.seats)):
        raise refused("bids", msg("sheet-forbidden-bids"), number)


def bids_possible(rules: RuleOptions, bids: Sequence[BidValue], totals: Sequence[int], dealer: int) -> bool:
    """Whether these bids are legal in some deal by ``dealer``, the sides having ``totals`` before it.

    Of the cards only the number of spades in each hand matters to the rules of bidding: so each seat's bid is looked at
    with every number, and then whether hands with such numbers can be dealt together.
    """
    made: list[BidValue | None] = [None] * rules.seats
    fewest = most = 0
    for seat in rules.from_seat(rules.left_of(dealer)):
        numbers = _spades_that_allow(rules, made, seat, bids[seat], totals)
        if not numbers:
            return False
        fewest += numbers[0]
        most += numbers[-1]
        made[seat] = bids[seat]
    spades = len(rules.deck.of_suit(SPADES))
    left_out = len(rules.deck) - rules.seats * rules.tricks
    return fewest <= spades <= most + left_out


def _spades_that_allow(
    rules: RuleOptions, made: Sequence[BidValue | None], seat: int, bid: BidValue, totals: Sequence[int]
) -> tuple[int, ...]:
    """The numbers of spades, in ascending order without a gap, with which ``seat`` may bid this next."""
    spades = rules.deck.of_suit(SPADES)
    every = tuple(range(min(rules.tricks, len(spades)) + 1))
    if bid == BLIND:
        return every if blind_is_legal(rules, made, seat, totals) else ()
    if rules.bidding not in ("mirror", "whiz"):
        return every if bid in legal_bids(rules, made, seat, ()) else ()
    return tuple(number for number in every if bid in legal_bids(rules, made, seat, spades[:number]))
