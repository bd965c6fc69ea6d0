"""The dialogs of the game: menus, questions, the sheet after a hand, the end of the match."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

from spades_gui.app.dialog import Act, Dialog, Item
from spades_gui.core.scoring import HandSheet
from spades_gui.present.message import Message, msg

if TYPE_CHECKING:  # it asks its questions from here
    from spades_gui.app.options_menu import OptionsMenu

SettingItem = Callable[[str], Item]

SETTINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "speech": (
        "speech.enabled",
        "speech.channel",
        "speech.back_end",
        "speech.verbosity",
        "speech.card_names",
        "speech.rate",
        "speech.volume",
        "speech.voice",
        "speech.unfocused",
    ),
    "announce": (
        "announce.bids",
        "announce.cards",
        "announce.tricks",
        "announce.turns",
        "announce.scores",
        "announce.hints",
    ),
    "sound": ("sound.volume", "sound.muted", "sound.mono"),
    "screen": (
        "screen.theme",
        "screen.own_theme",
        "screen.suit_colours",
        "screen.card_size",
        "screen.text_size",
        "screen.font",
        "screen.motion",
        "screen.full_screen",
    ),
    "play": ("play.pace", "play.sort", "play.review", "play.undo", "play.advice", "play.memory_aid"),
}
"""The parts of the settings menu, each with its settings."""


@dataclass(frozen=True, slots=True)
class Ways:
    """Where the menus lead."""

    new_match: Act
    go_on: Act
    main_menu: Act
    statistics: Act
    settings: Act
    help: Act
    quit: Act
    stay: Act
    back: Act
    keep: Act
    kept: Act
    by_number: Act
    replays: Act
    deals_again: Act
    to_match: Act
    scores: Act
    tutorial: Act


def main_menu(ways: Ways, setting: SettingItem, rules: "OptionsMenu", saved: tuple[Message, ...] = ()) -> Dialog:
    """What the game starts with; ``saved`` is where the match stands that can be gone on with, if there is one."""
    go_on = (Item(msg("menu-go-on"), choose=ways.go_on),) if saved else ()
    return Dialog(
        "main",
        msg("menu-main"),
        (
            *go_on,
            Item(msg("menu-new-match"), choose=ways.new_match),
            rules.rules_item(),
            rules.target_item(),
            setting("match.level"),
            setting("match.bidding_style"),
            setting("match.nil_style"),
            Item(msg("menu-by-number"), choose=ways.by_number),
            setting("language"),
            Item(msg("menu-kept"), choose=ways.kept),
            Item(msg("menu-settings"), choose=ways.settings),
            Item(msg("menu-statistics"), choose=ways.statistics),
            Item(msg("menu-tutorial"), choose=ways.tutorial),
            Item(msg("menu-help"), choose=ways.help),
            Item(msg("menu-quit"), choose=ways.quit),
        ),
        back=ways.stay,
        lines=saved,
    )


def game_menu(ways: Ways, *, past: bool, beside: bool) -> Dialog:
    """What Escape opens at the table. ``past`` hands may be gone back to; or one is played ``beside`` the match."""
    return Dialog(
        "game",
        msg("menu-game"),
        (
            Item(msg("menu-resume"), choose=ways.back),
            *((Item(msg("menu-to-match"), choose=ways.to_match),) if beside else ()),
            *(_past_items(ways) if past and not beside else ()),
            Item(msg("menu-new-match"), choose=ways.new_match),
            Item(msg("menu-settings"), choose=ways.settings),
            Item(msg("menu-statistics"), choose=ways.statistics),
            *(() if beside else (Item(msg("menu-tutorial"), choose=ways.tutorial),)),
            Item(msg("menu-help"), choose=ways.help),
            Item(msg("menu-keep"), choose=ways.keep),
            Item(msg("menu-kept"), choose=ways.kept),
            Item(msg("menu-to-main"), choose=ways.main_menu),
            Item(msg("menu-quit"), choose=ways.quit),
        ),
        back=ways.back,
    )


def _past_items(ways: Ways) -> tuple[Item, ...]:
    return (
        Item(msg("menu-replays"), choose=ways.replays),
        Item(msg("menu-deals-again"), choose=ways.deals_again),
        Item(msg("menu-scores"), choose=ways.scores),
    )


def past_hands(title: Message, hands: Mapping[int, Message], go: Callable[[int], None], back: Act) -> Dialog:
    """The finished hands of the match by number, the last one under the cursor; one is chosen."""
    items = tuple(Item(line, choose=partial(go, number)) for number, line in hands.items())
    return Dialog("past", title, (*items, Item(msg("menu-back"), choose=back)), back=back, focus=len(items) - 1)


def settings_menu(setting: SettingItem, open_part: Callable[[str], None], keys: Act, back: Act) -> Dialog:
    """The language, the parts of the settings, and the keys."""
    parts = (Item(msg(f"settings-{part}"), choose=partial(open_part, part)) for part in SETTINGS)
    items = (setting("language"), *parts, Item(msg("settings-keys"), choose=keys), Item(msg("menu-back"), choose=back))
    return Dialog("settings", msg("settings-title"), items, back=back)


def settings_part(part: str, setting: SettingItem, back: Act) -> Dialog:
    """One part of the settings: each can be changed while playing."""
    items = tuple(setting(name) for name in SETTINGS[part])
    title = msg("sentence", line=msg(f"settings-{part}"))
    return Dialog(f"settings-{part}", title, (*items, Item(msg("menu-back"), choose=back)), back=back)


def question(text: Message, yes: Act, no: Act) -> Dialog:
    """A yes-or-no question; Escape is no, and no is under the cursor first, for something would be lost."""
    items = (Item(msg("no"), choose=no), Item(msg("yes"), choose=yes))
    return Dialog(text.id, text, items, back=no, question=True)


def gift_question(text: Message, yes: Act, no: Act) -> Dialog:
    """Whether to give the cards that were picked; yes is under the cursor first, for that was the player's wish."""
    items = (Item(msg("yes"), choose=yes), Item(msg("no"), choose=no))
    return Dialog("gift", text, items, back=no, table_keys=True, question=True)


def blind_question(look: Act, blind: Act) -> Dialog:
    """Blind nil, or a look at the cards? There is no way around it but the game menu."""
    items = (Item(msg("blind-look"), choose=look), Item(msg("blind-nil"), choose=blind))
    return Dialog("blind", msg("your-blind"), items, back=None, table_keys=True, question=True)


def score_sheet(sheet: HandSheet, lines: Sequence[Message], go_on: Act, ways: Mapping[str, Act]) -> Dialog:
    """The sheet after a hand, line by line. Enter anywhere goes on, but on the last lines: there it takes the ``ways``
    that they name, each by the id of its message."""
    items = (*(Item(line, choose=go_on) for line in lines), *(Item(msg(id), choose=act) for id, act in ways.items()))
    title, asks = msg("sheet-title", hand=sheet.number), msg("sheet-go-on")
    return Dialog("sheet", title, items, back=go_on, table_keys=True, asks=asks)


def browse_list(name: str, lines: tuple[Message, ...], back: Act) -> Dialog:
    """Something of the table to look through line by line; Enter and Escape go back to the table."""
    items = tuple(Item(line, choose=back) for line in lines)
    return Dialog(name, msg(f"browse-{name}"), items, back=back, table_keys=True, passing=True)


def match_end(result: Message, ways: Ways) -> Dialog:
    """The end of the match, and what next."""
    return Dialog(
        "end",
        result,
        (
            Item(msg("menu-new-match"), choose=ways.new_match),
            Item(msg("menu-to-main"), choose=ways.main_menu),
            *_past_items(ways),
            Item(msg("menu-quit"), choose=ways.quit),
        ),
        back=ways.main_menu,
        table_keys=True,
    )
