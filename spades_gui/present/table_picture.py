"""The table as a picture: what an observation looks like, with its texts in the player's language."""

from collections.abc import Callable, Sequence

from spades_gui.core.cards import Card
from spades_gui.core.observation import Observation, Phase
from spades_gui.core.seats import CARDS_EACH, SEATS
from spades_gui.present.message import Message, msg
from spades_gui.present.picture import CardFace, HandCard, SeatPicture, SidePicture, TablePicture
from spades_gui.present.viewpoint import Viewpoint

Text = Callable[[Message], str]


def table_picture(
    seen: Observation, view: Viewpoint, cards: Sequence[Card], focused: Card | None, text: Text
) -> TablePicture:
    """The table; ``cards`` is the hand in the player's order and ``text`` puts a message into words."""
    playable = set(seen.playable())
    trick = _shown_trick(seen)
    return TablePicture(
        seats=tuple(_seat(seen, seat, view, text) for seat in range(SEATS)),
        sides=tuple(_side(seen, side, view, text) for side in view.sides()),
        hand=tuple(HandCard(_face(card, text), card in playable, card == focused) for card in cards),
        trick=tuple((seat, _face(card, text)) for seat, card in trick),
        winning=_winning(seen),
        status=tuple(text(message) for message in _status(seen, view)),
    )


def title(seen: Observation | None, view: Viewpoint) -> Message:
    """The window's title: the state of the match."""
    if seen is None:
        return msg("title")
    ours, theirs = view.sides()
    return msg("title-match", score=seen.standings[ours].score, other=seen.standings[theirs].score)


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
    return CardFace(card, text(msg("card-index", card=str(card))))


def _seat(seen: Observation, seat: int, view: Viewpoint, text: Text) -> SeatPicture:
    bid = seen.bids[seat]
    shown = "" if bid is None else text(msg("nil")) if bid == 0 else text(msg("number", n=bid))
    name = view.names[seat] or text(msg("you") if view.me(seat) else msg(f"name-{seat}"))
    return SeatPicture(
        name=name,
        cards=seen.counts[seat],
        bid=shown,
        won=text(msg("number", n=seen.won[seat])) if bid is not None else "",
        turn=seen.turn == seat,
        dealer=seen.dealer == seat,
    )


def _side(seen: Observation, side: int, view: Viewpoint, text: Text) -> SidePicture:
    standing = seen.standings[side]
    contract = seen.contract(side)
    tricks = "" if contract is None else text(msg("box-tricks", won=seen.counting(side), contract=contract))
    return SidePicture(
        name=text(view.side(side)),
        score=text(msg("number", n=standing.score)),
        bags=text(msg("box-bags", bags=standing.bags)),
        tricks=tricks,
    )


def _status(seen: Observation, view: Viewpoint) -> tuple[Message, ...]:
    if seen.number == 0:
        return ()
    lines = [msg("status-hand", hand=seen.number, trick=min(len(seen.done) + 1, CARDS_EACH))]
    lines.append(msg("spades-open" if seen.broken else "spades-closed"))
    if seen.led is not None:
        lines.append(msg("status-lead", suit=seen.led))
    if seen.turn is not None:
        kind = "bid" if seen.phase is Phase.BID else "play"
        mine = msg("your-bid" if seen.phase is Phase.BID else "your-move")
        lines.append(mine if view.me(seen.turn) else msg(f"turn-{kind}", who=view.who(seen.turn)))
    return tuple(lines)
