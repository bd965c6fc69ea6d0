"""The settings of the voice itself: what speaks, how fast, how loud, and with which of its voices."""

from collections.abc import Callable
from typing import Final

from spades_gui.app.desk import Desk
from spades_gui.app.dialog import Item
from spades_gui.app.ports import SpeechNews
from spades_gui.app.samples import CARD
from spades_gui.present.cues import Cue
from spades_gui.present.message import Message, msg

KNOWN: Final = frozenset({"speech-dispatcher", "built-in", "screen-reader", "sapi", "voiceover", "say"})
"""The back ends that have a name in each language; others go by their own."""


def back_end_name(id: str) -> Message:
    """What a back end is called."""
    return msg(f"back-end-{id}") if id in KNOWN else msg("literal", value=id)


def voice_news(news: SpeechNews) -> Message:
    """What has happened to voices, in words."""
    if news.language:
        language = msg(f"value-language-{news.language}")
        return msg("voice-missing", value=back_end_name(news.voice), language=language)
    return msg("voice-speaks", value=back_end_name(news.voice)) if news.voice else msg("voice-none")


class VoiceSettings:
    """Menu lines and commands for what depends on the voice that speaks at the moment."""

    def __init__(self, desk: Desk, set_value: Callable[[str, object], bool]) -> None:
        self._desk = desk
        self._set = set_value

    def items(self) -> dict[str, Item]:
        """The menu lines, by the setting they change."""
        return {
            "speech.back_end": self._item(msg("setting-speech-back-end"), self._back_end, self._next_back_end),
            "speech.rate": self._item(msg("setting-speech-rate"), self._rate, self.rate),
            "speech.volume": self._item(msg("setting-speech-volume"), self._volume, self.volume),
            "speech.voice": self._item(msg("setting-speech-voice"), self._voice, self._next_voice),
        }

    def rate(self, step: int) -> bool:
        """Faster or slower; false where the voice has no rate to change, or no more of it."""
        return self._changed("speech.rate", self._desk.speaker.change_rate(step))

    def volume(self, step: int) -> bool:
        """Louder or softer; false where the voice has no volume to change, or no more of it."""
        return self._changed("speech.volume", self._desk.speaker.change_volume(step))

    def say_rate(self) -> None:
        """Say what the rate stands at."""
        self._now(msg("setting-speech-rate"), self._rate())

    def say_volume(self) -> None:
        """Say what the voice's volume stands at."""
        self._now(msg("setting-speech-volume"), self._volume())

    def _now(self, label: Message, value: Message) -> None:
        self._desk.announcer.answer(msg("setting-now", label=label, value=value))

    def _item(self, label: Message, value: Callable[[], Message], change: Callable[[int], bool]) -> Item:
        return Item(label, value=value, change=lambda step: change(step) or self._refuse(value()), sample=lambda: CARD)

    def _refuse(self, value: Message) -> bool:
        self._desk.cue(Cue.EDGE)
        self._desk.announcer.answer(msg("sentence", line=value))
        return False

    def _changed(self, name: str, value: int | str | None) -> bool:
        if value is None:
            return False
        before = self._desk.flat(name)
        self._set(name, value)
        return value != before

    def _back_end(self) -> Message:
        name = self._desk.settings.speech.back_end
        return back_end_name(name) if name else msg("voice-best")

    def _next_back_end(self, step: int) -> bool:
        names = ("", *self._desk.speaker.back_ends())
        now = self._desk.settings.speech.back_end
        here = names.index(now) if now in names else 0
        return self._set("speech.back_end", names[(here + step) % len(names)])

    def _rate(self) -> Message:
        return msg("number", n=self._desk.settings.speech.rate)

    def _volume(self) -> Message:
        volume = self._desk.settings.speech.volume
        return msg("voice-own") if volume is None else msg("number", n=volume)

    def _voice(self) -> Message:
        name = str(self._desk.flat(self._voice_setting) or "")
        return msg("literal", value=name) if name else msg("voice-own")

    def _next_voice(self, step: int) -> bool:
        return self._changed(self._voice_setting, self._desk.speaker.change_voice(step, self._desk.announcer.language))

    @property
    def _voice_setting(self) -> str:
        return f"speech.voice_{self._desk.announcer.language}"
