"""Every setting: its name, default, allowed values, and the comment it carries in ``config.yaml``.

A setting is known by its dotted name, such as ``screen.theme``. The keys of a command are the setting ``keys.`` plus
the command's id; whether that command exists and whether keys clash is for the table of commands to say.
"""

import dataclasses
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from types import MappingProxyType
from typing import Any, Final

from spades_gui.core.options import PRESETS, RuleOptions
from spades_gui.keys.sets import SETS, STANDARD
from spades_gui.settings.kinds import Choice, Keys, Kind, Option, Section, Switch, Text, Whole

LANGUAGES: Final = ("en", "fr", "ru")
LEVELS: Final = ("easy", "medium", "hard", "expert")
BIDDING_STYLES: Final = ("careful", "normal", "bold")
NIL_STYLES: Final = ("nil_shy", "normal", "nil_loving")
FIRST_STARTS: Final = ("auto", "ask", "done")
CHANNELS: Final = ("own", "screen_reader")
VERBOSITIES: Final = ("brief", "normal", "full")
CARD_NAMES: Final = ("full", "short", "suit_first")
OWN_THEME: Final = "own"
THEMES: Final = ("felt", "dark", "light", "white_on_black", "yellow_on_black", OWN_THEME)
SUIT_COLOURS: Final = ("two", "four")
FONTS: Final = ("roboto", "roboto_strong", "source_sans", "source_sans_strong")
CARD_SIZES: Final = ("normal", "large", "huge")
MOTIONS: Final = ("auto", "full", "reduced")
TEXT_SIZES: Final = ("100", "125", "150", "175", "200")
PACES: Final = ("slow", "normal", "fast", "wait")
KEY_SETS: Final = tuple(SETS)
SORTS: Final = ("suits", "suits_up", "colours")

_NAME: Final = Text(20)
_VOICE: Final = Text(80)
_COMMAND: Final = re.compile(r"[a-z][a-z0-9_]*(\.[a-z0-9_]+)+")
_COMMAND_KEYS: Final = Keys()


def _about(kind: Kind, *comment: str) -> Mapping[str, Any]:
    return {"kind": kind, "comment": comment}


@dataclass(frozen=True, slots=True)
class MatchSettings:
    """What a new match starts with."""

    preset: str = field(default="classic", metadata=_about(Choice(tuple(PRESETS)), "The rules of a new match."))
    level: str = field(default="medium", metadata=_about(Choice(LEVELS), "How well the computer plays."))
    bidding_style: str = field(
        default="normal", metadata=_about(Choice(BIDDING_STYLES), "How high the computer players bid.")
    )
    nil_style: str = field(
        default="normal", metadata=_about(Choice(NIL_STYLES), "How readily the computer players bid nil.")
    )


@dataclass(frozen=True, slots=True)
class SpeechSettings:
    """What is spoken, and how."""

    enabled: bool = field(
        default=True, metadata=_about(Switch(), "Speak. The captions on the screen stay in any case.")
    )
    channel: str = field(
        default="own",
        metadata=_about(
            Choice(CHANNELS),
            "own: the game speaks by itself; screen_reader: the screen reader reads the window, part by part, and the",
            "game's own voice is silent while it does. From the next start on.",
        ),
    )
    verbosity: str = field(default="normal", metadata=_about(Choice(VERBOSITIES), "How much is said."))
    back_end: str = field(
        default="",
        metadata=_about(_VOICE, "What speaks: the name of a screen reader or voice; empty: the best there is."),
    )
    rate: int = field(
        default=0, metadata=_about(Whole(-10, 10), "Speed of the voice, where it can be changed; 0: its own.")
    )
    volume: int | None = field(
        default=None,
        metadata=_about(Whole(0, 10, optional=True), "Volume of the voice, where it can be changed; null: its own."),
    )
    voice_en: str = field(default="", metadata=_about(_VOICE, "Which voice speaks English; empty: the usual one."))
    voice_fr: str = field(default="", metadata=_about(_VOICE, "Which voice speaks French; empty: the usual one."))
    voice_ru: str = field(default="", metadata=_about(_VOICE, "Which voice speaks Russian; empty: the usual one."))
    card_names: str = field(
        default="full",
        metadata=_about(Choice(CARD_NAMES), "How cards are called: queen of spades, queen spades, spades queen."),
    )
    unfocused: bool = field(default=True, metadata=_about(Switch(), "Speak while another window has the keys, too."))


@dataclass(frozen=True, slots=True)
class AnnounceSettings:
    """What is spoken by itself as the game goes on. All of it stands in the captions and the history in any case."""

    bids: bool = field(default=True, metadata=_about(Switch(), "Bids."))
    cards: bool = field(default=True, metadata=_about(Switch(), "Cards played."))
    tricks: bool = field(default=True, metadata=_about(Switch(), "Who takes the trick."))
    turns: bool = field(default=True, metadata=_about(Switch(), "That it is your turn."))
    scores: bool = field(default=True, metadata=_about(Switch(), "The score after a hand."))
    hints: bool = field(default=False, metadata=_about(Switch(), "A hint at each of your turns, without being asked."))


@dataclass(frozen=True, slots=True)
class SoundSettings:
    """Sound effects; they never touch speech."""

    volume: int = field(default=70, metadata=_about(Whole(0, 100), "Volume of the sounds, in percent."))
    muted: bool = field(default=False, metadata=_about(Switch(), "No sounds."))
    mono: bool = field(default=False, metadata=_about(Switch(), "All sounds in the middle instead of by seat."))


@dataclass(frozen=True, slots=True)
class ScreenSettings:
    """The window."""

    theme: str = field(default="felt", metadata=_about(Choice(THEMES), "Colours; own: those of your file theme.yaml."))
    suit_colours: str = field(
        default="two",
        metadata=_about(Choice(SUIT_COLOURS), "Colours of the suits; four: clubs are green, diamonds are blue."),
    )
    font: str = field(default="roboto", metadata=_about(Choice(FONTS), "Letters; strong: with thicker lines."))
    card_size: str = field(default="normal", metadata=_about(Choice(CARD_SIZES), "Size of the cards."))
    motion: str = field(
        default="auto",
        metadata=_about(
            Choice(MOTIONS),
            "Cards move to where they go (full), or are there at once (reduced); auto: as your system wishes.",
        ),
    )
    text_size: str = field(default="100", metadata=_about(Choice(TEXT_SIZES), "Size of the text, in percent."))
    full_screen: bool = field(default=False, metadata=_about(Switch(), "Fill the screen at the start."))


@dataclass(frozen=True, slots=True)
class PlaySettings:
    """How the game goes on."""

    pace: str = field(
        default="normal",
        metadata=_about(Choice(PACES), "How fast the others play; wait: for a key after each trick."),
    )
    sort: str = field(
        default="suits",
        metadata=_about(
            Choice(SORTS),
            "Order of your hand. suits: by suit, high cards first; suits_up: by suit, low cards first;",
            "colours: by suit, black and red in turn, high cards first.",
        ),
    )
    review: bool = field(
        default=True, metadata=_about(Switch(), "Offer a review of your decisions with the score of the hand.")
    )
    undo: bool = field(
        default=True, metadata=_about(Switch(), "What you did can be taken back; off: what is done is done.")
    )
    advice: bool = field(default=True, metadata=_about(Switch(), "A hint can be asked for."))
    memory_aid: bool = field(
        default=True, metadata=_about(Switch(), "The cards gone can be asked for; off: you have to remember them.")
    )


@dataclass(frozen=True, slots=True)
class TutorialSettings:
    """How far the player has come in learning the game."""

    done: str = field(default="", metadata=_about(Text(200), "The lessons that are done; the game notes them here."))


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything a player can set. ``keys`` and ``buttons`` hold only the commands whose keys were changed."""

    language: str = field(
        default="auto",
        metadata=_about(Choice(("auto", *LANGUAGES)), "Language of speech and screen; auto: your system's."),
    )
    first_start: str = field(
        default="auto",
        metadata=_about(
            Choice(FIRST_STARTS),
            "The questions of the first start. auto: where nothing has been set or played yet; ask: at the next start.",
        ),
    )
    key_set: str = field(
        default=STANDARD,
        metadata=_about(
            Choice(KEY_SETS),
            "The usual keys, those for one hand alone, or with the suits on their letters, as in other card games.",
        ),
    )
    player_name: str = field(default="", metadata=_about(_NAME, 'Your name at the table; empty: "you".'))
    left_name: str = field(
        default="", metadata=_about(_NAME, "Name of the opponent to your left; empty: the usual one.")
    )
    partner_name: str = field(default="", metadata=_about(_NAME, "Name of your partner; empty: the usual one."))
    right_name: str = field(
        default="", metadata=_about(_NAME, "Name of the opponent to your right; empty: the usual one.")
    )
    match: MatchSettings = field(default_factory=MatchSettings)
    speech: SpeechSettings = field(default_factory=SpeechSettings)
    announce: AnnounceSettings = field(default_factory=AnnounceSettings)
    sound: SoundSettings = field(default_factory=SoundSettings)
    screen: ScreenSettings = field(default_factory=ScreenSettings)
    play: PlaySettings = field(default_factory=PlaySettings)
    tutorial: TutorialSettings = field(default_factory=TutorialSettings)
    rules: Mapping[str, bool | int | str] = field(
        default_factory=lambda: MappingProxyType({}),
        metadata=_about(
            Section(),
            "Options of the rules that shall differ from the preset; null: as the preset says. For example:",
            "rules:",
            "  target: 700",
            "  nil_value: 50",
        ),
    )
    keys: Mapping[str, tuple[str, ...]] = field(
        default_factory=lambda: MappingProxyType({}),
        metadata=_about(
            _COMMAND_KEYS,
            "Other keys for a command: its name and a list of keys; an empty list takes its keys away.",
            "The names of the commands stand in README's table of keys. For example:",
            "keys:",
            "  say.scores: [s, f10]",
            "  speech.silence: [ctrl, shift+space]",
        ),
    )
    buttons: Mapping[str, tuple[str, ...]] = field(
        default_factory=lambda: MappingProxyType({}),
        metadata=_about(
            _COMMAND_KEYS,
            "Other buttons of a game controller for a command; shift is the left shoulder button, ctrl the right one.",
            "For example:",
            "buttons:",
            "  say.rules: [ctrl+pad_lstick]",
        ),
    )


_GROUPS: Final[Mapping[str, Any]] = {
    each.name: each.default_factory for each in fields(Settings) if isinstance(each.default_factory, type)
}
SECTIONS: Final = (*_GROUPS, "rules", "keys", "buttons")
"""The settings that hold others."""


def _named_fields() -> Iterator[tuple[str, "dataclasses.Field[Any]"]]:
    for each in fields(Settings):
        if each.name in _GROUPS:
            yield from ((f"{each.name}.{inner.name}", inner) for inner in fields(_GROUPS[each.name]))
        elif each.name not in SECTIONS:
            yield each.name, each


FIELDS: Final[Mapping[str, "dataclasses.Field[Any]"]] = MappingProxyType(dict(_named_fields()))
"""Every setting by its dotted name, in the order of ``config.yaml``, but for the rules and the keys of commands."""


OPTIONS: Final = tuple(f"rules.{each.name}" for each in fields(RuleOptions))
"""The options of the rules, by the dotted name of their setting."""


def kind_of(name: str) -> Kind | None:
    """What the setting accepts; ``None`` if there is no such setting."""
    if name in SECTIONS:
        return Section()
    section, _, command = name.partition(".")
    if section in ("keys", "buttons"):
        return _COMMAND_KEYS if _COMMAND.fullmatch(command) else None
    if section == "rules":
        return Option(command) if command in RuleOptions.__dataclass_fields__ else None
    kind: Kind | None = FIELDS[name].metadata["kind"] if name in FIELDS else None
    return kind


def from_flat(values: Mapping[str, Any]) -> Settings:
    """Settings with these values, already checked, by dotted name; defaults for the rest."""
    groups: dict[str, dict[str, Any]] = {}
    for name, value in values.items():
        section, _, inner = name.rpartition(".") if name in FIELDS else name.partition(".")
        groups.setdefault(section, {})[inner] = value
    inside = {name: group(**groups.get(name, {})) for name, group in _GROUPS.items()}
    rules = {name: value for name, value in groups.get("rules", {}).items() if value is not None}
    return Settings(
        **groups.get("", {}),
        **inside,
        rules=MappingProxyType(rules),
        keys=_changed(groups.get("keys", {})),
        buttons=_changed(groups.get("buttons", {})),
    )


def to_flat(settings: Settings) -> dict[str, Any]:
    """Every value by its dotted name; the inverse of ``from_flat``."""
    flat: dict[str, Any] = {}
    for name in FIELDS:
        value: Any = settings
        for part in name.split("."):
            value = getattr(value, part)
        flat[name] = value
    flat |= {f"rules.{option}": value for option, value in settings.rules.items()}
    flat |= {f"buttons.{command}": keys for command, keys in settings.buttons.items()}
    return flat | {f"keys.{command}": keys for command, keys in settings.keys.items()}


def _changed(keys: Mapping[str, Any]) -> Mapping[str, tuple[str, ...]]:
    """Those that are not as usual."""
    return MappingProxyType({command: each for command, each in keys.items() if each is not None})


def fitted(name: str, value: object) -> object:
    """The value as this setting keeps it; raises ``ValueError`` for an unknown setting or a value it does not allow."""
    kind = kind_of(name)
    if kind is None:
        raise ValueError(f"no such setting: {name!r:.60}")
    try:
        return kind.fit(value)
    except ValueError as unfit:
        raise ValueError(f"{name}: {unfit} {value!r:.60}") from unfit


def with_value(settings: Settings, name: str, value: object) -> Settings:
    """``settings`` with one of them changed, by dotted name, e.g. ``with_value(settings, "screen.theme", "dark")``.

    Raises ``ValueError`` for an unknown setting or a value it does not allow.
    """
    return from_flat(to_flat(settings) | {name: fitted(name, value)})


def as_written(value: object) -> str:
    """A setting's value as it stands in ``config.yaml``."""
    match value:
        case None:
            return "null"
        case bool():
            return str(value).lower()
        case tuple():
            return f"[{', '.join(map(str, value))}]"
        case "":
            return '""'
        case _:
            return str(value)
