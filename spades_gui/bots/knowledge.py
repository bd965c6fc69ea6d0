"""What a seat can work out when it has to play a card: which cards are out, who is void, what each side still needs."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from spades_gui.core.actions import BLIND, is_nil, tricks_bid
from spades_gui.core.cards import SPADES, SUITS, Card, Suit
from spades_gui.core.observation import Observation
from spades_gui.core.options import RuleOptions
from spades_gui.core.tricks import Trick, beats

LEANS: Final = 0.5
"""How far bids are trusted to tell who has the high cards (measured with partners; in solo play it gains nothing)."""

Ranks = dict[Suit, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Knowledge:
    """One decision at the table. Build it with ``study``.

    ``foes`` are the seats of the other sides, in the order of play from here. ``out`` gives for each suit the ranks of
    the cards nobody has shown, lowest first: the others hold them, or with two seats nobody (``undealt`` of them).
    ``given`` are those this seat gave to its partner, which the partner still holds; they are not in ``out``. ``later``
    are the seats that play to this trick after this one. ``leaning`` is by seat how much more likely it has a high card
    than its number of cards says.
    """

    seen: Observation
    partner: int | None
    foes: tuple[int, ...]
    legal: tuple[Card, ...]
    trick: Trick
    out: Ranks
    given: Ranks
    undealt: int
    voids: tuple[frozenset[Suit], ...]
    later: tuple[int, ...]
    leaning: tuple[float, ...]

    @property
    def options(self) -> RuleOptions:
        """The rules in force."""
        return self.seen.options

    @property
    def seat(self) -> int:
        """The seat that has to play."""
        return self.seen.seat

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards it holds."""
        return self.seen.hand

    @property
    def left(self) -> int:
        """Tricks still to be won, the one under way included."""
        return len(self.seen.hand)

    @property
    def leading(self) -> bool:
        """Whether the seat leads."""
        return not self.trick.cards

    @property
    def last(self) -> bool:
        """Whether nobody plays to the trick after this seat."""
        return not self.later

    @property
    def follows(self) -> bool:
        """Whether the cards that may be played follow the suit led."""
        return not self.leading and self.legal[0].suit == self.trick.led

    @property
    def partner_wins(self) -> bool:
        """Whether the partner's card is the best of the trick so far."""
        return not self.leading and self.trick.winning == self.partner

    def nil_alive(self, seat: int | None) -> bool:
        """Whether ``seat`` has a nil that can still be made (of two blind nils, both must)."""
        if seat is None or not is_nil(self.seen.bids[seat]) or self.seen.won[seat]:
            return False
        both = [self.seen.bids[each] for each in self.options.seats_of(self.options.side_of(seat))]
        lost = any(self.seen.won[each] for each in self.options.seats_of(self.options.side_of(seat)))
        return not (lost and len(both) > 1 and all(bid == BLIND for bid in both))

    def counts_for_contract(self, seat: int) -> bool:
        """Whether tricks that ``seat`` takes help a contract."""
        helps = self.options.failed_nil_tricks == "contract" and bool(self.contract(seat))
        return helps or not is_nil(self.seen.bids[seat])

    def contract(self, seat: int) -> int:
        """The contract of the seat's side."""
        return self.seen.contract(self.options.side_of(seat)) or 0

    def need(self, seat: int) -> int:
        """Tricks the seat's side still needs for its contract."""
        return max(0, self.contract(seat) - self.seen.counting(self.options.side_of(seat)))

    def beats_best(self, card: Card) -> bool:
        """Whether ``card`` would be the best of the trick so far."""
        led = self.trick.led
        return led is None or beats(card, self.trick.winning_card, led)

    def master(self, card: Card) -> bool:
        """Whether no higher card of its suit can be held by an opponent."""
        ranks = self.out[card.suit]
        return not ranks or card.rank > ranks[-1]

    def may_hold(self, seat: int | None, suit: Suit) -> bool:
        """Whether another seat can still hold a card of ``suit``."""
        if seat is None or suit in self.voids[seat]:
            return False
        return bool(self.out[suit]) or (seat == self.partner and bool(self.given[suit]))

    def stands(self, card: Card, against: Iterable[int]) -> float:
        """The chance that ``card``, being the best so far, is not beaten by any of the seats ``against``.

        Each card that is out counts as equally likely to be with any card place it can still be in, but for the
        ``leaning`` of high ones: an estimate that forgets all but voids, bids and the number of cards held.
        """
        led = self.trick.led or card.suit
        chance = 1.0
        for seat in against:
            chance *= 1 - self._beaten_by(seat, card, led)
        return chance

    def _beaten_by(self, seat: int, card: Card, led: Suit) -> float:
        known = self.given if seat == self.partner else None
        if known and card.suit == led and any(rank > card.rank for rank in known[led]):
            return 1.0
        stays = 1.0
        if self.may_hold(seat, led):
            higher = [rank for rank in self.out[led] if rank > card.rank] if card.suit == led else []
            stays = self._lacks(seat, led, len(higher), self.leaning)
        if led != SPADES and self.may_hold(seat, SPADES):
            higher = [rank for rank in self.out[SPADES] if card.suit != SPADES or rank > card.rank]
            sure_suit = bool(known and known[led])
            void = 0.0 if sure_suit else self._lacks(seat, led, len(self.out[led])) if self.may_hold(seat, led) else 1.0
            stays *= 1 - void * (1 - self._lacks(seat, SPADES, len(higher), self.leaning))
        return 1 - stays

    def _lacks(self, seat: int, suit: Suit, number: int, leaning: Sequence[float] | None = None) -> float:
        """The chance that ``seat`` has none of ``number`` cards of ``suit`` that are out."""
        counts = [count * lean for count, lean in zip(self.seen.counts, leaning or self.evenly, strict=True)]
        places = self.undealt + sum(
            count for each, count in enumerate(counts) if each != self.seat and suit not in self.voids[each]
        )
        share = min(1.0, counts[seat] / places) if places else 0.0
        return float((1 - share) ** number)

    @property
    def evenly(self) -> tuple[float, ...]:
        """The leaning of cards that no bid tells of."""
        return (1.0,) * self.options.seats


def study(seen: Observation, infers: bool = False) -> Knowledge:
    """What the seat of ``seen``, whose turn to play it is, knows; ``infers`` is whether bids tell it of high cards."""
    assert seen.trick is not None
    options = seen.options
    played = seen.played()
    gone = {*seen.hand, *played, *seen.refused}
    given = {card for each in seen.passed if each.giver == seen.seat for card in each.cards} - gone
    after = options.seats - 1 - len(seen.trick.cards)
    own = options.seats_of(options.side_of(seen.seat))
    return Knowledge(
        seen=seen,
        partner=options.partner_of(seen.seat),
        foes=tuple(seat for seat in options.from_seat(seen.seat) if seat not in own),
        legal=seen.playable(),
        trick=seen.trick,
        out=_ranks(card for card in options.deck if card not in gone and card not in given),
        given=_ranks(given),
        undealt=len(options.deck) - options.seats * options.tricks - len(seen.refused),
        voids=seen.voids(),
        later=options.from_seat(seen.seat)[1 : after + 1],
        leaning=_leaning(seen) if infers and options.partners else (1.0,) * options.seats,
    )


def _leaning(seen: Observation) -> tuple[float, ...]:
    """More for a seat that still has more of its bid to take than the tricks that are left give each, and less for one
    that bid nil or has what it bid."""
    share = max(1.0, len(seen.hand) / seen.options.seats)
    missing = [max(0, tricks_bid(bid or 0) - won) for bid, won in zip(seen.bids, seen.won, strict=True)]
    return tuple(1 + LEANS * (max(0.0, each / share) - 1) for each in missing)


def _ranks(cards: Iterable[Card]) -> Ranks:
    ranks: dict[Suit, list[int]] = {suit: [] for suit in SUITS}
    for card in cards:
        ranks[card.suit].append(card.rank)
    return {suit: tuple(sorted(each)) for suit, each in ranks.items()}


def lowest(cards: Iterable[Card]) -> Card:
    """The lowest card of a side suit, or without one the lowest spade."""
    return min(cards, key=_worth)


def highest(cards: Iterable[Card]) -> Card:
    """The highest spade, or without one the highest card."""
    return max(cards, key=_worth)


def _worth(card: Card) -> tuple[bool, int]:
    return card.suit == SPADES, card.rank


def suit_of(cards: Iterable[Card], suit: Suit) -> tuple[Card, ...]:
    """The cards of ``suit``, in the order held."""
    return tuple([card for card in cards if card.suit == suit])


def danger(table: Knowledge, card: Card) -> float:
    """How much a seat that wants no tricks has to fear ``card``: more the more lower ones are out, less for lower ones
    held beside it, which can be played first."""
    ranks = table.out[card.suit]
    lower = sum(rank < card.rank for rank in ranks) / len(ranks) if ranks else 0.0
    guards = sum(each.rank < card.rank for each in suit_of(table.hand, card.suit))
    return lower + (0.3 if card.suit == SPADES else 0.0) - 0.12 * guards + 0.001 * card.rank


def duck(table: Knowledge, others: Iterable[int]) -> Card:
    """The card that leaves the trick to one of ``others``, and of those the one most likely to win later."""
    if table.leading:
        others = tuple(others)
        return min(table.legal, key=lambda card: (table.stands(card, others), card.rank))
    losers = [card for card in table.legal if not table.beats_best(card)]
    if not losers:
        return highest(table.legal) if table.last else lowest(table.legal)
    if table.follows:
        return highest(losers)
    return max(losers, key=lambda card: danger(table, card))
