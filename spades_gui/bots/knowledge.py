"""What a seat can work out when it has to play a card: which cards are out, who is void, what each side still needs."""

from collections.abc import Iterable
from dataclasses import dataclass

from spades_gui.core.cards import DECK, SPADES, SUITS, Card, Suit
from spades_gui.core.observation import Observation
from spades_gui.core.seats import SEATS, left_of, partner_of, seats_of, side_of
from spades_gui.core.tricks import Trick, beats


@dataclass(frozen=True, slots=True)
class Knowledge:
    """One decision at the table. Build it with ``study``.

    ``out`` gives for each suit the ranks held by the three other seats, lowest first; ``later`` the seats that play to
    this trick after ``seat``, in order; ``left`` the tricks still to be won, this one included.
    """

    seat: int
    partner: int
    hand: tuple[Card, ...]
    legal: tuple[Card, ...]
    trick: Trick
    out: dict[Suit, tuple[int, ...]]
    voids: tuple[frozenset[Suit], ...]
    later: tuple[int, ...]
    counts: tuple[int, ...]
    bids: tuple[int, ...]
    won: tuple[int, ...]
    bags: tuple[int, ...]

    @property
    def left(self) -> int:
        """Tricks still to be won, the one under way included."""
        return len(self.hand)

    @property
    def opponents(self) -> tuple[int, int]:
        """The seat that plays next and the one that played before."""
        return left_of(self.seat), left_of(self.partner)

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

    def nil_alive(self, seat: int) -> bool:
        """Whether ``seat`` bid nil and has taken no trick."""
        return self.bids[seat] == 0 and self.won[seat] == 0

    def contract(self, seat: int) -> int:
        """The contract of the seat's side."""
        return sum(self.bids[each] for each in seats_of(side_of(seat)))

    def need(self, seat: int) -> int:
        """Tricks the seat's side still needs for its contract; those of a seat that bid nil do not count."""
        side = seats_of(side_of(seat))
        return max(0, self.contract(seat) - sum(self.won[each] for each in side if self.bids[each]))

    def bags_with_hand(self, seat: int) -> int:
        """Bags of the seat's side, with those it has already taken in this hand."""
        side = seats_of(side_of(seat))
        failed = sum(self.won[each] for each in side if not self.bids[each])
        counting = sum(self.won[each] for each in side if self.bids[each])
        over = counting - self.contract(seat) if self.contract(seat) else 0
        return self.bags[side_of(seat)] + failed + max(0, over)

    def beats_best(self, card: Card) -> bool:
        """Whether ``card`` would be the best of the trick so far."""
        led = self.trick.led
        return led is None or beats(card, self.trick.winning_card, led)

    def master(self, card: Card) -> bool:
        """Whether no higher card of its suit is out."""
        ranks = self.out[card.suit]
        return not ranks or card.rank > ranks[-1]

    def may_hold(self, seat: int, suit: Suit) -> bool:
        """Whether another seat can still hold a card of ``suit``."""
        return suit not in self.voids[seat] and bool(self.out[suit])

    def stands(self, card: Card, against: Iterable[int]) -> float:
        """The chance that ``card``, being the best so far, is not beaten by any of the seats ``against``.

        Each card that is out counts as equally likely to be with any card place it can still be in: an estimate that
        forgets all but voids and the number of cards held.
        """
        led = self.trick.led or card.suit
        chance = 1.0
        for seat in against:
            if self.may_hold(seat, led):
                higher = [rank for rank in self.out[led] if rank > card.rank] if card.suit == led else []
                chance *= self._lacks(seat, led, len(higher))
            if led != SPADES and self.may_hold(seat, SPADES):
                higher = [rank for rank in self.out[SPADES] if card.suit != SPADES or rank > card.rank]
                void = self._lacks(seat, led, len(self.out[led])) if self.may_hold(seat, led) else 1.0
                chance *= 1 - void * (1 - self._lacks(seat, SPADES, len(higher)))
        return chance

    def _lacks(self, seat: int, suit: Suit, number: int) -> float:
        """The chance that ``seat`` has none of ``number`` cards of ``suit`` that are out."""
        places = sum(self.counts[each] for each in range(SEATS) if each != self.seat and suit not in self.voids[each])
        share = self.counts[seat] / places if places else 0.0
        return float((1 - share) ** number)


def study(seen: Observation) -> Knowledge:
    """What the seat of ``seen``, whose turn to play it is, knows."""
    assert seen.trick is not None
    known = {*seen.hand, *seen.played()}
    out: dict[Suit, list[int]] = {suit: [] for suit in SUITS}
    for card in DECK:
        if card not in known:
            out[card.suit].append(card.rank)
    after = SEATS - 1 - len(seen.trick.cards)
    return Knowledge(
        seat=seen.seat,
        partner=partner_of(seen.seat),
        hand=seen.hand,
        legal=seen.playable(),
        trick=seen.trick,
        out={suit: tuple(ranks) for suit, ranks in out.items()},
        voids=seen.voids(),
        later=tuple((seen.seat + step) % SEATS for step in range(1, after + 1)),
        counts=seen.counts,
        bids=tuple(bid or 0 for bid in seen.bids),
        won=seen.won,
        bags=tuple(side.bags for side in seen.standings),
    )


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
