"""Quick rules for every seat: those of the rules players, cut down to a few operations on bits.

Every seat plays by what it could know at the table: its own cards, those that are out, and who bid what.
"""

from typing import Final

from spades_gui.bots.search.codes import CARD, SIDES, SPADES
from spades_gui.bots.search.table import Table, Trick

SPARE: Final = 2
"""Tricks more than a side needs that must be left before it gives one up to attack a nil."""
LOW_RANK: Final = 10
"""Up to this rank of the best card so far, a nil that plays later may be unable to stay below."""
FULL_ROUND: Final = 3
"""So many cards of a suit must be out for its master to be led without fear of a ruff."""

_RANK: Final = {bit: card.rank for bit, card in CARD.items()}


def wanted(needs: list[int], left: int, bags_hurt: bool) -> list[int]:
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


def chosen(table: Table, at: Trick, hand: int, out: int, wants: list[int], closed: bool) -> int:
    """The card that the seat whose turn it is plays from ``hand``.

    ``out`` are the cards that it cannot see, ``wants`` is what ``wanted`` says, ``closed`` tells that spades may not be
    led.
    """
    if not at.led:
        return _lead(table, at, hand & ~SPADES or hand if closed else hand, out, wants)
    cards = hand & at.led
    if cards:
        return _follow(table, at, cards, out, wants) if cards & (cards - 1) else cards
    return _discard(table, at, hand, out, wants) if hand & (hand - 1) else hand


def _lead(table: Table, at: Trick, legal: int, out: int, wants: list[int]) -> int:
    if not legal & (legal - 1):
        return legal
    seat, won = at.turn, at.won
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


def _follow(table: Table, at: Trick, cards: int, out: int, wants: list[int]) -> int:
    """One of several ``cards`` that follow suit."""
    seat, best, winner, led, count, won = at.turn, at.best, at.winner, at.led, at.count, at.won
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


def _discard(table: Table, at: Trick, hand: int, out: int, wants: list[int]) -> int:
    """One of several cards where none follows suit: a trump, or a discard."""
    seat, best, winner, led, count, won = at.turn, at.best, at.winner, at.led, at.count, at.won
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
