"""A hand that is replayed, in words: what was just done, and whole tricks at once."""

from spades_gui.core.actions import Action
from spades_gui.core.cards import Card
from spades_gui.core.events import BiddingEnded, CardPlayed, Event, HandDealt, HandScored, MatchEnded, TrickTaken
from spades_gui.core.observation import Observation
from spades_gui.present import answers
from spades_gui.present.advice import act
from spades_gui.present.describe import describe
from spades_gui.present.message import Message, msg
from spades_gui.present.viewpoint import Viewpoint

Messages = tuple[Message, ...]


def step(action: Action, before: Observation | None, events: tuple[Event, ...], view: Viewpoint) -> Messages:
    """What one action was and brought about, as short as in play; the player's own card is named too."""
    told = tuple(message for event in events for message in _event(event, view))
    if told or before is None:
        return told
    return (msg("replayed", who=view.who(before.seat), act=act(before, action)),)


def stop(events: tuple[Event, ...], seen: Observation, view: Viewpoint) -> Messages:
    """A whole trick, or all bids, at once, with what the last of it brought about."""
    told: list[Message] = []
    for event in events:
        match event:
            case TrickTaken():
                told.extend(answers.past_trick(seen, 0, view))
            case BiddingEnded():
                told.extend((*answers.bids(seen, view), *_event(event, view)))
            case HandDealt() | HandScored() | MatchEnded():
                told.extend(_event(event, view))
    return tuple(told)


def seat(seen: Observation, seat: int, cards: tuple[Card, ...], view: Viewpoint) -> Messages:
    """A seat with the cards that it holds, which are no secret any more."""
    return (*answers.seat(seen, seat, view), *(answers.hand(seen, cards) if cards else (msg("no-cards"),)))


def _event(event: Event, view: Viewpoint) -> Messages:
    match event:
        case CardPlayed(seat, card):
            return (msg("card-played", card=str(card), who=view.who(seat)),)
        case HandDealt(number, dealer):
            return (msg("deal", hand=number, who=view.who(dealer)),)
    return describe(event, view, "brief")
