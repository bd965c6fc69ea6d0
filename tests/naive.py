"""A second opinion on the rules, for tests: a scorer and a legality checker that share nothing with the program's.

It was written from the text of the rules alone, one sentence after another, before looking at how the program does it;
where it is long and clumsy, that is on purpose. Cards are their text (``"QS"``, ``"BJ"``), rules a plain dict of every
option as it stands in a file, actions the dicts of a match record. Nothing is quick or clever, and nothing checks that
the options go together.
"""

from collections.abc import Mapping, Sequence
from typing import Any

Rules = Mapping[str, Any]
Action = Mapping[str, Any]
RANKS = "23456789TJQKA"


# Cards.


def deck(rules: Rules) -> list[str]:
    """The cards of the match."""
    cards = [rank + suit for suit in "CDHS" for rank in RANKS]
    size = {2: 52, 3: 51, 4: 52, 5: 50, 6: 48}[rules["seats"]]
    if rules["jokers"]:
        cards.remove("2C")
        cards.remove("2H")
        cards.append("LJ")
        cards.append("BJ")
        for leaving in ("2D", "2S", "3C", "3D"):
            if len(cards) > size:
                cards.remove(leaving)
    else:
        for leaving in {2: (), 3: ("2C",), 4: (), 5: ("2C", "2D"), 6: ("2C", "2D", "2H", "2S")}[rules["seats"]]:
            cards.remove(leaving)
    assert len(cards) == size
    return cards


def hand_size(rules: Rules) -> int:
    """Cards in each hand, which is the number of tricks too."""
    return {2: 13, 3: 17, 4: 13, 5: 10, 6: 8}[rules["seats"]]


def suit(rules: Rules, card: str) -> str:
    """The suit a card counts in."""
    if card in ("BJ", "LJ"):
        return "S"
    if card == "2D" and rules["deuce_high"]:
        return "S"
    return card[1]


def strength(rules: Rules, card: str) -> int:
    """Cards of one suit compare by this."""
    if card == "BJ":
        return 103
    if card == "LJ":
        return 102
    if rules["deuce_high"] and card == "2D":
        return 101
    if rules["deuce_high"] and card == "2S":
        return 100
    return RANKS.index(card[0])


def spades_in(rules: Rules, cards: Sequence[str]) -> int:
    """How many of the cards are spades."""
    return sum(1 for card in cards if suit(rules, card) == "S")


# Seats.


def partner(rules: Rules, seat: int) -> int | None:
    """The seat opposite in partnership play."""
    if rules["teams"] == "partners" and rules["seats"] == 4:
        return (seat + 2) % 4
    return None


def sides(rules: Rules) -> list[list[int]]:
    """The seats of each side."""
    if rules["teams"] == "partners" and rules["seats"] == 4:
        return [[0, 2], [1, 3]]
    return [[seat] for seat in range(rules["seats"])]


def side_of(rules: Rules, seat: int) -> int:
    """The side a seat belongs to."""
    return next(number for number, seats in enumerate(sides(rules)) if seat in seats)


# Bidding. Bids are by seat, None where none was made.


def bid_is_legal(rules: Rules, bids: Sequence[Any], seat: int, bid: Any, spades: int) -> bool:
    """Whether a seat holding so many spades may bid this; for ``"blind"``, apart from how far behind it is."""
    if not bid_is_legal_apart_from_hell(rules, bids, seat, bid, spades):
        return False
    if rules["no_hell"] and sum(1 for each in bids if each is None) == 1:
        others = sum(each for each in bids if each not in (None, "blind"))
        if others + (0 if bid == "blind" else bid) == hand_size(rules):
            for another in range(hand_size(rules) + 1):
                if others + another != hand_size(rules) and bid_is_legal_apart_from_hell(
                    rules, bids, seat, another, spades
                ):
                    return False
    return True


def bid_is_legal_apart_from_hell(rules: Rules, bids: Sequence[Any], seat: int, bid: Any, spades: int) -> bool:
    """The same without the rule that the bids may not add up to the tricks."""
    friend = partner(rules, seat)
    first = None if friend is None else bids[friend]
    first_was_nil = first in (0, "blind") and first is not None
    nil = bid in (0, "blind")
    if bid == "blind":
        if not rules["blind_nil"] or rules["bidding"] in ("mirror", "whiz"):
            return False
    elif not 0 <= bid <= hand_size(rules):
        return False
    if bid == 0 and not rules["nil"]:
        return False
    if nil and first_was_nil and rules["double_nil"] == "forbidden":
        return False
    if rules["bidding"] == "mirror" and bid != spades:
        return False
    if rules["bidding"] == "whiz" and bid not in (0, spades):
        return False
    if rules["bidding"] == "suicide":
        if first is None:
            if not nil and bid < 4:
                return False
        elif not first_was_nil:
            if not nil:
                return False
        elif nil:
            if not rules["suicide_double_nil"]:
                return False
        elif bid < 4:
            return False
    if first is not None and rules["min_team_bid"]:
        contract = (0 if nil else bid) + (0 if first_was_nil else first)
        if contract < rules["min_team_bid"] and not (nil and first_was_nil):
            return False
    return True


def blind_is_offered(rules: Rules, bids: Sequence[Any], seat: int, totals: Sequence[int]) -> bool:
    """Whether a seat is asked before it sees its cards."""
    if rules["seats"] == 2 and rules["two_player_deal"] == "draw":
        return False  # it is asked before it sees its cards, and who draws them sees them
    mine = side_of(rules, seat)
    leading = max(total for side, total in enumerate(totals) if side != mine)
    if leading - totals[mine] < rules["blind_nil_deficit"]:
        return False
    return bid_is_legal(rules, bids, seat, "blind", 0)


def legal_bids(rules: Rules, bids: Sequence[Any], seat: int, spades: int) -> list[int]:
    """What a seat that sees its cards may bid."""
    return [bid for bid in range(hand_size(rules) + 1) if bid_is_legal(rules, bids, seat, bid, spades)]


# Play.


def legal_cards(rules: Rules, hand: Sequence[str], trick: Sequence[str], broken: bool, first_trick: bool) -> list[str]:
    """What may be played from a hand on the cards of the trick so far, when revokes are prevented."""
    if trick:
        following = [card for card in hand if suit(rules, card) == suit(rules, trick[0])]
        return following or list(hand)
    others = [card for card in hand if suit(rules, card) != "S"]
    if not others or rules["break_spades"] == "free":
        return list(hand)
    if rules["break_spades"] == "broken":
        return list(hand) if broken else others
    return others if first_trick else list(hand)


def taken_by(rules: Rules, trick: Sequence[str]) -> int:
    """Which card of the trick wins, counted from 0."""
    wanted = "S" if any(suit(rules, card) == "S" for card in trick) else suit(rules, trick[0])
    best = max(strength(rules, card) for card in trick if suit(rules, card) == wanted)
    return next(
        number for number, card in enumerate(trick) if suit(rules, card) == wanted and strength(rules, card) == best
    )


# Scores.


def score_side(
    rules: Rules, bids: Sequence[Any], tricks: Sequence[int], score: int, bags: int, revoked: bool, others_revoked: bool
) -> dict[str, Any]:
    """The bids and tricks of the seats of one side, in the order of the seats, as an entry of ``sides`` in a file."""
    lines: list[tuple[str, int]] = []
    contract = sum(bid for bid in bids if bid != "blind")
    nils = [number for number, bid in enumerate(bids) if bid in (0, "blind")]
    both_blind = list(bids) == ["blind", "blind"]
    made_points = 10 * contract
    if rules["ten_for_200"] and contract >= 10:
        made_points = 200
    if revoked:
        lines.append(("revoke", -50))
    elif others_revoked:
        if contract > 0:
            lines.append(("contract", made_points))
        if both_blind:
            lines.append(("blind_double_nil", rules["blind_double_nil_value"]))
        else:
            for number in nils:
                if bids[number] == "blind":
                    lines.append(("blind_nil", rules["blind_nil_value"]))
                else:
                    lines.append(("nil", rules["nil_value"]))
    else:
        counting = sum(won for number, won in enumerate(tricks) if number not in nils)
        lost_to_nil = sum(won for number, won in enumerate(tricks) if number in nils)
        fate = rules["failed_nil_tricks"]
        if fate == "contract":
            if contract > 0:
                counting += lost_to_nil
                lost_to_nil = 0
            else:
                fate = "bags"
        new_bags = 0
        if contract > 0:
            if counting >= contract:
                lines.append(("contract", made_points))
            elif rules["scoring"] == "quicksand":
                lines.append(("contract", -10 * (contract - counting)))
            else:
                lines.append(("contract", -made_points))
            if counting > contract:
                if rules["scoring"] == "quicksand":
                    lines.append(("overtricks", -10 * (counting - contract)))
                else:
                    lines.append(("overtricks", counting - contract))
                    new_bags += counting - contract
        if both_blind:
            value = rules["blind_double_nil_value"]
            lines.append(("blind_double_nil", value if lost_to_nil == 0 else -value))
        else:
            for number in nils:
                kind = "blind_nil" if bids[number] == "blind" else "nil"
                value = rules["blind_nil_value"] if bids[number] == "blind" else rules["nil_value"]
                lines.append((kind, value if tricks[number] == 0 else -value))
        if fate in ("bags", "bags_and_points") and rules["scoring"] != "quicksand":
            new_bags += lost_to_nil
            if fate == "bags_and_points" and lost_to_nil > 0:
                lines.append(("failed_nil_tricks", lost_to_nil))
        if rules["exact_bonus"] and rules["seats"] in (3, 4) and contract in (1, 2) and counting == contract:
            lines.append(("exact_bonus", 20))
        if rules["high_bonus"] and contract > 0 and counting >= contract:
            above = {2: 10, 3: 10, 4: 8, 5: 7, 6: 6}[rules["seats"]]
            if contract > above:
                lines.append(("high_bonus", 10 * (contract - above)))
        bags += new_bags
        if rules["bag_limit"] > 0 and rules["scoring"] != "quicksand" and bags >= rules["bag_limit"]:
            if rules["bag_rest"] == "reset":
                lines.append(("bag_penalty", -rules["bag_penalty"]))
                bags = 0
            else:
                penalty = 0
                while bags >= rules["bag_limit"]:
                    penalty += rules["bag_penalty"]
                    bags -= rules["bag_limit"]
                lines.append(("bag_penalty", -penalty))
    points = sum(worth for _, worth in lines)
    return {
        "lines": [{"kind": kind, "points": worth} for kind, worth in lines],
        "points": points,
        "bags": bags,
        "total": score + points,
    }


def score_hand(
    rules: Rules,
    bids: Sequence[Any],
    tricks: Sequence[int],
    before: Sequence[tuple[int, int]],
    revoked: Sequence[int] = (),
) -> list[dict[str, Any]]:
    """A hand's sheet by side; ``before`` gives each side's score and bags, ``revoked`` the seats that revoked."""
    result = []
    for side, seats in enumerate(sides(rules)):
        result.append(
            score_side(
                rules,
                [bids[seat] for seat in seats],
                [tricks[seat] for seat in seats],
                *before[side],
                revoked=any(seat in revoked for seat in seats),
                others_revoked=any(seat not in seats for seat in revoked),
            )
        )
    return result


def winner(rules: Rules, totals: Sequence[int]) -> int | None:
    """The side that has won when these are the totals after a complete hand, if the match is over."""
    ended = any(total >= rules["target"] for total in totals)
    if rules["floor"] is not None and any(total <= rules["floor"] for total in totals):
        ended = True
    leaders = [side for side, total in enumerate(totals) if total == max(totals)]
    return leaders[0] if ended and len(leaders) == 1 else None
