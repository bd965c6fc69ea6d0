"""Answers to the player's questions about the table, each from an observation alone."""

from collections.abc import Iterable, Sequence

from spades_gui.core.actions import BLIND, is_nil, tricks_bid
from spades_gui.core.cards import SPADES, SUITS, Card, Suit
from spades_gui.core.observation import Observation, Phase
from spades_gui.core.tricks import Trick
from spades_gui.present.message import Fact, Message, msg
from spades_gui.present.rules import summary
from spades_gui.present.sheet import sheet_lines
from spades_gui.present.viewpoint import Viewpoint

Answer = tuple[Message, ...]


def table(seen: Observation, view: Viewpoint) -> Answer:
    """The cards on the table, in order, and who is ahead; where cards are drawn, the one the player looks at."""
    if seen.top is not None:
        return (msg("card-offered", card=str(seen.top)),)
    if seen.trick is None or not seen.trick.cards:
        return (msg("table-empty"),)
    return (msg("table", list=_plays(seen.trick, view)), msg("ahead", who=view.who(seen.trick.winning)))


def lead(seen: Observation, view: Viewpoint) -> Answer:
    """The suit led, and by whom."""
    if seen.trick is None or seen.led is None:
        return (msg("no-lead"),)
    return (msg("lead", suit=seen.led, who=view.who(seen.trick.leader)),)


def info(seen: Observation, view: Viewpoint) -> Answer:
    """Tricks and contracts of all sides, and the number of the trick; before the play the bids so far."""
    if seen.number == 0:
        return (msg("not-dealt"),)
    if seen.phase is Phase.DRAW:
        return (msg("stock-left", n=seen.stock // 2),)
    if seen.phase in (Phase.BID, Phase.PASS):
        return bids(seen, view)
    sides = tuple(
        msg("side-tricks", side=view.side(side), won=seen.counting(side), contract=seen.contract(side) or 0)
        for side in view.sides()
        if view.options.partners or not is_nil(seen.bids[side])
    )
    nils = tuple(
        msg("nil-holds" if seen.won[seat] == 0 else "nil-failed", who=view.who(seat))
        for seat in view.options.from_seat(view.seat)
        if is_nil(seen.bids[seat])
    )
    trick = min(len(seen.done) + 1, view.options.tricks)
    first = msg("info", list=sides, trick=trick) if sides else msg("info-trick", trick=trick)
    revoked = tuple(msg("has-revoked", who=view.who(seat)) for seat in seen.revokes)
    return (first, *nils, *revoked)


def bids(seen: Observation, view: Viewpoint) -> Answer:
    """The bids so far, in the order they were made."""
    made = tuple(_bid(seen, seat, view) for seat in _bidding_order(seen) if seen.bids[seat] is not None)
    return (msg("bids", list=made),) if made else (msg("no-bids"),)


def scores(seen: Observation, view: Viewpoint) -> Answer:
    """Score and bags of all sides."""
    return tuple(_score(seen, side, view) for side in view.sides())


def standing(seen: Observation, view: Viewpoint) -> Answer:
    """Where a match stands that was left: the hand, the score, and whose turn it is."""
    return (msg("match-stands", hand=max(1, seen.number), list=_points(seen, view)), *turn(seen, view))


def match_line(name: Message | str, seen: Observation, view: Viewpoint) -> Message:
    """A match in a list: what it is called, and how it stands."""
    if seen.phase is Phase.OVER:
        return msg("match-line-over", value=name, list=_points(seen, view))
    return msg("match-line", value=name, hand=max(1, seen.number), list=_points(seen, view))


def _points(seen: Observation, view: Viewpoint) -> Answer:
    """The points of every side, one's own first."""
    return tuple(msg("side-points", side=view.side(side), score=seen.standings[side].score) for side in view.sides())


def last_sheet(seen: Observation, view: Viewpoint) -> Answer:
    """The last hand's score, line by line; nothing before there is one."""
    if not seen.sheets:
        return ()
    return tuple(msg("sentence", line=line) for line in sheet_lines(seen.sheets[-1], view))


def turn(seen: Observation, view: Viewpoint) -> Answer:
    """Whose turn it is and what for."""
    if seen.turn is None:
        return (msg("match-over") if seen.phase is Phase.OVER else msg("turn-deal"),)
    kind = _turn_kind(seen)
    if not view.me(seen.turn):
        return (msg(f"turn-{kind}", who=view.who(seen.turn)),)
    match kind:
        case "play":
            return (msg("turn-mine-play", suit=seen.led or ""),)
        case "draw":
            return (msg("your-draw", card=str(seen.top)),)
        case "bid" if seen.blind_offered:
            return (msg("your-blind"),)
        case "pass":
            return (msg("your-gift", n=seen.options.nil_pass),)
    return (msg(f"turn-mine-{kind}"),)


def hand(seen: Observation, cards: Sequence[Card]) -> Answer:
    """The cards held, by suits, in the order of ``cards`` (the player's sorting)."""
    if cards:
        return _by_suit(cards)
    if not seen.looked:
        return (msg("cards-hidden"),)
    return (msg("no-cards" if seen.number and seen.phase is not Phase.DRAW else "not-dealt"),)


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


def trick_cards(seen: Observation, view: Viewpoint) -> Answer:
    """The cards on the table, one by one, if any; where cards are drawn, the one the player looks at."""
    if seen.top is not None:
        return table(seen, view)
    return _plays(seen.trick, view) if seen.trick is not None else ()


def all_tricks(seen: Observation, view: Viewpoint) -> Answer:
    """The finished tricks of the hand, one by one, the last one first."""
    tricks = (past_trick(seen, back, view) for back in range(len(seen.done)))
    return tuple(msg("two-sentences", first=cards, second=taken) for cards, taken in tricks)


def seats(seen: Observation, view: Viewpoint) -> Answer:
    """Bid and tricks of every seat, left opponent first, one's own last."""
    if seen.number == 0:
        return (msg("not-dealt"),)
    return tuple(message for each in (*view.others(), view.seat) for message in seat(seen, each, view))


def seat_lines(seen: Observation, view: Viewpoint) -> Answer:
    """The same, each seat in one line with the card it has on the table; nothing before the deal."""
    if seen.number == 0:
        return ()
    answers = (seat(seen, each, view) for each in (*view.others(), view.seat))
    return tuple(
        msg("two-sentences", first=answer[0], second=answer[1]) if len(answer) > 1 else answer[0] for answer in answers
    )


def seat(seen: Observation, seat: int, view: Viewpoint) -> Answer:
    """Bid and tricks of one seat, and the card it has on the table."""
    if seen.number == 0:
        return (msg("not-dealt"),)
    who = view.who(seat)
    bid = seen.bids[seat]
    if bid is None:
        return (msg("seat-no-bid", who=who),)
    if seen.phase in (Phase.BID, Phase.PASS):
        if bid == BLIND:
            return (msg("seat-bid-blind", who=who),)
        return (msg("seat-bid-nil", who=who) if bid == 0 else msg("seat-bid", who=who, bid=tricks_bid(bid)),)
    won = seen.won[seat]
    facts: dict[str, Fact] = {"who": who, "won": won}
    parts = [msg("seat-nil", **facts) if is_nil(bid) else msg("seat-tricks", **facts, bid=tricks_bid(bid))]
    if seen.trick is not None:
        parts.extend(msg("seat-card", card=str(card)) for owner, card in seen.trick.plays if owner == seat)
    return tuple(parts)


def spades(seen: Observation) -> Answer:
    """Whether spades may be led, and which are still out with the others."""
    if seen.number == 0:
        return (msg("not-dealt"),)
    known = {*seen.hand, *seen.played(), *seen.refused}
    out = [card for card in seen.options.deck.of_suit(SPADES) if card not in known]
    still = msg("spades-out", n=len(out), list=_ranks(out)) if out else msg("spades-all-seen")
    return (msg("spades-closed" if spades_closed(seen) else "spades-open"), still)


def spades_closed(seen: Observation) -> bool:
    """Whether a seat with other cards could not lead a spade, were it to lead now."""
    return seen.lead.spades_closed(seen.options)


def played(seen: Observation, view: Viewpoint) -> Answer:
    """A memory aid: the cards gone, by suit, and the seats seen void."""
    gone = seen.played()
    if not gone:
        return (msg("none-played"),)
    suits = tuple(_suit_gone(seen, suit, gone) for suit in reversed(SUITS) if any(card.suit == suit for card in gone))
    voids = seen.voids()
    void = tuple(
        msg("void", who=view.who(seat), list=tuple(msg("suit-void", suit=suit) for suit in _high_first(voids[seat])))
        for seat in view.others()
        if voids[seat]
    )
    return (*suits, *void)


def _suit_gone(seen: Observation, suit: Suit, gone: Sequence[Card]) -> Message:
    cards = [card for card in seen.options.deck.of_suit(suit) if card in gone]
    if len(cards) == len(seen.options.deck.of_suit(suit)):
        return msg("suit-all-gone", suit=suit)
    return msg("suit-gone", suit=suit, n=len(cards), list=_ranks(cards))


def need(seen: Observation, view: Viewpoint) -> Answer:
    """What one's side still needs for its contract, and how far the bag penalty is."""
    options = seen.options
    side = options.side_of(view.seat)
    contract = seen.contract(side)
    bags = seen.standings[side].bags
    if seen.phase is not Phase.PLAY or contract is None:
        return _bags(bags, view) or info(seen, view)
    missing = contract - seen.counting(side)
    left = options.tricks - len(seen.done)
    if contract == 0:
        first = msg("need-nothing")
    elif missing > left:
        first = msg("need-lost", n=missing, left=left)
    elif missing > 0:
        first = msg("need", n=missing, left=left)
    else:
        first = msg("need-made", n=-missing)
    return (first, *_bags(bags + _bags_now(seen, side, contract, missing), view))


def _bags_now(seen: Observation, side: int, contract: int, missing: int) -> int:
    """The bags that this hand has brought the side so far."""
    nils = sum(seen.won[seat] for seat in seen.options.seats_of(side) if is_nil(seen.bids[seat]))
    if seen.options.failed_nil_tricks == "nothing" or (seen.options.failed_nil_tricks == "contract" and contract):
        nils = 0
    return nils + (max(0, -missing) if contract else 0)


def _bags(bags: int, view: Viewpoint) -> Answer:
    if not view.options.bags_count:
        return ()
    left = view.options.bag_limit - bags
    if not view.options.bag_limit:
        return (msg("bags", bags=bags),)
    return (msg("bags-left", bags=bags, n=left) if left > 0 else msg("bags-penalty", bags=bags),)


def deal(seen: Observation, view: Viewpoint) -> Answer:
    """The number of the hand, who deals, who leads first."""
    if seen.dealer is None:
        return (msg("not-dealt"),)
    if seen.phase is Phase.DEAL:
        return (msg("next-dealer", who=view.who(seen.dealer)),)
    dealer = msg("deal", hand=seen.number, who=view.who(seen.dealer))
    first = seen.done[0].leader if seen.done else seen.trick.leader if seen.phase is Phase.PLAY and seen.trick else None
    if first is None and seen.options.first_lead == "ace_of_spades":
        return (dealer, msg("first-lead-ace"))
    leader = seen.options.left_of(seen.dealer) if first is None else first
    return (dealer, msg("first-lead", who=view.who(leader)))


def rules(seen: Observation) -> Answer:
    """What differs from the classic rules in this match."""
    return (summary(seen.options),)


def _plays(trick: Trick, view: Viewpoint) -> tuple[Message, ...]:
    return tuple(msg("play", card=str(card), who=view.who(seat)) for seat, card in trick.plays)


def _taken(seat: int, view: Viewpoint) -> Message:
    return msg("past-taken-mine") if view.me(seat) else msg("past-taken", who=view.who(seat))


def _bid(seen: Observation, seat: int, view: Viewpoint) -> Message:
    bid, who = seen.bids[seat], view.who(seat)
    if bid == BLIND:
        return msg("bids-blind", who=who)
    return msg("bids-nil", who=who) if bid == 0 else msg("bids-one", who=who, bid=tricks_bid(bid))


def _bidding_order(seen: Observation) -> tuple[int, ...]:
    return seen.options.from_seat(seen.options.left_of(seen.dealer or 0))


def _score(seen: Observation, side: int, view: Viewpoint) -> Message:
    standing = seen.standings[side]
    facts: dict[str, Fact] = {"side": view.side(side), "score": standing.score}
    if not view.options.bags_count:
        return msg("side-score-plain", **facts)
    return msg("side-score", **facts, bags=standing.bags)


def _turn_kind(seen: Observation) -> str:
    match seen.phase:
        case Phase.DRAW | Phase.BID | Phase.PASS:
            return seen.phase.value
    return "lead" if seen.led is None else "play"


def _by_suit(cards: Iterable[Card]) -> Answer:
    groups: dict[Suit, list[Card]] = {}
    for card in cards:
        groups.setdefault(card.suit, []).append(card)
    return tuple(msg("suit-cards", suit=suit, list=_ranks(group)) for suit, group in groups.items())


def _ranks(cards: Iterable[Card]) -> tuple[Message, ...]:
    return tuple(msg("rank-name" if _plain(card) else "card-name", card=str(card)) for card in cards)


def _plain(card: Card) -> bool:
    """Whether a card among those of its suit is told by its rank; a two of diamonds that counts as a spade is not."""
    return card.printed is None or card.printed[0] == card.suit


def _high_first(suits: Iterable[Suit]) -> list[Suit]:
    return sorted(suits, key=SUITS.index, reverse=True)
