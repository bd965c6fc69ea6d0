"""Playing a world to its end with quick rules: what a search asks thousands of times for one decision.

Every seat plays by what it could know at the table: its own cards, those that are out, and who bid what. The rules are
those of the rules players, cut down to a few operations on bits.
"""

from collections.abc import Sequence
from typing import Final

from spades_gui.bots.search.codes import CARD, OF_BIT, SIDES, SPADES
from spades_gui.core.actions import BidValue, is_nil, tricks_bid
from spades_gui.core.options import RuleOptions

SPARE: Final = 2
"""Tricks more than a side needs that must be left before it gives one up to attack a nil."""
LOW_RANK: Final = 10
"""Up to this rank of the best card so far, a nil that plays later may be unable to stay below."""
FULL_ROUND: Final = 3
"""So many cards of a suit must be out for its master to be led without fear of a ruff."""

_RANK: Final = {bit: card.rank for bit, card in CARD.items()}


class Table:
    """What stays the same while a hand is played: seats, sides, the bids.

    ``nobody`` are cards that no seat holds and no seat knows to be out of play.
    """

    def __init__(self, options: RuleOptions, bids: Sequence[BidValue], nobody: int = 0) -> None:
        self.seats = options.seats
        self.side = [options.side_of(seat) for seat in range(options.seats)]
        self.partner = [-1 if (mate := options.partner_of(seat)) is None else mate for seat in range(options.seats)]
        self.nils = [is_nil(bid) for bid in bids]
        self.targets = [seat for seat, nil in enumerate(self.nils) if nil]
        self.contracts = [
            sum(tricks_bid(bids[seat]) for seat in options.seats_of(side)) for side in range(options.sides)
        ]
        helps = options.failed_nil_tricks == "contract"
        self.helps = [
            not nil or (helps and self.contracts[side] > 0) for nil, side in zip(self.nils, self.side, strict=True)
        ]
        quicksand = not options.bags_count
        self.bags_hurt = quicksand or bool(options.bag_limit and options.bag_penalty)
        self.closed = options.break_spades
        self.nobody = nobody

    def needs(self, won: Sequence[int]) -> list[int]:
        """By side, the tricks its contract still lacks; below 0 where it has more."""
        needs = self.contracts.copy()
        for seat, tricks in enumerate(won):
            if self.helps[seat]:
                needs[self.side[seat]] -= tricks
        return needs


class Trick:
    """Where the play of a hand stands. ``hands`` by seat are bits, ``led`` all cards of the suit led, or 0."""

    __slots__ = ("best", "broken", "count", "hands", "led", "turn", "winner", "won")

    def __init__(self, hands: list[int], won: list[int], turn: int, broken: bool) -> None:
        self.hands = hands
        self.won = won
        self.turn = turn
        self.broken = broken
        self.led = self.best = self.count = 0
        self.winner = turn

    def copy(self, hands: list[int]) -> "Trick":
        """The same with other hands, which it takes over."""
        new = Trick(hands, self.won.copy(), self.turn, self.broken)
        new.led, new.best, new.count, new.winner = self.led, self.best, self.count, self.winner
        return new

    def play(self, card: int, seats: int) -> None:
        """The seat whose turn it is plays ``card``."""
        self.hands[self.turn] ^= card
        if not self.led:
            self.led, self.best, self.winner = OF_BIT[card], card, self.turn
        elif card > self.best and card & (self.led | SPADES):
            self.best, self.winner = card, self.turn
        self.broken = self.broken or bool(card & SPADES)
        self.count += 1
        self.turn = (self.turn + 1) % seats
        if self.count == seats:
            self.won[self.winner] += 1
            self.turn = self.winner
            self.led = self.best = self.count = 0


def play_out(table: Table, at: Trick) -> list[int]:
    """Play on to the last card; the tricks by seat. ``at`` is used up."""
    seats, side = table.seats, table.side
    hands, won, broken = at.hands, at.won, at.broken
    turn, led, best, winner, count = at.turn, at.led, at.best, at.winner, at.count
    alive = table.nobody
    for hand in hands:
        alive |= hand
    free = table.closed == "free"
    first = table.closed == "not_first" and not any(won)
    if table.closed == "not_first":
        broken = not first
    needs = table.needs(won)
    helps = table.helps
    left = hands[turn].bit_count()
    while left:
        wants = _wants(needs, left, table.bags_hurt)
        left -= 1
        while count < seats:
            hand = hands[turn]
            if led:
                card = hand & led
                if not card:
                    card = hand
                    if card & (card - 1):
                        card = _discard(table, won, hand, alive ^ hand, led, best, winner, turn, count, wants)
                elif card & (card - 1):
                    card = _follow(table, won, card, alive ^ hand, led, best, winner, turn, count, wants)
                if card > best and card & (led | SPADES):
                    best = card
                    winner = turn
            else:
                card = hand
                if card & (card - 1):
                    legal = hand if broken or free else hand & ~SPADES or hand
                    card = _lead(table, won, legal, alive ^ hand, turn, wants)
                led = OF_BIT[card]
                best = card
                winner = turn
            if card & SPADES:
                broken = broken or table.closed == "broken"
            hands[turn] = hand ^ card
            alive ^= card
            count += 1
            turn = turn + 1 if turn + 1 < seats else 0
        won[winner] += 1
        if helps[winner]:
            needs[side[winner]] -= 1
        turn = winner
        led = best = count = 0
        if first:
            first, broken = False, True
    return won


def _wants(needs: list[int], left: int, bags_hurt: bool) -> list[int]:
    """By side, whether it wants tricks: for its contract, or to set another side that needs nearly all that are left.

    0: none; 1: yes, but it can spare one to attack a nil; 2: every one.
    """
    wants = []
    for need in needs:
        if 0 < need <= left:
            wants.append(2 if need + SPARE > left else 1)
        elif need <= 0 and not bags_hurt:
            wants.append(1)
        else:  # its own need is none of those that can still be met
            wants.append(1 if left in needs or (left > 1 and left - 1 in needs) else 0)
    return wants


def _lead(table: Table, won: list[int], legal: int, out: int, seat: int, wants: list[int]) -> int:
    if not legal & (legal - 1):
        return legal
    if table.nils[seat] and not won[seat]:
        return _safest(legal, out)
    mate = table.partner[seat]
    mates_nil = mate >= 0 and table.nils[mate] and not won[mate]
    want = wants[table.side[seat]]
    if want < 2 and not mates_nil and table.targets and (card := _under(table, won, legal, out, seat)):
        return card
    if not want and not mates_nil:
        return _safest(legal, out)
    if mates_nil:
        return _strongest(legal, out)
    trumps_out = out & SPADES
    best = choice = 0
    weak = 99
    low = 0
    for suit in SIDES:
        cards = legal & suit
        if not cards:
            continue
        rest = out & suit
        top = 1 << (cards.bit_length() - 1)
        if top > rest:
            length = rest.bit_count()
            if (length >= FULL_ROUND or not trumps_out) and length >= best:
                best, choice = length + 1, top
        size = cards.bit_count()
        higher = (rest & -top).bit_count()
        weakness = size + (4 if 0 < higher < 3 and size < 4 else 0)
        if top > rest and size > 1:
            weakness += 3
        if weakness < weak:
            weak, low = weakness, cards & -cards
    if choice:
        return choice
    spades = legal & SPADES
    if spades:
        top = 1 << (spades.bit_length() - 1)
        if trumps_out and top > trumps_out and (spades.bit_count() > 2 or not low):
            return top
        if not low:
            return spades & -spades
    return low


def _strongest(legal: int, out: int) -> int:
    """The lead above which the partner, who bid nil, is least likely to be."""
    choice, least = 0, 2.0
    for suit in (*SIDES, SPADES):
        cards, rest = legal & suit, out & suit
        if cards:
            top = 1 << (cards.bit_length() - 1)
            exposed = (rest & -top).bit_count() / (rest.bit_count() or 99)
            if exposed < least:
                choice, least = top, exposed
    return choice


def _under(table: Table, won: list[int], legal: int, out: int, seat: int) -> int:
    """The lead that an opponent's nil will hardly stay below; 0 without one."""
    if not any(not won[target] and table.side[target] != table.side[seat] for target in table.targets):
        return 0
    choice, best = 0, 0.2
    for suit in (*SIDES, SPADES):
        cards, rest = legal & suit, out & suit
        if cards and rest:
            low = cards & -cards
            below = (rest & (low - 1)).bit_count() / rest.bit_count()
            if below < best or (below == best and not choice):
                choice, best = low, below
    return choice


def _safest(legal: int, out: int) -> int:
    """The lead that is least likely to take the trick: the most cards above it are out, the fewest below."""
    choice, best = 0, -99
    for suit in (*SIDES, SPADES):
        cards = legal & suit
        if cards:
            low = cards & -cards
            rest = out & suit
            below = (rest & (low - 1)).bit_count()
            above = rest.bit_count() - below
            safety = above - 3 * below if above else -50 - below
            if suit == SPADES:
                safety -= 1
            if safety > best:
                choice, best = low, safety
    return choice


def _follow(
    table: Table,
    won: list[int],
    cards: int,
    out: int,
    led: int,
    best: int,
    winner: int,
    seat: int,
    count: int,
    wants: list[int],
) -> int:
    """One of several ``cards`` that follow suit."""
    over = cards & -(best << 1) if best & led else 0
    nils = table.nils
    if not over:
        if nils[seat] and not won[seat]:
            return 1 << (cards.bit_length() - 1)
        if wants[table.side[seat]]:
            return cards & -cards
        return 1 << (cards.bit_length() - 1)
    under = cards ^ over
    last = count == table.seats - 1
    if nils[seat] and not won[seat]:
        if under:
            return 1 << (under.bit_length() - 1)
        return 1 << (over.bit_length() - 1) if last else over & -over
    mate = table.partner[seat]
    if mate >= 0 and nils[mate] and not won[mate]:
        if winner == mate:
            return over & -over if last else 1 << (over.bit_length() - 1)
        played = (seat - mate) % table.seats <= count
        if not played:
            return 1 << (over.bit_length() - 1)
    want = wants[table.side[seat]]
    if under and table.targets:
        if nils[winner] and not won[winner] and winner != mate:
            return 1 << (under.bit_length() - 1)
        beatable = best & SPADES or _RANK[best] <= LOW_RANK
        if want < 2 and not last and beatable and _target_later(table, won, seat, count):
            return 1 << (under.bit_length() - 1)
    if not want:
        if under:
            return 1 << (under.bit_length() - 1)
        return 1 << (over.bit_length() - 1) if last else over & -over
    if last:
        return cards & -cards if winner == mate else over & -over
    rest = out & led
    if winner == mate and (best << 1) > rest:
        return cards & -cards
    top = 1 << (over.bit_length() - 1)
    if top > rest:  # the master: the lowest of those that are as good
        while (lower := 1 << ((over ^ top).bit_length() - 1) if over ^ top else 0) and lower > rest:
            over ^= top
            top = lower
        if winner == mate and not rest & (top - 1) & -(best << 1):
            return cards & -cards
        return top
    if count == 1 and table.seats > 2:
        return cards & -cards
    if winner == mate:
        return top if rest & (top - 1) & -(best << 1) and not best & -(1 << (led.bit_length() - 4)) else cards & -cards
    return top if count >= table.seats - 2 else cards & -cards


def _target_later(table: Table, won: list[int], seat: int, count: int) -> bool:
    """Whether an opponent's nil still plays to this trick."""
    later = table.seats - count
    return any(
        not won[target] and table.side[target] != table.side[seat] and (target - seat) % table.seats < later
        for target in table.targets
    )


def _discard(
    table: Table,
    won: list[int],
    hand: int,
    out: int,
    led: int,
    best: int,
    winner: int,
    seat: int,
    count: int,
    wants: list[int],
) -> int:
    """One of several cards where none follows suit: a trump, or a discard."""
    nils = table.nils
    spades = hand & SPADES
    over = spades & -(best << 1) if best & SPADES else spades
    if nils[seat] and not won[seat]:
        losers = hand ^ over
        return _throw_high(losers, out) if losers else hand & -hand
    mate = table.partner[seat]
    mates_nil = mate >= 0 and nils[mate] and not won[mate]
    want = wants[table.side[seat]]
    if winner == mate:
        take = mates_nil or (want and count < table.seats - 1 and bool(out & led & -(best << 1)) and not best & SPADES)
    elif mates_nil and (seat - mate) % table.seats > count and not best & SPADES and out & led & -(best << 1):
        take = True
    else:
        take = want and not (nils[winner] and not won[winner])
    if over and (take or not hand ^ over):
        return over & -over
    losers = hand ^ over
    if want or mates_nil:
        return _throw_low(losers, out)
    return _throw_high(losers, out)


def _throw_low(cards: int, out: int) -> int:
    """The discard that costs least: a low card of a suit that promises nothing."""
    choice, cost = 0, 999
    for suit in SIDES:
        held = cards & suit
        if held:
            low = held & -held
            top = 1 << (held.bit_length() - 1)
            higher = (out & suit & -top).bit_count()
            size = held.bit_count()
            worth = 4 * (higher == size - 1 and higher < 3) + size + (20 if low > out & suit else 0)
            worth = 2 * worth + (_RANK[low] > 10)
            if worth < cost:
                choice, cost = low, worth
    return choice or cards & -cards


def _throw_high(cards: int, out: int) -> int:
    """The discard most likely to take a trick later; losing spades first."""
    spades = cards & SPADES
    if spades:
        return 1 << (spades.bit_length() - 1)
    choice, worst = 0, -1
    for suit in SIDES:
        held = cards & suit
        if held:
            top = 1 << (held.bit_length() - 1)
            rest = out & suit
            below = (rest & (top - 1)).bit_count()
            danger = 4 * below - held.bit_count() + _RANK[top] if below else 0
            if danger > worst:
                choice, worst = top, danger
    return choice
