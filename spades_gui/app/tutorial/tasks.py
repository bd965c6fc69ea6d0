"""What a step of a lesson asks for, in words, with the keys in force."""

from spades_gui.app.desk import Desk
from spades_gui.app.tutorial.form import Announce, Err, Lay, Press, Reach, Step, Task
from spades_gui.keys.commands import BY_ID, Context
from spades_gui.present.key_names import key_name
from spades_gui.present.message import Fact, Message, msg


def explanation(step: Step, desk: Desk) -> Message:
    """The text of a step: ``$key`` is the key that the task is about, ``$next`` the key to the next line of a list."""
    return msg(step.text, key=key_of(_command(step.task), desk), next=key_of("dialog.next", desk))


def request(task: Task, desk: Desk) -> Message:
    """What the player is asked to do."""
    match task:
        case Press(command):
            does = msg(BY_ID[command].help_id)
            if _in_help(command, desk):
                return msg("task-help", key=key_of("help.here", desk), command=does)
            return msg("task-press-pad" if desk.pad else "task-press", key=key_of(command, desk), command=does)
        case Reach(card):
            return msg("task-reach", card=card)
        case Err(card):
            return msg("task-err", card=card)
        case Announce():
            if desk.pad:
                ways = {"key": "bid.open", "next": "bid.more", "other": "bid.less", "choose": "bid.make"}
                return msg("task-bid-pad", **{name: key_of(command, desk) for name, command in ways.items()})
            return msg("task-bid", key=key_of("bid.make", desk))
        case Lay(cards=cards, told=True) if cards:
            names = tuple(msg("card-name", card=str(card)) for card in task.wanted())
            return msg("task-play", card=cards) if len(names) == 1 else msg("task-play-one", list=names)
        case Lay():
            return msg("task-play-any")
    return msg("task-close", key=key_of("dialog.back", desk))


def can_be_done(task: Task, desk: Desk) -> bool:
    """Whether the player has left the command a key that the task is about.

    On a controller much is done from the help instead; but nobody goes there to move over the hand.
    """
    if not isinstance(task, Press) or desk.keymap.key(task.command, pad=desk.pad):
        return True
    return _in_help(task.command, desk) and BY_ID[task.command].context is not Context.HAND


def _in_help(command: str, desk: Desk) -> bool:
    """Whether the player's controller has no button for it, and the help is the way."""
    return desk.pad and desk.keymap.key(command, pad=True) is None


def _command(task: Task) -> str:
    match task:
        case Press(command):
            return command
        case Reach():
            return "hand.next"
        case Announce():
            return "bid.make"
        case Lay() | Err():
            return "card.play"
    return "dialog.back"


def key_of(command: str, desk: Desk) -> Fact:
    """The key that carries the command now, in words: of what the player has last used, keyboard or controller."""
    key = desk.keymap.key(command, pad=desk.pad)
    return key_name(key) if key else msg("task-no-key")
