"""The rules of a match, told from its options section by section, so that what is read is what is played.

Each section is a function of the options that gives its sentences; the numbers come from the options or from where the
rules themselves take them.
"""

from collections.abc import Callable
from typing import Final

from spades_gui.core import scoring
from spades_gui.core.bidding import LOWEST_SUICIDE_BID
from spades_gui.core.cards import EVERY_CARD
from spades_gui.core.options import RuleOptions
from spades_gui.present.books import Chapter
from spades_gui.present.message import Message, msg

Lines = tuple[Message, ...]


def _table(rules: RuleOptions) -> Lines:
    return (msg("rule-partners" if rules.partners else "rule-solo", n=rules.seats),)


def _cards(rules: RuleOptions) -> Lines:
    lines = [msg("rule-deck", n=len(rules.deck)), msg("rule-ranks")]
    if rules.jokers:
        lines.append(msg("rule-jokers"))
    if rules.deuce_high:
        lines.append(msg("rule-deuces"))
    in_play = {str(card) for card in rules.deck}
    if out := tuple(
        msg("card-name", card=str(card)) for card in EVERY_CARD if card.printed and str(card) not in in_play
    ):
        lines.append(msg("rule-left-out", list=out))
    return tuple(lines)


def _deal(rules: RuleOptions) -> Lines:
    if rules.drawn:
        dealt: Lines = (msg("rule-drawn"), msg("rule-drawn-hand", n=rules.tricks))
    else:
        rest = len(rules.deck) - rules.seats * rules.tricks
        dealt = (msg("rule-dealt", n=rules.tricks), *((msg("rule-stay-out", n=rest),) if rest else ()))
    return (msg("rule-dealer"), *dealt)


def _bidding(rules: RuleOptions) -> Lines:
    lines = [msg("rule-bid-once")]
    match rules.bidding:
        case "suicide":
            lines.append(msg("rule-bid-suicide", n=LOWEST_SUICIDE_BID))
            lines.append(msg("rule-suicide-both" if rules.suicide_double_nil else "rule-suicide-one"))
        case "mirror":
            lines.append(msg("rule-bid-mirror"))
        case "whiz":
            lines.append(msg("rule-bid-whiz"))
        case _:
            lines.append(msg("rule-bid-free", low=0 if rules.nil else 1, high=rules.tricks))
    lines.append(msg("rule-contract" if rules.partners else "rule-contract-solo"))
    if rules.min_team_bid:
        lines.append(msg("rule-least", n=rules.min_team_bid))
    if rules.no_hell:
        lines.append(msg("rule-no-hell", n=rules.tricks))
    return tuple(lines)


def _nil(rules: RuleOptions) -> Lines:
    lines = [msg("rule-nil", points=rules.nil_value) if rules.nil else msg("rule-no-nil")]
    blind = rules.blind_nil and not rules.drawn
    suicide = rules.bidding == "suicide"
    both = rules.suicide_double_nil if suicide else rules.double_nil == "separate"
    if (rules.nil or blind) and rules.partners and not suicide:
        lines.append(msg("rule-nil-both" if both else "rule-nil-one"))
    if blind:
        lines.append(msg("rule-blind", n=rules.blind_nil_deficit))
        lines.append(msg("rule-blind-value", points=rules.blind_nil_value))
        if rules.partners and both:
            lines.append(msg("rule-blind-both", points=rules.blind_double_nil_value))
    if rules.nil or blind:
        lost = _lost(rules)
        lines.append(msg(f"rule-lost-{lost}"))
        if rules.partners and lost.startswith("bags"):
            lines.append(msg("rule-lost-alone"))
        if rules.nil_pass:
            lines.append(msg("rule-pass", n=rules.nil_pass))
    return tuple(lines)


def _lost(rules: RuleOptions) -> str:
    """What the tricks of a failed nil count for at this table, as a part of a message id."""
    wanted = rules.failed_nil_tricks
    if wanted == "contract":
        if rules.partners:
            return "contract" if rules.bags_count else "contract-only"
        wanted = "bags"  # there is no partner's contract
    return wanted.replace("_", "-") if rules.bags_count else "nothing"


def _play(rules: RuleOptions) -> Lines:
    return (
        msg("rule-lead-ace" if rules.first_lead == "ace_of_spades" else "rule-lead-left"),
        msg("rule-follow"),
        msg("rule-take"),
        msg(f"rule-spades-{rules.break_spades.replace('_', '-')}"),
        msg("rule-tricks", n=rules.tricks),
    )


def _scoring(rules: RuleOptions) -> Lines:
    quicksand = rules.scoring == "quicksand"
    lines = [
        msg("rule-made", points=scoring.POINTS_PER_BID),
        msg("rule-missing" if quicksand else "rule-set", points=scoring.POINTS_PER_BID),
    ]
    if rules.ten_for_200:
        lines.append(msg("rule-ten", n=scoring.TEN, points=scoring.TEN_POINTS))
    if quicksand:
        lines.append(msg("rule-over-costs", points=-scoring.QUICKSAND_OVERTRICK))
    else:
        lines.append(msg("rule-over"))
    return tuple(lines)


def _bags(rules: RuleOptions) -> Lines:
    if not rules.bags_count:
        return (msg("rule-no-bags"),)
    if not rules.bag_limit:
        return (msg("rule-bags-free"),)
    rest = msg("rule-bags-reset") if rules.bag_rest == "reset" else msg("rule-bags-carry", n=rules.bag_limit)
    return (msg("rule-bags-cost", n=rules.bag_limit, points=rules.bag_penalty), rest)


def _bonuses(rules: RuleOptions) -> Lines:
    lines = []
    if rules.exact_bonus and rules.seats in scoring.EXACT_SEATS:
        low, high = scoring.EXACT_BIDS
        lines.append(msg("rule-exact", low=low, high=high, points=scoring.EXACT_BONUS))
    if rules.high_bonus:
        lines.append(msg("rule-high", n=scoring.HIGH_ABOVE[rules.seats], points=scoring.HIGH_BONUS))
    return tuple(lines) or (msg("rule-no-bonus"),)


def _penalties(rules: RuleOptions) -> Lines:
    if rules.revoke == "prevented":
        return (msg("rule-revoke-prevented"),)
    return (
        msg("rule-revoke-risk"),
        msg("rule-revoke-cost", points=-scoring.REVOKE),
        msg("rule-revoke-others"),
    )


def _end(rules: RuleOptions) -> Lines:
    floor = () if rules.floor is None else (msg("rule-floor", n=rules.floor),)
    return (msg("rule-target", n=rules.target), *floor, msg("rule-winner"))


SECTIONS: Final[tuple[tuple[str, Callable[[RuleOptions], Lines]], ...]] = (
    ("rules-part-table", _table),
    ("rules-part-cards", _cards),
    ("rules-part-deal", _deal),
    ("rules-part-bidding", _bidding),
    ("rules-part-nil", _nil),
    ("rules-part-play", _play),
    ("rules-part-scoring", _scoring),
    ("rules-part-bags", _bags),
    ("rules-part-bonuses", _bonuses),
    ("rules-part-penalties", _penalties),
    ("rules-part-end", _end),
)
"""The sections in the order of a hand, each with the id of its title."""


def rulebook(rules: RuleOptions) -> tuple[Chapter, ...]:
    """These rules, to be read."""
    return tuple(Chapter(msg(title), lines(rules)) for title, lines in SECTIONS)
