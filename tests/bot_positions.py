"""Positions for the tests of computer players, written the way a player tells them.

The player in question sits in seat 0; the others follow to its left, with partners seat 2 across the table. Everything
by seat or side may be left out where it is 0, and cards go by their short names.
"""

from collections.abc import Sequence
from itertools import pairwise

from spades_gui.core.actions import BidValue
from spades_gui.core.cards import SPADES, SUITS, Card
from spades_gui.core.observation import Observation, Passed, Phase
from spades_gui.core.options import PRESETS, RuleOptions, changed
from spades_gui.core.scoring import Standing
from spades_gui.core.tricks import Trick

CLASSIC = PRESETS["classic"]


def rules(preset: str = "classic", **changes: object) -> RuleOptions:
    """A preset with some options changed."""
    return changed(PRESETS[preset], changes)


def to_bid(
    hand: str,
    bids: Sequence[BidValue | None] = (),
    scores: Sequence[int] = (),
    bags: Sequence[int] = (),
    *,
    options: RuleOptions = CLASSIC,
    blind: bool = False,
) -> Observation:
    """Seat 0 has to bid with ``hand`` after ``bids``, or with ``blind`` to say whether it looks at its cards.

    The dealer follows from how many have bid.
    """
    said = (*bids, *[None] * (options.seats - len(bids)))
    dealer = (options.seats - 1 - sum(bid is not None for bid in said)) % options.seats
    cards = tuple(sorted(options.deck.parse_all(hand)))
    assert len(set(cards)) == (0 if blind else options.tricks)
    trick = Trick(options.left_of(dealer), options.seats)
    return _observation(options, Phase.BID, cards, said, (), trick, dealer, scores, bags, blind=blind)


def to_give(
    hand: str, bids: Sequence[BidValue], passed: Sequence[tuple[int, str]] = (), *, options: RuleOptions
) -> Observation:
    """Seat 0 has to give cards of ``hand``, after those that have ``passed`` as (giver, cards)."""
    cards = tuple(sorted(options.deck.parse_all(hand)))
    before = tuple(Passed(giver, (giver + 2) % 4, options.deck.parse_all(text)) for giver, text in passed)
    return _observation(options, Phase.PASS, cards, bids, (), Trick(0, 4), 3, (), (), passed=before)


def to_draw(hand: str, top: str, *, options: RuleOptions) -> Observation:
    """Seat 0 holds ``hand`` and looks at ``top``."""
    cards, bids = tuple(sorted(options.deck.parse_all(hand))), (None,) * options.seats
    trick = Trick(0, options.seats)
    return _observation(options, Phase.DRAW, cards, bids, (), trick, 1, (), (), top=options.deck.parse(top))


def to_play(
    hand: str,
    trick: str = "",
    *,
    bids: Sequence[BidValue] = (3, 3, 3, 3),
    won: Sequence[int] = (),
    shown: Sequence[str] = (),
    out: str = "",
    scores: Sequence[int] = (),
    bags: Sequence[int] = (),
    options: RuleOptions = CLASSIC,
    passed: Sequence[tuple[int, str]] = (),
) -> Observation:
    """Seat 0 has to play from ``hand`` to ``trick``.

    ``shown`` are tricks that were really played, as ``"leader card card card card"``; the others that make up ``won``
    are tricks in which all followed suit, of cards that are neither held nor named in ``out``.
    """
    deck, seats = options.deck, options.seats
    held, table = tuple(sorted(deck.parse_all(hand))), deck.parse_all(trick)
    real = [_parse_trick(text, options) for text in shown]
    missing = [*won, *[0] * (seats - len(won))]
    assert len(held) + sum(missing) == options.tricks, "cards held and tricks taken make up the hand"
    named = [*held, *table, *deck.parse_all(out), *(card for each in real for card in each.cards)]
    assert len(set(named)) == len(named), "a card is named twice"
    for each in real:
        missing[each.winning] -= 1
    assert min(missing) >= 0
    free = [card for card in deck if card not in named]
    done = [*_all_follow([seat for seat in range(seats) for _ in range(missing[seat])], free, seats), *real]
    leader = (seats - len(table)) % seats
    return _observation(
        options,
        Phase.PLAY,
        held,
        bids,
        tuple(done),
        Trick(leader, seats, table),
        (leader - 1) % seats,
        scores,
        bags,
        passed=tuple(Passed(giver, (giver + 2) % 4, deck.parse_all(text)) for giver, text in passed),
    )


def _parse_trick(text: str, options: RuleOptions) -> Trick:
    leader, cards = text.split(" ", 1)
    return Trick(int(leader), options.seats, options.deck.parse_all(cards))


def _all_follow(winners: Sequence[int], free: list[Card], seats: int) -> list[Trick]:
    tricks = []
    leaders = [*winners[:1], *(before for before, _ in pairwise(winners))]
    for leader, winner in zip(leaders, winners, strict=True):
        suit = max(SUITS, key=lambda suit: (sum(card.suit == suit for card in free), suit != SPADES))
        cards = [card for card in free if card.suit == suit][:seats]
        assert len(cards) == seats, "too few cards are left for the tricks taken"
        for card in cards:
            free.remove(card)
        by_seat = cards[:-1]
        by_seat.insert(winner, cards[-1])
        tricks.append(Trick(leader, seats, tuple(by_seat[(leader + step) % seats] for step in range(seats))))
    return tricks


def _observation(
    options: RuleOptions,
    phase: Phase,
    hand: tuple[Card, ...],
    bids: Sequence[BidValue | None],
    done: tuple[Trick, ...],
    trick: Trick,
    dealer: int,
    scores: Sequence[int],
    bags: Sequence[int],
    *,
    blind: bool = False,
    top: Card | None = None,
    passed: tuple[Passed, ...] = (),
) -> Observation:
    played = {seat for seat, _ in trick.plays}
    cards = [card for each in (*done, trick) for card in each.cards]
    standings = [Standing(*(by_side[side] if side < len(by_side) else 0 for by_side in (scores, bags)))
                 for side in range(options.sides)]  # fmt: skip
    return Observation(
        seat=0,
        options=options,
        phase=phase,
        turn=0,
        dealer=dealer,
        number=1,
        hand=hand,
        looked=not blind,
        blind_offered=blind,
        counts=tuple(len(hand) - (seat in played) for seat in range(options.seats)),
        bids=tuple(bids),
        won=tuple(sum(each.winning == seat for each in done) for seat in range(options.seats)),
        trick=trick,
        done=done,
        broken=any(card.suit == SPADES for card in cards),
        standings=tuple(standings),
        sheets=(),
        winner=None,
        cut=(),
        top=top,
        stock=40 if top else 0,
        refused=(),
        passed=passed,
        revokes=(),
    )
