"""What the player does in the match: drawing, bidding, giving and playing cards, with the questions that go with it."""

from spades_gui.app import menus
from spades_gui.app.bid_chooser import BidChooser
from spades_gui.app.desk import Desk
from spades_gui.app.dialogs import Dialogs
from spades_gui.app.hand_cursor import HandCursor
from spades_gui.app.runner import Runner
from spades_gui.core.actions import BLIND, Action, Bid, Draw, Give, Look, Play
from spades_gui.core.cards import Card
from spades_gui.core.legal import Reason
from spades_gui.core.observation import Observation, Phase
from spades_gui.present import answers
from spades_gui.present.cues import Cue
from spades_gui.present.describe import prompt
from spades_gui.present.message import Message, msg
from spades_gui.present.refusals import refusal


class Acts:
    """The player's acts in the match that ``runner`` plays, on the card under ``cursor``.

    ``chooser`` is the open bid chooser; ``chosen`` are the cards picked to be given to the partner.
    """

    def __init__(self, desk: Desk, runner: Runner, cursor: HandCursor, dialogs: Dialogs) -> None:
        self._desk = desk
        self._runner = runner
        self._cursor = cursor
        self._dialogs = dialogs
        self.chooser: BidChooser | None = None
        self.chosen: tuple[Card, ...] = ()

    @property
    def seen(self) -> Observation:
        """What the player may know now."""
        return self._runner.session.view

    def refresh(self) -> None:
        """Drop what the match has moved on from, and ask what it asks by a question."""
        seen = self.seen
        if not seen.bids_open():
            self.chooser = None
        if not self._giving(seen):
            self.chosen = ()
        if seen.blind_offered and self._desk.view.playing and self._dialogs.top is None:
            blind = menus.blind_question(
                lambda: self._answer_blind(blind=False), lambda: self._answer_blind(blind=True)
            )
            self._dialogs.open(blind, speak=False)
            self._desk.announcer.announce(*self._dialogs.prompt()[-1:])  # the match has just asked the question

    def prompt(self) -> tuple[Message, ...]:
        """What is asked of the player."""
        if self.chooser is not None:
            return (msg("chooser", bid=bid_value(self.chooser.bid)),)
        return self._runner.prompt()

    # Enter and Delete

    def enter(self) -> None:
        """Do what the moment asks for with the card under the cursor."""
        seen, card = self.seen, self._cursor.card
        if seen.top is not None:
            self._do(Draw(seen.seat, keep=True))
        elif seen.bids_open():
            self.open_chooser()
        elif self._runner.holding:
            self._runner.go_on()
        elif card is None:
            self._say(answers.turn(seen, self._desk.view))
        elif self._giving(seen):
            self._choose(card)
        else:
            self._play(card, seen)

    def discard(self) -> None:
        """Discard the card that was drawn."""
        if self.seen.top is not None:
            self._do(Draw(self.seen.seat, keep=False))
        else:
            self._desk.cue(Cue.REFUSED)
            self._say(answers.turn(self.seen, self._desk.view))

    def _play(self, card: Card, seen: Observation) -> None:
        broken = seen.rule_broken(card) if seen.my_turn else None
        if broken and seen.options.revoke == "penalised":
            question = msg("ask-revoke", reason=refusal(broken, seen.options))
            self._dialogs.open(menus.question(question, lambda: self._play_anyway(card), self._close_question))
        else:
            self._do(Play(seen.seat, card))

    def _play_anyway(self, card: Card) -> None:
        self._dialogs.close()
        self._do(Play(self.seen.seat, card))

    def _close_question(self) -> None:
        self._dialogs.close()
        self._say(self.prompt())

    # Giving cards to the partner

    def _giving(self, seen: Observation) -> bool:
        return seen.phase is Phase.PASS and seen.my_turn

    def _choose(self, card: Card) -> None:
        wanted = self.seen.options.nil_pass
        if card in self.chosen:
            self.chosen = tuple(each for each in self.chosen if each != card)
            self._say((msg("unchosen", card=str(card), n=len(self.chosen), total=wanted),))
            return
        self.chosen = (*self.chosen, card)
        if len(self.chosen) < wanted:
            self._say((msg("chosen", card=str(card), n=len(self.chosen), total=wanted),))
            return
        cards = tuple(msg("card-name", card=str(each)) for each in self.chosen)
        self._dialogs.open(menus.gift_question(msg("ask-give", list=cards), self._give, self._keep))

    def _give(self) -> None:
        self._dialogs.close()
        self._do(Give(self.seen.seat, self.chosen))

    def _keep(self) -> None:
        self.chosen = ()
        self._close_question()

    # Bidding

    def open_chooser(self) -> None:
        """Open the bid chooser; where it is not the player's turn to bid, tell the bids instead."""
        bids = self.seen.bids_open()
        if not bids:
            self._desk.cue(Cue.REFUSED)
            self._say(answers.info(self.seen, self._desk.view))
            return
        self.chooser = self._chooser(bids)
        self._say((msg("chooser", bid=bid_value(self.chooser.bid)), *self._limits(bids)))

    def aim_bid(self, place: int) -> bool:
        """Put the chooser, opened without a word if need be, on the bid at this place, if there is one."""
        bids = self.seen.bids_open()
        if not 0 <= place < len(bids):
            return False
        self.chooser = self._chooser(bids)
        return self.chooser.go(place)

    def _chooser(self, bids: tuple[int, ...]) -> BidChooser:
        return self.chooser or BidChooser(bids, self.seen.options.tricks)

    def _limits(self, bids: tuple[int, ...]) -> tuple[Message, ...]:
        """Why some bids are not offered, each reason once."""
        if self._desk.settings.speech.verbosity == "brief":
            return ()
        missing = (bid for bid in range(self.seen.options.tricks + 1) if bid not in bids)
        reasons = dict.fromkeys(filter(None, map(self.seen.bid_refused, missing)))
        return tuple(refusal(reason, self.seen.options) for reason in reasons)

    def _why_not(self, bid: int) -> tuple[Message, ...]:
        reason = self.seen.bid_refused(bid)
        return (refusal(reason, self.seen.options),) if reason else ()

    def type_bid(self, digit: str) -> None:
        """Type a digit of the bid; a number that is no legal bid is refused with the reason."""
        chooser = self.chooser = self._chooser(self.seen.bids_open())
        chooser.type(digit)
        if chooser.missing is None:
            self._say((msg("chooser-bid", bid=bid_value(chooser.bid)),))
        else:
            self._desk.cue(Cue.REFUSED)
            typed = msg("sentence", line=msg("chooser-bid", bid=msg("number", n=chooser.missing)))
            self._say((typed, *self._why_not(chooser.missing)))

    def move_bid(self, step: int) -> None:
        """To the next higher or lower legal bid."""
        if self.chooser is not None:
            self._bid_moved(self.chooser, self.chooser.move(step))

    def end_bid(self, *, highest: bool) -> None:
        """To the lowest or the highest legal bid."""
        if self.chooser is not None:
            self._bid_moved(self.chooser, self.chooser.ends(highest=highest))

    def _bid_moved(self, chooser: BidChooser, moved: bool) -> None:
        if not moved:
            self._desk.cue(Cue.EDGE)
        self._say((msg("chooser-bid", bid=bid_value(chooser.bid)),))

    def make_bid(self) -> None:
        """Bid what the chooser stands at; after a number that is no bid, tell why once more."""
        chooser = self.chooser
        if chooser is None:
            return
        if chooser.missing is not None:
            self._desk.cue(Cue.REFUSED)
            self._say(self._why_not(chooser.missing) or self.prompt())
            return
        self.chooser = None
        self._do(Bid(self.seen.seat, chooser.bid))

    def close_chooser(self) -> None:
        """Back to the hand without bidding."""
        self.chooser = None
        waiting = prompt(self.seen, self._desk.view)
        self._say((waiting,) if waiting else answers.turn(self.seen, self._desk.view))

    def _answer_blind(self, *, blind: bool) -> None:
        self._dialogs.close()
        self._do(Bid(self.seen.seat, BLIND) if blind else Look(self.seen.seat))

    # All of them

    def _do(self, action: Action) -> None:
        seen = self.seen
        if reason := self._runner.act(action, by_player=True):
            self._refuse(reason, seen)

    def _refuse(self, reason: Reason, seen: Observation) -> None:
        self._desk.cue(Cue.REFUSED)
        self._say((refusal(reason, seen.options),) if seen.my_turn else answers.turn(seen, self._desk.view))

    def _say(self, messages: tuple[Message, ...]) -> None:
        self._desk.announcer.answer(*messages)


def bid_value(bid: int) -> Message:
    """A bid in the chooser: a number, or nil."""
    return msg("nil") if bid == 0 else msg("number", n=bid)
