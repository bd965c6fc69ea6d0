"""The table of commands: the one authority on what can be done with which key.

It feeds the dispatch, the F1 help, the key-learning mode and README's table of keys. Each command has a message
``command-<id with hyphens>`` in the locale files that says what it does.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from spades_gui.keys.key import PAD


class Context(StrEnum):
    """Where a command can be used. ``HAND`` is a match being played, with what the player does there; ``DIGITS`` the
    player's turn to bid; ``CHOOSER`` the open bid chooser; ``REPLAY`` a hand being replayed; ``LESSON`` a lesson of the
    tutorial; ``TABLE`` are questions.
    """

    DIALOG = "dialog"
    CHOOSER = "chooser"
    DIGITS = "digits"
    HAND = "hand"
    REPLAY = "replay"
    LESSON = "lesson"
    TABLE = "table"
    GLOBAL = "global"


@dataclass(frozen=True, slots=True)
class Command:
    """Something the player can do: where, and with which keys and controller's buttons, unless the player chose others.

    On a controller the left shoulder button is Shift and the right one Ctrl. What has no button there is in the help,
    which a button opens and where each line does what it says.
    """

    id: str
    context: Context
    keys: tuple[str, ...]
    buttons: tuple[str, ...] = ()

    @property
    def help_id(self) -> str:
        """The id of the message that says what the command does."""
        return "command-" + self.id.replace(".", "-").replace("_", "-")


def _commands(context: Context, table: dict[str, str]) -> tuple[Command, ...]:
    return tuple(_command(id, context, keys.split()) for id, keys in table.items())


def _command(id: str, context: Context, keys: list[str]) -> Command:
    buttons = tuple(key for key in keys if PAD in key)
    return Command(id, context, tuple(key for key in keys if key not in buttons), buttons)


COMMANDS: Final[tuple[Command, ...]] = (
    *_commands(
        Context.DIALOG,
        {
            "dialog.next": "tab down pad_down",
            "dialog.previous": "shift+tab up pad_up",
            "dialog.first": "home shift+pad_up",
            "dialog.last": "end shift+pad_down",
            "dialog.more": "right pad_right",
            "dialog.less": "left pad_left",
            "dialog.choose": "return pad_a",
            "dialog.erase": "backspace pad_x",
            "dialog.back": "escape pad_b",
        },
    ),
    *_commands(
        Context.CHOOSER,
        {
            "bid.more": "up pad_up",
            "bid.less": "down pad_down",
            "bid.lowest": "home shift+pad_down",
            "bid.highest": "end shift+pad_up",
            "bid.make": "return pad_a",
            "bid.close": "escape pad_b",
        },
    ),
    *_commands(Context.DIGITS, {"bid.type": "0 1 2 3 4 5 6 7 8 9"}),
    *_commands(
        Context.HAND,
        {
            "hand.previous": "left pad_left",
            "hand.next": "right pad_right",
            "hand.previous_suit": "up pad_up",
            "hand.next_suit": "down pad_down",
            "hand.first": "home shift+pad_left",
            "hand.last": "end shift+pad_right",
            "hand.suit_1": "1",
            "hand.suit_2": "2",
            "hand.suit_3": "3",
            "hand.suit_4": "4",
            "hand.spades": "",
            "hand.hearts": "",
            "hand.diamonds": "",
            "hand.clubs": "",
            "hand.sort": "o shift+pad_up",
            "card.play": "return pad_a",
            "card.discard": "delete backspace ctrl+shift+pad_down",
            "bid.open": "b pad_y",
            "say.playable": "shift+h ctrl+shift+pad_a",
            "say.advice": "a ctrl+shift+pad_y",
            "say.thought_left": "alt+left ctrl+shift+pad_left",
            "say.thought_partner": "alt+up ctrl+shift+pad_up",
            "say.thought_right": "alt+right ctrl+shift+pad_right",
            "browse.thoughts": "shift+a",
            "browse.review": "shift+r",
            "match.undo": "ctrl+z pad_back",
            "match.redo": "ctrl+y ctrl+shift+z shift+pad_back",
        },
    ),
    *_commands(
        Context.REPLAY,
        {
            "replay.next": "right pad_right",
            "replay.previous": "left pad_left",
            "replay.next_trick": "down pad_down",
            "replay.previous_trick": "up pad_up",
            "replay.first": "home shift+pad_left",
            "replay.last": "end shift+pad_right",
            "replay.next_hand": "ctrl+right ctrl+shift+pad_right",
            "replay.previous_hand": "ctrl+left ctrl+shift+pad_left",
            "replay.leave": "escape pad_b",
        },
    ),
    *_commands(Context.LESSON, {"lesson.leave": "escape pad_b"}),
    *_commands(
        Context.TABLE,
        {
            "say.table": "c pad_x",
            "say.lead": "f ctrl+pad_x",
            "say.info": "v i shift+pad_y",
            "say.scores": "s shift+pad_x",
            "say.sheet": "shift+s",
            "browse.scores": "alt+s",
            "browse.trick": "shift+c",
            "browse.tricks": "shift+l shift+pad_down",
            "browse.seats": "shift+w",
            "say.turn": "t shift+pad_a",
            "say.hand": "h ctrl+pad_a",
            "say.last_trick": "l shift+pad_b",
            "say.seats": "w ctrl+shift+pad_b",
            "say.seat_left": "shift+left ctrl+pad_left",
            "say.seat_partner": "shift+up ctrl+pad_up",
            "say.seat_right": "shift+right ctrl+pad_right",
            "say.seat_self": "shift+down ctrl+pad_down",
            "say.spades": "n ctrl+pad_y",
            "say.played": "p ctrl+pad_b",
            "say.need": "k ctrl+shift+pad_x",
            "say.deal": "g",
            "say.deal_number": "shift+g",
            "say.rules": "r",
            "sound.mute": "m pad_lstick",
            "menu.open": "escape pad_b",
        },
    ),
    *_commands(
        Context.GLOBAL,
        {
            "say.again": "space pad_lt",
            "history.older": "pageup shift+pad_lt",
            "history.newer": "pagedown shift+pad_rt",
            "history.oldest": "ctrl+pageup",
            "history.newest": "ctrl+pagedown",
            "history.kind_next": "shift+pagedown",
            "history.kind_previous": "shift+pageup",
            "history.copy": "ctrl+c",
            "speech.silence": "ctrl pad_rt",
            "help.here": "f1 pad_start",
            "help.learn": "shift+f1 ctrl+pad_start",
            "help.rules": "ctrl+r",
            "speech.verbosity": "f2 ctrl+pad_back",
            "speech.toggle": "shift+f2",
            "screen.theme": "f3 pad_rstick",
            "screen.card_size": "shift+f3 shift+pad_rstick",
            "screen.text_size": "ctrl+f3",
            "language.next": "f4 shift+pad_start",
            "language.previous": "shift+f4",
            "speech.slower": "f5 ctrl+pad_lt",
            "speech.faster": "f6 ctrl+pad_rt",
            "sound.quieter": "f7",
            "sound.louder": "f8",
            "voice.quieter": "shift+f7",
            "voice.louder": "shift+f8",
            "game.pace": "f9",
            "screen.fullscreen": "f11",
            "match.new": "ctrl+n",
            "match.save": "ctrl+s",
            "app.quit": "ctrl+q",
        },
    ),
)
BY_ID: Final = {command.id: command for command in COMMANDS}
