"""Playing a world to its end by the quick rules: what a search asks thousands of times for one decision."""

from spades_gui.bots.search.codes import OF_BIT, SPADES
from spades_gui.bots.search.policy import chosen, wanted
from spades_gui.bots.search.table import Table, Trick


def play_out(table: Table, at: Trick) -> list[int]:
    """Play on to the last card; the tricks by seat. ``at`` is used up."""
    seats, side, helps = table.seats, table.side, table.helps
    hands, won = at.hands, at.won
    alive = table.nobody
    for hand in hands:
        alive |= hand
    needs = table.needs(won)
    for left in range(hands[at.turn].bit_count(), 0, -1):
        wants = wanted(needs, left, table.bags_hurt)
        closed = table.closes(at)
        turn = at.turn
        for _ in range(seats - at.count):
            hand = hands[turn]
            card = hand
            if card & (card - 1):
                card = chosen(table, at, hand, alive ^ hand, wants, closed)
            if not at.led:
                at.led, at.best, at.winner = OF_BIT[card], card, turn
            elif card > at.best and card & (at.led | SPADES):
                at.best, at.winner = card, turn
            if card & SPADES:
                at.broken = True
            hands[turn] = hand ^ card
            alive ^= card
            at.count += 1
            turn = at.turn = turn + 1 if turn + 1 < seats else 0
        winner = at.turn = at.winner
        won[winner] += 1
        if helps[winner]:
            needs[side[winner]] -= 1
        at.led = at.best = at.count = 0
    return won
