"""What the function keys do: language, voice, sounds, colours, pace, and the history of what was said."""

from collections.abc import Callable, Mapping

from spades_gui.app.desk import Desk
from spades_gui.app.dialog import Item
from spades_gui.app.own_theme import OwnThemeMenu
from spades_gui.app.samples import sample
from spades_gui.app.setting_items import next_of, next_value, setting_item, value_message
from spades_gui.app.voice_settings import VoiceSettings
from spades_gui.keys.key import Key
from spades_gui.present.cues import Cue
from spades_gui.present.kinds import Kind
from spades_gui.present.message import Message, msg
from spades_gui.settings.schema import LANGUAGES


class SettingCommands:
    """Changes settings, puts them in force at once, keeps them, and says what they stand at."""

    def __init__(self, desk: Desk, *, changed: Callable[[], None]) -> None:
        self._desk = desk
        self._changed = changed
        self._voice = VoiceSettings(desk, self._set)
        self._own_theme = OwnThemeMenu(desk, changed)

    def handlers(self) -> Mapping[str, Callable[[Key], None]]:
        """What each of these commands does."""
        return {
            "speech.silence": lambda _: self._desk.speaker.silence(),
            "speech.verbosity": lambda _: self._next("speech.verbosity"),
            "speech.toggle": lambda _: self._toggle_speech(),
            "speech.slower": lambda _: self._rate(-1),
            "speech.faster": lambda _: self._rate(1),
            "sound.quieter": lambda _: self._next("sound.volume", -1),
            "sound.louder": lambda _: self._next("sound.volume"),
            "voice.quieter": lambda _: self._volume(-1),
            "voice.louder": lambda _: self._volume(1),
            "sound.mute": lambda _: self._next("sound.muted"),
            "screen.theme": lambda _: self._next("screen.theme"),
            "screen.card_size": lambda _: self._next("screen.card_size"),
            "screen.text_size": lambda _: self._next("screen.text_size"),
            "screen.fullscreen": lambda _: self._next("screen.full_screen"),
            "game.pace": lambda _: self._next("play.pace"),
            "language.next": lambda _: self._next_language(1),
            "language.previous": lambda _: self._next_language(-1),
            "history.older": lambda _: self._browse(-1),
            "history.newer": lambda _: self._browse(1),
            "history.oldest": lambda _: self._browse(-len(self._desk.announcer)),
            "history.newest": lambda _: self._browse(len(self._desk.announcer)),
            "history.kind_next": lambda _: self._look_through(1),
            "history.kind_previous": lambda _: self._look_through(-1),
            "history.copy": lambda _: self._copy(),
        }

    def item(self, name: str) -> Item:
        """A menu line for the setting ``name``."""
        if name == "language":
            return Item(
                msg("setting-language"),
                value=lambda: msg(f"value-language-{self._desk.announcer.language}"),
                change=lambda step: self._set_language(step),
            )
        if own := self._voice.items().get(name):
            return own
        if name == "screen.own_theme":
            return self._own_theme.item()
        return setting_item(self._desk, name, lambda step: self._set(name, self._after(name, step)))

    def _after(self, name: str, step: int) -> object:
        value = self._desk.flat(name)
        if name == "speech.card_names":
            return next_of(self._desk.card_names(), value, step)
        if name == "screen.theme":
            return next_of(self._desk.themes(), value, step)
        return next_value(name, value, step)

    def _set(self, name: str, value: object) -> bool:
        self._desk.set(name, value)
        self._changed()
        return True

    def _toggle_speech(self) -> None:
        name = "speech.enabled"
        self._set(name, self._after(name, 1))
        now = self._setting_now(name)
        heard = sample(self._desk, name)
        self._desk.announcer.answer(now, *(() if heard is None else (heard,)))

    def _next(self, name: str, step: int = 1) -> None:
        self._set(name, self._after(name, step))
        if name.startswith("sound."):
            self._desk.cue(Cue.CARD)
        self._desk.announcer.answer(self._setting_now(name))

    def _setting_now(self, name: str) -> Message:
        label = msg(f"setting-{name.replace('.', '-').replace('_', '-')}")
        return msg("setting-now", label=label, value=value_message(name, self._desk.flat(name)))

    def _set_language(self, step: int) -> bool:
        now = LANGUAGES.index(self._desk.announcer.language)
        language = LANGUAGES[(now + step) % len(LANGUAGES)]
        self._desk.announcer.language = language
        return self._set("language", language)

    def _next_language(self, step: int) -> None:
        self._set_language(step)
        self._desk.announcer.answer(msg(f"value-language-{self._desk.announcer.language}"))

    def _rate(self, step: int) -> None:
        if not self._voice.rate(step):
            self._desk.cue(Cue.EDGE)
        self._voice.say_rate()

    def _volume(self, step: int) -> None:
        if not self._voice.volume(step):
            self._desk.cue(Cue.EDGE)
        self._voice.say_volume()

    def _look_through(self, step: int) -> None:
        kinds = (None, *Kind)
        kind = kinds[(kinds.index(self._desk.announcer.only) + step) % len(kinds)]
        self._desk.announcer.look_through(kind)

    def _browse(self, step: int) -> None:
        if not self._desk.announcer.browse(step):
            self._desk.cue(Cue.EDGE)

    def _copy(self) -> None:
        copied = self._desk.clipboard.copy(self._desk.announcer.current_text)
        self._desk.announcer.notice(msg("copied" if copied else "not-copied"))
