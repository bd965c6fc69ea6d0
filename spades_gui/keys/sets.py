"""Sets of keys to choose from: what each changes of the table of commands.

A set is data: commands by id with their keys, the first of which is the one that counts for the set. A test holds every
set free of clashes, and the sets for one hand within the reach of that hand.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

STANDARD: Final = "standard"

_LEFT_HAND: Final = {
    "dialog.next": "s down",
    "dialog.previous": "w up",
    "dialog.first": "q home",
    "dialog.last": "e end",
    "dialog.more": "d right",
    "dialog.less": "a left",
    "dialog.choose": "tab f return",
    "dialog.erase": "shift+tab backspace",
    "bid.more": "w up",
    "bid.less": "s down",
    "bid.lowest": "q home",
    "bid.highest": "e end",
    "bid.make": "f tab return",
    "hand.previous": "a left",
    "hand.next": "d right",
    "hand.previous_suit": "w up",
    "hand.next_suit": "s down",
    "hand.first": "q home",
    "hand.last": "e end",
    "hand.sort": "shift+q",
    "card.play": "f tab return",
    "card.discard": "shift+f",
    "say.playable": "ctrl+g",
    "say.advice": "shift+e",
    "say.thought_left": "ctrl+a",
    "say.thought_partner": "ctrl+w",
    "say.thought_right": "ctrl+d",
    "browse.thoughts": "ctrl+e",
    "browse.review": "ctrl+x",
    "match.redo": "ctrl+shift+z",
    "replay.next": "d right",
    "replay.previous": "a left",
    "replay.next_trick": "s down",
    "replay.previous_trick": "w up",
    "replay.first": "q home",
    "replay.last": "e end",
    "replay.next_hand": "ctrl+d",
    "replay.previous_hand": "ctrl+a",
    "say.lead": "x",
    "say.info": "v",
    "say.scores": "z",
    "say.sheet": "shift+z",
    "browse.tricks": "shift+r",
    "browse.seats": "ctrl+v",
    "say.hand": "g",
    "say.last_trick": "r",
    "say.seats": "shift+v",
    "say.seat_left": "shift+a",
    "say.seat_partner": "shift+w",
    "say.seat_right": "shift+d",
    "say.seat_self": "shift+s",
    "say.spades": "shift+x",
    "say.played": "shift+g",
    "say.need": "shift+b",
    "say.deal": "shift+t",
    "say.deal_number": "ctrl+t",
    "say.rules": "ctrl+r",
    "sound.mute": "ctrl+f",
    "history.older": "ctrl+1 pageup",
    "history.newer": "ctrl+2 pagedown",
    "history.oldest": "ctrl+3",
    "history.newest": "ctrl+4",
    "history.kind_next": "ctrl+5",
    "history.kind_previous": "ctrl+shift+5",
    "sound.quieter": "shift+f5",
    "sound.louder": "shift+f6",
    "voice.quieter": "ctrl+f5",
    "voice.louder": "ctrl+f6",
    "game.pace": "ctrl+f2",
    "screen.fullscreen": "ctrl+f3",
    "match.new": "ctrl+b",
}

_RIGHT_HAND: Final = {
    "dialog.next": "down tab",
    "dialog.previous": "up shift+tab",
    "dialog.back": "delete escape",
    "bid.close": "delete escape",
    "replay.leave": "delete escape",
    "menu.open": "delete escape",
    "hand.suit_1": "7",
    "hand.suit_2": "8",
    "hand.suit_3": "9",
    "hand.suit_4": "0",
    "card.discard": "backspace",
    "bid.open": "u",
    "say.advice": "comma",
    "say.thought_left": "ctrl+left",
    "say.thought_partner": "ctrl+up",
    "say.thought_right": "ctrl+right",
    "browse.thoughts": "shift+comma",
    "browse.review": "shift+u",
    "match.undo": "ctrl+o",
    "match.redo": "ctrl+p",
    "say.table": "j",
    "browse.trick": "ctrl+j",
    "say.lead": "shift+j",
    "say.info": "i",
    "say.scores": "period",
    "say.sheet": "shift+period",
    "browse.seats": "ctrl+i",
    "say.turn": "y",
    "say.seats": "shift+i",
    "say.deal": "shift+n",
    "say.deal_number": "ctrl+k",
    "say.rules": "shift+o",
    "history.copy": "ctrl+h",
    "help.here": "f12 f1",
    "help.learn": "shift+f12",
    "speech.verbosity": "f10",
    "speech.toggle": "shift+f10",
    "screen.theme": "shift+f11",
    "screen.card_size": "ctrl+f11",
    "language.next": "ctrl+f12 f4",
    "language.previous": "ctrl+shift+f12",
    "speech.slower": "ctrl+f7",
    "speech.faster": "ctrl+f8",
    "match.save": "ctrl+m",
    "app.quit": "ctrl+delete",
}

_SUIT_LETTERS: Final = {
    # The suits are on their English letters, as in other card games for the ear; what was there is on the next key.
    "hand.spades": "s",
    "hand.hearts": "h",
    "hand.diamonds": "d",
    "hand.clubs": "c",
    "say.table": "x",
    "browse.trick": "shift+x",
    "say.scores": "z",
    "say.sheet": "shift+z",
    "say.hand": "j",
    "say.playable": "shift+j",
}

Keys = Mapping[str, tuple[str, ...]]
"""Keys by the id of their command."""

SETS: Final[Mapping[str, Keys]] = MappingProxyType(
    {
        name: MappingProxyType({id: tuple(keys.split()) for id, keys in table.items()})
        for name, table in {
            STANDARD: {},
            "left_hand": _LEFT_HAND,
            "right_hand": _RIGHT_HAND,
            "suit_letters": _SUIT_LETTERS,
        }.items()
    }
)
