"""Random but legal matches under any rules, played through the reducer; shared by tests."""

from collections.abc import Iterator
from dataclasses import fields, replace
from random import Random
from typing import Any, Final

from spades_gui.core.actions import BLIND, Action, Bid, Cut, Deal, Draw, Give, Look, Play
from spades_gui.core.bidding import legal_bids
from spades_gui.core.events import Event
from spades_gui.core.legal import asks_blind, lead_of, playable_cards
from spades_gui.core.observation import observe
from spades_gui.core.options import ConflictError, RuleOptions, to_data
from spades_gui.core.reducer import apply
from spades_gui.core.state import HandState, MatchState, Phase, new_match

BID_WEIGHTS: Final = (2, 6, 8, 8, 5, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
"""How often 0, 1, … 17 is bid: mostly bids with which a match comes to an end, but every bid at times."""
REVOKES: Final = 0.02
"""How often a card is played without looking at the rules, where that is only penalised."""


def random_rules(rng: Random, **fixed: Any) -> RuleOptions:
    """Any legal set of options, each option that is not ``fixed`` having any of the values offered for it.

    Half of the options stay as they are by default, so that conflicts leave something to draw.
    """
    while True:
        drawn = {each.name: rng.choice(each.metadata["choices"]) for each in fields(RuleOptions) if rng.random() < 0.5}
        drawn = {**drawn, "seats": rng.choice((4, 4, 4, 2, 3, 5, 6)), **fixed}
        if drawn["seats"] != 4:
            drawn["teams"] = "solo"
        try:
            return RuleOptions(**drawn)
        except ConflictError:
            continue


def random_action(state: MatchState, rng: Random) -> Action:
    """Any one of the things that may be done in ``state``. Raises ``ValueError`` when the match is over."""
    options = state.options
    match state.phase:
        case Phase.CUT:
            return Cut(tuple(rng.sample(options.deck, options.seats)))
        case Phase.DEAL:
            assert state.dealer is not None
            return random_deal(options, state.dealer, rng)
        case Phase.OVER:
            raise ValueError("the match is over")
    seat, hand = state.turn, state.hand
    assert hand is not None
    assert seat is not None
    held = hand.hands[seat]
    match state.phase:
        case Phase.DRAW:
            return Draw(seat, rng.random() < 0.5)
        case Phase.PASS:
            return Give(seat, tuple(rng.sample(held, options.nil_pass)))
        case Phase.PLAY:
            if options.revoke == "penalised" and rng.random() < REVOKES:
                return Play(seat, rng.choice(held))
            return Play(seat, rng.choice(playable_cards(options, held, lead_of(hand))))
    if asks_blind(state):
        return Bid(seat, BLIND) if rng.random() < 0.3 else Look(seat)
    bids = legal_bids(options, hand.bids, seat, held)
    return Bid(seat, rng.choices(bids, [BID_WEIGHTS[bid] for bid in bids])[0])


def random_deal(options: RuleOptions, dealer: int, rng: Random) -> Deal:
    """A deal of a shuffled deck, or a shuffled stock where players draw their cards."""
    cards = rng.sample(options.deck, len(options.deck))
    if options.drawn:
        return Deal(dealer, ((),) * options.seats, tuple(cards))
    each = options.tricks
    return Deal(dealer, tuple(tuple(sorted(cards[seat * each : (seat + 1) * each])) for seat in range(options.seats)))


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
    """A state somewhere in the drawing, the bidding, the exchange or the play of a random first hand."""
    steps = list(random_steps(rules or RuleOptions(), rng, hands=1))
    return rng.choice(steps[1:-1])[2]


def redealt(state: MatchState, seat: int, rng: Random) -> MatchState:
    """The same state with all cards that ``seat`` cannot know dealt anew, those it has seen and voids shown kept.

    Where voids leave hardly another way (a thousand shuffles fail), the state itself.
    """
    hand = state.hand
    assert hand is not None
    seen = observe(state, seat)
    given = _given(hand, seat)
    known = {*seen.hand, *seen.refused, *seen.played(), *given, *([seen.top] if seen.top else [])}
    hidden = [card for card in state.options.deck if card not in known]
    hiders = [other for other in range(state.options.seats) if other != seat or not seen.looked]
    voids = seen.voids()
    for _ in range(1000):
        pool = rng.sample(hidden, len(hidden))
        hands, refused = list(hand.hands), list(hand.refused)
        for other in hiders:
            kept = [card for card in given if card in hand.hands[other]]
            count = len(hand.hands[other]) - len(kept)
            hands[other] = tuple(sorted([*kept, *pool[:count]]))
            del pool[:count]
            if other != seat:
                refused[other] = tuple(pool[: len(refused[other])])
                del pool[: len(refused[other])]
        stock = ((seen.top,) if seen.top else ()) + tuple(pool)
        if all(card.suit not in voids[other] for other in hiders for card in hands[other]):
            new = replace(hand, hands=tuple(hands), refused=tuple(refused), stock=stock[: len(hand.stock)])
            return replace(state, hand=new)
    return state


def _given(hand: HandState, seat: int) -> list[Any]:
    """The cards that ``seat`` has given away and that the taker still holds."""
    return [card for each in hand.passed if each.giver == seat for card in each.cards if card in hand.hands[each.taker]]


def rules_text(rules: RuleOptions) -> str:
    """The rules as they differ from the default, for the message of a failed test."""
    default = to_data(RuleOptions())
    return str({name: value for name, value in to_data(rules).items() if value != default[name]})
