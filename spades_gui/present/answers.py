"""Answers to the player's questions about the table, each from an observation alone."""

from collections.abc import Iterable, Sequence

from spades_gui.core.cards import DECK, RANKS, SPADES, SUITS, Card, Suit
from spades_gui.core.observation import Observation, Phase
from spades_gui.core.options import changes
from spades_gui.core.scoring import BAG_LIMIT
from spades_gui.core.seats import CARDS_EACH, SEATS, from_seat, seats_of, side_of
from spades_gui.core.tricks import Trick
from spades_gui.present.message import Message, msg
from spades_gui.present.sheet import sheet_lines
from spades_gui.present.viewpoint import Viewpoint

Answer = tuple[Message, ...]


def table(seen: Observation, view: Viewpoint) -> Answer:
    """The cards on the table, in order, and who is ahead."""
    if seen.trick is None or not seen.trick.cards:
        return (msg("table-empty"),)
    return (msg("table", list=_plays(seen.trick, view)), msg("ahead", who=view.who(seen.trick.winning)))


def lead(seen: Observation, view: Viewpoint) -> Answer:
    """The suit led, and by whom."""
    if seen.trick is None or seen.led is None:
        return (msg("no-lead"),)
    return (msg("lead", suit=seen.led, who=view.who(seen.trick.leader)),)


def info(seen: Observation, view: Viewpoint) -> Answer:
    """Tricks and contracts of both sides, and the number of the trick; during the bidding the bids so far."""
    if seen.number == 0:
        return (msg("not-dealt"),)
    if seen.phase is Phase.BID:
        return bids(seen, view)
    sides = tuple(
        msg("side-tricks", side=view.side(side), won=seen.counting(side), contract=seen.contract(side) or 0)
        for side in view.sides()
    )
    nils = tuple(
        msg("nil-holds" if seen.won[seat] == 0 else "nil-failed", who=view.who(seat))
        for seat in from_seat(view.seat)
        if seen.bids[seat] == 0
    )
    return (msg("info", list=sides, trick=min(len(seen.done) + 1, CARDS_EACH)), *nils)


def bids(seen: Observation, view: Viewpoint) -> Answer:
    """The bids so far, in the order they were made."""
    made = tuple(_bid(seat, bid, view) for seat in _bidding_order(seen) if (bid := seen.bids[seat]) is not None)
    return (msg("bids", list=made),) if made else (msg("no-bids"),)


def scores(seen: Observation, view: Viewpoint) -> Answer:
    """Score and bags of both sides."""
    return tuple(
        msg("side-score", side=view.side(side), score=seen.standings[side].score, bags=seen.standings[side].bags)
        for side in view.sides()
    )


def last_sheet(seen: Observation, view: Viewpoint) -> Answer:
    """The last hand's score, line by line."""
    if not seen.sheets:
        return (msg("no-sheet"),)
    return tuple(msg("sentence", line=line) for line in sheet_lines(seen.sheets[-1], view))


def turn(seen: Observation, view: Viewpoint) -> Answer:
    """Whose turn it is and what for."""
    if seen.turn is None:
        return (msg("match-over") if seen.phase is Phase.OVER else msg("turn-deal"),)
    kind = "bid" if seen.phase is Phase.BID else "lead" if seen.led is None else "play"
    if not view.me(seen.turn):
        return (msg(f"turn-{kind}", who=view.who(seen.turn)),)
    return (msg("turn-mine-play", suit=seen.led) if seen.led else msg(f"turn-mine-{kind}"),)


def hand(seen: Observation, cards: Sequence[Card]) -> Answer:
    """The cards held, by suits, in the order of ``cards`` (the player's sorting)."""
    return _by_suit(cards) if cards else (msg("no-cards" if seen.number else "not-dealt"),)


def playable(seen: Observation, cards: Sequence[Card], view: Viewpoint) -> Answer:
    """Those of ``cards`` that may be played now; where none may, whose turn it is."""
    allowed = set(seen.playable())
    if not allowed:
        return turn(seen, view)
    if len(allowed) == len(cards):
        return (msg("all-playable"),)
    return _by_suit([card for card in cards if card in allowed])


def past_trick(seen: Observation, back: int, view: Viewpoint) -> Answer:
    """The trick ``back`` before the last one (0: the last) and who took it."""
    if not seen.done:
        return (msg("no-trick-yet"),)
    index = len(seen.done) - 1 - back
    trick = seen.done[index]
    plays = _plays(trick, view)
    return (msg("past-trick", trick=index + 1, list=plays), _taken(trick.winning, view))


def seats(seen: Observation, view: Viewpoint) -> Answer:
    """Bid and tricks of every seat, left opponent first, one's own last."""
    if seen.number == 0:
        return (msg("not-dealt"),)
    return tuple(message for step in range(1, SEATS + 1) for message in seat(seen, (view.seat + step) % SEATS, view))


def seat(seen: Observation, seat: int, view: Viewpoint) -> Answer:
    """Bid and tricks of one seat, and the card it has on the table."""
    who = view.who(seat)
    bid = seen.bids[seat]
    if bid is None:
        return (msg("seat-no-bid", who=who),)
    if seen.phase is Phase.BID:
        return (msg("seat-bid-nil", who=who) if bid == 0 else msg("seat-bid", who=who, bid=bid),)
    won = seen.won[seat]
    parts = [msg("seat-nil", who=who, won=won) if bid == 0 else msg("seat-tricks", who=who, won=won, bid=bid)]
    if seen.trick is not None:
        parts.extend(msg("seat-card", card=str(card)) for owner, card in seen.trick.plays if owner == seat)
    return tuple(parts)


def spades(seen: Observation) -> Answer:
    """Whether spades are open, and which are still out with the others."""
    if seen.number == 0:
        return (msg("not-dealt"),)
    known = {*seen.hand, *seen.played()}
    out = [card for card in reversed(DECK) if card.suit == SPADES and card not in known]
    still = msg("spades-out", n=len(out), list=_ranks(out)) if out else msg("spades-all-seen")
    return (msg("spades-open" if seen.broken else "spades-closed"), still)


def played(seen: Observation, view: Viewpoint) -> Answer:
    """A memory aid: the cards gone, by suit, and the seats seen void."""
    gone = seen.played()
    if not gone:
        return (msg("none-played"),)
    suits = tuple(
        msg("suit-all-gone", suit=suit)
        if len(cards) == len(RANKS)
        else msg("suit-gone", suit=suit, n=len(cards), list=_ranks(cards))
        for suit in reversed(SUITS)
        if (cards := sorted((card for card in gone if card.suit == suit), reverse=True))
    )
    voids = seen.voids()
    void = tuple(
        msg("void", who=view.who(seat), list=tuple(msg("suit-void", suit=suit) for suit in _high_first(voids[seat])))
        for seat in from_seat(view.seat)[1:]
        if voids[seat]
    )
    return (*suits, *void)


def need(seen: Observation, view: Viewpoint) -> Answer:
    """What one's side still needs for its contract, and how far the bag penalty is."""
    side = side_of(view.seat)
    contract = seen.contract(side)
    bags = seen.standings[side].bags
    if seen.phase is not Phase.PLAY or contract is None:
        return (_bags(bags),)
    missing = contract - seen.counting(side)
    left = CARDS_EACH - len(seen.done)
    failed = sum(seen.won[each] for each in seats_of(side) if seen.bids[each] == 0)
    bags += failed + max(0, -missing if contract else 0)
    if contract == 0:
        first = msg("need-nothing")
    elif missing > left:
        first = msg("need-lost", n=missing, left=left)
    elif missing > 0:
        first = msg("need", n=missing, left=left)
    else:
        first = msg("need-made", n=-missing)
    return (first, _bags(bags))


def _bags(bags: int) -> Message:
    left = BAG_LIMIT - bags
    return msg("bags-left", bags=bags, n=left) if left > 0 else msg("bags-penalty", bags=bags)


def deal(seen: Observation, view: Viewpoint) -> Answer:
    """The number of the hand, who deals, who leads first."""
    if seen.dealer is None:
        return (msg("not-dealt"),)
    if seen.phase is Phase.DEAL:
        return (msg("next-dealer", who=view.who(seen.dealer)),)
    first = (seen.dealer + 1) % SEATS
    return (msg("deal", hand=seen.number, who=view.who(seen.dealer), other=view.who(first)),)


def rules(seen: Observation) -> Answer:
    """What differs from the classic rules in this match."""
    changed = tuple(msg(f"option-{name}", n=value) for name, value in changes(seen.options).items())
    return (msg("rules-changed", list=changed) if changed else msg("rules-classic", n=seen.options.target),)


def _plays(trick: Trick, view: Viewpoint) -> tuple[Message, ...]:
    return tuple(msg("play", card=str(card), who=view.who(seat)) for seat, card in trick.plays)


def _taken(seat: int, view: Viewpoint) -> Message:
    return msg("past-taken-mine") if view.me(seat) else msg("past-taken", who=view.who(seat))


def _bid(seat: int, bid: int, view: Viewpoint) -> Message:
    return msg("bids-nil", who=view.who(seat)) if bid == 0 else msg("bids-one", who=view.who(seat), bid=bid)


def _bidding_order(seen: Observation) -> tuple[int, ...]:
    return from_seat(((seen.dealer or 0) + 1) % SEATS)


def _by_suit(cards: Iterable[Card]) -> Answer:
    groups: dict[Suit, list[Card]] = {}
    for card in cards:
        groups.setdefault(card.suit, []).append(card)
    return tuple(msg("suit-cards", suit=suit, list=_ranks(group)) for suit, group in groups.items())


def _ranks(cards: Iterable[Card]) -> tuple[Message, ...]:
    return tuple(msg("rank-name", card=str(card)) for card in cards)


def _high_first(suits: Iterable[Suit]) -> list[Suit]:
    return sorted(suits, key=SUITS.index, reverse=True)
