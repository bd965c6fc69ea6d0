"""A reason for an act, as a value that the words are made from."""

from dataclasses import dataclass, replace
from enum import StrEnum

from spades_gui.core.cards import Card, Suit
from spades_gui.core.observation import Observation


class ReasonId(StrEnum):
    """What speaks for an act. Each has its words in every language, with the facts of ``Reason`` it needs."""

    # Any act
    BEST = "best"
    CLOSED = "closed"
    # A card without a choice
    LAST_CARD = "last-card"
    ONLY_CARD = "only-card"
    # Nils
    NIL_LEADS_LOW = "nil-leads-low"
    NIL_UNDER = "nil-under"
    NIL_HIGHEST_UNDER = "nil-highest-under"
    NIL_THROWS = "nil-throws"
    NIL_HOPES = "nil-hopes"
    NIL_OVER = "nil-over"
    COVER_VOID = "cover-void"
    COVER_HIGH = "cover-high"
    COVER_TAKES = "cover-takes"
    ATTACK_LEAD = "attack-lead"
    ATTACK_LEAVE = "attack-leave"
    ATTACK_LOW = "attack-low"
    # Leads
    ONLY_SPADES = "only-spades"
    DRAWS_TRUMPS = "draws-trumps"
    PARTNER_TRUMPS = "partner-trumps"
    DRIVES_OUT = "drives-out"
    SHORT_SUIT = "short-suit"
    LEADS_LOW = "leads-low"
    # Cards that nothing beats
    TOP = "top"
    GONE = "gone"
    MASTER = "master"
    # Taking a trick
    CANNOT_LOSE = "cannot-lose"
    OVERTAKES = "overtakes"
    TRUMPS = "trumps"
    OVERTRUMPS = "overtrumps"
    CHEAPEST = "cheapest"
    TAKES_LAST = "takes-last"
    GOES_UP = "goes-up"
    # Leaving it
    DUCKS = "ducks"
    PARTNER_HAS_IT = "partner-has-it"
    CANNOT_BEAT = "cannot-beat"
    SAVES_TRUMP = "saves-trump"
    KEEPS_GUARD = "keeps-guard"
    THROWS = "throws"
    SECOND_LOW = "second-low"
    WOULD_FALL = "would-fall"
    SAVES = "saves"
    DUMPS = "dumps"
    LOW = "low"
    # What is at stake
    SETS = "sets"
    NEEDS = "needs"
    NEEDS_ALL = "needs-all"
    LOST = "lost"
    MADE = "made"
    MADE_BAGS = "made-bags"
    MADE_QUICKSAND = "made-quicksand"
    # Bids
    BID_FORCED = "bid-forced"
    BID_TRICKS = "bid-tricks"
    BID_HONOURS = "bid-honours"
    BID_SPADES = "bid-spades"
    BID_VOID = "bid-void"
    BID_SHORT = "bid-short"
    BID_BESIDE_NIL = "bid-beside-nil"
    BID_TOGETHER = "bid-together"
    BID_SUM = "bid-sum"
    BID_WINS = "bid-wins"
    BID_LAST_CHANCE = "bid-last-chance"
    NIL_CHANCE = "nil-chance"
    NIL_PARTNERS_TURN = "nil-partners-turn"
    # Blind nil
    BLIND_BEHIND = "blind-behind"
    BLIND_CATCH_UP = "blind-catch-up"
    BLIND_PARTNER = "blind-partner"
    # Exchanges and drawn cards
    GIVE_DANGER = "give-danger"
    GIVE_HARMLESS = "give-harmless"
    DRAW_KEEP = "draw-keep"
    DRAW_DISCARD = "draw-discard"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an act is good, with the facts that its sentence needs.

    A ``public`` reason follows from the act and from what everybody at the table has seen, so it may be told while the
    hand is on. ``card`` and ``suit`` are what it is about, ``n`` a number (of ``total``), each where there is one.
    """

    id: ReasonId
    public: bool = True
    card: Card | None = None
    suit: Suit | None = None
    n: int | None = None
    total: int | None = None


Reasons = tuple[Reason, ...]


def private(id: ReasonId, card: Card | None = None, suit: Suit | None = None, n: int | None = None) -> Reason:
    """A reason that tells of cards which only the seat itself has seen."""
    return Reason(id, public=False, card=card, suit=suit, n=n)


def as_seen_by_all(seen: Observation, shown: Card | None = None) -> Observation:
    """What everybody knows of the seat's situation: of its cards, nothing but the one ``shown`` by its act."""
    hand = () if shown is None else (shown,)
    return replace(seen, hand=hand, top=None, refused=(), passed=())
