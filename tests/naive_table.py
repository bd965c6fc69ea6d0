"""A whole match watched by the naive rules: whether each action is allowed, and what comes of it."""

from typing import Any

import naive


class Table:
    """Watches a match and says whether each action is allowed."""

    def __init__(self, rules: naive.Rules) -> None:
        self.rules = rules
        self.seats = rules["seats"]
        self.expects = "cut"
        self.dealer = 0
        self.before = [(0, 0) for _ in naive.sides(rules)]
        self.sheets: list[list[dict[str, Any]]] = []
        self.winner: int | None = None

    def allows(self, action: naive.Action) -> bool:
        """Whether the action is legal now; the action must have the form of its kind."""
        if self.winner is not None or action["do"] not in self.expects.split("|"):
            return False
        return bool(getattr(self, "_allows_" + action["do"])(action))

    def take(self, action: naive.Action) -> None:
        """Carry out a legal action."""
        assert self.allows(action), action
        getattr(self, "_take_" + action["do"])(action)

    def legal_bids(self) -> list[int]:
        """What the seat to bid may bid with open eyes, or nothing before it has answered about blind nil."""
        if self.expects != "bid":
            return []
        return naive.legal_bids(self.rules, self.bids, self.turn, naive.spades_in(self.rules, self.hands[self.turn]))

    def legal_cards(self) -> list[str]:
        """What the seat to play may play without revoking."""
        return naive.legal_cards(
            self.rules, self.hands[self.turn], self.trick, self.broken, len(self.hands[self.leader]) == self.size
        )

    # The cut and the deal.

    def _allows_cut(self, action: naive.Action) -> bool:
        cards = action["cards"]
        return (
            len(cards) == self.seats
            and len(set(cards)) == len(cards)
            and all(card in naive.deck(self.rules) for card in cards)
        )

    def _take_cut(self, action: naive.Action) -> None:
        def order(seat: int) -> tuple[int, int]:
            card = action["cards"][seat]
            return naive.strength(self.rules, card), "CDHS".index(naive.suit(self.rules, card))

        self.dealer = max(range(self.seats), key=order)
        self.expects = "deal"

    def _allows_deal(self, action: naive.Action) -> bool:
        cards = [card for hand in action["hands"] for card in hand] + list(action.get("stock", []))
        if action["dealer"] != self.dealer or len(action["hands"]) != self.seats:
            return False
        if not set(cards) <= set(naive.deck(self.rules)) or len(set(cards)) != len(cards):
            return False
        if self.seats == 2 and self.rules["two_player_deal"] == "draw":
            return all(len(hand) == 0 for hand in action["hands"]) and len(action.get("stock", [])) == 52
        return not action.get("stock") and all(len(hand) == naive.hand_size(self.rules) for hand in action["hands"])

    def _take_deal(self, action: naive.Action) -> None:
        self.size = naive.hand_size(self.rules)
        self.hands = [list(hand) for hand in action["hands"]]
        self.stock = list(action.get("stock", []))
        self.turn = (self.dealer + 1) % self.seats
        self.bids: list[Any] = [None] * self.seats
        self.tricks = [0] * self.seats
        self.trick: list[str] = []
        self.broken = False
        self.revoked: set[int] = set()
        if self.stock:
            self.expects = "draw"
        else:
            self._ask_for_a_bid()

    def _allows_draw(self, action: naive.Action) -> bool:
        return bool(action["seat"] == self.turn)

    def _take_draw(self, action: naive.Action) -> None:
        first, second = self.stock.pop(0), self.stock.pop(0)
        self.hands[self.turn].append(first if action["keep"] else second)
        self.turn = (self.turn + 1) % self.seats
        if not self.stock:
            self._ask_for_a_bid()

    # Bids.

    def _ask_for_a_bid(self) -> None:
        offered = naive.blind_is_offered(self.rules, self.bids, self.turn, [score for score, _ in self.before])
        self.expects = "bid|look" if offered else "bid"

    def _allows_look(self, action: naive.Action) -> bool:
        return bool(action["seat"] == self.turn)

    def _take_look(self, action: naive.Action) -> None:
        self.expects = "bid"

    def _allows_bid(self, action: naive.Action) -> bool:
        if action["seat"] != self.turn:
            return False
        if self.expects == "bid|look" or action["bid"] == "blind":
            return self.expects == "bid|look" and action["bid"] == "blind"
        return action["bid"] in self.legal_bids()

    def _take_bid(self, action: naive.Action) -> None:
        self.bids[self.turn] = action["bid"]
        self.turn = (self.turn + 1) % self.seats
        if None in self.bids:
            self._ask_for_a_bid()
            return
        self.gifts: list[tuple[int, int]] = []
        if self.rules["nil_pass"] and len(naive.sides(self.rules)) == 2 and self.seats == 4:
            for step in range(4):
                bidder = (self.dealer + 1 + step) % 4
                if self.bids[bidder] in (0, "blind"):
                    self.gifts.append((bidder, (bidder + 2) % 4))
                    self.gifts.append(((bidder + 2) % 4, bidder))
        self._ask_for_gifts()

    # The exchange.

    def _ask_for_gifts(self) -> None:
        if self.gifts:
            self.expects = "give"
            self.turn = self.gifts[0][0]
            return
        self.expects = "play"
        self.leader = (self.dealer + 1) % self.seats
        if self.rules["first_lead"] == "ace_of_spades":
            for seat in range(self.seats):
                if "AS" in self.hands[seat]:
                    self.leader = seat
        self.turn = self.leader

    def _allows_give(self, action: naive.Action) -> bool:
        cards = action["cards"]
        return (
            action["seat"] == self.turn
            and len(cards) == self.rules["nil_pass"]
            and len(set(cards)) == len(cards)
            and all(card in self.hands[self.turn] for card in cards)
        )

    def _take_give(self, action: naive.Action) -> None:
        giver, receiver = self.gifts.pop(0)
        for card in action["cards"]:
            self.hands[giver].remove(card)
            self.hands[receiver].append(card)
        self._ask_for_gifts()

    # Play.

    def _allows_play(self, action: naive.Action) -> bool:
        if action["seat"] != self.turn or action["card"] not in self.hands[self.turn]:
            return False
        return self.rules["revoke"] == "penalised" or action["card"] in self.legal_cards()

    def _take_play(self, action: naive.Action) -> None:
        card = action["card"]
        # The rules speak of any illegal card here, so leading spades too early counts as well as not following.
        if card not in self.legal_cards():
            self.revoked.add(self.turn)
        if self.trick and naive.suit(self.rules, card) == "S" and naive.suit(self.rules, self.trick[0]) != "S":
            self.broken = True
        self.hands[self.turn].remove(card)
        self.trick.append(card)
        self.turn = (self.turn + 1) % self.seats
        if len(self.trick) < self.seats:
            return
        self.leader = (self.leader + naive.taken_by(self.rules, self.trick)) % self.seats
        self.turn = self.leader
        self.tricks[self.leader] += 1
        self.trick = []
        if not self.hands[0]:
            self._score()

    def _score(self) -> None:
        sheet = naive.score_hand(self.rules, self.bids, self.tricks, self.before, sorted(self.revoked))
        self.sheets.append(sheet)
        self.before = [(side["total"], side["bags"]) for side in sheet]
        self.winner = naive.winner(self.rules, [side["total"] for side in sheet])
        self.expects = "deal"
        self.dealer = (self.dealer + 1) % self.seats
