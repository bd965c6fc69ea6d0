"""What the computer players were thinking."""

from spades_gui.app.session import Decision, Session
from spades_gui.app.weighings import has_choice
from spades_gui.core.observation import Phase
from spades_gui.present import answers
from spades_gui.present.advice import thought, thought_line
from spades_gui.present.message import Message, msg
from spades_gui.present.viewpoint import Viewpoint

Messages = tuple[Message, ...]


def thoughts(session: Session, view: Viewpoint) -> Messages:
    """Of each computer player its last act and why, as far as all can see that; after the hand, all that it decided."""
    if session.view.number == 0:
        return (msg("not-dealt"),)
    seats = tuple(seat for seat in (*view.others(), view.seat) if session.level(seat) is not None)
    if not _hand_over(session):
        return tuple(message for seat in seats for message in last_thought(session, seat, view))
    made = session.decisions(session.view.number)
    return tuple(
        thought_line(each.seen, each.action, view) for each in made if each.seen.seat in seats and has_choice(each.seen)
    )


def last_thought(session: Session, seat: int, view: Viewpoint) -> Messages:
    """What a computer player was thinking at its last act; after the hand, at the last where it had a choice. Of a
    player at the keys, the seat's bid and tricks."""
    if session.level(seat) is None:
        return answers.seat(session.view, seat, view)
    made = [each for each in session.decisions(session.view.number) if each.seen.seat == seat]
    over = _hand_over(session)
    if not (told := [each for each in made if has_choice(each.seen)] if over else made):
        return (msg("thought-none", who=view.who(seat)),)
    return (_thought(told[-1], view, over=over),)


def _thought(decision: Decision, view: Viewpoint, *, over: bool) -> Message:
    # While the hand is on, nothing may be told that depends on cards the player does not see.
    return thought(decision.seen, decision.action, view, public=not over)


def _hand_over(session: Session) -> bool:
    return session.view.phase in (Phase.DEAL, Phase.OVER)
