"""The table of commands: the one authority on what can be done with which key.

It feeds the dispatch, the F1 help, the key-learning mode and README's table of keys. Each command has a message
``command-<id with hyphens>`` in the locale files that says what it does.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


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
    """Something the player can do: where, and with which keys unless the player chose others."""

    id: str
    context: Context
    keys: tuple[str, ...]

    @property
    def help_id(self) -> str:
        """The id of the message that says what the command does."""
        return "command-" + self.id.replace(".", "-").replace("_", "-")


def _commands(context: Context, table: dict[str, str]) -> tuple[Command, ...]:
    return tuple(Command(id, context, tuple(keys.split())) for id, keys in table.items())


COMMANDS: Final[tuple[Command, ...]] = (
    *_commands(
        Context.DIALOG,
        {
            "dialog.next": "tab down",
            "dialog.previous": "shift+tab up",
            "dialog.first": "home",
            "dialog.last": "end",
            "dialog.more": "right",
            "dialog.less": "left",
            "dialog.choose": "return",
            "dialog.erase": "backspace",
            "dialog.back": "escape",
        },
    ),
    *_commands(
        Context.CHOOSER,
        {
            "bid.more": "up",
            "bid.less": "down",
            "bid.lowest": "home",
            "bid.highest": "end",
            "bid.make": "return",
            "bid.close": "escape",
        },
    ),
    *_commands(Context.DIGITS, {"bid.type": "0 1 2 3 4 5 6 7 8 9"}),
    *_commands(
        Context.HAND,
        {
            "hand.previous": "left",
            "hand.next": "right",
            "hand.previous_suit": "up",
            "hand.next_suit": "down",
            "hand.first": "home",
            "hand.last": "end",
            "hand.suit_1": "1",
            "hand.suit_2": "2",
            "hand.suit_3": "3",
            "hand.suit_4": "4",
            "hand.sort": "o",
            "card.play": "return",
            "card.discard": "delete backspace",
            "bid.open": "b",
            "say.playable": "shift+h",
            "say.advice": "a",
            "say.thought_left": "alt+left",
            "say.thought_partner": "alt+up",
            "say.thought_right": "alt+right",
            "browse.thoughts": "shift+a",
            "browse.review": "shift+r",
            "match.undo": "ctrl+z",
            "match.redo": "ctrl+y ctrl+shift+z",
        },
    ),
    *_commands(
        Context.REPLAY,
        {
            "replay.next": "right",
            "replay.previous": "left",
            "replay.next_trick": "down",
            "replay.previous_trick": "up",
            "replay.first": "home",
            "replay.last": "end",
            "replay.next_hand": "ctrl+right",
            "replay.previous_hand": "ctrl+left",
            "replay.leave": "escape",
        },
    ),
    *_commands(Context.LESSON, {"lesson.leave": "escape"}),
    *_commands(
        Context.TABLE,
        {
            "say.table": "c",
            "say.lead": "f",
            "say.info": "v i",
            "say.scores": "s",
            "say.sheet": "shift+s",
            "browse.scores": "alt+s",
            "browse.trick": "shift+c",
            "browse.tricks": "shift+l",
            "browse.seats": "shift+w",
            "say.turn": "t",
            "say.hand": "h",
            "say.last_trick": "l",
            "say.seats": "w",
            "say.seat_left": "shift+left",
            "say.seat_partner": "shift+up",
            "say.seat_right": "shift+right",
            "say.seat_self": "shift+down",
            "say.spades": "n",
            "say.played": "p",
            "say.need": "k",
            "say.deal": "g",
            "say.deal_number": "shift+g",
            "say.rules": "r",
            "sound.mute": "m",
            "menu.open": "escape",
        },
    ),
    *_commands(
        Context.GLOBAL,
        {
            "say.again": "space",
            "history.older": "pageup",
            "history.newer": "pagedown",
            "history.oldest": "ctrl+pageup",
            "history.newest": "ctrl+pagedown",
            "history.kind_next": "shift+pagedown",
            "history.kind_previous": "shift+pageup",
            "history.copy": "ctrl+c",
            "speech.silence": "ctrl",
            "help.here": "f1",
            "help.learn": "shift+f1",
            "help.rules": "ctrl+r",
            "speech.verbosity": "f2",
            "speech.toggle": "shift+f2",
            "screen.theme": "f3",
            "screen.card_size": "shift+f3",
            "screen.text_size": "ctrl+f3",
            "language.next": "f4",
            "language.previous": "shift+f4",
            "speech.slower": "f5",
            "speech.faster": "f6",
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
