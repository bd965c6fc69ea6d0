"""Random but legal matches, played through the reducer; shared by tests."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Final

from spades_gui.core.actions import Action, Bid, Cut, Deal, Play
from spades_gui.core.cards import DECK
from spades_gui.core.events import Event
from spades_gui.core.legal import legal_bids, playable_cards
from spades_gui.core.observation import observe
from spades_gui.core.options import RuleOptions
from spades_gui.core.reducer import apply
from spades_gui.core.seats import CARDS_EACH, SEATS
from spades_gui.core.state import MatchState, Phase, new_match

BID_WEIGHTS: Final = (2, 6, 8, 8, 5, 3, 1, 1, 1, 1, 1, 1, 1, 1)
"""How often 0, 1, … 13 is bid: mostly bids with which a match comes to an end, but every bid at times."""


def random_action(state: MatchState, rng: Random) -> Action:
    """Any one of the things that may be done in ``state``. Raises ``ValueError`` when the match is over."""
    if state.phase is Phase.CUT:
        return Cut(tuple(rng.sample(DECK, SEATS)))
    if state.phase is Phase.DEAL:
        assert state.dealer is not None
        cards = rng.sample(DECK, len(DECK))
        hands = tuple(tuple(sorted(cards[seat::SEATS])) for seat in range(SEATS))
        return Deal(state.dealer, hands)
    if state.phase is Phase.OVER:
        raise ValueError("the match is over")
    assert state.hand is not None
    assert state.turn is not None
    if state.phase is Phase.BID:
        return Bid(state.turn, rng.choices(legal_bids(), BID_WEIGHTS)[0])
    hand = state.hand
    return Play(state.turn, rng.choice(playable_cards(hand.hands[state.turn], hand.trick.led, hand.broken)))


def random_steps(
    rules: RuleOptions, rng: Random, hands: int = 50
) -> Iterator[tuple[MatchState, Action, MatchState, tuple[Event, ...]]]:
    """Each step of a random match (before, action, after, events) to its end, or until ``hands`` hands are scored."""
    state = new_match(rules)
    while state.phase is not Phase.OVER and len(state.sheets) < hands:
        action = random_action(state, rng)
        after, events = apply(state, action)
        yield state, action, after, events
        state = after


def random_match(rules: RuleOptions, rng: Random, hands: int = 50) -> tuple[tuple[Action, ...], MatchState]:
    """The actions of a random match and the state they lead to."""
    actions: list[Action] = []
    state = new_match(rules)
    for _, action, after, _ in random_steps(rules, rng, hands):
        actions.append(action)
        state = after
    return tuple(actions), state


def random_position(rng: Random, rules: RuleOptions | None = None) -> MatchState:
    """A state somewhere in the bidding or the play of a random first hand."""
    stop = rng.randrange(SEATS + SEATS * CARDS_EACH)
    state = new_match(rules or RuleOptions())
    for step, (_, _, after, _) in enumerate(random_steps(state.options, rng, hands=1)):
        state = after
        if step == stop + 1:
            break
    return state


def redealt(state: MatchState, seat: int, rng: Random) -> MatchState:
    """The same state with the cards of the three other seats dealt anew among them, voids shown kept.

    Where voids leave hardly another way (a thousand shuffles fail), the state itself.
    """
    hand = state.hand
    assert hand is not None
    voids = observe(state, seat).voids()
    others = [other for other in range(SEATS) if other != seat]
    for _ in range(1000):
        cards = [card for other in others for card in hand.hands[other]]
        rng.shuffle(cards)
        hands = list(hand.hands)
        for other in others:
            hands[other] = tuple(sorted(cards[: len(hand.hands[other])]))
            del cards[: len(hands[other])]
        if all(card.suit not in voids[other] for other in others for card in hands[other]):
            return replace(state, hand=replace(hand, hands=tuple(hands)))
    return state
