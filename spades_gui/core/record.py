"""Match records as plain data (the format ``spades-record``, version 1) and their replay."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from spades_gui.core import options as options_module
from spades_gui.core.actions import BLIND, Action, Bid, BidValue, Cut, Deal, Draw, Give, Look, Play
from spades_gui.core.cards import EVERY_CARD, Card, Deck
from spades_gui.core.options import RuleOptions
from spades_gui.core.reducer import apply
from spades_gui.core.state import MatchState, new_match

FORMAT: Final = "spades-record"
VERSION: Final = 1
_HURRIED: Final = "hurried"


class ForeignError(ValueError):
    """This is something else than a match record."""


class NewerError(ValueError):
    """A newer version of the game has written this."""


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits where: a name and ``human`` or ``bot:LEVEL``."""

    name: str
    player: str


@dataclass(frozen=True, slots=True)
class Record:
    """A match as it was played, up to any point.

    ``hurried`` are the places in ``actions`` of those that a computer player did not come to in time, or at all, so
    that another moved in its place: the seed and the level alone do not give them again.
    """

    rules: RuleOptions
    seats: tuple[SeatInfo, ...]
    actions: tuple[Action, ...]
    hurried: frozenset[int] = frozenset()


def replay(rules: RuleOptions, actions: Iterable[Action]) -> MatchState:
    """The state after ``actions``; raises ``legal.IllegalActionError`` at the first that is refused."""
    state = new_match(rules)
    for action in actions:
        state, _ = apply(state, action)
    return state


def to_data(record: Record) -> dict[str, Any]:
    """The record as JSON-ready data."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "rules": options_module.to_data(record.rules),
        "seats": [{"name": seat.name, "player": seat.player} for seat in record.seats],
        "actions": [
            action_to_data(action) | ({_HURRIED: True} if place in record.hurried else {})
            for place, action in enumerate(record.actions)
        ],
    }


def from_data(data: object) -> Record:
    """The record in ``data``, its actions as yet unchecked.

    Raises ``ValueError`` with one sentence for anything that is not a record: ``ForeignError`` for what was never meant
    to be one, ``NewerError`` for one of a newer version.
    """
    if not isinstance(data, Mapping) or data.get("format") != FORMAT:
        raise ForeignError("not a match record")
    version = data.get("version")
    if type(version) is int and version > VERSION:
        raise NewerError(f"record version {version!r:.40}")
    if type(version) is not int or version != VERSION:
        raise ValueError(f"record version {version!r:.40}: this program reads version {VERSION}")
    rules = options_module.from_data(data.get("rules"))
    seats = tuple(
        SeatInfo(_text(seat, "name"), _text(seat, "player")) for seat in _sequence(data.get("seats"), "seats")
    )
    if len(seats) != rules.seats:
        raise ValueError(f"seats: {len(seats)} instead of {rules.seats}")
    written = _sequence(data.get("actions"), "actions")
    actions = tuple(_action_from_data(each, number, rules.deck) for number, each in enumerate(written, 1))
    hurried = frozenset(place for place, each in enumerate(written) if each.get(_HURRIED) is True)
    return Record(rules, seats, actions, hurried)


def action_to_data(action: Action) -> dict[str, Any]:
    """An action as it stands in a record."""
    match action:
        case Cut(cards):
            return {"do": "cut", "cards": _texts(cards)}
        case Deal(dealer, hands, stock):
            drawn = {"stock": _texts(stock)} if stock else {}
            return {"do": "deal", "dealer": dealer, "hands": [_texts(hand) for hand in hands], **drawn}
        case Draw(seat, keep):
            return {"do": "draw", "seat": seat, "keep": keep}
        case Look(seat):
            return {"do": "look", "seat": seat}
        case Bid(seat, bid):
            return {"do": "bid", "seat": seat, "bid": bid}
        case Give(seat, cards):
            return {"do": "give", "seat": seat, "cards": _texts(cards)}
        case Play(seat, card):
            return {"do": "play", "seat": seat, "card": str(card)}


def _action_from_data(data: object, number: int, deck: Deck) -> Action:
    try:
        if not isinstance(data, Mapping):
            raise ValueError("not a mapping")
        match data.get("do"):
            case "cut":
                return Cut(_cards(data, "cards", deck))
            case "deal":
                hands = tuple(_deck_cards(hand, "hands", deck) for hand in _sequence(data.get("hands"), "hands"))
                stock = _cards(data, "stock", deck) if "stock" in data else ()
                return Deal(_whole(data, "dealer"), hands, stock)
            case "draw":
                return Draw(_whole(data, "seat"), _truth(data, "keep"))
            case "look":
                return Look(_whole(data, "seat"))
            case "bid":
                return Bid(_whole(data, "seat"), bid_from_data(data.get("bid")))
            case "give":
                return Give(_whole(data, "seat"), _cards(data, "cards", deck))
            case "play":
                return Play(_whole(data, "seat"), _card(data.get("card"), deck))
            case other:
                raise ValueError(f"unknown: {other!r:.40}")
    except ValueError as error:
        raise ValueError(f"action {number}: {error}") from None


def bid_from_data(data: object) -> BidValue:
    """The bid written as a whole number or ``"blind"``; raises ``ValueError`` for anything else."""
    if data == BLIND:
        return BLIND
    if type(data) is not int:
        raise ValueError("bid: neither a whole number nor blind")
    return data


def _texts(cards: Sequence[Card]) -> list[str]:
    return [str(card) for card in cards]


def _cards(data: Mapping[Any, Any], name: str, deck: Deck) -> tuple[Card, ...]:
    return _deck_cards(data.get(name), name, deck)


def _deck_cards(data: object, name: str, deck: Deck) -> tuple[Card, ...]:
    return tuple(_card(each, deck) for each in _sequence(data, name))


def _card(data: object, deck: Deck) -> Card:
    """The card written as ``data``. One that the deck lacks is a card all the same: using it is what is refused."""
    if not isinstance(data, str):
        raise ValueError("card: not a text")
    try:
        return deck.parse(data)
    except ValueError:
        return EVERY_CARD.parse(data)


def _sequence(data: object, name: str) -> list[Any]:
    if not isinstance(data, list):
        raise ValueError(f"{name}: not a list")
    return data


def _text(data: object, name: str) -> str:
    value = data.get(name) if isinstance(data, Mapping) else None
    if not isinstance(value, str):
        raise ValueError(f"{name}: not a text")
    return value


def _whole(data: Mapping[Any, Any], name: str) -> int:
    value = data.get(name)
    if type(value) is not int:
        raise ValueError(f"{name}: not a whole number")
    return value


def _truth(data: Mapping[Any, Any], name: str) -> bool:
    value = data.get(name)
    if type(value) is not bool:
        raise ValueError(f"{name}: neither true nor false")
    return value
