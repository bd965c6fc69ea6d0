"""Positions for the tests of computer players, written the way a player tells them.

The player in question sits in seat 0; 1 is on its left, 2 its partner, 3 on its right.
"""

from collections.abc import Sequence
from itertools import pairwise

from spades_gui.core.cards import DECK, SPADES, SUITS, Card, parse_cards
from spades_gui.core.observation import Observation, Phase
from spades_gui.core.options import RuleOptions
from spades_gui.core.scoring import Standing
from spades_gui.core.seats import CARDS_EACH, SEATS
from spades_gui.core.tricks import Trick


def to_bid(
    hand: str,
    bids: Sequence[int | None] = (None, None, None, None),
    scores: tuple[int, int] = (0, 0),
    bags: tuple[int, int] = (0, 0),
) -> Observation:
    """Seat 0 has to bid with ``hand`` after ``bids``; the dealer follows from how many have bid."""
    before = sum(bid is not None for bid in bids)
    dealer = (SEATS - 1 - before) % SEATS
    cards = tuple(sorted(parse_cards(hand)))
    assert len(set(cards)) == CARDS_EACH
    return _observation(Phase.BID, cards, tuple(bids), (), Trick((dealer + 1) % SEATS), dealer, scores, bags)


def to_play(
    hand: str,
    trick: str = "",
    *,
    bids: tuple[int, int, int, int] = (3, 3, 3, 3),
    won: tuple[int, int, int, int] = (0, 0, 0, 0),
    shown: Sequence[str] = (),
    out: str = "",
    scores: tuple[int, int] = (0, 0),
    bags: tuple[int, int] = (0, 0),
) -> Observation:
    """Seat 0 has to play from ``hand`` to ``trick``.

    ``shown`` are tricks that were really played, as ``"leader card card card card"``; the others that make up ``won``
    are tricks in which all followed suit, of cards that are neither held nor named in ``out``.
    """
    held, table = tuple(sorted(parse_cards(hand))), parse_cards(trick)
    real = [_parse_trick(text) for text in shown]
    named = [*held, *table, *parse_cards(out), *(card for each in real for card in each.cards)]
    assert len(set(named)) == len(named), "a card is named twice"
    missing = list(won)
    for each in real:
        missing[each.winning] -= 1
    assert min(missing) >= 0
    assert len(held) + sum(won) == CARDS_EACH, "cards held and tricks taken make up the hand"
    free = [card for card in DECK if card not in named]
    done = [*_all_follow([seat for seat in range(SEATS) for _ in range(missing[seat])], free), *real]
    leader = (SEATS - len(table)) % SEATS
    return _observation(Phase.PLAY, held, bids, tuple(done), Trick(leader, table), (leader + 2) % SEATS, scores, bags)


def _parse_trick(text: str) -> Trick:
    leader, cards = text.split(" ", 1)
    return Trick(int(leader), parse_cards(cards))


def _all_follow(winners: Sequence[int], free: list[Card]) -> list[Trick]:
    tricks = []
    leaders = [*winners[:1], *(before for before, _ in pairwise(winners))]
    for leader, winner in zip(leaders, winners, strict=True):
        suit = max(SUITS, key=lambda suit: (sum(card.suit == suit for card in free), suit != SPADES))
        cards = [card for card in free if card.suit == suit][:SEATS]
        assert len(cards) == SEATS, "too few cards are left for the tricks taken"
        for card in cards:
            free.remove(card)
        by_seat = cards[:-1]
        by_seat.insert(winner, cards[-1])
        tricks.append(Trick(leader, tuple(by_seat[(leader + step) % SEATS] for step in range(SEATS))))
    return tricks


def _observation(
    phase: Phase,
    hand: tuple[Card, ...],
    bids: tuple[int | None, ...],
    done: tuple[Trick, ...],
    trick: Trick,
    dealer: int,
    scores: tuple[int, int],
    bags: tuple[int, int],
) -> Observation:
    played = {seat for seat, _ in trick.plays}
    cards = [card for each in (*done, trick) for card in each.cards]
    return Observation(
        seat=0,
        options=RuleOptions(),
        phase=phase,
        turn=0,
        dealer=dealer,
        number=1,
        hand=hand,
        counts=tuple(len(hand) - (seat in played) for seat in range(SEATS)),
        bids=bids,
        won=tuple(sum(each.winning == seat for each in done) for seat in range(SEATS)),
        trick=trick,
        done=done,
        broken=any(card.suit == SPADES for card in cards),
        standings=tuple(Standing(score, count) for score, count in zip(scores, bags, strict=True)),
        sheets=(),
        winner=None,
        cut=(),
    )
