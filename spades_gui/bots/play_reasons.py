"""Why a card is good to play, in the order a player would tell it: the nils, the trick, then what the side needs."""

from dataclasses import dataclass
from typing import Final

from spades_gui.bots.knowledge import Knowledge, lowest, study, suit_of
from spades_gui.bots.reason import Reason, ReasonId, Reasons, as_seen_by_all, private
from spades_gui.bots.suits import standing
from spades_gui.core.actions import is_nil
from spades_gui.core.cards import SPADES, Card
from spades_gui.core.observation import Observation

SMALL: Final = 9
"""Up to this rank, as it counts in the deck, a card is called low."""
FEW: Final = 0.2
"""Up to this part of the cards that are out, a nil can hardly find one of them to play."""
HOLDS: Final = 0.5
"""From this chance on, a card is said to hold a trick."""


def why_play(seen: Observation, card: Card, *, public: bool) -> Reasons:
    """What speaks for ``card``, the weightiest first; only what all can see, if it shall be ``public``."""
    act = _Act(study(as_seen_by_all(seen, card) if public else seen), card, public)
    if seen.counts[seen.seat] == 1:
        return (Reason(ReasonId.LAST_CARD),)
    if not public and act.table.legal == (card,):
        return (private(ReasonId.ONLY_CARD),)
    if act.table.nil_alive(seen.seat):
        return (_for_own_nil(act),)
    main = _about_others_nil(act) or (_lead(act) if act.table.leading else _follow(act))
    stake = _stake(act)
    return (main, stake) if stake and _goes_with(act, main.id, stake.id) else (main,)


@dataclass(frozen=True, slots=True)
class _Act:
    """A card that is played, and what the seat knows; or what all know, who if ``public`` see of its hand that card."""

    table: Knowledge
    card: Card
    public: bool

    @property
    def spare(self) -> tuple[Card, ...]:
        """The other cards it might have played, as far as known."""
        return tuple(card for card in self.table.legal if card != self.card)

    @property
    def takes(self) -> bool:
        """Whether it is the best of the trick so far."""
        return self.table.beats_best(self.card)

    @property
    def trumping(self) -> bool:
        """Whether it is a spade on another suit."""
        return self.card.suit == SPADES and self.table.trick.led not in (None, SPADES)

    @property
    def need(self) -> int:
        """Tricks that the side still needs before this one."""
        return self.table.need(self.table.seat)

    @property
    def enough(self) -> bool:
        """Whether the side has the tricks it needs, and more would cost it points."""
        options = self.table.options
        return self.need == 0 and (not options.bags_count or options.bag_limit > 0)

    @property
    def left(self) -> int:
        """Tricks still to be taken, this one included."""
        return self.table.options.tricks - len(self.table.seen.done)

    @property
    def low(self) -> bool:
        """Whether it is a low card."""
        return standing(self.table.options, self.card) <= SMALL

    @property
    def trumps_later(self) -> bool:
        """Whether the seat is known to hold spades besides this card."""
        return any(card.suit == SPADES and card != self.card for card in self.table.hand)


def _fallback(act: _Act) -> Reason:
    return Reason(ReasonId.CLOSED) if act.public else private(ReasonId.BEST)


# Nils


def _for_own_nil(act: _Act) -> Reason:
    table = act.table
    if table.leading:
        return Reason(ReasonId.NIL_LEADS_LOW) if act.low else _fallback(act)
    losers = [card for card in table.legal if not table.beats_best(card)]
    if act.takes:
        if not losers and not act.public:
            return private(ReasonId.NIL_OVER)
        return Reason(ReasonId.NIL_HOPES) if table.stands(act.card, table.later) < 1 else _fallback(act)
    if not table.follows:
        return Reason(ReasonId.THROWS if act.low else ReasonId.NIL_THROWS)
    if len(losers) > 1 and act.card == max(losers):
        if table.trick.winning_card.suit == act.card.suit:
            return private(ReasonId.NIL_HIGHEST_UNDER, card=table.trick.winning_card)
        if not act.low:  # trumped: any card of the suit is safe now
            return private(ReasonId.DUMPS)
    return Reason(ReasonId.NIL_UNDER, card=table.trick.winning_card)


def _about_others_nil(act: _Act) -> Reason | None:
    if act.table.nil_alive(act.table.partner) and (reason := _cover(act)):
        return reason
    return next((reason for foe in act.table.foes if act.table.nil_alive(foe) and (reason := _attack(act, foe))), None)


def _cover(act: _Act) -> Reason | None:
    table, partner = act.table, act.table.partner
    if table.leading:
        if partner is not None and act.card.suit in table.voids[partner]:
            return Reason(ReasonId.COVER_VOID, suit=act.card.suit)
        return None if act.low else Reason(ReasonId.COVER_HIGH)
    if not act.takes:
        return None
    if table.partner_wins:
        return Reason(ReasonId.COVER_TAKES)
    return Reason(ReasonId.COVER_HIGH) if partner in table.later and not act.low else None


def _attack(act: _Act, target: int) -> Reason | None:
    table = act.table
    if table.leading:
        return Reason(ReasonId.ATTACK_LEAD) if _hard_to_duck(act, target) else None
    if act.takes:
        return None
    if table.trick.winning == target:
        return Reason(ReasonId.ATTACK_LEAVE)
    may_take = target in table.later and table.follows and act.low and not _all_know_it_loses(act)
    return Reason(ReasonId.ATTACK_LOW) if may_take and table.may_hold(target, act.card.suit) else None


def _hard_to_duck(act: _Act, target: int) -> bool:
    """Whether few of the cards of its suit that ``target`` may hold are lower."""
    out = act.table.out[act.card.suit]
    return act.table.may_hold(target, act.card.suit) and sum(rank < act.card.rank for rank in out) <= FEW * len(out)


# Leads


def _lead(act: _Act) -> Reason:
    table, card = act.table, act.card
    if card.suit == SPADES:
        return _spade_lead(act)
    if _nothing_above(act):
        return _unbeaten(act)
    if _drives_out(act):
        return private(ReasonId.DRIVES_OUT, card=Card(card.suit, table.out[card.suit][-1]))
    partner = table.partner
    if partner is not None and card.suit in table.voids[partner] and table.may_hold(partner, SPADES):
        return Reason(ReasonId.PARTNER_TRUMPS)
    if act.enough:
        return Reason(ReasonId.DUCKS)
    if _parts_with_suit(act):
        return private(ReasonId.SHORT_SUIT, suit=card.suit)
    return Reason(ReasonId.LEADS_LOW) if act.low else _fallback(act)


def _spade_lead(act: _Act) -> Reason:
    table = act.table
    if not act.public and all(card.suit == SPADES for card in table.hand):
        return private(ReasonId.ONLY_SPADES)
    others_hold = any(table.may_hold(foe, SPADES) for foe in table.foes)
    if not others_hold and _nothing_above(act):
        return _unbeaten(act)
    if _drives_out(act):
        return private(ReasonId.DRIVES_OUT, card=Card(SPADES, table.out[SPADES][-1]))
    return Reason(ReasonId.DRAWS_TRUMPS) if others_hold else _fallback(act)


def _drives_out(act: _Act) -> bool:
    """Whether just one card is above it, and another one held stands as high."""
    above = [rank for rank in act.table.out[act.card.suit] if rank > act.card.rank]
    equals = [card for card in suit_of(act.spare, act.card.suit) if not _between(act, card)]
    return len(above) == 1 and bool(equals) and not act.low


def _between(act: _Act, other: Card) -> bool:
    """Whether a card that is out ranks between it and ``other``."""
    low, high = sorted((act.card.rank, other.rank))
    return any(low < rank < high for rank in act.table.out[act.card.suit])


def _parts_with_suit(act: _Act) -> bool:
    """Whether it is the last of a side suit that can be trumped from then on."""
    return len(suit_of(act.table.hand, act.card.suit)) == 1 and act.trumps_later and act.card.suit != SPADES


# Cards that nothing beats


def _nothing_above(act: _Act) -> bool:
    """Whether nobody can hold a higher card of its suit; in public, whether all the higher ones have been played."""
    return act.table.master(act.card)


def _unbeaten(act: _Act) -> Reason:
    table, card = act.table, act.card
    above = [other for other in table.options.deck if other.suit == card.suit and other.rank > card.rank]
    if not above:
        return Reason(ReasonId.TOP, suit=card.suit)
    seen_by_all = set(table.seen.played()).issuperset(above)
    if seen_by_all and len(above) == 1:
        return Reason(ReasonId.GONE, card=above[0])
    return Reason(ReasonId.MASTER, public=seen_by_all)


# Following


def _follow(act: _Act) -> Reason:
    return _take(act) if act.takes else _leave(act) if act.table.follows else _discard(act)


def _take(act: _Act) -> Reason:
    table = act.table
    if not act.public and act.enough and all(table.beats_best(card) for card in table.legal):
        return private(ReasonId.CANNOT_LOSE)
    foes = [foe for foe in table.later if foe in table.foes]
    if table.partner_wins:
        fears = bool(foes) and table.stands(table.trick.winning_card, foes) < 1
        return Reason(ReasonId.OVERTAKES) if fears else _fallback(act)
    if act.trumping:
        return Reason(ReasonId.OVERTRUMPS if table.trick.winning_card.suit == SPADES else ReasonId.TRUMPS)
    if _nothing_above(act):
        return _unbeaten(act)
    winners = [card for card in table.legal if table.beats_best(card)]
    if not act.public and act.card == lowest(winners) and (act.low or len(winners) > 1):
        return private(ReasonId.CHEAPEST)
    if table.last:
        return Reason(ReasonId.TAKES_LAST)
    if not act.low:
        return Reason(ReasonId.GOES_UP)
    return _low(act) if act.public else _fallback(act)


def _leave(act: _Act) -> Reason:
    table, best = act.table, act.table.trick.winning_card
    if table.partner_wins:
        return Reason(ReasonId.PARTNER_HAS_IT)
    losers = [card for card in table.legal if not table.beats_best(card)]
    if _all_know_it_loses(act):
        return Reason(ReasonId.CANNOT_BEAT, card=best)
    if len(losers) == len(table.legal) and not act.public:
        return private(ReasonId.CANNOT_BEAT, card=best)
    if act.enough:
        dumps = len(losers) > 1 and act.card == max(losers) and not act.low
        return private(ReasonId.DUMPS) if dumps else Reason(ReasonId.DUCKS)
    if not act.public and (reason := _why_not_higher(act)):
        return reason
    return _low(act) if act.low else _fallback(act)


def _low(act: _Act) -> Reason:
    second = len(act.table.trick.cards) == 1 and not act.table.last
    return Reason(ReasonId.SECOND_LOW if second else ReasonId.LOW)


def _all_know_it_loses(act: _Act) -> bool:
    """Whether nobody who follows suit could beat the best card so far."""
    best, led = act.table.trick.winning_card, act.card.suit
    return best.suit != led or not any(rank > best.rank for rank in (*act.table.out[led], *_ranks_held(act)))


def _ranks_held(act: _Act) -> tuple[int, ...]:
    return tuple(card.rank for card in suit_of(act.table.hand, act.card.suit))


def _why_not_higher(act: _Act) -> Reason | None:
    """What keeps the seat from playing one of its winners; with the lowest card only."""
    table = act.table
    if act.card != lowest(table.legal):
        return None
    foes = [foe for foe in table.later if foe in table.foes]
    chance = max(table.stands(card, foes) for card in table.legal if table.beats_best(card))
    return private(ReasonId.WOULD_FALL if chance < HOLDS else ReasonId.SAVES)


def _discard(act: _Act) -> Reason:
    table = act.table
    if table.partner_wins:
        return Reason(ReasonId.PARTNER_HAS_IT)
    could_trump = any(table.beats_best(card) for card in table.legal)
    if act.enough:
        return Reason(ReasonId.DUCKS)
    if _parts_with_suit(act):
        return private(ReasonId.SHORT_SUIT, suit=act.card.suit)
    if could_trump:
        return private(ReasonId.SAVES_TRUMP)
    if guarded := _guarded(act):
        return private(ReasonId.KEEPS_GUARD, card=guarded)
    return _fallback(act) if _nothing_above(act) else Reason(ReasonId.THROWS)


def _guarded(act: _Act) -> Card | None:
    """A high card of another suit whose last guard the seat keeps by throwing this card."""
    for card in act.spare:
        cards = suit_of(act.spare, card.suit)
        above = sum(rank > card.rank for rank in act.table.out[card.suit])
        if card.suit not in (SPADES, act.card.suit) and 0 < above == len(cards) - 1 <= 2 and card == max(cards):
            return card
    return None


# What is at stake


UNDECIDED: Final = {ReasonId.BEST, ReasonId.CLOSED}
LEAVING: Final = {*UNDECIDED, ReasonId.CANNOT_LOSE, ReasonId.DUCKS, ReasonId.DUMPS}
TAKING: Final = {
    *UNDECIDED,
    *(
        ReasonId.TOP,
        ReasonId.GONE,
        ReasonId.MASTER,
        ReasonId.DRAWS_TRUMPS,
        ReasonId.DRIVES_OUT,
        ReasonId.PARTNER_TRUMPS,
    ),
    *(ReasonId.TRUMPS, ReasonId.OVERTRUMPS, ReasonId.CHEAPEST, ReasonId.TAKES_LAST, ReasonId.GOES_UP),
    ReasonId.OVERTAKES,
}
"""Reasons for a card beside which it helps to hear why the trick is wanted, or is not wanted (``LEAVING``)."""


def _goes_with(act: _Act, main: ReasonId, stake: ReasonId) -> bool:
    if stake in (ReasonId.MADE, ReasonId.MADE_BAGS, ReasonId.MADE_QUICKSAND):
        return main in LEAVING
    return main in TAKING and act.takes


def _stake(act: _Act) -> Reason | None:
    """How the side's contract stands; that all can see."""
    table, need, left = act.table, act.need, act.left
    if act.takes and not table.partner_wins and any(_set_by(act, foe) for foe in table.foes):
        return Reason(ReasonId.SETS)
    if not table.contract(table.seat):
        return None
    if need > left:
        return Reason(ReasonId.LOST)
    if need:
        helps = table.counts_for_contract(table.seat) or table.partner is not None
        return (Reason(ReasonId.NEEDS_ALL) if need == left else Reason(ReasonId.NEEDS, n=need)) if helps else None
    options = table.options
    if not options.bags_count:
        return Reason(ReasonId.MADE_QUICKSAND)
    return Reason(ReasonId.MADE_BAGS if options.bag_limit else ReasonId.MADE)


def _set_by(act: _Act, foe: int) -> bool:
    """Whether the side of ``foe`` needs every trick that is left, so that it must not lose this one."""
    return not is_nil(act.table.seen.bids[foe]) and act.table.need(foe) == act.left
