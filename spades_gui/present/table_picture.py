"""The table as a picture: what an observation looks like, with its texts in the player's language."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace

from spades_gui.core.actions import BLIND, BidValue, tricks_bid
from spades_gui.core.cards import Card
from spades_gui.core.observation import Observation, Phase
from spades_gui.present import answers, replay
from spades_gui.present.answers import spades_closed, turn
from spades_gui.present.figures import figure_shown
from spades_gui.present.message import Message, msg
from spades_gui.present.picture import CardFace, HandCard, PastTrick, SeatPicture, SidePicture, SpadesMark, TablePicture
from spades_gui.present.viewpoint import Viewpoint

Text = Callable[[Message], str]


def table_picture(
    seen: Observation,
    view: Viewpoint,
    cards: Sequence[Card],
    focused: Card | None,
    chosen: Collection[Card],
    text: Text,
) -> TablePicture:
    """The table; ``cards`` is the hand in the player's order and ``text`` puts a message into words.

    ``focused`` is the card under the cursor, ``chosen`` those picked to be given to the partner.
    """
    playable = set(seen.playable())
    trick = _shown_trick(seen)
    return TablePicture(
        seats=tuple(_seat(seen, seat, view, text) for seat in range(view.options.seats)),
        sides=tuple(_side(seen, side, view, text) for side in view.sides()),
        hand=tuple(HandCard(_face(card, text), card in playable, card == focused, card in chosen) for card in cards),
        trick=tuple((seat, _face(card, text)) for seat, card in trick),
        winning=_winning(seen),
        status=tuple(text(message) for message in _status(seen, view)),
        stock=seen.stock if seen.phase is Phase.DRAW else 0,
        top=_face(seen.top, text) if seen.top else None,
        spades=_spades(seen),
        last=_last(seen, text),
    )


def open_picture(seen: Observation, view: Viewpoint, hands: Sequence[Sequence[Card]], text: Text) -> TablePicture:
    """The table of a hand that is replayed, with the ``hands`` of all seats open."""
    table = table_picture(seen, view, hands[view.seat], None, (), text)
    seats = tuple(
        replace(
            seat,
            hand=() if place == view.seat else tuple(_face(card, text) for card in hands[place]),
            line=" ".join(map(text, replay.seat(seen, place, tuple(hands[place]), view))),
        )
        for place, seat in enumerate(table.seats)
    )
    own = tuple(replace(card, playable=True) for card in table.hand)
    spades = table.spades and replace(table.spades, line=table.spades.line + 1)
    return replace(table, seats=seats, hand=own, status=(text(msg("replay")), *table.status), spades=spades)


def title(seen: Observation | None, view: Viewpoint, *, asked: bool = False) -> Message:
    """The window's title: the score, and first whether the player is ``asked`` for something, as the end of a title is
    the first to be cut off."""
    if seen is None:
        return msg("title")
    sides = tuple(msg("side-points", side=view.side(side), score=seen.standings[side].score) for side in view.sides())
    return msg("title-turn" if asked else "title-match", list=sides)


def _shown_trick(seen: Observation) -> tuple[tuple[int, Card], ...]:
    """The trick under way, or the finished one until the next is led; during the draw, the cards cut."""
    if seen.number == 0:
        return tuple(enumerate(seen.cut))
    if seen.trick is not None and seen.trick.cards:
        return seen.trick.plays
    return seen.done[-1].plays if seen.done else ()


def _winning(seen: Observation) -> int | None:
    if seen.number == 0:
        return seen.dealer
    if seen.trick is not None and seen.trick.cards:
        return seen.trick.winning
    return seen.done[-1].winning if seen.done else None


def _face(card: Card, text: Text) -> CardFace:
    id = str(card)
    return CardFace(card, text(msg("card-index", card=id)), text(msg("card-name", card=id)))


def _seat(seen: Observation, seat: int, view: Viewpoint, text: Text) -> SeatPicture:
    bid = seen.bids[seat]
    own = view.names[seat] if seat < len(view.names) else ""
    return SeatPicture(
        name=own or text(msg("you") if view.me(seat) else msg(f"name-{seat}")),
        cards=seen.counts[seat],
        bid="" if bid is None else text(_bid(bid)),
        won=text(msg("number", n=seen.won[seat])) if bid is not None else "",
        turn=seen.turn == seat,
        dealer=seen.dealer == seat,
        line=_line(seen, seat, view, text),
        contract=None if bid is None else tricks_bid(bid),
        tricks=seen.won[seat],
    )


def _line(seen: Observation, seat: int, view: Viewpoint, text: Text) -> str:
    if seen.number == 0:
        return text(msg("sentence", line=msg("literal", value=view.who(seat))))
    return " ".join(map(text, answers.seat(seen, seat, view)))


def _bid(bid: BidValue) -> Message:
    if bid == BLIND:
        return msg("blind")
    return msg("nil") if bid == 0 else msg("number", n=tricks_bid(bid))


def _side(seen: Observation, side: int, view: Viewpoint, text: Text) -> SidePicture:
    standing = seen.standings[side]
    contract = seen.contract(side)
    tricks = "" if contract is None else text(msg("box-tricks", won=seen.counting(side), contract=contract))
    name = text(msg("literal", value=view.side(side)))
    bags = text(msg("box-bags", bags=standing.bags)) if view.options.bags_count else ""
    return SidePicture(
        name=name,
        score=figure_shown(standing.score, text),
        bags=bags,
        tricks=tricks,
        bag_count=standing.bags,
        bag_limit=view.options.bag_limit if view.options.bags_count else 0,
        contract=contract if view.options.partners else None,
        counting=seen.counting(side),
        line=", ".join(filter(None, (name, text(msg("number", n=standing.score)), bags, tricks))),
    )


def _last(seen: Observation, text: Text) -> PastTrick | None:
    """The last trick, unless it still lies in the middle."""
    if not seen.done or seen.trick is None or not seen.trick.cards:
        return None
    trick = seen.done[-1]
    return PastTrick(tuple((seat, _face(card, text)) for seat, card in trick.plays), trick.winning)


def _spades(seen: Observation) -> SpadesMark | None:
    """Their line is the second of ``_status``."""
    if seen.number == 0 or seen.phase is Phase.DRAW:
        return None
    return SpadesMark(1, not spades_closed(seen))


def _status(seen: Observation, view: Viewpoint) -> tuple[Message, ...]:
    if seen.number == 0:
        return ()
    if seen.phase is Phase.DRAW:
        return (msg("status-draw", hand=seen.number), *turn(seen, view))
    lines = [msg("status-hand", hand=seen.number, trick=min(len(seen.done) + 1, view.options.tricks))]
    lines.append(msg("spades-closed" if spades_closed(seen) else "spades-open"))
    if seen.led is not None:
        lines.append(msg("status-lead", suit=seen.led))
    if seen.turn is not None:
        lines.extend([msg("your-move")] if view.me(seen.turn) and seen.led else turn(seen, view))
    lines.extend(msg("has-revoked", who=view.who(seat)) for seat in seen.revokes)
    return tuple(lines)
