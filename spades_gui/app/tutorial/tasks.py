"""What a step of a lesson asks for, in words, with the keys in force."""

from spades_gui.app.tutorial.form import Announce, Err, Lay, Press, Reach, Step, Task
from spades_gui.keys.commands import BY_ID
from spades_gui.keys.keymap import Keymap
from spades_gui.present.key_names import key_name
from spades_gui.present.message import Fact, Message, msg


def explanation(step: Step, keymap: Keymap) -> Message:
    """The text of a step: ``$key`` is the key that the task is about, ``$next`` the key to the next line of a list."""
    return msg(step.text, key=key_of(_command(step.task), keymap), next=key_of("dialog.next", keymap))


def request(task: Task, keymap: Keymap) -> Message:
    """What the player is asked to do."""
    match task:
        case Press(command):
            return msg("task-press", key=key_of(command, keymap), command=msg(BY_ID[command].help_id))
        case Reach(card):
            return msg("task-reach", card=card)
        case Err(card):
            return msg("task-err", card=card)
        case Announce():
            return msg("task-bid", key=key_of("bid.make", keymap))
        case Lay(cards=cards, told=True) if cards:
            names = tuple(msg("card-name", card=str(card)) for card in task.wanted())
            return msg("task-play", card=cards) if len(names) == 1 else msg("task-play-one", list=names)
        case Lay():
            return msg("task-play-any")
    return msg("task-close", key=key_of("dialog.back", keymap))


def can_be_done(task: Task, keymap: Keymap) -> bool:
    """Whether the player has left the command a key that the task is about."""
    return not isinstance(task, Press) or keymap.key(task.command) is not None


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


def key_of(command: str, keymap: Keymap) -> Fact:
    """The key that carries the command now, in words."""
    key = keymap.key(command)
    return key_name(key) if key else msg("task-no-key")
